"""Every rule that can say no: a position, an action and its number."""

from __future__ import annotations

import pytest

from ludotheque.core.codec import dump
from ludotheque.games.apagos.game import GAME
from ludotheque.games.apagos.rules.judge import Apagos
from tests.games.apagos.playing import RAMP, START, after, arranged, at, begun, refusal

rule = pytest.mark.rule

# In the order of A37.
PLAYING = [
    ("1.1.0 3.1.2 7.4.3 5.4.1 -", "0: W@1", "R24"),
    ("1.1.0 3.1.2 7.4.3 5.4.1 -", "1: 4>1", "R24"),
    (START, "0: D7", "R8"),
    (START, "0: confirm", "R8"),
    (START, "0: swap", "R8"),
    (START, "0: white", "R8"),
    (START, "0: preset short", "R8"),
    (START, "0: setter 0", "R8"),
    (START, "1: W@1", "R11"),
    (START, "1: pass", "R11"),
    (START, "0: pass", "R12"),
    (START, "0: W@5", "R4"),
    (START, "0: 7>1", "R4"),
    ("1.1.0 3.1.2 5.4.0 7.4.3 w", "0: W@3", "R13"),
    ("1.1.0 3.1.2 5.4.0 7.4.3 w", "0: W@4", "R13"),
    ("7.0.0 5.0.0 3.0.0 1.1.0 b", "1: W@4", "R14"),
    ("7.0.0 3.1.0 5.0.1 1.0.0 b", "1: 2>1", "R19"),
    ("7.0.0 3.1.0 5.0.1 1.0.0 b", "1: 2>3", "R19"),
    ("7.0.0 3.0.0 5.0.1 1.0.0 b", "1: 3>4", "R20-upward"),
    ("7.0.0 3.0.0 5.0.1 1.0.1 b", "1: 3>4", "R20-upward"),
    ("7.1.0 1.0.1 3.1.2 5.2.1 w", "0: 4>3", "R20-full"),
    ("7.0.0 3.1.0 5.0.1 1.0.0 b", "1: 2>2", "R13-first"),
    ("7.0.0 5.0.0 3.0.0 1.1.0 b", "1: 4>4", "R19"),
    ("7.1.0 5.0.0 3.0.0 1.0.0 w", "0: 1>1", "R20-lowest"),
    ("1.1.0 3.2.1 5.2.0 7.0.0 w", "0: 2>2", "R20-nowhere"),
    (START, "clock: flag 1", "A33"),
]


@rule("A37", "R4", "R8", "R11", "R12", "R13", "R14", "R19", "R20", "R24", "A33")
@pytest.mark.parametrize(("position", "text", "number"), PLAYING)
def test_a_turn_that_breaks_a_rule_is_refused_by_its_number(position: str, text: str, number: str) -> None:
    assert refusal(at(position), text) == number


SETTING_UP: list[tuple[Apagos, str, str]] = [
    (begun(setter="seat_1"), "1: white", "R11"),
    (begun(setter="seat_1"), "0: D7", "R8"),
    (begun(setter="seat_1"), "0: resign", "R29"),
    (after(begun(), "white"), "0: setter 0", "R5"),
    (after(begun(), "white"), "1: A1", "R8"),
    (arranged(), "0: W@1", "R8"),
    (arranged(), "0: white", "R8"),
    (arranged(), "1: A1", "R6-setter"),
    (arranged(), "1: confirm", "R6-setter"),
    (arranged(), "0: A2", "R6-face"),
    (arranged(), "0: confirm", "R6-incomplete"),
    (arranged("D7"), "0: D5", "R6-placed"),
    (arranged("D7"), "0: D9", "R6-placed"),
    (arranged("D7"), "1: D7", "R6-setter"),
    (arranged("D7"), "0: preset short", "R6-placed"),
    (arranged("D7", "B5", "C3", "A1"), "0: A1", "R6-placed"),
    (arranged("D7", "B5", "C3", "A1"), "1: confirm", "R6-setter"),
    (arranged("D7", "B5", "C3", "A1"), "1: resign", "R29"),
    (arranged(*RAMP, swap="on"), "0: swap", "R11"),
    (arranged(*RAMP, swap="on"), "1: W@1", "R8"),
    (arranged(*RAMP, swap="on"), "1: confirm", "R8"),
]


@rule("A37", "R5", "R6", "R8", "R11", "R29")
@pytest.mark.parametrize(("state", "text", "number"), SETTING_UP, ids=[f"{text} {why}" for _, text, why in SETTING_UP])
def test_a_setup_that_breaks_a_rule_is_refused_by_its_number(state: Apagos, text: str, number: str) -> None:
    before = dump(state)
    assert refusal(state, text) == number
    assert dump(state) == before


@rule("A37")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_number_outside_the_actions_is_refused(seat: int) -> None:
    for state in (begun(), after(begun(), "white"), arranged("D7"), arranged(*RAMP, swap="on"), at(START)):
        for action in (-1, -99, GAME.actions, GAME.actions + 1, 10**9):
            assert state.why_not(seat, action) != ""
