"""L13: a view tells no more than the story. L15: what was shown to others is not taken back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any, NamedTuple

from ludotheque.core import record as records
from ludotheque.core import take_backs
from ludotheque.core.codec import VIEW_FIELDS
from ludotheque.core.state import CLOCK, LEGAL, NOBODY, Event, State, View
from ludotheque.laws.laws import masked, plain
from ludotheque.laws.walking import Mood, Subject, Walk, l9_invariants_hold, random_step, take

BUSY = Mood(aside=0.1, clock=0.01)
ALTERNATIVES = 3  # other possibilities that are tried at a step
SIDE_BY_SIDE = 6  # steps that two worlds walk on together, as long as nobody can tell them apart
FOLLOWED = 4  # of these possibilities are followed together
LOOKS = 0.03  # how often one who cannot tell two worlds apart looks at the page, from a single moment on
GLANCES = 0.0005  # and all along a game, where there are thousands of moments
WORLDS = 3  # that are imagined for each pair of eyes
LOOK_ALIKES = 40  # other steps that might have looked the same


def told(state: State, step: records.Step | take_backs.Played) -> list[Event]:
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


@cache
def reader(names: tuple[str, ...]) -> Callable[[View], tuple[Any, ...]]:
    """Reads all these fields of a view at once: two worlds are compared many thousand times in a game."""
    return attrgetter(*names)


def gap(one: View, other: View) -> str:
    """The names of the fields in which two views differ."""
    names = VIEW_FIELDS + type(one).FIELDS
    fields = reader(names)
    if fields(one) == fields(other):
        return ""
    return ", ".join(name for name in names if getattr(one, name) != getattr(other, name))


class Views(dict[int, View]):
    """What each pair of eyes sees of a state, seen when it is asked for."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def __missing__(self, seat: int) -> View:
        view = self[seat] = self.state.view(seat)
        return view


class World(NamedTuple):
    """A possibility that did not come true, and who still reads the same story of both."""

    state: State
    eyes: list[int]


class Worlds:
    """L13 all along a game: at every step others are thought possible, and followed while anybody cannot tell."""

    def __init__(self, subject: Subject, rng: Random, looks: float) -> None:
        self.subject = subject
        self.rng = rng
        self.looks = looks  # how often one who cannot tell looks at the page
        self.open: list[World] = []
        self.tried = 0  # possibilities
        self.compared = 0  # views of one of them and of the truth

    def follow(
        self, before: State, step: records.Step | take_backs.Played, story: list[Event], after: State, fresh: int
    ) -> None:
        """The truth took a step; so do the other worlds, and so many new ones take another step of the same seat."""
        heard = {seat: masked(story, seat) for seat in [*range(after.seats), NOBODY]}
        views = Views(after)
        if not story and step.seat in range(before.seats) and step.seat not in before.waiting_for:
            for seat in heard:
                if seat != step.seat:
                    self.compare_silence(before.view(seat), views[seat])
        fellows = [world for world in self.open if world.state.why_not(step.seat, step.action) == LEGAL]
        others = [action for action in open_to(before, step.seat) if action != step.action]
        watching = [seat for seat in heard if seat != step.seat]
        passed = [(world, told(world.state, step)) for world in fellows]
        for action in self.rng.sample(others, min(fresh, len(others))):
            world = World(before.copy(), watching)
            passed.append((world, told(world.state, records.Step(step.seat, action, step.words))))
            self.tried += 1
        self.open = []
        for world, rumour in passed:
            same = [seat for seat in world.eyes if masked(rumour, seat) == heard[seat]]
            for seat in same:
                self.compare(views[seat], world.state.view(seat))
            if same:
                self.open.append(World(world.state, same))
        while len(self.open) > FOLLOWED:
            self.open.pop(self.rng.randrange(len(self.open)))

    def compare(self, true: View, other: View) -> None:
        """Who reads the same story sees the same view, and now and then is asked to look at the page as well."""
        self.compared += 1
        found = gap(true, other)
        assert not found, f"L13: seat {true.seat} reads the same story, and its views differ in {found}"
        if self.rng.random() < self.looks:
            one, two = shown(self.subject, true), shown(self.subject, other)
            found = ", ".join(name for name in one if one[name] != two[name])
            assert not found, f"L13: seat {true.seat} reads the same story, and its page differs in {found}"

    @staticmethod
    def compare_silence(before: View, after: View) -> None:
        """An aside of which the story tells nothing might as well not have been, but for the seat whose it was."""
        found = gap(before, after)
        assert not found, f"L13: seat {after.seat} is told nothing, and its view changes in {found}"


def open_to(state: State, seat: int) -> list[int]:
    """What may come of a seat now: answers where it is asked, and asides where it is not."""
    return state.legal(seat) if seat in (*state.waiting_for, CLOCK) else state.asides(seat)


def l13_a_view_tells_no_more_than_the_story(subject: Subject, state: State, rng: Random) -> None:
    """L13: whoever reads the same story of two possibilities sees the same, as long as the story stays the same."""
    truth, worlds = state.copy(), Worlds(subject, rng, LOOKS)
    for number in range(1 + SIDE_BY_SIDE):
        if not truth.waiting_for or (number and not worlds.open):
            break
        before, step = truth.copy(), random_step(subject, truth, rng, BUSY)
        worlds.follow(before, step, told(truth, step), truth, 0 if number else ALTERNATIVES)


class WatchedWalk(Walk):
    """A walk beside which other worlds go."""

    def __init__(self, subject: Subject, seed: int, seats: int) -> None:
        super().__init__(subject, seed, seats)
        self.worlds = Worlds(subject, Random(seed), GLANCES)

    def go(self, step: records.Step | take_backs.Played) -> None:
        before, told_before = self.state.copy(), len(self.events)
        super().go(step)
        l9_invariants_hold(self.state)
        self.worlds.follow(before, step, self.events[told_before:], self.state, ALTERNATIVES)

    def take_back(self) -> bool:
        self.worlds.open = []  # they have no way back
        return super().take_back()


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
                written = game.write(seat, step.action)
                assert not betrays(walked.subject, before, step, viewer, walked.rng), (
                    f"L15: seat {seat} may take back {written!r}, which showed seat {viewer} a secret"
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
