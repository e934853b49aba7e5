"""Drawings in characters, for a terminal: rows of runs, each with its tone."""

from __future__ import annotations

from typing import Final, NamedTuple

DIM: Final = "dim"  # scenery that should stay behind
BOLD: Final = "bold"  # what catches the eye


class Run(NamedTuple):
    """Characters that look alike; what they say never depends on the tone."""

    text: str
    tone: str = ""  # DIM, BOLD, or the CSS colour of a piece: #rrggbb


class Caption(list[Run]):
    """A row below a drawing: whoever has read it need not read it again until it changes."""


Sketch = list[list[Run]]  # row by row


def plain(sketch: Sketch) -> str:
    """The characters alone."""
    return "\n".join("".join(run.text for run in row).rstrip() for row in sketch)


def written(*lines: str) -> Sketch:
    """Lines of one tone."""
    return [[Run(line)] for line in lines]


class Paper:
    """Squared paper without edges: what is put later covers what was there."""

    def __init__(self) -> None:
        self.squares: dict[tuple[int, int], Run] = {}

    def put(self, x: int, y: int, text: str, tone: str = "") -> None:
        for offset, character in enumerate(text):
            self.squares[x + offset, y] = Run(character, tone)

    def cut(self, left: int, top: int, width: int, height: int) -> Sketch:
        """A part of it, without the blanks at the ends of its rows."""
        blank = Run(" ")
        found: Sketch = []
        for y in range(top, top + height):
            row: list[Run] = []
            for x in range(left, left + width):
                square = self.squares.get((x, y), blank)
                if row and row[-1].tone == square.tone:
                    row[-1] = Run(row[-1].text + square.text, square.tone)
                else:
                    row.append(square)
            if row and not row[-1].tone:
                row[-1] = Run(row[-1].text.rstrip())
            found.append(row)
        return found


def captions(entries: Sketch, width: int) -> Sketch:
    """A legend, or what changes seldom."""
    return [Caption(row) for row in flow(entries, width)]


def flow(entries: Sketch, width: int) -> Sketch:
    """Entries of a legend one after the other, in as many rows as they need; none of them is broken."""
    rows: Sketch = []
    taken = 0
    for entry in entries:
        size = sum(len(run.text) for run in entry)
        if not rows or taken + 3 + size > width:
            rows.append(list(entry))
            taken = size
        else:
            rows[-1] += [Run("   "), *entry]
            taken += 3 + size
    return rows
