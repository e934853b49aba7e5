"""The greedy boss: it beats chance, answers every paper, and never floods the table."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE
from ludotheque.games.tractions.advice import TractionsAdvice
from ludotheque.games.tractions.game import GAME
from tests.games.tractions.playing import at, begun

ADVICE = TractionsAdvice()


@pytest.mark.rule("A67")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_greedy_beats_random(seats: int) -> None:
    wins = 0
    for seed in range(3):
        rng = Random(seed)
        state = begun(seats, target="100")
        greedy = seed % seats
        while state.waiting_for:
            seat = rng.choice(state.waiting_for)
            if seat == CHANCE:
                state.apply(seat, outcome(state, rng))
            elif seat == greedy:
                state.apply(seat, ADVICE.choose(GAME, state.view(seat), rng))
            else:
                state.apply(seat, rng.choice(state.legal(seat)))
        wins += state.ranks()[greedy] == 1
    assert wins >= 2


def answer(position: str, seat: int, *steps: str) -> str:
    state = at(position)
    for text in steps:
        name, _, rest = text.partition(": ")
        for one in rest.split(", "):
            state.apply(int(name), GAME.read(int(name), one))
    return GAME.write(seat, ADVICE.choose(GAME, state.view(seat), Random(1)))


def test_a_good_deal_is_accepted_and_a_bad_one_refused() -> None:
    position = "LO1 AT1@cafW; LO 30U c1; AT 30U c2; phase 2"
    assert answer(position, 1, "0: write, pay, LO, AT, 10U, ok, send") == "accept 0"
    assert answer(position, 1, "0: write, pay, AT, LO, 10U, ok, send") == "refuse 0"
    swap = "0: write, card, AT, LO, a colt, number 1, pay, LO, AT, 10U, ok, send"
    assert answer(position, 1, swap) == "accept 0"


def test_a_boss_offers_a_colt_at_most_once() -> None:
    rng = Random(2)
    state = at("LO1 AT1@cafW; LO 30U c3; AT 30U; phase 2")
    picks: list[str] = []
    while 0 in state.waiting_for and len(picks) < 40:
        action = ADVICE.choose(GAME, state.view(0), rng)
        picks.append(GAME.write(0, action))
        state.apply(0, action)
    assert picks.count("send") <= 1
    assert picks[-1] == "done"


def test_with_a_car_away() -> None:
    assert answer("LO1 LO2 AT1@bankW; LO t1; phase 4", 0) == "cars 1"
    assert answer("LO1 LO2 AT1@bankW; phase 4", 0) == "stand"


def test_half_a_dodge_is_no_dodge() -> None:
    attack = "0: LO1, LO2, s23, attack, AT, go, fire, LO1, colt, AT1, LO2, colt, AT1, go"
    assert answer("LO c2; LO1 LO2@s22; AT1@s23; AT e1; Mv LO", 1, attack) == "dodge 0"
    assert answer("LO c2; LO1 LO2@s22; AT1@s23; AT e2; Mv LO", 1, attack) == "dodge 2"


def test_honesty_is_a_setting() -> None:
    rng = Random(4)
    state = at("LO1 LO2 AT1@bankW; pact until 3: split LO 1 AT 1; phase 4")
    for text in ("stand", "stand", "done", "done", "stand", "stand"):
        seat = state.waiting_for[0]
        state.apply(seat, GAME.read(seat, text))
    kept = TractionsAdvice(honesty=100).choose(GAME, state.view(0), rng)
    broken = TractionsAdvice(honesty=0).choose(GAME, state.view(0), rng)
    assert (GAME.write(0, kept), GAME.write(0, broken)) == ("honour", "renege")


def test_worth_prefers_money_and_men() -> None:
    poor, rich = at("LO 5U; Mv LO"), at("LO 50U; LO1@h01; Mv LO")
    assert ADVICE.worth(rich, 0) > ADVICE.worth(poor, 0)
    over = at("LO 201U; AT 181U; Mv LO")
    assert ADVICE.worth(over, 0) > ADVICE.worth(over, 1)
