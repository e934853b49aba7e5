"""The map of Paris as an engraver of 1907 cuts it: walls, streets, hatchings, and on our own box the Seine."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.apaches.face.landmarks import BRIDGES, CATHEDRAL, ISLAND, MONUMENTS, SEINE, Landmark
from ludotheque.games.apaches.face.layout import LETTER, Ground, legible
from ludotheque.games.apaches.face.names import NAMES, is_ours
from ludotheque.games.apaches.face.scenery import MIDDLE, printed
from ludotheque.games.apaches.rules import terms as t

MARGIN = 44  # between the borders of a district and its name: the hatching
NAME = 19.5  # the height of a name, at most


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
    parts += [_name(place, colours[d], d + 1, names[d]) for d, place in enumerate(places)]
    return "".join(parts)


def _walls(places: Sequence[Ground]) -> str:
    """The fortifications: the outer half of a broad line along every border, the land covers the rest."""
    ring = "".join(place.path for place in places)
    return (
        f'<path class="rule" d="{ring}" stroke-width="19" stroke-linejoin="round"/>'
        f'<path class="paper" d="{ring}" stroke-width="16" stroke-linejoin="round"/>'
        f'<path class="rule" d="{ring}" stroke-width="15" stroke-dasharray="5 9"/>'
        f'<path class="paper" d="{ring}" stroke-width="9" stroke-linejoin="round"/>'
    )


def _land(place: Ground, colour: int, is_open: bool) -> str:
    """A wash, blocks of houses, avenues, a hatching that darkens towards the border, an engraved edge."""
    fade = "" if is_open else ' opacity=".3"'
    ink = colour + 1
    return (
        f'<clipPath id="apaches-clip-{ink}"><path d="{place.path}"/></clipPath><path class="page" d="{place.path}"/><g{fade}>'
        f'<path class="w{ink}" d="{place.path}"/>'
        f'<g clip-path="url(#apaches-clip-{ink})">'
        f'<path class="blocks i{ink}" d="{place.path}" fill="url(#apaches-blocks-{colour % 3})"/>'
        f'<path class="avenue w{ink}" d="{place.avenues}"/>'
        f'<path d="{place.path}" fill="none" stroke="url(#apaches-hatch-{ink})" stroke-width="52" opacity=".32"/>'
        f'<path d="{place.path}" fill="none" stroke="url(#apaches-hatch-{ink})" stroke-width="26" opacity=".8"/></g>'
        f'<path class="rule" d="{place.path}" stroke-width="2.600" stroke-linejoin="round"/></g>'
    )


def _monument(one: Landmark, colour: int, is_open: bool) -> str:
    fade = "" if is_open else ' opacity=".3"'
    at = f"translate({one.x} {one.y}) scale({one.scale})"
    return f'<path class="monument i{colour + 1} w{colour + 1}" transform="{at}" d="{one.drawing}"{fade}/>'


def _river(colours: tuple[int, ...]) -> str:
    """The Seine between her quays, with ripples, bridges, and the island."""
    bridges = "".join(BRIDGES)
    return (
        f'<path class="rule" d="{SEINE}" stroke-width="21" stroke-linejoin="round"/>'
        f'<path class="water" d="{SEINE}" stroke-width="18" stroke-linejoin="round"/>'
        f'<path class="ripple" d="{SEINE}" stroke-width="12" stroke-dasharray="1 5"/>'
        f'<path class="water" d="{SEINE}" stroke-width="8" stroke-linejoin="round"/>'
        f'<path class="ripple" d="{SEINE}" stroke-width="1.200" stroke-dasharray="16 9 5 11"/>'
        f'<path class="rule" d="{bridges}" stroke-width="11"/><path class="paper" d="{bridges}" stroke-width="7.500"/>'
        f'<path class="rule" d="{bridges}" stroke-width="7.500" stroke-dasharray="1 5"/>'
        f'<path class="rule island" d="{ISLAND}" stroke-width="1.400"/>'
        + _monument(CATHEDRAL, colours[CATHEDRAL.district], True)
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
    size = round(min(NAME, (place.room - MARGIN) / (LETTER * len(f"{number} · {name}"))), 1)
    more = f'{MIDDLE} style="--f:{legible(size, place.town.zoom, fit)}px"'
    ink = f"fit serif f{colour + 1} h{colour + 1}"
    parts = [printed(place.x, place.y + 8, size, f"{number} · {words}", f"{ink} {when}", more) for when, words in texts]
    if len(lines) > 1:
        parts.append(printed(place.x, place.y - 14, size, f"{number} · {lines[0]}", f"{ink} narrow", more))
        parts.append(printed(place.x, place.y + 8, size, lines[1], f"{ink} narrow", more))
    return f'<g class="part" {place.town.style()}>{"".join(parts)}</g>'
