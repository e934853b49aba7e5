"""The examples run: the script, the notebook, and the player that learns."""

from __future__ import annotations

import ast
import json
import runpy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludotheque.bots.arena import Contest, interval, played, wins_of
from ludotheque.bots.match import Contestant

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOK = json.loads((EXAMPLES / "drawing.ipynb").read_text("utf-8"))
CELLS = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
DRAWN = (0, 1, 2, 4)  # the cells that end with something that draws itself


def test_the_first_steps_lead_to_the_end() -> None:
    ended = runpy.run_path(str(EXAMPLES / "first_steps.py"))
    assert not ended["state"].waiting_for


def test_the_notebook_draws() -> None:
    names: dict[str, Any] = {}
    shown = []
    for number, cell in enumerate(CELLS):
        *body, last = ast.parse(cell, f"cell {number}").body
        assert isinstance(last, ast.Expr)
        exec(compile(ast.Module(body, []), f"cell {number}", "exec"), names)
        shown.append(eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names))
    assert [number for number, thing in enumerate(shown) if hasattr(thing, "_repr_svg_")] == list(DRAWN)
    for number in DRAWN:
        assert len(list(ElementTree.fromstring(shown[number]._repr_svg_()).iter())) > 10


def test_the_notebook_is_kept_without_what_it_has_shown() -> None:
    kept = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
    assert not any(cell["outputs"] or cell["execution_count"] for cell in kept)


def learned(games: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Contestant:
    """The player that so many games have taught."""
    train = runpy.run_path(str(EXAMPLES / "learning/train.py"))
    file = folder / "learned.npz"
    train["save"](file, *train["train"](games))
    monkeypatch.setenv("LEARNED", str(file))
    return Contestant("learned", str(EXAMPLES / "learning/learned.py"))


def share(player: Contestant, games: int) -> tuple[float, float]:
    """The interval of its share of wins against greedy, seats rotated."""
    contest = Contest("apagos", (player, Contestant("greedy")), games, seed=5)
    wins = 0.0
    for match, result in zip(contest.matches(), played(contest.matches(), 1, lambda: None), strict=True):
        wins += wins_of(result.ranks)[match.seats.index(player)]
    return interval(wins, games)


def test_a_player_that_has_learned_little_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    low, high = share(learned(100, tmp_path, monkeypatch), 4)
    assert 0 <= low < high <= 1


@pytest.mark.soak
def test_a_player_that_has_learned_for_minutes_beats_greedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = runpy.run_path(str(EXAMPLES / "learning/train.py"))["GAMES"]
    low, _ = share(learned(games, tmp_path, monkeypatch), 400)
    assert low > 0.5
