"""What everybody sees of Apagos, in a position as in a view: everything (R28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

PUBLIC: Final = (
    "question", "turn", "ramp", "squares", "reserve", "empty", "colours", "setter", "starter", "winner", "reason",
    "setup_mode", "colour_mode", "setter_mode", "swap", "skin", "faces", "balls", "presets",
)  # fmt: skip


#                     3
#                2   ┌──┐    The ramp rises to the right: ramp[0] is the lowest square, ramp[3] the one that
#           1   ┌──┐ └──┘    counts at the end. A square is its code (terms.py).
#      0   ┌──┐ └──┘
#     ┌──┐ └──┘
#     └──┘
@trait
class Board:
    """What everybody sees: its fields are the names of PUBLIC."""

    question: int
    turn: int  # the seat that is asked, or that moves
    ramp: list[int]  # the codes of the squares by level; 0 while the level is bare
    squares: list[int]  # which square stands on each level; NONE while bare
    reserve: list[int]  # balls by colour
    empty: int  # empty holes on the ramp
    colours: list[int]  # by seat; NONE before they are given
    setter: int
    starter: int
    winner: int  # the seat that has won, DRAW, or NONE while the game runs
    reason: int
    setup_mode: int  # O1
    colour_mode: int  # O3
    setter_mode: int  # O2
    swap: int  # O4
    skin: int  # O6
    faces: list[int]  # the box, shared by all twins
    balls: list[int]
    presets: list[int]


def show(board: Board, twin: Board) -> None:
    """Let another see all that is public; lists that are only ever replaced are shared."""
    twin.question = board.question
    twin.turn = board.turn
    twin.ramp = board.ramp[:]
    twin.squares = board.squares[:]
    twin.reserve = board.reserve[:]
    twin.empty = board.empty
    twin.colours = board.colours
    twin.setter = board.setter
    twin.starter = board.starter
    twin.winner = board.winner
    twin.reason = board.reason
    twin.setup_mode = board.setup_mode
    twin.colour_mode = board.colour_mode
    twin.setter_mode = board.setter_mode
    twin.swap = board.swap
    twin.skin = board.skin
    twin.faces = board.faces
    twin.balls = board.balls
    twin.presets = board.presets
