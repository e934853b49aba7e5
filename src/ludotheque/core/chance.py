"""Playing without people: chance by its weights, and random games to the end."""

from __future__ import annotations

from random import Random

from ludotheque.core.state import CHANCE, State


def ticket_outcome(state: State, ticket: int) -> int:
    """The outcome that owns a ticket, each outcome owning as many as its weight."""
    outcomes = state.legal(CHANCE)
    weights = state.weights()
    for i in range(len(outcomes)):
        ticket -= weights[i]
        if ticket < 0:
            return outcomes[i]
    raise ValueError("the ticket is larger than the sum of the weights")


def outcome(state: State, rng: Random) -> int:
    """Let chance choose among its outcomes, by their weights."""
    return ticket_outcome(state, int(rng.random() * sum(state.weights())))


def playout(state: State, rng: Random, most: int) -> int:
    """Play at random to the end, or for so many steps; the number of steps made."""
    steps = 0
    draw = rng.random  # looked up once: it is the only call that leaves the compiled code
    while steps < most:
        awaited = state.waiting_for
        if not awaited:
            break
        seat = awaited[0] if len(awaited) == 1 else awaited[int(draw() * len(awaited))]
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, rng))
        else:
            actions = state.legal(seat)
            state.apply(seat, actions[int(draw() * len(actions))])
        steps += 1
    return steps


def playouts(state: State, rng: Random, games: int) -> int:
    """Random games from one position, one copy each; the number of steps made."""
    steps = 0
    for _ in range(games):
        steps += playout(state.copy(), rng, 1_000_000)
    return steps


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions the seats can play; chance may not take part."""
    if depth == 0:
        return 1
    total = 0
    for seat in state.waiting_for:
        if seat == CHANCE:
            raise ValueError("sequences with draws by chance are not counted")
        actions = state.legal(seat)
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            twin = state.copy()
            twin.apply(seat, action)
            total += perft(twin, depth - 1)
    return total
