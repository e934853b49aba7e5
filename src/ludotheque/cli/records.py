"""`ludotheque replay`, `ludotheque draw`, `ludotheque verify` and `ludotheque carry`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Exit, Option, Typer, echo

from ludotheque.cli.complaint import Complaint, contents, writable
from ludotheque.cli.speech import Lang, speech_for
from ludotheque.core import fair, record
from ludotheque.core.picture import picture
from ludotheque.core.record import Record
from ludotheque.core.shelf import box
from ludotheque.core.state import NOBODY, Event, State

app = Typer()

File = Annotated[Path, Argument(metavar="RECORD", help="The file of a record.")]
At = Annotated[int | None, Option("--at", help="How many steps to play; all of them unless told.", min=0)]
Seat = Annotated[int | None, Option("--seat", help="Whose eyes to see with; a spectator's unless told.", min=0)]


def opened(file: Path) -> Record:
    try:
        return record.read(contents(file))
    except ValueError as fault:
        raise Complaint(f"{file}: {fault}") from None


def seat_of(played: Record, seat: int | None) -> int:
    if seat is not None and seat >= len(played.players):
        raise Complaint(f"there are seats 0 to {len(played.players) - 1}, not {seat}")
    return NOBODY if seat is None else seat


def replayed(played: Record, at: int | None, journal: list[Event] | None = None) -> State:
    try:
        return record.replay(played, at, journal)
    except ValueError as fault:
        raise Complaint(str(fault)) from None


@app.command()
def replay(file: File, at: At = None, seat: Seat = None, lang: Lang = "") -> None:
    """Tell a recorded game again, up to its end or to a step."""
    played = opened(file)
    viewer = seat_of(played, seat)
    journal: list[Event] = []
    state = replayed(played, at, journal)
    face = box(played.game.name).face.of(played.game)
    speech = speech_for(lang, played.game.name)
    view = state.view(viewer)
    for event in journal:
        line = face.line(view, event.as_seen_by(viewer))
        if line is not None:
            echo(speech.tongue(line.message))
    echo()
    for told in speech.told(face, view):
        echo(told)


@app.command()
def draw(
    file: File,
    at: At = None,
    seat: Seat = None,
    out: Annotated[Path | None, Option("-o", "--output", help="The SVG file; the terminal unless told.")] = None,
    lang: Lang = "",
) -> None:
    """Draw a moment of a recorded game as SVG."""
    writable(out, read=[file])
    played = opened(file)
    state = replayed(played, at)
    drawing = picture(state, seat_of(played, seat), speech_for(lang, played.game.name).language)
    assert drawing is not None
    if out is None:
        echo(drawing.encode())
        return
    try:
        out.write_text(drawing, "utf-8")
    except OSError as fault:
        raise Complaint(f"{out}: {fault.strerror}") from None


@app.command()
def verify(file: File) -> None:
    """Recompute every draw of a recorded game from its secret."""
    played = opened(file)
    try:
        draws = fair.verify(played)
    except fair.UnfairRecord as fault:
        echo(f"ludotheque: {file}: {fault}", err=True)
        raise Exit(1) from None
    echo(f"{len(played.steps)} steps, {draws} draws: all as the secret gives them")


@app.command()
def carry(file: File) -> None:
    """Judge a record of older rules by the present ones. It is printed anew, or the first step they forbid is named."""
    try:
        echo(record.write(record.carried(contents(file))).encode(), nl=False)
    except ValueError as fault:
        raise Complaint(f"{file}: {fault}") from None
