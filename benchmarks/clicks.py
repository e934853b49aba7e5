"""How often a person presses: `python -m benchmarks --clicks`.

Greedy computer players play each other, and every answer is counted as a person would give it at a page:

- an answer that the house gives by itself (`Game.forced`) costs nothing;
- a journey (`Face.journeys`) costs one press, and one for each piece that is not held yet; where its spot has several,
  a menu asks which, and that is one more. It is taken where the player's next answers are the same, in the same or
  another order, or lead to the same position; the one that spares most is taken;
- any other answer costs one press: every choice is a button.

Pieces stay held until others are. A turn is the game's own turn of that person: what is answered in the turns of others
belongs to the turn before. A journey that something stops on its way is taken as far as it comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final, NamedTuple

from ludotheque.bots.levels import bot
from ludotheque.core.chance import outcome
from ludotheque.core.codec import STATE_FIELDS
from ludotheque.core.face import Journey
from ludotheque.core.shelf import Box, box, own_slugs
from ludotheque.core.state import CHANCE, NOBODY, Event, State
from ludotheque.games.apaches.rules import terms as apaches
from ludotheque.games.apagos.rules import terms as apagos
from ludotheque.games.meeples.rules import terms as meeples
from ludotheque.games.singes.rules import terms as singes
from ludotheque.games.tractions.rules import terms as tractions

GAMES: Final = 20
TURNS: Final = {  # the events that begin a turn; those of nobody begin one of everybody
    "apagos": (apagos.DROPPED, apagos.SLID),
    "meeples": (meeples.TOOK,),
    "apaches": (apaches.TURN,),
    "singes": (singes.TURN,),
    "tractions": (tractions.MOVING_BEGAN,),
}


class Step(NamedTuple):
    """One answer of a game that was played."""

    before: State
    seat: int
    action: int


def figures(games: int, progress: Callable[[str], None]) -> dict[str, dict[str, dict[str, float]]]:
    """The median presses of one person by turn and by game, for every game of the house and number of seats."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for slug in own_slugs():
        found[slug] = {}
        for seats in box(slug).game.seats:
            progress(f"{slug}, {seats} seats")
            by_turn: list[int] = []
            by_game: list[int] = []
            for number in range(games):
                for turns in pressed(box(slug), seats, number):
                    by_turn += turns[1:]
                    by_game.append(sum(turns))
            found[slug][str(seats)] = {"turn": median(by_turn), "game": median(by_game)}
    return found


def pressed(taken: Box, seats: int, number: int) -> list[list[int]]:
    """The presses of each seat in one game, turn by turn; what comes before the first turn stands first."""
    events: list[Event] = []
    steps, told = played(taken, seats, number, events)
    found = []
    for seat in range(seats):
        counts = presses(taken, steps, seat)
        turns = [0]
        for place, step in enumerate(steps):
            opens = any(begins(taken, event, seat) for event in events[told[place] : told[place + 1]])
            if opens and step.seat == seat:  # a turn that begins with an answer of its own
                turns.append(counts[place])
                continue
            turns[-1] += counts[place]
            if opens:
                turns.append(0)
        found.append(turns)
    return found


def begins(taken: Box, event: Event, seat: int) -> bool:
    return event.kind in TURNS[taken.game.name] and event.seat in (seat, NOBODY)


def played(taken: Box, seats: int, number: int, events: list[Event]) -> tuple[list[Step], list[int]]:
    """A game from its beginning to its end, and how many events came before each step and at the end."""
    dice = Random(number)
    players = [bot(taken.game.name, "greedy", number * 10 + seat) for seat in range(seats)]
    state = taken.game.start(seats, {}, events)
    steps: list[Step] = []
    told = []
    while state.waiting_for:
        told.append(len(events))
        awaited = state.waiting_for
        seat = awaited[0] if len(awaited) == 1 else dice.choice(awaited)
        before = state.copy()
        if seat == CHANCE:
            action = outcome(state, dice)
            state.apply(CHANCE, action)
        else:
            view = state.view(seat)
            action = players[seat].choose(view)
            state.apply(seat, action, players[seat].words(view, action))
        steps.append(Step(before, seat, action))
    told.append(len(events))
    return steps, told


