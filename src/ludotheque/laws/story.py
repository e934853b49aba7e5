"""L13: a view tells no more than the story. L15: what was shown to others is not taken back."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.core import record as records
from ludotheque.core import take_backs
from ludotheque.core.state import CLOCK, LEGAL, NOBODY, Event, State, View
from ludotheque.laws.laws import masked, plain
from ludotheque.laws.walking import Mood, Subject, Walk, random_step, take

BUSY = Mood(aside=0.1, clock=0.01)
ALTERNATIVES = 3  # other possibilities that are tried at a step
SIDE_BY_SIDE = 6  # steps that two worlds walk on together, as long as nobody can tell them apart
LOOKS = 0.1  # how often one of those who cannot tell two worlds apart looks at the page
WORLDS = 3  # that are imagined for each pair of eyes
LOOK_ALIKES = 40  # other steps that might have looked the same


def told(state: State, step: records.Step) -> list[Event]:
    """Take a step, and give what the story tells of it."""
    events: list[Event] = []
    state.journal = events
    take(state, step)
    state.journal = None
    return events


def shown(subject: Subject, view: View) -> dict[str, Any]:
    """All that a page shows of a view, in the first of the languages, and what a program that learns is given of it."""
    face, speak = subject.face, subject.tongues()[0]
    return {
        "the question": face.question(view),
        "the choices": [face.choice(view, action) for action in view.legal + view.asides],
        "the panels": [(face.badge(view, seat), face.figures(view, seat)) for seat in range(view.seats)],
        "the telling": face.tell(view),
        "the drawing": face.draw(view, speak),
        "the sketch": face.sketch(view, speak),
        "the observation": subject.observer.row(view) if subject.observer else [],
    }


def differences(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The names under which two pages or views differ."""
    return ", ".join(name for name in one if one[name] != other[name])


def l13_a_view_tells_no_more_than_the_story(subject: Subject, state: State, rng: Random) -> None:
    """L13: whoever reads the same story of two possibilities sees the same, as long as the story stays the same."""
    if not state.waiting_for:
        return
    first = random_step(subject, state, rng, BUSY)
    open_to = state.legal(first.seat) if first.seat in (*state.waiting_for, CLOCK) else state.asides(first.seat)
    others = [action for action in open_to if action != first.action]
    for action in rng.sample(others, min(ALTERNATIVES, len(others))):
        one, other = state.copy(), state.copy()
        stories = told(one, first), told(other, first._replace(action=action))
        eyes = [seat for seat in [*range(state.seats), NOBODY] if seat != first.seat]
        eyes = those_who_cannot_tell(subject, one, other, stories, eyes, rng)
        for _ in range(SIDE_BY_SIDE):
            if not eyes or not one.waiting_for:
                break
            following = random_step(subject, one, rng, BUSY)
            if other.why_not(following.seat, following.action) != LEGAL:
                break
            stories = told(one, following), told(other, following)
            eyes = those_who_cannot_tell(subject, one, other, stories, eyes, rng)


def those_who_cannot_tell(
    subject: Subject, one: State, other: State, stories: tuple[list[Event], list[Event]], eyes: list[int], rng: Random
) -> list[int]:
    """Who still reads the same story of two worlds: to them both look the same, and one of them looks at the page."""
    same = [seat for seat in eyes if masked(stories[0], seat) == masked(stories[1], seat)]
    for seat in same:
        gap = differences(plain(one.view(seat)), plain(other.view(seat)))
        assert not gap, f"L13: seat {seat} reads the same story, and its views differ in {gap}"
    if same and rng.random() < LOOKS:
        seat = rng.choice(same)
        gap = differences(shown(subject, one.view(seat)), shown(subject, other.view(seat)))
        assert not gap, f"L13: seat {seat} reads the same story, and its page differs in {gap}"
    return same


def l15_what_was_shown_is_not_taken_back(walked: Walk) -> None:
    """L15: a step that may be taken back, alone or by consent "shown", told nobody what was hidden."""
    game, state = walked.subject.game, walked.state
    for seat in range(state.seats):
        number = take_backs.free_undo(game, walked.past, walked.events, state, seat)
        if number < 0 and game.take_back(walked.options) == "shown":
            number = take_backs.consented_undo(game, walked.options, walked.past, walked.events, state, seat)
        if number < 0:
            continue
        before = walked.before(number)
        for viewer in [*range(state.seats), NOBODY]:
            if viewer != seat:
                step = walked.steps[number]
                deed = game.write(seat, step.action)
                assert not betrays(walked.subject, before, step, viewer, walked.rng), (
                    f"L15: seat {seat} may take back {deed!r}, which showed seat {viewer} a secret"
                )


def betrays(subject: Subject, before: State, step: records.Step, viewer: int, rng: Random) -> bool:
    """Whether in some world that the viewer held possible nothing that the seat could do would have looked the same."""
    truth = before.copy()
    story = masked(told(truth, step), viewer)
    seen = plain(truth.view(viewer))
    if not story and seen == plain(before.view(viewer)):
        return False  # not even noticed
    for _ in range(WORLDS):
        world = subject.game.determinise(before.view(viewer), rng)
        open_to = [*world.legal(step.seat), *world.asides(step.seat)]
        rng.shuffle(open_to)
        open_to.sort(key=lambda action: action != step.action)
        for action in open_to[:LOOK_ALIKES]:
            twin = world.copy()
            if masked(told(twin, step._replace(action=action)), viewer) == story and plain(twin.view(viewer)) == seen:
                break
        else:
            return True
    return False
