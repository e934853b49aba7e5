"""Both languages say everything, and every refusal has its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import ludotheque
from ludotheque.core.tongue import LANGUAGES, contracted, typeset
from ludotheque.web.speech import Speech

PACKAGE = Path(ludotheque.__file__).parent
WEB = PACKAGE / "web"
ROOMS = [WEB, *sorted(path.parent for path in PACKAGE.glob("games/*/messages.fr.ftl"))]


def keys(language: str) -> set[str]:
    parsed = FluentParser().parse((WEB / f"messages.{language}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def test_the_languages_know_the_same_messages() -> None:
    assert keys("en") == keys("fr")


def test_french_joins_its_articles() -> None:
    assert contracted("Le Moko donne à Le Gros un papier de Le Moko.") == "Le Moko donne au Gros un papier du Moko."
    assert contracted("De Les Halles à Les Costauds") == "Des Halles aux Costauds"
    assert contracted("de Lenoir, de Les autres") == "de Lenoir, de Les autres"


def test_no_line_ends_before_a_french_mark() -> None:
    assert typeset("Qui est là ? « Moi » : lui ; nous !") == "Qui est là\xa0? «\xa0Moi\xa0»\xa0: lui\xa0; nous\xa0!"
    assert Speech("fr", "").house("stand-sure").startswith("Quitter votre place\xa0? ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_house_has_its_sentence(language: str) -> None:
    codes = {
        code
        for folder in ("house", "web")
        for file in (PACKAGE / folder).glob("*.py")
        for code in re.findall(r'Refused\(\s*\d+,\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
    assert len(codes) > 15
    missing = {code for code in codes - {"illegal"} if f"refused-{code}" not in keys(language)}
    assert not missing


def test_every_message_a_template_asks_for_is_there() -> None:
    asked = {
        key
        for file in (WEB / "templates").glob("*.html")
        for key in re.findall(r"\bt\('([a-z-]+)'[,)]", file.read_text("utf-8"))
    }
    asked |= {
        key
        for file in WEB.glob("*.py")
        for key in re.findall(r"""\b(?:safe|house)\(["']([a-z-]+)["'][,)]""", file.read_text("utf-8"))
    }
    assert not asked - keys("en")


def test_a_computer_player_without_a_name_is_called_by_its_level() -> None:
    assert Speech("en", "").level("brand-new") == "brand-new"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_no_french_line_ends_before_a_mark_that_stands_apart(room: Path) -> None:
    text = (room / "messages.fr.ftl").read_text("utf-8")
    written = [line for line in text.splitlines() if not line.startswith("#")]
    assert not [line for line in written if re.search(r"\S [!?;:»](?=\s|$|[.,)])|« ", line)]
