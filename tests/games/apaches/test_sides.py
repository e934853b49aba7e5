"""Who sits down chooses a gang: everything drawn and said is about the gangs that play."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.face import Message
from ludotheque.core.sketch import plain
from ludotheque.core.state import NOBODY, Event, Seating
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.apaches import FACE, GAME
from ludotheque.games.apaches.face.scenery import GANG_COLOURS
from ludotheque.games.apaches.rules.judge import Apaches
from tests.games.mutants import moments

ABSENT = ("Costauds", "Monte-en-l", "Villette", "Batignolles")
TONGUES = {language: tongue(language, "ludotheque.games.apaches") for language in LANGUAGES}
SEATING = Seating(sides=(3, 2))


def outside_defs(svg: str) -> str:
    return svg[svg.rindex("</defs>") :]


def said(state: Apaches, seat: int) -> list[Message]:
    """Everything the face says to a seat about a position."""
    view = state.view(seat)
    found = [FACE.question(view), *FACE.tell(view)]
    found += [FACE.choice(view, action).label for action in view.legal]
    for other in range(state.seats):
        found += [fact.label for fact in FACE.figures(view, other)]
    return found


@pytest.mark.rule("R1", "A61")
def test_the_gangs_that_play_are_drawn_and_named_and_no_others() -> None:
    events: list[Event] = []
    state = GAME.start(2, {"setup_2": "5-6-7"}, events, SEATING)
    rng = Random(3)
    for number, _ in enumerate(moments(state, rng)):
        if number % 9 and state.waiting_for:
            continue
        for seat in (0, 1, NOBODY):
            view = state.view(seat)
            for speak in TONGUES.values():
                drawing = outside_defs(FACE.draw(view, speak))
                assert not any(f"apaches-cap-{side}-" in drawing or GANG_COLOURS[side] in drawing for side in (0, 1))
                spoken = [drawing, plain(FACE.sketch(view, speak)), *(speak(message) for message in said(state, seat))]
                assert not any(name in text for name in ABSENT for text in spoken)
    for event in events:
        line = FACE.line(state.view(0), event.as_seen_by(0))
        assert not line or not any(name in TONGUES["fr"](line.message) for name in ABSENT)


@pytest.mark.rule("R1", "A61")
def test_a_seat_has_the_badge_of_its_gang() -> None:
    state = GAME.start(2, {}, None, SEATING)
    assert [FACE.badge(state.view(0), seat) for seat in (0, 1)] == [FACE.sides[3], FACE.sides[2]]
    assert len(FACE.sides) == len(GAME.sides) == 4
    assert len({(badge.letter, badge.colour, badge.shape) for badge in FACE.sides}) == 4


@pytest.mark.rule("R1", "A61")
def test_the_notation_names_seats_whatever_gangs_play() -> None:
    plain, other = GAME.start(2, {}), GAME.start(2, {}, None, SEATING)
    assert GAME.write_position(plain) == GAME.write_position(other)
    text = "turn 2; play Yellow; D6: Blue 1m"
    state = GAME.read_position(text, 2, {}, SEATING)
    assert (state.actor, state.sides) == (1, [3, 2])
    assert "play Yellow" in GAME.write_position(state)
