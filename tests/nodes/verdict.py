"""What people were told against what is stored: every difference, in a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, CLOCK, NOBODY
from ludotheque.house import kinds
from ludotheque.house.entry import Entry
from ludotheque.house.refused import Refused
from ludotheque.house.replay import empty_table, play, replayed
from ludotheque.house.storage import StoredTable
from ludotheque.house.table import Table
from ludotheque.web.sights import lines
from tests.nodes.book import Book, Click, Outcome, Person, Told, digest


class Truth(NamedTuple):
    """A stored table, played again entry by entry."""

    table: Table
    clicks: list[Click]  # of people, in order
    unasked: list[Click]  # those that the house gave for somebody who had no choice
    talk: list[str]
    positions: dict[int, list[int]]  # by seat: digests of what it may know, whenever the game rests


def truth(kept: StoredTable) -> Truth:
    """What really happened at a table; Refused where its log is none."""
    if kept.sheet is None:
        raise Refused(404, "unknown-table")
    replayed(kept.sheet, kept.entries, kept.ranks is not None)
    table = empty_table(kept.sheet)
    found = Truth(table, [], [], [], {seat: [] for seat in (NOBODY, *range(kept.sheet.seats))})
    before: Entry | None = None
    for entry in kept.entries:
        if entry.kind in kinds.STEPS and entry.seat >= 0:
            player = table.players[entry.seat]
            if player is None or not player.bot:
                click = Click(entry.seat, table.questions[entry.seat], entry.action)
                is_forced = table.live_state.waiting_for == [entry.seat] and table.forced() == entry.action
                (found.unasked if is_forced else found.clicks).append(click)
        elif entry.kind in kinds.STEPS and entry.seat == CLOCK:
            found.clicks.append(Click(CLOCK, 0, entry.action))
        elif entry.kind == kinds.SAY:
            found.talk.append(json.loads(entry.words)[1])
        play(table, entry, before)
        before = entry
        if table.started and table.live_state.waiting_for[:1] != [CHANCE]:
            for seat, positions in found.positions.items():
                positions.append(seen(table, seat))
    return found


def seen(table: Table, seat: int) -> int:
    """The digest of what a seat may know now."""
    return digest(
        {
            "lines": lines(table, seat),
            "question": table.questions[seat] if seat >= 0 else 0,
            "over": table.over,
            "ranks": table.ranks,
            "view": dump(table.view(seat)),
        }
    )


def complaints(book: Book, kept: StoredTable) -> list[str]:
    """Everything that is wrong with a table, or with what was told of it."""
    try:
        found = truth(kept)
    except Refused as refused:
        return [f"the log does not verify: {refused.code}"]
    wrong = [*wrong_clicks(book, found), *wrong_talk(book, found), *wrong_pages(book, found)]
    for person, told in book.shown.items():
        wrong += wrong_story(person, told, found.positions[person.seat])
    if (kept.ranks or []) != found.table.ranks:
        wrong.append(f"the end is noted as {kept.ranks}, the game ended with {found.table.ranks}")
    return wrong


def wrong_clicks(book: Book, found: Truth) -> Iterator[str]:
    for click, outcomes in book.clicks.items():
        times = found.clicks.count(click) + found.unasked.count(click)
        yield from wrong_count(f"{click}", outcomes, times)
    for click in found.clicks:
        if click not in book.clicks:
            yield f"{click} is stored, and nobody asked for it"


def wrong_talk(book: Book, found: Truth) -> Iterator[str]:
    for text, outcomes in book.talk.items():
        yield from wrong_count(f"{text!r}", outcomes, found.talk.count(text))
    for text in found.talk:
        if text not in book.talk:
            yield f"{text!r} is stored, and nobody said it"


def wrong_count(what: str, outcomes: list[Outcome], times: int) -> Iterator[str]:
    if Outcome.BROKEN in outcomes:
        yield f"{what} broke the server"
    if outcomes.count(Outcome.KEPT) > 1:
        yield f"{what} was acknowledged {outcomes.count(Outcome.KEPT)} times"
    if Outcome.KEPT in outcomes and times == 0:
        yield f"{what} was acknowledged and is lost"
    if times > 1:
        yield f"{what} is stored {times} times"
    if times and all(outcome is Outcome.REFUSED for outcome in outcomes):
        yield f"{what} was refused and is stored"


def wrong_story(person: Person, told: list[Told], positions: list[int]) -> Iterator[str]:
    """Whether somebody was shown what is stored, and in that order; not every position has to be shown."""
    at = 0
    for number, (_, position) in enumerate(told):
        later = next((place for place in range(at, len(positions)) if positions[place] == position), None)
        if later is not None:
            at = later
        elif position in positions:
            yield f"{person} was shown an older position as number {number} of {len(told)}"
        else:
            yield f"{person} was shown a position that never was, as number {number} of {len(told)}"


def wrong_pages(book: Book, found: Truth) -> Iterator[str]:
    """Whether all pages were told the same lines, and the talk as it is stored."""
    first: dict[tuple[str, int], str] = {}
    for page, told in book.pages.items():
        for number, line in told:
            if first.setdefault(("talk" if page.startswith("talk") else "log", number), line) != line:
                yield f"{page} was told another line {number} than others"
            if page.startswith("talk") and found.talk[number : number + 1] != [line]:
                yield f"{page} was told {line!r} as line {number}, which is not stored there"


def settled(book: Book, kept: StoredTable) -> dict[Person, float | None]:
    """For everybody, when they were first shown what the table came to; None for those who never were."""
    found = truth(kept)
    return {person: arrival(told, found.positions[person.seat][-1]) for person, told in book.shown.items()}


def arrival(told: list[Told], last: int) -> float | None:
    """When somebody was shown the last position, and nothing else since."""
    when = None
    for moment, position in reversed(told):
        if position != last:
            break
        when = moment
    return when
