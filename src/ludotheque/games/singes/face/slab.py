"""The slab below the map: keys, the hand or the four rotations of a tile, dice.

  the wide form                      the tall form, for phones
├──────┬───────────────────┬──────┤ ├───────────────┬─────────────┤
│ keys │ hand or rotations │ dice │ │     keys      │    dice     │
└──────┴───────────────────┴──────┘ ├───────────────┴─────────────┤
                                    │      hand or rotations      │
                                    └─────────────────────────────┘
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, text
from ludotheque.games.singes.face import layout, scenery
from ludotheque.games.singes.face import names as words
from ludotheque.games.singes.face.legend import lay_legend
from ludotheque.games.singes.face.pieces import draw_ape, draw_key, draw_token, icon, new_tile, value_label
from ludotheque.games.singes.face.scenery import AMBER, BACK_NAMES, DIM, GLOW, INK, SIDE, TILE, chunk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.actions import NAMES

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
BOLD: Final = 'font-weight="700"'
DECLINED: Final = {
    t.ACTING: "bonus",
    t.STEALING: "steal",
    t.TURNING: "key",
    t.ESCAPING: "escape",
    t.PICKING: "pick",
    t.TRAPPED: "trap",
}


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
        body = draw_slot(view, tongue, turned[slot]) if slot < len(turned) else CLOSED
        parts.append(chunk(wide, tall, body))
    return f'<g class="still">{"".join(parts)}</g>'


CLOSED: Final = (
    '<rect width="97" height="48" rx="9" fill="#10141f" opacity=".55"/><g fill="none" stroke="#4a5570" '
    'stroke-width="2" transform="translate(48 25) scale(.9)"><use href="#singes-key"/></g>'
)


def draw_slot(view: SingesView, tongue: Tongue, key: int) -> str:
    """A turned key: what it asks for by name, and filled what its reader holds of it."""
    need = view.keys[key * 4]
    name, _, _ = icon(need)
    is_held = len(view.hand) > 0 and view.hand[need] > 0
    count = missing(view, key) if view.hand else 4
    title = tongue(say("board-key", code=words.key(view, key), lack=say("board-missing", count=count)))
    parts = [
        f"<title>{escape(title if view.hand else tongue(words.key(view, key)))}</title>"
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
    parts.append(text(91, 43, 16, tongue(words.token(need)), INK if is_held else DIM, 'style="text-anchor:end"'))
    return "".join(parts)


def key_digits(view: SingesView, key: int) -> list[int]:
    return view.keys[key * 4 + 1 : key * 4 + 4]


def held_digits(view: SingesView, key: int) -> list[bool]:
    """For each digit of a key whether its reader has it, or a joker for it (R78)."""
    digits = key_digits(view, key)
    if not view.hand:
        return [False] * len(digits)
    jokers = view.hand[t.JOKER]
    found = []
    for i, digit in enumerate(digits):
        is_held = digits[:i].count(digit) < view.hand[digit]
        if not is_held and jokers:
            jokers -= 1
            is_held = True
        found.append(is_held)
    return found


def missing(view: SingesView, key: int) -> int:
    """R78, from the reader's own hand."""
    return held_digits(view, key).count(False) + (view.hand[view.keys[key * 4]] == 0)


def lay_company(view: SingesView, tongue: Tongue) -> str:
    """What lies face up before each player, and in brackets what the reader knows to lie face down there and on START.

    On a phone the panels tell it.
    """
    rows: list[str] = []
    for place in (*range(view.seats), t.PILE):
        faces = open_types(view, place) if place < t.PILE else []
        names = [f"{tongue(words.token(kind))} {value_label(view, kind)}".rstrip() for kind in faces]
        known = [tongue(words.token(kind)) for kind in words.known_types(view, place)]
        if known:
            names.append(tongue(say("board-known", what=", ".join(known))))
        if names:
            body = scenery.mask(view.sides[place]) if place < t.PILE else scenery.CRASH
            rows.append(
                f'<g transform="translate(20 {24 + 34 * len(rows)})"><g transform="scale(.8)">{body}</g>'
                f'<text x="20" y="5" font-size="15" fill="{INK}" stroke="#10141f" stroke-width="4" '
                f'paint-order="stroke" stroke-linejoin="round">{escape(", ".join(names))}</text></g>'
            )
    return f'<g class="wide still">{"".join(rows)}</g>'


