"""The rules that French players read leave no number and no option of the specification out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.core.shelf import box, own_slugs

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


@pytest.mark.parametrize("slug", own_slugs())
def test_every_option_and_what_it_can_be_stands_in_both_languages(slug: str) -> None:
    for ending in (".md", ".fr.md"):
        text = (RULES / f"{slug}{ending}").read_text("utf-8")
        for option in box(slug).game.options:
            assert f"`{option.name}`" in text
            words = {value for value in option.values if re.fullmatch("[a-z_]+", value)}
            assert {value for value in words if value not in text} == set()
