"""What the hidden-information table says, exactly: section 7."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, HIDDEN, NOBODY, Event
from ludotheque.games.apaches import FACE
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from tests.games.apaches.playing import after, at, begun, facts, play, seen

rule = pytest.mark.rule


def worlds(state: Apaches, seat: int, count: int, seed: int = 5) -> list[Apaches]:
    rng = Random(seed)
    return [GAME.determinise(state.view(seat), rng) for _ in range(count)]


@rule("R11", "A12", "I11")
def test_a_drafted_planque_is_known_to_its_taker_and_its_colour_to_all() -> None:
    state = after(begun(3), "first Blue", "draft 5", "look 5.2")
    assert seen(state, 0).hand == [4 * t.SLOTS + 1]
    for viewer in (1, 2, NOBODY):
        assert seen(state, viewer).hand == []
        assert seen(state, viewer).held[4] == 1
    other = after(begun(3), "first Blue", "draft 5", "look 5.6")
    for viewer in (1, 2, NOBODY):
        assert dump(state.view(viewer)) == dump(other.view(viewer))


@rule("R11", "R22", "A51")
@pytest.mark.parametrize("peek", ["immediate", "after"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_keeps_what_it_saw_until_the_round_ends_and_nobody_else_does(seats: int, peek: str) -> None:
    """All three rounds, every step: in the view of who looked, as long as the round lasts, and in no other."""
    rng = Random(seats)
    state = begun(seats, draft_peek=peek)
    journal: list[Event] = []
    state.journal = journal
    saw: list[set[int]] = [set() for _ in range(seats)]
    laid: set[int] = set()
    while state.waiting_for:
        seat = state.waiting_for[0]
        state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
        for event in journal:
            if event.kind == t.LOOKED:
                saw[event.seat].add(event.secret[0])
            elif event.kind == t.LAYS:
                laid.add(event.shown[0])
            elif event.kind == t.ROUND:
                saw, laid = [set() for _ in range(seats)], set()
        journal.clear()
        if state.question == t.OVER:
            break
        for viewer in range(seats):
            view = seen(state, viewer)
            assert set(view.hand) == saw[viewer] - laid
            assert {planque for planque in range(56) if view.laid[planque] != t.NONE} == laid
        assert seen(state, NOBODY).hand == []


@rule("R11", "I11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_others_cannot_tell_which_planques_a_hand_holds(seats: int) -> None:
    """Swap a planque of a hand with one set aside: nobody but its holder sees another world, drawn, told or logged."""
    for seed in range(6):
        state = play(begun(seats), Random(seed), t.ACTING)
        holder = seed % seats
        mine = seen(state, holder).hand[0]
        aside = next(
            p
            for p in range(mine // t.SLOTS * t.SLOTS, mine // t.SLOTS * t.SLOTS + t.SLOTS)
            if state.holders[p] == t.UNSEEN
        )
        other = state.copy()
        other.holders[mine], other.holders[aside] = t.UNSEEN, holder
        for viewer in (*range(seats), NOBODY):
            same = dump(state.view(viewer)) == dump(other.view(viewer))
            assert same == (viewer != holder)
            if same:
                assert FACE.draw(state.view(viewer), str) == FACE.draw(other.view(viewer), str)
                assert FACE.tell(state.view(viewer)) == FACE.tell(other.view(viewer))


@rule("R37", "R46")
def test_a_token_is_remembered_across_rounds() -> None:
    state = at("round 2; turn 6; order Yellow Blue; play Blue; tokens Blue policeman; hold Blue 1.1", 2)
    later = after(state, "skip", "lay 1.1", "draft 2", "look 2.1")
    assert later.round == 3
    assert seen(later, 0).tokens[:2] == [0, 1]
    assert seen(later, 1).tokens[:2] == [HIDDEN, HIDDEN]


@rule("I11")
def test_the_planque_set_aside_is_in_no_view_before_it_is_left_alone() -> None:
    state = at("turn 1; play Blue")
    for viewer in range(4):
        for guess in worlds(state, viewer, 5):
            assert guess.holders.count(t.UNSEEN) == 7
    sets = {tuple(p for p in range(56) if guess.holders[p] == t.UNSEEN) for guess in worlds(state, NOBODY, 300)}
    assert len(sets) > 250


@rule("A12")
def test_every_planque_the_viewer_cannot_exclude_may_be_the_prize_and_no_other() -> None:
    state = at("turn 2; play Blue; hold Blue 5.1 5.2; covered 5.6; hold Red 5.3")
    view = seen(state, 0)
    mine = {p for p in view.hand if p // t.SLOTS == 4}
    laid = {p for p in range(4 * t.SLOTS, 4 * t.SLOTS + 6) if view.laid[p] != -1}
    prizes = Counter(p for guess in worlds(state, 0, 600) for p in range(32, 38) if guess.holders[p] == t.UNSEEN)
    assert set(prizes) == set(range(32, 38)) - mine - laid
    assert min(prizes.values()) > 0.6 * 600 / len(prizes)


@rule("A12", "I1")
def test_imagined_hands_have_the_colours_that_are_seen() -> None:
    state = play(begun(4), Random(11), t.ACTING)
    for viewer in (0, 3, NOBODY):
        for guess in worlds(state, viewer, 20):
            assert seen(guess, viewer).held == seen(state, viewer).held
            assert guess.check() == ""


@rule("R37", "R46", "A57")
def test_a_token_is_known_to_its_holder_until_the_end() -> None:
    state = at("round 2; turn 2; play Blue; tokens Blue policeman")
    assert seen(state, 0).tokens[:2] == [0, 1]
    for viewer in (1, 2, 3, NOBODY):
        assert seen(state, viewer).tokens[:2] == [HIDDEN, HIDDEN]
        assert seen(state, viewer).token_counts == [1, 0, 0, 0]
    kinds = Counter(guess.tokens[1] for guess in worlds(state, 1, 400))
    assert 60 < kinds[1] < 140
    over = at("round 3; turn 6; over; tokens Blue policeman")
    assert seen(over, 1).tokens[:2] == [0, 1]


@rule("R37")
def test_the_holder_of_the_policeman_knows_that_the_others_are_bourgeois() -> None:
    state = at("round 3; turn 2; play Blue; tokens Blue policeman; tokens Red bourgeois")
    assert all(guess.tokens[6:8] == [1, 0] for guess in worlds(state, 0, 30))


@rule("R56", "A38", "O5")
def test_money_is_private_but_every_payment_is_public() -> None:
    state = at("round 2; turn 1; play Blue; money Yellow 750")
    assert seen(state, 0).money == [500, HIDDEN, HIDDEN, HIDDEN]
    assert seen(state, NOBODY).money == [HIDDEN] * 4
    assert worlds(state, 0, 1)[0].money == [500, 750, 500, 500]
    opened = at("round 2; turn 1; play Blue; money Yellow 750", open_money="true")
    assert seen(opened, 0).money == [500, 750, 500, 500]
    assert seen(at("round 3; turn 6; over"), 2).money == [500] * 4


@rule("I11")
@pytest.mark.parametrize("texts", [(), ("skip",), ("place 9",), ("place 9", "3m"), ("m 4>8",), ("m 4>8", "m 4>9")])
def test_a_staged_turn_is_known_to_its_author_alone(texts: tuple[str, ...]) -> None:
    state = at("turn 3; play Blue; D4: Blue 3m")
    staged = after(state, *texts)
    for viewer in (1, 2, 3, NOBODY):
        assert dump(staged.view(viewer)) == dump(state.view(viewer))
    assert seen(staged, 0).question == staged.question


def test_every_stage_of_anothers_turn_may_be_imagined() -> None:
    state = at("turn 3; play Blue; D4: Blue 3m")
    questions = Counter(guess.question for guess in worlds(state, 1, 300))
    assert set(questions) == set(range(t.ACTING, t.LAYING + 1))


@rule("O7")
def test_the_notebook_is_a_matter_of_the_table() -> None:
    assert seen(at("turn 1"), 0).notebook == 1
    assert seen(at("turn 1", notebook="off"), 0).notebook == 0


@rule("O4")
def test_unlooked_planques_have_no_identity_yet() -> None:
    state = after(begun(2, draft_peek="after"), "first Blue", "draft 1", "draft 2", "draft 3")
    assert state.holders.count(t.UNSEEN) == 16
    assert facts(state)["Blue hand"] == "none"


@rule("I11", "I12")
def test_a_pile_has_no_order() -> None:
    state = play(begun(4), Random(2), t.LOOKING)
    fields = set(dump(state))
    assert not fields & {"deck", "decks", "seed", "aside"}
    assert state.weights() == [1] * len(state.legal(CHANCE))
