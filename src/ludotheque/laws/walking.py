"""Random games in which everybody does all that a person can do: answers, asides, words, take-backs, clocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from ludotheque.core import record as records
from ludotheque.core import scenario, take_backs
from ludotheque.core.advice import Advice
from ludotheque.core.chance import outcome
from ludotheque.core.face import Face, Message, Tongue
from ludotheque.core.observer import Observer
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, Event, Game, Options, Seating, State, completed
from ludotheque.core.tongue import LANGUAGES, tongue


class Mood(NamedTuple):
    """How often a random game leaves the beaten track: chances at each step."""

    aside: float = 0.02  # somebody acts although nobody asks
    clock: float = 0.02  # sand or a flag runs out, where it may
    take_back: float = 0.0  # a seat takes its last step back, alone or with the consent of all
    talk: float = 0.3  # who may write beside an action does
    curious: float = 0.0  # whoever may do something does what was done least so far, asked or not


CALM: Final = Mood()
MOODS: Final = (  # of whole games: some go their way, in others everybody interrupts everybody
    CALM,
    Mood(aside=0.002, clock=0.0, take_back=0.01),
    Mood(aside=0.1, clock=0.001, take_back=0.02),
    Mood(aside=0.5, clock=0.0, take_back=0.05, talk=1.0),
    Mood(clock=0.001, take_back=0.01, talk=1.0, curious=0.7),
)


class Opening(NamedTuple):
    """Where a random game may begin, if not where every game does: what a scenario is given."""

    position: str
    options: Options


class Subject(NamedTuple):
    """A game under the law."""

    game: Game
    face: Face
    package: str = ""  # where its messages are; a toy has none
    most_steps: int = 200_000  # within which every random game ends
    games: int = 1  # how many random games make one example, so that short games are tried more often
    openings: tuple[tuple[Opening, ...], ...] = ((),) * 10  # by number of seats
    moods: tuple[Mood, ...] = MOODS  # of whole random games
    scenarios: Path | None = None
    advice: Advice | None = None  # what computer players are told; a toy has none
    observer: Observer | None = None  # what programs that learn are given

    def __repr__(self) -> str:
        """Its name alone, so that a report of a broken law stays short."""
        return f"<{self.game.name}>"

    def tongues(self) -> list[Tongue]:
        """How its messages are spoken, in every language."""
        return [tongue(language, self.package) for language in LANGUAGES] if self.package else [repr_message]


def repr_message(message: Message) -> str:
    """The words of a toy, which has none."""
    return repr(message)


WRITINGS: Final = ("no tricks", " ", "a | b", '"', "x; y, z: 3", "; LO 900U", "one\ntwo", "« là-bas »", "#", "0: stop")
MARK: Final = 64  # so many steps lie between two positions that a walk keeps to go back to
FROM_OPENINGS: Final = 0.4  # of the games begin in the middle, at a position of a scenario
GOES_ON: Final = 0.7  # how often the curious go on with what has just become possible
CHECKED: Final = 0.01  # how often the invariants are looked at after an ordinary step


def openings(file: Path) -> tuple[tuple[Opening, ...], ...]:
    """The positions that the scenarios of a file begin with, by number of seats; those with another box left out."""
    found: list[list[Opening]] = [[] for _ in range(10)]
    for case in scenario.load(file.read_text("utf-8"), file.parent):
        with suppress(ValueError):  # some are there to be refused
            if case.given and not case.material:
                case.game.read_position(case.given, case.seats, case.options)
                found[case.seats].append(Opening(" ".join(case.given.split()), case.options))
    return tuple(map(tuple, found))


def random_options(game: Game, rng: Random) -> Options:
    """Any agreement a table may come to."""
    options = {}
    for option in game.options:
        values = list(option.values)
        if option.numbers:
            values.append(str(rng.choice(option.numbers)))
        options[option.name] = rng.choice(values)
    return options


def random_seating(game: Game, seats: int, rng: Random) -> Seating:
    """Any owner of the table, and any sides."""
    sides = rng.sample(range(len(game.sides)), seats) if game.sides else []
    return Seating(rng.randrange(seats), tuple(sides))


def random_step(subject: Subject, state: State, rng: Random, mood: Mood = CALM) -> records.Step:
    """Something that may happen now, asides and clocks included now and then."""
    clock = state.legal(CLOCK)
    if clock and rng.random() < mood.clock:
        return records.Step(CLOCK, rng.choice(clock))
    if rng.random() < mood.aside:
        asides = [(seat, action) for seat in range(state.seats) for action in state.asides(seat)]
        if asides:
            return written(subject, state, *rng.choice(asides), rng, mood)
    seat = rng.choice(state.waiting_for)
    action = outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
    return written(subject, state, seat, action, rng, mood)


def written(subject: Subject, state: State, seat: int, action: int, rng: Random, mood: Mood) -> records.Step:
    """The step, with something written beside it where one may and the mood is for it."""
    if seat < 0 or rng.random() >= mood.talk:
        return records.Step(seat, action)
    most = subject.face.choice(state.view(seat), action).words
    return records.Step(seat, action, rng.choice(WRITINGS)[:most])


def take(state: State, step: records.Step | take_backs.Played) -> None:
    """Play a step with its words."""
    state.apply(step.seat, step.action, step.words)


class Walk:
    """A random game, or its beginning, as a table plays it: its steps are those that were not taken back."""

    def __init__(
        self, subject: Subject, seed: int, seats: int, mood: Mood | None = None, opening: Opening | None = None
    ) -> None:
        self.subject = subject
        self.rng = Random(seed)
        self.mood = self.rng.choice(subject.moods) if mood is None else mood
        self.options = random_options(subject.game, self.rng)
        self.seating = random_seating(subject.game, seats, self.rng)
        self.position = ""
        if opening is None and subject.openings[seats] and self.rng.random() < FROM_OPENINGS:
            opening = self.rng.choice(subject.openings[seats])
        if opening is not None:
            self.position = opening.position
            self.options = completed(subject.game, opening.options)
        self.seats = seats
        self.events: list[Event] = []
        self.state = self.beginning(self.events)
        self.past: list[take_backs.Played] = []
        self.marks: list[State] = []  # the positions after 0, MARK, 2 * MARK, ... steps
        self.taken_back = 0
        self.done: Counter[int] = Counter()  # how often each action was tried
        self.offered: set[tuple[int, int]] = set()  # what the curious could do last time

    @property
    def steps(self) -> list[records.Step]:
        """What a record of the walk holds."""
        return [records.Step(step.seat, step.action, step.words) for step in self.past]

    def beginning(self, journal: list[Event] | None = None) -> State:
        """The state that the walk began with."""
        game = self.subject.game
        state: State
        if not self.position:
            state = game.start(self.seats, self.options, journal, self.seating)
            return state
        state = game.read_position(self.position, self.seats, self.options, self.seating)
        state.journal = journal
        return state

    def go(self, step: records.Step | take_backs.Played) -> None:
        """Take one step more, and remember what a table remembers of it."""
        if len(self.past) % MARK == 0:
            self.marks.append(self.state.copy())
        self.past.append(
            take_backs.Played(step.seat, step.action, step.words, self.state.waiting_for, len(self.events))
        )
        take(self.state, step)

    def before(self, number: int) -> State:
        """The position before a step, without a journal."""
        state = self.marks[number // MARK].copy()
        for step in self.past[number // MARK * MARK : number]:
            take(state, step)
        return state

    def next_step(self) -> records.Step:
        """What happens next: by chance, or out of curiosity what has been tried least."""
        state, rng = self.state, self.rng
        if state.waiting_for[0] == CHANCE or rng.random() >= self.mood.curious:
            return random_step(self.subject, state, rng, self.mood)
        all_open = [(seat, action) for seat in range(state.seats) for action in state.asides(seat)]
        all_open += [(seat, action) for seat in state.waiting_for for action in state.legal(seat)]
        fresh = [step for step in all_open if step not in self.offered]
        self.offered = set(all_open)
        if not fresh or rng.random() >= GOES_ON:
            fresh = all_open
        seat, action = min(fresh, key=lambda step: (self.done[step[1]], rng.random()))
        self.done[action] += 1
        return written(self.subject, state, seat, action, rng, self.mood)

    def take_back(self) -> bool:
        """Let some seat take its last step back as the house would; whether there was one."""
        game, seat = self.subject.game, self.rng.randrange(self.state.seats)
        alone = take_backs.free_undo(game, self.past, self.events, self.state, seat)
        number = alone
        if alone < 0:
            number = take_backs.consented_undo(game, self.options, self.past, self.events, self.state, seat)
        if number < 0:
            return False
        later = self.past[number + 1 :] if alone >= 0 else []
        self.state = self.before(number)
        self.state.journal = self.events
        del self.events[self.past[number].events :]
        del self.marks[(number + MARK - 1) // MARK :]
        del self.past[number:]
        assert seat in self.state.waiting_for or later or is_aside(self.state, seat), "L15: a seat plays again unasked"
        for step in later:
            assert self.state.why_not(step.seat, step.action) == LEGAL, "L15: a take-back spoils what others did since"
            self.go(step)
        self.taken_back += 1
        return True

    def wander(self, stop: int = 1_000_000) -> Walk:
        """Walk on to the end of the game, or for so many steps; the invariants hold on the way."""
        tried = 0
        while self.state.waiting_for and len(self.past) < stop:
            tried += 1
            assert tried < self.subject.most_steps, "L10: the game does not end"
            if self.past and self.rng.random() < self.mood.take_back and self.take_back():
                l9_invariants_hold(self.state)
                continue
            step = self.next_step()
            is_beside = step.seat == CLOCK or step.seat not in self.state.waiting_for
            self.go(step)
            if is_beside or self.rng.random() < CHECKED:
                l9_invariants_hold(self.state)
        l9_invariants_hold(self.state)
        return self


def is_aside(state: State, seat: int) -> bool:
    """Whether the seat may do something although nobody asks."""
    return bool(state.asides(seat))


def l9_invariants_hold(state: State) -> None:
    """L9: the invariants of the specification hold."""
    broken = state.check()
    assert broken == "", f"L9: {broken} is broken"


def walk(subject: Subject, seed: int, seats: int, stop: int = 1_000_000) -> Walk:
    """A whole random game, or its first steps."""
    return Walk(subject, seed, seats).wander(stop)


def moments(subject: Subject, seed: int, seats: int, count: int) -> Iterator[State]:
    """About so many positions of a random game, the first and the last among them."""
    rng = Random(seed)
    walked = walk(subject, seed, seats)
    chosen = set(rng.sample(range(len(walked.past)), min(count - 2, len(walked.past))))
    state = walked.beginning()
    for number, step in enumerate(walked.past):
        if number == 0 or number in chosen:
            yield state
        take(state, step)
    yield state
