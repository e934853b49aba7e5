"""The box: what it holds, and what is refused with the line and the check that failed."""

from __future__ import annotations

import re
from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.material import BrokenMaterial
from ludotheque.core.state import CHANCE
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from tests.games.boxes import broken

rule = pytest.mark.rule


@rule("R1", "A50", "V2")
def test_the_box_holds_what_the_specification_says() -> None:
    box = GAME.box
    assert len(box.names) == t.SPACES
    assert len(box.links) == 2 * 111
    assert box.cards == [18, 18, 18, 8, 8, 8]
    assert sum(box.cards[:3]) == 54
    assert sum(box.cards[3:]) == 24
    assert box.money == 1440


@rule("R2", "V4")
def test_distances_are_those_of_the_table() -> None:
    box = GAME.box
    corner = box.bases[0]
    banks = sorted(box.distances[corner * t.SPACES + bank] for bank in box.banks)
    cafes = sorted(box.distances[corner * t.SPACES + cafe] for cafe in box.cafes)
    assert (banks, cafes) == ([5, 9], [4, 7, 11])
    middle = box.bases[1]
    assert sorted(box.distances[middle * t.SPACES + bank] for bank in box.banks) == [6, 6]
    for gang in range(6):
        near = sorted(box.distances[box.bases[gang] * t.SPACES + hotel] for hotel in box.homes[2 * gang : 2 * gang + 2])
        assert near == [2, 2]


@rule("R133")
def test_the_streets_alone_are_connected() -> None:
    box = GAME.box
    streets = {space for space in range(t.SPACES) if box.kinds[space] == t.STREET}
    reached, edge = {min(streets)}, [min(streets)]
    while edge:
        space = edge.pop()
        fresh = {other for other in box.neighbours(space) if other in streets} - reached
        reached |= fresh
        edge += fresh
    assert reached == streets


BROKEN = [
    ('game = "tractions"', 'game = "apagos"', "game", "game"),
    ('["s30", 390, 54, "baseN h03 s31"],', "", "V1", "[map]"),
    ('["s30", 390, 54,', '["x30", 390, 54,', "V1", "x30"),
    ('["s30", 390, 54,', '["s50", 390, 54,', "V1", '["s50"'),
    ('"h15", 885', '"s99", 885', "V2", "spaces"),
    ('"baseN h03 s31"', '"baseN h03 s99"', "V3", '["s30"'),
    ('"baseN h03 s31"', '"baseN s31"', "V3", '["h03"'),
    ('parking = ["s34", "s54"]', "parking = []", "V5", "[map]"),
    ('["h03", 324, 54, "s30"]', '["h0 3", 324, 54, "s30"]', "V1", "h0 3"),
    ('boss = "Monmon"', 'boss = " "', "V6", ""),
    ('["h03", 324, 54, "s30"]', f'["{"h" * 21}", 324, 54, "s30"]', "V1", "hhh"),
    ('parking = ["s34", "s54"]', 'parking = ["h01"]', "V5", "parking"),
    ('code = "NA"', 'code = "XX"', "V6", ""),
    ('base = "baseN"', 'base = "baseNW"', "V6", ""),
    ('home = ["h03", "h04"]', 'home = ["h01", "h04"]', "V6", ""),
    ("target = 200", "target = 0", "V7", "target"),
    ("colt = 18", 'colt = "many"', "V7", "colt"),
    ("colt = 18", "colt = 17", "V7", "colt"),
    ("sten = 8", "sten = 6", "V7", "sten"),
    ("coup = 8", "coup = 5", "V7", "coup"),
    ("money = 1440", "money = 12", "V7", "money"),
]


@rule("V1", "V2", "V3", "V5", "V6", "V7")
@pytest.mark.parametrize(("old", "new", "check", "mark"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_box_is_refused_with_its_line(old: str, new: str, check: str, mark: str) -> None:
    fault, text = broken(GAME, old, new)
    assert fault.check == check
    if mark:
        assert mark in text.split("\n")[fault.line - 1]


@rule("V1")
@pytest.mark.parametrize(("name", "word"), [("s30", "stop"), ("s30", "stand"), ("h03", "hotels"), ("cafC", "cafes")])
def test_a_space_is_not_called_by_a_word_of_the_notation(name: str, word: str) -> None:
    text = re.sub(rf"\b{name}\b", word, GAME.material)
    with pytest.raises(BrokenMaterial, match=f"V1.*'{word}'") as fault:
        GAME.with_material(text)
    assert f'["{word}"' in text.split("\n")[fault.value.line - 1]


@rule("V5", "R133")
def test_the_van_finds_a_street_beyond_every_gate() -> None:
    """s30 becomes a dead end behind its base and its hotel."""
    text = GAME.material.replace('"baseN h03 s31"', '"baseN h03"').replace('"s21 s30 s41"', '"s21 s41"')
    assert GAME.with_material(text)
    with pytest.raises(BrokenMaterial, match=r"V5.*s30") as fault:
        GAME.with_material(text.replace('parking = ["s34", "s54"]', 'parking = ["s34", "s30"]'))
    assert "parking" in text.split("\n")[fault.value.line - 1]


def test_another_box_changes_the_figures() -> None:
    rich = GAME.with_material(GAME.material.replace("treasury = 5", "treasury = 9"))
    assert rich.start(4, {}).purses == [9, 0, 9, 9, 0, 9]
    assert GAME.box.kinds.count(t.BASE) == 6


@rule("R6", "R7", "A4", "I2", "V7")
def test_the_smallest_box_serves_six_choices_that_are_all_alike() -> None:
    game = GAME.with_material(GAME.material.replace("sten = 8", "sten = 7").replace("coup = 8", "coup = 6"))
    state = game.start(6, {"powers": "on"})
    choice, rng, chosen = game.read(0, "choose t0 c3 e0 sten"), Random(1), 0
    while chosen < 6:
        seat = state.waiting_for[0]
        if seat == CHANCE:
            action = outcome(state, rng)
        else:
            action = choice if choice in state.legal(seat) else rng.choice(state.legal(seat))
        chosen += action == choice and seat != CHANCE
        state.apply(seat, action)
        assert not state.check()
