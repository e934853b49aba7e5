"""Whatever a file holds, a command does its work or says in one line what is wrong with it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import Game
from ludotheque.laws import texts
from ludotheque.laws.texts import KINDS, ODD, Edit
from tests.cli.test_commands import ROOT, START, Captured, called

places = st.integers(0, 2**16)
slips = st.lists(st.builds(Edit, st.sampled_from(KINDS), places, places | st.sampled_from(ODD)), min_size=1, max_size=3)
mutants = given(seed=places, edits=slips)
# One folder and one screen serve all examples; each of them reads and empties what it wrote.
tried = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@pytest.fixture(autouse=True, scope="module")
def _nobody_at_the_keyboard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_DATA", str(tmp_path_factory.mktemp("data")))
        patch.setattr("sys.stdin", io.StringIO())
        yield


def answered(capsys: Captured, *arguments: str | Path) -> int:
    """The exit code of a command that did its work, or told in one clear line why not."""
    capsys.readouterr()
    code = called(*arguments)
    said = capsys.readouterr()
    assert code in (0, 1, 2)
    assert "Traceback" not in said.out + said.err
    if code == 2:
        assert said.err.startswith("ludotheque: ")
        assert said.err.count("\n") == 1
        assert said.err.rstrip("\n").isprintable()
    return code


def people(game: Game) -> str:
    return ",".join(["human"] * game.seats.start)


def file_with(folder: Path, text: str, edits: list[Edit]) -> Path:
    file = folder / "edited"
    file.write_bytes(texts.edited(text, edits).encode("utf-8", "surrogatepass"))
    return file


@mutants
@tried
def test_a_broken_record(capsys: Captured, tmp_path: Path, seed: int, edits: list[Edit]) -> None:
    golden = Random(seed).choice(sorted(ROOT.glob("tests/games/*/golden/*.record")))
    file = file_with(tmp_path, golden.read_text("utf-8")[:30_000], edits)
    for command in ("replay", "draw", "verify"):
        answered(capsys, command, file)


@mutants
@tried
def test_a_broken_scenario(capsys: Captured, tmp_path: Path, seed: int, edits: list[Edit]) -> None:
    rng = Random(seed)
    case = rng.choice(texts.cases((ROOT / f"scenarios/{rng.choice(slugs())}.toml").read_text("utf-8")))
    answered(capsys, "scenario", file_with(tmp_path, case, edits))


@mutants
@tried
def test_a_broken_box(capsys: Captured, tmp_path: Path, seed: int, edits: list[Edit]) -> None:
    game = box(Random(seed).choice(slugs())).game
    file = file_with(tmp_path, game.material, edits)
    answered(capsys, "play", game.name, "--seats", people(game), "--material", file)
    answered(capsys, "perft", "apagos", START, "1", "--material", file)


@mutants
@tried
def test_a_broken_position(capsys: Captured, seed: int, edits: list[Edit]) -> None:
    game = box(Random(seed).choice(slugs())).game
    state = game.start(game.seats.start, {})
    text = texts.edited(game.write_position(state), edits)
    answered(capsys, "play", game.name, "--seats", people(game), "--position", text)
    answered(capsys, "perft", game.name, text, "1")


@pytest.mark.parametrize("command", ["replay", "draw", "verify", "scenario"])
@pytest.mark.parametrize(
    "content", [b"", b"\0", b"\xff", b"\xef\xbb\xbf", b"\n" * 1000, b"x" * 9_000_000, b"\x1b[2J: 1"]
)
def test_a_file_that_is_nothing(capsys: Captured, tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "odd"
    file.write_bytes(content)
    assert answered(capsys, command, file) == 2
    assert answered(capsys, command, tmp_path) == 2


def test_half_a_character_is_no_name_and_no_position(capsys: Captured) -> None:
    assert answered(capsys, "play", "apagos", "--seats", "human:\udcff,human") == 2
    assert answered(capsys, "play", "apagos", "--position", "\udcff") == 2
    assert answered(capsys, "perft", "apagos", "\udcff", "1") == 2
    assert answered(capsys, "replay", "\udcff.record") == 2


def test_a_position_of_several_lines_is_saved_on_one(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    assert answered(capsys, "play", "apagos", "--seats", "human,human", "--position", f"{START}\n", "--save", file) == 0
    assert f"position: {START}\n" in file.read_text("utf-8")
    assert answered(capsys, "replay", file) == 0
