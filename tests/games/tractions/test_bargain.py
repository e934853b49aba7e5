"""What bosses of the house sign and what they propose: nobody robs them, nobody feeds a leader, nobody is flooded."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.mind.advice import TractionsAdvice, reckoned
from ludotheque.games.tractions.mind.bargain import best_offer, mutual_gain
from ludotheque.games.tractions.mind.deals import LEAST, Deal, betters, paper_deal
from ludotheque.games.tractions.mind.promises import faith, patience, reprisal
from ludotheque.games.tractions.mind.standing import Standing
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from tests.games.tractions.playing import at

ADVICE = TractionsAdvice()
HONESTY = ("honest", "shrewd", "crooked")
LO, AT, DA = t.LO, t.AT, t.DA


def sent(position: str, terms: str, betrayals: list[int] | None = None, **options: str) -> Tractions:
    """LO has sent a paper."""
    state = at(position, 4, **options)
    state.betrayals = betrayals or []
    for text in f"write, {terms}, send".split(", "):
        state.apply(0, GAME.read(0, text))
    return state


def answered(state: Tractions, seat: int = 1) -> tuple[str, str]:
    """What the boss at that seat says to the paper before him, and why."""
    view = state.view(seat)
    action = ADVICE.choose(GAME, view, Random(1))
    return GAME.write(seat, action), ADVICE.words(GAME, view, action)


def paper_of(state: Tractions, seat: int, seed: int = 1) -> tuple[str, str]:
    """What the boss at that seat writes of his own accord, and why; the state is played on until he is done."""
    rng = Random(seed)
    picks: list[str] = []
    why = ""
    while seat in state.waiting_for and len(picks) < 60:
        view = state.view(seat)
        action = ADVICE.choose(GAME, view, rng)
        picks.append(GAME.write(seat, action))
        if action == t.SEND:
            why = ADVICE.words(GAME, view, action)
            return " ".join(picks[1:-1]), why
        state.apply(seat, action, ADVICE.words(GAME, view, action))
    return "", why


CAFE = "LO1 AT1@cafW; LO2@h01; LO3@h02; AT2@h05; AT3@h06; DA2@h07; DA3@h08; BO2@h11; BO3@h12"
SUMS = {30: "10U, 10U, 10U", 180: "50U, 50U, 50U, 10U, 10U, 10U", 15: "10U, 5U", 90: "50U, 10U, 10U, 10U, 10U"}


def loan(now: int, later: int, turns: int) -> str:
    return f"pay, AT, LO, {SUMS[now]}, ok, alliance, number {turns}, clause give, LO, AT, a sum, {SUMS[later]}, ok, ok"


@pytest.mark.rule("A89", "R46")
@pytest.mark.parametrize("honesty", HONESTY)
@pytest.mark.parametrize(("now", "later", "turns"), [(30, 180, 15), (30, 180, 1), (30, 90, 3), (15, 90, 2)])
def test_everything_now_for_a_multiple_later_is_refused(now: int, later: int, turns: int, honesty: str) -> None:
    state = sent(f"{CAFE}; LO 40U; AT 30U; phase 2", loan(now, later, turns), honesty=honesty)
    answer, why = answered(state)
    assert answer == "refuse 0"
    assert why in ("reason-robbery", "reason-too-late")


@pytest.mark.rule("A89", "R46")
def test_small_loans_end_where_a_reprisal_could_no_longer_enforce_them() -> None:
    """One after the other, on one floor: what is owed counts against the next."""
    state = at(f"{CAFE}; LO 40U; AT 60U; phase 2")
    terms = "write, pay, AT, LO, 5U, ok, alliance, number 1, clause give, LO, AT, a sum, 10U, 10U, ok, ok, send"
    for _ in range(20):
        if 0 not in state.waiting_for:
            break
        for text in terms.split(", "):
            state.apply(0, GAME.read(0, text))
        answer, _ = answered(state)
        state.apply(1, GAME.read(1, answer))
    lent = 60 - state.purses[AT]
    assert lent <= reprisal(state, LO, AT)
    assert lent <= 20


@pytest.mark.rule("A89", "R126")
def test_a_split_by_men_is_signed_and_one_by_greed_is_not() -> None:
    heist = "LO1 LO2 AT1 AT2@bankW; DA2@h07; DA3@h08; DA 20U; BO2@h11; BO3@h12; BO 20U; phase 4"
    for weights, answer in (("LO, number 1, AT, number 1", "accept 0"), ("LO, number 9, AT, number 1", "refuse 0")):
        state = at(heist)
        for seat in (0, 1):
            state.apply(seat, GAME.read(seat, "stand"))
        terms = f"write, alliance, this heist, clause split, number 0, {weights}, ok, ok, send"
        for text in terms.split(", "):
            state.apply(0, GAME.read(0, text))
        assert answered(state)[0] == answer


@pytest.mark.rule("A89")
def test_a_free_rider_gets_no_equal_share() -> None:
    """One man among three is no half of the loot."""
    state = at("LO1 AT1 AT2@bankW; LO 20U; AT 20U; phase 4")
    for seat in (0, 1):
        state.apply(seat, GAME.read(seat, "stand"))
    terms = "write, alliance, this heist, clause split, number 0, LO, number 1, AT, number 1, ok, ok, send"
    for text in terms.split(", "):
        state.apply(0, GAME.read(0, text))
    assert answered(state)[0] == "refuse 0"


FEEDING = [
    ("a card at a good price", "card, AT, LO, a colt, number 1, pay, LO, AT, 10U, ok"),
    ("peace for this turn", "alliance, number 0, clause peace, AT, LO, banks, clause peace, LO, AT, banks, ok"),
    ("a free way", "pay, LO, AT, 5U, ok, alliance, number 0, clause passage, AT, LO, ok"),
]


@pytest.mark.rule("A89", "R15")
@pytest.mark.parametrize("terms", [row[1] for row in FEEDING], ids=[row[0] for row in FEEDING])
def test_a_leader_is_not_fed(terms: str) -> None:
    position = f"{CAFE}; LO4@s23; AT4@s25; LO MONEYU; AT 30U c1; DA 30U; phase 2"
    assert answered(sent(position.replace("MONEY", "30"), terms))[0] == "accept 0"
    assert answered(sent(position.replace("MONEY", "170"), terms)) == ("refuse 0", "reason-leader")


@pytest.mark.rule("A89", "R15")
def test_nobody_pays_the_last_note_to_a_winner() -> None:
    """However good the bargain looks, a payment that ends the game is refused; money that wins it is taken."""
    state = sent(
        "LO1 AT1@cafW; LO 199U t3; AT 100U; AT2@bankW; phase 2",
        "card, LO, AT, a traction, number 3, pay, AT, LO, 1U, ok",
    )
    assert answered(state) == ("refuse 0", "reason-leader")
    assert betters(Standing(state), AT, paper_deal(state, AT, state.papers[0])) == 0.0


TRUCE = "alliance, number 0, clause peace, LO, AT, banks, clause peace, AT, LO, banks, ok"


@pytest.mark.rule("A89", "R44")
@pytest.mark.parametrize(
    ("record", "answer"),
    [
        ([], "accept 0"),
        ([1, LO, AT, t.PEACE, -1, 0], "refuse 0"),  # he broke his word to AT itself
        ([1, LO, DA, t.PEACE, -1, 0, 2, LO, DA, t.GIVE, -1, 0], "refuse 0"),  # twice, to somebody else
    ],
    ids=["an open book", "one's own betrayer", "a proven traitor"],
)
def test_a_word_counts_by_the_record_of_who_gives_it(record: list[int], answer: str) -> None:
    state = sent(f"{CAFE}; LO4@s23; AT4@s25; LO 30U; AT 30U; phase 2", TRUCE, record)
    assert answered(state)[0] == answer


@pytest.mark.rule("A89", "R44")
def test_the_promise_of_a_proven_traitor_is_worth_nothing() -> None:
    state = at(f"{CAFE}; LO 60U; AT 30U; phase 2")
    rows = [t.ALLY, 0, 0, 4, 0, t.GIVE, LO, AT, t.MONEY, 10]
    signers = [1 << LO | 1 << AT, 0]
    assert Deal(state, AT, AT, rows, signers).hopes[AT] > 5
    state.betrayals = [1, LO, DA, t.PEACE, -1, 0, 2, LO, DA, t.PEACE, -1, 0]
    assert faith(state, LO, AT) == 0
    assert Deal(state, AT, AT, rows, signers).hopes[AT] == 0


@pytest.mark.rule("A89", "R42")
def test_a_promise_fades_with_time_and_near_the_end() -> None:
    early, late = at(f"{CAFE}; LO 60U; AT 30U; phase 2"), at(f"{CAFE}; LO 60U; AT 30U; DA 185U; phase 2")
    values = []
    for turns in (0, 1, 4, 12):
        rows = [t.ALLY, 0, 0, 3 + turns, 0, t.GIVE, LO, AT, t.MONEY, 12]
        values.append(Deal(early, AT, AT, rows, [1 << LO | 1 << AT, 0]).hopes[AT])
    assert values == sorted(values, reverse=True)
    assert values[0] > 6
    assert values[3] < 1
    assert patience(late, 1) < 0.5
    assert patience(late, 3) == 0


@pytest.mark.rule("A89", "R47")
def test_what_no_reprisal_can_enforce_is_worth_nothing() -> None:
    """A promiser without men, or a victim without a reserve."""
    rows = [t.ALLY, 0, 0, 4, 0, t.GIVE, LO, AT, t.MONEY, 10]
    crowd = " ".join(f"AT{number}" for number in range(1, 21))
    for position in ("AT1@cafW; LO 60U; Mv LO", f"LO1 {crowd}@bankW; LO 60U; Mv LO"):
        state = at(position)
        assert reprisal(state, LO, AT) == 0
        assert Deal(state, AT, AT, rows, [1 << LO | 1 << AT, 0]).hopes[AT] == 0


@pytest.mark.rule("A89")
def test_own_obligations_count_in_full_for_every_turn_they_last() -> None:
    state = at(f"{CAFE}; LO 30U; AT 30U; phase 2")
    bank = GAME.box.banks[0]
    costs = [
        Deal(state, AT, AT, [t.ALLY, 0, 0, last, 0, t.AVOID, AT, 0, bank, 0], [1 << LO | 1 << AT, 0]).duties[AT]
        for last in (3, 5, 9)
    ]
    assert costs[0] <= -8
    assert costs[1] == 3 * costs[0]
    assert costs[2] < costs[1]


@pytest.mark.rule("A89", "R51")
def test_words_that_others_will_judge_are_not_signed() -> None:
    terms = "pay, LO, AT, 5U, ok, alliance, number 0, AT, clause text, ok, LO, ok"
    assert answered(sent(f"{CAFE}; LO 30U; AT 30U; phase 2", terms)) == ("refuse 0", "reason-vague")


PUMPS = [
    ("looking at the same hand", "show, LO, AT, show hand, pay, AT, LO, 1U, ok"),
    ("a place in the order", "turns, LO, AT, pay, AT, LO, 1U, ok"),
    ("peace from who is far away", "alliance, number 0, clause peace, LO, AT, everywhere, ok, pay, AT, LO, 1U, ok"),
]


@pytest.mark.rule("A89")
@pytest.mark.parametrize("terms", [row[1] for row in PUMPS], ids=[row[0] for row in PUMPS])
def test_nobody_pays_for_what_can_be_sold_for_ever(terms: str) -> None:
    assert answered(sent(f"{CAFE}; LO 30U; AT 30U; phase 2", terms))[0] == "refuse 0"


# Offers.


@pytest.mark.rule("A89", "R41")
def test_two_weak_gangs_agree_against_a_leader() -> None:
    position = f"turn 4; {CAFE}; LO4@s23; AT4@s75; LO 30U; AT 30U; DA 120U; phase 2"
    state = at(position)
    terms, why = next(found for seed in range(9) if (found := paper_of(at(position), 1, seed))[0])
    assert why == "reason-coalition"
    assert "clause peace AT LO everywhere clause peace LO AT everywhere" in terms
    for text in ["write", *picks_of(terms), "send"]:
        state.apply(1, GAME.read(1, text))
    assert answered(state, 0) == ("accept 0", "reason-alliance")


def picks_of(terms: str) -> list[str]:
    """The picks of a paper as one writes them: most are one word, some are two."""
    words = terms.split()
    found: list[str] = []
    i = 0
    while i < len(words):
        width = 2 if words[i] in ("number", "clause", "a", "this") else 1
        found.append(" ".join(words[i : i + width]))
        i += width
    return found


SITUATIONS = [
    "turn 4; LO1 AT1@cafW; LO2@bankW; LO 30U; AT e2; phase 2",
    "turn 3; LO1@cafW; AT1@cafE; LO2@s23; AT2@s25; phase 2",
    "turn 3; LO1 AT1@cafW; AT2@s14; LO 30U; phase 2",
    "turn 3; LO1 AT1@cafW; LO c4; AT 30U; phase 2",
    "turn 5; LO1 AT1@cafW; LO4@s23; AT4@s75; LO 30U; AT 30U; DA 120U; phase 2",
]


@pytest.mark.rule("A89", "R26")
@pytest.mark.parametrize("position", SITUATIONS)
def test_an_offer_pays_both_sides_by_the_judgement_of_who_makes_it(position: str) -> None:
    found = 0
    for turn in range(3, 7):
        state = at(f"turn {turn}; {position.partition('; ')[2]}", 4, honesty="honest")
        p = reckoned(GAME, state.view(0), Random(turn))
        offer = best_offer(p, LO)
        if offer.rows:
            found += 1
            assert mutual_gain(p, LO, AT, offer.rows, Standing(p)) >= LEAST
    assert found


@pytest.mark.rule("A89", "R30", "R36")
@pytest.mark.parametrize("position", SITUATIONS)
def test_what_was_refused_is_not_offered_again_as_it_was(position: str) -> None:
    """A partner who refuses everything, turn after turn, while nothing else changes."""
    papers = []
    for turn in range(3, 15):
        state = at(f"turn {turn}; {position.partition('; ')[2]}", 4)
        count = 0
        for _ in range(4):
            terms, _ = paper_of(state, 0, turn)
            if not terms:
                break
            count += 1
            papers.append((turn, terms))
            state.apply(0, t.SEND)
            state.apply(1, GAME.read(1, f"refuse {count - 1}"))
        assert count <= 2
    assert len(papers) >= 2
    for (turn, before), (later, after) in pairwise(papers):
        assert later > turn + 1
        assert before != after or later - turn > 5


@pytest.mark.rule("A89", "R30")
def test_a_price_too_low_is_answered_with_another_price() -> None:
    state = sent(f"{CAFE}; LO 60U; AT 30U c3; phase 2", "card, AT, LO, a colt, number 1, pay, LO, AT, 1U, ok")
    terms, why = paper_of(state, 1)
    assert why == "reason-counter"
    assert terms.startswith("card AT LO a colt number 1 pay LO AT")
    state.apply(1, t.SEND)
    assert answered(state)[0] == "refuse 0"
    assert answered(state, 0)[0] in ("accept 0", "refuse 0", "done")


@pytest.mark.rule("A89", "R30")
def test_peace_for_one_side_is_answered_with_peace_for_both() -> None:
    state = sent(
        f"{CAFE}; LO4@s23; AT4@s25; LO 30U; AT 30U; phase 2", "alliance, number 3, clause peace, AT, LO, everywhere, ok"
    )
    terms, why = paper_of(state, 1)
    assert (terms, why) == (
        "alliance number 0 clause peace AT LO banks clause peace LO AT banks ok",
        "reason-counter",
    )


@pytest.mark.rule("A89", "R42")
def test_what_is_owed_is_paid_by_the_honest_and_by_who_fears_the_reprisal() -> None:
    """A crook pays what costs less than two men, and keeps the rest."""
    for honesty, sums, reasons in (
        ("honest", "30U", {"reason-owed"}),
        ("crooked", "5U", {"reason-owed"}),
        ("crooked", "30U", {"reason-owed", ""}),
    ):
        found = set()
        for turn in range(3, 30):
            position = f"turn {turn}; {CAFE}; LO 40U; pact until {turn}: give LO AT {sums}; phase 2"
            found.add(paper_of(at(position, 4, honesty=honesty), 0)[1])
        assert found == reasons


@pytest.mark.rule("A89", "R44")
@pytest.mark.parametrize(
    ("clause", "purse", "why"),
    [
        (t.PEACE, 20, "reason-betrayal"),
        (t.GIVE, 20, "reason-betrayal-money"),
        (t.PEACE, 120, "reason-betrayal-leader"),
    ],
)
def test_a_traitor_says_why_on_the_morning_after(clause: int, purse: int, why: str) -> None:
    said = set()
    for seed in range(6):
        state = at(f"turn 5; LO1@cafW; AT1@cafE; AT {purse}U; phase 2")
        state.betrayals = [4, LO, AT, clause, -1, 0]
        terms, reason = paper_of(state, 0, seed)
        if terms:
            said.add((terms, reason))
            state.apply(0, t.SEND, reason)
            assert why in state.row_words
            assert answered(state) == ("accept 0", "reason-words")
    assert said == {("tell LO AT ok", why)}
