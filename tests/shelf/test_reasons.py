"""Why a computer player does something, and who it is: sentences and people of every game."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE
from ludotheque.core.tongue import LANGUAGES, tongue
from tests.shelf import OURS

MOST_STEPS = 400


@pytest.mark.parametrize("slug", OURS)
def test_every_reason_can_be_said_and_some_are_given(slug: str) -> None:
    taken = box(slug)
    rng = Random(3)
    given = set()
    for seats in (taken.game.seats[0], taken.game.seats[-1]):
        state = taken.game.start(seats, {})
        for _ in range(MOST_STEPS):
            if not state.waiting_for:
                break
            seat = rng.choice(state.waiting_for)
            if seat == CHANCE:
                state.apply(CHANCE, outcome(state, rng))
                continue
            view = state.view(seat)
            action = taken.advice.choose(taken.game, view, rng)
            for considered in {action, rng.choice(view.legal)}:
                why = taken.advice.reason(taken.game, view, considered)
                if why is not None:
                    given.add(why.key)
                    for language in LANGUAGES:
                        assert tongue(language, taken.package)(taken.face.reason(view, why)).endswith((".", "!"))
            state.apply(seat, action)
    assert len(given) >= 4, given


@pytest.mark.parametrize("slug", OURS)
def test_a_full_table_of_computer_players_is_as_many_people(slug: str) -> None:
    taken = box(slug)
    for language in LANGUAGES:
        say = tongue(language, taken.package)
        names = [say(character.name) for character in taken.face.characters]
        assert len(set(names)) == len(names) >= taken.game.seats[-1]
        assert all(say(character.about).endswith(".") for character in taken.face.characters)
