"""Positions in writing: every moment of a game is read back whole, and any other text is refused or sound."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.apaches import GAME
from tests.games.mutants import check_mutants, chosen, odd_game, written

ODD = (  # boxes that differ from ours and keep V1 to V6
    {"reinforce_recruits = 2": "reinforce_recruits = 0", "fence_recruits = 1": "fence_recruits = 5"},
    {"rounds = 3": "rounds = 1", "bail = 150": "bail = 9950", "start_money = 500": "start_money = 0"},
    {"meneurs = 7": "meneurs = 1", "novices = 3": "novices = 0", "recruit_supply = 5": "recruit_supply = 1"},
    {'["death"]': '["reinforce"]', "policeman_tokens = 1": "policeman_tokens = 0", "rounds = 3": "rounds = 9"},
    {
        "steal_from_each = [300, 200, 150]": "steal_from_each = [0, 9950, 0]",
        "bourgeois_tokens = 3": "bourgeois_tokens = 0",
    },
)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("force; turn 2; play Blue; hold Blue 2.2 1.3", "'force' asks for 'staged place'"),
        ("round 1; play Blue; news 1 4\x1b[31m Yellow 4.4 0 0", r"\\x1b\[31"),
    ],
)
def test_a_refusal_says_what_is_missing_and_can_be_printed(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as caught:
        GAME.read_position(text, 2, {})
    assert str(caught.value).isprintable()


@pytest.mark.rule("I12")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("peek", ["immediate", "after"])
def test_every_moment_is_read_back_whole(seats: int, peek: str) -> None:
    rng = Random(seats)
    written(GAME, seats, {**chosen(GAME, rng), "draft_peek": peek}, rng)


@pytest.mark.parametrize("changes", ODD, ids=[next(iter(changes.values())) for changes in ODD])
def test_every_moment_with_an_odd_box_is_read_back_whole(changes: dict[str, str]) -> None:
    rng = Random(len(changes))
    game = odd_game(GAME, changes)
    written(game, rng.choice((2, 3, 4)), chosen(game, rng), rng)


@pytest.mark.parametrize("seed", range(4))
def test_an_altered_position_is_refused_in_words_or_plays_to_an_end(seed: int) -> None:
    rng = Random(seed)
    seats, options = rng.choice((2, 3, 4)), chosen(GAME, rng)
    check_mutants(GAME, seats, options, rng, 150)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("turn 0", "turn 0 is the draft"),
        ("draft; turn 3; piles 1:2 2:3 3:3 6:4", "turn 0 is the draft"),
        ("start; money Blue 55; recruits Blue 9", "written alone"),
        ("money Blue 55", "I8"),
        ("recruits Blue 9", "more Apaches than the box"),
        ("recruits Blue 3; recruits Yellow 3", "I4"),
        ("draft; piles 1:2 2:3 3:3 6:4 5:2", "district 5 is not in this game"),
        ("draft; over", "one question at a time"),
        ("round 2; round 3", "'round' is said twice"),
        ("D1: Blue 1m+9n; D2: Blue 1m+9n", "more Apaches than the box"),
        ("draft; play Yellow; piles 1:2 2:3 3:3 6:4", "not the turn of Yellow"),
        ("draft; piles 1:1 2:3 3:3 6:4; blind Blue 1; play Yellow", "O4"),
        ("turn 2; jailed Blue 1", "the question is mug"),
        ("turn 2; award Blue 2", "the question is mug"),
        ("mug; turn 6", "leader of district 8"),
        ("bail; turn 2; play Blue", "R23"),
        ("turn 3; order Yellow Blue", "R13"),
        ("turn 2; laid Blue 1.1 1.2 2.1", "one planque a turn"),
        ("turn 2; hold Blue 1.1; covered 1.1", "two places"),
        ("round 2; news 1 1 Blue 1.1 300 0", "of every district"),
        ("over", "last turn of the last round"),
        ("over; round 3; turn 6; D1: Blue 1m", "nobody in the districts"),
        ("paid Blue 200 prize; money Blue 100", "I8"),
        ("paid Blue 200 gift", "not a payment"),
        ("turn 2; focus 3", "during the draft only"),
    ],
)
def test_a_contradiction_is_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.read_position(text, 2, {})


@pytest.mark.rule("R40")
def test_a_box_whose_reinforcements_bring_nobody_says_so() -> None:
    game = odd_game(GAME, ODD[0])
    text = "turn 6; order Blue Yellow Green Red; play Red; D4: Blue 1m; open 4.3; hold Red 1.2"
    state = game.read_position(text, 4, {})
    for action in ("skip", "lay 1.2"):
        state.apply(3, game.read(3, action))
    assert game.facts(state)["Blue recruits"] == "0"
