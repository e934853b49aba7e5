"""What lies below the names while planques are drafted: the piles, and the stamps of the special edition."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.games.apaches.face.layout import LEGIBLE, Ground, about, ground, legible
from ludotheque.games.apaches.face.news import Item, is_fresh, latest
from ludotheque.games.apaches.face.scenery import BOLD, START, printed, sign
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView

LETTERS: Final = 16  # the height of what is stamped
PRINT: Final = LEGIBLE / LETTERS  # how much larger a stamp is on a phone
ROOF: Final = 18  # the room of a pile beside a stamp there


def draw_stamps(view: ApachesView, district: int, tongue: Tongue) -> str:
    """A pile, and beside it the news of the round before; on a phone the pile is one roof, the stamp needs the room."""
    place = ground(view, district)
    count = view.piles[district]
    if not is_fresh(view):
        frame = about(place.town.zoom, place.middle, place.y, place.middle)
        return f'<g class="part" {frame.style()}>{_pile(view, district, place.middle - 22)}</g>' if count else ""
    item = next(item for item in latest(view) if item.district == district)
    words = _words(view, item, tongue)
    wide = _pile(view, district, place.middle - 76)
    wide += _stamp(view, place, item, words, 38 if count else 0, 20, 58 if count else 99)
    room = place.yard / PRINT / 2 + 6 - (ROOF / 2 if count else 0)
    small = _stamp(view, place, item, words, ROOF / 2 if count else 0, 14, room)
    if count:
        half = min(_half(words), room) if item.winner != t.NONE else 4.9 * len(words)
        small += _roof(view, district, place.middle - half - 1)
    frame = about(PRINT, place.middle, place.y, place.middle)
    return f'<g class="wide">{wide}</g><g class="narrow part" {frame.style()}>{small}</g>'


def _pile(view: ApachesView, district: int, x: float) -> str:
    """As many roofs as there are planques left, and their number."""
    place = ground(view, district)
    count = view.piles[district]
    if not count:
        return ""
    parts = [
        f'<use href="#apaches-roof" class="f{view.colours[district] + 1}" '
        f'transform="translate({x + 2 * i} {place.y + 48 - 3 * i}) scale(.82)" stroke="#1f170d" stroke-width="1.400"/>'
        for i in range(count)
    ]
    fit = f'{START} style="--f:{legible(22, place.town.zoom, 26)}px"'
    return "".join(parts) + printed(x + 24, place.y + 54, 22, f"×{count}", "serif print fit", fit)


def _roof(view: ApachesView, district: int, x: float) -> str:
    """The pile as one plain roof with its number on it."""
    y = ground(view, district).y + 28
    roofs = "".join(
        f'<path d="M-19 2-14-22H14L19 2V22H-19Z" class="f{view.colours[district] + 1}" '
        f'transform="translate({x + 2 * i:g} {y - 2 * i}) scale(.44 .62)" stroke="#1f170d" stroke-width="2"/>'
        for i in (0, 1)[-view.piles[district] :]
    )
    return roofs + printed(x + 2, y + 5.5, LETTERS, str(view.piles[district]), "roofed", BOLD)


def _words(view: ApachesView, item: Item, tongue: Tongue) -> str:
    if item.winner == t.NONE:
        return tongue(say("stamp-nobody"))
    if item.district == t.BOURGEOIS:
        return tongue(say("stamp-token"))
    is_reinforced = item.planque != t.NONE and view.kinds[item.planque] == t.REINFORCE
    if is_reinforced or (item.recruits and not item.amount):
        return tongue(say("stamp-reinforce", count=item.recruits))
    if item.planque != t.NONE and view.kinds[item.planque] > t.BURGLARY and not item.amount:
        return tongue(say(f"stamp-{PRIZES[view.kinds[item.planque]]}"))
    return tongue(say("stamp-money", amount=item.amount))


def _half(words: str) -> float:
    """Half the width of a stamp."""
    return 22 + 3.8 * len(words)


def _stamp(view: ApachesView, place: Ground, item: Item, words: str, right: float, down: float, room: float) -> str:
    """Who took what here, squeezed into its room."""
    x = place.middle + right
    if item.winner == t.NONE:
        italic = 'text-anchor="middle" font-style="italic"'
        return printed(x, place.y + down + 19, LETTERS, words, "print", italic)
    half = min(room, _half(words))
    squeeze = f' textLength="{2 * half - 40:g}" lengthAdjust="spacingAndGlyphs"' if half == room else ""
    return (
        f'<g transform="translate({x:g} {place.y + down:g}) rotate(-4)">'
        f'<rect class="card" x="{-half:g}" width="{2 * half:g}" height="30" rx="15" stroke-width="1.400"/>'
        f"{sign(view.sides[item.winner], 16 - half, 15, 26)}"
        f"{printed(12, 21, LETTERS, words, 'pencilled', BOLD + squeeze)}</g>"
    )
