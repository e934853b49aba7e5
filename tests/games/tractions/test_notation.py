"""Every action has a text, every text is read back, and positions say what they mean."""

from __future__ import annotations

import pytest

from ludotheque.core.state import CHANCE, CLOCK
from ludotheque.games.tractions.game import GAME
from tests.games.tractions.playing import at

rule = pytest.mark.rule


@rule("R37", "R108")
def test_every_action_is_written_and_read_back() -> None:
    texts = [GAME.write(0, action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions
    assert [GAME.read(0, text) for text in texts] == list(range(GAME.actions))
    # No text recruits for others or hands loot from man to man.
    assert [text for text in texts if "recruit" in text] == ["recruit mp", "recruit cash"]
    assert not [text for text in texts if "loot" in text]


def test_the_clock_speaks_too() -> None:
    assert GAME.read(CLOCK, GAME.write(CLOCK, 0)) == 0
    for seat, text in ((0, "dance"), (CHANCE, "die 9"), (CLOCK, "LO1")):
        with pytest.raises(ValueError, match=text):
            GAME.read(seat, text)


def test_an_action_out_of_range_has_no_text() -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.write(0, GAME.actions)


POSITION = (
    "4p; turn 3; first LO; LO 5U t1 c2; AT 12U; DA 5U; BO 5U; LO1@s22+14; LO2@h06 guest; AT1@s23 held 3; AT2@h06; "
    "dropped s33 4; Mv LO 7 c"
)


AGREED = (
    "4p; turn 3; first LO; LO 5U; AT 5U; DA 5U; BO 5U; LO1@s71; AT1@h05; shield AT hotels; pierrot down; ban LO h05; "
    "pact LO AT until 5: peace AT LO everywhere, give LO AT 3U, bring LO bankW 2, split LO 2 AT 1; "
    "pact open AT DA until 4: avoid AT s22, lodging DA AT; Mv LO 7 c"
)


def test_a_position_is_written_as_it_is_read() -> None:
    assert GAME.write_position(at(POSITION)) == POSITION
    assert GAME.write_position(at(AGREED, 4, powers="on")) == AGREED


BAD = [
    "LO1@nowhere",
    "XX 5U",
    "NA 5U",
    "LO1@s22; LO1@s23",
    "LO21@s22",
    "LO z3",
    "LO t19",
    "Mv LO twelve",
    "LO1 LO2@h01",
    "LO1@baseNW+3",
    "pact until 3: love LO AT",
    "pact until 3: bring LO bankW",
    "pact peace",
    "nonsense",
    "LO1 s22",
]


@pytest.mark.parametrize("text", BAD)
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="BAD_POSITION"):
        at(text)


def test_the_table_is_for_four_to_six() -> None:
    with pytest.raises(ValueError, match="R1"):
        GAME.start(3, {})
