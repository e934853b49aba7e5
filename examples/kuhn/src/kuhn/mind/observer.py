"""The numbers of a view, for programs that learn."""

from __future__ import annotations

from typing import Final

from kuhn.rules import terms as t
from kuhn.rules.view import KuhnView
from ludotheque.core.observer import Observer, Part
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

    def row(self, view: KuhnView) -> list[int]:
        own = view.seat if view.seat > 0 else 0
        other = 1 - own
        row = [view.seat, int(own in view.waiting_for), int(other in view.waiting_for)]
        row += marked(view.question, t.OVER + 1)
        row += marked(view.card, t.CARDS)
        row += [view.has_card[own], view.has_card[other]]
        row += [int(view.opener == own), int(view.opener == other)]
        row += [view.purses[own], view.purses[other]]
        row += [view.stakes[own], view.stakes[other]]
        row += marked(view.before[other], t.CARDS)
        row += [int(view.winner == own), int(view.winner == other)]
        row += [view.round, view.rounds]
        return row


def marked(place: int, places: int) -> list[int]:
    """Zeros with a one at the place, if it is one."""
    row = [0] * places
    if place >= 0:
        row[place] = 1
    return row
