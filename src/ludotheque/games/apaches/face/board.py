"""Les Apaches de Paris as the front page of an illustrated newspaper of 1907."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, scene
from ludotheque.games.apaches.face.clicks import draw_spots
from ludotheque.games.apaches.face.layout import (
    BOX,
    BOXES,
    HAND,
    HEIGHT,
    LETTER,
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
from ludotheque.games.apaches.face.names import is_ours
from ludotheque.games.apaches.face.panels.crews import draw_pieces
from ludotheque.games.apaches.face.panels.hand import draw_hand
from ludotheque.games.apaches.face.panels.newspaper import draw_edition
from ludotheque.games.apaches.face.panels.racks import draw_racks
from ludotheque.games.apaches.face.panels.round import draw_round
from ludotheque.games.apaches.face.panels.slots import draw_marks, draw_slots
from ludotheque.games.apaches.face.panels.stamps import draw_stamps
from ludotheque.games.apaches.face.scenery import DEFS, MIDDLE, VIEWS, printed
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

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
    title, dateline, *corners = words
    parts = [
        f'<rect class="page wide" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
        f'<rect class="rule wide" x="3.500" y="3.500" width="{WIDTH - 7}" height="{HEIGHT - 7}" rx="4" '
        'stroke-width="1.600"/>'
        f'<rect class="page narrow" y="{TOP}" width="{WIDTH}" height="{TALL}"/>'
        f'<g class="wide"><text class="still serif print" x="16" y="42" font-size="33">{escape(title)}</text>'
        '<path class="rule" d="M16 50H262" stroke-width="2.400"/><path class="rule" d="M16 54H262" stroke-width=".8"/>'
        f'<text class="still faint" x="17" y="68" font-size="13.500">{escape(dateline)}</text></g>'
    ]
    places = grounds(outlines, sizes)
    parts.append('<g class="land">')
    for district, place in enumerate(places):
        vista = VIEWS[district] if is_ours(district, names) else ""
        parts.append(_land(place, colours[district], vista, active >> district & 1 == 1))
    parts.append("</g>")
    parts += [_name(place, colours[d], d + 1, names[d]) for d, place in enumerate(places)]
    for number, word in enumerate(corners):
        _, x, y = BOXES[number]
        parts.append(
            f'<g class="part" {box_frame(number).style()}>'
            f'<rect class="card" x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="3" stroke-width="1.400"/>'
            f'<path class="rule" d="M{x} {y + 21}h{BOX[0]}" stroke-width=".8"/>'
            f'<text class="still serif print" x="{x + BOX[0] / 2}" y="{y + 16.5}" font-size="19" '
            f"{MIDDLE}>{escape(word)}</text></g>"
        )
    rules = f'd="M10 {RACK - 5}H{WIDTH - 10}M10 {HAND - 4}H{WIDTH - 10}"'
    parts.append(f'<path class="rule wide" {rules} stroke-width="1"/>')
    return "".join(parts)


def _land(place: Ground, colour: int, vista: str, is_active: bool) -> str:
    """A wash, a hatching along the border, an engraved edge, and a pale view of a district of our own box."""
    fade = "" if is_active else ' opacity=".28"'
    at = f"translate({place.x - 60} {place.y + 6}) scale(2)"
    return (
        f'<clipPath id="apaches-clip-{colour}"><path d="{place.path}"/></clipPath><g{fade}>'
        f'<path class="w{colour + 1}" d="{place.path}"/>'
        f'<g clip-path="url(#apaches-clip-{colour})"><path d="{place.path}" fill="none" '
        f'stroke="url(#apaches-hatch-{colour + 1})" stroke-width="30" opacity=".75"/>'
        f'<path class="vista i{colour + 1}" transform="{at}" d="{vista}"/></g>'
        f'<path class="rule" d="{place.path}" stroke-width="2.600" stroke-linejoin="round"/></g>'
    )


def _name(place: Ground, colour: int, number: int, name: str) -> str:
    """The name below the slots; on a phone a long one goes without its article."""
    article, _, rest = name.partition(" ")
    short = rest if rest and len(name) > (12 if len(article) < 4 else 15) else name
    texts = [("wide", name), ("narrow", short)] if short != name else [("", name)]
    lines = [short]
    if number - 1 == t.BOURGEOIS and " " in short:
        lines = [*short.rsplit(" ", 1)]  # the only one with room for two lines
        texts = [("wide", name)]
    longest = max(len(f"{number} · {lines[0]}"), *map(len, lines))
    fit = (place.room - 12) / (LETTER * longest * place.town.zoom)
    more = f'{MIDDLE} style="--f:{legible(19.5, place.town.zoom, fit)}px"'
    parts = [
        printed(place.x, place.y + 8, 19.5, f"{number} · {words}", f"fit serif f{colour + 1} {when}", more)
        for when, words in texts
    ]
    if len(lines) > 1:
        ink = f"fit serif f{colour + 1} narrow"
        parts.append(printed(place.x, place.y - 14, 19.5, f"{number} · {lines[0]}", ink, more))
        parts.append(printed(place.x, place.y + 8, 19.5, lines[1], ink, more))
    return f'<g class="part" {place.town.style()}>{"".join(parts)}</g>'


# What changes.


def draw(view: ApachesView, tongue: Tongue) -> str:
    """The page as the viewer may see it."""
    words = tuple(tongue(say(key)) for key in ("title", "dateline", "label-prison", "label-hospital", "label-cemetery"))
    land = tuple(view.outlines), tuple(view.sizes), tuple(view.names), tuple(view.colours)
    fixed = page(*land, view.active, words)
    parts = ['<g aria-hidden="true">', fixed, draw_round(view, tongue), _sentences(view, tongue)]
    for district in range(t.DISTRICTS):
        place = ground(view, district)
        inside, stamps = _forbidden(place), ""
        if view.is_active(district):
            inside = draw_slots(view, district) if district < t.COLOURED else draw_marks(view, district, tongue)
            stamps = draw_stamps(view, district, tongue)
        parts.append(f'<g class="part" {place.town.style()}>{inside}</g>{stamps}')
    parts += [draw_racks(view), draw_hand(view, tongue), draw_pieces(view), "</g>"]
    parts += [draw_spots(view, tongue), draw_edition(view, tongue)]
    return scene("apaches", WIDTH, HEIGHT, tongue(say("name")), DEFS, parts)


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


def _forbidden(place: Ground) -> str:
    """A district that is not in this set-up: struck out."""
    return (
        f'<g transform="translate({place.x} {place.y + 44})" class="rule"><circle r="19" stroke-width="5"/>'
        '<path d="M-13 13 13-13" stroke-width="5"/></g>'
    )