def open_types(view: SingesView, seat: int) -> list[int]:
    """Helpers, guides and dice in use."""
    found = [t.ARI + i for i in range(7) if view.opens[seat * 7 + i]]
    return found + [t.RED_DIE + colour for colour in range(2) for _ in range(view.used[seat * 2 + colour])]


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


def own_items(view: SingesView) -> list[tuple[int, int, int]]:
    """Type, count, and 1 for a die in use, of everything the reader holds."""
    found = []
    for kind in range(t.ITEMS):
        count = view.hand[kind]
        if kind in (t.RED_DIE, t.RED_DIE + 1):
            used = view.used[view.seat * 2 + kind - t.RED_DIE]
            if used:
                found.append((kind, used, 1))
            count -= used
        if count:
            found.append((kind, count, 0))
    return found


def rival_items(view: SingesView) -> list[tuple[int, int, int]]:
    """What a thief who looks sees in the hand of his victim (O5)."""
    rival = view.wanted
    found = [(t.ARI + i, 1, 0) for i in range(7) if view.opens[rival * 7 + i]]
    for i in range(0, len(view.sights), 3):
        if view.sights[i] == rival:
            found.append((view.sights[i + 1], view.sights[i + 2], 0))
    found += [(t.RED_DIE + i, view.used[rival * 2 + i], 1) for i in range(2) if view.used[rival * 2 + i]]
    return found


def item_spot(prefix: str, kind: int, used: int) -> str:
    return f"{prefix}-{NAMES[kind]}{'-used' if used else ''}"


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
            f'aria-label="{escape(name)}"><title>{escape(tongue(words.about(kind)))}</title></rect>'
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


def lay_rotations(view: SingesView, tongue: Tongue) -> str:
    """The new tile in its four rotations; those that do not fit are dim."""
    parts = [f'<g class="wide">{text(506, 626, 14, tongue(say("board-rotate")), GLOW, BOLD)}</g>']
    for rotation in range(4):
        is_open = t.ROTATE + rotation in view.legal
        body = (
            f'<g class="still" opacity="{1 if is_open else 0.25}">'
            f"{new_tile(view, rotation)}{thumb_marks(view, rotation)}</g>"
            f'<rect id="rotate-{rotation}" class="spot" width="{TILE}" height="{TILE}" rx="18" fill="transparent" '
            f'aria-label="{escape(tongue(say("choice-rotate", turns=rotation)))}"/>'
        )
        parts.append(chunk((252 + 133 * rotation, 640, 0.43), (14 + 246 * rotation, 850, 0.84), body))
    return "".join(parts)


def thumb_marks(view: SingesView, rotation: int) -> str:
    """The portals, marks and doors of the new tile, upright."""
    parts = []
    for cell in range(t.CELLS):
        code = view.cells[view.tile * t.CELLS + cell]
        column, row = layout.turned(cell, rotation)
        at = f'transform="translate({column * SIDE + 20} {row * SIDE + 20})"'
        if cell >= 25 and code:
            parts.append(f"<g {at}>{scenery.portal('live', (cell - 25 + rotation) & 3)}</g>")
        elif t.MARK_W <= code < t.KEY_DOWN:
            parts.append(f'<g {at}><use href="#singes-back-{BACK_NAMES[code - t.MARK_W]}"/></g>')
        elif code == t.KEY_DOWN:
            parts.append(f"<g {at}>{draw_key(view, t.KEY_DOWN)}</g>")
    return "".join(parts)


def declined(view: SingesView) -> str:
    """The message of declining, for the question that is open."""
    return f"choice-no-{DECLINED.get(view.question, 'bonus')}"


