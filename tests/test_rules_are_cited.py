"""Every number of a specification is proved by a test that carries its tag, or by data that names it."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from ludotheque.core.scenario import load
from ludotheque.core.shelf import own_slugs

ROOT = Path(__file__).parent.parent

# A number stands at the head of a list item, of a paragraph in bold, or of a row of a table.
NUMBER = re.compile(r"^(?:[-*] )?(?:\*\*|\| )(?:\*\*)?([RAOVDI]\d+)\b", re.MULTILINE)

# What no test can prove, and why.
UNTESTABLE: dict[str, dict[str, str]] = {"apagos": {}}


def text(name: str) -> str:
    """A file that every game brings."""
    assert (ROOT / name).is_file(), f"{name} is missing; docs/new-game.md says what goes there"
    return (ROOT / name).read_text("utf-8")


def numbers(slug: str) -> set[str]:
    """Every rule, ruling, option, check, decision and invariant a specification defines."""
    return set(NUMBER.findall(text(f"docs/rules/{slug}.md")))


def tagged(folder: Path) -> set[str]:
    """The numbers in the rule(...) tags of the tests in a folder."""
    found = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "rule":
                found |= {part.value for part in node.args if isinstance(part, ast.Constant)}
    return {number for number in found if isinstance(number, str)}


def staged(slug: str) -> set[str]:
    """The numbers that the scenarios of a game name."""
    return {number for case in load(text(f"scenarios/{slug}.toml"), ROOT / "scenarios") for number in case.rules}


def replayed(slug: str) -> set[str]:
    """The numbers that the golden records of a game prove."""
    return {*tomllib.loads(text(f"tests/games/{slug}/golden/ends.toml"))["proves"]}


def cited(slug: str) -> set[str]:
    return tagged(ROOT / "tests/games" / slug) | staged(slug) | replayed(slug)


@pytest.mark.parametrize("slug", own_slugs())
def test_every_number_is_cited(slug: str) -> None:
    reasons = UNTESTABLE.get(slug, {})
    missing = numbers(slug) - cited(slug) - reasons.keys()
    assert not missing, f"neither tested nor excused: {sorted(missing)}"
    assert not reasons.keys() & cited(slug), "excused, although it is tested"
    assert all(reasons.values())


@pytest.mark.parametrize("slug", own_slugs())
def test_nothing_cites_a_number_that_does_not_exist(slug: str) -> None:
    assert not cited(slug) - numbers(slug)


@pytest.mark.parametrize("file", sorted((ROOT / "docs/rules").glob("*.md")), ids=lambda file: file.stem)
def test_the_numbers_of_a_specification_run_without_gaps(file: Path) -> None:
    """A number that is written in a way this file does not recognise would leave a gap."""
    found = numbers(file.stem)
    for letter in "RA":
        series = sorted(int(number[1:]) for number in found if number[0] == letter)
        assert series == list(range(1, len(series) + 1)), f"{letter} of {file.stem}"
