"""What the hidden-information table says, exactly: section 7."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.state import HIDDEN, NOBODY, Event
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.worlds import must_be_armed, who_may_fire
from ludotheque.laws.walking import moments, take, walk
from tests.games.tractions.playing import after, at, begun, facts, seen, worlds
from tests.games.tractions.staging import HONEST

rule = pytest.mark.rule

CAFES = "LO1 AT1@cafW; DA1@cafE; LO 5U c1 t1; AT 5U e1; DA 5U c1; phase 2"


def same_to(state: Tractions, other: Tractions, *seats: int) -> bool:
    return all(dump(state.view(seat)) == dump(other.view(seat)) for seat in seats)


@rule("R6", "R19", "A4")
def test_the_first_cards_are_chosen_in_secret_and_only_counted() -> None:
    seated = after(begun(4, boss_choice="random"), "chance: LO, AT, DA, BO")
    one = after(seated, "0: choose t3 c0 e0 sten")
    other = after(seated, "0: choose t0 c3 e0 coup")
    assert same_to(one, other, 1, 2, 3, NOBODY)
    rest = "1: choose t1 c1 e1 sten | 2: choose t1 c1 e1 sten | 3: choose t1 c1 e1 sten | chance: LO"
    one, other = after(one, rest), after(other, rest)
    assert same_to(one, other, 1, 2, 3, NOBODY)
    assert seen(one, 1).e_counts == [3, 0, 3, 3, 0, 3]
    assert seen(one, 0).hand == [3, 0, 0, 1, 0, 0]


@rule("R21", "A6", "A80")
def test_who_chooses_sees_the_supply_and_remembers_it_the_others_count() -> None:
    start = at("LO1@h01; AT1@h05; phase 5")
    colt, car = after(start, "0: a colt"), after(start, "0: a traction")
    assert same_to(colt, car, 2, 3, NOBODY)
    assert seen(colt, 0).sight[t.COLT] == 17
    assert seen(colt, 1).sight[t.COLT] == 17  # AT is choosing now and sees what is left
    assert seen(colt, 2).sight[t.COLT] == -1
    assert seen(colt, 2).supply_e == 53


@rule("R20", "A5")
def test_discards_are_seen_by_all() -> None:
    state = after(at("LO t2; Mv LO"), "0: traction 1")
    for viewer in (1, 2, 3, NOBODY):
        assert seen(state, viewer).lows[6 * t.KINDS + t.TRACTION] == 17
        assert seen(state, viewer).e_counts[0] == 1


@rule("R34", "R38", "I10")
def test_a_proposal_is_known_to_its_parties_only() -> None:
    state = at(CAFES)
    journal: list[Event] = []
    sent = after(state, "0: write, pay, LO, AT, 1U, ok, send", journal=journal)
    assert len(seen(sent, 1).papers) == 4
    for viewer in (2, 3, NOBODY):
        assert seen(sent, viewer).papers == []
        assert dump(sent.view(viewer)) == dump(state.view(viewer))
        for event in journal:
            assert set(event.as_seen_by(viewer).secret) <= {HIDDEN}
    assert [event.kind for event in journal] == [t.PRIVATE]


@rule("R34")
def test_a_draft_is_private_and_makes_no_sound() -> None:
    state = at(CAFES)
    journal: list[Event] = []
    draft = after(state, "0: write, card, LO, AT, a colt", journal=journal)
    assert journal == []
    assert same_to(draft, state, 1, 2, 3, NOBODY)
    assert seen(draft, 0).pen != seen(state, 0).pen


@rule("R34", "A2")
def test_cards_that_change_hands_are_counted_and_money_is_seen_where_it_is_open() -> None:
    deal = "0: write, card, LO, AT, a {}, number 1, pay, AT, LO, 2U, ok, send | 1: accept 0".replace("2U", "1U, 1U")
    for kind in ("colt", "traction"):
        state = after(at(CAFES), deal.format(kind))
        assert seen(state, 2).e_counts[0] == 1
        assert seen(state, 2).e_counts[2] == 2
        assert seen(state, 2).purses[0] == 7
    colt, car = (after(at(CAFES), deal.format(kind)) for kind in ("colt", "traction"))
    assert same_to(colt, car, 2, 3, NOBODY)
    closed = after(at(CAFES, 4, money_open="false"), deal.format("colt"))
    assert seen(closed, 2).purses == [HIDDEN, 0, HIDDEN, 5, 0, HIDDEN]
    assert seen(closed, 0).purses[0] == 7
    totals = {tuple(guess.purses) for guess in worlds(closed, 2, 60)}
    assert all(sum(purses) == 20 for purses in totals)
    assert (7, 0, 3, 5, 0, 5) in totals
    assert (5, 0, 5, 5, 0, 5) in totals


@rule("R27", "A85", "A80")
def test_a_hand_that_was_shown_is_remembered() -> None:
    state = after(at(CAFES), "0: write, show, AT, LO, show hand, send | 1: accept 0")
    for guess in worlds(state, 0, 20):
        assert guess.hands[2 * t.KINDS : 3 * t.KINDS] == [0, 0, 1, 0, 0, 0]
    assert len({tuple(guess.hands[2 * t.KINDS : 3 * t.KINDS]) for guess in worlds(state, 2, 60)}) == 3


@rule("R27", "A85")
def test_what_is_shown_among_three_is_seen_by_the_three() -> None:
    start = "LO1 AT1 DA1@cafW; AT 5U e1; phase 2"
    state = after(at(start), "0: write, show, AT, LO, show hand, tell, LO, DA, ok, send | 1: accept 0 | 2: accept 0")
    for viewer in (0, 2):
        assert all(guess.hands[2 * t.KINDS + 2] == 1 for guess in worlds(state, viewer, 10))
    assert any(guess.hands[2 * t.KINDS + 2] == 0 for guess in worlds(state, 3, 40))


@rule("A14", "R34", "D7")
def test_an_alliance_is_read_by_its_signatories_until_it_is_published() -> None:
    state = at("pact until 5: peace AT LO; Mv LO")
    assert len(seen(state, 0).clauses) == len(seen(state, 1).clauses) == 10
    assert seen(state, 2).clauses == seen(state, NOBODY).clauses == []
    shown = after(state, "1: publish 0")
    assert len(seen(shown, 2).clauses) == len(seen(shown, NOBODY).clauses) == 10


@rule("A14", "R44")
def test_a_breach_publishes_its_clause_and_no_other() -> None:
    state = at("AT1@s63; LO1@s22; pact LO AT until 5: avoid AT bankE, peace AT LO; Mv AT")
    broken = after(state, "1: AT1, bankE")
    assert len(seen(broken, 2).clauses) == 10
    assert len(seen(broken, 0).clauses) == 20


@rule("A14")
def test_alliances_may_be_open_by_agreement() -> None:
    sign = "0: write, alliance, number 0, clause peace, LO, AT, everywhere, ok, send | 1: accept 0"
    hidden = after(at(CAFES), sign)
    public = after(at(CAFES, 4, alliances_open="true"), sign)
    assert seen(hidden, 2).clauses == []
    assert len(seen(public, 2).clauses) == 10


@rule("A86")
def test_sixteen_alliances_are_enough() -> None:
    state = at(CAFES + "; " + "; ".join(["pact until 9: peace LO AT"] * 16))
    sign = "0: write, alliance, number 0, clause peace, LO, AT, everywhere, ok, send | 1: accept 0"
    assert facts(after(state, sign))["clauses"].count("peace") == 16


@rule("A87", "R51", "D9")
def test_the_claimant_chooses_among_the_clauses_that_are_read_out() -> None:
    state = after(at("AT1@s63; pact LO AT until 5: text no bank, text no café; Mv AT"), "0: claim 0 AT")
    assert len(seen(state, 3).clauses) == 20
    assert facts(after(state, "0: number 1"))["question"] == "plead"


@rule("R114", "R117", "A58", "D31")
def test_orders_are_sealed_until_all_are_written() -> None:
    state = at("LO1 LO2 AT1@bankW; LO c1 t1; AT c1; phase 4")
    flee, stand = after(state, "0: cars 1, LO1, LO2, go"), after(state, "0: LO1, colt, AT1, stand")
    assert same_to(flee, stand, 1, 2, 3, NOBODY)
    assert flee.waiting_for == [1]
    for guess in worlds(flee, 1, 30):
        assert guess.waiting_for == [1]
        assert guess.check() == ""


@rule("R95", "D21")
def test_dodges_are_sealed() -> None:
    state = after(
        at("LO1 AT1 DA1@bankE; LO st1; AT e1; DA e1; phase 4"), "0: LO1, sten, AT1, DA1, stand | 1: stand | 2: stand"
    )
    assert same_to(after(state, "1: dodge 0"), after(state, "1: dodge 1"), 0, 2, 3, NOBODY)


@rule("R119")
def test_a_car_taken_back_is_known_to_be_there() -> None:
    state = at("LO1 LO2 LO3 AT1@bankW; LO t1 e1 c1; AT c1; phase 4")
    stayed = after(state, "0: cars 1, LO1, LO2, LO3, go | 1: AT1, colt, LO2, stand | 0: stay, dodge 1")
    assert all(guess.hands[t.TRACTION] >= 1 for guess in worlds(stayed, 2, 30))


@rule("R69", "R93", "A44")
def test_a_world_in_which_somebody_ambushes_gives_him_a_weapon() -> None:
    state = after(at("AT c1 e2; LO1@s22; AT1@s23; Mv LO"), "0: LO1, s23, offer, ok | 1: ambush")
    for guess in worlds(state, 3, 40):
        assert guess.hands[2 * t.KINDS + t.COLT] or guess.hands[2 * t.KINDS + t.STEN]
        assert guess.legal(1)


@rule("R71", "R86", "I2")
def test_naming_a_gang_tells_of_no_weapon_where_a_roulette_would_do() -> None:
    given = "LO co1; AT c1 e2; LO1@s22; AT1@s23; Mv LO"
    state = after(at(given, roulette="on"), "0: LO1, s23, attack, AT")
    assert {guess.hands[t.COLT] > 0 or guess.hands[t.STEN] > 0 for guess in worlds(state, 3, 60)} == {True, False}
    bound = after(at(given.replace("co1", "c1"), roulette="off"), "0: LO1, s23, attack, AT")
    assert all(guess.hands[t.COLT] or guess.hands[t.STEN] for guess in worlds(bound, 3, 60))


@rule("R71", "I2")
def test_a_weapon_is_imagined_only_where_what_is_known_of_all_hands_leaves_room() -> None:
    for state in moments(HONEST, 5599, 5, 8):
        for seat in (*range(5), NOBODY):
            for seed in range(10):
                assert HONEST.game.determinise(state.view(seat), Random(seed)).check() == ""


@rule("R71", "R93", "R134")
@pytest.mark.parametrize("seed", range(12))
def test_a_question_takes_a_weapon_for_granted_only_where_there_is_one(seed: int) -> None:
    seats = 4 + seed % 3
    walked = walk(HONEST, seed, seats)
    state = GAME.start(seats, walked.options)
    for step in walked.steps:
        gang = must_be_armed(state)
        if gang != t.NONE:
            assert state.is_armed(gang, who_may_fire(state, gang))
        take(state, step)


@rule("R88", "A44", "R67")
def test_windows_open_for_gangs_without_the_card() -> None:
    with_card = after(at("AT im1; AT1 LO1@cafE; LO c1; Mv LO"), "0: LO1, attack, AT, go")
    without = after(at("AT co1; AT1 LO1@cafE; LO c1; Mv LO"), "0: LO1, attack, AT, go")
    assert with_card.waiting_for == without.waiting_for == [1]
    assert same_to(with_card, without, 0, 2, 3, NOBODY)


@rule("R21", "I10")
def test_every_hand_that_may_be_has_a_chance() -> None:
    state = at("LO 5U c1; AT 5U c1 e1; Mv LO")
    found = {tuple(guess.hands[2 * t.KINDS : 2 * t.KINDS + 3]) for guess in worlds(state, 0, 400)}
    assert found == {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}


@rule("R123", "A14")
def test_the_talk_in_a_bank_is_public() -> None:
    state = after(at("LO1 LO2 AT1@bankW; phase 4"), "0: stand | 1: stand | 0: write, pay, LO, AT, 1U, ok, send")
    assert len(seen(state, 3).papers) == len(seen(state, NOBODY).papers) == 4


@rule("A67")
def test_a_computer_takes_any_seat_with_the_view_alone() -> None:
    state = at(CAFES)
    for seat in range(4):
        assert dump(GAME.determinise(state.view(seat), Random(1)).view(seat)) == dump(state.view(seat))


@rule("R34", "R123", "A89")
def test_what_is_said_beside_an_answer_is_heard_by_the_parties_and_in_a_bank_by_all() -> None:
    for position, steps, strangers in (
        (CAFES, "0: write, pay, LO, AT, 1U, ok, send", {2, 3, NOBODY}),
        ("LO1 LO2 AT1@bankW; phase 4", "0: stand | 1: stand | 0: write, pay, LO, AT, 1U, ok, send", set[int]()),
    ):
        state = after(at(position), steps)
        journal: list[Event] = []
        state.journal = journal
        state.apply(1, GAME.read(1, "accept 0"), "reason-gain")
        said = [event for event in journal if event.kind == t.PRIVATE]
        assert len(said) == 1
        for reader in (0, 1, 2, 3, NOBODY):
            assert said[0].as_seen_by(reader).words == ("" if reader in strangers else "reason-gain")


@rule("A93")
def test_what_is_still_being_composed_is_seen_when_it_is_said() -> None:
    state = after(at("LO1@s22; AT1@s23; LO 60U c1; AT c1; Mv LO"), "0: LO1, s23, offer, 50U, 5U")
    assert state.agenda[-1] == 55
    assert [seen(state, seat).agenda[-1] for seat in (0, 1, 2, NOBODY)] == [55, 0, 0, 0]
    assert seen(after(state, "0: ok"), 1).sums[2] == 55
    duel = after(state, "0: ok | 1: ambush, fire, AT1, colt, LO1, go | 0: dodge 0")
    assert duel.place[0] == t.NONE
    talk = after(
        at("LO1 LO2@s22; LO c1 e1; AT1@s23; AT c1 e1; Mv LO"), "0: LO1, s23, attack, AT, go, fire, LO1, colt, AT1, go"
    )
    talk = after(talk, "1: dodge 1, parley, withdrawal, AT, LO, 1U")
    assert (seen(talk, 1).offer, seen(talk, 0).offer, seen(talk, 3).offer) == (talk.offer, [], [])
    van = after(at("DA1 DA2@s34; DA st1; van", 4, van="on"), "chance: dice 5 | 0: s34 | 2: DA2")
    assert [seen(van, seat).agenda[-2] for seat in (2, 0, 1)] == [3 * 20 + 1, t.NONE, t.NONE]


@rule("A93", "R61")
def test_what_lies_open_on_the_table_is_told() -> None:
    journal: list[Event] = []
    state = after(at("LO1 LO2@s22; Mv LO"), "0: LO1, LO2, back", journal=journal)
    assert [event.shown for event in journal if event.kind == t.GESTURE] == [
        [0, GAME.read(0, text)] for text in ("LO1", "LO2", "back")
    ]
    assert state.group == []
