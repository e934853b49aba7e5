"""The slab below the map: keys, the hand or the four rotations of a tile, dice."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, piece, text
from ludotheque.games.singes import scenery, terrain
from ludotheque.games.singes.notation import NAMES
from ludotheque.games.singes.pieces import draw_ape, draw_key, draw_token, icon, new_tile
from ludotheque.games.singes.scenery import AMBER, BACK_NAMES, DIM, GLOW, INK, SIDE
from ludotheque.games.singes.terms import (
    ACTING,
    APE,
    ARI,
    ARMS,
    ATTACK,
    ATTACKS,
    CELLS,
    DECLINE,
    DEFENDING,
    DIGIT,
    ESCAPING,
    FIGHTING,
    HELPING,
    ITEM,
    ITEMS,
    JOKER,
    KEY_DOWN,
    KEY_UP,
    MARK_W,
    NAMING,
    PICKING,
    RED_DIE,
    ROLL_FIGHT,
    ROLL_MOVE,
    ROLL_PATROL,
    ROTATE,
    ROTATING,
    STEALING,
    STEPPING,
    TRAPPED,
    TURNING,
)
from ludotheque.games.singes.view import SingesView

HAND_LEFT: Final = 240
HAND_TOP: Final = 636
GRIDS: Final = ((6, 2, 1.4), (8, 2, 1.25), (9, 3, 0.92), (13, 3, 0.72), (17, 4, 0.55))  # columns, rows, size
NARROW_GRIDS: Final = ((5, 2, 1.3), (6, 3, 0.92), (9, 3, 0.72), (13, 4, 0.55))  # beside the atlas
COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white")
BOLD: Final = 'font-weight="700"'
DECLINED: Final = {
    ACTING: "bonus",
    STEALING: "steal",
    TURNING: "key",
    ESCAPING: "escape",
    PICKING: "pick",
    TRAPPED: "trap",
}


def lay_keys(view: SingesView, tongue: Tongue) -> str:
    """The keys that were turned, with what their reader lacks; closed ones as shadows."""
    turned = [content - KEY_UP for content in view.board if KEY_UP <= content < APE]
    total = len(view.key_names)
    parts = [text(113, 626, 14, tongue(say("board-keys")), DIM, BOLD)]
    for slot in range(min(total, 6)):
        x, y = 16 + 103 * (slot % 2), 634 + 54 * (slot // 2)
        if slot >= len(turned):
            parts.append(
                f'<rect x="{x}" y="{y}" width="97" height="48" rx="9" fill="#10141f" opacity=".55"/>'
                f'<g fill="none" stroke="#4a5570" stroke-width="2" transform="translate({x + 48} {y + 25}) scale(.9)">'
                '<use href="#singes-key"/></g>'
            )
            continue
        key = turned[slot]
        name, _, _ = icon(view.keys[key * 4])
        parts.append(
            f'<rect x="{x}" y="{y}" width="97" height="48" rx="9" fill="#3a2a12" stroke="{AMBER}" stroke-width="1.5"/>'
            f'<g fill="none" stroke="{INK}" color="{INK}" stroke-width="2" stroke-linecap="round" '
            f'transform="translate({x + 19} {y + 21})"><use href="#singes-{name}"/></g>'
        )
        for i, digit in enumerate(view.keys[key * 4 + 1 : key * 4 + 4]):
            parts.append(text(x + 44 + 19 * i, y + 25, 20, str(digit - DIGIT + 1), AMBER, BOLD))
        note = tongue(say("board-missing", count=missing(view, key))) if view.hand else view.key_names[key]
        parts.append(text(x + 58, y + 41, 11, note, INK))
    return f'<g class="still">{"".join(parts)}</g>'


def missing(view: SingesView, key: int) -> int:
    """R78, from the reader's own hand."""
    hand = view.hand
    digits = view.keys[key * 4 + 1 : key * 4 + 4]
    lacking = sum(max(0, digits.count(digit) - hand[digit]) for digit in set(digits))
    return max(0, lacking - hand[JOKER]) + (hand[view.keys[key * 4]] == 0)


