"""The player that train.py has taught, for `ludotheque arena apagos --bots learned,greedy --code` and this file.

It sees views only. It tries each answer in an imagined game and looks at the best reply the network knows.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ludotheque.core.shelf import box
from ludotheque.core.state import View
from ludotheque.lab.games import rewards_of
from ludotheque.lab.observing import observer

GAME = box("apagos").game
OBSERVER = observer(box("apagos"))
FILE = Path(
    os.environ.get("LEARNED") or Path(globals().get("__file__", "examples/learning/x")).with_name("learned.npz")
)
KNOWN = np.load(FILE)
COLUMNS, VALUES, FIRST, BIAS, LAST = (KNOWN[name] for name in ("columns", "values", "w0", "w1", "w2"))
RNG = Random(1)


def choose(view: View) -> int:
    """The answer after which the other seat has the least to hope for."""
    if len(view.legal) == 1:
        return view.legal[0]
    state = GAME.determinise(view, RNG)
    worths = [worth(state, view.seat, action) for action in view.legal]
    return view.legal[int(np.argmax(worths))]


def worth(state: Any, seat: int, action: int) -> float:
    """What the seat may hope for after an answer."""
    twin = state.copy()
    twin.apply(seat, action)
    if not twin.waiting_for:
        return rewards_of(twin.ranks())[seat]
    asked = twin.waiting_for[0]
    if asked < 0:
        return 0.0
    view = twin.view(asked)
    inputs = (np.array(OBSERVER.row(view))[COLUMNS] == VALUES).astype(np.float32)
    hopes = np.tanh(np.maximum(inputs @ FIRST + BIAS, 0) @ LAST[:, view.legal])
    return float(hopes.max()) if asked == seat else -float(hopes.max())
