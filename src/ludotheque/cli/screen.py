"""The screen of a terminal: what is printed on it, and what is typed."""

from __future__ import annotations

import re
import sys
import unicodedata
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ludotheque.core.sketch import BOLD, DIM, Sketch

DRAWN: Final = str.maketrans("─│┌┐└┘├┤┬┴┼▒·●…–’“”«»×", '-|+++++++++#.@.-\'""""x')  # where an encoding lacks them
DARK: Final = 140  # below this a colour is a ground for white letters
COLOUR: Final = re.compile("#[0-9a-f]{6}", re.IGNORECASE)
WIDEST: Final = 132  # columns; more would only tire the eye


class Quit(Exception):
    """Someone leaves the table."""


class Interrupted(Quit):
    """Someone wants to leave in the middle of a line."""


class Screen:
    """A console that also works where there are no colours, no cursor, few characters, or no eyes."""

    def __init__(self, console: Console, is_plain: bool = False) -> None:
        self.console = console
        self.is_plain = is_plain  # words instead of drawings, for screen readers

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST) if self.console.is_terminal else self.console.width

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        self.show(Text(self.fitting(text), style="" if self.is_plain else style), indent)

    def show(self, text: Text, indent: int = 0) -> None:
        """Print a text, broken where the screen ends; whoever listens, or reads from a pipe, wants whole sentences."""
        if self.is_plain or not self.console.is_terminal or not text:
            self.console.print(Text(" " * indent) + text, soft_wrap=True)
        else:
            self.console.print(Padding(text, (0, 0, 0, indent), expand=False))

    def draw(self, sketch: Sketch) -> None:
        for row in sketch:
            text = Text()
            for run in row:
                text.append(self.fitting(run.text), style=styled(run.tone))
            self.show(text)

    def fitting(self, text: str) -> str:
        """The text in characters that the terminal has."""
        try:
            text.encode(self.console.encoding)
        except UnicodeEncodeError:
            bare = unicodedata.normalize("NFKD", text.translate(DRAWN)).replace("\u202f", " ")
            letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
            return letters.encode(self.console.encoding, "replace").decode(self.console.encoding)
        return text

    def ask(self, prompt: str) -> str:
        """A line that somebody types; who interrupts, or types no more, leaves."""
        self.console.print(
            Text(self.fitting(f"{prompt} "), style="" if self.is_plain else "bold"), end="", soft_wrap=True
        )
        try:
            return input().strip()
        except EOFError:
            self.say()
            raise (Interrupted if sys.stdin.isatty() else Quit) from None  # more can be typed at a terminal
        except RuntimeError:  # input or output is closed
            raise Quit from None
        except KeyboardInterrupt:
            self.say()
            raise Interrupted from None

    def clear(self) -> None:
        """Wipe the screen and what has scrolled off it."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()


def styled(tone: str) -> str:
    """How a tone looks: pieces are letters on the ground of their colour, readable in light and dark."""
    if tone in ("", DIM, BOLD):
        return tone
    if not COLOUR.fullmatch(tone):
        return "bold reverse"
    red, green, blue = (int(tone[place : place + 2], 16) for place in (1, 3, 5))
    is_dark = red * 299 + green * 587 + blue * 114 < DARK * 1000
    return f"bold {'#ffffff' if is_dark else '#000000'} on {tone}"
