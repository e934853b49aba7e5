"""L14: any text is refused in words or is a sound position; and what was written reads back the same."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import NamedTuple, TypeVar

from ludotheque.core import record as records
from ludotheque.core import scenario as scenarios
from ludotheque.core.state import BY_SEAT, CHANCE, CLOCK, LEGAL, NOBODY, Game, Options, Seating, State
from ludotheque.laws import laws, walking
from ludotheque.laws.laws import plain
from ludotheque.laws.walking import Subject, Walk

Found = TypeVar("Found")

SECONDS = 20.0  # of one processor that a text may cost at most, wherever it leads
CHARACTERS = 200_000  # that a position of a sane size takes as plain data
SENTENCE = 6_000  # characters of a refusal, a list of all that there is included

# What Python says when nobody thought of a text.
BARE = re.compile(
    r"out of range|invalid literal|not in list|not in tuple|substring|unpack|NoneType|has no attribute|unhashable"
    r"|object is|expected .* argument|Invalid .* escape|codec can't|Exceeds the limit|int\(\)|^'?\w+'?$"
)
EXACT = re.compile(r"""[0-9]|'.*'|".*\"""")  # a rule, a line, a number that is asked for, or a word that is quoted


class Table(NamedTuple):
    """How people sat down to a position."""

    seats: int
    options: Options
    seating: Seating = BY_SEAT


class Edit(NamedTuple):
    """One slip of the pen: what happens to the token at a place (counted around), with another token or an odd one."""

    kind: str  # of KINDS
    place: int
    other: int | str  # a place in the text or in the donor, or any text


TOKENS = re.compile(r"[0-9]+|[^\W0-9_]+|\s+|.", re.DOTALL)
KINDS = (
    "drop",
    "double",
    "alter",
    "insert",
    "swap",
    "more",
    "less",
    "drop clause",
    "double clause",
    "move clause",
    "graft clause",
    "cut",
)

# Numbers that are none or too large, letters that look like digits, separators of all notations, the unprintable.
ODD = (
    "", "0", "1", "-1", "2", "7", "99", "+1", "1_0", "0x1", "1.5", "1e9", "nan", "none", "٣", "²", "999999999999",
    "9" * 5000, ";", ":", ",", ".", "/", "|", "=", "@", "+", "-", "(", "]", "{}", '"', "'", "#", "\\", " ", "  ",
    "\n", "\r", "\t", "\0", "\x1b[31m", "\u200b", "\u2028", "\ud800", "é", "Ω", "over", "chance", "P9", "A" * 20_000,
    "; " * 3_000,
)  # fmt: skip


def edited(text: str, edits: list[Edit], donor: str = "") -> str:
    """The text after some slips of the pen, whose author also has a text of the same kind before him."""
    for kind, place, other in edits:
        between = ("\n" if "\n" in text else "; ") if kind.endswith("clause") else ""
        parts = text.split(between) if between else TOKENS.findall(text) or [""]
        foreign = (donor or text).split(between) if between else TOKENS.findall(donor or text) or [""]
        at = place % len(parts)
        else_at = other % len(parts) if isinstance(other, int) else at
        odd = other if isinstance(other, str) else foreign[other % len(foreign)]
        if kind.startswith("drop"):
            del parts[at]
        elif kind.startswith("double"):
            parts.insert(else_at, parts[at])
        elif kind == "alter":
            parts[at] = odd
        elif kind in ("insert", "graft clause"):
            parts.insert(at, odd)
        elif kind == "cut":
            parts = parts[:at]
        elif kind in ("swap", "move clause"):
            parts[at], parts[else_at] = parts[else_at], parts[at]
        else:
            numbers = [number for number, part in enumerate(parts) if re.fullmatch("[0-9]{1,9}", part)]
            if numbers:
                at = numbers[place % len(numbers)]
                parts[at] = str(int(parts[at]) + (1 if kind == "more" else -1))
        text = between.join(parts)
    return text


def slips(rng: Random) -> list[Edit]:
    """One to three slips of the pen."""
    return [
        Edit(rng.choice(KINDS), rng.randrange(2**16), rng.choice(ODD) if rng.random() < 0.5 else rng.randrange(2**16))
        for _ in range(rng.randrange(1, 4))
    ]


# What becomes of a text.


def shown(text: str) -> str:
    """A text as a report quotes it, cut where it is very long."""
    return repr(text if len(text) < 3_000 else f"{text[:1_500]} ... {text[-1_000:]}")


@contextmanager
def sane(text: str) -> Iterator[None]:
    """Whatever else happens to a text is a fault of the game, and so is a text that takes for ever."""
    began = process_time()
    try:
        yield
    except AssertionError:
        raise
    except Exception as fault:
        raise AssertionError(f"L14: {shown(text)} ends in {type(fault).__name__}: {fault}") from fault
    assert process_time() - began < SECONDS, f"L14: {shown(text)} takes more than {SECONDS} seconds"


