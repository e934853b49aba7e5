"""Resolution, clean-up and the end of the game: R25 to R51, R55, R56."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, Event
from ludotheque.games.apaches.rules import terms as t
from tests.games.apaches.playing import after, at, begun, facts, play, step

rule = pytest.mark.rule
END = "turn 6; order Blue Yellow Green Red; play Red; hold Red 1.1"


def resolved(position: str, *texts: str) -> tuple[dict[str, str], list[Event]]:
    """The facts and events after the last lay of a round."""
    state = at(position)
    journal: list[Event] = []
    state.journal = journal
    for text in ("skip", "lay 1.1", *texts):
        state.apply(*step(state, text))
    return facts(state), journal


@rule("R25", "A46", "A48", "A51", "I1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_prize_of_each_district_is_the_one_planque_that_was_not_laid(seats: int) -> None:
    state = begun(seats)
    journal: list[Event] = []
    state.journal = journal
    play(state, Random(seats), t.OVER)
    laid = [event.shown[0] for event in journal if event.kind == t.LAYS]
    prizes = [event.shown[1] for event in journal if event.kind == t.WINS and event.shown[0] < t.COLOURED]
    active = [planque for planque in range(56) if state.holders[planque] != t.ABSENT]
    assert sorted(laid + prizes) == sorted(active * 3)


@rule("R26", "R27", "A47")
def test_the_majority_is_more_than_any_other_gang() -> None:
    found, journal = resolved(f"{END}; D2: Blue 2m, Yellow 1m+2n, Green 1m; open 2.2")
    assert found["Yellow money"] == "900"
    wins = [event for event in journal if event.kind == t.WINS]
    assert [event.shown[0] for event in wins] == list(range(9))
    assert [event.seat for event in wins if event.seat >= 0] == [1]


@rule("R27")
def test_an_empty_district_does_nothing() -> None:
    found, _ = resolved(f"{END}; open 2.4")
    assert {found[f"{gang} money"] for gang in ("Blue", "Yellow", "Green", "Red")} == {"500"}


@rule("R31", "A24", "I8")
def test_a_steal_moves_money_and_makes_none() -> None:
    found, journal = resolved(f"{END}; D5: Green 1m; open 5.4; money Blue 100")
    assert found["Green money"] == "900"
    assert [event.shown[0] for event in journal if event.kind == t.ROBBED] == [100, 150, 150]


@rule("R32", "R40", "R43", "R54", "A29")
def test_recruits_join_for_the_next_round() -> None:
    found, _ = resolved(f"{END}; D4: Blue 1m; D9: Blue 1m; open 4.3")
    assert found["Blue reserve"] == "7m+3n+3r"
    assert found["supply"] == "2"


@rule("R33", "R34", "R35", "R36", "A31")
@pytest.mark.parametrize(("planque", "place"), [("4.4", "hospital"), ("4.5", "prison"), ("5.6", "cemetery")])
def test_only_a_meneur_is_punished(planque: str, place: str) -> None:
    found, _ = resolved(f"{END}; D{planque[0]}: Blue 1m+2n; open {planque}")
    assert found[f"Blue {place}"] == "1"
    assert found["Blue reserve"] == "6m+1n"


@rule("R37", "A35", "A57")
def test_a_token_is_for_the_eyes_of_its_taker() -> None:
    state = after(at(f"{END}; D8: Green 1m"), "skip", "lay 1.1")
    assert state.waiting_for == [CHANCE]
    assert state.weights() == [3, 1]
    journal: list[Event] = []
    state.journal = journal
    state.apply(*step(state, "policeman"))
    token = next(event for event in journal if event.kind == t.MUGGED)
    assert token.as_seen_by(2).secret == [1]
    assert token.as_seen_by(0).secret != [1]


@rule("R37")
def test_an_empty_district_8_draws_no_token() -> None:
    state = after(at(END), "skip", "lay 1.1")
    assert state.question != t.MUGGING


@rule("R38")
def test_the_fence_gives_a_recruit_without_any_burglary() -> None:
    found, _ = resolved(f"{END}; D9: Blue 1m")
    assert found["Blue money"] == "500"
    assert found["Blue reserve"] == "7m+3n+1r"


@rule("R41", "R42", "R44")
def test_meneurs_come_home() -> None:
    found, _ = resolved(f"round 2; {END}; D2: Blue 3m+1n; D3: Blue 2m; open 2.1 3.1; prison Blue 1; hospital Blue 1")
    assert found["Blue reserve"] == "7m+2n"


@rule("R46", "R47", "R48", "R56", "A37", "A44")
def test_the_end_adds_tokens_and_wages_to_the_wallet() -> None:
    found, _ = resolved(
        f"round 3; {END}; tokens Blue bourgeois; tokens Yellow policeman; D8: Blue 1m; "
        "money Blue 100; money Yellow 400",
        "bourgeois",
    )
    assert found["Blue money"] == str(100 + 400 + 500)
    assert found["Yellow money"] == str(400 - 200 + 450)
    assert found["question"] == "over"


@rule("R50", "R51", "A45")
def test_ranks_follow_money_then_apaches() -> None:
    state = at(
        "round 3; turn 6; over; money Blue 900; money Yellow 900; money Green 900; money Red 1000; cemetery Green 1"
    )
    assert state.ranks() == [2, 2, 4, 1]


@rule("R55", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_invariants_hold_after_every_step(seats: int) -> None:
    for seed in range(3):
        rng = Random(seed)
        state = begun(
            seats, unused_recruits=rng.choice(["lost", "kept"]), draft_peek=rng.choice(["immediate", "after"])
        )
        while state.waiting_for:
            seat = state.waiting_for[0]
            state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
            assert state.check() == ""
        assert state.question == t.OVER


@rule("I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10")
@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("turn 2; D1: Blue 2m, Red 2m", "I5"),
        ("turn 2; D1: Blue 1n", "I6"),
        ("turn 2; money Blue 120", "I8"),
        ("turn 2; tokens Blue bourgeois bourgeois bourgeois bourgeois", "I9"),
        ("turn 2; hospital Blue 1", "I10"),
        ("turn 2; recruits Blue 1", "I10"),
        ("round 2; turn 2; tokens Blue bourgeois; tokens Red bourgeois", "I9"),
        ("lay; turn 2; play Blue; staged place 9 8m", "more than a reserve"),
        ("lay; turn 2; play Blue; staged place 9 1m; D1: Blue 7m", "R20"),
        ("lay; turn 2; play Blue; staged place 9 2m; D9: Red 2m", "R19"),
        ("lay; turn 2; play Blue; staged place 9", "R15"),
        ("lay; turn 2; play Blue; staged move m 2>5; D2: Blue 1m", "R17"),
        ("lay; turn 2; play Blue; staged move m 2>4; D2: Blue 2m, Red 1m", "R19"),
        ("step; turn 2; play Blue; staged move m 2>4", "R18"),
        ("turn 2; play Blue; staged place 9 1m", "nothing is staged"),
        ("round 2; turn 2; recruits Blue 5; recruits Red 1", "I4"),
        ("turn 2; D1: Blue 8m", "more Apaches"),
        ("turn 2; D1: Blue 1m+4n", "more Apaches"),
        ("turn 2; D1: Black 1m", "does not play"),
        ("turn 9", "no turn 9"),
        ("turn 2; hold Blue 1.1; hold Red 1.1", "in two places"),
        ("turn 2; hold Blue 1.8", "R2"),
        ("turn 6; hold Blue 1.1 1.2", "should hold 1"),
        ("turn 2; nonsense", "not a clause"),
        ("force; turn 2; play Blue", "staged"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        at(position)


@rule("I7")
def test_nothing_stands_in_a_forbidden_district() -> None:
    with pytest.raises(ValueError, match="I7"):
        at("turn 2; D4: Blue 1m", 2)


@rule("I12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_outcomes_give_the_same_game(seats: int) -> None:
    one = play(begun(seats), Random(8), t.OVER)
    other = play(begun(seats), Random(8), t.OVER)
    assert dump(one) == dump(other)
