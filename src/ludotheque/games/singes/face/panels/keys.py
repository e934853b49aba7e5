"""The keys that were turned, and what their reader has of them."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import text, title
from ludotheque.games.singes.face import names
from ludotheque.games.singes.face.holdings import held_digits, key_digits, missing
from ludotheque.games.singes.face.pieces import icon
from ludotheque.games.singes.face.scenery import AMBER, BOLD, DIM, GLOW, INK, chunk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def lay_keys(view: SingesView, tongue: Tongue) -> str:
    """The keys that were turned, with what their reader lacks; closed ones as shadows."""
    turned = [content - t.KEY_UP for content in view.board if t.KEY_UP <= content < t.APE]
    total = len(view.key_names)
    across, size = (2, 1.0) if total <= 6 else (3, 0.66)
    parts = [f'<g class="wide">{text(113, 626, 14, tongue(say("board-keys")), DIM, BOLD)}</g>']
    for slot in range(total):
        column, row = slot % across, slot // across
        wide = 16 + 103 * size * column, 634 + 54 * size * row, size
        tall = 12 + 174 * (slot % 3), 616 + 90 * size * (slot // 3), 1.74 * size
        closed = title(tongue(say("tip-closed"))) + CLOSED
        body = draw_slot(view, tongue, turned[slot]) if slot < len(turned) else closed
        parts.append(chunk(wide, tall, body))
    return f"<g>{''.join(parts)}</g>"


CLOSED: Final = (
    '<rect width="97" height="48" rx="9" fill="#10141f" opacity=".55"/><g fill="none" stroke="#4a5570" '
    'stroke-width="2" transform="translate(48 25) scale(.9)"><use href="#singes-key"/></g>'
)


def draw_slot(view: SingesView, tongue: Tongue, key: int) -> str:
    """A turned key: what it asks for by name, and filled what its reader holds of it."""
    need = view.key_row(key)[t.NEED]
    name, _, _ = icon(need)
    is_held = len(view.hand) > 0 and view.hand[need] > 0
    count = missing(view, key) if view.hand else 4
    lacking = say("board-key", code=names.key(view, key), lack=say("board-missing", count=count))
    parts = [
        f"{title(tongue(lacking if view.hand else names.key(view, key)))}"
        f'<rect width="97" height="48" rx="9" fill="#3a2a12" stroke="{AMBER if count else GLOW}" '
        f'stroke-width="{1.5 if count else 3}"/><g fill="none" stroke="{INK}" color="{INK}" stroke-width="2" '
        f'stroke-linecap="round" transform="translate(17 16) scale(.9)"><use href="#singes-{name}"/></g>'
    ]
    for i, (digit, is_filled) in enumerate(zip(key_digits(view, key), held_digits(view, key), strict=True)):
        fill, ink = (AMBER, "#10141f") if is_filled else ("none", AMBER)
        parts.append(
            f'<rect x="{34 + 20.5 * i}" y="5" width="18" height="21" rx="4" fill="{fill}" stroke="{AMBER}" '
            f'stroke-width="1.2"/>{text(43 + 20.5 * i, 22, 18, str(digit - t.DIGIT + 1), ink, BOLD)}'
        )
    if is_held:
        parts.append(f'<path d="M8 37l4 5 7-10" fill="none" stroke="{AMBER}" stroke-width="3"/>')
    parts.append(text(91, 43, 16, tongue(names.token(need)), INK if is_held else DIM, 'style="text-anchor:end"'))
    return "".join(parts)
