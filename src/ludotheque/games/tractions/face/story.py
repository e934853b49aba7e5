"""Several events in one line: a walk, a volley, a round of nods, cards taken one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.face import Line, Message, say
from ludotheque.core.state import HIDDEN, Event
from ludotheque.games.tractions.face.names import BOX, card, gang, gangs, home_or, join, men, money, the_place
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.text.actions import man_name

CASH: Final = 2  # where a recruiting says whether it was paid for


def retold(events: list[Event]) -> Line | None:
    """One line for all of them, where they are one story; nothing where the last one begins another."""
    kind = events[0].kind
    return STORIES[kind](events) if kind in STORIES else None


def are(events: list[Event], *kinds: int) -> bool:
    return all(event.kind in kinds for event in events)


def crew(event: Event) -> list[int]:
    """The men of an event that names a place, or cars, before them."""
    return event.shown[2:]


def walkers(event: Event) -> list[int]:
    """The men of an event that names where they go and where they come from before them."""
    return event.shown[3:]


def doers(events: list[Event]) -> int:
    bits = 0
    for event in events:
        bits |= 1 << event.shown[0]
    return bits


def lit(numbers: list[int], space: int = t.NONE) -> tuple[str, ...]:
    """The men, and the place, that light up for a line."""
    spots = [f"man-{man_name(man)}" for man in dict.fromkeys(numbers)]
    return (*spots, f"space-{BOX.names[space]}") if 0 <= space < t.SPACES else tuple(spots)


def hiring(events: list[Event]) -> Line | None:
    """Men who are recruited, and walk off together."""
    hired = [event for event in events if event.kind == t.RECRUITED]
    walked = events[len(hired) :]
    numbers = [event.shown[1] for event in hired]
    is_one_price = len({event.shown[CASH] for event in hired}) == 1
    if not is_one_price or not are(walked, t.ENTERED) or doers(events).bit_count() > 1:
        return None
    if any(sorted(walkers(event)) != sorted(numbers) for event in walked):
        return None
    who, cash = gang(events[0].shown[0]), events[0].shown[CASH]
    if not walked:
        return Line(say("line-recruited", who=who, a=men(numbers), b=cash), lit(numbers))
    space = walked[-1].shown[1]
    told = say("story-hired", who=who, men=men(numbers), count=len(numbers), place=the_place(space), cash=cash)
    return Line(told, lit(numbers, space))


def walk(events: list[Event]) -> Line | None:
    """The same men, step after step."""
    numbers = walkers(events[0])
    if not are(events, t.ENTERED) or any(walkers(event) != numbers for event in events):
        return None
    space, origin = events[-1].shown[1], events[0].shown[2]
    own, count = numbers[0] // t.CREW, len(numbers)
    where = {"place": home_or(space, own, count), "origin": home_or(origin, own, count)}
    told = say("story-walk", men=men(numbers), count=len(numbers), steps=len(events), **where)
    return Line(told, lit(numbers, space))


def volley(events: list[Event]) -> Line | None:
    """Shots, then who dodges, then who falls."""
    shots = [event for event in events if event.kind == t.SHOT]
    dodges = [event for event in events if event.kind == t.DODGED]
    falls = [event for event in events if event.kind == t.FELL]
    if events != [*shots, *dodges, *falls]:
        return None
    targets = [event.shown[3] for event in shots]
    fallen = [event.shown[1] for event in falls]
    told = say(
        "story-volley",
        who=gangs(doers(shots)),
        many=doers(shots).bit_count(),
        count=len(shots),
        targets=men(sorted(set(targets))),
        dodged=sum(event.shown[2] for event in dodges),
        fallen=men(fallen),
        felled=len(fallen),
    )
    return Line(told, lit([*(event.shown[1] for event in shots), *targets]))


def aftermath(events: list[Event]) -> Line | None:
    """Who dodges, then who falls, where something else came between the shots and them."""
    dodges = [event for event in events if event.kind == t.DODGED]
    falls = [event for event in events if event.kind == t.FELL]
    if events != [*dodges, *falls]:
        return None
    dodgers, fallen = [event.shown[1] for event in dodges], [event.shown[1] for event in falls]
    told = say(
        "story-aftermath",
        men=men(dodgers),
        count=len(dodgers),
        dodged=sum(event.shown[2] for event in dodges),
        fallen=men(fallen),
        felled=len(fallen),
    )
    return Line(told, lit([*dodgers, *fallen]))


def in_turn(key: str) -> Callable[[list[Event]], Line | None]:
    """The same said of several gangs."""

    def tell(events: list[Event]) -> Line | None:
        if not are(events, events[0].kind):
            return None
        bits = doers(events)
        return Line(say(key, who=gangs(bits), count=bits.bit_count()))

    return tell


def taking(events: list[Event]) -> Line | None:
    """Cards of one gang: by name for those who see them, else how many of each pile."""
    if not are(events, t.TOOK) or doers(events).bit_count() > 1:
        return None
    kinds = [event.secret[0] for event in events]
    goods: list[Message] = []
    if HIDDEN in kinds:
        piles = [event.shown[1] for event in events]
        goods = [say("card-piles", kind=pile, count=piles.count(pile)) for pile in sorted(set(piles))]
    else:
        goods = [say("cards", card=card(kind), count=kinds.count(kind)) for kind in sorted(set(kinds))]
    return Line(say("line-took", who=gang(events[0].shown[0]), a=0, b=join(goods)))


def drive(events: list[Event]) -> Line | None:
    """The van, street after street."""
    if not are(events[1:], t.VAN_MOVED):
        return None
    space = events[-1].shown[1]
    moved = sum(event.kind == t.VAN_MOVED for event in events)
    rolled = events[0].shown[1] if events[0].kind == t.VAN_ROLLED else 0
    return Line(say("story-van", count=moved, place=the_place(space), rolled=rolled), lit([], space))


def homecoming(events: list[Event]) -> Line | None:
    """Cars that leave a bank, and the money they bring home."""
    left, *banked = events
    if not are(banked, t.BANKED) or doers(events).bit_count() > 1 or not left.shown[1]:
        return None
    total = sum(event.shown[1] for event in banked)
    told = say("story-home", who=gang(left.shown[0]), men=men(crew(left)), cars=left.shown[1], sum=money(total))
    return Line(told, lit(crew(left)))


# By the event that such a line may begin with.
STORIES: Final[dict[int, Callable[[list[Event]], Line | None]]] = {
    t.RECRUITED: hiring,
    t.ENTERED: walk,
    t.SHOT: volley,
    t.DODGED: aftermath,
    t.FELL: aftermath,
    t.MARKED_DONE: in_turn("story-done"),
    t.CHOSE: in_turn("story-chose"),
    t.STOOD: in_turn("story-stood"),
    t.TOOK: taking,
    t.VAN_ROLLED: drive,
    t.VAN_MOVED: drive,
    t.DEPARTED: homecoming,
    t.FLED: homecoming,
}
