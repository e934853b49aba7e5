"""The ramp in characters."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue
from ludotheque.core.sketch import BOLD, DIM, Run, Sketch
from ludotheque.games.apagos.face.names import NAMES
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView

STEP: Final = 9  # columns from one level to the next
BALLS: Final = ("#fffdf7", "#22242b")  # white, black
SIGNS: Final = ("o", "●")


def sketch(view: ApagosView, tongue: Tongue) -> Sketch:
    """The ramp, the highest square first, and the balls that are left."""
    rows: Sketch = []
    for level in reversed(range(t.LEVELS)):
        code = view.ramp[level]
        row = [Run(f"{level + 1} ", DIM), Run(" " * STEP * level), Run("(", BOLD)]
        for colour, count in ((t.WHITE, codes.white(code)), (t.BLACK, codes.black(code))):
            row += [run for _ in range(count) for run in (Run(" "), Run(SIGNS[colour], BALLS[colour]))]
        row += [Run(" ·" * codes.free(code) if code else ""), Run(" )", BOLD)]
        rows.append(row)
    rows.append([])
    for colour in (t.WHITE, t.BLACK):
        word = f" {tongue(NAMES[colour])} × {view.reserve[colour]}   "
        rows[-1] += [Run(SIGNS[colour], BALLS[colour]), Run(word)]
    return rows
