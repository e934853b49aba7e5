"""Chapters 2, 4 and 7, the turns of a round and their order: R13 to R15."""

from __future__ import annotations

from ludotheque.core.state import NOBODY
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.bourgeois_and_fence import resolve
from ludotheque.games.apaches.rules.position import Position


def open_turn(position: Position, turn: int) -> None:
    position.turn = turn
    position.order = turn_order(position, turn)
    position.place = 0
    if position.journal is not None:
        reserves = [t.TOTAL[position.reserves[seat]] for seat in position.order]
        is_last = int(turn == position.amounts[t.TURNS])
        position.note(t.TURN, NOBODY, [turn, is_last, *position.order, *reserves])
    position.ask(t.ACTING, position.order[0])


def turn_order(position: Position, turn: int) -> list[int]:
    """R13: clockwise; R14: in the last turn by reserve, the largest first, equals clockwise."""
    seats = position.seats
    order = [(position.first + i) % seats for i in range(seats)]
    if turn < position.amounts[t.TURNS]:
        return order
    for i in range(1, seats):
        seat = order[i]
        reserve = t.TOTAL[position.reserves[seat]]
        j = i
        while j > 0 and t.TOTAL[position.reserves[order[j - 1]]] < reserve:
            order[j] = order[j - 1]
            j -= 1
        order[j] = seat
    return order


def pass_on(position: Position) -> None:
    """The next player of the turn, the next turn, or the resolution."""
    position.place += 1
    if position.place < position.seats:
        position.ask(t.ACTING, position.order[position.place])
    elif position.turn < position.amounts[t.TURNS]:
        open_turn(position, position.turn + 1)
    else:
        resolve(position)
