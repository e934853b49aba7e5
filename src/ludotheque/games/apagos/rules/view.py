"""What a seat of Apagos knows: everything (R28)."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.state import View
from ludotheque.games.apagos.rules.position import Position


class ApagosView(View):
    """The whole position, as nothing is hidden."""

    FIELDS: ClassVar[tuple[str, ...]] = Position.FIELDS
    question: int
    turn: int
    ramp: list[int]
    squares: list[int]
    reserve: list[int]
    empty: int
    colours: list[int]
    setter: int
    starter: int
    winner: int
    reason: int
    setup_mode: int
    colour_mode: int
    setter_mode: int
    swap: int
    skin: int
    faces: list[int]
    balls: list[int]
    presets: list[int]


def look(position: Position, seat: int) -> ApagosView:
    """The view of a seat."""
    view = ApagosView()
    view.sit(position, seat)
    view.question = position.question
    view.turn = position.turn
    view.ramp = position.ramp[:]
    view.squares = position.squares[:]
    view.reserve = position.reserve[:]
    view.empty = position.empty
    view.colours = position.colours[:]
    view.setter = position.setter
    view.starter = position.starter
    view.winner = position.winner
    view.reason = position.reason
    view.setup_mode = position.setup_mode
    view.colour_mode = position.colour_mode
    view.setter_mode = position.setter_mode
    view.swap = position.swap
    view.skin = position.skin
    view.faces = position.faces
    view.balls = position.balls
    view.presets = position.presets
    return view
