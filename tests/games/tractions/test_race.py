"""The goal and the lead that is missing are in sight on every drawing, in words."""

from __future__ import annotations

import re

import pytest

from ludotheque.core.state import NOBODY
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.tractions import FACE
from ludotheque.games.tractions.face import race
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.web.sources import rulebook_source
from tests.games.tractions.playing import at, seen

ENGLISH = tongue("en", "ludotheque.games.tractions")
FRENCH = tongue("fr", "ludotheque.games.tractions")


def lacks(position: str, **options: str) -> str:
    return ENGLISH(race.lacking(seen(at(position, 4, **options), 0), 0, True)).replace("\u00a0", " ")


@pytest.mark.rule("R15")
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("LO 170U; AT 5U; Mv LO", "You lack 3 briques; the lead is there."),
        ("LO 170U; AT 170U; Mv LO", "You lack 3 briques and a lead of 2."),
        ("LO 170U; AT 160U; Mv LO", "You lack 3 briques and a lead of 1."),
        ("LO 195U; AT 205U; Mv LO", "You lack 3 briques, for a lead of 2."),
        ("LO 205U; AT 200U; Mv LO", "Goal reached: you lack 1.5 briques for the lead."),
    ],
)
def test_what_is_missing_is_said(position: str, words: str) -> None:
    assert lacks(position) == words


def test_hidden_treasuries_hide_the_lead() -> None:
    assert lacks("LO 170U; AT 5U; Mv LO", money_open="false") == "You lack 3 briques (lead unknown)."


@pytest.mark.parametrize("seat", [0, NOBODY])
@pytest.mark.parametrize("position", ["Mv LO", "LO1 AT1@cafW; phase 2", "LO1 LO2 AT1@bankW; phase 4"])
def test_the_goal_is_on_every_drawing(seat: int, position: str) -> None:
    drawing = re.sub(r"&#\d+;", "’", FACE.draw(seen(at(position), seat), FRENCH)).replace("\u00a0", " ")
    assert "But : 20 briques" in drawing
    assert "et 2 d’avance" in drawing


def test_when_the_game_is_over_nobody_lacks_anything_any_more() -> None:
    state = at("LO 170U; AT 170U; Mv LO")
    assert [words.count("You lack") for words in drawn_and_told(state)] == [1, 1]
    state.end()
    assert [words.count("You lack") for words in drawn_and_told(state)] == [0, 0]
    assert "to go" not in drawn_and_told(state)[0]


@pytest.mark.rule("R15")
def test_what_is_missing_with_the_lead_stands_beside_every_treasury() -> None:
    drawing = FACE.draw(seen(at("LO 195U; AT 205U; DA 5U; Mv DA"), 3), ENGLISH)
    assert ">1 to go" in drawing  # Le Moko has enough, and leads by one
    assert ">3 to go" in drawing  # Pierrot le Fou needs two more than the richest has


def drawn_and_told(state: Tractions) -> list[str]:
    view = seen(state, 0)
    return [FACE.draw(view, ENGLISH), " ".join(map(ENGLISH, FACE.tell(view)))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_counts_money_and_cards_as_the_table_does(language: str) -> None:
    """In briques and Thunes as printed, not in the unit of the notation."""
    book = rulebook_source("tractions", f".{language}.md")
    assert re.search(r"20\xa0briques", book)
    assert not re.search(r"\d[ \xa0]?U\b|\bU\b|\b[ES] cards?\b", re.sub(r"<!--.*?-->", "", book))
