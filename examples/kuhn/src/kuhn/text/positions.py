"""Positions as text."""

from __future__ import annotations

import re
from typing import Final

from kuhn.rules import terms as t
from kuhn.rules.judge import Kuhn
from kuhn.text.actions import CARDS
from ludotheque.core.state import CHANCE, HIDDEN, NOBODY

QUESTIONS: Final = ("deal", "open", "reply", "answer", "over")
CARD: Final = f"([{''.join(CARDS)}-])"
FORM: Final = re.compile(
    rf"round ([1-9][0-9]?) opened by ([01]); purses ([0-9]{{1,4}}) ([0-9]{{1,4}}); cards {CARD} {CARD}; "
    rf"ask ({'|'.join(QUESTIONS)})(?: ([01]))?(?:; before {CARD} {CARD} to ([01]))?"
)
EXAMPLE: Final = "round 2 opened by 0; purses 18 20; cards Q K; ask answer 1; before J Q to 1"


def write(state: Kuhn) -> str:
    """All but what follows from the rest: the stakes."""
    asked = QUESTIONS[state.question] + (f" {state.turn}" if state.question != t.OVER else "")
    text = (
        f"round {state.round} opened by {state.opener}; purses {state.purses[0]} {state.purses[1]}; "
        f"cards {card(state.cards[0])} {card(state.cards[1])}; ask {asked}"
    )
    if state.winner != NOBODY:
        text += f"; before {card(state.before[0])} {card(state.before[1])} to {state.winner}"
    return text


def card(number: int) -> str:
    return "-" if number == HIDDEN else CARDS[number]


def number(text: str) -> int:
    return HIDDEN if text == "-" else CARDS.index(text)


def read(state: Kuhn, text: str) -> None:
    """Fill a state that knows its seats, its box and its rounds; ValueError says what is wrong with the text."""
    found = FORM.fullmatch(" ".join(text.split()))
    if not found:
        raise ValueError(f"a position is written like {EXAMPLE!r}, not {text[:80]!r}")
    state.words = ""
    state.round = int(found[1])
    state.opener = int(found[2])
    state.purses = [int(found[3]), int(found[4])]
    state.cards = [number(found[5]), number(found[6])]
    state.question = QUESTIONS.index(found[7])
    state.turn = int(found[8]) if found[8] else NOBODY
    state.before = [number(found[9]), number(found[10])] if found[11] else [HIDDEN, HIDDEN]
    state.winner = int(found[11]) if found[11] else NOBODY
    state.stakes = stakes(state)
    if state.question == t.OVER:
        state.waiting_for = []
    else:
        state.waiting_for = [CHANCE if state.question == t.DEALING else state.turn]
    if doubt := doubt_about(state):
        raise ValueError(f"{doubt}: {text[:80]!r}")


def stakes(state: Kuhn) -> list[int]:
    """What lies in the pot, which the question tells."""
    if state.question == t.OVER:
        return [0, 0]
    paid = [state.material.ante, state.material.ante]
    if state.question == t.ANSWERING and state.turn != NOBODY:
        paid[1 - state.turn] += state.material.bet
    return paid


def doubt_about(state: Kuhn) -> str:
    """What no match leads to, or nothing."""
    if state.round > state.rounds:
        return f"there are {state.rounds} rounds"
    if doubt := doubt_about_turn(state) or doubt_about_before(state):
        return doubt
    if broken := state.check():
        return {"I1": "the coins do not add up", "I2": "each card is there once"}.get(broken, f"{broken} is broken")
    needed = state.material.ante + state.material.bet
    if state.question == t.OVER:
        return "" if state.is_last() else "the match is not over yet"
    if min(state.purses[seat] + state.stakes[seat] for seat in range(t.SEATS)) < needed:
        return "a player who cannot pay ante and bet plays no round"
    return ""


def doubt_about_turn(state: Kuhn) -> str:
    """Whether the cards lie and the seat is asked as the question wants it."""
    if state.question == t.OVER:
        return "" if state.turn == NOBODY and state.cards == [HIDDEN, HIDDEN] else "nobody is asked or holds a card"
    if state.turn == NOBODY:
        return "say which seat is asked"
    opener = state.opener
    if state.question == t.DEALING:
        dealt = state.cards[opener] != HIDDEN
        fits = state.cards[1 - opener] == HIDDEN and state.turn == (1 - opener if dealt else opener)
        return "" if fits else "the opener is dealt a card first"
    if HIDDEN in state.cards:
        return "both players hold a card"
    fits = state.question == t.ANSWERING or state.turn == (opener if state.question == t.OPENING else 1 - opener)
    return "" if fits else f"seat {opener} opens round {state.round}"


def doubt_about_before(state: Kuhn) -> str:
    """Whether there was a round before, and its cards gave the pot to its winner."""
    is_first = state.round == 1 and state.question != t.OVER
    if is_first != (state.winner == NOBODY):
        return "there is a round before this one unless it is the first"
    one, other = state.before
    if (one == HIDDEN) != (other == HIDDEN):
        return "both cards are shown, or none"
    if one != HIDDEN and (one == other or (0 if one > other else 1) != state.winner):
        return "the higher card wins"
    return ""
