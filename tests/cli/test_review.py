"""`ludotheque review`: one page that opens offline, in both languages; or words."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.core.record import read, write

GOLDEN = Path(__file__).parents[1] / "games/apagos/golden"

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True, scope="module")
def _shared_solution(tmp_path_factory: pytest.TempPathFactory) -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_DATA", str(tmp_path_factory.mktemp("data")))
        yield


def called(*arguments: str | Path) -> int:
    with pytest.raises(SystemExit) as caught:
        main([str(argument) for argument in arguments])
    return int(caught.value.code or 0)


def finished() -> Path:
    return next(file for file in sorted(GOLDEN.glob("*.record")) if "\nranks: " in file.read_text("utf-8"))


@pytest.mark.parametrize(("language", "said"), [("en", "Chances of winning"), ("fr", "Les chances de gagner")])
def test_a_review_is_one_file_that_needs_no_other(tmp_path: Path, language: str, said: str) -> None:
    page = tmp_path / "review.html"
    assert called("review", finished(), "-o", page, "--lang", language) == 0
    text = page.read_text("utf-8")
    assert said in text
    assert 'class="curve"' in text
    assert "<script" not in text
    assert "<link" not in text
    assert 'href="/' not in text


def test_without_a_file_it_is_told_in_words(capsys: Captured) -> None:
    assert called("review", finished(), "--lang", "en") == 0
    assert "This game is solved: every value is exact." in capsys.readouterr().out


def test_a_game_that_is_not_over_is_refused_in_a_line(tmp_path: Path, capsys: Captured) -> None:
    played = read(finished().read_text("utf-8"))
    played.steps.pop()
    played.ranks, played.secret = [], ""
    file = tmp_path / "half.record"
    file.write_text(write(played), "utf-8")
    assert called("review", file, "-o", tmp_path / "review.html") == 2
    assert "the game is not over" in capsys.readouterr().err
