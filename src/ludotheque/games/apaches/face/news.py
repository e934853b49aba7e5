"""What the newspaper has to tell: who took what in the round that ended, and in the end who rules Paris."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.face import Message, say
from ludotheque.games.apaches.face.names import first_gang, gang, joined, place
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView

DRAMA: Final = 350  # francs: up to these, a death is the larger story
TOLLS: Final = (("death", t.DEATH), ("prison", t.PRISON), ("hospital", t.HOSPITAL))


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


def items(view: ApachesView, number: int) -> list[Item]:
    """The news of a round."""
    return [
        Item(district, *view.news[t.news_item(number, district) :][: t.NEWS])
        for district in range(t.DISTRICTS)
        if view.is_active(district)
    ]


def latest(view: ApachesView) -> list[Item]:
    """The news of the round that ended last."""
    return items(view, edition_number(view))


def takings(view: ApachesView) -> list[int]:
    """The francs each gang took in that round."""
    found = [0] * view.seats
    for item in latest(view):
        if item.winner != t.NONE:
            found[item.winner] += item.amount
    return found


def best_gang(view: ApachesView) -> int:
    """The gang that took the most; NONE where nobody took a franc."""
    found = takings(view)
    most = max(found)
    return found.index(most) if most else t.NONE


def is_kind(view: ApachesView, item: Item, kind: int) -> bool:
    return item.planque != t.NONE and view.kinds[item.planque] == kind


def story(view: ApachesView) -> Item:
    """What mattered most in the round: the largest prize of the gang that took the most, or else a death."""
    news = latest(view)
    hero = best_gang(view)
    deaths = [item for item in news if item.winner != t.NONE and is_kind(view, item, t.DEATH)]
    if deaths and max(takings(view)) <= DRAMA:
        return deaths[0]
    told = [item for item in news if hero in (t.NONE, item.winner)]
    return max(told, key=lambda item: (item.amount, item.winner != t.NONE))


def headline(view: ApachesView) -> Message:
    """The one line everybody reads."""
    if view.question == t.OVER:
        return _last_headline(view)
    item = story(view)
    if item.winner == t.NONE or (item.amount == 0 and not is_kind(view, item, t.DEATH)):
        return say("edition-quiet")
    total = takings(view)[item.winner]
    words: dict[str, Message | int] = {"gang": gang(view, item.winner), "amount": total}
    if is_kind(view, item, t.DEATH):
        return say("edition-death", place=place(item.district, view.names), **words)
    if item.amount == total and item.district == t.FENCE:
        return say("edition-fence", to=say(f"gang-{view.sides[item.winner]}-to"), **words)
    if item.amount == total and is_kind(view, item, t.BURGLARY):
        return say("edition-burglary", place=place(item.district, view.names), **words)
    return say("edition-best", gang=first_gang(view, item.winner), amount=total)


def winners(view: ApachesView) -> list[int]:
    """Who has won, once the game is over."""
    best = max((view.money[seat], view.operational[seat]) for seat in range(view.seats))
    return [seat for seat in range(view.seats) if (view.money[seat], view.operational[seat]) == best]


def _last_headline(view: ApachesView) -> Message:
    kings = winners(view)
    return say("edition-tied") if len(kings) > 1 else say("edition-king", gang=first_gang(view, kings[0]))


def standings(view: ApachesView) -> list[int]:
    """The seats from the richest to the poorest."""
    return sorted(range(view.seats), key=lambda seat: (-view.money[seat], -view.operational[seat]))


def career(view: ApachesView, seat: int) -> Message:
    """A line about a gang in the last edition: its finest stroke."""
    taken = [
        (item.amount, -number, item)
        for number in range(1, edition_number(view) + 1)
        for item in items(view, number)
        if item.winner == seat and item.amount > 0
    ]
    if not taken:
        return say("career-poor")
    amount, number, item = max(taken)
    return say("career", amount=amount, place=place(item.district, view.names), round=-number)


def losses(view: ApachesView, seat: int) -> Message | None:
    """And what the three rounds have cost it."""
    told = [item for number in range(1, edition_number(view) + 1) for item in items(view, number)]
    return toll(view, [item for item in told if item.winner == seat])


def report(view: ApachesView, item: Item) -> Message:
    """What a gang did in a district, or what was done to it."""
    if item.district == t.BOURGEOIS:
        return say("news-token")
    if item.district == t.FENCE:
        return say("news-fence" if item.amount else "news-fence-dry", amount=item.amount, recruits=item.recruits)
    return say(f"news-{PRIZES[view.kinds[item.planque]]}", amount=item.amount, recruits=item.recruits)


def toll(view: ApachesView, told: list[Item]) -> Message | None:
    """How many meneurs some news have cost."""
    kinds = [view.kinds[item.planque] for item in told if item.winner != t.NONE and item.planque != t.NONE]
    parts = [say(f"toll-{name}", count=kinds.count(kind)) for name, kind in TOLLS if kind in kinds]
    return joined(parts) if parts else None


def told_edition(view: ApachesView) -> list[Message]:
    """The front page in words: its headline, and each district that somebody won; in the end, each gang."""
    if view.question == t.OVER:
        return [headline(view)] + [
            say("career-item", gang=first_gang(view, seat), money=view.money[seat], what=career(view, seat))
            for seat in standings(view)
        ]
    return [headline(view)] + [
        say("news-item", name=view.names[item.district], gang=first_gang(view, item.winner), what=report(view, item))
        for item in latest(view)
        if item.winner != t.NONE
    ]
