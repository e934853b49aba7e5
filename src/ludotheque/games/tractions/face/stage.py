"""The stage of a heist: the bank seen close, its men, the orders in their envelopes, the shots, the cars outside.

It lies over the half of the window where the bank is not, and takes the whole width of a phone.
"""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from ludotheque.core.agenda import asked, question
from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape, overlay, unread
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.colours import NEONS
from ludotheque.games.tractions.face.layout import WINDOW, centre
from ludotheque.games.tractions.face.men import ACTOR, Standing, hat, load
from ludotheque.games.tractions.face.names import BOX, gang, money, place_name
from ludotheque.games.tractions.face.rows import gang_of
from ludotheque.games.tractions.face.shots import bullets, counts
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

WIDTH: Final = 530
HEIGHT: Final = 370
TOP: Final = 70  # where the rows of the gangs begin
ROWS: Final = 254  # how high they are together
TALLEST: Final = 120  # one of them
MEN: Final = (142, 222)  # where the hall begins, and how wide it is
STREET: Final = 398  # where the wall to the street stands
STAGGER: Final = 26  # of every second row, so that bullets are told apart
BIG: Final = 1.8  # a hat on the stage, beside one on the map
ABOARD: Final = 0.85
# What is being asked while a heist goes on, and what the stage calls it.
ACTS: Final = {
    t.ORDERING: "orders",
    t.REACTING: "reveal",
    t.DODGING: "fire",
    t.RIPOSTING: "riposte",
    t.FLOOR: "talk",
    t.HONOURING: "split",
    t.DEPARTING: "departures",
}
ON_MAP: Final = (t.AT_PAWN, t.AT_OTHER_PAWN, t.AT_SPACE, t.AT_WHERE, t.AT_BANK)  # where the pen points at the quarter


# An order: in its envelope, or open, with the pen while it is being written.
SEALED: Final = (
    '<rect width="40" height="27" rx="3" fill="#efe6cf" stroke="#2a2117"/><path d="M0 2 20 17 40 2" fill="none" '
    'stroke="#2a2117" stroke-width="1.500"/>'
)
SHEET: Final = (
    '<rect x="7" y="-3" width="26" height="32" rx="2" fill="#cfc6ae" stroke="#2a2117"/><path d="M11 5h18M11 11h18M11 '
    '17h11" stroke="#6b6150" stroke-width="1.800"/>'
)
PEN: Final = '<path d="m21 23 14-18 5 4-14 18-7 3z" fill="#57a6ff" stroke="#0a0d13"/>'


class Band(NamedTuple):
    """The part of the stage that belongs to a gang."""

    gang: int
    middle: float
    height: float


def is_set(view: TractionsView) -> bool:
    """Whether the stage is seen: while men in a bank decide, and neither a pen nor a reprisal needs the map."""
    if view.heist == t.NONE or question(view.agenda) not in ACTS:
        return False
    return rows.pen(view).step not in ON_MAP


def is_west(view: TractionsView) -> bool:
    """Whether the stage lies on the left: the bank stands on the right."""
    return centre(view.heist)[0] > centre(BOX.cafes[1])[0]


def corner(view: TractionsView) -> tuple[int, int]:
    return (8 if is_west(view) else WINDOW[0] - WIDTH - 8), (WINDOW[1] - HEIGHT) // 2


def framed(view: TractionsView, body: str) -> str:
    """A drawing in the units of the stage, where the stage lies."""
    x, y = corner(view)
    return f'<g class="stage" transform="translate({x} {y})">{body}</g>'


def bands(view: TractionsView) -> list[Band]:
    here = [number for number in range(t.GANGS) if view.men[view.heist * t.GANGS + number]]
    height = min(TALLEST, ROWS / max(1, len(here)))
    top = TOP + (ROWS - height * len(here)) / 2
    return [Band(number, top + height * (row + 0.5), height) for row, number in enumerate(here)]


