"""What a search asks of Les Apaches de Paris, the reasons it gives, and the people it plays."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.bots.search import Budget, SearchBot, follow
from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.mind.advice import ApachesAdvice
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from tests.games.apaches.playing import after, at, begun, facts

ADVICE = ApachesAdvice()
FACE = box("apaches").face
PACKAGE = "ludotheque.games.apaches"
LAST = "turn 6; order Blue Yellow Green Red; play Red"


def questions(seats: int, seed: int, **options: str) -> Iterator[tuple[Apaches, int]]:
    """Every question of a game in which half of the answers are sensible and half are anything."""
    rng = Random(seed)
    state = begun(seats, GAME, **options)
    while state.waiting_for:
        seat = state.waiting_for[0]
        if seat == CHANCE:
            state.apply(seat, outcome(state, rng))
            continue
        yield state, seat
        sensible = rng.random() < 0.5
        state.apply(seat, ADVICE.reply(state, seat, rng) if sensible else rng.choice(state.legal(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_plan_and_every_reply_can_be_played(seats: int) -> None:
    rng = Random(seats)
    for state, seat in questions(seats, seats):
        legal = state.legal(seat)
        assert ADVICE.reply(state, seat, rng) in legal
        for plan in ADVICE.plans(state, seat, rng):
            twin = state.copy()
            for action in plan:
                assert action in twin.legal(seat)
                twin.apply(seat, action)


def test_plans_and_replies_leave_the_position_alone() -> None:
    rng = Random(5)
    for state, seat in questions(3, 5):
        before = GAME.write_position(state)
        ADVICE.plans(state, seat, rng)
        ADVICE.reply(state, seat, rng)
        ADVICE.chances(state)
        ADVICE.reason(GAME, state.view(seat), state.legal(seat)[0])
        assert GAME.write_position(state) == before


def test_plans_are_whole_turns_and_doing_nothing_is_one_of_them() -> None:
    state = at("turn 3; play Blue; D4: Blue 2m")
    plans = ADVICE.plans(state, 0, Random(1))
    assert [t.SKIP] in plans[: ADVICE.breadth]
    assert all(len(plan) == 2 for plan in plans if plan != [t.SKIP])
    assert any(t.is_step(plan[0]) for plan in plans[: ADVICE.breadth])


def test_a_reply_knows_no_more_than_its_seat() -> None:
    """In worlds that look the same to a seat, equal draws give equal replies."""
    for state, seat in questions(4, 8):
        view = state.view(seat)
        worlds = [GAME.determinise(view, Random(seed)) for seed in range(3)]
        assert len({ADVICE.reply(world, seat, Random(2)) for world in worlds}) == 1


def test_the_end_of_a_round_is_the_border_of_a_search() -> None:
    laps = [ADVICE.lap(state) for state, _ in questions(2, 3)]
    assert sorted(laps) == laps
    assert set(laps) == {1, 2, 3}


def test_chances_are_shares_and_the_richer_gang_has_the_better_one() -> None:
    even = ADVICE.chances(at("round 3; turn 3; play Blue"))
    assert sum(even) == pytest.approx(1)
    lead = "turn 3; play Blue; money Blue 900"
    assert ADVICE.chances(at(f"round 3; {lead}"))[0] > ADVICE.chances(at(f"round 2; {lead}"))[0] > even[0]
    assert ADVICE.chances(at("round 3; turn 6; over; money Blue 900")) == [1, 0, 0, 0]


@pytest.mark.parametrize("effort", [40, 200])
def test_a_search_takes_a_sure_prize_and_leaves_a_sure_trap(effort: int) -> None:
    state = at(f"{LAST}; D5: Blue 2m; open 5.2; hold Red 2.2")
    player = SearchBot(GAME, ADVICE, Budget(effort), Random(3))
    prize = state.copy()
    while prize.waiting_for == [3]:
        prize.apply(3, player.choose(prize.view(3)))
    assert int(facts(prize)["Red money"]) >= 900
    trap = at(f"round 2; {LAST}; D1: Red 1m; open 1.3; hold Red 2.2; prison Red 6; used Red 3")
    while trap.waiting_for == [3]:
        trap.apply(3, player.choose(trap.view(3)))
    assert facts(trap)["Red cemetery"] == "0"


@pytest.mark.parametrize(("seats", "option"), [(2, "all"), (3, "own"), (4, "all")])
def test_every_reason_can_be_said_in_every_language(seats: int, option: str) -> None:
    keys = set()
    for state, seat in questions(seats, 20 + seats, fence_scope=option):
        view = state.view(seat)
        for action in view.legal:
            why = ADVICE.reason(GAME, view, action)
            if why is None:
                continue
            keys.add(why.key)
            said = {tongue(language, PACKAGE)(FACE.reason(view, why)) for language in LANGUAGES}
            assert len(said) == len(LANGUAGES)
            assert all(text.rstrip().endswith((".", ")")) for text in said)
    for kind in ("draft", "place", "force", "skip", "step", "stop", "lay"):
        assert any(key.startswith(kind) for key in keys), kind


def test_every_kind_of_answer_has_a_reason_that_fits() -> None:
    cases = [
        ("turn 1; play Blue; hold Blue 1.1", "place 9", "place-fence"),
        ("turn 1; play Blue; hold Blue 1.1", "place 8", "place-token"),
        ("turn 1; play Blue; hold Blue 1.1; hold Yellow 2.1 2.2", "place 2", "place-free"),
        ("turn 3; play Blue; D2: Yellow 2m; hold Blue 1.1; hold Yellow 2.1 2.2", "place 2", "place-take"),
        ("turn 3; play Blue; D2: Blue 2m; hold Blue 1.1; hold Yellow 2.1 2.2", "place 2", "place-keep"),
        (f"{LAST}; open 5.2; hold Red 1.1", "place 5", "place-certain"),
        (f"{LAST}; open 1.3; hold Red 2.2", "place 1", ""),
        (f"{LAST}; D1: Red 1m; open 1.3; hold Red 2.2", "m 1>2", "step-trap"),
        (f"{LAST}; D8: Red 1m; hold Red 2.2", "m 8>9", "step-take"),
        ("turn 3; play Blue; D2: Blue 2m", "skip", "skip-leads"),
        ("turn 3; play Blue", "skip", "skip-wait"),
        ("bail; round 2; turn 1; play Blue; prison Blue 2; money Blue 900", "bail 1", "bail-free"),
        ("bail; round 2; turn 5; play Blue; prison Blue 2; money Blue 900", "bail 0", "bail-late"),
    ]
    for position, action, key in cases:
        state = at(position)
        seat = state.waiting_for[0]
        why = ADVICE.reason(GAME, state.view(seat), GAME.read(seat, action))
        assert (why.key if why else "") == key, (position, action)


@pytest.mark.parametrize(
    ("standing", "hand", "lay", "key"),
    [
        ("D9: Yellow 2m", "2.3 5.6", "lay 2.3", "lay-fence"),
        ("D5: Yellow 2m", "5.2 2.1", "lay 5.2", "lay-spoil"),
        ("D5: Yellow 2m", "5.6 2.1", "lay 5.6", "lay-lure"),
        ("D5: Blue 2m", "5.2 2.1", "lay 5.2", "lay-quiet"),
        ("D5: Yellow 2m", "5.2 2.1", "lay 2.1", "lay-idle"),
    ],
)
def test_a_lay_says_whom_it_hurts(standing: str, hand: str, lay: str, key: str) -> None:
    state = after(at(f"turn 5; play Blue; {standing}; hold Blue {hand}; hold Yellow 5.1"), "skip")
    why = ADVICE.reason(GAME, state.view(0), GAME.read(0, lay))
    assert why is not None
    assert why.key == key


def test_a_force_says_whether_it_can_be_passed() -> None:
    state = after(at(f"{LAST}; D2: Blue 2m; hold Red 1.1"), "place 2")
    why = ADVICE.reason(GAME, state.view(3), GAME.read(3, "3m"))
    assert why is not None
    assert why.key == "force-last"


def test_a_reason_names_the_gang_it_is_about() -> None:
    state = at("turn 3; play Blue; D2: Yellow 2m; hold Blue 1.1; hold Yellow 2.1 2.2")
    view = state.view(0)
    why = ADVICE.reason(GAME, view, GAME.read(0, "place 2"))
    assert why is not None
    said = tongue("en", PACKAGE)(FACE.reason(view, why))
    assert said.startswith("The Monte-en-l’air lead in Belleville")


def test_there_are_people_for_every_seat() -> None:
    assert len(FACE.characters) >= 6
    for language in LANGUAGES:
        names = {tongue(language, PACKAGE)(person.name) for person in FACE.characters}
        assert len(names) == len(FACE.characters)
        assert all(tongue(language, PACKAGE)(person.about).endswith(".") for person in FACE.characters)


def test_a_plan_is_followed_to_its_end() -> None:
    state = at("turn 3; play Blue; D4: Blue 2m")
    for plan in ADVICE.plans(state, 0, Random(1)):
        twin = state.copy()
        follow(twin, 0, plan, Random(1))
        assert twin.question == t.LAYING
