"""Whether a written position can be played on, or why not: what holds at each question (section 5)."""

from __future__ import annotations

from ludotheque.core.agenda import FIRST, WIDTH, asked, first
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.text.names import QUESTIONS, SEAT_NAMES

# Which question waits below another; NONE for those that stand alone.
ABOUT_ITEMS = (t.BUILDING, t.UPGRADING, t.REROLLING, t.DRAWING, t.ROLLING, t.ROLLING_AGAIN)
BELOW = {t.APPOINTING: t.DROPPING} | dict.fromkeys(ABOUT_ITEMS, t.RESOLVING)
NOBODY_TO_TAKE = "there is nobody to take: put a meeple into a building, SAL or JAIL (R13)"
BY_CHANCE = (t.DEALING, t.DRAWING, t.ROLLING, t.ROLLING_AGAIN)


def stage_fault(p: Position) -> str:
    """Why the questions cannot be asked in this position; an empty text if they can."""
    now = p.question()
    return agenda_fault(p) or (turn_fault(p) if t.TAKING < now < t.OVER else rest_fault(p)) or lasting_fault(p)


def agenda_fault(p: Position) -> str:
    """Who is asked, and which question waits below."""
    asked_before = t.NONE
    for at in range(0, len(p.agenda), WIDTH):
        question, seat, space, _ = p.agenda[at : at + WIDTH]
        if asked_before == t.DRAWING and question == t.DRAWING:
            asked_before = t.RESOLVING  # R47: both draw
        if asked_before != BELOW.get(question, t.NONE):
            return "a question waits only below those it leads to: write P1 resolve, P2 upgrade (R30)"
        if question == t.NAMING:
            due = p.host if p.names_first else CHANCE
        elif question in BY_CHANCE:
            due = CHANCE
        elif question == t.UPGRADING:
            due = p.owners[p.item] if 0 <= p.item < t.BUILDINGS else t.NONE
        elif question == t.REROLLING:
            due = p.tokens[space - t.WEST]
        else:
            due = seat if question == t.CORNERING and seat >= 0 else p.turn
        if seat != due:
            right, wrong = seat_word(due, question), seat_word(seat, question)
            return f"{QUESTIONS[question]} is asked of {right}, not of {wrong} (R11)"
        asked_before = question
    return ""


def seat_word(seat: int, question: int) -> str:
    if seat >= 0:
        return SEAT_NAMES[seat]
    return "nobody" if question in (t.UPGRADING, t.REROLLING) else "chance"


def rest_fault(p: Position) -> str:
    """Why nobody can be at the beginning of a turn, in the setup, or at the end of the game."""
    if p.source != t.NONE or p.direction or p.target != t.NONE or p.item != t.NONE or p.dice[0] or p.fuse or p.stirred:
        return "from, dir, target, item, dice, fuse and stirred belong to a turn that has begun (R12)"
    if p.in_hand() or not p.is_resolved():
        return "between turns the hand is empty and nothing is left to resolve (I6)"
    now = p.question()
    if (p.first == t.NONE) != (now in (t.DEALING, t.NAMING)):
        return "first: none goes with the deal and the choice of the first player, and with nothing else (R8)"
    if now == t.TAKING:
        return NOBODY_TO_TAKE if p.is_deserted() else ""
    return setup_fault(p, now) if now < t.TAKING else ""


