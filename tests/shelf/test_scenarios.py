"""The conformance suite of every game: `scenarios/<slug>.toml` comes out as written."""

from __future__ import annotations

import re

import pytest

from ludotheque.core.scenario import Scenario, load, run
from tests.shelf import OURS, ROOT

SUITES = {slug: load((ROOT / f"scenarios/{slug}.toml").read_text("utf-8"), ROOT / "scenarios") for slug in OURS}
CASES = [(slug, case) for slug, suite in SUITES.items() for case in suite]

# A worked example has its number at the head of a row, a list item or a paragraph in bold. A case may show a part: E6b.
EXAMPLE = re.compile(r"^(?:[-*] |\| |#+ )?(?:\*\*)?([EX]\d+)\b", re.MULTILINE)
PART = re.compile(r"([EX]\d+)[a-z]?\.")


@pytest.mark.parametrize("case", [case for _, case in CASES], ids=[f"{slug}-{case.name}" for slug, case in CASES])
def test_a_scenario_comes_out_as_written(case: Scenario) -> None:
    assert [str(failure) for failure in run(case)] == []


@pytest.mark.parametrize("slug", OURS)
def test_a_suite_is_of_its_game(slug: str) -> None:
    assert {case.game.name for case in SUITES[slug]} == {slug}


@pytest.mark.parametrize("slug", OURS)
def test_every_worked_example_of_the_specification_is_there_and_twenty_cases_more(slug: str) -> None:
    specification = (ROOT / f"docs/rules/{slug}.md").read_text("utf-8")
    worked = list(dict.fromkeys(EXAMPLE.findall(specification)))
    assert len(worked) >= 20
    shown = [match[1] for case in SUITES[slug] if (match := PART.match(case.name))]
    assert list(dict.fromkeys(shown)) == worked
    assert len(SUITES[slug]) - len(shown) >= 20
