"""What tokens, squares, hands and questions are called in writing."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.material import BACK_LETTERS, NUMBERED_KINDS, SINGLE_KINDS
from ludotheque.games.singes.rules.memory import everybody
from ludotheque.games.singes.rules.position import Position

QUESTIONS = (
    "over", "landing", "ending", "first", "acting", "helping", "stepping", "fighting", "moving", "sacrificing",
    "stealing", "naming", "turning", "escaping", "picking", "rotating", "trapped", "defending", "guided", "draw-tile",
    "draw-ape", "draw-token", "draw-key", "draw-pick", "draw-theft", "draw-confiscation", "draw-forfeit", "roll-move",
    "roll-fight", "roll-patrol",
)  # fmt: skip
REASONS = ("", "quiet", "rounds", "dead")


def token_names() -> list[str]:
    """The name of every type: `axe`, `patrol3`, `digit2`, `gorilla12`."""
    names = [""] * t.TYPES
    for name, kind in SINGLE_KINDS.items():
        names[kind] = name
    for name, (first, width) in NUMBERED_KINDS.items():
        for number in range(width):
            names[first + number] = f"{name}{number + 1}"
    return names


NAMES = token_names()
KINDS = {name: kind for kind, name in enumerate(NAMES)}


def place_name(p: Position, square: int) -> str:
    return f"{p.x(square)},{p.y(square)}"


def content_name(p: Position, square: int) -> str:
    content = p.board[square]
    if content >= t.APE:
        return NAMES[content - t.APE]
    if content >= t.KEY_UP:
        return p.material.key_names[content - t.KEY_UP]
    if content == t.EMPTY:
        return "empty"
    return "key" if content == t.KEY_DOWN else BACK_LETTERS[content - t.MARK_W]


def several(counts: list[int]) -> str:
    return " ".join(NAMES[kind] for kind, count in enumerate(counts) for _ in range(count))


def hand_name(p: Position, seat: int) -> str:
    """The items of a seat; a die in use is marked with !."""
    found = []
    for kind in range(t.ITEMS):
        found += [NAMES[kind]] * p.covered(seat, kind)
        if kind in (t.RED_DIE, t.RED_DIE + 1):
            found += [NAMES[kind] + "!"] * p.used[seat * 2 + kind - t.RED_DIE]
    return " ".join(found)


def readers_name(p: Position, mask: int, owner: int) -> str:
    everyone = everybody(p) & ~(1 << owner if owner < t.SEATS else 0)
    if mask & everyone == everyone:
        return "all"
    return ",".join(
        "table" if seat == t.SPECTATOR else str(seat) for seat in range(t.SPECTATOR + 1) if mask >> seat & 1
    )


def memory_place(place: int) -> str:
    if place >= t.HOLD:
        return f"hold{place - t.HOLD}"
    return "pile" if place == t.PILE else str(place)
