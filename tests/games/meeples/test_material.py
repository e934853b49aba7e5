"""Other boxes: what is checked when a material file is loaded, and at which line it fails."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import playout
from ludotheque.core.material import BrokenMaterial
from ludotheque.games.meeples.game import GAME
from tests.games.boxes import broken, line_of

rule = pytest.mark.rule


@rule("V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8")
@pytest.mark.parametrize(
    ("old", "new", "check"),
    [
        ("meeples_per_building = 3", "meeples_per_building = 6", "V1"),
        ("meeples_per_building = 3", "meeples_per_building = true", "V1"),
        ("B = { count = 5, skill = 3", "B = { count = 5, skill = 2", "V2"),
        ("M = { count = 6, skill = 2", "M = { count = 6, skill = 1", "V2"),
        ("A = { count = 4, skill = 4, reward = 4 }", "A = { count = 4, skill = 4 }", "V2"),
        ("V = { count = 1 }", "V = { count = 2 }", "V2"),
        ("graves = 6", "graves = 0", "V3"),
        ("dynamite = 3", "dynamite = 4", "V3"),
        ("signs_per_player = 8", "signs_per_player = 13", "V3"),
        ("sign_high = 10", "sign_high = -1", "V3"),
        ("sign_high = 10", "sign_high = 5", "V3"),
        ("graves = 6", "graves = 36", "V3"),
        ("bars = [6, 6, 7, 7, 8, 8]", "bars = [6, 7, 6]", "V4"),
        ("bars = [6, 6, 7, 7, 8, 8]", "bars = []", "V4"),
        ("gold = 36", "gold = 61", "V5"),
        ("stone = 18", "stone = 1.5", "V5"),
        ("miner_on_high = 4", "miner_on_high = 22", "V6"),
        ('ring_clockwise = ["W", "d1"', 'ring_clockwise = ["W", "d2"', "V7"),
        ('"d6", "E", "d7"', '"d6", "d7", "E"', ""),
        ('corners = ["b1", "b6", "b7", "b12"]', 'corners = ["b1", "b6", "b7"]', "V7"),
        ('corners = ["b1", "b6", "b7", "b12"]', 'corners = ["b1", "b6", "b7", "b7"]', "V7"),
        ("b9 = { gold = 2, stone = 1 }", "b9 = { gold = 2 }", "V8"),
        ("b10 = { gold = 2, stone = 1 }", "b10 = { gold = 10, stone = 1 }", "V8"),
    ],
)
def test_a_broken_box_is_refused_with_the_line_and_the_check(old: str, new: str, check: str) -> None:
    if not check:
        assert GAME.with_material(GAME.material.replace(old, new, 1)).box.onward[5] == 6
        return
    fault, _ = broken(GAME, old, new)
    assert fault.check == check
    assert fault.line == line_of(GAME.material, old)


@rule("V1", "V6")
def test_checks_over_several_lines_name_their_part() -> None:
    kinds, text = broken(GAME, "O = { count = 21", "O = { count = 20")
    assert kinds.line == line_of(text, "[kinds]")
    draws, text = broken(GAME, "madame_per_builder = 1", "madame_per_builder = 2")
    assert draws.line == line_of(text, "[draws]")


@rule("V7")
def test_the_showdown_spaces_are_not_side_by_side() -> None:
    ring = '"d6", "E", "d7", "d8", "d9", "d10", "d11", "d12"]'
    fault, _ = broken(GAME, ring, '"d6", "d7", "d8", "d9", "d10", "d11", "d12", "E"]')
    assert fault.check == "V7"


@pytest.mark.parametrize("text", ["", 'game = "apagos"', "game = [", 'game = "meeples"'])
def test_what_is_no_box_of_meeples(text: str) -> None:
    with pytest.raises(BrokenMaterial):
        GAME.with_material(text)


def test_another_box_is_played_to_its_end() -> None:
    changes = {
        "graves = 6": "graves = 2",
        "dynamite = 3": "dynamite = 1",
        "bars = [6, 6, 7, 7, 8, 8]": "bars = [3, 4]",
        "meeples_per_building = 3": "meeples_per_building = 2",
        "O = { count = 21": "O = { count = 9",
        "gold = 36": "gold = 20",
    }
    text = GAME.material
    for old, new in changes.items():
        text = text.replace(old, new, 1)
    game = GAME.with_material(text)
    for seats in (2, 3, 4):
        for seed in range(10):
            state = game.start(seats, {})
            while state.waiting_for:
                playout(state, Random(f"{seed} {state.turn}"), 1)
                assert state.check() == ""
