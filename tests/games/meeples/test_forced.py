"""What a person need not click: a drop or an appointment that leaves no choice (section 5)."""

from __future__ import annotations

import pytest

from ludotheque.games.meeples.game import GAME
from tests.games.meeples.playing import after, at

rule = pytest.mark.rule


@rule("D5", "D6")
@pytest.mark.parametrize(
    ("seats", "position", "before", "played"),
    [
        (2, "b3: O3", ("take b3", "dir cw"), "drop O"),
        (2, "b3: O2 M1", ("take b3", "dir cw", "drop M"), "drop O"),
        (2, "b3: O2 M1", ("take b3", "dir cw"), ""),
        (2, "SAL: V1", ("take SAL", "start d4"), "drop V"),
        (2, "W: B/P1; b6: M1", ("take b6", "dir cw", "drop M"), "appoint P2"),
        (3, "W: B/P1; b6: M1", ("take b6", "dir cw", "drop M"), ""),
    ],
)
def test_a_drop_or_an_appointment_without_a_choice_is_played(
    seats: int, position: str, before: tuple[str, ...], played: str
) -> None:
    state = after(at(position, seats), *before)
    forced = GAME.forced(state, 0)
    assert (GAME.write(0, forced) if forced >= 0 else "") == played


@rule("D2", "D7", "D11")
@pytest.mark.parametrize(
    ("position", "before"),
    [
        ("b3: O1", ()),
        ("b3: O1", ("take b3", "dir cw", "drop O")),
        ("b3: O1", ("take b3", "dir cw", "drop O", "resolve d4")),
    ],
)
def test_a_handful_a_resolution_and_the_end_are_never_played_for_a_person(
    position: str, before: tuple[str, ...]
) -> None:
    assert GAME.forced(after(at(position), *before), 0) == -1
