"""The log as a story: what belongs together stands in one line, in both languages."""

from __future__ import annotations

import pytest

from ludotheque.core.state import Event
from ludotheque.core.teller import Teller
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.meeples import FACE, GAME
from tests.games.meeples.playing import at

TONGUES = {language: tongue(language, "ludotheque.games.meeples") for language in LANGUAGES}


def told(position: str, steps: tuple[str, ...], language: str = "en") -> list[str]:
    """The lines that are left where a line stands in the place of the one before."""
    state = at(position)
    journal: list[Event] = []
    state.journal = journal
    for text in steps:
        seat = state.waiting_for[0]
        state.apply(seat, GAME.read(seat, text))
    teller = Teller(FACE)
    found: list[str] = []
    for event in journal:
        line = teller.line(state.view(0), event)
        if line is not None:
            found[len(found) - line.joins :] = [TONGUES[language](line.message)]
    return found


SOWN = ("take b3", "dir cw", "drop A", "drop O", "drop M")


@pytest.mark.rule("R19", "R30")
def test_a_handful_is_sown_in_one_line_and_those_who_find_nothing_share_another() -> None:
    assert told("b3: O1 M1 A1", (*SOWN, "resolve d4", "resolve d5", "resolve d6", "end")) == [
        "Orange takes the meeples of the Undertaker: 1 Builder, 1 Miner, 1 Deputy.",
        "Sown: 1 Deputy, 1 Builder, 1 Miner; the first at the door of the Telegraph, "
        "the last at the door of the Livery stable.",
        "Nothing to do: Deputy at the Telegraph, Builder at the Cantina, Miner at the Livery stable.",
    ]


@pytest.mark.rule("R38", "R40")
def test_what_a_meeple_earns_stands_in_its_line() -> None:
    lines = told("b3: A1; b4: B1", ("take b3", "dir cw", "drop A", "resolve d4", "draw 1g 1s"))
    assert lines[2] == "Deputy at the Telegraph: Orange draws 1 gold, 1 stone."
    french = told("b3: A1; b4: B1", ("take b3", "dir cw", "drop A", "resolve d4", "draw 1g 1s"), "fr")
    assert french[2] == "Adjoint au Télégraphe\u00a0: Orange pioche 1 or, 1 pierre."


@pytest.mark.rule("R34", "R36")
@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ("build yes", "Orange puts up a sign at the Telegraph for 2 gold, 1 stone."),
        ("build no", "Orange puts up no sign at the Telegraph."),
    ],
)
def test_a_builder_is_told_by_the_sign(answer: str, line: str) -> None:
    assert told("P1: 2g 1s; b3: O1", ("take b3", "dir cw", "drop O", "resolve d4", answer))[2:] == [line]
