"""The greedy player does not walk into what it could have avoided for free; `tests/shelf` lets it beat chance."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.mind.advice import ApachesAdvice
from ludotheque.games.apaches.mind.prizes import expected_values
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.laying import carry_out
from ludotheque.games.apaches.rules.view import ApachesView
from tests.games.apaches.playing import after, at, begun, facts, seen

ADVICE = ApachesAdvice()


def turn_of(state: Apaches, seat: int, seed: int = 1) -> Apaches:
    """The state after the seat has made its whole turn greedily."""
    rng = Random(seed)
    twin = state.copy()
    while twin.waiting_for == [seat]:
        twin.apply(seat, ADVICE.choose(GAME, twin.view(seat), rng))
    return twin


LAST = "turn 6; order Blue Yellow Green Red; play Red"


@pytest.mark.parametrize(
    ("position", "spared"),
    [
        (f"{LAST}; D1: Red 1m; open 1.3; hold Red 2.2", "cemetery"),
        (f"{LAST}; D2: Red 2m; open 2.4; hold Red 1.1", "prison"),
        (f"{LAST}; D3: Red 2m, Blue 1m; open 3.4; hold Red 1.1", "hospital"),
        (f"round 3; {LAST}; D5: Red 1m+1n; cemetery Red 6; used Red 2; open 5.6; hold Red 1.1", "cemetery"),
    ],
)
def test_a_known_punishment_that_can_be_left_for_free_is_left(position: str, spared: str) -> None:
    state = at(position)
    assert facts(turn_of(state, 3))[f"Red {spared}"] == facts(state)[f"Red {spared}"]


def known_punishments(view: ApachesView) -> set[int]:
    """The districts whose prize the viewer knows, and would rather not win."""
    found = set()
    for district in range(t.COLOURED):
        slots = range(district * t.SLOTS, district * t.SLOTS + view.sizes[district])
        possible = [p for p in slots if view.laid[p] == t.NONE and p not in view.hand]
        if view.active >> district & 1 and len(possible) == 1 and view.kinds[possible[0]] >= t.HOSPITAL:
            found.add(district)
    return found


def staged_ends(state: Apaches) -> list[Apaches]:
    """The position after every complete optional action of the seat on turn."""
    if state.question == t.LAYING:
        twin = state.copy()
        carry_out(twin.staged_kind, twin.staged, twin.actor, twin.crews, twin.reserves)
        return [twin]
    ends = []
    for action in state.legal(state.actor):
        twin = state.copy()
        twin.apply(twin.actor, action)
        ends += staged_ends(twin)
    return ends


def led(state: Apaches, seat: int) -> set[int]:
    return {district for district in range(9) if state.leader(district) == seat}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_round_ends_on_a_known_punishment_that_could_be_left_for_free(seats: int) -> None:
    """For free: every good majority is kept, no bad one is won instead, and the reserve is not smaller."""
    tried = 0
    for seed in range(4):
        rng = Random(seed)
        state = begun(seats)
        while state.waiting_for:
            seat = state.waiting_for[0]
            if seat == CHANCE:
                state.apply(seat, outcome(state, rng))
                continue
            view = seen(state, seat)
            punishments = known_punishments(view) if state.turn == 6 and state.question == t.ACTING else set()
            if not punishments:
                state.apply(seat, ADVICE.choose(GAME, view, rng))
                continue
            tried += 1
            values = expected_values(state, seat)
            ends = staged_ends(state)
            while state.question != t.LAYING:
                state.apply(seat, ADVICE.choose(GAME, state.view(seat), rng))
            mine = staged_ends(state)[0]
            kept = {district for district in led(mine, seat) if values[district] > 0}
            for other in ends:
                better = led(other, seat) & punishments < led(mine, seat) & punishments
                bad = {district for district in led(other, seat) if values[district] < 0}
                is_free = kept <= led(other, seat) and bad <= led(mine, seat)
                assert not (better and is_free and other.reserves[seat] >= mine.reserves[seat]), seed
    assert tried > 10


def test_nobody_places_in_a_district_that_is_known_to_punish() -> None:
    state = at(f"{LAST}; open 1.3 2.4 3.4 4.5 5.6 6.5 7.4; D8: Blue 7m+3n; D9: Yellow 7m+3n; hold Red 1.1")
    assert "nobody" in {facts(turn_of(state, 3))[f"news 1 {number}"] for number in range(1, 8)}
    assert not {facts(turn_of(state, 3))[f"Red {place}"] for place in ("prison", "hospital", "cemetery")} - {"0"}


def test_a_sure_prize_is_taken_in_the_last_turn() -> None:
    state = at(f"{LAST}; open 5.2; hold Red 1.1")
    assert int(facts(turn_of(state, 3))["Red money"]) > 500


def test_every_answer_is_legal_whatever_is_asked() -> None:
    state = at("bail; round 2; turn 1; play Blue; prison Blue 2; money Blue 900")
    assert ADVICE.choose(GAME, state.view(0), Random(0)) in state.legal(0)
    draft = after(begun(2), "first Blue")
    assert ADVICE.choose(GAME, draft.view(0), Random(0)) in draft.legal(0)


def test_worth_prefers_the_winner() -> None:
    over = at("round 3; turn 6; over; money Blue 900")
    assert ADVICE.worth(over, 0) > ADVICE.worth(over, 1)
    rich = at("round 2; turn 3; play Blue; money Blue 900")
    poor = at("round 2; turn 3; play Blue; money Blue 300")
    assert ADVICE.worth(rich, 0) > ADVICE.worth(poor, 0)


def test_worth_counts_what_is_staged() -> None:
    state = at("turn 6; order Yellow Green Red Blue; play Blue; open 5.2")
    assert ADVICE.worth(after(state, "place 5", "1m"), 0) > ADVICE.worth(after(state, "skip"), 0)
    assert facts(after(state, "place 5", "1m"))["D5"] == "empty"