def attempted(text: str, read: Callable[[], Found]) -> Found | None:
    """What a reader makes of a text, or None where it refuses it in words."""
    with sane(text):
        try:
            return read()
        except ValueError as fault:
            l14_a_refusal_names_what_is_wrong(text, fault)
            return None


def l14_a_refusal_names_what_is_wrong(text: str, fault: ValueError) -> None:
    """A sentence of ours, about a rule, a line or something that the text says; never what Python says by itself."""
    said = str(fault)
    ours = type(fault) is ValueError or type(fault).__module__.startswith(("ludotheque", "tests"))
    assert ours, f"L14: {shown(text)} is refused by {type(fault).__name__}: {said!r}"
    is_sentence = len(said.split()) > 2 and not BARE.search(said)
    assert is_sentence, f"L14: {shown(text)} is refused by no sentence: {said!r}"
    assert len(said) <= SENTENCE, f"L14: {shown(text)} is refused at too great a length: {said!r}"
    assert said.isprintable(), f"L14: {shown(text)} is refused by what cannot be printed: {said!r}"
    named = EXACT.search(said) or words_of(text) & words_of(said)
    assert named or not text.strip(), f"L14: {shown(text)}: the refusal names nothing of it: {said!r}"


def words_of(text: str) -> set[str]:
    """The words that a refusal might name."""
    return set(re.findall(r"\w+", text.lower()))


def seating_of(game: Game, state: State) -> Seating:
    """The seating that a state was begun with."""
    return Seating(state.host, tuple(state.sides) if game.sides else ())


def l14_a_position_reads_back(subject: Subject, state: State, options: Options) -> None:
    """L14: what write_position writes, read_position reads, and it is the same position."""
    text = subject.game.write_position(state)
    assert "\n" not in text, f"L14: {shown(text)} does not stay on its line"
    try:
        again = subject.game.read_position(text, state.seats, options, seating_of(subject.game, state))
    except ValueError as fault:
        raise AssertionError(f"L14: {shown(text)} cannot be read back: {fault}") from None
    old, new = plain(state), plain(again)
    lost = {name: (old[name], new[name]) for name in old if old[name] != new[name]}
    assert not lost, f"L14: {shown(text)} reads back as another position: {lost}"


def l14_a_position_is_sound(subject: Subject, state: State, options: Options, rng: Random, steps: int) -> None:
    """L14: a position keeps its invariants, can be looked at, written, imagined by computer players, and played."""
    game = subject.game
    assert state.check() == "", f"L14: {state.check()} is broken"
    assert len(json.dumps(plain(state))) < CHARACTERS, "L14: the position has no sane size"
    l14_whoever_is_asked_can_answer(state)
    l14_everybody_can_look_on(subject, state)
    game.facts(state)
    for seat in [*range(state.seats), NOBODY]:
        guess = game.determinise(state.view(seat), rng)
        assert guess.check() == "", f"L14: what seat {seat} imagines breaks {guess.check()}"
    l14_play_goes_on(subject, state.copy(), rng, steps)
    l14_a_position_reads_back(subject, state, options)


def l14_everybody_can_look_on(subject: Subject, state: State) -> None:
    """L14: everybody has a drawing, a question, figures and labels."""
    face, speak = subject.face, subject.tongues()[0]
    for seat in [*range(state.seats), NOBODY]:
        view = state.view(seat)
        assert face.draw(view, speak).startswith("<svg"), "L14: there is no drawing"
        assert speak(face.question(view)).strip(), "L14: there is no question"
        face.sketch(view, speak)
        for message in face.tell(view):
            speak(message)
        for other in range(state.seats):
            speak(face.badge(view, other).name)
            face.figures(view, other)
        for action in [*view.legal, *view.asides][:200]:
            assert speak(face.choice(view, action).label).strip(), "L14: a choice has no label"


def l14_whoever_is_asked_can_answer(state: State) -> None:
    """L14: chance or a seat of the table is asked, and has an answer."""
    for seat in state.waiting_for:
        assert seat == CHANCE or 0 <= seat < state.seats, f"L14: {seat} is asked"
        assert state.legal(seat), f"L14: {seat} is asked and cannot answer"


def l14_play_goes_on(subject: Subject, state: State, rng: Random, steps: int) -> None:
    """L14: in random play somebody can always answer, and with all the steps of the game it comes to an end."""
    for number in range(steps):
        if not state.waiting_for:
            laws.l10_ranks_are_a_ranking(state)
            break
        l14_whoever_is_asked_can_answer(state)
        walking.take(state, walking.random_step(subject, state, rng))
        if number < 20 or number % 100 == 0 or not state.waiting_for:
            assert state.check() == "", f"L14: {state.check()} is broken after {number + 1} steps"
    assert not state.waiting_for or steps < subject.most_steps, "L14: the game does not end"


# The five kinds of text.


def l14_a_text_is_a_sound_position_or_refused(
    subject: Subject, text: str, table: Table, rng: Random, steps: int
) -> bool:
    """L14: whether the text is a position, which then is sound."""
    state = attempted(text, lambda: subject.game.read_position(text, *table))
    if state is not None:
        with sane(text), blamed(text):
            l14_a_position_is_sound(subject, state, table.options, rng, steps)
    return state is not None


