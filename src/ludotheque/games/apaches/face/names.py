"""What everything is called: gangs, places, crews, steps, planques and prizes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.core.state import View
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.text.vocabulary import KINDS

NAMES: Final = GAME.box.names


def gang(view: View, seat: int) -> Message:
    """The gang of a seat inside a sentence."""
    return say(f"gang-{view.sides[seat]}")


def first_gang(view: View, seat: int) -> Message:
    """The gang of a seat at the head of a sentence."""
    return side_name(view.sides[seat])


def side_name(side: int) -> Message:
    """A gang of the box."""
    return say(f"gang-{side}-first")


def is_ours(district: int, names: Sequence[str]) -> bool:
    """Whether a district has the name of our own box, whose prepositions the messages know."""
    return names[district] == NAMES[district]


def place(district: int, names: list[str]) -> Message:
    """Where something happens."""
    return say(f"in-{district + 1}") if is_ours(district, names) else say("in-name", name=names[district])


def origin(district: int, names: list[str]) -> Message:
    """Where something comes from."""
    return say(f"from-{district + 1}") if is_ours(district, names) else say("from-name", name=names[district])


def crew(number: int) -> Message:
    """A crew by its kinds: 2 meneurs and 1 novice."""
    counts = [count[number] for count in t.COUNT_IN]
    parts = [say(f"part-{KINDS[kind]}", count=counts[kind]) for kind in range(t.KINDS) if counts[kind]]
    return say(f"crew-{len(parts)}", **dict(zip(("one", "two", "three"), parts, strict=False)))


def step_words(step: int, names: list[str]) -> dict[str, str | Message]:
    """Where a step leaves and arrives."""
    target = t.STEP_TO[step]
    return {"from": origin(t.STEP_FROM[step], names), "to": place(target, names), "name": names[target]}


def move(step: int, names: list[str]) -> Message:
    """A step inside a sentence: a meneur from Montmartre to Les Halles."""
    return say(f"move-{KINDS[t.STEP_KIND[step]]}", **step_words(step, names))


def together(steps: Sequence[int], names: list[str]) -> list[Message]:
    """The steps of a turn; two Apaches who go the same way are told together."""
    if len(steps) == 1 or len({(t.STEP_FROM[step], t.STEP_TO[step]) for step in steps}) > 1:
        return [move(step, names) for step in steps]
    kinds = [t.STEP_KIND[step] for step in steps]
    walkers = crew(t.crew_of(*(kinds.count(kind) for kind in range(t.KINDS))))
    return [say("move-crew", crew=walkers, **step_words(steps[0], names))]


def planque_message(view: ApachesView, planque: int) -> Message:
    """A planque in words: its district and what it is."""
    district = t.district_of(planque)
    return say("planque", number=district + 1, name=view.names[district], what=planque_prize(view, planque))


def planque_prize(view: ApachesView, planque: int) -> Message:
    """What a planque is."""
    return prize(view.kinds[planque], view.values[planque])


def prize(kind: int, value: int) -> Message:
    return say(f"prize-{PRIZES[kind]}", value=value)


def joined(parts: list[Message]) -> Message:
    """A list of things in one sentence."""
    told = parts[0]
    for part in parts[1:]:
        told = say("tell-join", one=told, two=part)
    return told
