"""The box: what it holds, and what is refused with the line and the check that failed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.rules import material
from ludotheque.games.apaches.rules import terms as t
from tests.games.boxes import broken

rule = pytest.mark.rule


@rule("O6")
def test_the_box_holds_what_the_specification_says() -> None:
    box = GAME.box
    assert box.sizes == [3, 4, 4, 5, 6, 5, 4, 0, 0]
    counts = [
        box.kinds.count(kind) for kind in (t.MONEY, t.BURGLARY, t.STEAL, t.REINFORCE, t.HOSPITAL, t.PRISON, t.DEATH)
    ]
    assert counts == [12, 6, 2, 2, 3, 3, 3]
    assert sum(bits.bit_count() for bits in box.borders) == 2 * 17
    assert [len(setups) for setups in box.setups] == [12, 5, 1]
    assert box.warnings == []


@rule("A9")
def test_two_districts_touch_exactly_when_their_outlines_share_a_side() -> None:
    sides: dict[frozenset[tuple[int, int]], list[int]] = {}
    place = 0
    for district in range(9):
        count = GAME.box.outlines[place + 2]
        flat = GAME.box.outlines[place + 3 : place + 3 + 2 * count]
        corners = list(zip(flat[::2], flat[1::2], strict=True))
        for i in range(count):
            sides.setdefault(frozenset((corners[i], corners[i - 1])), []).append(district)
        place += 3 + 2 * count
    shared = {tuple(sorted(owners)) for owners in sides.values() if len(owners) == 2}
    borders = {(a, b) for a in range(9) for b in range(a) if GAME.box.borders[a] >> b & 1}
    assert {(b, a) for a, b in borders} == shared


@rule("A39")
def test_the_setups_are_exactly_the_sets_that_deal_six_each() -> None:
    for seats in (2, 3, 4):
        legal = []
        for bits in range(1 << 7):
            setup = [district + 1 for district in range(7) if bits >> district & 1]
            if sum(GAME.box.sizes[number - 1] - 1 for number in setup) == 6 * seats:
                legal.append(setup)
        assert sorted(legal) == sorted(GAME.box.setups[seats - 2])


BROKEN = [
    ('game = "apaches"', 'game = "apagos"', "game", "game"),
    ("rounds = 3", "rounds = 0", "V1", "rounds"),
    ("meneurs = 7", 'meneurs = "seven"', "V1", "meneurs"),
    ("bail = 150", "bail = 160", "V2", "bail"),
    ("steal_from_each = [300, 200, 150]", "steal_from_each = [300, 200]", "V1", "steal_from_each"),
    ("steal_from_each = [300, 200, 150]", "steal_from_each = [300, 200, 155]", "V2", "steal_from_each"),
    ('name = "Bercy"', 'name = "Belleville"', "V3", 'name = "B'),
    ('colour = "purple"', 'colour = "pink"', "V3", "colour"),
    ('colour = "purple"', 'colour = "red"', "V3", "colour"),
    ("label = [850, 350]", "label = [8500, 350]", "V3", "outline"),
    ('["money", 300], ["steal"], ["death"]', '["gold", 300], ["steal"], ["death"]', "V4", "planques"),
    ('["money", 300], ["steal"], ["death"]', '["money", 310], ["steal"], ["death"]', "V4", "planques"),
    ('["money", 300], ["steal"], ["death"]', '["money", 300], ["steal", 100], ["death"]', "V4", "planques"),
    ('["money", 300], ["steal"], ["death"]', '["money", 300], ["steal"]', "V6", "2 = "),
    ("[1, 2], [1, 7]", "[1, 1], [1, 7]", "V5", "edges"),
    ("[1, 2], [1, 7]", "[1, 10], [1, 7]", "V5", "edges"),
    ("[1, 2], [1, 7]", "[7, 1], [1, 7]", "V5", "edges"),
    ("4 = [[1, 2, 3, 4, 5, 6, 7]]", "4 = [[1, 2, 3, 4, 5, 6]]", "V6", "4 = "),
    ("4 = [[1, 2, 3, 4, 5, 6, 7]]", "", "V6", "[setups]"),
]


@rule("V1", "V2", "V3", "V4", "V5", "V6", "O6")
@pytest.mark.parametrize(("old", "new", "check", "mark"), BROKEN)
def test_a_broken_box_is_refused_with_its_line(old: str, new: str, check: str, mark: str) -> None:
    fault, text = broken(GAME, old, new)
    assert fault.check == check
    assert text.split("\n")[fault.line - 1].startswith(mark)


@rule("V3", "V4", "V6")
def test_a_box_that_can_be_played_with_but_is_odd_gives_warnings() -> None:
    text = GAME.material.replace(
        '["money", 300], ["money", 500], ["burglary", 100]', '["money", 300], ["money", 300], ["burglary", 100]'
    )
    assert [warning[:2] for warning in material.load(text).warnings] == ["V4"]
    text = GAME.material.replace("fence_recruits = 1", "fence_recruits = 4")
    assert all(warning.startswith("V6") for warning in material.load(text).warnings)
    assert material.load(text).warnings


@rule("V4")
def test_the_box_of_the_specification_is_ours() -> None:
    """Sections 2.3 (outlines), 2.6 (amounts) and 13 of the document together are a box that V1 to V6 accept."""
    text = (Path(__file__).parents[3] / "docs/rules/apaches.md").read_text("utf-8")
    outlines, amounts, city = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL))
    steal = list(amounts.pop("steal_from_each").values())
    lines = ['game = "apaches"', "[amounts]", *(f"{name} = {value}" for name, value in amounts.items())]
    lines += [f"steal_from_each = {steal}", "[map]", f"edges = {city['edges']}"]
    lines += ["[setups]", *(f"{seats} = {setups}" for seats, setups in city["setups"].items())]
    for district in city["districts"]:
        number = str(district["id"])
        lines += ["[[districts]]", f"id = {number}", f'name = "{district["name"]}"', f'colour = "{district["color"]}"']
        lines += [f"label = {district['label']}", f"outline = {outlines[number]}"]
        lines += [f"planques = {json.dumps(city['planques'].get(number, []))}"]
    box, ours = GAME.with_material("\n".join(lines)).box, GAME.box
    assert (box.kinds, box.values, box.sizes, box.borders) == (ours.kinds, ours.values, ours.sizes, ours.borders)
    assert (box.amounts, box.loots, box.setups, box.outlines) == (ours.amounts, ours.loots, ours.setups, ours.outlines)
    assert (box.names, box.colours) == (ours.names, ours.colours)
