"""Who plays what at a terminal: the game, its record, and who sits where; as they sit down, or come back to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from ludotheque.bots import cast
from ludotheque.cli.complaint import Complaint, contents, seats_of, whole
from ludotheque.core import fair
from ludotheque.core.record import Record, read
from ludotheque.core.shelf import Box
from ludotheque.core.shelf import box as on_shelf
from ludotheque.core.state import State


@dataclass
class Company:
    """Those around the screen, and the game they play."""

    box: Box
    record: Record
    secret: str  # of the draws
    levels: list[str]  # of computer players, by seat; empty for people
    people: list[str]  # whom computer players play, by the keys of their names
    file: Path | None = None  # where the game was saved

    def named(self) -> Company:
        """The computer players stand in the record by their levels and names."""
        for seat, level in enumerate(self.levels):
            if level:
                self.record.players[seat] = cast.name_in_record(level, self.people[seat])
        return self

    def again(self, state: State) -> Company:
        """The same people before the next game of their series."""
        before = self.record
        secret = fair.new_secret()
        record = Record(
            before.game,
            before.game.next_options(state, before.options),
            list(before.players),
            seating=before.seating,
            commitment=fair.commitment(secret),
            salts=["" if level else fair.new_salt() for level in self.levels],
            is_foreign=before.is_foreign,
        )
        return replace(self, record=record, secret=secret, file=None)


def resumed(file: Path, slug: str, seats: str) -> Company:
    """A saved game, with those who played it unless others are named."""
    try:
        record = read(contents(file))
    except ValueError as fault:
        raise Complaint(f"{file}: {fault}") from None
    box = on_shelf(record.game.name)
    if record.is_foreign:
        box = box.with_game(record.game)
    if slug not in ("", record.game.name):
        raise Complaint(f"{file} holds a game of {record.game.name}, not of {slug[:40]}")
    if record.ranks:
        raise Complaint(f"the game in {file} is over; ludotheque replay and ludotheque review show it")
    secret = record.secret or fair.new_secret()
    if not record.secret:  # its draws cannot be checked any more
        record.commitment = ""
    record.secret = ""
    if seats:
        record.players, levels = seated(box, seats)
        if len(levels) != len(record.salts):
            raise Complaint(f"the game in {file} has {len(record.salts)} seats, not {len(levels)}")
        return Company(box, record, secret, levels, [""] * len(levels), file).named()
    levels, people = [], []
    for seat, name in enumerate(record.players):
        found = None if record.salts[seat] else cast.IN_RECORD.fullmatch(name)
        level, who = (found["level"], found["who"]) if found else ("", None)
        if level:
            check_level(box, level)
        levels.append(level)
        people.append(cast.PREFIX + who if who else "")
    return Company(box, record, secret, levels, people, file)


def seated(box: Box, text: str) -> tuple[list[str], list[str]]:
    """By seat, the name for the record and the level of a computer player; unless told, one person and the best."""
    from ludotheque.bots.levels import LEVELS

    wishes = (
        whole(text, "--seats").split(",") if text else ["human"] + [f"bot:{LEVELS[-1]}"] * (box.game.seats.start - 1)
    )
    players, played = [], []
    for seat, wish in enumerate(wishes):
        kind, _, name = wish.strip().partition(":")
        if kind == "bot" and name:
            check_level(box, name)
            players.append(cast.name_in_record(name, ""))
        elif kind == "human":
            players.append(name or f"player {seat}")
        else:
            raise Complaint(f"a seat is human, human:NAME or bot:LEVEL, not {wish[:40]!r}")
        played.append(name if kind == "bot" else "")
    if len(wishes) not in box.game.seats:
        raise Complaint(f"{box.game.name} has {seats_of(box.game)} seats, not {len(wishes)}")
    return players, played


def check_level(box: Box, level: str) -> None:
    from ludotheque.bots.levels import LEVELS

    if level not in LEVELS:
        raise Complaint(f"no computer player {level[:40]!r} for {box.game.name}; there is {', '.join(LEVELS)}")
