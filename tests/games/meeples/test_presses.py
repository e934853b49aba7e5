"""What one press at a page can do: the rest of a hand in an order, and the rest of the turn."""

from __future__ import annotations

import pytest

from ludotheque.core.face import Journey
from ludotheque.core.tongue import tongue
from ludotheque.games.meeples import FACE, GAME
from tests.games.meeples.playing import after, at

ENGLISH = tongue("en", "ludotheque.games.meeples")


def journeys(position: str, *steps: str) -> list[Journey]:
    return FACE.journeys(after(at(position), *steps).view(0), ())


@pytest.mark.rule("R19")
@pytest.mark.parametrize(
    ("hand", "rows"),
    [
        ("O1 M1", ["1 Builder, then 1 Miner", "1 Miner, then 1 Builder"]),
        ("O2 M1", ["1 Miner, then 2 Builders", "1 Builder, then 1 Miner, then 1 Builder", "2 Builders, then 1 Miner"]),
        ("O2 M2", None),
        ("O1 M1 A1", None),
        ("O3 M2", []),
        ("O3", []),
    ],
)
def test_a_hand_with_few_orders_is_sown_in_one_press(hand: str, rows: list[str] | None) -> None:
    found = [journey for journey in journeys(f"b3: {hand}", "take b3", "dir cw") if not journey.spot]
    assert all(journey.actions[-1] == GAME.read(0, "end") for journey in found)
    named = [ENGLISH(journey.label) for journey in found]
    assert len(set(named)) == len(named)
    assert named == rows if rows is not None else len(named) == 6


@pytest.mark.rule("R30")
def test_the_press_that_ends_the_turn_stands_apart() -> None:
    position = "P1: 2g 1s; b3: O2"
    found = journeys(position, "take b3", "dir cw", "drop O", "drop O")
    assert [ENGLISH(journey.label) for journey in found] == [
        "Resolve all, pay for signs, end the turn",
    ]
    assert all(journey.closes for journey in found)


def test_what_has_no_effect_is_listed_last() -> None:
    view = after(at("b3: B2; b5: M1"), "take b3", "dir cw", "drop B", "drop B").view(0)
    ranks = {GAME.write(0, action): FACE.choice(view, action).rank for action in view.legal}
    assert ranks == {"resolve d4": 1, "resolve d5": 0}
