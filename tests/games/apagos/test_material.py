"""Other boxes: what is checked when a material file is loaded, and at which line it fails."""

from __future__ import annotations

import pytest

from ludotheque.core.material import BrokenMaterial
from ludotheque.games.apagos.game import GAME
from tests.games.apagos.playing import after, begun, legal
from tests.games.boxes import broken, line_of

rule = pytest.mark.rule


@rule("V1")
@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("levels = 4", "levels = 5", 4),
        ("levels = 4", "", 1),
        ('id = "B"', 'id = "A"', 16),
        ('id = "B"', 'id = "BB"', 16),
        ('id = "D"', "id = 7", 24),
        ('[[squares]]\nid = "D"\nfaces = [5, 7]\n', "", 11),
        ('[[squares]]\nid = "D"\n', '[[squares]]\nid = "E"\nfaces = [1, 3]\n\n[[squares]]\nid = "D"\n', 11),
    ],
)
def test_there_are_four_levels_and_four_squares_with_letters_of_their_own(old: str, new: str, line: int) -> None:
    fault, _ = broken(GAME, old, new)
    assert fault.check == "V1"
    assert fault.line == line


@rule("V2")
@pytest.mark.parametrize(
    "faces", ["[1]", "[1, 3, 5]", "[3, 3]", "[0, 3]", "[1, 10]", '["1", 3]', "[1.0, 3]", "[true, 3]"]
)
def test_a_square_has_two_different_faces_of_1_to_9_holes(faces: str) -> None:
    fault, text = broken(GAME, "faces = [1, 3]", f"faces = {faces}")
    assert fault.check == "V2"
    assert fault.line == line_of(text, f"faces = {faces}")


@rule("V3", "A12")
def test_the_holes_may_not_outnumber_the_balls() -> None:
    fault, text = broken(GAME, "faces = [5, 7]", "faces = [5, 9]")
    assert fault.check == "V3"
    assert "22" in str(fault)
    assert "20" in str(fault)
    assert fault.line == line_of(text, "[balls]")


@rule("V4")
@pytest.mark.parametrize(("colour", "count"), [("white", "0"), ("black", "0"), ("black", "-3"), ("white", '"ten"')])
def test_there_is_a_ball_of_each_colour(colour: str, count: str) -> None:
    fault, text = broken(GAME, f"{colour} = 10", f"{colour} = {count}")
    assert fault.check == "V4"
    assert fault.line == line_of(text, f"{colour} = {count}")


@rule("V5")
@pytest.mark.parametrize(
    "ramp",
    [
        '[["D", 5], ["B", 3], ["C", 3]]',
        '[["D", 5], ["B", 3], ["C", 3], ["C", 5]]',
        '[["D", 5], ["B", 3], ["C", 3], ["A", 5]]',
        '[["D", 5], ["B", 3], ["C", 3], ["E", 1]]',
        '[["D", 5], ["B", 3], ["C", 3], ["A", 1], ["A", 3]]',
        '["D5", "B3", "C3", "A1"]',
    ],
)
def test_a_preset_uses_every_square_once_with_a_face_of_its_own(ramp: str) -> None:
    fault, text = broken(GAME, 'short = [["D", 5], ["B", 3], ["C", 3], ["A", 1]]', f"short = {ramp}")
    assert fault.check == "V5"
    assert fault.line == line_of(text, "short = ")


@rule("V7")
@pytest.mark.parametrize("name", ['""', '"x "', '" x"', '"a | b"', '"a\\nb"', '"a; b"', '"#"', f'"{"x" * 41}"'])
def test_a_preset_has_a_name_that_a_record_can_give_back(name: str) -> None:
    fault, text = broken(GAME, "short = [[", f"{name} = [[")
    assert fault.check == "V7"
    assert fault.line == line_of(text, f"{name} = [[")


@rule("V7")
def test_the_name_of_a_preset_is_written_and_read_back() -> None:
    game = GAME.with_material(GAME.material.replace("short = [[", '"à la carte-2_b" = [['))
    text = "preset à la carte-2_b"
    assert game.write(0, game.read(0, text)) == text


@rule("V6", "R27")
def test_an_even_face_is_a_warning_only() -> None:
    text = GAME.material.replace("faces = [1, 3]", "faces = [1, 2]").replace('["A", 3]', '["A", 2]')
    assert GAME.box.warnings == []
    assert [warning[:2] for warning in GAME.with_material(text).box.warnings] == ["V6"]


@rule("O5")
def test_a_table_may_bring_its_own_box() -> None:
    text = GAME.material.replace("faces = [1, 3]", "faces = [2, 4]")
    text = text.replace('["A", 3]', '["A", 4]').replace('["A", 1]', '["A", 2]').replace("white = 10", "white = 12")
    game = GAME.with_material(text)
    state = after(begun(game, setter="seat_1"), "white")
    assert legal(state)[:2] == ["A2", "A4"]
    assert state.reserve == [12, 10]
    assert GAME.box.faces[:2] == [1, 3]


@rule("O5")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('game = "chess"\n', 1),
        ("levels = 4\n", 1),
        ('game = "apagos"\nlevels = = 4\n', 2),
        ("\x00", 1),
        ("x" * 2_000_000, 1),
    ],
    ids=["foreign", "nameless", "not TOML", "binary", "huge"],
)
def test_what_is_not_a_box_of_apagos_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BrokenMaterial) as caught:
        GAME.with_material(text)
    assert caught.value.line == line


def test_every_figure_of_the_box_says_where_it_comes_from() -> None:
    for word in ("printed", "published", "ours"):
        assert word in GAME.material