def lay_rivals(view: SingesView, tongue: Tongue) -> str:
    """The masks of those who can be attacked, wherever they are."""
    victims = sorted({(action - ATTACK) // ATTACKS for action in view.legal if ATTACK <= action < ITEM})
    parts = []
    for place, seat in enumerate(victims):
        x, y = 28 + 44 * place, scenery.SKY - 28
        parts.append(
            f'<g class="still" transform="translate({x} {y})"><circle r="24" fill="#10141f" fill-opacity=".8"/>'
            f'{scenery.mask(seat)}</g><circle id="rival-{seat}" class="spot" cx="{x}" cy="{y}" r="22" '
            f'fill="transparent" '
            f'aria-label="{escape(tongue(say(f"colour-{COLOURS[seat]}")))}"/>'
        )
    return "".join(parts)


def lay_middle(view: SingesView, tongue: Tongue, width: int) -> str:
    if view.question == ROTATING and view.seat == view.turn:
        return lay_rotations(view, tongue)
    if view.question == NAMING and view.seat == view.turn:
        head = text(HAND_LEFT + width // 2, 626, 14, tongue(say("board-loot")), AMBER, BOLD)
        return f"{head}{lay_items(view, tongue, rival_items(view), 'loot', width)}"
    if not view.hand:
        return lay_title(tongue, width)
    head = text(HAND_LEFT + width // 2, 626, 14, tongue(say("board-hand")), DIM, BOLD)
    return f"{head}{lay_items(view, tongue, own_items(view), 'item', width)}"


def own_items(view: SingesView) -> list[tuple[int, int, int]]:
    """Type, count, and 1 for a die in use, of everything the reader holds."""
    found = []
    for kind in range(ITEMS):
        count = view.hand[kind]
        if kind in (RED_DIE, RED_DIE + 1):
            used = view.used[view.seat * 2 + kind - RED_DIE]
            if used:
                found.append((kind, used, 1))
            count -= used
        if count:
            found.append((kind, count, 0))
    return found


def rival_items(view: SingesView) -> list[tuple[int, int, int]]:
    """What a thief who looks sees in the hand of his victim (O5)."""
    rival = view.wanted
    found = [(ARI + i, 1, 0) for i in range(7) if view.opens[rival * 7 + i]]
    for i in range(0, len(view.sights), 3):
        if view.sights[i] == rival:
            found.append((view.sights[i + 1], view.sights[i + 2], 0))
    found += [(RED_DIE + i, view.used[rival * 2 + i], 1) for i in range(2) if view.used[rival * 2 + i]]
    return found


def item_spot(prefix: str, kind: int, used: int) -> str:
    return f"{prefix}-{NAMES[kind]}{'-used' if used else ''}"


def lay_items(view: SingesView, tongue: Tongue, items: list[tuple[int, int, int]], prefix: str, width: int) -> str:
    """Tokens with their names, larger while they are few; those laid ready for a fight stand out."""
    grids = GRIDS if width > 500 else NARROW_GRIDS
    columns, rows, size = next((grid for grid in grids if len(items) <= grid[0] * grid[1]), grids[-1])
    across, down = width / columns, 158 / rows
    parts = []
    for place, (kind, count, used) in enumerate(items):
        x = round(HAND_LEFT + across * (place % columns + 0.5), 1)
        y = round(HAND_TOP + down * (place // columns) + 22 * size, 1)
        body = draw_token(view, kind)
        if used:
            body = f'<circle r="20" fill="none" stroke="{GLOW}" stroke-width="2.5"/>' + body
        if view.question == FIGHTING and kind < ARMS and view.declared and view.declared[kind]:
            body = f'<circle r="21" fill="{AMBER}" fill-opacity=".35" stroke="{AMBER}" stroke-width="3"/>' + body
        if count > 1:
            body += (
                f'<g transform="translate(-13 -12)"><circle r="8.5" fill="{INK}"/><text y="4" font-size="11" '
                f'font-weight="700" text-anchor="middle" fill="#10141f">{count}</text></g>'
            )
        name = tongue(say(f"token-{NAMES[kind].rstrip('0123456789')}"))
        body = f'<g transform="scale({size})">{body}</g>'
        parts.append(
            f"{piece(f'{prefix}-piece-{NAMES[kind]}{used}', x, y, body)}"
            f"{text(x, round(y + 31 * size, 1), round(10.5 * size), name, INK)}"
            f'<rect id="{item_spot(prefix, kind, used)}" class="spot" x="{round(x - across / 2 + 2, 1)}" '
            f'y="{round(y - 21 * size, 1)}" width="{round(across - 4, 1)}" height="{round(55 * size, 1)}" rx="10" '
            f'fill="transparent" aria-label="{escape(name)}"/>'
        )
    return "".join(parts)


def lay_title(tongue: Tongue, width: int) -> str:
    """For those who only watch: the name of the game."""
    middle = HAND_LEFT + width // 2
    name = text(middle, 712, 42 if width > 500 else 34, tongue(say("name")), INK, 'letter-spacing="1"', "serif")
    return name + text(middle, 746, 16 if width > 500 else 13, tongue(say("tagline")), DIM)


def lay_rotations(view: SingesView, tongue: Tongue) -> str:
    """The new tile in its four rotations; those that do not fit are dim."""
    parts = [text(506, 626, 14, tongue(say("board-rotate")), GLOW, BOLD)]
    for rotation in range(4):
        x, y = 252 + 133 * rotation, 640
        is_open = ROTATE + rotation in view.legal
        parts.append(
            f'<g class="still" opacity="{1 if is_open else 0.25}" transform="translate({x} {y}) scale(.43)">'
            f"{new_tile(view, rotation)}{thumb_marks(view, rotation)}</g>"
            f'<rect id="rotate-{rotation}" class="spot" x="{x}" y="{y}" width="121" height="121" rx="8" '
            'fill="transparent" '
            f'aria-label="{escape(tongue(say("choice-rotate", turns=rotation)))}"/>'
        )
    return "".join(parts)


def thumb_marks(view: SingesView, rotation: int) -> str:
    """The portals, marks and doors of the new tile, upright."""
    parts = []
    for cell in range(CELLS):
        code = view.cells[view.tile * CELLS + cell]
        column, row = terrain.turned(cell, rotation)
        at = f'transform="translate({column * SIDE + 20} {row * SIDE + 20})"'
        if cell >= 25 and code:
            parts.append(f"<g {at}>{scenery.portal('live', (cell - 25 + rotation) & 3)}</g>")
        elif MARK_W <= code < KEY_DOWN:
            parts.append(f'<g {at}><use href="#singes-back-{BACK_NAMES[code - MARK_W]}"/></g>')
        elif code == KEY_DOWN:
            parts.append(f"<g {at}>{draw_key(view, KEY_DOWN)}</g>")
    return "".join(parts)


def declined(view: SingesView) -> str:
    """The message of declining, for the question that is open."""
    return f"choice-no-{DECLINED.get(view.question, 'bonus')}"


def lay_refusal(view: SingesView, tongue: Tongue) -> str:
    """A plaque to decline with, where that is an answer."""
    if DECLINE not in view.legal:
        return ""
    words = tongue(say(declined(view)))
    return (
        '<rect x="794" y="762" width="180" height="30" rx="8" fill="#3a2a2a" stroke="#c76b5a" stroke-width="1.5"/>'
        f"{text(884, 782, 13, words, INK, BOLD)}"
        '<rect id="decline" class="spot" x="794" y="762" width="180" height="30" rx="8" fill="transparent" '
        f'aria-label="{escape(words)}"/>'
    )


def lay_enemy(view: SingesView) -> str:
    """Whom the dice are rolled against: an ape and the weapons laid ready, or a patrol."""
    if view.question in (FIGHTING, ROLL_FIGHT):
        body = draw_ape(view, view.board[view.pawns[view.turn]] - APE)
        bonus = sum(count * view.values[weapon] for weapon, count in enumerate(view.declared))
        words = text(912, 707, 20, f"+{bonus}", AMBER, BOLD) if view.declared else ""
        return f'<g class="still" transform="translate(862 698)">{body}</g>{words}'
    if view.question in (DEFENDING, ROLL_PATROL):
        kind = next(view.holds[i + 1] for i in range(0, len(view.holds), 4) if view.holds[i] == view.turn)
        return f'<g class="still" transform="translate(884 698)">{draw_token(view, kind)}</g>'
    return ""


def lay_dice(view: SingesView, tongue: Tongue) -> str:
    """The three dice, the count of the move, and how far night is."""
    rolled = 0
    if view.question == HELPING:
        rolled = view.total
    elif view.question == STEPPING:
        rolled = view.total - sum(view.values[ARI + i] for i in range(5) if view.helpers >> i & 1)
    tumbling = view.question >= ROLL_MOVE
    parts = []
    for colour in range(3):
        owned = colour == 0 or (len(view.hand) > 0 and view.hand[RED_DIE + colour - 1] > 0)
        owned = owned or view.used[view.turn * 2 + colour - 1] > 0 if colour and view.seat != view.turn else owned
        x, y = 822 + 63 * colour, 648
        lit = colour == view.die and (rolled > 0 or tumbling)
        face = rolled if lit else 0
        ring = f'<circle r="33" fill="none" stroke="{AMBER}" stroke-width="3"/>' if lit else ""
        parts.append(
            f'<g class="still" transform="translate({x} {y})">{ring}{scenery.die(colour, face, owned or lit)}</g>'
            f'<rect id="die-{colour}" class="spot" x="{x - 28}" y="{y - 28}" width="56" height="56" rx="12" '
            'fill="transparent" '
            f'aria-label="{escape(tongue(say(f"die-{colour}")))}"/>'
        )
    made = max(0, len(view.path) - 1)
    if view.question == STEPPING:
        count = f"{made} / {view.total}"
        parts.append(text(884, 706, 24, count, AMBER, BOLD))
    elif view.question == HELPING:
        parts.append(text(884, 706, 24, str(view.total), AMBER, BOLD))
    parts.append(lay_enemy(view))
    parts.append(text(884, 728, 14, tongue(say("board-round", round=view.round)), INK))
    parts.append(text(884, 745, 14, tongue(say("board-stack", count=view.left)), INK))
    if view.quiet > 9:
        parts.append(text(884, 758, 12, tongue(say("board-quiet", count=view.quiet, limit=view.quiet_limit)), AMBER))
    parts.append(lay_refusal(view, tongue))
    spot = '<rect id="total" class="spot" x="800" y="684" width="168" height="32" rx="8" fill="transparent"/>'
    return "".join(parts) + spot
