"""What a scenario of Les Apaches de Paris may ask about."""

from __future__ import annotations

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import Position
from ludotheque.games.apaches.text.actions import crew_text, planque_text
from ludotheque.games.apaches.text.positions import crews_text, per_seat, planques_at
from ludotheque.games.apaches.text.vocabulary import GANGS, QUESTIONS


def facts(state: Position) -> dict[str, str]:
    """Every fact by its name."""
    found = {
        "round": str(state.round),
        "turn": str(state.turn),
        "question": QUESTIONS[state.question],
        "first": gang_text(state.first),
        "order": " ".join(GANGS[seat] for seat in state.order),
        "to play": gang_text(state.actor),
        "supply": str(state.supply()),
        "piles": " ".join(f"{d + 1}:{left}" for d, left in enumerate(state.piles) if left),
    }
    for district in range(t.DISTRICTS):
        found[f"D{district + 1}"] = crews_text(state, district) or "empty"
        found[f"leader {district + 1}"] = gang_text(state.leader(district))
    for district in range(t.COLOURED):
        open_slots = [planque_text(p) for p in state.planques(district) if t.ABSENT < state.holders[p] < t.LAID]
        found[f"open {district + 1}"] = " ".join(open_slots) or "none"
    for seat in range(state.seats):
        found |= gang_facts(state, seat)
    for number in range(1, state.amounts[t.ROUNDS] + 1):
        for district in range(t.DISTRICTS):
            found[f"news {number} {district + 1}"] = news_text(state, number, district)
    return found


def gang_facts(state: Position, seat: int) -> dict[str, str]:
    gang = GANGS[seat]
    found = {
        f"{gang} money": str(state.money[seat]),
        f"{gang} reserve": crew_text(state.reserves[seat]),
        f"{gang} hand": " ".join(planques_at(state, seat)) or "none",
        f"{gang} planques": str(sum(state.held(seat, district) for district in range(t.COLOURED))),
        f"{gang} tokens": str(sum(state.tokens[t.token_at(seat, kind)] for kind in range(t.TOKEN_KINDS))),
        f"{gang} operational": str(state.operational[seat]),
    }
    return found | {f"{gang} {name}": str(counts[seat]) for name, counts in per_seat(state)}


def gang_text(seat: int) -> str:
    return GANGS[seat] if seat != t.NONE else "none"


def news_text(state: Position, number: int, district: int) -> str:
    item = t.news_item(number, district)
    winner, planque, amount, _ = state.news[item : item + t.NEWS]
    if winner == t.NONE:
        return "nobody"
    what = [planque_text(planque)] if planque != t.NONE else []
    return " ".join([GANGS[winner], *what, *([str(amount)] if amount else [])])
