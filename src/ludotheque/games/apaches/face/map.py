"""The map of Paris as an engraver of 1907 cuts it: walls, streets, hatchings, and on our own box the Seine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.games.apaches.face.landmarks import BRIDGES, CATHEDRAL, ISLAND, MONUMENTS, SEINE, Landmark
from ludotheque.games.apaches.face.layout import LETTER, Ground, legible
from ludotheque.games.apaches.face.names import NAMES, is_ours
from ludotheque.games.apaches.face.scenery import BLOCKS_TURNED, MIDDLE, printed
from ludotheque.games.apaches.rules import terms as t

MARGIN: Final = 44  # between the borders of a district and its name: the hatching
NAME: Final = 19.5  # the height of a name, at most
CAPITAL: Final = 0.75  # the height of its capitals: no slot covers them where the name is larger


def draw_map(places: list[Ground], names: tuple[str, ...], colours: tuple[int, ...], active: int) -> str:
    """All that never changes between the walls: the land, then the names over it."""
    open_to_all = [active >> district & 1 == 1 for district in range(t.DISTRICTS)]
    parts = ['<g class="land">', _walls(places)]
    parts += [_land(place, colours[d], open_to_all[d]) for d, place in enumerate(places)]
    monuments = [one for one in MONUMENTS if is_ours(one.district, names)]
    parts += [_monument(one, colours[one.district], open_to_all[one.district]) for one in monuments]
    if list(names) == NAMES:
        parts.append(_river(colours))
    parts.append("</g>")
    parts += [
        _name(place, colours[d], d + 1, names[d], has_slots=open_to_all[d] and d < t.COLOURED)
        for d, place in enumerate(places)
    ]
    return "".join(parts)


def _walls(places: Sequence[Ground]) -> str:
    """The fortifications: the outer half of a broad line along every border, the land covers the rest."""
    ring = "".join(place.path for place in places)
    lines = (("rule", 19, ""), ("paper", 16, ""), ("rule", 15, ' stroke-dasharray="5 9"'), ("paper", 9, ""))
    return f'<defs><path id="apaches-walls" d="{ring}" stroke-linejoin="round"/></defs>' + _strokes("walls", lines)


def _strokes(name: str, lines: Sequence[tuple[str, float, str]]) -> str:
    """One line drawn again and again, each time with another pen."""
    return "".join(
        f'<use href="#apaches-{name}" class="{pen}" stroke-width="{width}"{more}/>' for pen, width, more in lines
    )


def _land(place: Ground, colour: int, is_open: bool) -> str:
    """A wash, blocks of houses, avenues, a hatching that darkens towards the border, an engraved edge."""
    fade = "" if is_open else ' opacity=".3"'
    ink = colour + 1
    shape = f'<use href="#apaches-land-{ink}"'
    hatch = f'fill="none" stroke="url(#apaches-hatch-{ink})"'
    return (
        f'<clipPath id="apaches-clip-{ink}"><path id="apaches-land-{ink}" d="{place.path}"/></clipPath>'
        f'{shape} class="page"/><g{fade}>{shape} class="w{ink}"/><g clip-path="url(#apaches-clip-{ink})">'
        f'{shape} fill="url(#apaches-blocks-{colour % len(BLOCKS_TURNED)})"/>'
        f'<path class="avenue w{ink}" d="{place.avenues}"/>'
        f'{shape} {hatch} stroke-width="52" opacity=".32"/>{shape} {hatch} stroke-width="26" opacity=".8"/></g>'
        f'{shape} class="rule" stroke-width="2.600" stroke-linejoin="round"/></g>'
    )


def _monument(one: Landmark, colour: int, is_open: bool) -> str:
    fade = "" if is_open else ' opacity=".3"'
    at = f"translate({one.x} {one.y}) scale({one.scale})"
    return f'<path class="monument i{colour + 1} w{colour + 1}" transform="{at}" d="{one.drawing}"{fade}/>'


def _river(colours: tuple[int, ...]) -> str:
    """The Seine between her quays, with ripples, bridges, and the island."""
    water = (
        ("rule", 21, ""),
        ("water", 18, ""),
        ("ripple", 12, ' stroke-dasharray="1 5"'),
        ("water", 8, ""),
        ("ripple", 1.2, ' stroke-dasharray="16 9 5 11"'),
    )
    stone = (("rule", 11, ""), ("paper", 7.5, ""), ("rule", 7.5, ' stroke-dasharray="1 5"'))
    return (
        f'<defs><path id="apaches-seine" d="{SEINE}" stroke-linejoin="round"/>'
        f'<path id="apaches-bridges" d="{"".join(BRIDGES)}"/></defs>'
        + _strokes("seine", water)
        + _strokes("bridges", stone)
        + f'<path class="rule island" d="{ISLAND}" stroke-width="1.400"/>'
        + _monument(CATHEDRAL, colours[CATHEDRAL.district], True)
    )


def _name(place: Ground, colour: int, number: int, name: str, *, has_slots: bool) -> str:
    """The name, below the slots where there are any; on a phone a long one goes without its article."""
    article, _, rest = name.partition(" ")
    short = rest if rest and len(name) > (12 if len(article) < 4 else 15) else name
    texts = [("wide", name), ("narrow", short)] if short != name else [("", name)]
    lines = [short]
    if number - 1 == t.BOURGEOIS and " " in short:
        lines = [*short.rsplit(" ", 1)]  # the only one with room for two lines
        texts = [("wide", name)]
    longest = max(len(f"{number} · {lines[0]}"), *map(len, lines))
    fit = (place.room - 12) / (LETTER * longest * place.town.zoom)
    size = round(min(NAME, (place.room - MARGIN) / (LETTER * len(f"{number} · {name}"))), 1)
    grown = legible(size, place.town.zoom, fit)
    drop = CAPITAL * (grown - size) if has_slots else 0
    line = place.y + (10 if has_slots else 8)
    more = f'{MIDDLE} style="--f:{grown}px;--d:{drop:.1f}px"'
    ink = f"fit serif f{colour + 1} h{colour + 1}"
    parts = [printed(place.x, line, size, f"{number} · {words}", f"{ink} below {when}", more) for when, words in texts]
    if len(lines) > 1:
        parts.append(printed(place.x, place.y - 14, size, f"{number} · {lines[0]}", f"{ink} narrow", more))
        parts.append(printed(place.x, place.y + 8, size, lines[1], f"{ink} narrow", more))
    return f'<g class="part" {place.town.style()}>{"".join(parts)}</g>'
