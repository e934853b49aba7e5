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

    def worth(self, state: Kuhn, seat: int) -> int:
        """The coins, and half the pot for each of the two other cards that the own one beats."""
        if state.cards[seat] == HIDDEN:
            return 2 * state.purses[seat] + state.stakes[0] + state.stakes[1]
        return 2 * state.purses[seat] + state.cards[seat] * (state.stakes[0] + state.stakes[1])

    def choose(self, game: Game[Kuhn, KuhnView], view: KuhnView, rng: Random) -> int:
        third = int(rng.random() * 3)
        if view.question == t.ANSWERING:
            calls = CALLS_AS_OPENER if view.seat == view.opener else CALLS
            return t.CALL if third < calls[view.card] else t.FOLD
        bets = OPENS if view.question == t.OPENING else REPLIES
        return t.BET if third < bets[view.card] else t.CHECK
