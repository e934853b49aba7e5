"""Turns: R13 to R24, R52, R53."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.state import Event
from ludotheque.core.take_backs import Played, consented_undo, free_undo
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.rules import terms as t
from tests.games.apaches.playing import after, at, begun, facts, legal, play, refusal, seen, step

rule = pytest.mark.rule


@rule("R13", "R14")
def test_turns_one_to_five_go_clockwise_and_the_last_by_reserve() -> None:
    state = play(after(begun(4), "first Green"), Random(2), t.ACTING)
    orders = {}
    while state.round == 1:
        if state.question == t.ACTING and state.place == 0:
            orders[state.turn] = state.order
            reserves = [facts(state)[f"{gang} reserve"] for gang in ("Blue", "Yellow", "Green", "Red")]
        seat = state.waiting_for[0]
        state.apply(seat, Random(state.turn).choice(state.legal(seat)))
    assert all(orders[turn] == [2, 3, 0, 1] for turn in range(1, 6))
    sizes = [sum(int(part[0]) for part in reserve.split("+")) for reserve in reserves]
    assert orders[6] == sorted([2, 3, 0, 1], key=lambda seat: -sizes[seat])


@rule("R16", "A60")
def test_an_empty_reserve_places_nothing() -> None:
    state = at("turn 2; play Blue; D1: Blue 7m+3n")
    assert refusal(state, "place 1") == "R16"
    assert refusal(state, "place 9") == "R16"


@rule("R17", "R18", "A9")
def test_a_step_needs_a_piece_and_a_border() -> None:
    state = at("turn 2; play Blue; D4: Blue 1m")
    assert refusal(state, "m 4>5") == "R17-border"
    assert refusal(state, "n 4>8") == "R18"
    assert refusal(state, "m 8>4") == "R18"
    assert refusal(state, "m 4>8") == ""


@rule("R19", "A1", "A3")
def test_no_position_of_a_random_game_holds_a_tie() -> None:
    for seed in range(5):
        state = begun(4)
        rng = Random(seed)
        while state.waiting_for:
            play(state, rng, t.LAYING)
            assert state.check() not in ("I5", "I6")
            if state.waiting_for:
                state.apply(state.actor, state.legal(state.actor)[0])


@rule("A34", "A49")
def test_without_a_meneur_anywhere_only_skip_is_left() -> None:
    state = at("round 3; turn 2; play Blue; cemetery Blue 7")
    assert legal(state) == ["skip"]
    assert refusal(state, "place 9") == "R20"
    assert refusal(after(state, "skip"), legal(after(state, "skip"))[0]) == ""


@rule("A10")
def test_nothing_returns_to_the_reserve_during_a_round() -> None:
    state = at("turn 2; play Blue; D4: Blue 1m")
    assert {text.split()[0] for text in legal(state)} == {"skip", "place", "m"}


@rule("R15", "R22")
def test_a_staged_action_becomes_public_with_the_lay() -> None:
    state = at("turn 1; play Blue; hold Blue 1.2")
    journal: list[Event] = []
    state.journal = journal
    before = dump(state.view(1))
    for text in ("place 9", "2m+1n"):
        state.apply(0, GAME.read(0, text))
        assert dump(state.view(1)) == before
        assert journal == []
    assert seen(state, 0).staged == [8, 210]
    state.apply(0, GAME.read(0, "lay 1.2"))
    assert [event.kind for event in journal] == [t.PLACES, t.LAYS]
    assert facts(state)["D9"] == "Blue 2m+1n"


@rule("R17")
def test_the_two_steps_of_a_move_are_unordered() -> None:
    state = at("turn 3; play Blue; D4: Blue 2m; D2: Blue 1m; hold Blue 1.2")
    one = after(state, "m 4>8", "m 2>9")
    other = after(state, "m 2>9", "m 4>8")
    assert dump(one) == dump(other)
    journal: list[Event] = []
    one.journal = journal
    one.apply(0, GAME.read(0, "lay 1.2"))
    assert [event.kind for event in journal] == [t.MOVES, t.LAYS]


def test_a_skip_is_told() -> None:
    state = at("turn 3; play Blue; hold Blue 1.2")
    journal: list[Event] = []
    state.journal = journal
    for text in ("skip", "lay 1.2"):
        state.apply(0, GAME.read(0, text))
    assert [event.kind for event in journal] == [t.SKIPS, t.LAYS]


@rule("R21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_staged_clicks_never_dead_end(seats: int) -> None:
    for seed in range(4):
        rng = Random(seed)
        state = play(begun(seats), rng, t.ACTING)
        while state.waiting_for:
            for action in state.legal(state.actor):
                twin = state.copy()
                twin.apply(twin.actor, action)
                assert twin.legal(twin.actor)
            state.apply(state.actor, rng.choice(state.legal(state.actor)))
            play(state, rng, t.ACTING)


@rule("R23", "A19", "A21")
def test_bail_is_for_the_end_of_an_own_turn() -> None:
    state = at("round 2; turn 2; play Blue; prison Blue 2; prison Yellow 1; hold Blue 1.2")
    assert refusal(state, "bail 1") == "R23-time"
    assert refusal(after(state, "skip"), "bail 1") == "R23-time"
    laid = after(state, "skip", "lay 1.2")
    assert legal(laid) == ["bail 0", "bail 1", "bail 2"]
    assert refusal(laid, "1: bail 1") == "R13"
    assert facts(after(laid, "bail 2"))["Blue money"] == "200"
    assert facts(after(laid, "bail 0"))["Blue money"] == "500"


@rule("R52")
def test_novices_and_recruits_count_one_each() -> None:
    state = at("round 2; turn 2; play Blue; D9: Yellow 3m; recruits Blue 1")
    forces = legal(after(state, "place 9"))
    assert "1m+1n+1r" not in forces
    assert {"1m+1r", "2m+1n+1r", "4m"} <= set(forces)


@rule("R54", "A56")
def test_several_players_may_have_recruits_in_one_district() -> None:
    state = at("round 2; turn 2; play Blue; D9: Yellow 1m+1r, Green 2m+1r")
    assert state.supply() == 3
    assert facts(state)["D9"] == "Yellow 1m+1r, Green 2m+1r"


@rule("A59")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_left_by_everybody_still_ends(seats: int) -> None:
    state = begun(seats)
    rng = Random(0)
    while state.waiting_for:
        seat = state.waiting_for[0]
        if seat < 0:
            state.apply(seat, rng.choice(state.legal(seat)))
        else:
            assert state.why_not(-2, 1 + seat) == ""
            state.apply(-2, 1 + seat)
    assert state.money == [1000] * seats


@rule("A36", "A53", "A58")
def test_nobody_may_show_refuse_or_give_anything() -> None:
    """Every action of the game is one of these; none gives, shows or declines."""
    verbs = {GAME.write(0, action).split()[0] for action in range(GAME.actions)}
    crews = {verb for verb in verbs if verb[0].isdigit()}
    chance = {"look", "first", "bourgeois", "policeman"}
    assert verbs - crews - chance == {"draft", "skip", "place", "stop", "bail", "m", "n", "r", "lay"}


@rule("R22", "R23")
@pytest.mark.parametrize(
    ("text", "final"),
    [
        ("draft 5", True),
        ("lay 1.2", True),
        ("bail 1", True),
        ("skip", False),
        ("place 6", False),
        ("3m+1n", False),
        ("m 2>4", False),
        ("stop", False),
    ],
)
def test_what_is_staged_may_be_taken_back_and_what_reveals_may_not(text: str, final: bool) -> None:
    assert GAME.is_final(0, GAME.read(0, text)) == final


@rule("R10", "R22", "R23")
@pytest.mark.parametrize(
    ("position", "texts", "alone", "agreed"),
    [
        ("turn 2; play Blue", ("skip",), True, True),
        ("turn 2; play Blue", ("place 1",), True, True),
        ("turn 2; play Blue", ("place 1", "2m"), True, True),
        ("turn 2; play Blue; hold Blue 1.1", ("skip", "lay 1.1"), False, False),
        ("turn 2; play Blue; hold Blue 1.1", ("place 1", "2m", "lay 1.1", "skip"), False, False),
        ("draft; piles 1:2 2:3 3:3 6:4", ("draft 6",), False, False),
        ("round 2; turn 2; play Blue; prison Blue 1; hold Blue 1.1", ("skip", "lay 1.1", "bail 1"), False, True),
        (
            "round 2; turn 2; play Blue; prison Blue 1; hold Blue 1.1",
            ("skip", "lay 1.1", "bail 0", "skip"),
            False,
            True,
        ),
        (
            "round 2; turn 2; play Blue; prison Blue 1; hold Blue 1.1; hold Yellow 1.2",
            ("skip", "lay 1.1", "bail 1", "skip", "lay 1.2"),
            False,
            False,
        ),
        (
            "round 2; turn 6; order Yellow Blue; play Blue; prison Blue 1; hold Blue 1.1",
            ("skip", "lay 1.1", "bail 1"),
            False,
            False,
        ),
    ],
)
def test_what_was_revealed_is_taken_back_by_nobody(
    position: str, texts: tuple[str, ...], alone: bool, agreed: bool
) -> None:
    state = at(position, 2, draft_peek="after")
    events: list[Event] = []
    state.journal = events
    steps: list[Played] = []
    mine = -1
    for text in texts:
        seat, action = step(state, text)
        mine = len(steps) if seat == 0 else mine
        steps.append(Played(seat, action, "", state.waiting_for, len(events)))
        state.apply(seat, action)
    assert free_undo(GAME, steps, events, state, 0) == (mine if alone else -1)
    assert consented_undo(GAME, {}, steps, events, state, 0) == (mine if agreed else -1)
