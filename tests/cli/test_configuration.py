"""The table of the configuration in docs/hosting.md is complete: every option of the server, and its variable."""

from __future__ import annotations

import re
from pathlib import Path

from typer.core import TyperGroup
from typer.main import get_command

from ludotheque.cli.shelf import app
from ludotheque.web.quotas import ALLOWANCES

HOSTING = Path(__file__).parents[2] / "docs/hosting.md"
SOURCES = Path(__file__).parents[2] / "src/ludotheque"


def rows(head: str) -> list[list[str]]:
    """The cells of a table of the page, by how its head begins."""
    text = HOSTING.read_text("utf-8")
    table = text[text.index(head) :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip().strip("`") for cell in line[1:-1].split("|")] for line in table]


def options() -> dict[str, str]:
    """Every option of the server, with its variable."""
    command = get_command(app)
    assert isinstance(command, TyperGroup)
    shown = [option for option in command.commands["serve"].params if not getattr(option, "hidden", False)]
    return {option.opts[0]: str(option.envvar or "") for option in shown}


def test_every_option_stands_in_the_table_with_its_variable() -> None:
    told = {option: variable for option, variable, _ in rows("| option | variable |") if option}
    assert told == options()


def test_every_variable_that_is_read_stands_in_the_table() -> None:
    texts = (file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    read = {name for text in texts for name in re.findall(r"\bLUDOTHEQUE_[A-Z_]+\b", text)}
    told = {variable for _, variable, _ in rows("| option | variable |") if variable}
    assert read | {"FORWARDED_ALLOW_IPS"} == told


def test_every_limit_stands_in_the_table_with_its_number() -> None:
    told = {name: number.replace(",", "") for name, _, number in rows("| `--limits` | what |")}
    periods = {0: "at once", 20: "in 20 seconds", 3600: "an hour"}
    assert told == {name: f"{most} {periods[int(seconds)]}" for name, (most, seconds) in ALLOWANCES.items()}
