"""The long run of the laws: a cell is a game with a number of seats, and the same random games on either engine."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from traceback import extract_tb
from typing import Final, NamedTuple
from zlib import crc32

from ludotheque.core import state as engine
from ludotheque.core.shelf import box, boxes
from ludotheque.core.state import State
from ludotheque.laws import laws, story, texts, walking
from ludotheque.laws.laws import plain
from ludotheque.laws.story import WatchedWalk
from ludotheque.laws.subjects import boxed
from ludotheque.laws.walking import Subject

ENGINE: Final = "interpreted" if engine.__file__.endswith(".py") else "compiled"
HOP: Final = 60  # at most so many steps lie between two looks at what may be taken back
MOMENTS: Final = 8  # of each game, at which the laws are tried that need no game around them
CARRIED: Final = 0.2  # of the records bring their box along
GOES_ON: Final = 100  # so many steps are played on from a text that is believed
THOROUGH: Final = 2  # of these moments, which are also drawn and clicked, and from which a copy is played to the end


class Cell(NamedTuple):
    """Random games of one box with so many seats, by their seeds."""

    subject: Subject
    seats: int
    seeds: range

    def __str__(self) -> str:
        return f"{self.subject.game.name} {self.seats} {ENGINE}, games {self.seeds[0]} to {self.seeds[-1]}:"


class Tally:
    """What the games of a cell came to."""

    def __init__(self) -> None:
        self.steps = 0
        self.possibilities = 0
        self.comparisons = 0
        self.moments = 0
        self.texts = 0  # that were altered and read
        self.faults: list[str] = []
        self.digest = 0  # of the last positions: the same on either engine
        self.began = process_time()

    def __str__(self) -> str:
        return (
            f"{self.steps:,} steps, {self.possibilities:,} possibilities, {self.comparisons:,} comparisons, "
            f"{self.moments:,} moments, {self.texts:,} texts, digest {self.digest:08x}, {len(self.faults)} faults, "
            f"{process_time() - self.began:.0f} s"
        )


def tried(cell: Cell) -> Tally:
    """Every game of a cell under every law; a fault ends its game, not the run."""
    tally = Tally()
    for seed in cell.seeds:
        walked = WatchedWalk(cell.subject, seed, cell.seats)
        try:
            keep_the_laws(walked, Random(seed), tally)
        except Exception as fault:
            way = " > ".join(frame.name for frame in extract_tb(fault.__traceback__)[2:])
            tally.faults.append(f"game {seed}, {len(walked.past)} steps: {type(fault).__name__}: {fault} ({way})")
        tally.steps += len(walked.past)
        tally.possibilities += walked.worlds.tried
        tally.comparisons += walked.worlds.compared
        tally.digest = crc32(json.dumps(plain(walked.state)).encode(), tally.digest)
    return tally


def keep_the_laws(walked: WatchedWalk, rng: Random, tally: Tally) -> None:
    """Play the game to its end, then look again at some of its moments and at the whole of it."""
    subject = walked.subject
    while walked.state.waiting_for:
        walked.wander(len(walked.past) + rng.randrange(1, 1 + HOP))
        story.l15_what_was_shown_is_not_taken_back(walked)
    laws.l1_the_written_record_rebuilds_the_state(subject, walked)
    laws.l5_events_hide_what_they_must(walked.events, walked.seats)
    laws.l10_ranks_are_a_ranking(walked.state)
    laws.l11_every_event_is_told(subject, walked.state, walked.events)
    whole_texts_are_sound_or_refused(walked, rng, tally)
    for number, state in enumerate(moments(walked, rng)):
        tally.moments += 1
        texts_of_a_moment_are_sound_or_refused(walked, state, rng, tally)
        keep_the_laws_of_a_moment(subject, state, rng)
        texts.l14_a_position_reads_back(subject, state, walked.options)
        if number < THOROUGH:
            keep_the_laws_of_a_page(subject, state, rng)
            laws.l3_a_copy_is_equal_and_independent(subject, state, rng)


def moments(walked: WatchedWalk, rng: Random) -> Iterator[State]:
    """Some positions of a game, in any order, and the last one."""
    for number in rng.sample(range(len(walked.past)), min(MOMENTS - 1, len(walked.past))):
        yield walked.before(number)
    yield walked.state.copy()


def keep_the_laws_of_a_moment(subject: Subject, state: State, rng: Random) -> None:
    laws.l2_legal_and_why_not_are_one_judge(subject, state)
    laws.l4_nobody_can_tell_a_determinised_state(subject, state, rng)
    laws.l5_events_tell_no_more_than_views(subject, state, rng)
    laws.l6_seals_commute(subject, state, rng)
    laws.l7_a_pause_is_public(subject, state, rng)
    laws.l8_fields_forget_nothing(state)
    story.l13_a_view_tells_no_more_than_the_story(subject, state, rng)
    laws.l16_advice_can_be_followed(subject, state, rng)
    laws.l17_an_observation_tells_no_more_than_the_view(subject, state, rng)


def keep_the_laws_of_a_page(subject: Subject, state: State, rng: Random) -> None:
    laws.l5_faces_are_functions_of_views(subject, state, rng)
    laws.l11_every_choice_can_be_clicked(subject, state)
    laws.l11_every_click_means_something_or_nothing(subject, state, rng)
    laws.l11_every_refusal_has_a_sentence(subject, state, rng)


def whole_texts_are_sound_or_refused(walked: WatchedWalk, rng: Random, tally: Tally) -> None:
    """L14 for a record of the game, or of its end, and for the box."""
    subject = walked.subject
    text = texts.record_of(walked, rng.randrange(len(walked.past) or 1), is_foreign=rng.random() < CARRIED)
    texts.l14_a_text_is_a_record_or_refused(subject, texts.edited(text, texts.slips(rng)), rng, GOES_ON)
    tally.texts += 1
    if subject.package:
        text = texts.edited(subject.game.material, texts.slips(rng))
        texts.l14_a_text_is_a_box_or_refused(subject, text, rng.randrange(2**16), GOES_ON)
        tally.texts += 1


def texts_of_a_moment_are_sound_or_refused(walked: WatchedWalk, state: State, rng: Random, tally: Tally) -> None:
    """L14 for the position, and for something that may happen there."""
    subject, game = walked.subject, walked.subject.game
    table = texts.Table(walked.seats, walked.options, walked.seating)
    text = texts.edited(game.write_position(state), texts.slips(rng))
    texts.l14_a_text_is_a_sound_position_or_refused(subject, text, table, rng, GOES_ON)
    seat, action = rng.choice(texts.open_steps(state) or [(0, 0)])
    text = texts.edited(game.write(seat, action), texts.slips(rng))
    texts.l14_a_text_is_an_action_or_refused(subject, state, seat, text)
    tally.texts += 2


def main(program: str, toys: Iterable[Subject] = ()) -> None:
    """The command: a line for each cell, and every fault; a cell that the log calls sound is not tried again."""
    parser = argparse.ArgumentParser(prog=program, description=__doc__)
    parser.add_argument("game", nargs="*", help="the games of these names; all that there are if none")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--games", type=int, default=200, help="random games of each cell (200)")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first of them (0)")
    parser.add_argument("--log", type=Path, help="also write the lines to this file, and go on after those in it")
    arguments = parser.parse_args()
    named = {toy.game.name: toy for toy in toys}
    try:
        subjects = [named[name] if name in named else held(name) for name in arguments.game]
    except LookupError as fault:
        parser.error(str(fault))
    subjects = subjects or [*(held(taken.game.name) for taken in boxes()), *named.values()]
    seeds = range(arguments.first, arguments.first + arguments.games)
    cells = [Cell(subject, seats, seeds) for subject in subjects for seats in subject.game.seats]
    asked = [cell for cell in cells if arguments.seats in (None, cell.seats)]
    known = sound(arguments.log)
    tallies = [line_of(cell, arguments.log) for cell in asked if str(cell) not in known]
    sys.exit(any(tally.faults for tally in tallies))


def held(slug: str) -> Subject:
    """A box of the shelf under the law, in all moods however long its games are."""
    return boxed(box(slug), Path("scenarios"))._replace(moods=walking.MOODS)


def sound(log: Path | None) -> set[str]:
    """The cells that a log names without a fault."""
    lines = log.read_text("utf-8").splitlines() if log is not None and log.exists() else []
    return {f"{line.partition(':')[0]}:" for line in lines if ", 0 faults, " in line}


def line_of(cell: Cell, log: Path | None) -> Tally:
    """Try a cell, and tell at once what came of it."""
    tally = tried(cell)
    lines = "\n  ".join([f"{cell} {tally}", *tally.faults])
    print(lines, flush=True)
    if log is not None:
        with log.open("a", encoding="utf-8") as file:
            file.write(lines + "\n")
    return tally