def stood(view: TractionsView) -> dict[int, Standing]:
    """Where each man in the bank is drawn: in the hall, or in the car he has boarded."""
    found: dict[int, Standing] = {}
    for row, band in enumerate(bands(view)):
        crew = range(band.gang * t.CREW, (band.gang + 1) * t.CREW)
        men = [man for man in crew if view.place[man] == view.heist]
        inside = [man for man in men if man not in view.boarding]
        aboard = [man for man in men if man in view.boarding]
        found.update(lined_up(inside, MEN[0] + STAGGER * (row % 2), MEN[1], band, BIG))
        found.update(lined_up(aboard, STREET + 12, WIDTH - STREET - 18, band, ABOARD))
    return found


def lined_up(men: list[int], x: float, width: float, band: Band, largest: float) -> dict[int, Standing]:
    """Men side by side, in two rows where they are many."""
    lines = 2 if len(men) > 7 else 1
    across = ceil(len(men) / lines)
    size = min(largest, band.height / lines / 48, max(0.7, width / max(1, across) / 38))
    step = min(46 * size, width / max(1, across))
    found = {}
    for place, man in enumerate(men):
        line, at = divmod(place, across)
        y = band.middle + (line - (lines - 1) / 2) * 36 * size
        found[man] = Standing(round(x + step * (at + 0.5), 1), round(y, 1), round(size, 2))
    return found


def draw(view: TractionsView, tongue: Tongue) -> str:
    """The whole stage."""
    if not is_set(view):
        return ""
    places = stood(view)
    crowd = "".join(hat(view, tongue, man, standing, ACTOR) for man, standing in places.items())
    loads = "".join(load(view, tongue, man, standing, "load") for man, standing in places.items())
    sheets = "".join(envelope(view, tongue, band) + car(view, tongue, band) for band in bands(view))
    return framed(
        view,
        unread(hall(view, tongue) + sheets) + bullets(view, places) + crowd + overlay(loads) + counts(view, places),
    )


def hall(view: TractionsView, tongue: Tongue) -> str:
    """The walls, the safe, the door to the street, and what is going on."""
    title = escape(tongue(say("stage-title", place=place_name(view.heist))))
    act = escape(tongue(say(f"stage-{ACTS[question(view.agenda)]}")))
    loot = view.pot + sum(view.loot[man] for man in range(t.MEN) if view.place[man] == view.heist)
    total = escape(tongue(say("stage-loot", sum=money(loot))))
    street = escape(tongue(say("stage-street")))
    columns = "".join(f"M{x} {TOP + 4}V{TOP + ROWS}" for x in range(160, STREET, 56))
    return (
        f'<rect x="6" y="8" width="{WIDTH}" height="{HEIGHT}" rx="12" fill="#000" opacity=".5"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="#14211d" stroke="#ffe08a" stroke-width="3" '
        'stroke-dasharray="14 8" style="pointer-events:auto"/>'
        f'<path d="{columns}" stroke="#a9e0c7" stroke-width="12" opacity=".07"/>'
        f'<path d="M{STREET} {TOP}H{WIDTH - 3}V{TOP + ROWS}H{STREET}Z" fill="#0b0e15"/>'
        f'<path d="M{STREET} {TOP}H{WIDTH - 3}V{TOP + ROWS}H{STREET}Z" fill="url(#tr-rain)"/>'
        f'<circle cx="{WIDTH - 30}" cy="{TOP + 20}" r="52" fill="url(#tr-lamp)"/>'
        f'<path d="M{STREET} {TOP}V{TOP + ROWS}" stroke="#a9e0c7" stroke-width="3" stroke-dasharray="34 12"/>'
        f'<text class="still name serif" x="18" y="33" font-size="24">{title}</text>'
        f'<text class="still" x="18" y="57" font-size="17" fill="#ffd98a">{act}</text>'
        f'<text class="still dim" x="{STREET + 12}" y="{TOP - 7}" font-size="14" letter-spacing="2">{street}</text>'
        f'<text class="still name" x="18" y="{HEIGHT - (27 if view.pot else 16)}" font-size="17">{total}</text>'
        + safe(view, tongue)
    )


