"""Whatever can be pointed at says what it is."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.tractions import FACE
from ludotheque.games.tractions.rules import terms as t
from tests.games.tractions.playing import at, begun, seen

LETTER = 0.56  # of its size, the width of a letter
TILE = 152
ENGLISH = tongue("en", "ludotheque.games.tractions")


@pytest.mark.parametrize("position", ["LO1@h01; LO2@s01; AT1@bankW; LO c1; Mv LO", "LO1 LO2 AT1@bankW; LO t1; phase 4"])
def test_what_can_be_pointed_at_says_what_it_is(position: str) -> None:
    """Spaces, cards, and men who can be picked or are seen close."""
    drawing = ElementTree.fromstring(FACE.draw(seen(at(position), 0), ENGLISH))
    told = [spot for spot in drawing.iter() if spot.get("class") == "spot" and "none" not in spot.get("style", "")]
    assert len(told) > t.SPACES
    for spot in told:
        assert (spot.findtext("{http://www.w3.org/2000/svg}title") or "").endswith("."), spot.get("id")


def test_the_power_of_a_boss_is_told_where_bosses_have_one() -> None:
    for options, is_told in (({}, False), ({"powers": "on"}, True)):
        drawing = FACE.draw(seen(at("Mv LO", 4, **options), 0), ENGLISH)
        assert ("has a Sten of his own" in drawing) == is_told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_cards_are_named_within_their_tiles(language: str) -> None:
    """By the measure of a letter; several kinds stand in several lines."""
    state, rng = begun(boss_choice="random"), Random(1)
    while state.waiting_for == [CHANCE]:
        state.apply(CHANCE, outcome(state, rng))
    view = seen(state, 0)
    drawing = ElementTree.fromstring(FACE.draw(view, tongue(language, "ludotheque.games.tractions")))
    names = [one for one in drawing.iter() if one.get("x") == "78" and one.text]
    assert len(names) == 3 + 6 * 2 + 1
    assert all(len(one.text or "") * float(one.get("font-size", "0")) * LETTER < TILE for one in names)
