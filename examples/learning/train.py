"""Learns Apagos by playing against itself, and writes a player: python examples/learning/train.py [GAMES] [FILE].

A small network looks at the observation of the seat that is asked and says how good each action is. It is taught by
the ends of its own games: what a seat did is worth what the seat was rewarded.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # before numpy is imported: its products here are too small to share

import numpy as np
from numpy.typing import NDArray

from ludotheque.lab.batch import Batch

GAME = "apagos"
GAMES = 300_000  # to learn from, unless told
COUNT = 512  # of them at once
HIDDEN = 128
RATE = 0.002  # how far one lesson moves the weights, at first
LEAST = 0.02  # the part of it that is left at the end, so that the last few games decide nothing
MOST_VALUES = 200  # of a column; one with more is left out
Floats = NDArray[np.float32]


class Features:
    """Which values each column of the observations takes: one number of the input for each of them."""

    def __init__(self, columns: NDArray[np.int64], values: NDArray[np.int64]) -> None:
        self.columns = columns
        self.values = values

    @classmethod
    def seen(cls, rows: NDArray[np.int16]) -> Features:
        columns, values = [], []
        for column in range(rows.shape[1]):
            found = np.unique(rows[:, column])
            if 1 < len(found) <= MOST_VALUES:
                columns += [column] * len(found)
                values += found.tolist()
        return cls(np.array(columns), np.array(values))

    def of(self, rows: NDArray[np.int16]) -> Floats:
        return (rows[:, self.columns] == self.values).astype(np.float32)


class Network:
    """One hidden layer, taught by Adam."""

    def __init__(self, inputs: int, outputs: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, 0.1, (inputs, HIDDEN)).astype(np.float32)
        self.weights = [first, np.zeros(HIDDEN, np.float32), np.zeros((HIDDEN, outputs), np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.lessons = 0

    def hidden(self, inputs: Floats) -> Floats:
        return np.maximum(inputs @ self.weights[0] + self.weights[1], 0)

    def values(self, inputs: Floats) -> Floats:
        return np.tanh(self.hidden(inputs) @ self.weights[2])

    def learn(self, inputs: Floats, actions: NDArray[np.int32], targets: Floats, rate: float) -> None:
        """Move the values of these actions towards their targets."""
        hidden = self.hidden(inputs)
        rows = np.arange(len(actions))
        values = np.tanh((hidden * self.weights[2][:, actions].T).sum(axis=1))
        slopes = (values - targets) * (1 - values * values) / len(actions)
        errors = np.zeros((len(actions), self.weights[2].shape[1]), np.float32)
        errors[rows, actions] = slopes
        back = (errors @ self.weights[2].T) * (hidden > 0)
        self.lessons += 1
        for i, gradient in enumerate((inputs.T @ back, back.sum(axis=0), hidden.T @ errors)):
            self.means[i] += 0.1 * (gradient - self.means[i])
            self.squares[i] += 0.001 * (gradient * gradient - self.squares[i])
            scale = np.sqrt(self.squares[i] / (1 - 0.999**self.lessons)) + 1e-8
            self.weights[i] -= rate * self.means[i] / (1 - 0.9**self.lessons) / scale


def train(games: int, seed: int = 1) -> tuple[Features, Network]:
    """Play so many games, bolder at first, and learn from each of them."""
    rng = np.random.default_rng(seed)
    batch = Batch(GAME, COUNT, seed=seed)
    rows = []
    for _ in range(60):
        batch.step(batch.sample())
        rows.append(batch.observations.copy())
    features = Features.seen(np.concatenate(rows))
    network = Network(len(features.columns), batch.game.actions, rng)
    stories: list[list[tuple[Floats, int, int]]] = [[] for _ in range(COUNT)]  # by game: inputs, seat, action
    lessons: list[tuple[Floats, int, float]] = []
    over = 0
    while over < games:
        inputs = features.of(batch.observations)
        values = np.where(batch.masks, network.values(inputs), -np.inf)
        actions = values.argmax(axis=1).astype(np.int32)
        bold = rng.random(COUNT) < 0.3 * (1 - over / games) + 0.05
        actions[bold] = batch.sample()[bold]
        for i, seat in enumerate(batch.seats.tolist()):
            stories[i].append((inputs[i], seat, int(actions[i])))
        batch.step(actions)
        for i in np.flatnonzero(batch.dones).tolist():
            over += 1
            lessons += [(row, action, float(batch.rewards[i, seat])) for row, seat, action in stories[i]]
            stories[i] = []
        while len(lessons) >= COUNT:
            chosen, lessons = lessons[:COUNT], lessons[COUNT:]
            seen, done, worth = zip(*chosen, strict=True)
            rate = RATE * max(LEAST, 1 - over / games)
            network.learn(np.stack(seen), np.array(done, np.int32), np.array(worth, np.float32), rate)
    return features, network


def save(file: Path, features: Features, network: Network) -> None:
    np.savez_compressed(
        file, columns=features.columns, values=features.values, **{f"w{i}": w for i, w in enumerate(network.weights)}
    )


if __name__ == "__main__":
    save(
        Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).with_name("learned.npz"),
        *train(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES),
    )
