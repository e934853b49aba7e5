"""What a sensible castaway answers, fast: it reads imagined positions, never a view."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.mind.greedy import LUCK_WORTH, doorstep
from ludotheque.games.singes.mind.needs import Needs, trap_cost
from ludotheque.games.singes.mind.odds import best_die, fight_odds, shown_strength
from ludotheque.games.singes.mind.outlook import best_of, landing_worths, pull, worth_there
from ludotheque.games.singes.mind.ways import Landings, steps_of
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.fights import strength
from ludotheque.games.singes.rules.judge import Singes

LOOT_GAIN: Final = [3.0, 5.0, 2.5, 1.4, 1.4, 1.5, 1.5, 1.5, 1.7, 0.8, 0.9, 1.6]  # by what a thief may take


class Walk:
    """The move that a state is in the middle of: its answers in order, with the length of the path at the first."""

    def __init__(self, state: Singes, begun: int, steps: list[int]) -> None:
        self.state = state
        self.begun = begun
        self.steps = steps


def best_walk(p: Singes, seat: int) -> Walk:
    """The move that promises most."""
    landings = Landings(p, seat, p.total)
    needs = Needs(p, seat)
    best = best_of(landing_worths(p, needs, landings)) if len(landings.ends) > 1 else 0
    return Walk(p, len(p.path), steps_of(p, landings.way(landings.ends[best])))


def answer(p: Singes, seat: int) -> int:
    """What to say to every question but the steps of a walk; NONE where it does not matter."""
    question = p.question
    if question == t.ACTING:
        return turn_action(p, seat)
    if question == t.HELPING:
        return t.HELP + p.helper_mask(seat)
    if question == t.FIGHTING:
        return fight_answer(p, seat)
    if question == t.TURNING:
        return t.TURN_KEY
    if question == t.ESCAPING:
        return t.ESCAPE if p.why_not(seat, t.ESCAPE) == LEGAL else t.DECLINE
    if question == t.PICKING:
        return pick_answer(p, seat)
    if question == t.STEALING:
        return steal_answer(p, seat)
    if question == t.SACRIFICING:
        return sacrifice(p, seat)
    if question == t.TRAPPED:
        return t.COMPASS if p.held(seat, t.COMPASS_TOKEN) > 0 else t.DECLINE
    if question == t.DEFENDING:
        return t.ROLL + best_die(p, seat, shown_strength(p, seat))
    if question == t.GUIDED:
        return t.TO + guided(p, Needs(p, seat), 1)[0]
    return t.NONE


def foremost(p: Singes, seat: int) -> int:
    """The rival who lacks least and is not held up yet, or NONE."""
    best = t.NONE
    fewest = 1000
    for rival in range(p.seats):
        if rival != seat and not p.is_held_up(rival):
            lacking = 10 * p.least_missing(rival) - p.digits_held(rival) - p.helper_sum(p.helper_mask(rival))
            if lacking < fewest:
                fewest = lacking
                best = rival
    return best


def turn_action(p: Singes, seat: int) -> int:
    """An ambush for who is ahead, where it costs him more than the turn it takes; else the fastest die."""
    if p.bonus != t.EXTRA:
        strongest = t.NONE
        for token in range(t.ATTACKS):
            if p.held(seat, t.PATROL + token) > 0:
                strongest = t.PATROL + token
        if strongest != t.NONE:
            rival = foremost(p, seat)
            if rival != t.NONE and is_worth_it(p, seat, rival, strongest):
                return t.ATTACK + rival * t.ATTACKS + strongest - t.PATROL
    needs = Needs(p, seat)
    return t.ROLL + needs.die


def is_worth_it(p: Singes, seat: int, rival: int, token: int) -> bool:
    """Whether an attack is worth a turn: at once against who is about to escape, else if it is long, or free."""
    if p.least_missing(seat) == 0:
        return False
    return p.least_missing(rival) == 0 or p.bonus == t.AGAIN or (p.seats == 2 and token > t.AMBUSH)


def fight_answer(p: Singes, seat: int) -> int:
    """Lay all weapons ready; kill or move the ape when the odds are poor."""
    against = strength(p, p.board[p.pawns[seat]] - t.APE)
    odds = fight_odds(p, seat, against)
    if odds < 0.6 and p.held(seat, t.KILL_TOKEN) > 0:
        return t.KILL
    for weapon in range(t.ARMS):
        if p.declared[weapon] < p.held(seat, weapon):
            return t.DECLARE + weapon
    return t.ROLL + best_die(p, seat, against - p.weapon_sum(seat))


def pick_answer(p: Singes, seat: int) -> int:
    """A digit if there is one; a luck token unless traps make it too dear."""
    if p.pile_backs(t.DIGIT_BACK) > 0:
        return t.PICK_DIGIT
    luck = p.pile_backs(t.LUCK_BACK)
    return t.PICK_LUCK if 0.8 * luck > p.pile[t.TRAP] * trap_cost(p, Needs(p, seat)) else t.DECLINE


def steal_answer(p: Singes, seat: int) -> int:
    best = t.DECLINE
    highest = 0.0
    for action in p.legal(seat):
        value = 1.0
        if action >= t.STEAL:
            value = LOOT_GAIN[(action - t.STEAL) % t.LOOTS]
        if action != t.DECLINE and value > highest:
            highest = value
            best = action
    return best


def sacrifice(p: Singes, seat: int) -> int:
    """The least useful luck token."""
    best = t.NONE
    least = 1000
    for action in p.legal(seat):
        kind = action - t.ITEM if action < t.ITEM_USED else t.RED_DIE + action - t.ITEM_USED
        if LUCK_WORTH[kind - t.RED_DIE] < least:
            least = LUCK_WORTH[kind - t.RED_DIE]
            best = action
    return best


def guided(p: Singes, needs: Needs, count: int) -> list[int]:
    """The best squares for a guide to lead to, or those before a door, where no guide goes (R58)."""
    squares: list[int] = []
    values: list[float] = []
    for tile in range(p.material.tiles):
        if not p.is_placed(tile):
            continue
        for square in range(tile * t.CELLS, tile * t.CELLS + t.CELLS):
            if p.material.cells[square] == t.WALL or square == p.pawns[needs.seat]:
                continue
            place = square
            value = worth_there(p, needs, square)
            if p.material.cells[square] == t.DOOR and p.board[square]:
                place = doorstep(p, needs.seat, square)
                value -= 1.0
            if place != t.NONE and value > 0.5 and place not in squares:
                squares.append(place)
                values.append(value + (pull(p, needs, place, place) if value > 2.0 else 0.0))
    if not squares:
        return [doorless(p, needs.seat)]
    order = sorted(range(len(squares)), key=lambda i: -values[i])
    return [squares[i] for i in order[:count]]


def doorless(p: Singes, seat: int) -> int:
    """Any square where a guide may lead."""
    for action in p.legal(seat):
        return action - t.TO
    return p.material.start
