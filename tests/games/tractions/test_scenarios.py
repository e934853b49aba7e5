"""The conformance suite of Le Gang des Traction-Avant: scenarios/tractions.toml."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.scenario import Scenario, load, run
from tests.games.tractions.playing import found

FILE = Path(__file__).parents[3] / "scenarios/tractions.toml"
SCENARIOS = load(FILE.read_text("utf-8"), FILE.parent, found)


@pytest.mark.parametrize("case", SCENARIOS, ids=lambda case: case.name)
def test_a_scenario_comes_out_as_written(case: Scenario) -> None:
    assert [str(failure) for failure in run(case)] == []


def test_every_worked_example_of_the_specification_is_there() -> None:
    names = [case.name.partition(".")[0].rstrip("abcd") for case in SCENARIOS]
    assert not [f"E{number}" for number in range(1, 42) if f"E{number}" not in names]
    assert len([name for name in names if name.startswith("T")]) >= 20
