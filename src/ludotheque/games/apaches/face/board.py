"""Les Apaches de Paris as the front page of an illustrated newspaper of 1907."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape, fittings, scene, title
from ludotheque.games.apaches.face.clicks import draw_spots
from ludotheque.games.apaches.face.ghosts import LAMP
from ludotheque.games.apaches.face.layout import (
    BOX,
    BOXES,
    HAND,
    HEIGHT,
    RACK,
    TALL,
    TOP,
    WIDTH,
    Ground,
    box_frame,
    ground,
    grounds,
    legible,
)
from ludotheque.games.apaches.face.map import draw_map
from ludotheque.games.apaches.face.panels.crews import draw_pieces
from ludotheque.games.apaches.face.panels.hand import draw_hand
from ludotheque.games.apaches.face.panels.legend import draw_legend, without_caps
from ludotheque.games.apaches.face.panels.newspaper import draw_edition
from ludotheque.games.apaches.face.panels.racks import draw_racks
from ludotheque.games.apaches.face.panels.round import draw_round
from ludotheque.games.apaches.face.panels.slots import draw_counts, draw_marks, draw_slots
from ludotheque.games.apaches.face.panels.stamps import draw_stamps
from ludotheque.games.apaches.face.scenery import DEFS, MIDDLE, printed
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

CORNERS: Final = (t.PRISON, t.HOSPITAL, t.DEATH)  # the pictures of the three corners

# The page that never changes during a game.


@lru_cache(maxsize=64)
def page(
    outlines: tuple[int, ...],
    sizes: tuple[int, ...],
    names: tuple[str, ...],
    colours: tuple[int, ...],
    active: int,
    words: tuple[str, ...],
) -> str:
    """Paper, title, map and the three corners."""
    name, dateline, *corners = words
    parts = [
        f'<rect class="page wide" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
        f'<rect class="rule wide" x="3.500" y="3.500" width="{WIDTH - 7}" height="{HEIGHT - 7}" rx="4" '
        'stroke-width="1.600"/>'
        f'<rect class="page narrow" y="{TOP}" width="{WIDTH}" height="{TALL}"/>'
        f'<g class="wide"><text class="still serif print" x="16" y="42" font-size="33">{escape(name)}</text>'
        '<path class="rule" d="M16 50H262" stroke-width="2.400"/><path class="rule" d="M16 54H262" stroke-width=".8"/>'
        f'<text class="still faint" x="17" y="68" font-size="13">{escape(dateline)}</text></g>'
    ]
    parts.append(draw_map(grounds(outlines, sizes), names, colours, active))
    for number, (word, told) in enumerate(zip(corners[::2], corners[1::2], strict=True)):
        _, x, y = BOXES[number]
        mark = f"translate({x + BOX[0] / 2} {y + 53}) scale(1.7)"
        parts.append(
            f'<g class="part" {box_frame(number).style()}>{title(told)}'
            f'<rect class="card" x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="3" stroke-width="1.400"/>'
            f'<use href="#apaches-prize-{CORNERS[number]}" class="pen" transform="{mark}" opacity=".13"/>'
            f'<path class="rule" d="M{x} {y + 21}h{BOX[0]}" stroke-width=".8"/>'
            f'<text class="still serif print" x="{x + BOX[0] / 2}" y="{y + 16.5}" font-size="19" '
            f"{MIDDLE}>{escape(word)}</text></g>"
        )
    rules = f'd="M10 {RACK - 5}H{WIDTH - 10}M10 {HAND - 4}H{WIDTH - 10}"'
    parts.append(f'<path class="rule wide" {rules} stroke-width="1"/>')
    return "".join(parts)


# What changes.


def draw(view: ApachesView, tongue: Tongue) -> str:
    """The page as the viewer may see it."""
    parts = ['<g aria-hidden="true">', _front(view, tongue), draw_round(view, tongue)]
    parts += [_sentences(view, tongue), _chosen(view)]
    for district in range(t.DISTRICTS):
        place = ground(view, district)
        inside, stamps = _forbidden(place, tongue), ""
        if view.is_active(district):
            inside = draw_slots(view, district, tongue) if district < t.COLOURED else draw_marks(view, district, tongue)
            stamps = draw_stamps(view, district, tongue)
        parts.append(f'<g class="part" {place.town.style()}>{inside}</g>{stamps}')
    parts += [draw_racks(view, tongue), draw_hand(view, tongue), draw_pieces(view), "</g>"]
    parts += [draw_spots(view, tongue), draw_counts(view), draw_legend(view, tongue), draw_edition(view, tongue)]
    return scene("apaches", WIDTH, HEIGHT, tongue(say("name")), DEFS, parts)


def backdrop(view: ApachesView, tongue: Tongue) -> list[str]:
    """What all eyes see alike: the printed page, the stamps, and the legend."""
    stamps = [draw_stamps(view, district, tongue) for district in range(t.DISTRICTS) if view.is_active(district)]
    return [fittings(DEFS), _front(view, tongue), *filter(None, stamps), *without_caps(view, tongue)]


def _front(view: ApachesView, tongue: Tongue) -> str:
    words = tuple(tongue(message) for message in _printed_words(view))
    land = tuple(view.outlines), tuple(view.sizes), tuple(view.names), tuple(view.colours)
    return page(*land, view.active, words)


def _printed_words(view: ApachesView) -> list[Message]:
    """What is printed once: the title, and the names of the corners with what they are for."""
    found = [say("title"), say("dateline")]
    for corner, told in (("prison", "jail"), ("hospital", "ward"), ("cemetery", "graves")):
        found += [say(f"label-{corner}"), say(f"tip-{told}", price=view.amounts[t.BAIL_PRICE])]
    return found


def _sentences(view: ApachesView, tongue: Tongue) -> str:
    """Under prison and hospital, when those inside come back."""
    parts = []
    for number, counts in enumerate((view.prisons, view.hospitals)):
        if sum(counts) and view.question != t.OVER:
            _, left, top = BOXES[number]
            at = left + BOX[0] / 2, top + BOX[1] - 6
            words = printed(*at, 13.5, tongue(say("label-back")), "faint wide")
            short = tongue(say("label-back-short"))
            squeeze = f'{MIDDLE} textLength="106" lengthAdjust="spacingAndGlyphs"' if len(short) > 11 else MIDDLE
            words += printed(*at, 19, short, "faint narrow", squeeze)
            parts.append(f'<g class="part" {box_frame(number).style()}>{words}</g>')
    return "".join(parts)


def _chosen(view: ApachesView) -> str:
    """The district whose Apaches are being mustered."""
    path = ""
    if view.question == t.FORCING and view.staged:
        tint = LAMP.replace('fill="none"', 'fill="var(--lamp,#d97706)" fill-opacity=".16"')
        path = f'<path class="chosen" d="{ground(view, view.staged[t.STAGED_DISTRICT]).path}" {tint}/>'
    return f'<g class="land">{path}</g>'


def _forbidden(place: Ground, tongue: Tongue) -> str:
    """A district that is not in this set-up: struck out."""
    size = f'style="--f:{legible(19, place.town.zoom, 28)}px"'
    return (
        f'<g transform="translate({place.x} {place.y + 30})" class="rule"><circle r="14" stroke-width="4"/>'
        '<path d="M-10 10 10-10" stroke-width="4"/></g>'
        + printed(place.x, place.y + 64, 19, tongue(say("label-shut")), "faint serif fit", f"{MIDDLE} {size}")
    )
