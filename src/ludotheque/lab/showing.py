"""How an environment shows its game, from views alone: in a window, as pixels, in characters or as SVG."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.face import say
from ludotheque.core.sketch import plain
from ludotheque.core.state import NOBODY, View
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.lab.episode import Episode

MODES = ("human", "rgb_array", "ansi", "svg")
RATE = 4  # pictures a second in a window
METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": RATE}  # what environments say of it


def check_showing(mode: str | None, eyes: int, seats: int, language: str) -> None:
    """ValueError names what cannot be shown so."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render mode {mode!r:.40}; there is {', '.join(MODES)}")
    if eyes not in (NOBODY, *range(seats)):
        raise ValueError(
            f"the eyes are those of a seat from 0 to {seats - 1}, or {NOBODY} for a spectator's, not {eyes}"
        )
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r:.40}; there is {', '.join(LANGUAGES)}")


class Screen:
    """Shows views of one game, in one way and one language."""

    def __init__(self, episode: Episode, mode: str, language: str) -> None:
        self.made = episode, mode, language
        self.face = episode.box.face
        self.mode = mode
        self.tongue = tongue(language, episode.box.package)
        self.window: Any = None  # where people look on; it and what makes pixels are loaded when they are first needed

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy opens a window of its own."""
        return Screen, self.made

    def show(self, view: View) -> str | NDArray[np.uint8] | None:
        """The position as the mode has it; nothing where a window shows it."""
        if self.mode == "ansi":
            return self.told(view)
        drawing = self.face.draw(view, self.tongue)
        if self.mode == "svg":
            return drawing
        from ludotheque.lab import pixels

        if self.mode == "rgb_array":
            return pixels.array(drawing)
        if self.window is None:
            self.window = pixels.Window(self.tongue(say("name")), RATE)
        self.window.show(drawing)
        return None

    def told(self, view: View) -> str:
        """The board in characters, or the position in words where a game has no such board; the question last."""
        question = self.face.question(view)
        words = [self.tongue(message) for message in self.face.tell(view) if message != question]
        board = plain(self.face.sketch(view, self.tongue)) or "\n".join(words)
        return f"{board}\n{self.tongue(question)}\n"

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window = None
