"""Chapter 1, setting up a game and a round: R1 to R9."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import NOTHING, Position
from ludotheque.games.apaches.rules.question import EVEN, Question


def begin(position: Position) -> None:
    """Lay out the box (R1 to R5); chance names the first player (R6)."""
    seats = position.seats
    amounts = position.amounts
    position.words = ""
    position.focus = t.NONE
    position.round = 0
    position.turn = 0
    position.first = t.NONE
    position.order = NOTHING
    position.place = 0
    position.crews = [0] * (t.DISTRICTS * t.SEATS)
    position.reserves = [t.crew_of(amounts[t.MENEURS], amounts[t.NOVICES], 0)] * seats
    position.prisons = [0] * seats
    position.hospitals = [0] * seats
    position.cemeteries = [0] * seats
    position.jailed = [0] * seats
    position.wounded = [0] * seats
    position.piles = [0] * t.DISTRICTS
    position.blind = [0] * (t.SEATS * t.DISTRICTS)
    position.holders = [t.ABSENT] * t.PLANQUES
    position.staged_kind = t.NONE
    position.staged = NOTHING
    position.tokens = [0] * (t.SEATS * t.TOKEN_KINDS)
    position.money = [0] * seats
    position.ledger = []
    position.awards = NOTHING
    position.burglaries = [0] * seats
    position.news = [t.NONE] * (amounts[t.ROUNDS] * t.DISTRICTS * t.NEWS)
    position.operational = [0] * seats
    for seat in range(seats):
        position.pay(seat, amounts[t.START_MONEY], t.WALLET)
    position.draw(t.STARTING, t.NONE)


class Starting(Question):
    """Who plays first: a draw (R6)."""

    def candidates(self, position: Position) -> list[int]:
        return [t.START + seat for seat in range(position.seats)]

    def refusal(self, position: Position, action: int) -> str:
        return LEGAL if t.START <= action < t.START + position.seats else "R6"

    def answer(self, position: Position, action: int) -> None:
        position.first = action - t.START
        position.note(t.STARTED, position.first, [])
        open_round(position)

    def weights(self, position: Position) -> list[int]:
        return EVEN[position.seats]


def open_round(position: Position) -> None:
    """R8: every pile is made again; the planque set aside stays in nobody's knowledge."""
    position.round += 1
    position.turn = 0
    position.order = NOTHING
    position.place = 0
    for district in range(t.COLOURED):
        if position.is_active(district):
            position.piles[district] = position.sizes[district] - 1
            for slot in range(position.sizes[district]):
                position.holders[t.planque_at(district, slot)] = t.UNSEEN
    position.note(t.ROUND, position.first, [position.round])
    position.ask(t.DRAFTING, position.first)
