"""The own hand as index cards below the map."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.tractions.face.layout import TOP
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import E_KINDS

CARD: Final = (116, 116)
FADED: Final = ' opacity=".4"'
ICONS: Final = (
    '<path d="M4 44q2-11 11-12l5-9h16l8 9q11 1 11 12z" fill="#2a2117"/><g fill="#efe6cf" stroke="#2a2117" '
    'stroke-width="3"><circle cx="16" cy="46" r="5"/><circle cx="43" cy="46" r="5"/></g>',
    '<path d="M6 26h40v8H31l-3 6h-6l-3 12H9l4-18H6z" fill="#2a2117"/>',
    '<path d="M10 52q2-20 20-29-6 13 2 18 7-3 9-9 5 14-9 20z" fill="#2a2117"/>',
    '<path d="M4 30h44v5H32v16h-6V35H14l-6 8H4z" fill="#2a2117"/>',
    '<path d="M8 52V36l9 5V30l9 8V26l18 13v13z" fill="#2a2117"/>',
    '<path d="M8 52V35l19-13 19 13v17H33V40H21v12z" fill="#2a2117"/>',
)


def tip(tongue: Tongue, kind: int) -> str:
    """What a card does."""
    return escape(tongue(say(f"tip-card-{CARD_NAMES[kind]}")))


def draw(view: TractionsView, tongue: Tongue) -> str:
    """Six index cards, each a place to click; those one does not hold are pale."""
    parts = []
    width, height = CARD
    for kind in range(t.KINDS):
        x = (width + 3) * kind
        count = view.hand[kind]
        label = escape(tongue(say(f"short-{CARD_NAMES[kind]}")))
        spoken = escape(tongue(say("cards", card=say(f"card-{CARD_NAMES[kind]}"), count=count)))
        parts.append(
            f'<g{"" if count else FADED} transform="translate({x} 0)" aria-hidden="true">'
            f'<rect class="index" width="{width}" height="{height}" rx="5"/>'
            f'<path d="M0 29h{width}" stroke="{"#b5423a" if kind < E_KINDS else "#2f5f9e"}" stroke-width="2"/>'
            f'<text class="still" x="8" y="22" font-size="21" font-weight="700" fill="#2a2117">{label}</text>'
            f'<text class="still typed" x="{width - 8}" y="102" font-size="46" font-weight="700" text-anchor="end">'
            f'{count}</text><g transform="translate(2 32) scale(1.220)">{ICONS[kind]}</g></g>'
            f'<rect id="card-{CARD_NAMES[kind]}" class="spot" x="{x}" width="{width}" height="{height}" rx="5" '
            f'fill="transparent" aria-label="{spoken}"><title>{tip(tongue, kind)}</title></rect>'
        )
    return f'<g class="hand" transform="translate(4 {TOP + 3})">{"".join(parts)}</g>'
