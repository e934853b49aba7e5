"""Players who live by papers win no more than their share against bosses of the house."""

from __future__ import annotations

import pytest

from ludotheque.bots.arena import interval
from ludotheque.games.tractions.mind.deals import paper_deal
from ludotheque.games.tractions.mind.promises import reprisal
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.papers import received
from tests.games.tractions.tricksters import TRICKS, Accomplice, Kingmaker, game_of, share

HONESTY = ("honest", "shrewd", "crooked")
CASES = [(trick, seats) for trick in TRICKS for seats in (4, 6)]
QUICK = [(trick, 6 if trick == "tourist" else 4, HONESTY[i % 3]) for i, trick in enumerate(TRICKS)]


class Witness:
    """Reads every paper of a trickster that a boss of the house answers."""

    def __init__(self, seats: int, crooks: list[int]) -> None:
        self.crooks = crooks
        self.accepted = 0
        self.refused = 0
        self.lent = [0] * seats  # what each boss has paid for promises

    def watch(self, state: Tractions, seat: int, action: int) -> None:
        if seat in self.crooks or not t.ACCEPT <= action < t.REFUSE + t.FILES:
            return
        gang = state.gangs[seat]
        i = received(state, gang, (action - t.ACCEPT) % t.FILES)
        proposer = state.papers[i + t.PROPOSER]
        if state.seat_of[proposer] not in self.crooks:
            return
        if action >= t.REFUSE:
            self.refused += 1
            return
        self.accepted += 1
        deal = paper_deal(state, gang, state.papers[i])
        paid = -deal.money[gang]
        if paid > 0 and deal.goods[gang] <= 0:
            self.lent[seat] += paid
            assert paid <= reprisal(state, proposer, gang)
            assert 2 * paid <= state.purses[gang] or paid <= 5


@pytest.mark.rule("A89")
@pytest.mark.parametrize(("trick", "seats", "honesty"), QUICK)
def test_no_trick_empties_a_treasury(trick: str, seats: int, honesty: str) -> None:
    """In the first turns of a game, when everybody still has a good name."""
    crooks = [0, seats // 2] if issubclass(TRICKS[trick], Accomplice) else [0]
    witness = Witness(seats, crooks)
    state, found = game_of(TRICKS[trick], seats, 0, witness.watch, max_turns="5", honesty=honesty)
    assert found == crooks
    assert witness.refused > witness.accepted
    assert max(witness.lent) <= 20
    assert state.turn == 5


@pytest.mark.soak
@pytest.mark.rule("A89")
@pytest.mark.parametrize("honesty", HONESTY)
@pytest.mark.parametrize(("trick", "seats"), CASES)
def test_no_trick_wins_more_than_its_share(trick: str, seats: int, honesty: str) -> None:
    wins, games = share(TRICKS[trick], seats, 120, honesty=honesty)
    fair = (2 if issubclass(TRICKS[trick], Accomplice) else 1) / seats
    assert interval(wins, games)[0] <= fair


@pytest.mark.soak
@pytest.mark.rule("A89")
@pytest.mark.parametrize("seats", [4, 6])
def test_two_who_make_one_king_win_no_more_than_two_others(seats: int) -> None:
    wins, games = share(Kingmaker, seats, 120)
    assert interval(wins, games)[0] <= 2 / seats
