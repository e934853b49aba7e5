"""States, views and records show themselves in a notebook."""

from __future__ import annotations

from xml.etree import ElementTree

from ludotheque.core.picture import picture
from ludotheque.core.record import Record
from ludotheque.games.apagos.game import GAME
from tests.toys.loot import LootGame

START = "7.0.0 5.0.0 3.0.0 1.0.0 w"


def test_a_state_a_view_and_a_record_show_the_same_board() -> None:
    state = GAME.read_position(START, 2, {})
    record = Record(GAME, {}, ["Ana", "Bo"], position=START)
    shown = state._repr_svg_()
    assert shown is not None
    assert ElementTree.fromstring(shown).tag.endswith("svg")
    assert state.view(-3)._repr_svg_() == shown
    assert record._repr_svg_() == shown


def test_a_state_is_shown_as_a_spectator_sees_it_unless_told() -> None:
    state = GAME.read_position(START, 2, {})
    assert picture(state) == picture(state.view(-3))
    assert picture(state, 1) == picture(state.view(1))


def test_a_game_without_a_box_shows_nothing() -> None:
    assert LootGame().start(3, {})._repr_svg_() is None
