"""Positions of Les Apaches de Paris in writing: clauses separated by semicolons (section 14).

`round 2; turn 3; play Blue; D4: Blue 1m+1n, Green 2m; prison Yellow 1; hold Blue 3.2`. Pieces that are not mentioned
are in reserve, planques that are not mentioned are dealt in order, everybody has the money of the start.
"""

from __future__ import annotations

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.position import Position
from ludotheque.games.apaches.text.actions import crew_text, planque_text, step_text
from ludotheque.games.apaches.text.clauses import Clauses
from ludotheque.games.apaches.text.completion import complete
from ludotheque.games.apaches.text.soundness import check
from ludotheque.games.apaches.text.vocabulary import GANGS, QUESTIONS, REASONS, TOKENS


def read(state: Apaches, text: str) -> None:
    """Set up a position on a fresh state."""
    state.begin()
    if text.strip() == "start":
        return
    clauses = Clauses(state, text)
    clauses.read_all()
    complete(clauses)
    check(clauses)


def write(state: Position) -> str:
    """Every clause that is not as at the start of a round."""
    if state.question == t.STARTING:
        return "start"
    gangs = GANGS[: state.seats]
    clauses = write_turn(state)
    for district in range(t.DISTRICTS):
        if text := crews_text(state, district):
            clauses.append(f"D{district + 1}: {text}")
    for name, counts in per_seat(state):
        clauses += [f"{name} {gang} {count}" for gang, count in zip(gangs, counts, strict=True) if count]
    clauses += write_wallets(state) + write_planques(state)
    for i in range(0, len(state.awards), t.AWARD):
        seat, recruits = state.awards[i : i + t.AWARD]
        clauses.append(f"award {gangs[seat]} {recruits}")
    for number in range(1, state.amounts[t.ROUNDS] + 1):
        for district in range(t.DISTRICTS):
            if state.news[t.news_item(number, district) + t.NEWS_AMOUNT] != t.NONE:
                clauses.append(write_news(state, number, district))
    return "; ".join(clauses)


def write_turn(state: Position) -> list[str]:
    """When it is, what is asked of whom, and what is staged."""
    clauses = [f"round {state.round}", f"turn {state.turn}", f"first {GANGS[state.first]}"]
    if state.question != t.ACTING:
        clauses.append(QUESTIONS[state.question])
    if state.actor != t.NONE:
        clauses.append(f"play {GANGS[state.actor]}")
    if state.turn == state.amounts[t.TURNS]:
        clauses.append("order " + " ".join(GANGS[seat] for seat in state.order))
    if state.focus != t.NONE:
        clauses.append(f"focus {state.focus + 1}")
    if state.staged_kind == t.PLACED:
        crew = "".join(f" {crew_text(crew)}" for crew in state.staged[t.STAGED_CREW :])
        clauses.append(f"staged place {state.staged[t.STAGED_DISTRICT] + 1}{crew}")
    elif state.staged_kind == t.MOVED:
        clauses.append("staged move " + " ".join(step_text(step) for step in state.staged))
    return clauses


def write_wallets(state: Position) -> list[str]:
    """Money, what of it was paid since the start, and tokens."""
    gangs = GANGS[: state.seats]
    clauses = [f"money {gang} {money}" for gang, money in zip(gangs, state.money, strict=True)]
    paid = [state.ledger[i : i + t.ENTRY] for i in range(state.seats * t.ENTRY, len(state.ledger), t.ENTRY)]
    if paid:
        clauses.append("paid " + ", ".join(f"{gangs[seat]} {amount} {REASONS[why]}" for seat, amount, why in paid))
    for seat, gang in enumerate(gangs):
        counts = [state.tokens[t.token_at(seat, kind)] for kind in range(t.TOKEN_KINDS)]
        if held := [token for token, count in zip(TOKENS, counts, strict=True) for _ in range(count)]:
            clauses.append(f"tokens {gang} {' '.join(held)}")
    return clauses


def write_planques(state: Position) -> list[str]:
    clauses = []
    for seat, gang in enumerate(GANGS[: state.seats]):
        blind = [str(d + 1) for d in range(t.COLOURED) for _ in range(state.blind[t.holding(seat, d)])]
        for verb, names in (
            ("hold", planques_at(state, seat)),
            ("laid", planques_at(state, t.LAID + seat)),
            ("blind", blind),
        ):
            if names:
                clauses.append(f"{verb} {gang} {' '.join(names)}")
    if piles := [f"{d + 1}:{left}" for d, left in enumerate(state.piles) if left]:
        clauses.append(f"piles {' '.join(piles)}")
    if covered := planques_at(state, t.COVERED):
        clauses.append(f"covered {' '.join(covered)}")
    if state.turn:
        clauses.append(f"open {' '.join(planques_at(state, t.UNSEEN))}")
    return clauses


def write_news(state: Position, number: int, district: int) -> str:
    item = t.news_item(number, district)
    winner, planque, amount, recruits = state.news[item : item + t.NEWS]
    who = "nobody" if winner == t.NONE else GANGS[winner]
    what = "-" if planque == t.NONE else planque_text(planque)
    return f"news {number} {district + 1} {who} {what} {amount} {recruits}"


def planques_at(state: Position, holder: int) -> list[str]:
    return [planque_text(planque) for planque in range(t.PLANQUES) if state.holders[planque] == holder]


def crews_text(state: Position, district: int) -> str:
    crews = [(GANGS[seat], state.crew(district, seat)) for seat in range(state.seats)]
    return ", ".join(f"{gang} {crew_text(crew)}" for gang, crew in crews if crew)


def per_seat(state: Position) -> list[tuple[str, list[int]]]:
    """What is counted for each seat, by the verb of its clause."""
    return [
        ("recruits", [t.RECRUITS_IN[reserve] for reserve in state.reserves]),
        ("used", [state.novices_gone(seat) for seat in range(state.seats)]),
        ("prison", state.prisons),
        ("hospital", state.hospitals),
        ("cemetery", state.cemeteries),
        ("jailed", state.jailed),
        ("wounded", state.wounded),
        ("burglaries", state.burglaries),
    ]
