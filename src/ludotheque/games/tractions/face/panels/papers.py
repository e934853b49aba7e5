"""Papers in a row on the desk: drafts, offers, alliances; who points at them reads the ledger."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue
from ludotheque.drawing.svg import escape, unread
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.colours import NEONS
from ludotheque.games.tractions.face.layout import TOP, WINDOW
from ludotheque.games.tractions.face.panels.open_paper import is_on_left, ledger, typed
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

MOST_SHEETS: Final = 4  # papers that fit in the row


def draw(view: TractionsView, tongue: Tongue) -> str:
    """The papers on the desk; who points at them reads the ledger, at any time of the game."""
    sheets = row(view)
    if not view.pacts and not view.betrayals:
        return unread(sheets)
    leaf = ledger(view)
    spoken = escape(" ".join(tongue(line) for line in [leaf.title, *leaf.lines]))
    handle = (
        f'<g class="narrow page"><g transform="translate({WINDOW[0] - 46} {WINDOW[1] - 210})"><circle r="36" '
        'fill="#171310" opacity=".85" stroke="#8c97b0" stroke-width="2"/><path class="index" d="M-14-18H14V18H-14Z"/>'
        '<path d="M-8-9H8M-8 0H8M-8 9H2" stroke="#8a7f66" stroke-width="3"/></g></g>'
    )
    book = unread(f'{sheets}{handle}<g class="leaf">{typed(leaf, tongue, is_on_left(view))}</g>')
    return f'<g id="ledger" class="ledger" role="img" tabindex="0" aria-label="{spoken}">{book}</g>'


def row(view: TractionsView) -> str:
    """A typed sheet for each paper in sight: stamped when signed, torn when betrayed, with a pen on the own draft."""
    found = [("draft", 0)] if rows.pen(view).step != t.RESTING else []
    found += [("offer", paper.parties) for paper in rows.papers(view)]
    for pact in rows.pacts(view):
        found.append(("torn" if rows.is_torn(view, pact.number) else "pact", pact.signatories))
    if not found and view.betrayals:
        last = rows.betrayals(view)[-1]
        found = [("torn", 1 << last.traitor | 1 << last.victim)]
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
