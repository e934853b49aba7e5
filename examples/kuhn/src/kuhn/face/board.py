"""A round table of green felt: two cards, the coins that are at stake, and two brass plates to answer with."""

from __future__ import annotations

from typing import Final

from kuhn.face.names import BADGES, BARE, SIDES, lying
from kuhn.rules import terms as t
from kuhn.rules.view import KuhnView
from kuhn.text import actions
from ludotheque.core.face import Tongue, say
from ludotheque.core.state import HIDDEN
from ludotheque.drawing.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK, PAPER
from ludotheque.drawing.shapes import badge
from ludotheque.drawing.svg import glow, piece, scene, slope, spot, stops, text

#   ┌──────────────────────┐   The viewer sits at the bottom, a spectator behind seat 0. Every card travels from the
#   │  (B)  [card]   o o   │   pack in the middle to its seat; the coins at stake lie beside it.
#   │        pack    pot   │
#   │  (R)  [card]   o     │
#   │  [ check ]  [ bet ]  │
#   └──────────────────────┘
WIDTH: Final = 640
HEIGHT: Final = 640
ROWS: Final = (398, 122)  # the middle of the cards: near, far
MIDDLE: Final = 260
PLATES: Final = (40, 330)  # left edges
PLATE: Final = (270, 70, 536)  # width, height, top
RADIUS: Final = 17  # of a coin
MOST_COINS: Final = 8  # that are drawn one by one

HATS: Final = (  # what is worn on a card: a cap, a tiara, a crown
    '<path d="M-24 12q24-34 48 0zM-30 12h60v8h-60z"/>',
    '<path d="M-28 18q4-26 10-14q6-22 18-22q12 0 18 22q6-12 10 14z"/><circle cy="-12" r="6"/>',
    '<path d="M-30 18l-4-36 18 16 16-24 16 24 18-16-4 36z"/><circle cy="-26" r="5"/>',
)
INKS: Final = ("#2f6b4f", "#7a3b78", "#b5382c")
SERIF_BOLD: Final = 'font-weight="700"'

DEFS: Final = (
    glow("kuhn-felt", stops(((0, "#3f8a66"), (0.7, "#2f6b4f"), (1, "#1f4a37"))), 0.5, 0.42, 0.7)
    + slope("kuhn-wood", stops(((0, "#8a5a30"), (1, "#5b3718"))))
    + slope("kuhn-brass", stops(((0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK))))
    + '<pattern id="kuhn-weave" width="14" height="14" patternUnits="userSpaceOnUse">'
    '<path d="M0 7 7 0l7 7-7 7z" fill="none" stroke="#fdf6e6" stroke-opacity=".55" stroke-width="1.4"/></pattern>'
    + f'<g id="kuhn-coin"><circle r="{RADIUS}" cy="3" fill="#1c3a2c" opacity=".5"/>'
    f'<circle r="{RADIUS}" fill="url(#kuhn-brass)" stroke="{BRASS_DARK}" stroke-width="1.5"/>'
    f'<circle r="{RADIUS - 5}" fill="none" stroke="{BRASS_DARK}" stroke-width="1.5" stroke-dasharray="4 3"/></g>'
)
TABLE: Final = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" rx="36" fill="url(#kuhn-wood)"/>'
    f'<rect x="18" y="18" width="{WIDTH - 36}" height="{HEIGHT - 36}" rx="26" fill="url(#kuhn-felt)"/>'
    f'<rect x="34" y="34" width="{WIDTH - 68}" height="484" rx="20" fill="none" stroke="{PAPER}" stroke-opacity=".3" '
    'stroke-width="2"/>'
)


def draw(view: KuhnView, tongue: Tongue) -> str:
    body = [TABLE, title(view, tongue)]
    for seat in range(t.SEATS):
        body.append(place(view, seat, tongue))
    body.append(plates(view, tongue))
    return scene("kuhn", WIDTH, HEIGHT, tongue(say("name")), DEFS, body)


def row(view: KuhnView, seat: int) -> int:
    """The height of a seat: one's own is near."""
    near = view.seat if view.seat >= 0 else 0
    return ROWS[0] if seat == near else ROWS[1]


