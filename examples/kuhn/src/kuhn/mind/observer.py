"""The numbers of a view, for programs that learn."""

from __future__ import annotations

from typing import Final

from kuhn.rules import terms as t
from kuhn.rules.view import KuhnView
from ludotheque.core.observer import Observer, Part, Row
from ludotheque.core.state import NOBODY, Game

MOST: Final = 4000  # coins in the largest box


class KuhnObserver(Observer[KuhnView]):
    """The own card and the table, the viewer before the other player."""

    def parts(self, game: Game, seats: int) -> list[Part]:
        return [
            Part("seat", 1, NOBODY, 1, "The seat of the viewer; -3 for a spectator, who sees it as seat 0 does."),
            Part("asked", 2, 0, 1, "Whether the viewer is asked, whether the other player is."),
            Part("question", 5, 0, 1, "A one for the question: the deal, opening, replying, answering a bet, over."),
            Part("card", 3, 0, 1, "A one for the card of the viewer: jack, queen, king; none before it is dealt."),
            Part("dealt", 2, 0, 1, "Whether the viewer has a card, whether the other player has."),
            Part("opener", 2, 0, 1, "A one for who opens the round."),
            Part("purses", 2, 0, MOST, "The coins of the viewer, of the other player."),
            Part("stakes", 2, 0, MOST, "What the viewer has put into the pot, and the other player."),
            Part(
                "card before",
                3,
                0,
                1,
                "A one for the card that the other player showed in the round before.",
            ),
            Part("winner", 2, 0, 1, "A one for who won the round before."),
            Part("round", 1, 0, t.MOST_ROUNDS, "The number of the round, from 1."),
            Part("rounds", 1, 0, t.MOST_ROUNDS, "How many rounds the match has at most."),
        ]

    def fill(self, view: KuhnView, row: Row) -> None:
        own = view.seat if view.seat > 0 else 0
        row.put(view.seat)
        row.mark_asked(view, own)
        row.mark(view.question, t.OVER + 1)
        row.mark(view.card, t.CARDS)
        row.put_from(view.has_card, own)
        row.mark_seat(view.opener, own, 2)
        row.put_from(view.purses, own)
        row.put_from(view.stakes, own)
        row.mark(view.before[1 - own], t.CARDS)
        row.mark_seat(view.winner, own, 2)
        row.put(view.round)
        row.put(view.rounds)