def safe(view: TractionsView, tongue: Tongue) -> str:
    """The safe, and what the fallen have left in it."""
    words = escape(tongue(say("stage-pot", sum=money(view.pot)))) if view.pot else ""
    return (
        f'<g transform="translate({STREET - 34} {HEIGHT - 40})"><title>{escape(tongue(say("stage-safe")))}</title>'
        '<rect width="34" height="32" rx="4" fill="#33413c" stroke="#a9e0c7" stroke-width="2"/><circle cx="17" cy="16" '
        'r="8" fill="none" stroke="#a9e0c7" stroke-width="2"/><path d="M17 8v16M9 16h16" stroke="#a9e0c7"/></g>'
        f'<text class="still" x="18" y="{HEIGHT - 8}" font-size="16" font-weight="700" fill="#ffe08a">{words}</text>'
    )


def order(view: TractionsView, number: int) -> Message:
    """What a gang does, as far as everybody may know."""
    top = question(view.agenda)
    is_awaited = bool(asked(view.agenda) >> number & 1)
    if top == t.FLOOR:
        return say("stage-done") if view.done >> number & 1 else say("stage-talks")
    if top == t.DEPARTING:
        return say("stage-leaving") if is_awaited else say("stage-stands")
    if is_awaited and top in (t.ORDERING, t.HONOURING):
        return say("stage-writing")
    if is_awaited and top == t.REACTING:
        return say("stage-flees")
    if top in (t.ORDERING, t.HONOURING) or (top == t.REACTING and view.fleeing >> number & 1):
        return say("stage-sealed")
    if view.answers[number] == t.SACRIFICE:
        return say("stage-sacrifices")
    return say("stage-stands")


def envelope(view: TractionsView, tongue: Tongue, band: Band) -> str:
    """A boss, and the envelope with his order: open while he writes, then sealed, then read."""
    state = order(view, band.gang)
    is_sealed = state.key == "stage-sealed"
    name = tongue(gang(band.gang))
    colour = NEONS[band.gang]
    is_tall = band.height >= 58
    title = escape(tongue(say("stage-envelope", who=gang(band.gang), state=state)))
    sheet = SEALED + f'<circle cx="20" cy="15" r="7" fill="{colour}" stroke="#2a2117" stroke-width="1.500"/>'
    if not is_sealed:
        sheet = SHEET + (PEN if state.key == "stage-writing" else "")
    label = (
        f'<text class="still" x="14" y="{band.middle - 22:g}" font-size="15" font-weight="700" fill="{colour}">'
        f"{escape(name)}</text>"
    )
    return (
        f'<g><title>{title}</title><path d="M8 {band.middle - band.height / 2 + 3:g}v{band.height - 6:g}" '
        f'stroke="{colour}" stroke-width="4"/>{label if is_tall else ""}'
        f'<g transform="translate(16 {band.middle - (8 if is_tall else 13):g})">'
        f'{sheet}</g><text class="still name" x="63" y="{band.middle + (12 if is_tall else 6):g}" font-size="17">'
        f"{escape(tongue(state))}</text></g>"
    )


def car(view: TractionsView, tongue: Tongue, band: Band) -> str:
    """The cars of a gang, as many as one may know of."""
    cars = view.cars[band.gang]
    if not cars:
        return ""
    aboard = sum(gang_of(man) == band.gang for man in view.boarding)
    title = escape(tongue(say("stage-car", who=gang(band.gang), count=aboard)))
    count = (
        f'<text class="still name" x="112" y="-13" font-size="16" text-anchor="end">×{cars}</text>' if cars > 1 else ""
    )
    return (
        f'<g transform="translate({STREET + 8} {band.middle:g})"><title>{title}</title>'
        f'<rect x="0" y="-19" width="116" height="38" rx="14" fill="#222836" stroke="{NEONS[band.gang]}" '
        'stroke-width="2.500"/><path d="M96-14v28" stroke="#66758f" stroke-width="2"/><g fill="#ffe9b0">'
        f'<circle cx="112" cy="-10" r="3.500"/><circle cx="112" cy="10" r="3.500"/></g>{count}</g>'
    )
