"""The conformance suite of the planet: scenarios/singes.toml."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.scenario import Scenario, load, run
from ludotheque.games.singes.game import GAME

FILE = Path(__file__).parents[3] / "scenarios/singes.toml"
SCENARIOS = load(FILE.read_text("utf-8"), FILE.parent, lambda slug: GAME)


@pytest.mark.parametrize("case", SCENARIOS, ids=lambda case: case.name)
def test_a_scenario_comes_out_as_written(case: Scenario) -> None:
    assert [str(failure) for failure in run(case)] == []


def test_every_worked_example_of_the_specification_is_there() -> None:
    names = [case.name.partition(".")[0] for case in SCENARIOS]
    assert {f"E{number}" for number in range(1, 24)} <= set(names)
    assert len([name for name in names if not name.startswith("E")]) >= 20
