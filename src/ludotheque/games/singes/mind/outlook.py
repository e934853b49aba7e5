"""How promising a square or a position is, in turns."""

from __future__ import annotations

from typing import Final

from ludotheque.games.singes.mind.needs import ESCAPE, RETREAT, Needs, hand_worth, hold_turns
from ludotheque.games.singes.mind.ways import FAR, Landings
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.position import Position

EMPTY_LAND: Final = -3.0  # where nothing is worth a walk
EFFORT: Final = 0.45  # what a turn of walking takes off a value: something else is met on most ways


def worth_there(p: Position, needs: Needs, square: int) -> float:
    """The turns that landing on a square saves."""
    value = needs.values[p.board[square]]
    if square % t.CELLS >= t.PORTAL and p.left > 0 and p.beyond(square) == t.VOID:
        value += needs.portal
    elif square == p.material.start:
        value += needs.start
    return value


def pull(p: Position, needs: Needs, start: int, gone: int) -> float:
    """The best thing around a square: its value less the turns that lead there. One square is left out of account."""
    links = p.material.links
    joined = p.joined
    board = p.board
    bars = needs.bars
    speed = needs.speed
    most = needs.most
    best = EMPTY_LAND
    needs.lure = t.NONE
    seen = [False] * t.SQUARES
    rings: list[list[int]] = [[start]]
    steps = 0
    while steps < len(rings) and steps < FAR and most - EFFORT * steps / speed > best:
        for square in rings[steps]:
            if seen[square]:
                continue
            seen[square] = True
            ring = steps + 1
            if steps > 0:
                if square != gone:
                    value = worth_there(p, needs, square)
                    if value > 0.0:
                        value -= EFFORT * steps / speed if steps > speed else EFFORT
                        if value > best:
                            best = value
                            needs.lure = square
                ring += bars[board[square]]
            if ring >= FAR:
                continue
            while len(rings) <= ring:
                rings.append([])
            after = rings[ring]
            for side in range(4):
                other = links[square * 4 + side]
                if other == t.OUTWARD:
                    other = joined[square // t.CELLS * 4 + side]
                if other >= 0 and not seen[other]:
                    after.append(other)
        steps += 1
    return best


def theft_worth(p: Position, needs: Needs, square: int) -> float:
    """What a thief may get on a square: most from who has most digits."""
    if p.held(needs.seat, t.THIEF) == 0:
        return 0.0
    best = 0.0
    for rival in range(p.seats):
        if rival != needs.seat and p.pawns[rival] == square and p.hand_size(rival) > 0:
            best = max(best, 0.6 + 1.3 * needs.values[t.MARK_K] if p.digits_held(rival) > 0 else 0.8)
            if p.helper_mask(rival):
                best = max(best, 2.5)
    return best


def landing_worth(p: Position, needs: Needs, square: int, exact: bool) -> float:
    """The turns that a landing saves, with what it leads to."""
    worth = worth_there(p, needs, square)
    if worth >= ESCAPE:
        return worth
    if exact:
        worth += theft_worth(p, needs, square)
    return worth + pull(p, needs, square, square)


def landing_worths(p: Position, needs: Needs, landings: Landings) -> list[float]:
    """By end of the move: what it is worth."""
    found: list[float] = []
    for i in range(len(landings.ends)):
        found.append(landing_worth(p, needs, landings.squares[landings.ends[i]], landings.exact[i]))
    return found


def best_of(values: list[float]) -> int:
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return best


def turns_left(p: Position, seat: int) -> float:
    """About how many of its turns a seat still needs to escape."""
    needs = Needs(p, seat)
    held = hold_turns(p, seat)
    if needs.ready:
        return needs.exit_turns + held
    if p.duty[seat] != t.NONE:
        held += RETREAT
    return 1.0 + needs.turns + held - hand_worth(p, needs) - pull(p, needs, p.pawns[seat], t.NONE)
