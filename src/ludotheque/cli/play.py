"""`ludotheque play`: a game in the terminal."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Annotated

from rich.console import Console
from typer import Argument, Exit, Option, Typer

from ludotheque.bots import cast
from ludotheque.cli.complaint import Complaint, taken, whole
from ludotheque.cli.speech import Lang, speech_for
from ludotheque.core import fair
from ludotheque.core.record import Record
from ludotheque.core.shelf import Box
from ludotheque.core.state import Options, Seating, check_seating, completed

app = Typer()


@app.command()
def play(
    slug: Annotated[str, Argument(metavar="GAME", help="The name of a game.")],
    seats: Annotated[str, Option(help="Who sits where: human, human:NAME, bot:LEVEL, from seat 0 on.")] = "",
    sides: Annotated[str, Option(help="Which side each seat plays, from seat 0 on: orange,black.")] = "",
    option: Annotated[list[str] | None, Option("--option", help="NAME=VALUE, what the table agrees on.")] = None,
    position: Annotated[str, Option(help="A position to begin from, in the notation of the game.")] = "",
    material: Annotated[Path | None, Option("--material", help="Another material file.")] = None,
    seed: Annotated[int | None, Option(help="Makes draws and computer players repeat themselves.")] = None,
    save: Annotated[Path | None, Option("--save", help="Where to write the record when the game stops.")] = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal, with people at the same screen and computer players."""
    from ludotheque.cli.sitting import Quit, Sitting

    box = taken(slug, material)
    players, levels = seated(box, seats)
    secret = fair.new_secret() if seed is None else hashlib.sha256(str(seed).encode()).hexdigest()
    position = " ".join(whole(position, "the position").splitlines())  # a record has it on one line
    record = Record(box.game, agreed(box, option or []), players, position=position, is_foreign=material is not None)
    people = company(box, levels, secret)
    for seat, level in enumerate(levels):
        if level:
            players[seat] = cast.name_in_record(level, people[seat])
    record.seating = chosen(box, sides, len(players))
    record.commitment = fair.commitment(secret)
    if seed is None:  # every person brings a salt, as a browser does
        record.salts = ["" if level else fair.new_salt() for level in levels]
    try:
        record.beginning()
    except ValueError as fault:
        raise Complaint(str(fault)) from None
    if save is not None and not save.parent.is_dir():
        raise Complaint(f"{save.parent} is no folder: nothing could be saved there")
    console = Console(highlight=False)
    sitting = Sitting(console, speech_for(lang, slug), box, record, secret, levels, people)
    with suppress(Quit):
        sitting.play()
    if save is not None and not sitting.save(save):
        raise Exit(1)


def chosen(box: Box, text: str, seats: int) -> Seating:
    """The side of each seat; without any they follow the seats."""
    known = box.game.sides
    names = [name.strip() for name in text.split(",")] if text else []
    for name in names:
        if name not in known:
            raise Complaint(f"{box.game.name} has no side {name[:40]!r}; {', '.join(known) or 'nobody chooses one'}")
    seating = Seating(sides=tuple(known.index(name) for name in names))
    try:
        check_seating(box.game, seats, seating)
    except ValueError as fault:
        raise Complaint(str(fault)) from None
    return seating


def company(box: Box, levels: list[str], secret: str) -> list[str]:
    """Whom each computer player plays, where the game has people to choose from; drawn with the secret of the game."""
    rng = Random(secret)
    people: list[str] = []
    for level in levels:
        people.append(cast.newcomer(box.face, people, rng) if level else "")
    return people


def agreed(box: Box, settings: list[str]) -> Options:
    options: Options = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign:
            raise Complaint(f"--option is NAME=VALUE, not {setting[:40]!r}")
        options[name] = value
    try:
        return completed(box.game, options)
    except ValueError as fault:
        raise Complaint(str(fault)) from None


def seated(box: Box, text: str) -> tuple[list[str], list[str]]:
    """By seat, the name for the record and the level of a computer player; unless told, one person and the best."""
    from ludotheque.bots.levels import LEVELS

    wishes = (
        whole(text, "--seats").split(",") if text else ["human"] + [f"bot:{LEVELS[-1]}"] * (box.game.seats.start - 1)
    )
    if len(wishes) not in box.game.seats:
        fewest, most = box.game.seats.start, box.game.seats.stop - 1
        count = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise Complaint(f"{box.game.name} has {count} seats, not {len(wishes)}")
    players, played = [], []
    for seat, wish in enumerate(wishes):
        kind, _, name = wish.strip().partition(":")
        if kind == "bot" and name in LEVELS:
            players.append(cast.name_in_record(name, ""))
        elif kind == "human":
            players.append(name or f"player {seat}")
        elif kind == "bot":
            raise Complaint(f"no computer player {name[:40]!r} for {box.game.name}; there is {', '.join(LEVELS)}")
        else:
            raise Complaint(f"a seat is human, human:NAME or bot:LEVEL, not {wish[:40]!r}")
        played.append(name if kind == "bot" else "")
    return players, played
