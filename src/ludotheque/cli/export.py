"""`ludotheque export`: recorded games as a data set."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

from typer import Argument, Option, Typer, echo

from ludotheque.cli.complaint import Complaint, writable
from ludotheque.cli.records import opened
from ludotheque.lab import export as rows

app = Typer()


class Form(StrEnum):
    """What a data set is written as."""

    parquet = "parquet"
    jsonl = "jsonl"


Files = Annotated[list[Path], Argument(metavar="RECORD...", help="The files of records.")]
To = Annotated[Form, Option("--to", help="The format of the data set.")]
Out = Annotated[Path, Option("-o", "--output", help="The file of the data set.")]
Promises = Annotated[bool, Option("--promises", help="A row for each promise instead of each step.")]


@app.command()
def export(files: Files, out: Out, to: To = Form.jsonl, promises: Promises = False) -> None:
    """Turn recorded games into rows: what each seat saw, could do and did, and how it ended."""
    writable(out)
    if any(file.exists() and out.exists() and file.samefile(out) for file in files):
        raise Complaint(f"{out}: the rows would take the place of their own record")

    def read(file: Path) -> list[rows.Row]:
        played = opened(file)
        try:
            return rows.promises(played) if promises else list(rows.decisions(played))
        except ValueError as fault:
            raise Complaint(f"{file}: {fault}") from None

    columns = rows.PROMISES if promises else rows.DECISIONS
    try:
        count = rows.saved(map(read, files), columns, to.value, out)
    except OSError as fault:
        raise Complaint(f"{out}: {fault.strerror}") from None
    except ValueError as fault:
        raise Complaint(str(fault)) from None
    echo(f"{count} rows of {len(files)} games: {out}")