def presses(taken: Box, steps: list[Step], seat: int) -> list[int]:
    """What each step costs a person on one seat."""
    counts = [0] * len(steps)
    mine = [place for place, step in enumerate(steps) if step.seat == seat]
    held: tuple[str, ...] = ()
    at = 0
    while at < len(mine):
        step = steps[mine[at]]
        if len(step.before.waiting_for) == 1 and taken.game.forced(step.before, seat) == step.action:
            at += 1
            continue
        cost, length, held = best(taken, steps, mine[at:], held)
        counts[mine[at]] = cost
        at += length
    return counts


def best(taken: Box, steps: list[Step], mine: list[int], held: tuple[str, ...]) -> tuple[int, int, tuple[str, ...]]:
    """The cost of the next press, how many answers it gives, and what is held after it."""
    step = steps[mine[0]]
    view = step.before.view(step.seat)
    found = (1, 1, held)
    for holding in holdings(taken, steps, mine):
        journeys = taken.face.journeys(view, holding)
        doors = Counter(journey.spot for journey in journeys if journey.spot)
        for journey in journeys:
            cost = 1 + sum(spot not in held for spot in holding) + (doors[journey.spot] > 1)
            length = covered(steps, mine, journey)
            if length > 1 and (found[1] / found[0], -found[0]) < (length / cost, -cost):
                found = (cost, length, holding or held)
    return found


def covered(steps: list[Step], mine: list[int], journey: Journey) -> int:
    """How many of the player's next answers a journey gives: all of its own, or those before it is stopped."""
    whole = len(journey.actions)
    if is_answered(steps, mine, journey.actions) or comes_to_the_same(steps, mine, journey.actions):
        return whole
    for length in range(whole - 1, 1, -1):
        if is_answered(steps, mine, journey.actions[:length]) and is_stopped(
            steps, mine, journey.actions[length], length
        ):
            return length
    return 0


def is_answered(steps: list[Step], mine: list[int], actions: tuple[int, ...]) -> bool:
    """Whether the player's next answers are these, in any order."""
    return sorted(steps[place].action for place in mine[: len(actions)]) == sorted(actions)


def is_stopped(steps: list[Step], mine: list[int], action: int, length: int) -> bool:
    """Whether an answer is not open when the player has given so many."""
    following = mine[length - 1] + 1
    if following >= len(steps):
        return False
    seat, after = steps[mine[0]].seat, steps[following].before
    return seat not in after.waiting_for or action not in after.legal(seat)


def comes_to_the_same(steps: list[Step], mine: list[int], actions: tuple[int, ...]) -> bool:
    """Whether other answers of the same number lead to the same position."""
    first, last = mine[0], mine[0] + len(actions) - 1
    if mine[len(actions) - 1 : len(actions)] != [last] or last + 1 >= len(steps) or steps[last].action != actions[-1]:
        return False
    seat, state = steps[first].seat, steps[first].before.copy()
    for action in actions:
        if seat not in state.waiting_for or action not in state.legal(seat):
            return False
        state.apply(seat, action)
    after = steps[last + 1].before
    fields = (*STATE_FIELDS, *type(state).FIELDS)
    return all(getattr(state, field) == getattr(after, field) for field in fields)


def holdings(taken: Box, steps: list[Step], mine: list[int]) -> list[tuple[str, ...]]:
    """The pieces that the player may have held before the next answers: none, or those that they begin with."""
    found: list[tuple[str, ...]] = [()]
    view = steps[mine[0]].before.view(steps[mine[0]].seat)
    for place in mine:
        action = steps[place].action
        choice = taken.face.choice(view, action) if action in view.legal else None
        if choice is None or not choice.holds or choice.spots[0] in found[-1]:
            break
        found.append((*found[-1], choice.spots[0]))
    return found
