"""Every rule that can say no: a position, an action and its number."""

from __future__ import annotations

import pytest

from ludotheque.core.codec import dump
from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.text.actions import NUMBERS
from tests.games.meeples.playing import after, at, dealt, refusal

rule = pytest.mark.rule

TAKING = "W: A/P1; graves: O2; b4: M1; b9: O1 B1"
RESOLVING = ("take b4", "dir cw", "drop M")
SALOON = "SAL: O1 M1; W: A/P1"

PLAYING: list[tuple[str, tuple[str, ...], str, str]] = [
    (TAKING, (), "1: take b4", "R11-wait"),
    (TAKING, (), "pass", "R11-pass"),
    (TAKING, (), "take b5", "R13"),
    (TAKING, (), "take JAIL", "A6"),
    (TAKING, (), "take W", "R16"),
    (TAKING, (), "take graves", "R16"),
    (TAKING, (), "corner b1", "R9-over"),
    (TAKING, (), "start d1", "R12"),
    (TAKING, (), "dir cw", "R12"),
    (TAKING, (), "drop O", "R12"),
    (TAKING, (), "appoint P2", "R25-token"),
    (TAKING, (), "resolve d4", "R12-first"),
    (TAKING, ("take b9",), "resolve d4", "R28"),
    (TAKING, (), "end", "R12"),
    (TAKING, (), "first P1", "R12"),
    (TAKING, (), "clock: flag 1", "A44"),
    (TAKING, (), "chance: draw 1g", "R11-wait"),
    (TAKING, ("take b9",), "take b4", "R12-taken"),
    (TAKING, ("take b9",), "start d1", "R20"),
    (TAKING, ("take b9", "dir cw"), "dir ccw", "R22"),
    (TAKING, ("take b9", "dir cw"), "drop M", "R19"),
    (SALOON, ("take SAL",), "start W", "R18"),
    (SALOON, ("take SAL", "start d1"), "start d2", "R22-start"),
    (SALOON, ("take SAL", "start E", "dir cw", "drop O"), "drop M", "R25-first"),
    (SALOON, ("take SAL", "start E", "dir cw", "drop O"), "appoint P1", "R25"),
    (SALOON, ("take SAL", "start E", "dir cw", "drop O"), "appoint P3", "R1"),
    (TAKING, RESOLVING, "resolve d6", "R29"),
    (TAKING, RESOLVING, "resolve showdown", "R43"),
    (TAKING, RESOLVING, "end", "R30"),
    (TAKING, RESOLVING, "build yes", "R36-build"),
    (TAKING, RESOLVING, "upgrade yes", "R36-upgrade"),
    (TAKING, RESOLVING, "reroll yes", "R45"),
    ("P1: 2g 3s; b1: O1", ("take b1", "dir cw", "drop O", "resolve d2"), "resolve d2", "R30-one"),
    ("P1: 2g 3s; b1: O1", ("take b1", "dir cw", "drop O", "resolve d2"), "sign b2", "R36-answer"),
    ("P1: 8g; b1: O1", ("take b1", "dir cw", "drop O", "resolve d2"), "keep gold", "R56"),
    ("P1: 8g; b1: O1", ("take b1", "dir cw", "drop O", "resolve d2"), "resolve d2", "R29"),
    ("tile b2: P2/5; b1: O1", (), "sign b2", "R35"),
    ("tile b2: P1/10; b1: O1", (), "sign b2", "R36-high"),
    ("P1: 2g; b1: O1", (), "sign b2", "R37-lacks-0-2"),
    ("P1: 1g; b1: O1", (), "sign b3", "R37-lacks-1-1"),
    ("P1: 1s; b1: O1", (), "sign b3", "R37-lacks-2-0"),
    ("P1: 2g 2s; b1: O1", (), "sign b2", "R36-builder"),
    ("P2: 2g 2s; b1: O1", (), "1: sign b2", "R34-turn"),
    ("ask: over", (), "take b1", "R62"),
    ("ask: over", (), "sign b1", "R62"),
]


@rule("R9", "R11", "R12", "R13", "R16", "R18", "R19", "R20", "R22", "R25", "R28", "R29", "R30", "R34", "R35", "R36")
@rule("R37", "R43", "R45", "R56", "R62", "A6", "A44", "R1")
@pytest.mark.parametrize(("position", "before", "text", "number"), PLAYING)
def test_what_breaks_a_rule_is_refused_by_its_number(
    position: str, before: tuple[str, ...], text: str, number: str
) -> None:
    assert refusal(after(at(position), *before), text) == number


@rule("R34")
def test_without_a_sign_in_supply_nothing_is_built() -> None:
    signs = "; ".join(f"tile b{number}: P1/5" for number in range(1, 9))
    assert refusal(at(f"{signs}; P1: 9g 9s; b1: O1"), "sign b9") == "R34-spare"


@rule("R9", "A2")
def test_corner_signs() -> None:
    state = after(dealt(3), "corner b7")
    assert refusal(state, "corner b7") == "A2"
    assert refusal(state, "corner b2") == "R9-corner"
    assert refusal(state, "take b2") == "R9-first"
    assert refusal(state, "0: corner b1") == "R11-wait"


@pytest.mark.parametrize("seat", [-2, -1, 0, 1])
def test_a_refused_action_changes_nothing(seat: int) -> None:
    for position, before, _, _ in PLAYING:
        state = after(at(position), *before)
        whole = dump(state)
        for action in NUMBERS.values():
            state.why_not(seat, action)
        assert dump(state) == whole


@rule("D10", "D11")
def test_the_second_roll_and_the_end_of_the_turn_are_final() -> None:
    assert [text for text in ("take b1", "drop O", "resolve d2", "build yes") if GAME.is_final(0, NUMBERS[text])] == []
    assert all(GAME.is_final(0, NUMBERS[text]) for text in ("reroll no", "reroll yes", "end"))
