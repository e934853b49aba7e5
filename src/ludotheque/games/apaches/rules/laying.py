"""Chapter 2 b, the compulsory action: R22."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import NOTHING, Position
from ludotheque.games.apaches.rules.question import Question
from ludotheque.games.apaches.rules.turns import pass_on


class Laying(Question):
    """Which planque of the hand to lay."""

    def candidates(self, position: Position) -> list[int]:
        holders = position.holders
        sizes = position.sizes
        seat = position.actor
        found: list[int] = []
        for district in range(t.COLOURED):
            for planque in range(district * t.SLOTS, district * t.SLOTS + sizes[district]):
                if holders[planque] == seat:
                    found.append(t.LAY + planque)
        return found

    def refusal(self, position: Position, action: int) -> str:
        planque = action - t.LAY
        if 0 <= planque < t.PLANQUES:
            return LEGAL if position.holders[planque] == position.actor else "R22"
        if action == t.STOP or (t.is_step(action) and position.staged_kind == t.MOVED):
            return "R17-two"
        return "R23-time" if t.is_bail(action) else "R15-order"

    def answer(self, position: Position, action: int) -> None:
        lay(position, action - t.LAY)

    def time_out(self, position: Position) -> None:
        """A complete staged action stands."""
        lay_lowest(position)


def lay(position: Position, planque: int) -> None:
    """Apaches and planque become public together."""
    seat = position.actor
    tell_staged(position)
    carry_out(position.staged_kind, position.staged, seat, position.crews, position.reserves)
    position.staged_kind = t.NONE
    position.staged = NOTHING
    position.holders[planque] = t.LAID + seat
    if position.journal is not None:
        position.note(t.LAYS, seat, [planque, position.kinds[planque], position.values[planque]])
    # DP8: both prisoners and money follow from public facts (A38).
    if position.prisons[seat] > 0 and position.money[seat] >= position.amounts[t.BAIL_PRICE]:
        position.ask(t.BAILING, seat)
    else:
        pass_on(position)


def lay_lowest(position: Position) -> None:
    """A59: the lowest planque held."""
    lay(position, position.holders.index(position.actor))


def tell_staged(position: Position) -> None:
    """Write the staged action down, just before it is carried out."""
    if position.journal is None:
        return
    seat = position.actor
    if position.staged_kind == t.PLACED:
        district = position.staged[t.STAGED_DISTRICT]
        force = position.staged[t.STAGED_CREW]
        position.note(t.PLACES, seat, [district, force, position.crew(district, seat) + force])
    elif position.staged_kind == t.MOVED:
        position.note(t.MOVES, seat, position.staged)
    else:
        position.note(t.SKIPS, seat, NOTHING)


def carry_out(kind: int, staged: list[int], seat: int, crews: list[int], reserves: list[int]) -> None:
    """Let what is staged change crews and reserves; a district whose crew is not chosen yet changes nothing."""
    if kind == t.PLACED:
        if len(staged) > t.STAGED_CREW:
            reserves[seat] -= staged[t.STAGED_CREW]
            crews[staged[t.STAGED_DISTRICT] * t.SEATS + seat] += staged[t.STAGED_CREW]
    elif kind == t.MOVED:
        for step in staged:
            walk(crews, seat, step, 1)


def walk(crews: list[int], seat: int, step: int, times: int) -> None:
    """Let one Apache take a step; -1 times takes it back."""
    one = t.ONE[t.STEP_KIND[step]] * times
    crews[t.STEP_FROM[step] * t.SEATS + seat] -= one
    crews[t.STEP_TO[step] * t.SEATS + seat] += one
