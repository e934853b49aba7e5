"""States, views and records show themselves, and what most programs need stands at the top."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from xml.etree import ElementTree

import pytest

import ludotheque
from ludotheque.core.picture import picture
from ludotheque.core.record import Record
from ludotheque.core.shelf import boxes
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


def test_a_state_prints_as_its_position() -> None:
    assert repr(GAME.read_position(START, 2, {})) == f"<Apagos {START}>"
    assert repr(LootGame().start(3, {})) == "<Loot>"
    assert repr(type(GAME.start(2, {})).__new__(type(GAME.start(2, {})))) == "<Apagos>"  # half made


def test_a_view_prints_whose_eyes_it_is_and_what_they_are_asked() -> None:
    state = GAME.read_position(START, 2, {})
    assert repr(state.view(0)).startswith("<ApagosView of seat 0: ")
    assert repr(state.view(-3)).startswith("<ApagosView of a spectator: ")


def test_a_view_prints_the_same_in_every_world_it_cannot_tell_from_the_true_one() -> None:
    for taken in boxes():
        state = taken.game.start(taken.game.seats[0], {})
        rng = Random(1)
        for _ in range(30):
            for seat in (0, -3):
                view = state.view(seat)
                assert repr(taken.game.determinise(view, rng).view(seat)) == repr(view)
            if not state.waiting_for:
                break
            asked = state.waiting_for[0]
            state.apply(asked, rng.choice(state.legal(asked)))


def test_what_most_programs_need_stands_at_the_top_and_is_loaded_late() -> None:
    code = (
        "import sys, ludotheque; assert 'ludotheque.core' not in sys.modules; "
        "game = ludotheque.box('meeples').game; assert repr(game.start(2, {})); "
        "ludotheque.read_record, ludotheque.write_record, ludotheque.slugs(), ludotheque.__version__; "
        "print([name for name in ('numpy', 'fastapi', 'httpx', 'ludotheque.web') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


@pytest.mark.parametrize("name", ludotheque.__all__)
def test_every_name_at_the_top_is_there(name: str) -> None:
    assert getattr(ludotheque, name)
