"""The greedy player sees views alone; `tests/shelf` lets it beat chance."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.state import CHANCE
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.mind.advice import SingesAdvice
from ludotheque.games.singes.rules import terms as t
from tests.games.playing import advised
from tests.games.singes.playing import after, at

ADVICE = SingesAdvice()


def test_greedy_plays_every_house_rule() -> None:
    options = {"trap_rule": "skip_only", "thief_choice": "open", "apes_block": "false", "portal_ends_move": "false"}
    assert not advised(GAME, ADVICE, 1, 5, (3, {**options, "round_limit": "20"})).waiting_for


def test_greedy_escapes_when_it_can() -> None:
    state = at("tile 15 0,-1 0; on 3,-6 KEY1; seat 0 at 3,-4 axe digit2 digit2 digit3")
    played_steps = []
    while state.waiting_for:
        seat = state.waiting_for[0]
        action = GAME.read(CHANCE, "die 4") if seat == CHANCE else ADVICE.choose(GAME, state.view(seat), Random(1))
        played_steps.append(GAME.write(seat, action))
        state.apply(seat, action)
    assert played_steps == ["roll white", "die 4", "step north", "step north", "stop", "escape"]


def test_the_worth_of_a_position_grows_with_what_a_key_needs() -> None:
    door = "tile 15 0,-1 0; on 3,-6 KEY1; seat 0 at 3,3 "
    worths = [ADVICE.worth(at(door + hand), 0) for hand in ("", "digit2", "digit2 digit2", "axe digit2 digit2 digit3")]
    assert worths == sorted(worths)
    won = after(
        at(door.replace("3,3", "3,-5") + "axe digit2 digit2 digit3"), "roll white", "die 1", "step north", "stop"
    )
    assert ADVICE.worth(after(won, "escape"), 0) > worths[-1] > ADVICE.worth(after(won, "escape"), 1)


def test_greedy_follows_a_guide_to_the_threshold_of_its_door() -> None:
    state = at("tile 15 0,-1 0; on 3,-6 KEY1; seat 0 at 5,5 axe digit2 digit2 digit3 daena")
    asked = after(state, "guide daena")
    chosen = ADVICE.choose(GAME, asked.view(0), Random(1))
    assert GAME.write(0, chosen) == "to 15.2.3"


MEETING = "tile 15 0,-1 0; on 3,-6 KEY1; on 5,4 chimp7; seat 0 at 5,3 move "


def exiled(hand: str, rival: str) -> tuple[int, int]:
    """Where greedy puts the ape it has met, as x and y."""
    state = at(f"{MEETING}{hand}; seat 1 at {rival} digit1 digit4 digit5 club")
    asked = after(state, "roll white", "die 1", "step south", "stop", "move")
    action = ADVICE.choose(GAME, asked.view(0), Random(1))
    return asked.x(action - t.TO), asked.y(action - t.TO)


@pytest.mark.rule("D7", "R65")
def test_greedy_bars_the_rivals_way_to_a_door_it_cannot_use() -> None:
    x, y = exiled("", "3,1")
    assert x == 3
    assert -6 < y < 1


@pytest.mark.rule("D7", "R65")
def test_greedy_leaves_its_own_way_out_free() -> None:
    x, y = exiled("axe digit2 digit2 digit3", "3,5")
    assert (x, y) not in [(3, row) for row in range(-5, 4)]
    assert abs(x - 3) + abs(y - 5) <= 2
