"""How to play it well: the equilibrium of Kuhn (1950) decides, so nobody can do better against it in the long run."""

from __future__ import annotations

from random import Random
from typing import Final

from kuhn.rules import terms as t
from kuhn.rules.judge import Kuhn
from kuhn.rules.view import KuhnView
from ludotheque.core.advice import Advice
from ludotheque.core.state import HIDDEN, Game

# In how many of three cases somebody bets, or calls, with a jack, a queen, a king.
OPENS: Final = [1, 0, 3]
REPLIES: Final = [1, 0, 3]
CALLS_AS_OPENER: Final = [0, 2, 3]
CALLS: Final = [0, 1, 3]


class KuhnAdvice(Advice[Kuhn, KuhnView]):
    """A player who bluffs with one jack in three."""

    scale = 8  # four coins more: some three chances to win the match against one

    def worth(self, state: Kuhn, seat: int) -> int:
        """The coins, and half the pot for each of the two other cards that the own one beats."""
        if state.cards[seat] == HIDDEN:
            return 2 * state.purses[seat] + state.stakes[0] + state.stakes[1]
        return 2 * state.purses[seat] + state.cards[seat] * (state.stakes[0] + state.stakes[1])

    def choose(self, game: Game[Kuhn, KuhnView], view: KuhnView, rng: Random) -> int:
        return answer(view.question, view.card, view.seat == view.opener, rng)

    def reply(self, state: Kuhn, seat: int, rng: Random) -> int:
        """Inside a search everybody keeps to the equilibrium, with the card that was imagined."""
        return answer(state.question, state.cards[seat], seat == state.opener, rng)

    def lap(self, state: Kuhn) -> int:
        """A search looks ahead to the end of the round."""
        return state.round


def answer(question: int, card: int, is_opener: bool, rng: Random) -> int:
    """What the equilibrium answers with a card."""
    third = int(rng.random() * 3)
    if question == t.ANSWERING:
        calls = CALLS_AS_OPENER if is_opener else CALLS
        return t.CALL if third < calls[card] else t.FOLD
    bets = OPENS if question == t.OPENING else REPLIES
    return t.BET if third < bets[card] else t.CHECK
