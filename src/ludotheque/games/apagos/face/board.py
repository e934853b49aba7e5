"""The board of Apagos: squares, marbles and labels in their places, and everything that can be clicked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.palette import BEECH_EDGE, BRASS_DARK, INK
from ludotheque.drawing.shapes import carved
from ludotheque.drawing.svg import piece, scene, spot, text, title, twin
from ludotheque.games.apagos.face.layout import (
    CENTRES,
    COLUMNS,
    DRAWER,
    HEIGHT,
    OFFSETS,
    RESERVE,
    ROWS,
    SQUARES,
    TRAY,
    TRAYS,
    WIDTH,
)
from ludotheque.games.apagos.face.scenery import BOLD, CUT, NAME, SCENERY, SKINS, SLATE, face
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView

#                        ┌───┐   On a canvas of 1000 x 700: the reserve at the top left, the ramp below it, and in the
#   ┌────┬────┐     ┌───┐│ 4 │   front of the ramp, at the bottom right, the name of the game or, before the first
#   │ ○○ │ ●● │┌───┐│ 3 │└───┘   move, a drawer with the two faces of every square.
#   └────┴────┘│ 2 │└───┘ ▒▒▒▒
#        ┌───┐ └───┘ ▒▒▒▒▒▒▒▒▒▒
#        │ 1 │ ▒▒▒▒▒┌─────────┐
#        └───┘▒▒▒▒▒▒└─────────┘
NAMED: Final = say("name")
COLOURS: Final = ("white", "black")
MARBLES: Final = ("apagos-white", "apagos-black")
BALLS: Final = ("ball-w-", "ball-b-")


@lru_cache(maxsize=1024)
def body(skin: int, code: int) -> str:
    """A square with its counter, white-black/holes."""
    holes, white, black = codes.holes(code), codes.white(code), codes.black(code)
    return (
        f'{face(skin, holes)}<rect x="-67" y="55" width="134" height="38" rx="19" fill="url(#apagos-brass)" '
        f'stroke="{BRASS_DARK}" stroke-width="1.5"/>'
        f'<path d="M-22 59V89H-48a15 15 0 0 1 0-30Z" fill="#fffdf7"/><path d="M-22 59H18V89H-22Z" fill="{SLATE}"/>'
        f"{text(-41, 84, 28, str(white), INK, BOLD)}{text(-2, 84, 28, str(black), '#fffdf7', BOLD)}"
        f"{text(40, 84, 28, f'/{holes}', INK, BOLD)}"
    )


@lru_cache(maxsize=256)
def _drawer_face(skin: int, square: int, row: int, holes: int, placed: bool) -> str:
    x, y = COLUMNS[square], ROWS[row]
    if placed:
        return f'<rect x="{x - 45}" y="{y - 45}" width="90" height="90" rx="12" fill="#4a2a0c" opacity=".22"/>'
    return f'<g transform="translate({x} {y}) scale({0.42 if skin else 0.47})">{face(skin, holes)}</g>'


@lru_cache(maxsize=64)
def _homes(faces: tuple[int, ...], balls: int) -> list[list[int]]:
    """For each square, which balls of a colour come to it, the first choice first."""
    most = [max(faces[2 * square], faces[2 * square + 1]) for square in range(t.LEVELS)]
    homes, first = [], 0
    for square in range(t.LEVELS):
        last = balls * sum(most[: square + 1]) // sum(most)
        own = list(range(first, last))
        homes.append(own + [ball for ball in reversed(range(balls)) if ball not in own])
        first = last
    return homes


def _balls(view: ApagosView, colour: int) -> str:
    """All marbles of a colour.

    A position does not tell one marble from another, so which id lies in which hole is ours to choose. Each square
    calls its own marbles first: a drop then moves one marble and, nearly always, disturbs no other. A page that wants
    a perfect journey pairs places instead, by data-kind and data-at, which is exact for transfers too.
    """
    placed: list[tuple[int, int, int, int]] = []
    for level in range(t.LEVELS):
        code = view.ramp[level]
        count = codes.balls(code, colour)
        if count:
            placed.append((view.squares[level], level, codes.holes(code), count))
    placed.sort()
    return _laid(colour, view.balls[colour], tuple(view.faces), tuple(placed))


@lru_cache(maxsize=2048)
def _laid(colour: int, total: int, faces: tuple[int, ...], placed: tuple[tuple[int, int, int, int], ...]) -> str:
    """Marbles on their squares (square, level, holes, count) and in the reserve: most moves leave a colour alone."""
    homes = _homes(faces, total)
    balls = [""] * total
    for square, level, holes, count in placed:
        taken = 0
        for ball in homes[square]:
            if not balls[ball]:
                slot = taken if colour == t.WHITE else holes - 1 - taken
                balls[ball] = _ball(colour, ball, square * t.LEVELS + level, holes * 10 + slot)
                taken += 1
                if taken == count:
                    break
    waiting = 0
    for ball in range(total):
        if not balls[ball]:
            balls[ball] = _ball(colour, ball, RESERVE, waiting)
            waiting += 1
    return "".join(balls)


_drawn: dict[int, str] = {}  # marbles by colour, number and place: there are few, and they are drawn again and again


def _ball(colour: int, ball: int, where: int, slot: int) -> str:
    """A marble in a hole, or in the reserve."""
    key = ((ball * 2 + colour) * 100 + where) * 1000 + slot
    found = _drawn.get(key)
    if found is None:
        kind = COLOURS[colour]
        if where == RESERVE:
            # Two rows of five; a box with more balls piles the rest on the last one.
            left, top = TRAYS[colour]
            column = slot if slot < 10 else 9
            x, y, at = left + 24 + 41.0 * (column % 5), top + 30 + 42.0 * (column // 5), f"{kind}{slot}"
        else:
            cx, cy = CENTRES[where % t.LEVELS]
            across, down = OFFSETS[slot // 10][slot % 10]
            x, y, at = cx + across, cy + down, f"{SQUARES[where // t.LEVELS]}{slot % 10}"
        found = _drawn[key] = twin(f"{BALLS[colour]}{ball}", x, y, MARBLES[colour], kind, at)
    return found


@lru_cache(maxsize=1024)
def _label(code: int, winner: int, colour: int, reason: int, tongue: Tongue) -> str:
    """Who leads on the square that counts, or who has won."""
    white, black = codes.white(code), codes.black(code)
    if winner == t.DRAW:
        key = "label-drawn"
    elif winner != t.NONE and colour == t.NONE:
        key = "label-won-seat"
    elif winner != t.NONE:
        key = ("label-won-white", "label-won-black")[colour] + ("" if reason == t.MAJORITY else "-early")
    elif white == black:
        key = "label-level" if white else "label-nobody"
    else:
        key = "label-white" if white > black else "label-black"
    words = text(830, 32, 28, tongue(say("label-counts")), "#6a4a14", 'font-style="italic"') + text(
        830, 64, 29, tongue(say(key, white=white, black=black, seat=winner + 1)), INK, BOLD
    )
    return _explained(tongue, "tip-counts", (690, 4, 280, 70), words)


def _setup(view: ApagosView, tongue: Tongue) -> str:
    """Before the first move: bare levels, the total of holes, and the drawer with both faces of every square."""
    x, y, width, height = DRAWER
    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="18" fill="url(#apagos-recess)" '
        f'stroke="{BEECH_EDGE}" stroke-width="3"/>'
    ]
    bare = [level for level in range(t.LEVELS) if view.squares[level] == t.NONE]
    for level in bare:
        cx, cy = CENTRES[level]
        following = level == bare[0] and view.question == t.ARRANGING
        parts.append(
            f'<rect x="{cx - 90}" y="{cy - 90}" width="180" height="174" rx="18" fill="#f3dcae" '
            f'fill-opacity="{0.45 if following else 0.14}" stroke="#b9813f" '
            f'stroke-width="{5 if following else 3}" stroke-dasharray="13 11" stroke-linecap="round"/>'
        )
    holes = sum(codes.holes(code) for code in view.ramp)
    rest = sum(view.balls) - holes
    if holes:
        parts.append(carved(372, 594, 32, tongue(say("holes-total", holes=holes)), BEECH_EDGE, CUT, BOLD))
        for row, words in enumerate(_halves(tongue(say("balls-stay", balls=rest)))):
            parts.append(carved(372, 626 + 30 * row, 27, words, BEECH_EDGE, CUT, BOLD))
    for name, top in _plates(view):
        words = tongue(say(f"button-{name}"))
        parts.append(
            f'<rect x="{x + 20}" y="{top + 5}" width="410" height="86" rx="22" fill="#4f3008" opacity=".6"/>'
            f'<rect x="{x + 20}" y="{top}" width="410" height="86" rx="22" fill="url(#apagos-brass)" '
            f'stroke="{BRASS_DARK}" stroke-width="2"/>{text(x + 225, top + 55, 30, words, INK, BOLD)}'
        )
    if view.question <= t.ARRANGING:
        for square in range(t.LEVELS):
            for row in (0, 1):
                up = view.faces[2 * square + row]
                parts.append(_drawer_face(view.skin, square, row, up, square in view.squares))
    return "".join(parts)


def _halves(words: str) -> tuple[str, str]:
    """Words on two lines of about the same length."""
    cut = min(
        (at for at, letter in enumerate(words) if letter == " "),
        key=lambda at: abs(at - len(words) / 2),
        default=len(words),
    )
    return words[:cut], words[cut + 1 :]


def _plates(view: ApagosView) -> list[tuple[str, int]]:
    """The brass plates to press, and their top edge."""
    if view.question == t.CONFIRMING:
        return [("confirm", DRAWER[1] + 56)]
    if view.question == t.SWAPPING:
        return [("keep", DRAWER[1] + 10), ("swap", DRAWER[1] + 103)]
    return []


@lru_cache(maxsize=256)
def _tray_spot(colour: int, count: int, tongue: Tongue) -> str:
    x, y = TRAYS[colour]
    label = tongue(say(f"spot-tray-{COLOURS[colour]}", count=count))
    told = title(tongue(say(f"tip-tray-{COLOURS[colour]}", count=count)))
    return spot(f"tray-{COLOURS[colour]}", x - 6, y - 8, TRAY[0] + 12, TRAY[1] + 74, label, 22, told)


@lru_cache(maxsize=4096)
def _level_spot(level: int, code: int, tongue: Tongue) -> str:
    cx, cy = CENTRES[level]
    holes, white, black = codes.holes(code), codes.white(code), codes.black(code)
    if holes:
        label = tongue(say("spot-level", level=level + 1, holes=holes, white=white, black=black))
        key = "tip-top" if level == t.TOP else "tip-full" if white + black == holes else "tip-level"
        told = tongue(say("tip-square", what=label, then=say(key, above=level + 2)))
    else:
        label = tongue(say("spot-bare", level=level + 1))
        told = tongue(say("tip-bare", level=level + 1))
    return spot(f"level-{level + 1}", cx - 101, cy - 101, 202, 202, label, 21, title(told))


def _spots(view: ApagosView, tongue: Tongue) -> str:
    """Everything that can be clicked, above all that is drawn."""
    parts = [_tray_spot(colour, view.reserve[colour], tongue) for colour in (t.WHITE, t.BLACK)]
    parts += [_level_spot(level, view.ramp[level], tongue) for level in range(t.LEVELS)]
    if view.question <= t.ARRANGING:
        for i in range(2 * t.LEVELS):
            letter, holes = SQUARES[i // 2], view.faces[i]
            label = tongue(say("spot-face", square=letter, holes=holes))
            told = title(tongue(say("tip-face", what=label)))
            x, y = COLUMNS[i // 2] - 50, ROWS[i % 2] - 48
            parts.append(spot(f"face-{letter}-{holes}", x, y, 100, 96, label, 14, told))
    for name, top in _plates(view):
        parts.append(
            spot(
                name, DRAWER[0] + 20, top, 410, 86, tongue(say(f"choice-{name}")), 22, title(tongue(say(f"tip-{name}")))
            )
        )
    return "".join(parts)


@lru_cache(maxsize=1024)
def _holes_left(empty: int, holes: int, tongue: Tongue) -> str:
    words = carved(725, 630, 33, tongue(say("holes-left", empty=empty, holes=holes)), BEECH_EDGE, CUT, BOLD)
    return NAME + _explained(tongue, "tip-holes", (500, 596, 450, 48), words)


def _explained(tongue: Tongue, key: str, box: tuple[int, int, int, int], words: str) -> str:
    """Words on the board with what they mean for the game."""
    x, y, width, height = box
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="transparent"/>'
    return f"<g>{title(tongue(say(key)))}{ground}{words}</g>"


@lru_cache(maxsize=256)
def _tray(colour: int, count: int, tongue: Tongue) -> str:
    """How many marbles wait, and a veil over an empty tray."""
    x, y = TRAYS[colour]
    words = tongue(say(f"tray-{COLOURS[colour]}", count=count))
    veil = f'<rect x="{x}" y="{y}" width="{TRAY[0]}" height="{TRAY[1]}" rx="20" fill="#c9b79a" opacity=".72"/>'
    return text(x + 106, 197, 31, words, INK if count else "#7c6242", BOLD) + ("" if count else veil)


@lru_cache(maxsize=8192)
def _square(skin: int, square: int, level: int, code: int) -> str:
    return piece(f"square-{SQUARES[square]}", *CENTRES[level], body(skin, code))


def draw(view: ApagosView, tongue: Tongue) -> str:
    """The board; the same for every seat, as nothing is hidden (R28)."""
    parts = ['<g aria-hidden="true">', SCENERY]
    if view.question > t.SWAPPING and t.NONE not in view.squares:
        parts.append(_holes_left(view.empty, sum(codes.holes(code) for code in view.ramp), tongue))
    else:
        parts.append(_setup(view, tongue))
    colour = view.colours[view.winner] if view.winner in (0, 1) else t.NONE
    parts.append(_label(view.ramp[t.TOP], view.winner, colour, view.reason, tongue))
    parts += [_tray(colour, view.reserve[colour], tongue) for colour in (t.WHITE, t.BLACK)]
    for square in range(t.LEVELS):
        if square in view.squares:
            level = view.squares.index(square)
            parts.append(_square(view.skin, square, level, view.ramp[level]))
        else:
            hidden = body(view.skin, view.faces[2 * square] * t.HOLES)
            parts.append(piece(f"square-{SQUARES[square]}", COLUMNS[square], ROWS[0], hidden, ";opacity:0"))
    parts += [_balls(view, t.WHITE), _balls(view, t.BLACK), "</g>", _spots(view, tongue)]
    return scene("apagos", WIDTH, HEIGHT, tongue(NAMED), SKINS[view.skin], parts)