def setup_fault(p: Position, now: int) -> str:
    """Before the first turn."""
    if sum(p.gold) + sum(p.stones) + p.sold + sum(p.graves) + p.idle + p.stale or p.crates != p.material.dynamite:
        return "before the first turn there are no cubes, bars and graves, and all dynamite is in the Jail (R2 to R7)"
    if p.street[t.WEST] != t.NONE or p.street[t.EAST] != t.NONE:
        return "before the first turn nobody stands on the street (R4)"
    if p.turn != max(p.first, 0):
        return "before the first turn, turn: is the first player (R10)"
    chosen = p.seats
    if now == t.CORNERING:
        # R9: from the right of the first player, counterclockwise, the first player last.
        chosen = (p.first - 1 - asked(p.agenda)) % p.seats
    for seat in range(p.seats):
        signed = [b for b in range(t.BUILDINGS) if p.owners[b] == seat]
        has_chosen = now == t.CORNERING and (p.first - 1 - seat) % p.seats < chosen
        if len(signed) != has_chosen or any(b not in p.material.corners or p.turned[b] for b in signed):
            return "in the setup, each player who has chosen has one sign, low side up, on a corner (R9)"
    if now != t.DEALING:
        return NOBODY_TO_TAKE if p.is_deserted() else ""
    building = first(p.agenda)
    for location in range(t.BUILDINGS + 2):
        due = p.material.dealt if location < building else 0
        madame = int(location == t.SALOON)
        if p.crowd(location) != due + madame or p.inside[location * t.KINDS + t.MADAME] != madame:
            return "Madame is in the Saloon, and the buildings before the one that is dealt to have their meeples (R5)"
    return ""


def lasting_fault(p: Position) -> str:
    """Why such a game would never end."""
    if p.stale_rounds > 0 or p.question() in (t.DEALING, t.OVER) or p.triggers():
        return ""
    # R48: whoever can still die, against the graves that are left.
    fighters = sum(p.material.counts[: t.MADAME]) - sum(p.graves) - sum(p.boxed[: t.MADAME])
    return "" if fighters > p.free_graves() else "without the guard, too few meeples are left to fill the graves (A40)"


def turn_fault(p: Position) -> str:
    now = p.question()
    if p.first == t.NONE:
        return "a turn has a first player before it: write first: P1 (R8)"
    if p.source == t.NONE and (now <= t.APPOINTING or p.direction):
        return "the hand comes from somewhere: write from: b3 (R14)"
    if now <= t.APPOINTING:
        return sowing_fault(p, now)
    if p.in_hand() or p.target != t.NONE:
        return "the hand is empty and has no target once its meeples are resolved (R28)"
    if p.dice[0] and p.item != t.SHOWDOWN and p.is_facing():
        return "dice: is the roll of a Showdown that is over, or of the item: showdown (R44)"
    if now == t.ENDING:
        return at_rest(p) or ("" if p.is_resolved() else "a turn ends when nothing is left to resolve (R30)")
    if now == t.RESOLVING:
        return at_rest(p) or ("there is nothing to resolve (R29)" if p.is_resolved() else "")
    if p.item == t.NONE or (p.item != t.SHOWDOWN and p.street[p.item] == t.NONE):
        return "something is being resolved: write item: d4 and who stands there, or item: showdown (R30)"
    if now in (t.ROLLING, t.REROLLING, t.ROLLING_AGAIN):
        return at_peace(p) or duel_fault(p, now)
    if now == t.DRAWING:
        return draw_fault(p)
    return at_peace(p) or sign_fault(p, now)


def at_rest(p: Position) -> str:
    return at_peace(p) or (
        "" if p.item == t.NONE else "an item is being resolved only while something is asked about it (R30)"
    )


def at_peace(p: Position) -> str:
    return "" if p.fuse == 0 else "a fuse burns only between the two draws of a Showdown in which both fell (R55)"


