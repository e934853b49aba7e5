"""Beside and below the map: the turn, the race to the target, the own hand as index cards, papers in a row."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import asked, question
from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.tractions.face.names import is_torn
from ludotheque.games.tractions.face.scenery import HEIGHT, NEONS, WIDTH, WINDOW
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.rules.view import PACT_SEEN, TractionsView

TOP: Final = WINDOW[1] + 2  # of the strip below the window
SIDE: Final = WINDOW[0] + 8  # where the side begins
CARD: Final = (116, 116)
MOST_SHEETS: Final = 4  # papers that fit in the row

ICONS: Final = (
    '<path d="M4 44q2-11 11-12l5-9h16l8 9q11 1 11 12z" fill="#2a2117"/><g fill="#efe6cf" stroke="#2a2117" '
    'stroke-width="3"><circle cx="16" cy="46" r="5"/><circle cx="43" cy="46" r="5"/></g>',
    '<path d="M6 26h40v8H31l-3 6h-6l-3 12H9l4-18H6z" fill="#2a2117"/>',
    '<path d="M10 52q2-20 20-29-6 13 2 18 7-3 9-9 5 14-9 20z" fill="#2a2117"/>',
    '<path d="M4 30h44v5H32v16h-6V35H14l-6 8H4z" fill="#2a2117"/>',
    '<path d="M8 52V36l9 5V30l9 8V26l18 13v13z" fill="#2a2117"/>',
    '<path d="M8 52V35l19-13 19 13v17H33V40H21v12z" fill="#2a2117"/>',
)


def draw(view: TractionsView, tongue: Tongue) -> str:
    still = strip() + side(view, tongue) + status(view, tongue)
    return f'<g aria-hidden="true">{still}</g>{hand(view, tongue)}'


def strip() -> str:
    return (
        f'<rect class="desk narrow" y="{TOP - 16}" width="{WIDTH}" height="276" rx="14"/>'
        f'<rect class="desk wide" y="{TOP}" width="{WIDTH}" height="{HEIGHT - TOP}" rx="10"/>'
        f'<rect class="desk wide" x="{SIDE - 6}" width="{WIDTH - SIDE + 6}" height="{TOP}" rx="10"/>'
    )


# The hand.


def hand(view: TractionsView, tongue: Tongue) -> str:
    """Six index cards, each a place to click; those one does not hold are pale."""
    parts = []
    width, height = CARD
    for kind in range(t.KINDS):
        x = (width + 3) * kind
        count = view.hand[kind]
        label = escape(tongue(say(f"short-{CARD_NAMES[kind]}")))
        spoken = escape(tongue(say("cards", card=say(f"card-{CARD_NAMES[kind]}"), count=count)))
        parts.append(
            f'<g{"" if count else faded()} transform="translate({x} 0)" aria-hidden="true">'
            f'<rect class="index" width="{width}" height="{height}" rx="5"/>'
            f'<path d="M0 29h{width}" stroke="{"#b5423a" if kind < 3 else "#2f5f9e"}" stroke-width="2"/>'
            f'<text class="still" x="8" y="22" font-size="21" font-weight="700" fill="#2a2117">{label}</text>'
            f'<text class="still typed" x="{width - 8}" y="102" font-size="46" font-weight="700" text-anchor="end">'
            f'{count}</text><g transform="translate(2 32) scale(1.220)">{ICONS[kind]}</g></g>'
            f'<rect id="card-{CARD_NAMES[kind]}" class="spot" x="{x}" width="{width}" height="{height}" rx="5" '
            f'fill="transparent" aria-label="{spoken}"/>'
        )
    return f'<g class="hand" transform="translate(4 {TOP + 3})">{"".join(parts)}</g>'


def faded() -> str:
    return ' opacity=".4"'


# The side on a desk, the line below the hand on a phone.


def side(view: TractionsView, tongue: Tongue) -> str:
    turn = escape(tongue(say("label-turn", turn=view.turn))) if view.turn else ""
    phase = escape(tongue(say(f"phase-{view.phase}")))
    left, width = SIDE + 4, WIDTH - SIDE - 10
    parts = [
        f'<text class="still name serif" x="{left}" y="36" font-size="27">{turn}</text>',
        f'<text class="still dim" x="{left}" y="60" font-size="16">{phase}</text>',
        "".join(
            f'<rect x="{left + 31 * i}" y="70" width="26" height="6" rx="3" '
            f'fill="{"#ffb347" if i + 1 == view.phase else "#4a4238"}"/>'
            for i in range(5)
        ),
    ]
    for row, number in enumerate(ranked(view)):
        parts.append(runner(view, tongue, number, left, 100 + row * 76, width))
    e = escape(tongue(say("label-supply")))
    parts.append(
        f'<text class="still dim" x="{left}" y="592" font-size="15">{e}</text>'
        f'<text class="still name" x="{left}" y="614" font-size="17">{view.supply_e} E · {view.supply_s} S</text>'
    )
    return f'<g class="wide">{"".join(parts)}</g>'


def ranked(view: TractionsView) -> list[int]:
    """The gangs as they move in this turn, those that are not yet in order after them."""
    return [*view.order, *(n for n in range(t.GANGS) if view.seat_of[n] != t.NONE and n not in view.order)]


def runner(view: TractionsView, tongue: Tongue, number: int, x: int, y: int, width: int) -> str:
    """One gang in the race: its hat, its marks, its treasury on the way to the target."""
    sum = view.purses[number]
    shown = "?" if sum < 0 else str(sum)
    length = 0 if sum < 0 else min(width, width * sum // max(1, view.agreed[t.TARGET]))
    is_active = view.active == number
    frame = (
        f'<rect x="{x - 4}" y="{y - 4}" width="{width + 8}" height="70" rx="8" fill="#33291d"/>' if is_active else ""
    )
    points = escape(tongue(say("label-points", points=view.points))) if is_active else ""
    return (
        f'{frame}<use href="#tr-hat-{number}" transform="translate({x + 16} {y + 20})"/>'
        f"{pointer(view, number, x + 45, y + 18, 17)}"
        f'<text class="still name" x="{x + 46}" y="{y + 18}" font-size="17">{shown} U</text>'
        f'<text class="still" x="{x + width}" y="{y + 18}" font-size="17" text-anchor="end" fill="#ffd98a">'
        f"{marks(view, number)}</text>"
        f'<text class="still dim" x="{x + 46}" y="{y + 38}" font-size="15">{points}</text>'
        f'<rect x="{x}" y="{y + 46}" width="{width}" height="9" rx="4" fill="#3a332a"/>'
        f'<rect x="{x}" y="{y + 46}" width="{length}" height="9" rx="4" fill="{NEONS[number]}"/>'
    )


def marks(view: TractionsView, number: int) -> str:
    """The first player's star, a tick for those who are done talking."""
    found = "★" if view.first == number else ""
    if view.floor and view.done >> number & 1:
        found += "✓"
    return found


