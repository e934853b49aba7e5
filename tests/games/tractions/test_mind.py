"""What a boss weighs before he answers, what he never weighs, and why he says he does it."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.search import Budget, SearchBot
from ludotheque.core.advice import Reason
from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.mind.advice import TractionsAdvice
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from tests.games.tractions.playing import after, at, begun

ADVICE = TractionsAdvice()
FACE = box("tractions").face


def plans(state: Tractions, seat: int) -> list[list[str]]:
    """The plans of a seat, in the notation."""
    return [[GAME.write(seat, action) for action in plan] for plan in ADVICE.plans(state, seat, Random(1))]


def played(state: Tractions, seat: int, plan: list[int]) -> Tractions:
    """The state after a plan, every answer of which must be legal."""
    twin = state.copy()
    for action in plan:
        assert twin.why_not(seat, action) == LEGAL
        twin.apply(seat, action)
    return twin


HEIST = "LO1 LO2 LO3 AT1 AT2 DA1@bankW; LO t1 c3 st1; phase 4"


@pytest.mark.rule("R114", "R115", "R116")
def test_an_order_is_weighed_as_a_whole() -> None:
    state = at(HEIST)
    found = ADVICE.plans(state, 0, Random(1))
    assert [t.CARS + 1, 0, 1, 2, t.GO] in found
    assert [t.STAND] in found
    for plan in found:
        assert 0 not in played(state, 0, plan).waiting_for
    shots = [played(state, 0, plan).shots for plan in found]
    targets = [shot[t.SHOT_TARGET :: t.SHOT_WIDTH] for shot in shots]
    assert any(len(men) == len(set(men)) == 3 for men in targets)  # three Colts at three men
    assert any(len(men) >= t.COLT + 5 for men in targets)  # the Sten speaks
    assert [] in targets


@pytest.mark.rule("R94")
def test_what_is_aimed_already_is_how_an_order_goes_on() -> None:
    state = after(at(HEIST), "0: LO1, colt, AT2")
    for plan in ADVICE.plans(state, 0, Random(1)):
        shots = played(state, 0, plan).shots
        assert shots[: t.SHOT_WIDTH] == [t.LO, 0, t.BY_COLT, t.AT * t.CREW + 1]


@pytest.mark.rule("A89", "R42")
def test_a_kept_peace_is_no_target() -> None:
    state = at(f"pact until 3: peace LO AT; {HEIST}", 4, honesty="honest")
    for plan in ADVICE.plans(state, 0, Random(1)):
        shots = played(state, 0, plan).shots
        assert all(man // t.CREW != t.AT for man in shots[t.SHOT_TARGET :: t.SHOT_WIDTH])


@pytest.mark.rule("A89", "R126")
def test_the_honest_do_not_even_think_of_reneging() -> None:
    position = "LO1 LO2 LO3 AT1@bankW; pact until 3: split LO 1 AT 9; phase 4"
    steps = "0: stand | 1: stand | 0: done | 1: done | 0: stand | 1: stand"
    assert plans(after(at(position, 4, honesty="honest"), steps), 0) == []


@pytest.mark.rule("R46")
def test_a_reprisal_takes_one_man_of_each_kind_of_place_or_nobody() -> None:
    position = "LO1 LO2 AT1@bankW; LO3@h01; LO4@h02; pact until 3: split LO 1 AT 1; phase 4"
    state = after(at(position), "0: stand | 1: stand | 0: done | 1: done | 0: stand | 1: stand")
    state = after(state, "0: renege | 1: honour")
    assert plans(state, 1) == [["LO1"], ["LO3"], ["stop"]]


@pytest.mark.rule("R95")
def test_a_man_is_saved_or_not() -> None:
    attack = "0: LO1, LO2, s23, attack, AT, go, fire, LO1, colt, AT1, LO2, colt, AT1, go"
    state = after(at("LO c2; LO1 LO2@s22; AT1@s23; AT e2; Mv LO"), attack)
    assert plans(state, 1) == [["dodge 2"], ["dodge 0"]]


@pytest.mark.rule("R119")
def test_who_is_shot_at_in_flight_weighs_both_ways() -> None:
    state = after(at("LO1 LO2 LO3 AT1@bankW; LO t1 e1; AT c1; phase 4"), "0: cars 1, LO1, LO2, LO3, go")
    state = after(state, "1: AT1, colt, LO2, stand")
    assert plans(state, 0) == [["sacrifice"], ["stay"]]


def test_walks_and_papers_are_left_to_habit() -> None:
    assert plans(at("LO1@s22; Mv LO"), 0) == []
    assert plans(at("LO1 AT1@cafW; phase 2"), 0) == []
    assert plans(begun(), begun().waiting_for[0]) == []


def test_plans_and_replies_are_legal_all_along_a_game() -> None:
    for seats in (4, 6):
        rng = Random(seats)
        state = begun(seats, max_turns="5")
        while state.waiting_for:
            seat = rng.choice(state.waiting_for)
            if seat == CHANCE:
                state.apply(CHANCE, outcome(state, rng))
                continue
            for plan in ADVICE.plans(state, seat, rng):
                assert state.why_not(seat, plan[0]) == LEGAL
            action = ADVICE.reply(state, seat, rng)
            assert action in state.legal(seat)
            state.apply(seat, action)


def test_a_lap_ends_when_banks_and_bases_are_quiet() -> None:
    laps = []
    rng = Random(1)
    state = begun(4, max_turns="3")
    while state.waiting_for:
        laps.append(ADVICE.lap(state))
        seat = rng.choice(state.waiting_for)
        state.apply(seat, outcome(state, rng) if seat == CHANCE else ADVICE.reply(state, seat, rng))
    assert laps == sorted(laps)
    assert set(laps) == {0, 1, 2, 3, 4}


def test_chances_add_up_and_grow_with_money() -> None:
    chances = ADVICE.chances(at("LO 90U; AT 40U; Mv LO"))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2]
    assert ADVICE.chances(at("LO 201U; AT 181U; Mv LO")) == [1, 0, 0, 0]


@pytest.mark.rule("A67")
def test_a_thinking_boss_does_not_stand_about_with_a_car() -> None:
    """Alone with unarmed rivals who cannot flee, he takes the loot home or shoots, and never loses the car for it."""
    state = at("LO1 LO2 LO3 AT1@bankW; LO t1; LO 180U; phase 4")
    bot = SearchBot(GAME, ADVICE, Budget(24), Random(1))
    assert GAME.write(0, bot.choose(state.view(0))) == "cars 1"


def test_in_a_thought_nobody_is_a_man_of_habit() -> None:
    """Whoever has a car and a Colt may drive off, shoot or stand."""
    state = at("LO1 LO2 LO3 AT1@bankW; LO t1 c1; phase 4")
    rng = Random(1)
    assert {GAME.write(0, ADVICE.reply(state, 0, rng)) for _ in range(40)} == {"cars 1", "LO1", "stand"}


def test_a_man_is_worth_something_and_more_in_a_bed() -> None:
    nobody, street, bed = at("Mv LO"), at("LO1@s01; Mv LO"), at("LO1@h01; Mv LO")
    assert ADVICE.worth(bed, 0) > ADVICE.worth(street, 0) > ADVICE.worth(nobody, 0)


def test_a_lead_decides_more_near_the_end() -> None:
    early = ADVICE.chances(at("LO 40U; AT 20U; DA 20U; BO 20U; Mv LO"))[0]
    late = ADVICE.chances(at("LO 190U; AT 170U; DA 170U; BO 170U; Mv LO"))[0]
    assert late > early > 1 / 4


@pytest.mark.soak
def test_a_thinking_boss_beats_men_of_habit() -> None:
    """At least half of the games against three of them."""
    wins = 0
    for game in range(20):
        rng = Random(game)
        thinker = SearchBot(GAME, ADVICE, Budget(ADVICE.efforts[0]), Random(game))
        state = begun(4)
        while state.waiting_for:
            seat = rng.choice(state.waiting_for)
            if seat == CHANCE:
                state.apply(CHANCE, outcome(state, rng))
            elif seat == game % 4:
                state.apply(seat, thinker.choose(state.view(seat)))
            else:
                state.apply(seat, ADVICE.choose(GAME, state.view(seat), rng))
        wins += state.ranks()[game % 4] == 1
    assert wins >= 10


# Reasons.

SAID = [
    ("LO1 LO2 LO3 AT1@bankW; LO t1; phase 4", "", "cars 1", Reason("flee", (3,))),
    ("LO1 LO2 LO3 AT1@bankW; LO c3; phase 4", "", "stand", Reason("no-car")),
    ("LO1 LO2 LO3 AT1@bankW; LO t1; phase 4", "", "stand", Reason("wait", (1,))),
    ("LO1 LO2 LO3 AT1@bankW; LO c3; phase 4", "", "LO1", Reason("fire", (3, 1))),
    ("LO1 LO2 LO3 AT1@bankW; LO c1 st1; phase 4", "", "LO1", Reason("fire", (6, 1))),
    ("LO1 LO2 LO3 AT1@bankW; LO c3; phase 4", "0: LO1, colt", "AT1", Reason("aim-loot", (t.AT, 10))),
    ("LO1 LO2@s22; AT1@s23; LO c2; Mv LO", "0: LO1, LO2, s23, attack, AT, go", "fire", Reason("fire", (2, 1))),
    ("LO1@s22; Mv LO a", "", "recruit mp", Reason("recruit", (1,))),
    ("LO1@s23; AT1 DA1 BO1@bankW; Mv LO", "", "end", Reason("keep-out", (3, GAME.box.names.index("bankW")))),
    ("LO1@s23; AT1 DA1@bankW; Mv LO", "0: LO1", "bankW", Reason("heist", (3, 30))),
    ("LO1@s23; AT1@bankW; Mv LO", "0: LO1", "bankW", Reason("bank", (1,))),
    ("LO1@s01; Mv LO", "0: LO1", "h01", Reason("bed")),
    ("LO1@s71; AT1@baseNE; Mv LO", "0: LO1", "baseNE", Reason("raid", (t.AT, 1))),
    ("LO1@s01+10; Mv LO", "0: LO1", "baseNW", Reason("home", (10,))),
    ("LO1@s22; Mv LO", "0: LO1", "s23", Reason("on-the-way", (1,))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "steps", "action", "why"), SAID, ids=[f"{row[3].key}-{i}" for i, row in enumerate(SAID)]
)
def test_an_answer_has_its_reason(position: str, steps: str, action: str, why: Reason) -> None:
    state = after(at(position), *([steps] if steps else []))
    assert ADVICE.reason(GAME, state.view(0), GAME.read(0, action)) == why


def test_every_reason_can_be_spoken_and_most_are_given() -> None:
    given = set()
    for seats in (4, 6):
        rng = Random(seats)
        state = begun(seats, max_turns="6")
        while state.waiting_for:
            seat = rng.choice(state.waiting_for)
            if seat == CHANCE:
                state.apply(CHANCE, outcome(state, rng))
                continue
            view = state.view(seat)
            for action in view.legal:
                why = ADVICE.reason(GAME, view, action)
                if why is not None:
                    given.add(why.key)
                    for language in LANGUAGES:
                        assert tongue(language, "ludotheque.games.tractions")(FACE.reason(view, why))[-1] in ".!"
            state.apply(seat, ADVICE.reply(state, seat, rng))
    assert len(given) >= 20, given


@pytest.mark.rule("I10")
def test_a_reason_does_not_depend_on_what_others_hold() -> None:
    found = set()
    for cards in ("c3", "e3", "t3"):
        state = at(f"AT {cards}; {HEIST}")
        found.add(tuple(ADVICE.reason(GAME, state.view(0), action) for action in state.view(0).legal))
    assert len(found) == 1
