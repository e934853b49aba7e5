"""A finished game as a review reads it: cut into beats, each an answer and the draws that came of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ludotheque.bots.levels import coach
from ludotheque.bots.search import MOST_STEPS
from ludotheque.core import record as records
from ludotheque.core.coach import Coach
from ludotheque.core.record import Record
from ludotheque.core.shelf import Box, box
from ludotheque.core.state import CHANCE, State

STRIDE: Final = 120  # steps of one simulation, up to which a review makes all that it would like to make
SAMPLES: Final = 100  # positions from which they are counted


class Beat(NamedTuple):
    """One step of a seat with the draws that follow it; before the first answer, draws alone."""

    first: int  # how many steps of the game came before it
    last: int  # how many steps there are when its draws have fallen
    seat: int  # who acted: a seat, CLOCK, or CHANCE where nobody did
    action: int
    is_choice: bool  # whether the seat was asked and could have answered otherwise
    has_draws: bool


class Story:
    """All positions of a finished game between its beats; ValueError where the game is not over."""

    def __init__(self, record: Record) -> None:
        if not record.ranks:
            raise ValueError("the game is not over")
        self.record = record
        self.box: Box = box(record.game.name).holding(record.game)
        self.game = record.game
        self.advice = self.box.advice
        self.seats = len(record.players)
        self.beats: list[Beat] = []
        self.states: list[State] = []  # before each beat, and after the last
        state = record.beginning()
        number = 0
        steps = record.steps
        while number < len(steps):
            self.states.append(state.copy())
            first, step = number, steps[number]
            is_choice = step.seat >= 0 and len(state.legal(step.seat)) > 1
            if step.seat != CHANCE:
                state.apply(*step)
                number += 1
            after = number
            while number < len(steps) and steps[number].seat == CHANCE:
                state.apply(*steps[number])
                number += 1
            self.beats.append(Beat(first, number, step.seat, step.action, is_choice, number > after))
        self.states.append(state.copy())
        self.effort = min(1.0, STRIDE / max(1.0, self.stride()))  # how many of the usual simulations it can bear

    def stride(self) -> float:
        """How many steps of this game lie, on average, between a position and the border that a search plays on to."""
        laps = [self.advice.lap(state) for state in self.states]
        starts = range(0, len(self.beats), 1 + len(self.beats) // SAMPLES)
        total = 0
        for start in starts:
            end = start
            while end < len(self.beats) and laps[end] < laps[start] + self.advice.laps:
                end += 1
            last = self.beats[end - 1].last if end > start else self.beats[start].first
            total += min(MOST_STEPS, last - self.beats[start].first)
        return total / max(1, len(starts))

    def coach(self) -> Coach | None:
        """Who knows every answer, where the game is solved."""
        return coach(self.game.name, self.game)

    def beat_at(self, step: int) -> int:
        """The number of the beat that begins after so many steps; ValueError where none does."""
        for number, beat in enumerate(self.beats):
            if beat.first == step:
                return number
        raise ValueError(f"nobody answers after {step} steps")

    def answers_from(self, number: int) -> list[int]:
        """What the seat of a beat answered, there and as long as nobody else was asked."""
        seat = self.beats[number].seat
        answers = []
        for beat in self.beats[number:]:
            if beat.seat != seat:
                break
            answers.append(beat.action)
        return answers


@lru_cache(maxsize=2)
def story(text: str) -> Story:
    """The story of a written record; a process that is asked about one game again and again reads it once."""
    return Story(records.read(text))