@contextmanager
def blamed(text: str) -> Iterator[None]:
    """A law that is broken names the text that led there."""
    try:
        yield
    except AssertionError as fault:
        raise AssertionError(f"{fault}\n  by {shown(text)}") from fault


def l14_a_text_is_an_action_or_refused(subject: Subject, state: State, seat: int, text: str) -> bool:
    """L14: whether the text is an action, which then has its place and reads back."""
    game = subject.game
    action = attempted(text, lambda: game.read(seat, text))
    if action is None:
        return False
    with sane(text), blamed(text):
        assert 0 <= action < game.actions, f"L14: action {action} of {game.actions}"
        assert game.read(seat, game.write(seat, action)) == action, f"L14: {game.write(seat, action)!r} is another"
        if state.why_not(seat, action) == LEGAL:
            twin = state.copy()
            twin.apply(seat, action)
            assert twin.check() == "", f"L14: {twin.check()} is broken"
    return True


def l14_a_text_is_a_record_or_refused(subject: Subject, text: str, rng: Random, steps: int) -> bool:
    """L14: whether the text is a record, which then reads back and leads to a sound position."""
    record = attempted(text, lambda: records.read(text, lambda slug: named(subject, slug)))
    if record is not None:
        with sane(text), blamed(text):
            again = records.read(records.write(record), lambda slug: subject.game)
            assert again == record, "L14: the record reads back as another"
            held = subject._replace(game=record.game, face=subject.face.of(record.game))
            l14_a_position_is_sound(held, records.replay(record), record.options, rng, steps)
    return record is not None


def named(subject: Subject, slug: str) -> Game:
    """The game of that name, as a shelf with one box answers."""
    if slug != subject.game.name:
        raise LookupError(f"no game {slug[:40]!r} on the shelf")
    return subject.game


def l14_a_text_is_a_box_or_refused(subject: Subject, text: str, seed: int, steps: int) -> bool:
    """L14: whether the text is a box, which then can be played with, its positions and records read back."""
    game = attempted(text, lambda: subject.game.with_material(text))
    if game is not None:
        held = subject._replace(game=game, face=subject.face.of(game), openings=((),) * 10)
        with sane(text), blamed(text):
            seats = Random(seed).choice(game.seats)
            walked = walking.walk(held, seed, seats, stop=steps)
            written = record_of(walked, is_foreign=True)
            again = records.replay(records.read(written, lambda slug: subject.game))
            assert plain(again) == plain(walked.state), "L14: the record with its box leads elsewhere"
            for number in range(0, len(walked.past), max(1, len(walked.past) // 4)):
                l14_a_position_reads_back(held, walked.before(number), walked.options)
            l14_a_position_is_sound(held, walked.state, walked.options, Random(seed), steps)
    return game is not None


def l14_a_text_is_a_scenario_or_refused(subject: Subject, text: str) -> bool:
    def told() -> list[str]:
        cases = scenarios.load(text, find=lambda slug: named(subject, slug))
        return [str(failure) for case in cases for failure in scenarios.run(case)]

    return attempted(text, told) is not None


# Where texts come from.


def moments(subject: Subject, seed: int, seats: int, count: int, stop: int) -> list[tuple[State, Table]]:
    """About so many positions of the beginning of a random game, the first and the last among them, and its table."""
    walked = walking.walk(subject, seed, seats, stop)
    table = Table(seats, walked.options, walked.seating)
    chosen = Random(seed).sample(range(len(walked.past)), min(count - 2, len(walked.past)))
    return [(state, table) for state in [walked.beginning(), *map(walked.before, sorted(chosen)), walked.state.copy()]]


def open_steps(state: State) -> list[tuple[int, int]]:
    """Everything that may happen now, asides and clocks included."""
    found = [(seat, action) for seat in state.waiting_for for action in state.legal(seat)]
    found += [(CLOCK, action) for action in state.legal(CLOCK)]
    return found + [(seat, action) for seat in range(state.seats) for action in state.asides(seat)]


def record_of(walked: Walk, begun: int = 0, is_foreign: bool = False) -> str:
    """The record of a walk, from its start or from the position after some steps."""
    game, state = walked.subject.game, walked.state
    record = records.Record(
        game,
        walked.options,
        [f"player {seat}" for seat in range(state.seats)],
        walked.steps[begun:],
        ranks=[] if state.waiting_for else state.ranks(),
        seating=walked.seating,
        position=game.write_position(walked.before(begun)) if begun else walked.position,
        is_foreign=is_foreign,
    )
    return records.write(record)


def cases(text: str) -> list[str]:
    """A file of scenarios, taken apart into files of one case each."""
    head, *rest = re.split(r"(?m)^(?=\[\[scenario\]\])", text)
    game = re.search(r'(?m)^game = "\w+"$', head)
    return [f"{game[0]}\n{case}" for case in rest] if game else []
