"""The special edition: the front page that tells, when a round has ended, who took what."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.apaches.face.names import first_gang, is_ours, joined, prize
from ludotheque.games.apaches.face.scenery import BOLD, START, VIEWS, printed, sign
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView

PAGE: Final = (170, 20, 660, 796)  # left, top, width, height
PAPER: Final = (
    '<path class="card" d="M307 13h33v42h-33Z" stroke-width="1.600"/>'
    '<path class="rule" d="M312 20h23M312 25h23M326 32h9M326 37h9M326 42h9M312 48h23" stroke-width="1.600"/>'
    '<path class="pencilled" d="M312 31h10v12h-10Z"/>'
)


class Item(NamedTuple):
    """What became of one district."""

    district: int
    winner: int  # NONE where nobody was
    planque: int  # NONE in districts 8 and 9
    amount: int
    recruits: int


def edition_number(view: ApachesView) -> int:
    """The round the last front page tells of; 0 before there is one, as in a position set up by hand."""
    number = view.round if view.question == t.OVER else view.round - 1
    items = [t.news_item(number, district) for district in range(t.COLOURED)] if number > 0 else []
    return number if any(view.news[item + t.NEWS_PLANQUE] != t.NONE for item in items) else 0


def is_fresh(view: ApachesView) -> bool:
    """Whether a round has just ended."""
    return edition_number(view) > 0 and (view.turn == 0 or view.question == t.OVER)


def items(view: ApachesView) -> list[Item]:
    """The news of the round that ended last."""
    number = edition_number(view)
    return [
        Item(district, *view.news[t.news_item(number, district) :][: t.NEWS])
        for district in range(t.DISTRICTS)
        if view.is_active(district)
    ]


def takings(view: ApachesView) -> list[int]:
    """The francs each gang took in that round."""
    found = [0] * view.seats
    for item in items(view):
        if item.winner != t.NONE:
            found[item.winner] += item.amount
    return found


def best_gang(view: ApachesView) -> int:
    """The gang that took the most, of which the front page speaks; NONE where nobody took a franc."""
    found = takings(view)
    most = max(found)
    return found.index(most) if most else t.NONE


def headline(view: ApachesView) -> Message:
    """The one line everybody reads."""
    best = best_gang(view)
    if best == t.NONE:
        return say("edition-quiet")
    return say("edition-best", gang=first_gang(view, best), amount=takings(view)[best])


def deed(view: ApachesView, item: Item) -> Message:
    """What a gang did in a district, or what was done to it."""
    if item.district == t.BOURGEOIS:
        return say("news-token")
    if item.district == t.FENCE:
        return say("news-fence", amount=item.amount, recruits=item.recruits)
    return say(f"news-{PRIZES[view.kinds[item.planque]]}", amount=item.amount, recruits=item.recruits)


def toll(view: ApachesView) -> Message | None:
    """How many meneurs the night has cost."""
    kinds = [view.kinds[item.planque] for item in items(view) if item.winner != t.NONE and item.planque != t.NONE]
    counts = [
        (name, kinds.count(kind)) for name, kind in (("death", t.DEATH), ("prison", t.PRISON), ("hospital", t.HOSPITAL))
    ]
    parts = [say(f"toll-{name}", count=count) for name, count in counts if count]
    return joined(parts) if parts else None


def draw_edition(view: ApachesView, tongue: Tongue) -> str:
    """The sign one points at, and the page it opens."""
    number = edition_number(view)
    if number == 0:
        return ""
    label = escape(" ".join(tongue(message) for message in told_edition(view)))
    # It comes of itself until the viewer has taken a planque of the next round.
    held = sum(view.held[t.holding(view.seat, d)] for d in range(t.COLOURED)) if view.seat >= 0 else 0
    fresh = " fresh" if is_fresh(view) and held == 0 else ""
    return (
        f'<g class="extra" tabindex="0" role="img" aria-label="{label}">'
        f"{PAPER}</g>"
        f'<g class="drawer" aria-hidden="true"><g id="edition-{number}" class="edition{fresh}"><g class="sheet">'
        f'<g class="page-one">{_page(view, tongue, number)}</g></g></g></g>'
    )


def told_edition(view: ApachesView) -> list[Message]:
    """The front page in words: its headline, and each district that somebody won."""
    return [headline(view)] + [
        say("news-item", name=view.names[item.district], gang=first_gang(view, item.winner), what=deed(view, item))
        for item in items(view)
        if item.winner != t.NONE
    ]


def _page(view: ApachesView, tongue: Tongue, number: int) -> str:
    left, top, width, height = PAGE
    middle = left + width / 2
    dateline = tongue(say("edition-dateline", round=number, rounds=view.amounts[t.ROUNDS]))
    cost = toll(view)
    parts = [
        f'<rect x="{left + 5}" y="{top + 7}" width="{width}" height="{height}" fill="#120c06" opacity=".35"/>',
        f'<rect class="card" x="{left}" y="{top}" width="{width}" height="{height}" stroke-width="1.600"/>',
        printed(middle, top + 66, 62, tongue(say("title")), "serif print"),
        f'<path class="rule" d="M{left + 20} {top + 82}h{width - 40}" stroke-width="3"/>',
        f'<path class="rule" d="M{left + 20} {top + 112}h{width - 40}M{left + 20} {top + 87}h{width - 40}"/>',
        printed(middle, top + 105, 18, dateline, "print"),
        printed(middle, top + 158, 34, tongue(headline(view)), "serif print"),
    ]
    if cost:
        parts.append(printed(middle, top + 192, 20, tongue(cost), "pencilled", BOLD))
    parts.append(_picture(view, left + 20, top + 206, width - 40))
    news = items(view)
    rows = (len(news) + 1) // 2
    pitch = min(140, (height - 330) / rows)
    for i, item in enumerate(news):
        x = left + 24 + (width / 2 - 8) * (i // rows)
        parts.append(_item(view, tongue, item, x, top + 338 + pitch * (i % rows)))
    parts.append(f'<path class="rule" d="M{middle:g} {top + 322}V{top + height - 16}"/>')
    return "".join(parts)


def _picture(view: ApachesView, left: float, top: float, width: float) -> str:
    """The engraving of the day: the district of the largest prize of the headline's gang, on its hatching."""
    hero = best_gang(view)
    told = [item for item in items(view) if hero in (t.NONE, item.winner)]
    best = max(told, key=lambda item: (item.amount, item.winner != t.NONE))
    colour = view.colours[best.district] + 1
    drawing = ""
    if is_ours(best.district, view.names):
        drawing = (
            f'<path class="pen i{colour}" transform="translate({left + width / 2 - 66} {top + 6}) scale(2.2)" '
            f'd="{VIEWS[best.district]}"/>'
        )
    seal = sign(view.sides[best.winner], left + width / 2 + 150, top + 52, 54) if best.winner != t.NONE else ""
    return (
        f'<rect class="w{colour}" x="{left}" y="{top}" width="{width}" height="104"/>'
        f'<rect fill="url(#apaches-hatch-{colour})" x="{left}" y="{top}" width="{width}" height="104" opacity=".5"/>'
        f'<rect class="w{colour}" x="{left + width / 2 - 90}" y="{top}" width="180" height="104"/>'
        f'<rect class="rule" x="{left}" y="{top}" width="{width}" height="104" stroke-width="1.600"/>{drawing}{seal}'
    )


def _item(view: ApachesView, tongue: Tongue, item: Item, x: float, y: float) -> str:
    """A column of news: the district, the gang, the deed."""
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
    parts.append(printed(x, y + 53, 19.5, tongue(deed(view, item)), ink, f'{START} font-weight="700"'))
    return "".join(parts)
