"""What is counted at the end: after an escape what lay before everybody, at nightfall the four merits of R84."""

from __future__ import annotations

from ludotheque.core.face import Score, say
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def scores(view: SingesView) -> list[Score]:
    seats = range(view.seats)
    if view.winner != t.NONE:
        labels = (say("fact-weapons"), say("fact-digits"), say("fact-luck"))
        return [Score(labels[back], tuple(view.backs_of(seat)[back] for seat in seats)) for back in range(len(labels))]
    hands = [view.shown[seat * t.ITEMS : (seat + 1) * t.ITEMS] for seat in seats]
    return [
        Score(say("score-missing"), tuple(least_missing(view, hand) for hand in hands), breaks_ties=True),
        Score(
            say("fact-digits"), tuple(sum(hand[t.DIGIT : t.DIGIT + t.DIGITS + 1]) for hand in hands), breaks_ties=True
        ),
        Score(say("fact-bonus"), tuple(strength(view, hand) for hand in hands), breaks_ties=True),
        Score(say("score-items"), tuple(sum(hand) for hand in hands), breaks_ties=True),
    ]


def strength(view: SingesView, hand: list[int]) -> int:
    return sum(hand[weapon] * view.values[weapon] for weapon in range(t.HELMET + 1))


def least_missing(view: SingesView, hand: list[int]) -> int:
    """R84: what a hand lacks for the nearest key that lies face up; 4 if none does."""
    turned = [content - t.KEY_UP for content in view.board if t.KEY_UP <= content < t.APE]
    return min([missing(view, hand, key) for key in turned], default=4)


def missing(view: SingesView, hand: list[int], key: int) -> int:
    """R78, for a hand that is shown."""
    need, *digits = view.key_row(key)
    lacking = sum(digits[:i].count(digit) >= hand[digit] for i, digit in enumerate(digits))
    return max(0, lacking - hand[t.JOKER]) + (hand[need] == 0)
