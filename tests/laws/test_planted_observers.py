"""The law of observations has teeth: observers that peek, that remember, that promise something else."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.observer import Observer, Part, Row
from ludotheque.core.state import Game, View
from ludotheque.lab.observing import Plain
from ludotheque.laws import laws, story, walking
from ludotheque.laws.walking import Subject
from tests.toys.loot import Loot, LootFace, LootGame, LootView


class Careless(Loot):
    """Its views carry the whole state, under a name that no field tells."""

    def copy(self) -> Loot:
        return self.into(Careless())

    def view(self, seat: int) -> LootView:
        view = super().view(seat)
        view.behind = self  # type: ignore[attr-defined]
        return view


class CarelessGame(LootGame):
    STATE = Careless


class Changed(Plain):
    """A plain observer, of which each fault changes something."""

    def __init__(self) -> None:
        super().__init__(LootGame())
        self.looks = 0


class Peeking(Changed):
    def fill(self, view: View, row: Row) -> None:
        super().fill(view, row)
        hidden = sum(card * count for card, count in enumerate(view.behind.hands))  # type: ignore[attr-defined]
        row.set(row.place - 1, hidden)


class Remembering(Changed):
    def fill(self, view: View, row: Row) -> None:
        super().fill(view, row)
        self.looks += 1
        row.set(row.place - 1, self.looks % 100)


class Talkative(Changed):
    def fill(self, view: View, row: Row) -> None:
        super().fill(view, row)
        row.put(0)


class Boundless(Changed):
    def parts(self, game: Game, seats: int) -> list[Part]:
        return [part._replace(high=1) if part.name == "gold" else part for part in super().parts(game, seats)]


def broken(observer: Observer) -> Subject:
    return Subject(CarelessGame(), LootFace(), observer=observer)


def observed(subject: Subject) -> None:
    for seed in range(20):
        for state in walking.moments(subject, seed, 3, 20):
            laws.l17_an_observation_tells_no_more_than_the_view(subject, state, Random(seed))


@pytest.mark.parametrize(
    "observer", [Peeking(), Remembering(), Talkative(), Boundless()], ids=lambda observer: type(observer).__name__
)
def test_an_observer_that_breaks_its_promise_is_caught(observer: Observer) -> None:
    with pytest.raises(AssertionError, match="L17"):
        observed(broken(observer))


def test_an_observer_that_peeks_is_caught_by_what_others_are_not_told() -> None:
    def compare() -> None:
        subject = broken(Peeking())
        for seed in range(60):
            rng = Random(seed)
            for state in walking.moments(subject, seed, 3, 20):
                story.l13_a_view_tells_no_more_than_the_story(subject, state, rng)

    with pytest.raises(AssertionError, match=r"L13: .* the observation"):
        compare()


def test_a_plain_observer_keeps_the_law_though_the_views_are_careless() -> None:
    observed(broken(Changed()))
