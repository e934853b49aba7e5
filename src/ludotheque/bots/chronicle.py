"""A finished game as a review reads it: cut into beats, each an answer and the draws that came of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ludotheque.bots.levels import coach
from ludotheque.bots.search import MOST_STEPS, laps_between
from ludotheque.core import record as records
from ludotheque.core.coach import Coach
from ludotheque.core.record import Record
from ludotheque.core.shelf import Box, box
from ludotheque.core.state import CHANCE, State

STRIDE: Final = 80  # steps of one simulation, up to which a review makes all that it would like to make
APART: Final = 24  # beats between two positions that are remembered: those between them are played again
SAMPLES: Final = 100  # positions from which they are counted


class Beat(NamedTuple):
    """One step of a seat with the draws that follow it; before the first answer, draws alone."""

    first: int  # how many steps of the game came before it
    last: int  # how many steps there are when its draws have fallen
    seat: int  # who acted: a seat, CLOCK, or CHANCE where nobody did
    action: int
    is_choice: bool  # whether the seat was asked and could have answered otherwise
    has_draws: bool


class Chronicle:
    """A finished game and its positions between the beats; ValueError where the game is not over."""

    def __init__(self, record: Record) -> None:
        if not record.ranks:
            raise ValueError("the game is not over")
        self.record = record
        self.box: Box = box(record.game.name).with_game(record.game)
        self.game = record.game
        self.advice = self.box.advice
        self.seats = len(record.players)
        self.beats: list[Beat] = []
        self.marks: list[State] = []  # the position before every so many beats
        self.laps: list[int] = []  # how many borders lie behind, before each beat and at the end
        self.end = self.walk()
        self.effort = min(1.0, STRIDE / max(1.0, self.stride()))  # how many of the usual simulations it can bear

    def walk(self) -> State:
        """Cut the game into beats, on the way to its end."""
        state = self.record.beginning()
        lap, behind = self.advice.lap(state), 0
        number = 0
        steps = self.record.steps
        while number < len(steps):
            if len(self.beats) % APART == 0:
                self.marks.append(state.copy())
            now = self.advice.lap(state)
            behind += laps_between(lap, now)
            lap = now
            self.laps.append(behind)
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
        self.laps.append(behind + laps_between(lap, self.advice.lap(state)))
        return state

    def state(self, number: int) -> State:
        """The position before a beat, or after the last; whoever asks may change it."""
        if number == len(self.beats):
            return self.end.copy()
        mark = number // APART
        state = self.marks[mark].copy()
        for step in self.record.steps[self.beats[mark * APART].first : self.beats[number].first]:
            state.apply(*step)
        return state

    def stride(self) -> float:
        """How many steps of this game lie, on average, between a position and the border that a search plays on to."""
        ahead = self.advice.ahead(self.end)
        starts = range(0, len(self.beats), 1 + len(self.beats) // SAMPLES)
        total = 0
        for start in starts:
            end = start
            while end < len(self.beats) and self.laps[end] < self.laps[start] + ahead:
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
def chronicle(text: str) -> Chronicle:
    """A game by its written record; a process that is asked about one game again and again reads it once."""
    return Chronicle(records.read(text))