def title(view: KuhnView, tongue: Tongue) -> str:
    pot = tongue(say("board-pot", coins=sum(view.stakes)))
    said = tongue(say("tell-round", round=view.round, rounds=view.rounds))
    return text(MIDDLE - 130, 266, 22, said, PAPER) + text(MIDDLE + 190, 266, 22, pot, PAPER, SERIF_BOLD)


def place(view: KuhnView, seat: int, tongue: Tongue) -> str:
    """Badge, purse, card and stake of one seat, and the spot that the log points at."""
    y = row(view, seat)
    sign = BADGES[seat]
    label = tongue(say("tell-seat", who=SIDES[seat], purse=view.purses[seat], stake=view.stakes[seat]))
    asked = f'<circle cx="100" cy="{y - 22}" r="36" fill="none" stroke="{BRASS_LIGHT}" stroke-width="4"/>'
    return "".join(
        [
            spot(f"seat-{seat}", 46, y - 82, 548, 164, label),
            asked if seat in view.waiting_for else "",
            badge(sign.shape, sign.letter, sign.colour, 100, y - 22, 52),
            text(100, y + 42, 26, str(view.purses[seat]), PAPER, SERIF_BOLD),
            text(100, y + 66, 17, tongue(say("fact-purse")), PAPER),
            card(view, seat, y),
            coins(seat, view.stakes[seat], y),
        ]
    )


def card(view: KuhnView, seat: int, y: int) -> str:
    """The card before a seat; while it has none, it waits unseen in the middle."""
    lies = lying(view, seat)
    if lies == BARE:
        return piece(f"card-{seat}", MIDDLE, 260, "", ";opacity:0")
    frame = '<rect x="-48" y="-69" width="104" height="148" rx="11" fill="#10261c" opacity=".35"/>'
    if lies == HIDDEN:
        body = (
            f'<rect x="-52" y="-74" width="104" height="148" rx="11" fill="{PAPER}" stroke="{INK}"/>'
            f'<rect x="-44" y="-66" width="88" height="132" rx="7" fill="{BADGES[seat].colour}"/>'
            '<rect x="-44" y="-66" width="88" height="132" rx="7" fill="url(#kuhn-weave)"/>'
        )
    else:
        ink = INKS[lies]
        body = (
            f'<rect x="-52" y="-74" width="104" height="148" rx="11" fill="{PAPER}" stroke="{INK}"/>'
            + text(-32, -44, 30, actions.CARDS[lies], ink, SERIF_BOLD, "serif")
            + f'<g fill="{ink}" transform="translate(0 -22)">{HATS[lies]}</g>'
            + text(0, 56, 64, actions.CARDS[lies], ink, SERIF_BOLD, "serif")
        )
    return piece(f"card-{seat}", MIDDLE, y, frame + body)


def coins(seat: int, count: int, y: int) -> str:
    """What a seat has at stake: coin by coin, or with a figure where they are many."""
    drawn = min(count, MOST_COINS)
    found = []
    for i in range(drawn):
        at = (370 + i % 4 * 48, y - 24 + i // 4 * 48)
        found.append(piece(f"coin-{seat}-{i}", *at, '<use href="#kuhn-coin"/>'))
    if count > MOST_COINS:
        found.append(text(565, y + 8, 24, str(count), PAPER, SERIF_BOLD))
    return "".join(found)


def plates(view: KuhnView, tongue: Tongue) -> str:
    """The two answers that the question is about; a click out of turn is told why not."""
    if view.question == t.OVER or view.question == t.DEALING:
        return ""
    pair = (t.FOLD, t.CALL) if view.question == t.ANSWERING else (t.CHECK, t.BET)
    width, height, y = PLATE
    found = []
    for action, x in zip(pair, PLATES, strict=True):
        label = tongue(say(f"choice-{actions.ACTIONS[action]}", coins=view.bet))
        dim = "" if view.seat == view.turn else ' opacity=".55"'
        found.append(
            f'<rect class="still" x="{x}" y="{y}" width="{width}" height="{height}" rx="16" fill="url(#kuhn-brass)" '
            f'stroke="{BRASS_DARK}" stroke-width="2"{dim}/>'
            + text(x + width / 2, y + 44, 26, label, INK, SERIF_BOLD)
            + spot(actions.ACTIONS[action], x, y, width, height, label, 16)
        )
    return "".join(found)
