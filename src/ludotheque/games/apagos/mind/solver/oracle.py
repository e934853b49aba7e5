"""Who wins a position of Apagos, in how many plies, and with which moves."""

from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.core.coach import Verdict
from ludotheque.games.apagos.mind.solver.marks import IMPOSSIBLE, Marks, scale_of
from ludotheque.games.apagos.mind.solver.material import LEVELS, PUBLISHED, Holes, Material
from ludotheque.games.apagos.mind.solver.numbering import DROPS, ILLEGAL, Numbers
from ludotheque.games.apagos.mind.solver.tables import Progress, Tables

Position: TypeAlias = Sequence[tuple[int, int, int]]  # (holes, white, black) from level 1 to level 4

WHITE: Final = 0
BLACK: Final = 1

# The canonical order of the specification, 2.5: a move is its index here.
MOVES: Final = ("W@1", "W@2", "W@3", "W@4", "B@1", "B@2", "B@3", "B@4", "4>3", "4>2", "4>1", "3>2", "3>1", "2>1")

BATCH: Final = 4096  # positions examined at once when looking for puzzles


class Puzzle(NamedTuple):
    """A position its mover wins with one move only."""

    levels: list[tuple[int, int, int]]  # (holes, white, black) from level 1 to level 4
    mover: int
    move: int
    plies: int


class Oracle:
    """Perfect knowledge of a box of Apagos, built at the first question and kept in a folder if one is given.

    The mover is WHITE unless said otherwise, so a caller without colours may read "white" as "mine".
    """

    tables: Tables

    def __init__(self, material: Material = PUBLISHED, folder: Path | None = None) -> None:
        self.tables = Tables(material, folder)
        self._reachable: dict[Holes, npt.NDArray[np.bool_]] = {}

    def build(self, progress: Progress | None = None) -> None:
        """Solve the whole box now, unless its folder already holds it."""
        self.tables.build(progress)

    def value(self, levels: Position, mover: int = WHITE) -> Verdict:
        """Judge a position for the player to move; a finished one is won, lost or drawn in 0."""
        holes, number = self._place(levels, mover)
        marks = self.tables.marks(holes)
        return scale_of(marks).verdict(int(marks[number]))

    def moves(self, levels: Position, mover: int = WHITE) -> list[tuple[int, Verdict]]:
        """Judge every legal move for the player who makes it, with the plies that remain once it is played."""
        holes, number = self._place(levels, mover)
        scale = scale_of(self.tables.marks(holes))
        marks = self._marks_after(holes, np.array([number]))[:, 0]
        verdicts = {coloured(move, mover): scale.verdict(mark) for move, mark in enumerate(marks.tolist()) if mark}
        # A mark counts from before the move, a verdict here from after it.
        return [(move, Verdict(verdict.value, verdict.plies - 1)) for move, verdict in sorted(verdicts.items())]

    def best(self, levels: Position, mover: int = WHITE) -> list[int]:
        """Give the moves of perfect play: the fastest wins, else the fastest draws, else the slowest losses."""
        value = self.value(levels, mover)
        return [move for move, verdict in self.moves(levels, mover) if verdict == Verdict(value.value, value.plies - 1)]

    def openings(self) -> dict[Holes, Verdict]:
        """Judge every start for the starter."""
        starts = self.tables.material.starts
        return {start: self.value([(holes, 0, 0) for holes in start]) for start in starts}

    def puzzles(self, plies: int, count: int, rng: Random) -> list[Puzzle]:
        """Find positions of real games won in exactly so many plies, by a single move among several.

        No two of them are filled alike on every level with the same solution; fewer are given when no more exist.
        """
        sets = list(self.tables.material.sets)
        rng.shuffle(sets)
        # Taking from each set in turn shows large and small ramps alike.
        sources = deque(self._puzzles(holes, plies, rng) for holes in sets)
        result: list[Puzzle] = []
        while sources and len(result) < count:
            source = sources.popleft()
            puzzle = next(source, None)
            if puzzle is not None:
                result.append(puzzle)
                sources.append(source)
        return result

    def _puzzles(self, holes: Holes, plies: int, rng: Random) -> Iterator[Puzzle]:
        numbering = self.tables.numbering(holes)
        marks = self.tables.marks(holes)
        scale = scale_of(marks)
        if not 1 <= plies <= scale.longest:
            return
        if holes not in self._reachable:
            self._reachable[holes] = numbering.reachable()
        won = np.flatnonzero((marks == scale.mark(Verdict("win", plies))) & self._reachable[holes])
        np.random.default_rng(rng.getrandbits(64)).shuffle(won)
        seen = set()
        for start in range(0, len(won), BATCH):
            batch = won[start : start + BATCH]
            after = self._marks_after(holes, batch)
            wins = after >= scale.first_win
            chosen = (wins.sum(axis=0) == 1) & ((after != IMPOSSIBLE).sum(axis=0) > 1)
            for column in np.flatnonzero(chosen).tolist():
                levels, colour = numbering.levels(int(batch[column]))
                move = int(wins[:, column].argmax())
                shape = (move, *((square, mine + theirs) for square, mine, theirs in levels))
                if shape in seen:
                    continue
                seen.add(shape)
                mover = rng.randrange(2) if colour is None else colour
                if mover == BLACK:
                    levels = [(square, theirs, mine) for square, mine, theirs in levels]
                yield Puzzle(levels, mover, coloured(move, mover), plies)

    def _marks_after(self, holes: Holes, numbers: Numbers) -> Marks:
        """Mark each of the 14 moves for the player who makes it, a row each."""
        numbering = self.tables.numbering(holes)
        marks = self.tables.marks(holes)
        after = numbering.after(numbers)
        turned = numbering.turned(after.ravel()).reshape(after.shape)
        result: Marks = scale_of(marks).after[marks[turned]]
        result[after == ILLEGAL] = IMPOSSIBLE
        return result

    def _place(self, levels: Position, mover: int) -> tuple[Holes, int]:
        """Find the set and the number of a position, or refuse it (A36)."""
        if mover not in (WHITE, BLACK):
            raise ValueError("the mover is WHITE or BLACK")
        material = self.tables.material
        holes = tuple(sorted(square for square, _, _ in levels))
        if len(levels) != LEVELS or holes not in material.sets:
            raise ValueError("A36: these squares cannot be shown by this box")
        if any(white < 0 or black < 0 or white + black > square for square, white, black in levels):
            raise ValueError("A36: a square holds between no ball and as many as it has holes (I2)")
        if sum(white for _, white, _ in levels) > material.balls[WHITE]:
            raise ValueError("A36: there are not so many white balls (I3)")
        if sum(black for _, _, black in levels) > material.balls[BLACK]:
            raise ValueError("A36: there are not so many black balls (I3)")
        if mover == BLACK:
            levels = [(square, black, white) for square, white, black in levels]
        return holes, self.tables.numbering(holes).number(levels, mover)


def coloured(move: int, mover: int) -> int:
    """Turn a move with mine and theirs into one with white and black, or back."""
    if mover == BLACK and move < DROPS:
        return (move + LEVELS) % DROPS
    return move
