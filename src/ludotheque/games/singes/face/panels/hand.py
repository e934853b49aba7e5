"""The hand of the reader, or the hand a thief looks into."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, text
from ludotheque.games.singes.face import names
from ludotheque.games.singes.face.choices import item_spot
from ludotheque.games.singes.face.holdings import own_items, rival_items
from ludotheque.games.singes.face.panels.legend import lay_legend
from ludotheque.games.singes.face.panels.rotations import lay_rotations
from ludotheque.games.singes.face.pieces import draw_token
from ludotheque.games.singes.face.scenery import AMBER, BOLD, DIM, GLOW, INK, chunk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import NAMES

HAND_LEFT: Final = 236
HAND_WIDTH: Final = 546
HAND_TOP: Final = 636
TALL_TOP: Final = 812
# Columns, rows, size of the tokens and of their names.
GRIDS: Final = ((6, 2, 1.4, 16.5), (8, 2, 1.25, 14), (9, 3, 0.88, 12.5), (13, 3, 0.72, 10), (17, 4, 0.55, 8))
TALL_GRIDS: Final = (
    (5, 2, 3, 32),
    (6, 2, 2.7, 30),
    (6, 3, 2.2, 30),
    (8, 3, 2.15, 26),
    (8, 4, 1.7, 22),
    (13, 5, 1.35, 15),
)


def lay_middle(view: SingesView, tongue: Tongue) -> str:
    if view.question == t.ROTATING and view.seat == view.turn:
        return lay_rotations(view, tongue)
    if view.question == t.NAMING and view.seat == view.turn:
        return head(tongue(say("board-loot")), AMBER) + lay_items(view, tongue, rival_items(view), "loot")
    if not view.hand:
        return lay_title(tongue)
    if not any(view.hand) and view.question != t.OVER:
        return lay_legend(view, tongue)
    return head(tongue(say("board-hand")), DIM) + lay_items(view, tongue, own_items(view), "item")


def head(title: str, colour: str) -> str:
    return f'<g class="wide">{text(HAND_LEFT + HAND_WIDTH // 2, 626, 14, title, colour, BOLD)}</g>'


def lay_items(view: SingesView, tongue: Tongue, items: list[tuple[int, int, int]], prefix: str) -> str:
    """Tokens with their names, larger while they are few; those laid ready for a fight stand out."""
    columns, rows, size, letters = grid(GRIDS, len(items))
    tall_columns, tall_rows, tall_size, tall_letters = grid(TALL_GRIDS, len(items))
    across, down = HAND_WIDTH / columns, 160 / rows
    tall_across, tall_down = 980 / tall_columns, 366 / tall_rows
    parts = []
    for place, (kind, count, used) in enumerate(items):
        row, column = divmod(place, columns)
        wide = HAND_LEFT + across * (column + 0.5), HAND_TOP + down * row + 22 * size, size
        row, column = divmod(place, tall_columns)
        tall = 10 + tall_across * (column + 0.5), TALL_TOP + tall_down * row + 20 * tall_size, tall_size
        body = draw_token(view, kind)
        if used:
            body = f'<circle r="20" fill="none" stroke="{GLOW}" stroke-width="2.5"/>' + body
        if view.question == t.FIGHTING and kind < t.ARMS and view.declared and view.declared[kind]:
            body = f'<circle r="21" fill="{AMBER}" fill-opacity=".35" stroke="{AMBER}" stroke-width="3"/>' + body
        if count > 1:
            body += (
                f'<g transform="translate(-13 -11)"><circle r="10" fill="{INK}"/><text y="4.8" font-size="13.5" '
                f'font-weight="700" text-anchor="middle" fill="#10141f">{count}</text></g>'
            )
        name = tongue(say(f"token-{NAMES[kind].rstrip('0123456789')}"))
        small, large = round(letters / size, 1), round(tall_letters / tall_size, 1)
        reach = min(across / size, tall_across / tall_size) - 3
        body = (
            f'<g class="still">{body}<text class="called" y="{19 + max(small, large):.1f}" font-size="{small}" '
            f'style="--wf:{small}px;--tf:{large}px" text-anchor="middle" fill="{INK}">{escape(name)}</text></g>'
            f'<rect id="{item_spot(prefix, kind, used)}" class="spot" x="{-reach / 2:.1f}" y="-22" '
            f'width="{reach:.1f}" height="{46 + max(small, large):.1f}" rx="9" fill="transparent" '
            f'aria-label="{escape(name)}"><title>{escape(tongue(names.about(kind)))}</title></rect>'
        )
        parts.append(chunk(wide, tall, body, f'id="{prefix}-piece-{NAMES[kind]}{used}"'))
    return "".join(parts)


def grid(grids: tuple[tuple[int, int, float, float], ...], count: int) -> tuple[int, int, float, float]:
    """The first grid that holds so many tokens."""
    return next((grid for grid in grids if count <= grid[0] * grid[1]), grids[-1])


def lay_title(tongue: Tongue) -> str:
    """For those who only watch: the name of the game."""
    name = text(0, 0, 42, tongue(say("name")), INK, 'letter-spacing="1"', "serif")
    name += text(0, 34, 16, tongue(say("tagline")), DIM)
    return chunk((HAND_LEFT + HAND_WIDTH // 2, 712, 1), (500, 960, 1.75), name)
