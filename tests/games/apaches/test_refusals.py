"""Every rule that can say no: a position, an action and its number."""

from __future__ import annotations

import pytest

from ludotheque.core.codec import dump
from ludotheque.games.apaches.game import GAME
from tests.games.apaches.playing import after, at, begun, refusal

rule = pytest.mark.rule

DRAFT = "draft; round 1; first Blue; play Blue; piles 2:3 3:3 6:4; hold Yellow 1.1; hold Blue 1.2"
ACT = "turn 3; play Blue; D4: Blue 2m+1n; D8: Yellow 1m; D9: Red 3m; hold Blue 1.2"
FORCE = "force; turn 3; play Blue; staged place 8; D8: Yellow 2m; hold Blue 1.2"
STEP = "step; turn 3; play Blue; staged move m 4>8; D4: Blue 1m+1n; D2: Blue 1m; hold Blue 1.2"
LAY = "lay; turn 3; play Blue; hold Blue 1.2; D4: Blue 1m"
MOVED = "lay; turn 3; play Blue; staged move m 4>8; hold Blue 1.2; D4: Blue 2m"
BAIL = "bail; round 2; turn 3; play Blue; prison Blue 2; money Blue 200"
OVER = "round 3; turn 6; over"

REFUSALS = [
    (DRAFT, 2, "0: draft 1", "R10-empty"),
    (DRAFT, 2, "0: draft 4", "R2"),
    (DRAFT, 2, "0: draft 8", "R10-none"),
    (DRAFT, 2, "1: draft 2", "R10-turn"),
    (DRAFT, 2, "0: skip", "R12"),
    (ACT, 4, "1: skip", "R13"),
    (ACT, 4, "chance: look 1.1", "R10-turn"),
    (ACT, 4, "0: stop", "R15"),
    (ACT, 4, "0: 2m", "R15"),
    (ACT, 4, "0: lay 1.2", "R15"),
    (ACT, 4, "0: draft 4", "R15"),
    (ACT, 4, "0: bail 1", "R23-time"),
    (ACT, 4, "0: m 4>5", "R17-border"),
    (ACT, 4, "0: n 8>4", "R18"),
    (ACT, 4, "0: r 4>8", "R18"),
    ("turn 3; play Blue; D1: Blue 7m+3n", 2, "0: place 2", "R16"),
    ("turn 3; play Blue; D1: Blue 7m", 2, "0: place 2", "R20"),
    ("turn 3; play Blue; D4: Blue 6m+3n, Red 7m+3n; D1: Blue 1m", 4, "0: place 4", "R16"),
    ("turn 3; play Blue; D4: Blue 6m+3n, Red 7m+3n", 4, "0: place 4", "R19"),
    ("turn 3; play Blue; D1: Blue 1m", 2, "0: place 4", "R2"),
    ("turn 3; play Blue; D1: Blue 1m", 2, "0: m 1>7", "R2"),
    (FORCE, 4, "0: 2m", "R19"),
    (FORCE, 4, "0: 1n", "R20"),
    (FORCE, 4, "0: 0", "A6"),
    (FORCE, 4, "0: 1m+1r", "R16"),
    (FORCE, 4, "0: skip", "R15-staged"),
    (FORCE, 4, "0: place 9", "R15-staged"),
    (STEP, 4, "0: stop", "R20"),
    (STEP, 4, "0: m 4>9", "R18"),
    (STEP, 4, "0: m 4>5", "R18"),
    (STEP, 4, "0: m 8>4", "R18"),
    (STEP, 4, "0: skip", "R15-staged"),
    (STEP, 4, "0: m 2>5", "R17-border"),
    (STEP, 4, "0: m 2>1", "R20"),
    (LAY, 4, "0: lay 7.4", "R22"),
    (LAY, 4, "0: skip", "R15-order"),
    (LAY, 4, "0: m 4>8", "R15-order"),
    (LAY, 4, "0: bail 1", "R23-time"),
    (MOVED, 4, "0: m 4>9", "R17-two"),
    (BAIL, 4, "0: bail 2", "R23-funds"),
    (BAIL, 4, "0: bail 3", "R23-prisoner"),
    (BAIL.replace("prison Blue 2", "prison Blue 1; cemetery Blue 1"), 4, "0: bail 2", "R24"),
    (BAIL, 4, "0: skip", "R15-order"),
    ("turn 6; play Blue; order Blue Yellow", 2, "1: skip", "R14"),
    (OVER, 2, "0: skip", "R46"),
    (LAY, 4, "clock: flag 1", "A59"),
    (ACT, 4, "clock: flag 1", "A59"),
]


@rule(
    "A60", "R2", "R10", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20", "R22", "R23", "R24", "A6", "A59"
)
@pytest.mark.parametrize(("position", "seats", "text", "number"), REFUSALS)
def test_what_breaks_a_rule_is_refused_by_its_number(position: str, seats: int, text: str, number: str) -> None:
    state = at(position, seats)
    before = dump(state)
    assert refusal(state, text) == number
    assert dump(state) == before


@rule("R6", "R37", "A13")
def test_chance_is_judged_too() -> None:
    assert refusal(begun(2), "first Green") == "R6"
    assert refusal(after(begun(2), "first Blue", "draft 1"), "look 2.1") == "A13"
    assert refusal(after(begun(2), "first Blue", "draft 1"), "bourgeois") == "A13"
    mug = at("mug; round 2; turn 6; play Blue; D8: Blue 1m; tokens Red policeman")
    assert refusal(mug, "policeman") == "R37"
    assert refusal(mug, "look 1.1") == "R37"


@rule("A8")
def test_a_step_and_its_way_back_is_refused() -> None:
    state = at("step; turn 3; play Blue; staged move m 4>8; D4: Blue 2m; D8: Blue 2m")
    assert refusal(state, "m 8>4") == "A8"


@rule("A60")
@pytest.mark.parametrize("seat", [0, 1, -1, -2])
def test_every_number_outside_the_actions_is_refused(seat: int) -> None:
    for position in (DRAFT, ACT, FORCE, STEP, LAY, BAIL):
        state = at(position, 2 if position == DRAFT else 4)
        for action in (-1, -99, GAME.actions, GAME.actions + 1, 10**9):
            assert state.why_not(seat, action) != ""
