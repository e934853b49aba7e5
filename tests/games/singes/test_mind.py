"""What the thinking players of La Planète des Singes look at, and why they say they do it."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.levels import bot
from ludotheque.bots.search import Budget
from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.singes import FACE
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.mind.advice import SingesAdvice
from ludotheque.games.singes.mind.needs import Needs
from ludotheque.games.singes.mind.outlook import turns_left
from ludotheque.games.singes.mind.ways import Landings
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from tests.games.singes.playing import after, at

ADVICE = SingesAdvice()
DOOR = "tile 15 0,-1 0; on 3,-6 KEY1; seat 0 at "
COMPLETE = "axe digit2 digit2 digit3"


def why(state: Singes, text: str) -> str:
    """The key of the reason for an answer."""
    seat = state.waiting_for[0]
    found = ADVICE.reason(GAME, state.view(seat), GAME.read(seat, text))
    assert found is not None
    return found.key


def test_every_answer_of_a_random_game_has_a_reason_in_every_language() -> None:
    options = {"thief_choice": "open", "first_player": "host_chooses", "round_limit": "12"}
    for seed in range(3):
        rng = Random(seed)
        state = GAME.start(3, options if seed else {"round_limit": "12"})
        while state.waiting_for:
            seat = state.waiting_for[0]
            if seat == CHANCE:
                state.apply(CHANCE, outcome(state, rng))
                continue
            view = state.view(seat)
            for action in rng.sample(view.legal, min(3, len(view.legal))):
                found = ADVICE.reason(GAME, view, action)
                assert found is not None, GAME.write(seat, action)
                said = {tongue(language, "ludotheque.games.singes")(FACE.reason(view, found)) for language in LANGUAGES}
                assert len(said) == len(LANGUAGES)
            state.apply(seat, view.legal[int(rng.random() * len(view.legal))])


def test_nobody_has_a_reason_for_what_is_not_allowed() -> None:
    assert ADVICE.reason(GAME, at(DOOR + "3,3").view(0), t.ESCAPE) is None


def test_whoever_can_escape_says_so() -> None:
    walking = after(at(DOOR + f"3,-4 {COMPLETE}"), "roll white", "die 4")
    assert why(walking, "step north") == "exit"
    assert why(after(walking, "step north", "step north", "stop"), "escape") == "escape"


def test_a_step_says_what_it_leads_to() -> None:
    lonely = after(at(DOOR + "5,-6 axe digit2"), "roll white", "die 1")
    assert why(lonely, "step south") != "exit"
    opening = after(at("seat 0 at 3,1"), "roll white", "die 1")
    assert why(opening, "step north") == "explore"


def test_a_step_past_a_strong_ape_says_that_it_keeps_away() -> None:
    state = after(at("on 5,4 gorilla12; on 5,2 empty; on 5,1 empty; seat 0 at 5,3"), "roll white", "die 1")
    found = ADVICE.reason(GAME, state.view(0), GAME.read(0, "step north"))
    assert found is not None
    assert (found.key, found.numbers[1]) == ("avoid", 0)
    assert why(state, "step south") == "challenge"


@pytest.mark.rule("R44", "R64")
def test_a_fight_is_told_by_its_odds() -> None:
    met = after(at("on 5,4 chimp6; seat 0 at 5,3 kill rapier"), "roll white", "die 1", "step south", "stop")
    seat = met.view(0)
    assert [ADVICE.reason(GAME, seat, GAME.read(0, text)) for text in ("kill", "declare rapier")] == [
        ("kill", (50,)),
        ("arm", (t.RAPIER, 50)),
    ]
    found = ADVICE.reason(GAME, seat, GAME.read(0, "roll white"))
    assert found == ("fight", (0, 6))


def test_there_is_a_person_for_every_seat_and_more() -> None:
    assert len(FACE.characters) >= max(GAME.seats)
    for language in LANGUAGES:
        speak = tongue(language, "ludotheque.games.singes")
        assert len({speak(person.name) for person in FACE.characters}) == len(FACE.characters)
        assert all(speak(person.about).endswith(".") for person in FACE.characters)


def test_the_way_to_a_door_is_counted_in_turns() -> None:
    near, far = (turns_left(at(DOOR + place + " " + COMPLETE), 0) for place in ("3,-4", "3,3"))
    assert near < far < turns_left(at(DOOR + "3,-4 digit2 digit2 digit3"), 0)


def test_hold_ups_cost_turns() -> None:
    free = turns_left(at(DOOR + "3,3"), 1)
    assert free + 2 < turns_left(at(DOOR + "3,3; hold 1 trap 3 all"), 1) < free + 4


def test_a_digit_that_keys_ask_for_is_worth_more_than_one_they_do_not() -> None:
    state = at(DOOR + "3,3 axe digit2 digit3")
    needs = Needs(state, 0)
    assert needs.with_digit(state, t.DIGIT + 1) < needs.with_digit(state, t.DIGIT + 4)
    assert needs.with_digit(state, t.JOKER) <= needs.with_digit(state, t.DIGIT + 1)


def test_weapons_open_the_way_past_an_ape() -> None:
    bare, armed = (Needs(at(DOOR + "3,3 " + hand), 0) for hand in ("", "revolver"))
    assert bare.bars[t.MARK_G] > armed.bars[t.MARK_G]
    assert bare.values[t.MARK_G] < 0 < armed.values[t.MARK_G]


def test_every_landing_that_is_thought_of_can_be_walked_to() -> None:
    rng = Random(4)
    state = GAME.start(2, {})
    walks = 0
    while state.waiting_for and walks < 40:
        seat = state.waiting_for[0]
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, rng))
            continue
        if state.question == t.STEPPING and len(state.path) == 1:
            walks += 1
            assert Landings(state, seat, state.total).ends
            for plan in ADVICE.plans(state, seat, rng):
                twin = state.copy()
                for action in plan:
                    assert twin.why_not(seat, action) == LEGAL
                    twin.apply(seat, action)
                assert twin.question != t.STEPPING
        state.apply(seat, ADVICE.reply(state, seat, rng))


def test_an_ape_that_nobody_can_beat_is_no_place_to_walk_to() -> None:
    state = after(at("on 5,4 gorilla12; seat 0 at 5,3"), "roll white", "die 2")
    plans = ADVICE.plans(state, 0, Random(1))
    assert GAME.write(0, plans[0][0]) != "step south"


@pytest.mark.rule("R72", "R64")
def test_the_first_plan_is_what_a_sensible_player_would_do() -> None:
    picking = after(at("pile digit2 kill; seat 0 at 3,4"), "roll white", "die 1", "step north", "stop")
    assert ADVICE.plans(picking, 0, Random(1))[0] == [t.PICK_DIGIT]
    met = after(at("on 5,4 gorilla12; seat 0 at 5,3 kill"), "roll white", "die 1", "step south", "stop")
    assert ADVICE.plans(met, 0, Random(1))[0] == [t.KILL]
    ambush = at("seat 0 at 3,3 ambush3")
    assert GAME.write(0, ADVICE.plans(ambush, 0, Random(1))[0][0]).startswith("attack")


def test_a_searching_player_walks_out_of_an_open_door() -> None:
    state = after(at(DOOR + f"3,-4 {COMPLETE}"), "roll white", "die 4")
    player = bot("singes", "fair", 3, GAME, Budget(12))
    for _ in range(4):
        seat = state.waiting_for[0]
        state.apply(seat, player.choose(state.view(seat)))
    assert state.ranks() == [1, 2]


def test_replies_play_every_house_rule_to_the_end() -> None:
    options = {"trap_rule": "skip_only", "thief_choice": "open", "apes_block": "false", "portal_ends_move": "false"}
    options |= {"backtrack": "no_u_turn", "backtrack_scope": "turn", "portal_stop": "live", "round_limit": "12"}
    state = GAME.start(3, options)
    rng = Random(2)
    while state.waiting_for:
        seat = state.waiting_for[0]
        action = outcome(state, rng) if seat == CHANCE else ADVICE.reply(state, seat, rng)
        assert state.why_not(seat, action) == LEGAL
        state.apply(seat, action)


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    state = at(DOOR + f"3,-4 {COMPLETE}", seats=4)
    chances = ADVICE.chances(state)
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[0]
