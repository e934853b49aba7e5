"""The colours of the gangs: each is known by a form as well."""

from __future__ import annotations

from typing import Final

NO_GANG: Final = "#8d8f98"
HATS: Final = ("#f0524f", "#f3c846", "#57a6ff", "#23242b", "#45c486", "#b793ff")
SIGNS: Final = ("#6d1412", "#5c4500", "#0e3c72", "#efeadb", "#0b4a2c", "#412376")  # what is drawn on a hat
INKS: Final = ("#fff", "#fff", "#fff", "#16171c", "#fff", "#fff")  # the number on the sign
NEONS: Final = ("#f0524f", "#f3c846", "#57a6ff", "#efeadb", "#45c486", "#b793ff")  # a gang on dark ground
LETTERS: Final = ("L", "N", "A", "D", "F", "B")
SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon")
