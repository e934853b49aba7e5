"""Recorded games as rows: what a seat saw, what it did, and what promises were worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from ludotheque.core import record
from ludotheque.core.codec import dump
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE
from ludotheque.lab.export import decisions, promises
from ludotheque.lab.observing import observer
from tests.cli.test_commands import called

GAMES = Path(__file__).parents[1] / "games"
GOLDEN = sorted(GAMES.glob("*/golden/*.record"))
RECORDS = [sorted((GAMES / game / "golden").glob("*.record"))[0] for game in ("apagos", "meeples", "apaches", "singes")]
DEALS = sorted((GAMES / "tractions/golden").glob("*.record"))


def rows_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("file", [*RECORDS, DEALS[0]], ids=lambda file: file.parts[-3])
def test_every_step_has_a_row_with_the_view_that_its_seat_had(file: Path) -> None:
    played = record.read(file.read_text("utf-8"))
    rows = list(decisions(played))
    assert [(row["seat"], row["action"]) for row in rows] == [step[:2] for step in played.steps]
    for number in {0, len(rows) // 2, len(rows) - 1}:
        row, state = rows[number], record.replay(played, number)
        assert played.game.read(row["seat"], row["text"]) == row["action"]
        if row["seat"] >= 0:
            assert json.loads(row["view"]) == json.loads(json.dumps(dump(state.view(row["seat"]))))
            assert row["legal"] == state.legal(row["seat"])
            assert row["observation"] == observer(box(played.game.name)).row(state.view(row["seat"]))
        elif row["chance"]:
            assert (row["view"], row["legal"], row["weights"]) == (None, state.legal(CHANCE), state.weights())


def test_both_formats_hold_the_same_rows(tmp_path: Path) -> None:
    lines, table = tmp_path / "rows.jsonl", tmp_path / "rows.parquet"
    assert called("export", *RECORDS[:2], "--to", "jsonl", "-o", lines) == 0
    assert called("export", *RECORDS[:2], "--to", "parquet", "-o", table) == 0
    rows = parquet.read_table(table).to_pylist()
    assert rows == rows_of(lines)
    assert len({row["record"] for row in rows}) == 2


@pytest.mark.soak
def test_every_recorded_game_can_be_exported(tmp_path: Path) -> None:
    lines, table = tmp_path / "rows.jsonl", tmp_path / "rows.parquet"
    assert called("export", *GOLDEN, "--to", "jsonl", "-o", lines) == 0
    assert called("export", *GOLDEN, "--to", "parquet", "-o", table) == 0
    rows = parquet.read_table(table).to_pylist()
    assert len({row["record"] for row in rows}) == len(GOLDEN)
    with lines.open(encoding="utf-8") as read:
        for row, line in zip(rows, read, strict=True):
            assert row == json.loads(line)


def test_a_broken_record_is_named_and_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken, out = tmp_path / "broken.record", tmp_path / "rows.parquet"
    broken.write_text(RECORDS[0].read_text("utf-8").replace("steps: ", "steps: 9"), "utf-8")
    out.write_bytes(b"what was there before")
    for form in ("jsonl", "parquet"):
        assert called("export", RECORDS[0], broken, "--to", form, "-o", out) == 2
        assert "broken.record: line" in capsys.readouterr().err
        assert {file.name for file in tmp_path.iterdir()} == {"broken.record", "rows.parquet"}
        assert out.read_bytes() == b"what was there before"


def test_rows_never_take_the_place_of_their_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.record"
    own.write_bytes(RECORDS[0].read_bytes())
    assert called("export", RECORDS[1], own, "-o", tmp_path / "." / "own.record") == 2
    assert "it would take the place of what stands there" in capsys.readouterr().err
    assert own.read_bytes() == RECORDS[0].read_bytes()
    assert called("export", own, "-o", "") == 2
    assert "it is a folder" in capsys.readouterr().err


def test_a_game_without_promises_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert called("export", RECORDS[0], "--promises", "-o", tmp_path / "rows") == 2
    assert "apagos has no promises that bind" in capsys.readouterr().err


@pytest.mark.parametrize("file", DEALS, ids=lambda file: file.stem)
def test_the_promises_of_a_game_account_for_every_betrayal(file: Path) -> None:
    played = record.read(file.read_text("utf-8"))
    rows = promises(played)
    end = record.replay(played)
    betrayals = [end.betrayals[i : i + 6] for i in range(0, len(end.betrayals), 6)]  # type: ignore[attr-defined]
    assert sum(len(row["wronged"]) for row in rows) == len(betrayals)
    assert sum(row["reprisals"] for row in rows) == sum(row[5] for row in betrayals)
    assert all((row["fate"] == "broken") == bool(row["wronged"]) for row in rows)
    assert all({*row["wronged"]} <= {*row["to"]} and row["seat"] not in row["to"] for row in rows)


def test_the_promises_of_the_recorded_games_are_kept_broken_and_claimed() -> None:
    rows = [row for file in DEALS for row in promises(record.read(file.read_text("utf-8")))]
    assert {"kept", "broken"} <= {row["fate"] for row in rows}
    assert box("tractions").ledger is not None
