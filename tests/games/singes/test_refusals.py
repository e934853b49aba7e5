"""Every refusal: a position, an action, the rule that forbids it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.core.state import CLOCK
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.rules import judge
from tests.games.singes.playing import after, at, refusal

rule = pytest.mark.rule

APE = ("roll white", "die 1", "step south", "stop")
FOUGHT = "on 5,4 chimp8; seat 0 at 5,3 "
TRAP = ("roll white", "die 2", "step west", "step west", "stop", "draw trap")
NORTH = ("roll white", "die 1", "step north", "stop")
SOUTH = ("roll white", "die 1", "step south", "stop")
DOOR = "tile 15 0,-1 0; seat 0 at 3,-5 "
RIVAL = "seat 0 at 3,3 thief; seat 1 at 3,2 axe"

CASES: list[tuple[str, tuple[str, ...], str, str]] = [
    ("turn 0", ("roll white",), "die 7", "R2"),
    ("turn 0", (), "1: roll white", "R22"),
    ("turn 0", ("roll white",), "0: roll white", "R22"),
    ("hold 1 trap 3 all", (), "1: roll white", "R20"),
    ("turn 0", (), "pass", "R21"),
    ("turn 0", (), "no", "R21"),
    ("turn 0", (), "escape", "R79"),
    ("turn 0", (), "rotate 0", "R21-now"),
    ("turn 0", (), "step north", "R26-roll"),
    ("turn 0", (), "to 1.1.1", "R26-roll"),
    ("turn 0", (), "stop", "R26-roll"),
    (RIVAL, (*NORTH, "steal 1 weapon", "draw axe"), "step north", "R26-roll"),
    ("seat 0 at 3,3 ari", (), "use ari", "R25-roll"),
    ("seat 0 at 3,3 axe", (), "declare axe", "R44-ape"),
    ("turn 0", (), "roll red", "R24"),
    ("seat 0 at 3,3 ari", ("roll white", "die 2"), "use leo", "R25-none"),
    ("seat 0 at 3,3 ari", ("roll white", "die 2"), "step north", "R25"),
    ("turn 0", ("roll white", "die 2"), "roll white", "R26"),
    ("turn 0", ("roll white", "die 1", "step west"), "step west", "R26-done"),
    ("turn 0", ("roll white", "die 1", "step west"), "to 1.1.1", "R26-done"),
    ("turn 0", ("roll white", "die 2"), "to 1.1.1", "R26-far"),
    ("turn 0", ("roll white", "die 2", "step west"), "step north", "R10"),
    ("turn 0", ("roll white", "die 2", "step west"), "step east", "R27"),
    ("seat 0 at 5,3", ("roll white", "die 3", "step south"), "step south", "R28"),
    ("turn 0", ("roll white", "die 2", "step west"), "stop", "R29"),
    ("turn 0", ("roll white", "die 2"), "stop", "R30"),
    ("on 5,4 chimp8; seat 0 at 5,4; duty 0 5,3", ("roll white", "die 2"), "step south", "R50"),
    ("seat 0 at 5,3", ("roll white", "die 1", "step east", "stop", "tile 7"), "stop", "R14"),
    ("seat 0 at 5,3", ("roll white", "die 1", "step east", "stop", "tile 7"), "rotate 3", "R15"),
    (RIVAL, NORTH, "roll white", "R34"),
    (RIVAL, (), "steal 1 weapon", "R34-exact"),
    ("seat 0 at 3,3 kill; seat 1 at 3,2 axe", NORTH, "steal 1 weapon", "R34-none"),
    (RIVAL, NORTH, "steal 0 weapon", "R34-rival"),
    (RIVAL, NORTH, "steal 1 digit", "R34-nothing"),
    (RIVAL, NORTH, "look 1", "R63-blind"),
    (RIVAL, (*NORTH, "steal 1 weapon", "draw axe"), "compass", "R40"),
    (FOUGHT, APE, "stop", "R43"),
    (FOUGHT, APE, "kill", "R43-kill"),
    (FOUGHT, APE, "move", "R43-move"),
    ("turn 0", (), "move", "R43"),
    (FOUGHT, APE, "declare axe", "R44"),
    (FOUGHT + "kill", (*APE, "roll white", "die 1"), "kill", "R64"),
    (FOUGHT + "kill", (*APE, "roll white", "die 1"), "item thief", "R48"),
    (FOUGHT + "move", (*APE, "move"), "to 9.1.1", "R65-where"),
    (FOUGHT + "move", (*APE, "move"), "to 1.3.3", "R65-start"),
    (FOUGHT + "move", (*APE, "move"), "to 1.4.5", "R65-same"),
    (FOUGHT + "move", (*APE, "move"), "to 1.1.1", "R65-token"),
    (FOUGHT + "move; seat 1 at 2,3", (*APE, "move"), "to 1.3.2", "R65-pawn"),
    ("turn 0", (), "guide karubi", "R58-none"),
    ("seat 0 at 3,3 daena", ("guide daena",), "to 9.1.1", "R58-where"),
    ("seat 0 at 3,3 daena", ("guide daena",), "to 1.3.3", "R58-same"),
    (DOOR + "daena", ("guide daena",), "to 15.1.3", "R58-door"),
    ("seat 0 at 3,3 patrol2", (), "attack 0 patrol2", "R59-rival"),
    ("seat 0 at 3,3 patrol2", (), "attack 2 patrol2", "R59-rival"),
    ("seat 0 at 3,3 patrol2", (), "attack 1 patrol3", "R59-none"),
    ("seat 0 at 3,2", (), "compass", "R62-none"),
    ("seat 0 at 3,3 compass", (), "compass", "R62-start"),
    ("seat 0 at 3,3 patrol2; seat 1 at 3,3 axe", ("attack 1 patrol2",), "declare axe", "R70"),
    ("seat 0 at 3,3 patrol2; seat 1 at 3,3 axe", ("attack 1 patrol2",), "compass", "R70"),
    ("pile digit1; seat 0 at 3,2", SOUTH, "roll white", "R72"),
    ("pile digit1; seat 0 at 3,2", SOUTH, "pick luck", "R72-luck"),
    ("pile kill; seat 0 at 3,2", SOUTH, "pick digit", "R72-digit"),
    ("seat 0 at 3,5 kill", TRAP, "roll white", "R74"),
    ("seat 0 at 3,5 kill", TRAP, "compass", "R74-compass"),
    ("seat 0 at 3,5 kill", TRAP, "guide daena", "R74-guide"),
    (DOOR, NORTH, "escape", "R79"),
    (DOOR, NORTH, "roll white", "R77"),
    (DOOR + "axe digit1 digit1 digit1; on 3,-6 KEY1", NORTH, "escape", "R78"),
    (DOOR + "axe digit2 digit2 digit3; on 3,-6 KEY1", (*NORTH, "escape"), "0: roll white", "R79-over"),
]
OPTIONAL: list[tuple[dict[str, str], str, tuple[str, ...], str, str]] = [
    ({"thief_choice": "open"}, RIVAL, NORTH, "steal 1 weapon", "R63-open"),
    ({"thief_choice": "open"}, RIVAL, (*NORTH, "look 1"), "item club", "R63-none"),
    ({"thief_choice": "open"}, RIVAL, (*NORTH, "look 1"), "no", "R63"),
    (
        {"backtrack_scope": "turn"},
        RIVAL,
        (*NORTH, "steal 1 weapon", "draw axe", "roll white", "die 1"),
        "step south",
        "R27-turn",
    ),
    ({"backtrack": "no_u_turn"}, "turn 0", ("roll white", "die 2", "step west"), "step east", "R27-back"),
]


@rule(
    "R2",
    "R10",
    "R15",
    "R20",
    "R21",
    "R22",
    "R24",
    "R25",
    "R26",
    "R27",
    "R28",
    "R29",
    "R30",
    "R34",
    "R40",
    "R43",
    "R48",
    "R50",
)
@rule("R44", "R58", "R59", "R62", "R64", "R65", "R70", "R72", "R74", "R77", "R78", "R79")
@pytest.mark.parametrize(("position", "steps", "action", "number"), CASES)
def test_a_refusal_names_its_rule(position: str, steps: tuple[str, ...], action: str, number: str) -> None:
    assert refusal(after(at(position), *steps), action) == number


@rule("O2", "O5", "O11")
@pytest.mark.parametrize(("options", "position", "steps", "action", "number"), OPTIONAL)
def test_an_option_refuses_too(
    options: dict[str, str], position: str, steps: tuple[str, ...], action: str, number: str
) -> None:
    assert refusal(after(at(position, 2, **options), *steps), action) == number


@rule("R7", "O6")
def test_the_host_names_a_seat_that_is_taken() -> None:
    state = GAME.start(2, {"first_player": "host_chooses"})
    assert refusal(state, "begin 4") == "R7"
    assert state.why_not(CLOCK, 0) == "R22"


@rule("R65")
def test_an_ape_that_can_go_nowhere_is_not_moved() -> None:
    state = after(at(FOUGHT + "move"), *APE)
    for square, content in enumerate(state.board):
        if content == 0 and state.material.cells[square]:
            state.board[square] = 4
    assert refusal(state, "move") == "R65"


def test_every_refusal_of_the_rules_is_here() -> None:
    found = set()
    for file in Path(str(judge.__file__)).parent.glob("*.py"):
        if file.stem not in ("notation", "game", "material", "face", "board", "advice"):
            found |= set(re.findall(r'"(R\d+(?:-[a-z]+)?)"', file.read_text("utf-8")))
    proved = {case[-1] for case in CASES} | {case[-1] for case in OPTIONAL} | {"R7", "R65", "R18"}
    assert found == proved


@rule("O11", "A7")
def test_the_printed_preset_forbids_going_back_in_the_whole_turn() -> None:
    printed = next(preset.options for preset in GAME.presets if preset.name == "printed")
    fled = after(at(RIVAL, 2, **printed), *NORTH, "steal 1 weapon", "draw axe", "roll white", "die 2")
    assert refusal(fled, "step south") == "R27-turn"