def lay_refusal(view: SingesView, tongue: Tongue) -> str:
    """A plaque to decline with, where that is an answer; in the tall form it stands on the map."""
    if t.DECLINE not in view.legal:
        return ""
    label = tongue(say(declined(view)))
    body = (
        '<rect width="180" height="30" rx="8" fill="#3a2a2a" stroke="#c76b5a" stroke-width="1.5"/>'
        f"{text(90, 20, 15, label, INK, BOLD)}"
        '<rect id="decline" class="spot" width="180" height="30" rx="8" fill="transparent" '
        f'aria-label="{escape(label)}"/>'
    )
    return chunk((794, 764, 1), (612, scenery.SKY - 70, 2.1), body)


def lay_enemy(view: SingesView) -> str:
    """Whom the dice are rolled against: an ape and the weapons laid ready, or a patrol."""
    if view.question in (t.FIGHTING, t.ROLL_FIGHT):
        body = draw_ape(view, view.board[view.pawns[view.turn]] - t.APE)
        bonus = sum(count * view.values[weapon] for weapon, count in enumerate(view.declared))
        added = text(28, 8, 20, f"+{bonus}", AMBER, BOLD) if view.declared else ""
        return f'<g class="still" transform="translate(-20 0)">{body}</g>{added}'
    if view.question in (t.DEFENDING, t.ROLL_PATROL):
        kind = next(view.holds[i + 1] for i in range(0, len(view.holds), 4) if view.holds[i] == view.turn)
        return f'<g class="still">{draw_token(view, kind)}</g>'
    return ""


def lay_dice(view: SingesView, tongue: Tongue) -> str:
    """The three dice, the count of the move, and how far night is."""
    rolled = 0
    if view.question == t.HELPING:
        rolled = view.total
    elif view.question == t.STEPPING:
        rolled = view.total - sum(view.values[t.ARI + i] for i in range(5) if view.helpers >> i & 1)
    tumbling = view.question >= t.ROLL_MOVE
    parts = []
    for colour in range(3):
        owned = colour == 0 or (len(view.hand) > 0 and view.hand[t.RED_DIE + colour - 1] > 0)
        owned = owned or view.used[view.turn * 2 + colour - 1] > 0 if colour and view.seat != view.turn else owned
        lit = colour == view.die and (rolled > 0 or tumbling)
        face = rolled if lit else 0
        ring = f'<circle r="33" fill="none" stroke="{AMBER}" stroke-width="3"/>' if lit else ""
        offered = t.ROLL + colour in view.legal
        body = (
            f'<g class="still">{ring}{scenery.die(colour, face, owned or lit, offered)}</g>'
            f'<rect id="die-{colour}" class="spot" x="-28" y="-28" width="56" height="56" rx="12" fill="transparent" '
            f'aria-label="{escape(tongue(say(f"die-{colour}")))}"/>'
        )
        parts.append(chunk((822 + 63 * colour, 648, 1), (586 + 96 * colour, 664, 1.5), body))
    count = ""
    if view.question == t.STEPPING:
        count = f"{max(0, len(view.path) - 1)} / {view.total}"
    elif view.question == t.HELPING:
        count = str(view.total)
    middle = text(0, 6, 24, count, AMBER, BOLD) if count else ""
    middle += lay_enemy(view)
    middle += '<rect id="total" class="spot" x="-38" y="-16" width="76" height="32" rx="8" fill="transparent"/>'
    parts.append(chunk((884, 698, 1), (916, 664, 1.7), middle))
    lines = text(0, 0, 14, tongue(say("board-round", round=view.round)), INK)
    lines += text(0, 17, 14, tongue(say("board-stack", count=view.left)), INK)
    if view.quiet > 9:
        lines += text(0, 31, 13, tongue(say("board-quiet", count=view.quiet, limit=view.quiet_limit)), AMBER)
    parts.append(chunk((884, 733, 1), (780, 740, 2.05), lines))
    parts.append(lay_refusal(view, tongue))
    return "".join(parts)
