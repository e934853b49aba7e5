"""Positions in writing, for any game: every moment is read back whole, and any other text is refused or sound.

A mutant is a text that was right once: words, numbers and clauses dropped, doubled, swapped and altered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, CLOCK, Game, Options, State


def mutant(text: str, others: list[str], rng: Random, mark: str = ";") -> str:
    """A text with one to three small changes; words and clauses may come from other texts."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        clauses = text.split(mark)
        at = rng.randrange(len(clauses))
        way = rng.randrange(10)
        if way == 0:
            del clauses[at]
        elif way == 1:
            clauses.insert(rng.randrange(len(clauses) + 1), clauses[at])
        elif way == 2:
            clauses.insert(rng.randrange(len(clauses) + 1), rng.choice(rng.choice(others).split(mark)))
        elif way == 3:
            verb = clauses[at].split()[:1]
            alike = [clause for clause in rng.choice(others).split(mark) if clause.split()[:1] == verb]
            clauses[at] = rng.choice(alike or clauses)
        elif way == 4:
            numbers = list(re.finditer(r"\d+", clauses[at]))
            if numbers:
                found = rng.choice(numbers)
                new = rng.choice((0, 1, 2, 3, 5, 9, 12, 50, 99, 100, int(found[0]) + 1, max(0, int(found[0]) - 1)))
                clauses[at] = f"{clauses[at][: found.start()]}{new}{clauses[at][found.end() :]}"
        else:
            words = clauses[at].split(" ")
            word = rng.randrange(len(words))
            donor = rng.choice(rng.choice(others).split(mark)).split(" ")
            if way == 5:
                del words[word]
            elif way == 6:
                words.insert(rng.randrange(len(words) + 1), words[word])
            elif way == 7:
                words[word] = rng.choice(donor)
            elif way == 8:
                words.insert(word, rng.choice(donor))
            else:
                other = rng.randrange(len(words))
                words[word], words[other] = words[other], words[word]
            clauses[at] = " ".join(words)
        text = mark.join(clauses)
    return text


def moments(state: State, rng: Random) -> Iterator[State]:
    """A game at random, from question to question, asides included; the state changes in place."""
    while True:
        yield state
        if not state.waiting_for:
            return
        take_step(state, rng)


def take_step(state: State, rng: Random) -> None:
    seat = rng.choice(state.waiting_for)
    if seat == CHANCE:
        state.apply(CHANCE, outcome(state, rng))
        return
    aside = [(other, action) for other in range(state.seats) for action in state.asides(other)]
    if aside and rng.random() < 0.1:
        seat, action = rng.choice(aside)
        state.apply(seat, action)
    else:
        state.apply(seat, rng.choice(state.legal(seat)))


def is_sound(state: State, rng: Random, most: int = 20_000) -> str:
    """What is wrong with a position: an invariant, a question without an answer, a game that does not end."""
    for _ in range(most):
        if fault := state.check():
            return fault
        if not state.waiting_for:
            return "" if len(state.ranks()) == state.seats else "ranks"
        for seat in state.waiting_for:
            if not state.legal(seat):
                return f"seat {seat} has no answer"
        take_step(state, rng)
    return "it does not end"


def differences(one: State, other: State) -> list[str]:
    """The fields in which two states differ."""
    first, second = dump(one), dump(other)
    return [f"{name}: {first[name]} is not {second[name]}" for name in first if first[name] != second[name]]


def odd_game(game: Game, changes: dict[str, str]) -> Game:
    """The game with another box: some texts of its material replaced."""
    text = game.material
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return game.with_material(text)


def chosen(game: Game, rng: Random) -> Options:
    return {option.name: rng.choice(option.values) for option in game.options}


def written(game: Game, seats: int, options: Options, rng: Random) -> list[str]:
    """Every position of a random game, each compared with what is read back from its text."""
    texts = []
    for state in moments(game.start(seats, options), rng):
        if state.waiting_for and rng.random() < 0.02:
            for flag in state.legal(CLOCK)[:1]:
                state.apply(CLOCK, flag)
        texts.append(game.write_position(state))
        again = game.read_position(texts[-1], seats, options)
        assert differences(state, again) == [], texts[-1]
    return texts


def check_mutants(game: Game, seats: int, options: Options, rng: Random, count: int) -> None:
    """So many altered positions of a random game: each is refused in words, or plays to an end."""
    texts = written(game, seats, options, rng)
    refusals: list[str] = []
    for _ in range(count):
        text = mutant(rng.choice(texts), texts, rng)
        try:
            state = game.read_position(text, seats, options)
        except ValueError as fault:
            refusals.append(str(fault))
            continue
        assert differences(state, game.read_position(game.write_position(state), seats, options)) == [], text
        assert is_sound(state, rng) == "", text
    assert all(len(refusal) > 15 for refusal in refusals)
