"""The plank in the middle of the street: who is awaited, with the hand to sow or the plates to press."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import first, second
from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.shapes import badge
from ludotheque.drawing.svg import text
from ludotheque.games.meeples.face.layout import COLOURS, INK, MIDDLE, NARROW, PLANK, SHAPES, SHOWDOWN_SPOT
from ludotheque.games.meeples.face.names import seat_name, side_name
from ludotheque.games.meeples.face.panels.supplies import BOLD
from ludotheque.games.meeples.face.scenery import narrow
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.view import MeeplesView

ANSWERS: Final = {t.BUILDING: "build", t.UPGRADING: "upgrade", t.REROLLING: "reroll"}
LEFT: Final = PLANK[0] + 88  # of what stands beside the badge of the awaited
ROOM: Final = PLANK[2] - 100
CROWDED: Final = 4  # kinds in a hand that leave no room for the badge
RUST: Final = "#9c4522"


def hand_columns(hand: list[int]) -> list[tuple[int, float]]:
    """A column for each kind in the hand, beside the badge; four kinds or five need the whole plank."""
    kinds = [kind for kind in range(t.KINDS) if hand[kind]]
    middle = LEFT + ROOM / 2 if len(kinds) < CROWDED else PLANK[0] + PLANK[2] / 2
    return [(kind, middle + (place - (len(kinds) - 1) / 2) * pitch(len(kinds))) for place, kind in enumerate(kinds)]


def pitch(kinds: int) -> float:
    """How far the columns of a hand are apart: never too near for a finger."""
    return 96.0 if kinds < 5 else 84.0


def plates(view: MeeplesView) -> list[tuple[str, Message]]:
    """The plates to press on the plank, in the order of the buttons beside the board."""
    if view.question in ANSWERS:
        name = ANSWERS[view.question]
        return [(answer, say(f"button-{name}-{answer}", points=view.sign_points[1])) for answer in ("no", "yes")]
    if view.question == t.ENDING:
        bars = bars_due(view)
        return [("end", say("button-end-bar", count=bars, price=view.price) if bars else say("button-end"))]
    if view.question == t.RESOLVING and t.SHOWDOWN in view.items:
        return [(SHOWDOWN_SPOT, say("button-showdown"))]
    return []


def plate_box(place: int, total: int) -> tuple[float, float, float, float]:
    _, y, _, height = PLANK
    width = (ROOM - 8 * (total - 1)) / total
    return LEFT + place * (width + 8), y + 18, width, height - 36


def lines(words: str, most: int) -> list[str]:
    """Words on one line, or on two of about the same length."""
    if len(words) <= most or " " not in words:
        return [words]
    cut = min((at for at, letter in enumerate(words) if letter == " "), key=lambda at: abs(at - len(words) / 2))
    return [words[:cut], words[cut + 1 :]]


def plate(place: int, total: int, name: str, label: str, below: str) -> str:
    """A plate with its words, and what it costs below them."""
    x, y, width, height = plate_box(place, total)
    is_no = name == "no"
    shown = [label] if below else lines(label, 10 if total == 2 else 18)
    top = y + height / 2 + 11 - 18 * (len(shown) - 1) - (17 if below else 0)
    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="12" fill="{"#e8d3a4" if is_no else RUST}" '
        f'stroke="{INK}" stroke-width="2"/>'
    ]
    for row, words in enumerate(shown):
        room = width - (150 if name == SHOWDOWN_SPOT else 16)
        squeeze = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(words) * 18.5 > room else ""
        ink = INK if is_no else "#fff7e6"
        parts.append(text(x + width / 2, top + row * 36, 35, words, ink, BOLD + squeeze))
    return "".join(parts) + below


def price_tag(view: MeeplesView, place: int, total: int) -> str:
    """What the sign costs, as nuggets and blocks on the plate."""
    x, y, width, height = plate_box(place, total)
    gold, stone = view.gold_costs[view.item], view.stone_costs[view.item]
    sorts = ["gold"] * gold + ["stone"] * stone
    pace = min(30.0, (width - 20) / max(len(sorts), 1))
    left = x + width / 2 - (len(sorts) - 1) * pace / 2
    down = y + height - 24
    return "".join(
        f'<use class="still" href="#meeples-{sort}" transform="translate({left + i * pace:g} {down:g}) scale(1.5)"/>'
        for i, sort in enumerate(sorts)
    )


def awaited(view: MeeplesView, tongue: Tongue) -> str:
    """Who decides now: badge and name, beside the hand or the plates."""
    if not view.waiting_for or view.waiting_for[0] < 0:
        return ""
    seat = view.waiting_for[0]
    x = PLANK[0] + 47
    side = view.sides[seat]
    name = tongue(side_name(side))
    squeeze = ' textLength="68" lengthAdjust="spacingAndGlyphs"' if len(name) > 5 else ""
    return (
        f'<g class="seal">{badge(SHAPES[side], str(seat + 1), COLOURS[side], x, MIDDLE - 14, 62)}</g>'
        + text(x, MIDDLE + 45, 22, name, INK, BOLD + squeeze, "sans wide")
        + text(x, MIDDLE + 50, NARROW, name, INK, f"{BOLD} {narrow(name, 72)}", "sans narrow")
    )


def bars_due(view: MeeplesView) -> int:
    """How many bars the active player must buy at the end of this turn (R56, R57)."""
    gold = view.gold[view.turn]
    count = 0
    for price in view.prices[view.sold :]:
        if gold < price or (view.one_bar and count == 1):
            break
        gold -= price
        count += 1
    return count


def best_seats(view: MeeplesView) -> list[int]:
    """Who has won (R65, R66)."""
    standing = [(view.scores[seat], view.gold[seat] + view.stones[seat]) for seat in range(view.seats)]
    return [seat for seat in range(view.seats) if standing[seat] == max(standing)]


def plank(view: MeeplesView, tongue: Tongue) -> str:
    """What the street is about now: a hand, a question, or the name of the game."""
    shown = plates(view)
    if shown:
        parts = [awaited(view, tongue)]
        for place, (name, words) in enumerate(shown):
            costs = name == "yes" and view.question != t.REROLLING
            below = price_tag(view, place, len(shown)) if costs else ""
            parts.append(plate(place, len(shown), name, tongue(words), below))
        if shown[0][0] == SHOWDOWN_SPOT:
            for kind, x in ((view.street[t.WEST], LEFT + 42), (view.street[t.WEST + 1], LEFT + ROOM - 42)):
                parts.append(f'<use class="still" href="#meeples-{LETTERS[kind]}" x="{x}" y="{MIDDLE}"/>')
        return "".join(parts)
    if any(view.hand):
        return awaited(view, tongue) if len(hand_columns(view.hand)) < CROWDED else ""
    middle = PLANK[0] + PLANK[2] / 2
    if view.question == t.OVER:
        winners = best_seats(view)
        left = middle - 84 * len(winners) / 2
        badges = [
            badge(SHAPES[view.sides[seat]], str(seat + 1), COLOURS[view.sides[seat]], left + 84 * place, MIDDLE, 76)
            for place, seat in enumerate(winners)
        ]
        points = str(view.scores[winners[0]])
        return "".join(badges) + text(left + 84 * len(winners), MIDDLE + 20, 58, points, "#8a3b22", BOLD, "serif")
    if view.question == t.DRAWING:
        label = tongue(say("label-drawing", seat=seat_name(view, first(view.agenda)), count=second(view.agenda)))
        return text(middle, MIDDLE + 12, 36, label, INK, BOLD)
    return text(middle, MIDDLE - 14, 35, tongue(say("label-title-1")), "#8a3b22", "", "serif") + text(
        middle, MIDDLE + 36, 48, tongue(say("label-title-2")), "#8a3b22", "", "serif"
    )
