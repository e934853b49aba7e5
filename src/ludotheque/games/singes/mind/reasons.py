"""Why one might choose an answer: told from what the seat itself sees, its own hand and the open map."""

from __future__ import annotations

from ludotheque.core.advice import Reason
from ludotheque.games.singes.mind.needs import ESCAPE, Needs, lacking_digits
from ludotheque.games.singes.mind.odds import ape_odds, fight_odds, shown_strength, win_odds
from ludotheque.games.singes.mind.outlook import landing_worth, pull, worth_there
from ludotheque.games.singes.mind.ways import Landings, direction_to
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.fights import strength
from ludotheque.games.singes.rules.judge import Singes


def percent(odds: float) -> int:
    return int(100.0 * odds + 0.5)


def reason(p: Singes, seat: int, action: int) -> Reason | None:
    """The sentence for an answer, with the numbers it speaks of."""
    question = p.question
    if question == t.STEPPING:
        return step_reason(p, seat, action)
    if question == t.ACTING:
        return turn_reason(p, seat, action)
    if question == t.HELPING:
        return help_reason(p, action - t.HELP)
    if question == t.FIGHTING:
        return fight_reason(p, seat, action)
    if question == t.GUIDED:
        return land_reason(p, seat, action - t.TO, False)
    if question == t.STEALING:
        return theft_reason(action)
    if question == t.SACRIFICING or question == t.NAMING:
        kind = action - t.ITEM if action < t.ITEM_USED else t.RED_DIE + action - t.ITEM_USED
        return Reason("sacrifice" if question == t.SACRIFICING else "name", (kind,))
    if question == t.DEFENDING:
        against = shown_strength(p, seat)
        return Reason("defend", (percent(win_odds(p, action - t.ROLL, against)), against))
    if question == t.TRAPPED:
        return Reason("pay" if action == t.DECLINE else "dodge")
    if question == t.MOVING:
        return Reason("exile")
    if question == t.ROTATING:
        return Reason("rotate", (p.tile,))
    if question == t.FIRST:
        return Reason("begin")
    return short_reason(action)


def short_reason(action: int) -> Reason | None:
    """At a door or on START."""
    if action == t.TURN_KEY:
        return Reason("turn")
    if action == t.ESCAPE:
        return Reason("escape")
    if action == t.PICK_DIGIT:
        return Reason("pick-digit")
    if action == t.PICK_LUCK:
        return Reason("pick-luck")
    return Reason("decline") if action == t.DECLINE else None


def turn_reason(p: Singes, seat: int, action: int) -> Reason | None:
    if t.ATTACK <= action < t.ITEM:
        rival = (action - t.ATTACK) // t.ATTACKS
        return Reason("attack", (rival, p.digits_held(rival)))
    if action == t.COMPASS:
        return Reason("compass")
    if action == t.GUIDE or action == t.GUIDE + 1:
        return Reason("guide", (t.DAENA + action - t.GUIDE,))
    if action == t.DECLINE:
        return Reason("rest")
    needs = Needs(p, seat)
    pull(p, needs, p.pawns[seat], t.NONE)
    return Reason("roll", (action - t.ROLL, needs.lure)) if needs.lure != t.NONE else Reason("wander")


def help_reason(p: Singes, used: int) -> Reason:
    steps = p.helper_sum(used)
    return Reason("help", (p.total + steps, steps)) if steps > 0 else Reason("alone", (p.total,))


def fight_reason(p: Singes, seat: int, action: int) -> Reason | None:
    """With what odds one fights, or does not."""
    against = strength(p, p.board[p.pawns[seat]] - t.APE)
    odds = percent(fight_odds(p, seat, against))
    if t.DECLARE <= action < t.DECLARE + t.ARMS:
        return Reason("arm", (action - t.DECLARE, odds))
    if action == t.KILL:
        return Reason("kill", (odds,))
    if action == t.MOVE:
        return Reason("move", (odds,))
    bonus = 0
    for weapon in range(t.ARMS):
        bonus += p.declared[weapon] * p.material.values[weapon]
    return Reason("fight", (percent(win_odds(p, action - t.ROLL, against - bonus)), against))


def theft_reason(action: int) -> Reason | None:
    if action == t.DECLINE:
        return Reason("decline")
    if action < t.STEAL:
        return Reason("look", (action - t.LOOK,))
    return Reason("steal", ((action - t.STEAL) // t.LOOTS, (action - t.STEAL) % t.LOOTS))


def step_reason(p: Singes, seat: int, action: int) -> Reason | None:
    """Where a step, or the stop, leads at best."""
    landings = Landings(p, seat, p.total)
    needs = Needs(p, seat)
    best = t.NONE
    highest = -1000.0
    exact = False
    feared = t.NONE
    for i in range(len(landings.ends)):
        way = landings.way(landings.ends[i])
        square = way[len(way) - 1]
        leads = t.STOP if len(way) == 1 else t.STEP + direction_to(p, way[0], way[1])
        if leads != action:
            if p.has_ape(square) and ape_odds(p, seat, p.board[square]) < 0.34:
                feared = square
            continue
        value = landing_worth(p, needs, square, landings.exact[i])
        if value > highest:
            highest = value
            best = square
            exact = landings.exact[i]
    if best == t.NONE:
        return Reason("wander")
    if worth_there(p, needs, best) <= 0.0 and feared != t.NONE and not p.has_ape(best):
        return Reason("avoid", (feared, percent(ape_odds(p, seat, p.board[feared]))))
    return land_reason(p, seat, best, exact)


def land_reason(p: Singes, seat: int, square: int, exact: bool) -> Reason:
    """What one wants on a square, or near it."""
    needs = Needs(p, seat)
    content = p.board[square]
    if needs.values[content] >= ESCAPE:
        return Reason("exit")
    if p.has_ape(square):
        return Reason("challenge", (square, percent(ape_odds(p, seat, content))))
    if content == t.MARK_W:
        return weapon_reason(p, seat)
    if content == t.MARK_K:
        return digit_reason(p, seat)
    if content == t.MARK_C:
        return Reason("character")
    if content == t.MARK_L:
        return Reason("luck", (p.unseen[t.TRAP], sum(p.unseen[t.RED_DIE : t.TRAP + 1])))
    if content == t.KEY_DOWN:
        return Reason("door")
    if p.is_live(square):
        return Reason("explore", (p.left,))
    if exact and p.held(seat, t.THIEF) > 0:
        for rival in range(p.seats):
            if rival != seat and p.pawns[rival] == square and p.hand_size(rival) > 0:
                return Reason("rob", (rival,))
    pull(p, needs, square, square)
    return Reason("approach", (needs.lure,)) if needs.lure != t.NONE else Reason("wander")


def digit_reason(p: Singes, seat: int) -> Reason:
    """How many digits the nearest face-up key still asks for."""
    fewest = 5
    lacking = 0
    for content in p.board:
        if t.KEY_UP <= content < t.APE:
            key = content - t.KEY_UP
            if lacking_digits(p, seat, key) > 0 and p.missing(seat, key) < fewest:
                fewest = p.missing(seat, key)
                lacking = lacking_digits(p, seat, key)
    return Reason("digit", (lacking,)) if lacking > 0 else Reason("digits")


def weapon_reason(p: Singes, seat: int) -> Reason:
    """The weapon that a face-up key asks for, or more strength."""
    for content in p.board:
        if t.KEY_UP <= content < t.APE:
            need = p.material.need(content - t.KEY_UP)
            if need < t.ARMS and p.held(seat, need) == 0:
                return Reason("object", (need,))
    return Reason("weapon", (p.weapon_sum(seat),))
