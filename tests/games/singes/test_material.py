"""Other boxes: what is checked when a material file is loaded, and at which line it fails."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import playout
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.rules import terms as t
from tests.games.boxes import broken, line_of

rule = pytest.mark.rule


@rule("V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8")
@pytest.mark.parametrize(
    ("old", "new", "check"),
    [
        ("P..S..P", "P.....P", "V1"),
        ("#.#.###", "#S#.###", "V1"),
        ("#W...L#", "PW...L#", "V2"),
        ("###P###", "##WP###", "V2"),
        ("#Z#.#K#", "#Z#P#K#", "V2"),
        ("#L.Z.K#", "#L#Z#K#", "V3"),
        ('[[keys]]\nid = "KEY6"\nneed = "limbo"\ndigits = [3, 4, 5]\n', "", "V4"),
        ('id = "KEY2"', 'id = "KEY1"', "V5"),
        ('id = "KEY2"', 'id = "W"', "V5"),
        ('id = "KEY2"', 'id = "chimp3"', "V5"),
        ('need = "spear"', 'need = "sword"', "V5"),
        ('need = "spear"', 'need = "thief"', "V5"),
        ("digits = [1, 4, 5]", "digits = [1, 4]", "V5"),
        ("digits = [1, 4, 5]", "digits = [1, 4, 12]", "V5"),
        ("red = [3, 4, 4, 5, 5, 6]", "red = []", "V6"),
        ("red = [3, 4, 4, 5, 5, 6]", "red = [0, 4, 4, 5, 5, 6]", "V6"),
        ('kind = "dagger"', 'kind = "sabre"', "V7"),
        ('kind = "dagger"', 'kind = "spear"', "V7"),
        ('back = "W"', 'back = "L"', "V7"),
        ('back = "W"', 'back = "X"', "V7"),
        ("count = 5", "count = 0", "V7"),
        ('kind = "ari"\ncount = 1', 'kind = "ari"\ncount = 2', "V7"),
        ('kind = "krull"\ncount = 1', 'kind = "krull"\ncount = 2', "V7"),
        ('kind = "karubi"\ncount = 1', 'kind = "karubi"\ncount = 2', "V7"),
        ("value = 10", 'value = "ten"', "V7"),
        ("tile_size = 7", "tile_size = 8", "V8"),
        ("number = 5", "number = 6", "V8"),
        ("#W...L#", "#W...L", "V8"),
        ('"white"]', '"red"]', "V8"),
        ("trap_turns = 3", "trap_turns = 0", "V8"),
        ("quiet_limit = 20", "quiet_limit = -1", "V8"),
        ("round_limit = 150", "round_limit = 1.5", "V8"),
        ('game = "singes"', 'game = "apagos"', "game"),
        ("[dice]", "[dice", "TOML"),
    ],
)
def test_a_broken_box_is_refused(old: str, new: str, check: str) -> None:
    fault, _ = broken(GAME, old, new)
    assert fault.check == check
    assert fault.line > 1 or check in ("V8", "V4", "game")


@rule("V7")
def test_a_refusal_names_the_line() -> None:
    fault, text = broken(GAME, 'kind = "dagger"', 'kind = "sabre"')
    assert fault.line == line_of(text, 'kind = "sabre"') - 2


@rule("R2", "R17")
def test_the_marks_of_our_tiles_add_up_to_the_supply() -> None:
    box = GAME.box
    assert box.warnings == []
    for back, supply in zip(range(t.BACKS), (24, 9, 28, 13, 13, 27), strict=True):
        assert box.cells.count(t.MARK_W + back) == supply
        assert sum(box.counts[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1]) == supply
    assert sum(box.doors) == len(box.key_names) == 6
    assert sum(box.portals) == 61
    assert sum(1 for cell in box.cells if cell) == 423


@rule("R17", "A24")
def test_a_mark_stays_empty_when_its_pool_runs_out() -> None:
    poor = GAME.with_material(GAME.material.replace('kind = "digit"\ncount = 5', 'kind = "digit"\ncount = 1'))
    assert poor.box.warnings == ["R17: 28 marks K for 8 tokens"]
    fresh = poor.start(3, {})
    assert fresh.pools[2] == 6
    playout(fresh, Random(1), 100_000)
    assert fresh.check() == ""


@rule("O7")
def test_a_box_may_switch_its_limits_off() -> None:
    endless = GAME.with_material(GAME.material.replace("quiet_limit = 20", "quiet_limit = 0"))
    values = {option.name: option.values for option in endless.options}
    assert (values["quiet_limit"], values["round_limit"]) == (("0",), ("150", "0"))
    assert endless.start(2, {}).quiet_limit == 0


@rule("R68", "R75")
def test_a_trap_holds_for_as_many_turns_as_the_box_says() -> None:
    short = GAME.with_material(GAME.material.replace("trap_turns = 3", "trap_turns = 2"))
    state = short.read_position("seat 0 at 3,5", 2, {})
    for text in ("roll white", "die 2", "step west", "step west", "stop", "draw trap"):
        state.apply(state.waiting_for[0], short.read(0, text))
    assert short.facts(state)["holds 0"] == "trap:2"


@rule("R82")
def test_a_box_without_opposite_portals_is_accepted_with_a_warning() -> None:
    odd = GAME.with_material(GAME.material.replace("P.#W..P", "P.#W..#"))
    assert odd.box.warnings == ["R18: tile 16 has no two portals on opposite sides"]
    state = odd.start(2, {})
    playout(state, Random(2), 100_000)
    assert state.check() == ""
    assert not state.waiting_for


@rule("D1")
def test_there_are_six_colours() -> None:
    assert len(set(GAME.box.colours)) == 6
