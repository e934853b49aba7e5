"""Actions, outcomes and positions in writing."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.rules import terms as t
from tests.games.singes.playing import at, legal, steps

rule = pytest.mark.rule

# Questions about something that does not lie on START at the beginning of a game.
UNFOUNDED = (
    "stepping", "fighting", "moving", "sacrificing", "naming", "turning", "escaping", "rotating", "trapped",
    "defending", "guided", "draw-tile", "draw-ape", "draw-token", "draw-key", "draw-pick", "draw-theft",
    "draw-confiscation", "draw-forfeit", "roll-fight", "roll-patrol",
)  # fmt: skip


def test_every_action_is_read_back() -> None:
    texts = set()
    for action in range(t.FACE):
        text = GAME.write(0, action)
        assert GAME.read(0, text) == action
        texts.add(text)
    assert len(texts) == t.FACE


def test_every_outcome_is_read_back() -> None:
    for outcome in [*range(t.BEGIN, t.KEYED + len(GAME.box.key_names))]:
        assert GAME.read(CHANCE, GAME.write(CHANCE, outcome)) == outcome
    assert GAME.write(CHANCE, t.DRAW + 9) == "draw patrol3"
    assert GAME.write(CHANCE, t.TILE) == "tile 1"
    with pytest.raises(ValueError, match="outcome"):
        GAME.write(CHANCE, 3)
    with pytest.raises(ValueError, match="no action"):
        GAME.write(0, t.ACTIONS)


def test_chance_does_nothing_that_players_do() -> None:
    for action in range(t.BEGIN):
        with pytest.raises(ValueError, match="no outcome of chance"):
            GAME.read(CHANCE, GAME.write(0, action))


@pytest.mark.parametrize(
    "text",
    [
        *("", "step up", "roll blue", "use", "use ari ari", "use daena", "rotate 4", "to 3,3", "to 21.1.1", "to 1.6.1"),
        *(
            "steal 1 gold",
            "steal 7 luck",
            "attack 1 axe",
            "begin 9",
            "die 99",
            "tile 0",
            "key KEY9",
            "draw x",
            "item x",
        ),
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.read(0, text)


@rule("R8")
@pytest.mark.parametrize("seats", [2, 6])
def test_any_position_can_be_written_and_set_up(seats: int) -> None:
    rng = Random(seats)
    for number, (_, _, _, state) in enumerate(steps(GAME.start(seats, {"round_limit": "40"}), rng)):
        if number % 9 and state.waiting_for:
            continue
        text = GAME.write_position(state)
        again = GAME.read_position(text, seats, {"round_limit": "40"})
        assert GAME.write_position(again) == text
        if state.waiting_for:
            for seat in [*range(seats), CHANCE]:
                assert again.legal(seat) == state.legal(seat)
            assert dump(again)["minds"] == dump(state)["minds"]


@rule("R14", "R15")
def test_a_tile_in_the_hand_is_set_up_by_its_number() -> None:
    state = at("seat 0 at 6,3; asks rotating tile=7")
    assert legal(state) == ["rotate 0", "rotate 1", "rotate 2"]
    assert "tile=7" in GAME.write_position(state)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("tile 1 1,0 0", "not in the stack"),
        ("tile 7 1,0 5", "0 to 3"),
        ("tile 7 0,0 0", "two tiles"),
        ("tile 7 1,0", "write"),
        ("tile 7 5,5 0", "I6"),
        ("seat 7 at 3,3", "not a seat"),
        ("seat 0 3,3", "write"),
        ("seat 0 at 3", "not x,y"),
        ("seat 0 at 3,3 sword", "not a token"),
        ("seat 0 at 3,3 axe!", "only dice"),
        ("seat 0 at 3,3 axe axe axe", "I1"),
        ("seat 0 at 3,3 trap", "I7"),
        ("on 5,4 axe", "I5"),
        ("on 3,3 chimp3", "I4"),
        ("pile axe", "I3"),
        ("duty 0 5,3", "I8"),
        ("hold 0 trap 3 all", "R20"),
        ("hold 1 axe 3 all", "nobody up"),
        ("known pile kill all", "I10"),
        ("idle 3,3", "no portal"),
        ("turn x", "write"),
        ("asks why", "question"),
        ("asks stepping height=3", "says nothing"),
        ("over never", "not a seat"),
        *((f"asks {question}", f"'{question}' is no question here") for question in UNFOUNDED),
        ("asks stepping total=2 path=3,3>5,5", "'stepping' is no question here"),
        ("asks rotating tile=7", "'rotating' is no question here"),
        ("seat 0 at 6,3; asks rotating tile=21", "not a number"),
        ("asks roll-move die=3", "not a number"),
        ("weather fine", "begins no fact"),
    ],
)
def test_what_cannot_be_set_up_says_why(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.read_position(text, 2, {})
