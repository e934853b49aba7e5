"""The greedy boss answers every paper, and never floods the table; `tests/shelf` lets it beat chance."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, Event
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.mind.advice import TractionsAdvice
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from tests.games.tractions.playing import at, begun

ADVICE = TractionsAdvice()


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


HEIST = "LO1 LO2 AT1@bankW; LO c1; LO 5U; AT 60U; pact until 3: peace LO AT; phase 4"


def treasons(honesty: str) -> int:
    """In how many of forty turns a boss shoots at his partner in a bank."""
    count = 0
    for turn in range(40):
        state = at(f"turn {turn + 1}; {HEIST.replace('until 3', f'until {turn + 1}')}", 4, honesty=honesty)
        while 0 in state.waiting_for:
            state.apply(0, ADVICE.choose(GAME, state.view(0), Random(turn)))
        count += len(state.shots) > 0
    return count


@pytest.mark.rule("A89", "R43")
def test_honesty_says_how_far_a_word_is_kept() -> None:
    assert treasons("honest") == 0
    assert treasons("honest") <= treasons("shrewd") < treasons("crooked")


@pytest.mark.rule("A89", "R126")
def test_a_split_is_honoured_by_the_honest_and_reneged_by_crooks() -> None:
    answers: dict[str, set[str]] = {}
    for honesty in ("honest", "crooked"):
        for turn in range(1, 30):
            position = f"turn {turn}; LO1 LO2 LO3 AT1@bankW; pact until {turn}: split LO 1 AT 9; phase 4"
            state = at(position, 4, honesty=honesty)
            for text in ("stand", "stand", "done", "done", "stand", "stand"):
                state.apply(state.waiting_for[0], GAME.read(state.waiting_for[0], text))
            action = ADVICE.choose(GAME, state.view(0), Random(4))
            answers.setdefault(honesty, set()).add(GAME.write(0, action))
    assert answers == {"honest": {"honour"}, "crooked": {"honour", "renege"}}


@pytest.mark.rule("A89")
def test_a_traitor_is_trusted_less() -> None:
    state = at("LO1 AT1@cafW; LO2@s23; AT2@s25; LO 30U; AT 30U; phase 2")
    truce = "write, alliance, number 0, clause peace, LO, AT, banks, clause peace, AT, LO, banks, ok, send"
    for text in truce.split(", "):
        state.apply(0, GAME.read(0, text))
    assert chosen(state, 1) == ("accept 0", "reason-alliance")
    state.betrayals = [2, 0, 2, 9, -1, 0] * 2  # LO has twice broken a peace with AT
    assert chosen(state, 1) == ("refuse 0", "reason-traitor")


def chosen(state: Tractions, seat: int) -> tuple[str, str]:
    view = state.view(seat)
    action = ADVICE.choose(GAME, view, Random(1))
    return GAME.write(seat, action), ADVICE.words(GAME, view, action)


REASONS = [
    ("LO1 AT1@cafW; LO 30U; AT 30U; phase 2", "pay, LO, AT, 10U, ok", "accept 0", "reason-gain"),
    ("LO1 AT1@cafW; LO 30U; AT 30U; phase 2", "pay, AT, LO, 10U, ok", "refuse 0", "reason-too-dear"),
    ("LO1 AT1@cafW; LO 30U; AT 3U; phase 2", "pay, AT, LO, 10U, ok", "refuse 0", "reason-poor"),
    ("LO1 AT1@cafW; LO 30U; AT t1; AT2@bankE; phase 2", "card, AT, LO, a traction, number 1, pay, LO, AT, 10U, ok",
     "refuse 0", "reason-needed"),
    ("LO1 AT1@cafW; LO 180U; AT 30U c1; phase 2", "card, AT, LO, a colt, number 1, pay, LO, AT, 10U, ok",
     "refuse 0", "reason-leader"),
    ("LO1 AT1@cafW; phase 2", "promise, LO, AT, ok", "accept 0", "reason-words"),
]  # fmt: skip


@pytest.mark.rule("A89", "R30")
@pytest.mark.parametrize(("position", "terms", "answer", "why"), REASONS, ids=[row[3] for row in REASONS])
def test_every_proposal_is_answered_by_its_value_and_with_a_reason(
    position: str, terms: str, answer: str, why: str
) -> None:
    state = at(position)
    for text in f"write, {terms}, send".split(", "):
        state.apply(0, GAME.read(0, text))
    assert chosen(state, 1) == (answer, why)


OFFERS = [
    ("LO1 AT1@cafW; LO2@bankW; LO 30U; AT e2; phase 2", "reason-buy-car",
     "card AT LO a traction number 1 pay LO AT 10U"),
    ("LO1@cafW; AT1@cafE; LO2@s23; AT2@s25; phase 2", "reason-truce",
     "alliance number 0 clause peace LO AT banks clause peace AT LO banks ok"),
    ("LO1 AT1@cafW; AT2@s14; LO 30U; phase 2", "reason-passage",
     "alliance number 0 clause passage AT LO ok pay LO AT"),
    ("LO1 AT1@cafW; LO c4; AT 30U; phase 2", "reason-sell-card", "card LO AT a colt number 1 pay AT LO 5U 1U ok"),
    ("LO1 AT1@cafW; LO 30U; pact until 3: give LO AT 7U; phase 2", "reason-owed", "pay LO AT 5U 1U 1U ok"),
    ("LO1 LO2 AT1@bankW; LO 30U; AT e3; phase 4", "reason-buy-car", "card AT LO a traction number 1 pay LO AT 10U"),
]  # fmt: skip


@pytest.mark.rule("A89", "R26")
@pytest.mark.parametrize(("position", "why", "terms"), OFFERS, ids=[f"{row[1]}-{i}" for i, row in enumerate(OFFERS)])
def test_a_boss_makes_simple_offers_and_says_why(position: str, why: str, terms: str) -> None:
    """Within a few tries, as he does not always speak; never more than one on a floor."""
    written = []
    for seed in range(12):
        rng = Random(seed)
        state = at(position, 4, honesty="honest")
        if state.heist >= 0:
            for seat in (0, 1):
                state.apply(seat, GAME.read(seat, "stand"))
        picks: list[str] = []
        while 0 in state.waiting_for and len(picks) < 40:
            view = state.view(0)
            action = ADVICE.choose(GAME, view, rng)
            picks.append(GAME.write(0, action))
            if picks[-1] == "send":
                assert ADVICE.words(GAME, view, action) == why
            state.apply(0, action)
        assert picks[-1] == "done"
        assert picks.count("send") <= 1
        assert "tear" not in picks
        if "send" in picks:
            written.append(" ".join(picks[1:-2]))
    assert written
    assert all(text.startswith(terms) for text in written), written[0]


def test_no_bot_floods_the_table() -> None:
    """In whole games of bosses, fewer than one paper a boss and turn."""
    for seats in (4, 6):
        rng = Random(seats)
        state = begun(seats, max_turns="8")
        journal: list[Event] = []
        state.journal = journal
        while state.waiting_for:
            seat = rng.choice(state.waiting_for)
            state.apply(seat, outcome(state, rng) if seat == CHANCE else ADVICE.choose(GAME, state.view(seat), rng))
        sent = [
            event for event in journal if event.kind == t.PRIVATE and (event.secret or event.shown)[0] == t.PAPER_SENT
        ]
        assert len(sent) < seats * state.turn


AMBITION = "LO1 LO2 LO3@s71; AT 40U; Mv LO"  # three men one step from Attia's base
HOME = "LO1 LO2 LO3@baseNW; LO 5U"

RAIDS = [
    ("an empty base with money in it", AMBITION, "1"),
    ("with a landing from home", f"{HOME} co1; AT 40U; Mv LO a", "1"),
    ("with petrol on a longer way", "first AT; LO1 LO2 LO3@s35; LO t2; BO 40U; Mv LO", "3"),
    ("beside a man of another gang", f"DA1@baseNE; {AMBITION.replace(' LO3', '')}", "1"),
    ("the richer of two", "LO1 LO2 LO3@s71; AT 20U; BO 90U; LO4 LO5 LO6@s07; Mv LO", "3"),
    ("one guard, and a Sten against him", f"first AT; AT1@baseNE; LO st1; {AMBITION}", "1"),
]
QUIET = [
    ("nothing to take", AMBITION.replace("40U", "5U")),
    ("three guards and no weapon", f"AT1 AT2 AT3@baseNE; {AMBITION}"),
    ("guards with cards, and one Colt", f"AT1 AT2@baseNE; AT c2 e2; LO c1; {AMBITION}"),
    ("those who come home from a heist", f"AT1 AT2 AT3@bankW; {AMBITION}"),
    ("a peace that is kept", f"pact until 3: peace LO AT; {AMBITION}"),
    ("a base that is to be avoided", f"pact LO AT until 3: avoid LO baseNE; {AMBITION}"),
    ("men promised elsewhere", f"pact LO DA until 3: bring LO bankW 3; {AMBITION}"),
    ("too far", f"{HOME}; AT 40U; Mv LO"),
    ("a warned owner and a long way", "LO1 LO2 LO3@s35; LO t2; BO 40U; Mv LO"),
    ("one guard, and a Colt against him", f"first AT; AT1@baseNE; LO c1; {AMBITION}"),
    ("a barred way", "first AT; BO1@s07; BO2@s17; LO1 LO2 LO3@s35; LO t2; BO 40U; Mv LO"),
    ("too few men", AMBITION.replace(" LO3", "")),
    ("men with work in a bank", "LO1 LO2 LO3@bankE; LO t3; AT 40U; Mv LO"),
]


def raided(position: str) -> list[int]:
    """The seats in whose bases LO, led by the house, leaves three foreign men or more (R140) when it has moved."""
    state = at(position, 4, honesty="honest")
    for picks in range(80):
        seat = state.waiting_for[0]
        action = ADVICE.choose(GAME, state.view(seat), Random(picks))
        if action == t.END:
            break
        state.apply(seat, action)
    assert (seat, action) == (0, t.END)
    found = []
    for seat in range(4):
        base = GAME.box.bases[state.gangs[seat]]
        if state.men_at(base) - state.men[base * t.GANGS + state.gangs[seat]] >= GAME.box.raid_men:
            found.append(seat)
    return found


@pytest.mark.rule("R140", "R145", "A67")
@pytest.mark.parametrize(("position", "seat"), [row[1:] for row in RAIDS], ids=[row[0] for row in RAIDS])
def test_a_boss_raids_where_it_pays(position: str, seat: str) -> None:
    assert raided(position) == [int(seat)]


@pytest.mark.rule("R140", "R145", "A67")
@pytest.mark.parametrize("position", [row[1] for row in QUIET], ids=[row[0] for row in QUIET])
def test_a_boss_leaves_a_base_alone_where_it_does_not_pay(position: str) -> None:
    assert raided(position) == []


@pytest.mark.rule("A67", "I10")
def test_a_raid_does_not_depend_on_what_the_owner_holds() -> None:
    """The cards of the owner count as far as their backs tell."""
    guarded = f"first AT; AT1@baseNE; LO st1; {AMBITION}"
    found = [raided(f"AT {cards}; {guarded}") for cards in ("e2", "t2", "c2", "e6", "t6", "c6")]
    assert found == [[1]] * 3 + [[]] * 3


def test_worth_prefers_money_and_men() -> None:
    poor, rich = at("LO 5U; Mv LO"), at("LO 50U; LO1@h01; Mv LO")
    assert ADVICE.worth(rich, 0) > ADVICE.worth(poor, 0)
    over = at("LO 201U; AT 181U; Mv LO")
    assert ADVICE.worth(over, 0) > ADVICE.worth(over, 1)


@pytest.mark.rule("A48")
@pytest.mark.parametrize(
    ("turn", "steps", "stops"),
    [(41, ["enough"], True), (41, [], False), (40, ["enough"], False), (41, ["enough"] * 2, False)],
)
def test_a_computer_player_stops_late_in_a_game_without_a_last_turn_if_somebody_wants_to(
    turn: int, steps: list[str], stops: bool
) -> None:
    state = GAME.read_position(f"turn {turn}; AT1@s22; Mv AT", 4, {"max_turns": "none"})
    for step in steps:
        state.apply(0, GAME.read(0, step))
    chosen = ADVICE.choose(GAME, state.view(1), Random(1))
    assert (chosen == t.ENOUGH) == stops
    if stops:
        state.apply(1, chosen)
        assert ADVICE.choose(GAME, state.view(1), Random(1)) != t.ENOUGH
