"""`ludotheque review`: what became of everybody's chances in a recorded game, as one page that opens offline."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from typer import Option, Typer, echo

from ludotheque.bots import review as reviews
from ludotheque.bots.chronicle import chronicle
from ludotheque.bots.moment import Review
from ludotheque.cli.complaint import Complaint, contents, writable
from ludotheque.cli.records import File, opened
from ludotheque.cli.speech import Lang, speech_for

app = Typer()

Out = Annotated[Path | None, Option("-o", "--output", help="The HTML file; words in the terminal unless told.")]
Seed = Annotated[int, Option("--seed", help="The same seed makes the same review.")]


@app.command()
def review(file: File, out: Out = None, seed: Seed = reviews.SEED, lang: Lang = "") -> None:
    """Look through a finished game. It tells chances, the moments that mattered, and what was better."""
    from ludotheque.web.recap import RecapWriter, in_record, offline
    from ludotheque.web.speech import speech_for as page_speech

    writable(out, read=[file])
    played = opened(file)
    slug = played.game.name
    language = speech_for(lang, slug).language
    if not played.ranks:
        raise Complaint(f"{file}: the game is not over, and a review looks into all hands")
    text = contents(file)
    made = reviewed(text, seed)
    told = chronicle(text)
    speech = page_speech(language, slug)
    recap = RecapWriter(told, made, speech, in_record(played.players, speech)).recap()
    if out is not None:
        page = offline(recap, speech, slug, told.box.face.accent)
        try:
            out.write_text(page, "utf-8")
        except OSError as fault:
            raise Complaint(f"{out}: {fault.strerror}") from None
        return
    for moment in recap.moments:
        echo(f"{moment.number}. {moment.title}, {moment.who}: {moment.swing}")
        echo(f"   {moment.verdict}")
        if moment.played:
            echo(f"   {speech.house('review-played')}: {moment.played}")
        if moment.better:
            echo(f"   {speech.house('review-better')}: {' → '.join(moment.better)}")
        if moment.reason:
            echo(f"   {moment.reason}")
        echo("   " + ", ".join(f"{part.label} {part.points}" for part in moment.parts))
    echo(recap.method)


def reviewed(text: str, seed: int) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Reviewing", total=1.0)
        return reviews.review(text, seed, lambda done: progress.update(task, completed=done))
