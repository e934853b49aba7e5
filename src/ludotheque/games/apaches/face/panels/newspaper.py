"""The newspaper, folded until somebody wants to read it: who took what in a round, and in the end who rules Paris."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.games.apaches.face.landmarks import VIEWS
from ludotheque.games.apaches.face.names import first_gang, is_ours, prize
from ludotheque.games.apaches.face.news import (
    Item,
    career,
    edition_number,
    headline,
    is_fresh,
    latest,
    losses,
    report,
    standings,
    story,
    told_edition,
    toll,
    winners,
)
from ludotheque.games.apaches.face.panels.folded import PAGE, draw_folded
from ludotheque.games.apaches.face.scenery import BOLD, END, START, printed, sign
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

TAB: Final = (
    '<path class="rule" d="M7 6h15v16H7ZM9.500 10h10M9.500 14h4M15.500 14h4M9.500 18h4M15.500 18h4" '
    'stroke-width="1.400"/>'
)
ROOM: Final = 620  # for a line of the page


def draw_edition(view: ApachesView, tongue: Tongue) -> str:
    """The folded paper, and the page it opens to."""
    number = edition_number(view)
    if number == 0:
        return ""
    label = " ".join(tongue(message) for message in told_edition(view))
    # It is new until the viewer has taken a planque of the next round.
    held = sum(view.held[t.holding(view.seat, d)] for d in range(t.COLOURED)) if view.seat >= 0 else 0
    fresh = is_fresh(view) and held == 0
    body = _last_page(view, tongue) if view.question == t.OVER else _page(view, tongue, number)
    words = (tongue(say("journal")), label, tongue(say("tip-journal")))
    return draw_folded("edition", f"edition-{number}", 662, TAB, words, body, fresh)


def _head(view: ApachesView, tongue: Tongue, dateline: str) -> list[str]:
    """Title, dateline and headline."""
    left, top, width, _ = PAGE
    middle = left + width / 2
    words = tongue(headline(view))
    size = min(38.0, ROOM / (0.53 * max(1, len(words))))
    return [
        printed(middle, top + 66, 62, tongue(say("title")), "serif print"),
        f'<path class="rule" d="M{left + 20} {top + 82}h{width - 40}" stroke-width="3"/>',
        f'<path class="rule" d="M{left + 20} {top + 112}h{width - 40}M{left + 20} {top + 87}h{width - 40}"/>',
        printed(middle, top + 105, 18, dateline, "print"),
        printed(middle, top + 158, round(size, 1), words, "serif print"),
    ]


def _page(view: ApachesView, tongue: Tongue, number: int) -> str:
    left, top, width, height = PAGE
    middle = left + width / 2
    news = latest(view)
    cost = toll(view, news)
    parts = _head(view, tongue, tongue(say("edition-dateline", round=number, rounds=view.amounts[t.ROUNDS])))
    if cost:
        parts.append(printed(middle, top + 192, 20, tongue(cost), "pencilled", BOLD))
    best = story(view)
    parts.append(_picture(view, best.district, best.winner, top + 206))
    rows = (len(news) + 1) // 2
    pitch = min(140, (height - 330) / rows)
    for i, item in enumerate(news):
        x = left + 24 + (width / 2 - 8) * (i // rows)
        parts.append(_item(view, tongue, item, x, top + 342 + pitch * (i % rows)))
    parts.append(f'<path class="rule" d="M{middle:g} {top + 326}V{top + height - 16}"/>')
    return "".join(parts)


def _picture(view: ApachesView, district: int, hero: int, top: float) -> str:
    """The engraving of the day: a district on its hatching, with the sign of a gang."""
    left, _, width, _ = PAGE
    left, width = left + 20, width - 40
    colour = view.colours[district] + 1
    drawing = ""
    if is_ours(district, view.names):
        drawing = (
            f'<path class="pen i{colour}" transform="translate({left + width / 2 - 66} {top + 6}) scale(2.2)" '
            f'd="{VIEWS[district]}"/>'
        )
    seal = sign(view.sides[hero], left + width / 2 + 150, top + 52, 54) if hero != t.NONE else ""
    return (
        f'<rect class="w{colour}" x="{left}" y="{top}" width="{width}" height="104"/>'
        f'<rect fill="url(#apaches-hatch-{colour})" x="{left}" y="{top}" width="{width}" height="104" opacity=".5"/>'
        f'<rect class="w{colour}" x="{left + width / 2 - 90}" y="{top}" width="180" height="104"/>'
        f'<rect class="rule" x="{left}" y="{top}" width="{width}" height="104" stroke-width="1.600"/>{drawing}{seal}'
    )


def _item(view: ApachesView, tongue: Tongue, item: Item, x: float, y: float) -> str:
    """A column of news: the district, the gang, what it did."""
    colour = view.colours[item.district] + 1
    name = f"{item.district + 1} · {view.names[item.district]}"
    parts = [printed(x, y, 21, name, f"serif f{colour}", START)]
    if item.winner == t.NONE:
        parts.append(printed(x, y + 26, 18.5, tongue(say("news-nobody")), "faint", START))
        if item.planque != t.NONE:
            lost = say("news-lost", what=prize(view.kinds[item.planque], view.values[item.planque]))
            parts.append(printed(x, y + 52, 18.5, tongue(lost), "faint", START))
        return "".join(parts)
    bad = item.planque != t.NONE and view.kinds[item.planque] >= t.HOSPITAL
    parts.append(sign(view.sides[item.winner], x + 14, y + 21, 28))
    parts.append(printed(x + 35, y + 27, 19, tongue(first_gang(view, item.winner)), "print", START))
    ink = "pencilled" if bad else "print"
    parts.append(printed(x, y + 53, 19.5, tongue(report(view, item)), ink, f'{START} font-weight="700"'))
    return "".join(parts)


def _last_page(view: ApachesView, tongue: Tongue) -> str:
    """The winners, the final points, and a word about every gang."""
    left, top, width, height = PAGE
    middle = left + width / 2
    kings = winners(view)
    parts = _head(view, tongue, tongue(say("edition-last", rounds=view.amounts[t.ROUNDS])))
    parts.append(
        printed(middle, top + 194, 22, tongue(say("edition-fortune", money=view.money[kings[0]])), "pencilled", BOLD)
    )
    for i, seat in enumerate(kings):
        x = middle + 120 * (i - (len(kings) - 1) / 2)
        parts.append(
            f'<use href="#apaches-crown" class="pencilled" transform="translate({x:g} {top + 226}) scale(2.4)"/>'
        )
        parts.append(sign(view.sides[seat], x, top + 284, 76))
    pitch = min(124.0, (height - 340) / view.seats)
    for i, seat in enumerate(standings(view)):
        parts.append(_career(view, tongue, seat, left + 24, top + 350 + pitch * i))
    return "".join(parts)


def _career(view: ApachesView, tongue: Tongue, seat: int, x: float, y: float) -> str:
    """A gang: its name, its fortune, its finest stroke, what it paid for it."""
    _, _, width, _ = PAGE
    count = tongue(say("label-operational", count=view.operational[seat]))
    parts = [
        f'<path class="rule" d="M{x} {y - 14}h{width - 48}" stroke-width=".8"/>',
        sign(view.sides[seat], x + 20, y + 16, 38),
        printed(x + 52, y + 22, 25, tongue(first_gang(view, seat)), "serif print", START),
        printed(x + width - 50, y + 22, 27, tongue(say("label-money", money=view.money[seat])), "serif print", END),
        printed(x + 52, y + 50, 19, tongue(career(view, seat)), "print", START),
        printed(x + width - 50, y + 76, 18.5, count, "faint", END),
    ]
    if cost := losses(view, seat):
        parts.append(printed(x + 52, y + 76, 18.5, tongue(cost), "pencilled", START))
    return "".join(parts)
