"""What each move is worth, written on the board where it ends: drops in front of their step, slides above it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.coach import Verdict, rank
from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import overlay, text
from ludotheque.games.apagos.face.board import MARBLES
from ludotheque.games.apagos.face.layout import CENTRES
from ludotheque.games.apagos.face.scenery import BOLD
from ludotheque.games.apagos.rules import terms as t

COLOURS: Final = {"win": "#17603a", "draw": "#3d4a63", "loss": "#9a2419"}
PLATE: Final = (204, 38)  # of a value
ROW: Final = 42


def values(verdicts: dict[int, Verdict], tongue: Tongue) -> str:
    """A plate for each move; the best ones have a bright rim."""
    if not verdicts:
        return ""
    best = max(map(rank, verdicts.values()))
    heights = [0] * t.LEVELS  # how many slides are written above each level
    plates = []
    for action, verdict in sorted(verdicts.items()):
        if action < t.SLIDE:
            colour, level = action >> 2, action & 3
            x, y = CENTRES[level]
            mark = f'<use href="#{MARBLES[colour]}" transform="translate(-78 -1) scale(.72)"/>'
            at = y + 124 + ROW * colour
        else:
            source, level = t.SOURCES[action - t.SLIDE], t.TARGETS[action - t.SLIDE]
            x, y = CENTRES[level]
            mark = text(-70, 8, 23, f"{source + 1}→{level + 1}", "#fffaf0", BOLD)
            at = y - 122 - ROW * heights[level]
            heights[level] += 1
        words = tongue(say(f"value-{verdict.value}", plies=verdict.plies))
        plates.append(_plate(x, at, COLOURS[verdict.value], mark, words, rank(verdict) == best))
    return overlay("".join(plates))


def _plate(x: int, y: int, colour: str, mark: str, words: str, is_best: bool) -> str:
    width, height = PLATE
    rim = 'stroke="#ffd34d" stroke-width="5"' if is_best else 'stroke="#fffaf0" stroke-opacity=".7" stroke-width="2"'
    return (
        f'<g transform="translate({x} {y})"><rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width}" '
        f'height="{height}" rx="19" fill="{colour}" {rim}/>{mark}{text(26, 8, 23, words, "#fffaf0", BOLD)}</g>'
    )