def pointer(view: TractionsView, number: int, x: int, y: int, size: int) -> str:
    """It ends before the sum of those who are awaited."""
    if question(view.agenda) == t.OVER or not asked(view.agenda) >> number & 1:
        return ""
    return f'<text class="still name" x="{x}" y="{y}" font-size="{size}" text-anchor="end">▸</text>'


def status(view: TractionsView, tongue: Tongue) -> str:
    """What the side says, in one line for a phone."""
    words = tongue(say(f"phase-{view.phase}"))
    if view.turn:
        words = tongue(say("label-turn", turn=view.turn)) + " · " + words
    if view.active != t.NONE:
        words += " · " + tongue(say("label-points", points=view.points))
    parts = [f'<text class="still name" x="16" y="836" font-size="32">{escape(words)}</text>']
    step = WIDTH // 6
    for place, number in enumerate(ranked(view)):
        x = 14 + step * place
        sum = view.purses[number]
        parts.append(
            f'<use href="#tr-hat-{number}" transform="translate({x + 26} 868) scale(1.250)"/>'
            f"{pointer(view, number, x + 55, 879, 32)}"
            f'<text class="still name" x="{x + 56}" y="879" font-size="32">'
            f"{'?' if sum < 0 else sum}{marks(view, number)}</text>"
        )
        if view.active == number:
            parts.append(f'<rect x="{x}" y="893" width="{step - 20}" height="7" rx="4" fill="#ffb347"/>')
    return f'<g class="narrow">{"".join(parts)}</g>'


# Papers in a row: drafts, offers, alliances.


def papers(view: TractionsView) -> str:
    """A typed sheet for each paper in sight: stamped when signed, torn when betrayed, with a pen on the own draft."""
    found = [("draft", 0)] if view.pen[0] else []
    found += [("offer", view.papers[i + 1]) for i in range(0, len(view.papers), 4)]
    for i in range(0, len(view.pacts), PACT_SEEN):
        found.append(("torn" if is_torn(view, view.pacts[i]) else "pact", view.pacts[i + 1]))
    if not found and view.betrayals:
        found = [("torn", 1 << view.betrayals[-t.BETRAYAL + 1] | 1 << view.betrayals[-t.BETRAYAL + 2])]
    parts = [sheet(kind, parties, place) for place, (kind, parties) in enumerate(found[:MOST_SHEETS])]
    return f'<g class="wide" transform="translate(726 {TOP + 8}) scale(2)">{"".join(parts)}</g>'


def sheet(kind: str, parties: int, place: int) -> str:
    edge = "M0 0H42V46L36 41 29 48 22 42 14 49 7 43 0 48Z" if kind == "torn" else "M0 0H42V52H0Z"
    hats = "".join(
        f'<circle cx="{7 + 9 * i}" cy="{33 if kind == "torn" else 42}" r="4.400" fill="{NEONS[number]}" '
        'stroke="#2a2117" stroke-width=".8"/>'
        for i, number in enumerate([number for number in range(t.GANGS) if parties >> number & 1][:4])
    )
    mark = {
        "pact": '<circle cx="30" cy="22" r="9" fill="none" stroke="#b5423a" stroke-width="2.500"/>'
        '<path d="m25 22 4 4 7-8" fill="none" stroke="#b5423a" stroke-width="2.500"/>',
        "torn": '<path d="M22 0 18 12 25 20 19 32 23 46" fill="none" stroke="#171310" stroke-width="3"/>',
        "offer": '<text class="still typed" x="22" y="32" font-size="26" font-weight="700">?</text>',
        "draft": '<path d="m20 34 16-20 5 4-16 20-7 3z" fill="#2f5f9e"/>',
    }[kind]
    return (
        f'<g transform="translate({44 * place} 1) rotate({(place * 7) % 5 - 2})"><path class="index" d="{edge}"/>'
        f'<path d="M5 8h30M5 14h26M5 20h14" stroke="#8a7f66" stroke-width="1.500"/>{mark}{hats}</g>'
    )
