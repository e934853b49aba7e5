"""Recorded games as rows for those who learn from them: a row a step, or a row a promise."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludotheque.core.codec import dump
from ludotheque.core.ledger import Promise
from ludotheque.core.record import Record, advance, write
from ludotheque.core.shelf import Box, box
from ludotheque.core.state import CHANCE, Event, State

Row = dict[str, Any]

# The columns of a data set, in the words of Arrow.
DECISIONS = {
    "game": "string",
    "record": "string",  # a hash of the whole record: the rows of one game have it in common
    "step": "int32",
    "seat": "int8",  # -1: chance, -2: the clock
    "chance": "bool",
    "view": "string",  # JSON: all that the seat may know before it answers; null for chance and the clock
    "observation": "list<int32>",  # the same as numbers, as the environments give it
    "legal": "list<int32>",  # the answers, or the outcomes of a draw
    "weights": "list<int64>",  # of the outcomes; null for a decision
    "action": "int32",
    "text": "string",  # the action in the notation of the game
    "words": "string",  # what the player wrote beside it
    "ranks": "list<int8>",  # by seat, at the end; null where the record stops before
}
PROMISES = {
    "game": "string",
    "record": "string",
    "seat": "int8",
    "to": "list<int8>",
    "clause": "string",
    "step": "int32",
    "turn": "int32",
    "until": "int32",
    "fate": "string",
    "wronged": "list<int8>",
    "broken": "int32",
    "claims": "int32",
    "reprisals": "int32",
}


def identity(record: Record) -> str:
    """What tells a game from all others, whatever its file is called."""
    return sha256(write(record).encode()).hexdigest()[:16]


def decisions(record: Record) -> Iterator[Row]:
    """A row for every step of a record, draws and the clock included."""
    taken = box(record.game.name).with_game(record.game)
    state = record.beginning()
    name, ranks = identity(record), record.ranks or None
    for number in range(len(record.steps)):
        step = record.steps[number]
        yield {
            "game": record.game.name,
            "record": name,
            "step": number,
            "seat": step.seat,
            "chance": step.seat == CHANCE,
            **asked(taken, state, step.seat),
            "action": step.action,
            "text": record.game.write(step.seat, step.action),
            "words": step.words,
            "ranks": ranks,
        }
        advance(record, state, number)


def asked(taken: Box, state: State, seat: int) -> Row:
    """What whoever acts has before its eyes."""
    if seat < 0:
        is_draw = seat == CHANCE
        legal, weights = (state.legal(seat)[:], state.weights()[:]) if is_draw else ([], None)
        return {"view": None, "observation": None, "legal": legal, "weights": weights}
    view = state.view(seat)
    row = taken.observer.row(view) if taken.observer else None
    plain = json.dumps(dump(view), ensure_ascii=False, separators=(",", ":"))
    return {"view": plain, "observation": row, "legal": view.legal, "weights": None}


def promises(record: Record) -> list[Row]:
    """A row for every promise of a recorded game; ValueError where nobody promises anything in it."""
    ledger_of = box(record.game.name).ledger
    if ledger_of is None:
        raise ValueError(f"{record.game.name} has no promises that bind")
    journal: list[Event] = []
    state = record.beginning(journal)
    ledger = ledger_of(state)
    for number in range(len(record.steps)):
        advance(record, state, number)
        ledger.note(number, record.steps[number].seat, record.steps[number].action, state)
    name = identity(record)
    return [{"game": record.game.name, "record": name, **plain(promise)} for promise in ledger.promises()]


def plain(promise: Promise) -> Row:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in promise._asdict().items()}


def saved(games: Iterable[list[Row]], columns: dict[str, str], form: str, file: Path) -> int:
    """Write the rows, game by game, and say how many; the file is there only once it is whole. What is no file, such
    as a pipe, is written to as it is."""
    if file.exists() and not file.is_file():
        return to_parquet(games, columns, file) if form == "parquet" else to_jsonl(games, file)
    file = file.resolve()  # what a link leads to is replaced, not the link
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        count = to_parquet(games, columns, part) if form == "parquet" else to_jsonl(games, part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return count


def to_jsonl(games: Iterable[list[Row]], file: Path) -> int:
    count = 0
    with file.open("w", encoding="utf-8") as out:
        for rows in games:
            out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
            count += len(rows)
    return count


def to_parquet(games: Iterable[list[Row]], columns: dict[str, str], file: Path) -> int:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise ValueError("--to parquet needs pyarrow: pip install 'ludotheque[lab]'") from None
    schema = pyarrow.schema([(name, arrow_type(pyarrow, kind)) for name, kind in columns.items()])
    count = 0
    with parquet.ParquetWriter(file, schema, compression="zstd") as out:
        for rows in games:
            out.write_table(pyarrow.Table.from_pylist(rows, schema))
            count += len(rows)
    return count


def arrow_type(pyarrow: Any, name: str) -> Any:
    if name.startswith("list<"):
        return pyarrow.list_(arrow_type(pyarrow, name[5:-1]))
    return getattr(pyarrow, "bool_" if name == "bool" else name)()
