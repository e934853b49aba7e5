"""Who thinks ahead on the street: plans of whole turns, quick replies, chances, and reasons that can be spoken."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.search import Budget, Horizon, Search, SearchBot, horizon_of, play_on
from ludotheque.core.advice import Reason
from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.meeples import ADVICE, FACE, GAME
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.judge import Meeples
from tests.games.meeples.playing import after, at, dealt, steps

PACKAGE = "ludotheque.games.meeples"
RICH = "P1: 4g 6s; P2: 4g 6s; "


def why(state: Meeples, text: str) -> Reason | None:
    seat = state.waiting_for[0]
    return ADVICE.reason(GAME, state.view(seat), GAME.read(seat, text))


def written(state: Meeples, plan: list[int]) -> list[str]:
    return [GAME.write(state.waiting_for[0], action) for action in plan]


# Plans and replies.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plans_and_replies_can_be_played_wherever_somebody_is_asked(seats: int) -> None:
    rng = Random(seats)
    for seat, _, before, _ in steps(GAME.start(seats, {}), rng):
        if seat == CHANCE:
            continue
        assert ADVICE.reply(before, seat, rng) in before.legal(seat)
        for plan in ADVICE.plans(before, seat, rng):
            twin = before.copy()
            for action in plan:
                assert action in twin.legal(seat)
                twin.apply(seat, action)


def test_a_plan_of_a_turn_says_where_from_and_which_way() -> None:
    state = at("b6: O1 B1; b7: M4; b10: O3; SAL: B1 O1; tile b1: P1/5; tile b6: P2/5")
    plans = [written(state, plan) for plan in ADVICE.plans(state, 0, Random(1))]
    assert ["take b6", "dir cw"] in plans
    assert ["take SAL", "start d7", "dir cw"] in plans
    assert len({tuple(plan) for plan in plans}) == len(plans) <= ADVICE.breadth


def test_what_looks_much_worse_is_not_planned() -> None:
    state = at("b6: O1 B1; b7: M4; b10: O3; tile b1: P1/5; tile b6: P2/5")
    assert [written(state, plan) for plan in ADVICE.plans(state, 0, Random(1))] == [["take b6", "dir cw"]]


def test_a_single_meeple_of_the_saloon_is_planned_without_a_direction() -> None:
    state = at("SAL: B1; b3: M2; JAIL: B1")
    plans = [written(state, plan) for plan in ADVICE.plans(state, 0, Random(1))]
    assert plans[0] in (["take SAL", "start d3"], ["take JAIL", "start d3"])
    assert {len(plan) for plan in plans} == {2}


@pytest.mark.parametrize("steps_before", [["resolve showdown", "roll W6 E2"], []])
def test_what_hardly_matters_is_not_searched(steps_before: list[str]) -> None:
    state = after(at("W: O/P2; b6: A1 O1"), "take b6", "dir cw", "drop A", "drop O", *steps_before)
    assert state.question() in (t.RESOLVING, t.REROLLING)
    assert ADVICE.plans(state, state.waiting_for[0], Random(1)) == []


def test_a_reply_drops_the_bandit_among_mineurs() -> None:
    state = after(at("b5: O1 B1; b7: M4; b10: O3"), "take b5", "dir cw")
    assert GAME.write(0, ADVICE.reply(state, 0, Random(1))) == "drop O"
    state = at("b5: B1; b6: M4; b10: O3")
    assert GAME.write(0, ADVICE.reply(state, 0, Random(1))) == "take b5"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_search_looks_a_whole_round_ahead(seats: int) -> None:
    state = after(dealt(seats), *[f"corner {name}" for name in ("b1", "b6", "b7", "b12")[:seats]])
    for _ in range(2):
        seat = state.turn
        play_on(state, ADVICE, horizon_of(ADVICE, state), Random(1))
        assert (state.question(), state.turn) == (t.TAKING, seat)
        play_on(state, ADVICE, Horizon(ADVICE.lap(state), 1), Random(1))
        assert state.turn == (seat + 1) % seats


# Chances.


def test_chances_add_up_and_favour_the_richer() -> None:
    state = at("P1: 5g 1bar; P2: 3g; P3: 3g; SAL: O1; b3: O1", 3)
    chances = ADVICE.chances(state)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1]
    assert chances[1] == pytest.approx(chances[2])


def test_the_best_handful_counts_for_the_one_whose_turn_it_is() -> None:
    rich = at("b3: B1; b4: M3; P1: 3g; P2: 3g; tile b1: P1/5; tile b7: P2/5")
    poor = at("b3: O1; b4: M3; P1: 3g; P2: 3g; tile b1: P1/5; tile b7: P2/5")
    assert ADVICE.chances(rich)[0] > ADVICE.chances(poor)[0] >= 0.5


def test_the_same_lead_is_surer_near_the_end() -> None:
    """Bars are sold two by two here, so that both positions are equal but for the Bank."""
    early = at("P1: 3g 1bar; P2: 1bar; SAL: O1")
    late = at("P1: 3g 2bars; P2: 2bars; SAL: O1")
    assert 0.5 < ADVICE.chances(early)[0] < ADVICE.chances(late)[0]


def test_the_end_is_certain() -> None:
    rng = Random(5)
    state = GAME.start(2, {})
    while state.waiting_for:
        seat = state.waiting_for[0]
        state.apply(seat, outcome(state, rng) if seat == CHANCE else ADVICE.reply(state, seat, rng))
    assert sorted(ADVICE.chances(state)) in ([0.0, 1.0], [0.5, 0.5])


def test_a_search_leaves_no_mineur_where_the_next_bandit_comes_by() -> None:
    state = after(at("b3: M1; b5: B1; b9: O1"), "take b3")
    view = state.view(0)
    for greedy in view.legal:
        lines = Search(GAME, ADVICE, Budget(16), Random(1)).lines(view, greedy)
        assert written(state, lines[0].plan) == ["dir ccw"]


def test_a_thinking_player_answers_every_question_of_a_game() -> None:
    rng = Random(3)
    bots = [SearchBot(GAME, ADVICE, Budget(4), Random(seat)) for seat in range(2)]
    state = GAME.start(2, {})
    while state.waiting_for:
        seat = state.waiting_for[0]
        action = outcome(state, rng) if seat == CHANCE else bots[seat].choose(state.view(seat))
        assert action in state.legal(seat)
        state.apply(seat, action)


# Reasons.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_of_a_legal_action_can_be_spoken(seats: int) -> None:
    heard = set()
    for seed in range(2):
        for seat, _, before, _ in steps(GAME.start(seats, {}), Random(seed)):
            if seat == CHANCE:
                continue
            view = before.view(seat)
            for action in view.legal:
                found = ADVICE.reason(GAME, view, action)
                if found is None:
                    continue
                heard.add(found.key)
                for language in LANGUAGES:
                    assert tongue(language, PACKAGE)(FACE.reason(view, found)).endswith(".")
    assert len(heard) > 15


@pytest.mark.parametrize(
    ("position", "before", "answer", "expected"),
    [
        ("b6: O1 B1; b7: M4; b10: O3", "", "take b6", Reason("rob", (4, 6, 8))),
        ("b6: O1 B1; b7: M4; b10: O3", "take b6", "dir cw", Reason("rob", (4, 6, 8))),
        ("b5: A1 O1; b6: B2; b10: O3", "take b5, dir cw", "drop A", Reason("catch", (2, 5, 4))),
        ("b5: A1 O1; b7: B2; b10: O3", "take b5, dir cw", "drop O", Reason("spare", (t.DEPUTY, t.EAST))),
        ("SAL: V1; b4: O3", "", "take SAL", Reason("lead", (3, 3, 3))),
        ("b5: M1; tile b6: P1/10; tile b4: P2/10", "take b5", "dir cw", Reason("dig", (0, 5, 4))),
        ("b5: M1; tile b6: P1/10; tile b4: P2/10", "take b5", "dir ccw", Reason("quiet")),
        ("b5: M1; tile b4: P2/10", "take b5, dir ccw", "drop M", Reason("pay", (1, 3, 4))),
        (RICH + "b5: O1; b9: O1", "take b5, dir ccw", "drop O", Reason("build", (3,))),
        (RICH + "b5: O1; tile b4: P1/5", "take b5, dir ccw", "drop O", Reason("upgrade", (3,))),
        (RICH + "b5: O1; tile b4: P2/5", "take b5, dir ccw", "drop O", Reason("help", (1, 3))),
        (RICH + "b5: O1", "take b5, dir ccw, drop O, resolve d4", "build yes", Reason("sign", (3, 2))),
        ("P1: 6g 6s; b5: O1", "take b5, dir ccw, drop O, resolve d4", "build no", Reason("save", (6, 10))),
        ("W: O/P2; b6: A1", "take b6, dir cw", "drop A", Reason("duel", (t.DEPUTY, t.BUILDER, 1))),
        ("W: O/P1; b6: A1", "take b6, dir cw", "drop A", Reason("defy", (t.BUILDER, t.DEPUTY))),
        ("b6: A1", "take b6, dir cw", "drop A", Reason("stand", (t.DEPUTY,))),
        ("W: A/P1; b6: O1", "take b6, dir cw, drop O", "appoint P2", Reason("appoint-poorest", (1, 0))),
    ],
)
def test_known_positions_give_their_reason(position: str, before: str, answer: str, expected: Reason) -> None:
    state = after(at(position), *filter(None, before.split(", ")))
    assert why(state, answer) == expected


@pytest.mark.rule("R45")
def test_a_second_roll_is_explained_by_the_dice() -> None:
    state = after(at("W: O/P2; b6: A1"), "take b6", "dir cw", "drop A", "resolve showdown")
    behind, ahead = after(state, "roll W6 E2"), after(state, "roll W2 E2")
    assert why(behind, "reroll yes") == Reason("again", (2, 6))
    assert why(behind, "reroll no") is None
    assert why(ahead, "reroll no") == Reason("enough", (2, 2))


def test_a_reason_names_those_whom_it_concerns() -> None:
    state = at("b6: O1 B1; b7: M4; b10: O3")
    view = state.view(0)
    found = why(state, "take b6")
    assert found is not None
    said = [tongue(language, PACKAGE)(FACE.reason(view, found)) for language in ("en", "fr")]
    assert said == [
        "The Bandit can rob 4 Miners at the Hotel: 8 pieces from the bag.",
        "Le Bandit peut détrousser 4 Mineurs à l’Hôtel\u00a0: 8 pièces du sac.",
    ]


# The people of the town.


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_people_of_the_town_play_than_can_sit_at_a_table(language: str) -> None:
    say = tongue(language, PACKAGE)
    names = {say(person.name) for person in FACE.characters}
    assert len(names) == len(FACE.characters) >= max(GAME.seats)
    assert all(say(person.about).endswith(".") for person in FACE.characters)
