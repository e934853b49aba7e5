"""The lesson of every game can be followed: what is said, pointed at, accepted, refused and answered is there."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludotheque.core.face import say
from ludotheque.core.shelf import Box, box
from ludotheque.core.state import LEGAL, State
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.web.lessons import Lesson, lessons
from tests.shelf import OURS


def check_seen_and_heard(kept: Box, state: State, step: Lesson) -> None:
    said = [step.say, *([step.then] if step.then else []), *(wrong["say"] for wrong in step.wrong)]
    for language in LANGUAGES:
        speak = tongue(language, kept.package)
        assert all(speak(say(key)) for key in said)
        drawing = ElementTree.fromstring(kept.face.draw(state.view(step.seat), speak))
        ids = [name for element in drawing.iter() if (name := element.get("id"))]
        assert {*step.point} <= {*ids}, step.say
        assert len(ids) == len({*ids})


def take(kept: Box, state: State, seat: int, text: str) -> None:
    action = kept.game.read(seat, text)
    assert state.why_not(seat, action) == LEGAL, text
    state.apply(seat, action)


@pytest.mark.parametrize("slug", OURS)
def test_the_lesson_can_be_played_from_its_first_step_to_its_last(slug: str) -> None:
    kept = box(slug)
    seats = kept.game.seats[0]
    state: State = kept.game.start(seats, {})
    assert lessons(slug)
    for step in lessons(slug):
        if step.position:
            state = kept.game.read_position(step.position, seats, {})
        if step.play:
            kept.game.start(seats, step.play["options"])
        check_seen_and_heard(kept, state, step)
        right = {kept.game.read(step.seat, text) for text in step.accept}
        wrong = {kept.game.read(step.seat, text) for part in step.wrong for text in part["actions"]}
        assert not right & wrong, step.say
        assert all(state.why_not(step.seat, action) == LEGAL for action in right | wrong), step.say
        for text in step.accept[:1]:
            take(kept, state, step.seat, text)
        for answer in step.answer:
            take(kept, state, answer["seat"], answer["action"])
