"""`ludotheque play`: a game in the terminal."""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Annotated, Final, NoReturn

from typer import Argument, Exit, Option, Typer

from ludotheque.bots import cast
from ludotheque.cli.company import Company, resumed, seated
from ludotheque.cli.complaint import Complaint, agreed, is_full, taken, whole, writable
from ludotheque.cli.speech import Lang, speech_for
from ludotheque.core import fair
from ludotheque.core.record import Record
from ludotheque.core.shelf import Box
from ludotheque.core.state import Seating, check_seating

app = Typer()

LAST: Final = [number for number in signal.valid_signals() if getattr(number, "name", "") in ("SIGHUP", "SIGTERM")]


@app.command()
def play(
    slug: Annotated[str, Argument(metavar="GAME", help="The name of a game.")] = "",
    seats: Annotated[str, Option(help="Who sits where: human, human:NAME, bot:LEVEL, from seat 0 on.")] = "",
    sides: Annotated[str, Option(help="Which side each seat plays, from seat 0 on: orange,black.")] = "",
    option: Annotated[list[str] | None, Option("--option", help="NAME=VALUE, what the table agrees on.")] = None,
    position: Annotated[str, Option(help="A position to begin from, in the notation of the game.")] = "",
    material: Annotated[Path | None, Option("--material", help="Another material file.")] = None,
    seed: Annotated[int | None, Option(help="Makes draws and computer players repeat themselves.")] = None,
    save: Annotated[Path | None, Option("--save", help="Where to write the record when the game stops.")] = None,
    resume: Annotated[
        Path | None, Option("--resume", help="A saved game to go on with; --seats may change who plays.")
    ] = None,
    plain: Annotated[bool, Option("--plain", help="Words only, for screen readers: no drawings, no colours.")] = False,
    lang: Lang = "",
) -> None:
    """Play in the terminal. People at the same screen and computer players take the seats."""
    writable(save)
    if save is not None and save != resume and is_full(save):
        raise Complaint(f"{save} exists already; --resume goes on with a saved game")
    if resume is not None:
        if sides or option or position or material or seed is not None:
            raise Complaint("a saved game has its own sides, options, position, material and draws")
        company = resumed(resume, slug, seats)
    elif slug:
        company = gathered(slug, seats, sides, option or [], position, material, seed)
    else:
        raise Complaint("which game? ludotheque games lists them")
    stay(company, save, plain, lang)


def stay(company: Company, save: Path | None, is_plain: bool, lang: str) -> None:
    """Play one game after the other, as long as those at the screen want another."""
    from rich.console import Console

    from ludotheque.cli.screen import Quit, Screen
    from ludotheque.cli.sitting import Sitting

    screen = Screen(Console(highlight=False, no_color=is_plain or None), is_plain)
    speech = speech_for(lang, company.box.game.name)
    file = save
    wants_more = True
    while wants_more:
        sitting = Sitting(
            screen,
            speech,
            company.box,
            company.record,
            company.secret,
            company.levels,
            company.people,
            file is not None,
            [file, company.file],
        )
        wants_more = False
        is_written = True
        try:
            with suppress(Quit), hearing_the_end():
                wants_more = sitting.play()
        finally:
            if file is not None:
                is_written = sitting.save(file)
        if not is_written:
            raise Exit(1)
        if wants_more:
            company = company.again(sitting.state)
            file = further(file) if file else None


@contextmanager
def hearing_the_end() -> Iterator[None]:
    """Leave as Ctrl-C does where the window is closed or the machine stops, so that the game can still be saved."""
    before = {number: signal.signal(number, farewell) for number in LAST}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def farewell(number: int, frame: object) -> NoReturn:
    raise SystemExit(128 + number)


def further(file: Path) -> Path:
    """The file of the next game: game.record, game-2.record, game-3.record; never one that holds something."""
    name, _, number = file.stem.rpartition("-")
    if name and number.isdecimal():
        file = file.with_stem(f"{name}-{int(number) + 1}")
    else:
        file = file.with_stem(f"{file.stem}-2")
    return further(file) if is_full(file) else file


def gathered(
    slug: str, seats: str, sides: str, settings: list[str], position: str, material: Path | None, seed: int | None
) -> Company:
    """A new game, from what the command line says."""
    box = taken(slug, material)
    players, levels = seated(box, seats)
    secret = fair.new_secret() if seed is None else hashlib.sha256(str(seed).encode()).hexdigest()
    position = " ".join(whole(position, "the position").splitlines())  # a record has it on one line
    record = Record(box.game, agreed(box.game, settings), players, position=position, is_foreign=material is not None)
    people = cast_for(box, levels, secret)
    record.seating = chosen(box, sides, len(players))
    record.commitment = fair.commitment(secret)
    if seed is None:  # every person brings a salt, as a browser does
        record.salts = ["" if level else fair.new_salt() for level in levels]
    try:
        record.beginning()
    except ValueError as fault:
        raise Complaint(str(fault)) from None
    return Company(box, record, secret, levels, people).named()


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


def cast_for(box: Box, levels: list[str], secret: str) -> list[str]:
    """Whom each computer player plays, where the game has people to choose from; drawn with the secret of the game."""
    rng = Random(secret)
    people: list[str] = []
    for level in levels:
        people.append(cast.newcomer(box.face, people, rng) if level else "")
    return people
