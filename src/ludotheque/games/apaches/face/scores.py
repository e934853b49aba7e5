"""What is counted at the end (R51): the money, by where it came from, then the operational Apaches."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Score, say
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

SOURCES: Final = {
    t.WALLET: "wallet",
    t.PRIZE: "prizes",
    t.THEFT: "thefts",
    t.FENCED: "fence",
    t.BAILED: "bail",
    t.TOKENS: "tokens",
    t.WAGES: "wages",
}


def francs(sums: list[int]) -> tuple[Message, ...]:
    """Sums as the page and the newspaper write them."""
    return tuple(say("francs", amount=amount) for amount in sums)


def scores(view: ApachesView) -> list[Score]:
    found: list[Score] = []
    for reason, name in SOURCES.items():
        sums = [0] * view.seats
        for i in range(0, len(view.ledger), t.ENTRY):
            if view.ledger[i + t.ENTRY_REASON] == reason:
                sums[view.ledger[i + t.ENTRY_SEAT]] += view.ledger[i + t.ENTRY_AMOUNT]
        if any(sums):
            found.append(Score(say(f"score-{name}"), tuple(sums), adds=True, words=francs(sums)))
    found.append(Score(say("score-money"), tuple(view.money), is_total=True, words=francs(view.money)))
    found.append(Score(say("score-apaches"), tuple(view.operational), breaks_ties=True))
    return found
