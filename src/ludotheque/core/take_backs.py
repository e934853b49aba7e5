"""Taking back: which step a seat may take back alone, and which with the consent of all, as the game has it."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.state import CHANCE, CLOCK, EVERYBODY, Event, Game, Options, State


class Played(NamedTuple):
    """A step that was played, with what a table remembers of it."""

    seat: int
    action: int
    words: str
    awaited: list[int]  # who was asked before it
    events: int  # how many events came before it
    at: int = 0


def free_undo(game: Game, steps: list[Played], events: list[Event], state: State, seat: int) -> int:
    """The step the seat may take back on its own, while nothing has been revealed; -1 if there is none."""
    mine = last_step(steps, seat)
    if mine < 0 or is_settled(steps, mine, state) or game.is_final(seat, steps[mine].action):
        return -1
    if game.reveals(events[steps[mine].events :]):
        return -1
    later = [steps[n] for n in range(mine + 1, len(steps)) if not is_quiet(steps, events, state, n)]
    awaited = steps[mine].awaited
    now = state.waiting_for
    if not later and (sorted(now) == sorted(awaited) or game.lingers(seat, steps[mine].action)):
        return mine
    # A sealed answer may change while another is still thinking: seals commute.
    actors = [seat, *[step.seat for step in later]]
    waiting = [other for other in awaited if other not in actors]
    if waiting and len(set(actors)) == len(actors) and sorted(waiting) == sorted(now):
        return mine
    return -1


def consented_undo(
    game: Game, options: Options, steps: list[Played], events: list[Event], state: State, seat: int
) -> int:
    """The step from which all may let the seat play again; -1 if the game, or what was revealed, forbids it."""
    way = game.take_back(options)
    mine = last_step(steps, seat)
    if way == "never" or mine < 0 or not state.waiting_for:
        return -1
    if way == "always":
        return mine
    if is_settled(steps, mine, state):
        return -1
    revealed = events[steps[mine].events :]
    if game.reveals(revealed):
        return -1
    return mine if all(event.readers == EVERYBODY and not event.secret for event in revealed) else -1


def last_step(steps: list[Played], seat: int) -> int:
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].seat == seat:
            return number
    return -1


def is_settled(steps: list[Played], number: int, state: State) -> bool:
    """Whether chance or the clock has acted since a step, or the game is over."""
    return not state.waiting_for or any(step.seat in (CHANCE, CLOCK) for step in steps[number:])


def is_quiet(steps: list[Played], events: list[Event], state: State, number: int) -> bool:
    """Whether a step told nobody anything and asked nobody else: what is pondered in secret binds no other seat."""
    step = steps[number]
    is_last = number + 1 == len(steps)
    told = len(events) if is_last else steps[number + 1].events
    asked = state.waiting_for if is_last else steps[number + 1].awaited
    return step.seat >= 0 and told == step.events and asked == step.awaited
