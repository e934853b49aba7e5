"""The rules that French players read leave no number of the specification out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent / "docs/rules"
TRANSLATED = sorted(RULES.glob("*.fr.md"))


def numbers(file: Path) -> list[str]:
    """The rules and rulings a text states, in its order."""
    stated = re.findall(r"^(?:[-*] )?(?:\*\*|\| )(?:\*\*)?([RA]\d+)\b", file.read_text("utf-8"), re.MULTILINE)
    return list(dict.fromkeys(stated))


@pytest.mark.parametrize("file", TRANSLATED, ids=[file.name for file in TRANSLATED])
def test_every_rule_and_ruling_is_there_in_order(file: Path) -> None:
    assert numbers(file) == numbers(file.with_name(file.name.replace(".fr.md", ".md")))


def test_every_game_is_translated() -> None:
    assert len(TRANSLATED) == len(list(RULES.glob("*.md"))) // 2
