"""The log as a story, and a fight in one press."""

from __future__ import annotations

import pytest

from ludotheque.core.state import Event
from ludotheque.core.teller import Teller
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.singes import FACE, GAME
from tests.games.singes.playing import after, at, step, view

TONGUES = {language: tongue(language, "ludotheque.games.singes") for language in LANGUAGES}


def told(position: str, *texts: str, reader: int = 1, language: str = "en") -> list[str]:
    """The lines that are left where a line stands in the place of the one before."""
    state = at(position)
    events: list[Event] = []
    state.journal = events
    for text in texts:
        state.apply(*step(state, text))
    teller = Teller(FACE)
    found: list[str] = []
    for event in events:
        line = teller.line(state.view(reader), event.as_seen_by(reader))
        if line is not None:
            found[len(found) - line.joins :] = [TONGUES[language](line.message)]
    return found


def test_a_roll_and_where_it_led_stand_in_one_line() -> None:
    walk = ("roll white", "die 1", "step south", "stop")
    assert told("seat 0 at 5,2", *walk)[0] == "Red rolls the white die: 1, and stops."
    assert told("seat 0 at 3,2", *walk)[0] == "Red rolls the white die: 1, and stops on START."
    assert told("seat 0 at 5,2", *walk, language="fr")[0] == "Rouge lance le dé blanc\u00a0: 1, et s’arrête."


def test_a_turn_is_told_by_what_is_done_in_it() -> None:
    """Nobody is named twice; whoever is asked is, until something is done."""
    walk = ("roll white", "die 1", "step south", "stop")
    lines = told("seat 0 at 5,2", *walk, "roll white", "die 2")
    assert lines[-1] == "Blue rolls the white die: 2."
    assert not [line for line in lines if "round" in line]
    assert told("seat 0 at 5,2", *walk)[-1] == "Blue, round 1."


def test_helpers_are_told_with_the_roll() -> None:
    walk = ("roll white", "die 1", "use birn", "step north", "step north", "stop")
    assert told("seat 0 at 3,3 birn", *walk)[0] == "Red rolls the white die: 1 (2 with Birn), and stops."


def test_a_new_tile_takes_one_line() -> None:
    lines = told("seat 0 at 5,3", "roll white", "die 1", "step east", "stop", "tile 7", "rotate 3")
    assert [line for line in lines if "tile 7" in line] == ["Red places tile 7 (3 quarter turns)."]


def test_a_fight_keeps_a_line_of_its_own() -> None:
    lines = told("on 5,4 chimp8; seat 0 at 5,3", "roll white", "die 1", "step south", "stop", "roll white", "die 1")
    assert lines[0] == "Red rolls the white die: 1, and stops."
    assert any("white die: 1" in line for line in lines[1:])


@pytest.mark.rule("R44")
def test_all_weapons_are_laid_ready_and_rolled_with_in_one_press() -> None:
    fight = ("roll white", "die 1", "step south", "stop")
    state = after(at("on 5,4 chimp8; seat 0 at 5,3 rapier club helmet"), *fight)
    (journey,) = FACE.journeys(view(state, 0), ())
    assert TONGUES["en"](journey.label) == "All weapons (+6), then roll the white die"
    for action in journey.actions:
        assert action in state.legal(0)
        state.apply(0, action)
    assert state.waiting_for[0] < 0, "the die is rolling"
    few = after(at("on 5,4 chimp8; seat 0 at 5,3 rapier"), *fight)
    assert FACE.journeys(view(few, 0), ()) == []
    partly = after(at("on 5,4 chimp8; seat 0 at 5,3 rapier club helmet"), *fight, "declare rapier")
    (rest,) = FACE.journeys(view(partly, 0), ())
    assert GAME.read(0, "declare rapier") not in rest.actions