def sowing_fault(p: Position, now: int) -> str:
    """Steps 1 and 2."""
    if p.item != t.NONE or p.dice[0] or p.fuse:
        return "item, dice and fuse belong to what is resolved after sowing (R28)"
    if now < t.DROPPING:
        if not p.is_resolved() or p.crowd(p.source) or p.direction:
            return "the whole Location is in the hand, the doors are empty, and no direction is chosen yet (R14)"
        if (p.target != t.NONE) != (now == t.TURNING and p.source >= t.BUILDINGS):
            return "sowing from SAL or JAIL first chooses where to start, then the direction: write target: d4 (R21)"
        if now == t.STARTING and p.source < t.BUILDINGS:
            return "sowing from a building starts next to it (R20)"
    elif p.target == t.NONE:
        return "the next meeple goes somewhere: write target: d4 (R19)"
    if now == t.APPOINTING:
        space = first(p.agenda)
        if p.target != space or p.street[space] == t.NONE or p.tokens[space - t.WEST] != t.NONE:
            return "who controls a meeple is asked when it stands without a token on W or E, the target (R25)"
        other = t.WEST + t.EAST - space
        return (
            ""
            if p.tokens[other - t.WEST] == p.turn
            else "somebody is appointed when one's own token is in the street (R25)"
        )
    if p.target != t.NONE and p.street[p.target] != t.NONE:
        return "the target is a free space (R18)"
    least = 2 if now == t.TURNING and p.source >= t.BUILDINGS else 1
    return "" if p.in_hand() >= least else "there is nothing in the hand to sow (R19)"


def sign_fault(p: Position, now: int) -> str:
    """R34 to R37: an Ouvrier on a door, and somebody who can pay."""
    if p.item == t.SHOWDOWN or p.street[p.item] != t.BUILDER:
        return "an Ouvrier stands on the door where something is built: write item: d4; d4: O (R34)"
    seat = asked(p.agenda)
    owner = p.owners[p.item]
    is_open = p.spare[seat] > 0 if now == t.BUILDING else p.turned[p.item] == 0
    if (now == t.BUILDING) != (owner == t.NONE) or not is_open or not p.can_pay(seat, p.item):
        return "a sign is built by the player whose turn it is, who has one left, or turned once; both pay (R36)"
    return ""


def duel_fault(p: Position, now: int) -> str:
    """R43 to R45."""
    if p.item != t.SHOWDOWN or not p.is_facing():
        return "dice are rolled in a Showdown: write item: showdown, and who stands on W and E (R43)"
    if now == t.ROLLING:
        return "both dice are rolled first: leave dice: out (R44)" if p.dice[0] else ""
    if not p.dice[0]:
        return "somebody rolls again after a first roll: write dice: W4 E2 (R45)"
    space = first(p.agenda)
    skills = p.material.skills
    if skills[p.street[space]] <= skills[p.street[t.WEST + t.EAST - space]]:
        return "only the better shot rolls again (R45)"
    return ""


def draw_fault(p: Position) -> str:
    """R33: how many pieces the item lets whom draw."""
    draws = [p.agenda[at + FIRST : at + WIDTH] for at in range(WIDTH, len(p.agenda), WIDTH)]
    seat, pieces = draws[-1]
    held = sum(p.bag)
    if not 0 < pieces <= held:
        return "pieces are drawn out of the bag, as many as it holds at most (R33)"
    if p.item != t.SHOWDOWN:
        if len(draws) > 1 or p.fuse or seat != p.drawer(p.item) or pieces != min(p.pieces_due(p.item), held):
            return "a meeple on a door lets its player draw what its action says (R38 to R41)"
        return ""
    if p.street[t.WEST] != t.NONE or p.street[t.EAST] != t.NONE or not p.dice[0]:
        return "a Showdown is paid when both spaces are empty and the dice have fallen: write dice: W4 E2 (R51)"
    if max(draw[1] for draw in draws) > max(p.material.rewards) or min(draw[1] for draw in draws) == 0:
        return "a Showdown is paid by the kind that died (R50)"
    if len(draws) > 1 and (p.dice[0] != p.dice[1] or draws[0][0] == seat or draws[0][1] < pieces):
        return "both players draw, the same number, when equals fell to equal dice (R47)"
    if p.fuse and (len(draws) > 1 or p.dice[0] != p.dice[1] or p.fuse > p.blasts):
        return "a fuse burns only between the two draws of a Showdown in which both fell (R55)"
    return ""
