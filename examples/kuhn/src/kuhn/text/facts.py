"""What a scenario may ask about a state, by name."""

from __future__ import annotations

from kuhn.rules.judge import Kuhn
from kuhn.text.positions import QUESTIONS, card
from ludotheque.core.state import NOBODY


def facts(state: Kuhn) -> dict[str, str]:
    return {
        "round": str(state.round),
        "purses": f"{state.purses[0]} {state.purses[1]}",
        "pot": str(sum(state.stakes)),
        "cards": f"{card(state.cards[0])} {card(state.cards[1])}",
        "before": f"{card(state.before[0])} {card(state.before[1])}",
        "asked": QUESTIONS[state.question] + (f" {state.turn}" if state.turn != NOBODY else ""),
    }
