"""What clicks mean, legal or not."""

from __future__ import annotations

from ludotheque.games.apagos.face.layout import LEVEL_SPOTS, SQUARES, TRAY_SPOTS
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView


def meant(view: ApagosView, spots: tuple[str, ...]) -> int:
    if len(spots) == 1 and spots[0].startswith("face-"):
        return t.PLACE + SQUARES.index(spots[0][5]) * 10 + int(spots[0][7:])
    if len(spots) == 1 and spots[0] in ("confirm", "keep", "swap"):
        return {"confirm": t.CONFIRM, "keep": t.KEEP, "swap": t.SWAP}[spots[0]]
    levels = [LEVEL_SPOTS.index(name) for name in spots if name in LEVEL_SPOTS]
    if not spots or len(spots) > 2 or len(levels) + (spots[0] in TRAY_SPOTS) < len(spots):
        return -1
    if spots[0] in TRAY_SPOTS:
        colour = TRAY_SPOTS.index(spots[0])
        if view.question == t.COLOURS:
            return t.PICK + colour
        return colour * t.LEVELS + (levels[0] if levels else first_open(view))
    if view.question == t.ARRANGING:
        # A level says which place comes next, not which square: the ramp is not complete.
        return t.CONFIRM
    source = levels[0]
    target = levels[-1]
    for i in range(t.MOVES - t.SLIDE):
        if t.SOURCES[i] == source and t.TARGETS[i] == target:
            return t.SLIDE + i
    return t.UPWARD + source * t.LEVELS + target


def first_open(view: ApagosView) -> int:
    """The lowest level with an empty hole."""
    for level, code in enumerate(view.ramp):
        if codes.free(code) > 0:
            return level
    return 0
