"""The coach of Apagos: the solution of the game, asked through views and the notation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludotheque.core.coach import Coach, Opening, Puzzle, Verdict, rank
from ludotheque.core.folders import data_folder
from ludotheque.core.state import Game
from ludotheque.games.apagos.mind.solver.material import Material
from ludotheque.games.apagos.mind.solver.oracle import BLACK, MOVES, WHITE, Oracle
from ludotheque.games.apagos.rules import codes, material
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.judge import Apagos
from ludotheque.games.apagos.rules.view import ApagosView

Ramp = list[tuple[int, int, int]]  # (holes, white, black) from level 1 to level 4
MOST_POSITIONS = 20_000_000  # a box with more is not solved: it would take minutes and gigabytes


def coach(game: Game[Apagos, ApagosView]) -> Coach | None:
    """The coach of one box, or None where it is too large to be solved."""
    found = ApagosCoach(game)
    return found if found.size <= MOST_POSITIONS else None


class ApagosCoach(Coach[ApagosView]):
    """Knows every position of one box."""

    def __init__(self, game: Game[Apagos, ApagosView]) -> None:
        self.game = game
        box = material.load(game.material)
        faces = [box.faces[2 * square : 2 * square + 2] for square in range(t.LEVELS)]
        self.oracle = Oracle(Material(faces, box.balls), data_folder())
        self.last: list[int] = []  # the ramp that it arranged last

    @property
    def size(self) -> int:
        """How many positions the solution has."""
        return self.oracle.tables.size

    def prepare(self, progress: Callable[[int, int], None]) -> None:
        self.oracle.build(progress)

    def verdicts(self, view: ApagosView) -> dict[int, Verdict]:
        if view.question != t.PLAYING or view.seat != view.turn:
            return {}
        return dict(self.oracle.moves(levels(view.ramp), view.colours[view.turn]))

    def is_arranging(self, view: ApagosView) -> bool:
        return view.question == t.ARRANGING

    def answer(self, view: ApagosView, rng: Random) -> int:
        if view.question == t.PLAYING:
            verdicts = self.verdicts(view)
            best = max(map(rank, verdicts.values()))
            return rng.choice([action for action, verdict in verdicts.items() if rank(verdict) == best])
        if view.question == t.ARRANGING:
            return self.arranged(view, rng)
        if view.question == t.SWAPPING:
            # The starter keeps the first turn where it wins.
            return t.KEEP if self.oracle.value(levels(view.ramp), WHITE).value == "win" else t.SWAP
        return view.legal[0]

    def arranged(self, view: ApagosView, rng: Random) -> int:
        """A square that leads to a ramp the starter loses, each time another; with the swap, to the longest game."""
        ramps = [(action, ramp) for action in view.legal for ramp in self.completions(view, action)]
        verdicts = [self.oracle.value([(holes, 0, 0) for holes in ramp], WHITE) for _, ramp in ramps]
        longest = max(verdict.plies for verdict in verdicts)
        good = [
            found
            for found, verdict in zip(ramps, verdicts, strict=True)
            if (verdict.plies == longest if view.swap else verdict.value == "loss")
        ]
        fresh = [found for found in good if found[1] != self.last]
        action, ramp = rng.choice(fresh or good or ramps)
        if view.squares.count(t.NONE) == 1:
            self.last = ramp
        return action

    def completions(self, view: ApagosView, action: int) -> list[list[int]]:
        """Every ramp that can still stand after a square is placed, as hole counts from level 1 up."""
        placed = [codes.holes(view.ramp[level]) for level in range(t.LEVELS) if view.squares[level] != t.NONE]
        square, holes = divmod(action - t.PLACE, 10)
        used = [other for other in view.squares if other != t.NONE]
        return self.extended([*placed, holes], [*used, square], view.faces)

    def extended(self, ramp: list[int], used: list[int], faces: list[int]) -> list[list[int]]:
        if len(ramp) == t.LEVELS:
            return [ramp]
        return [
            whole
            for square in range(t.LEVELS)
            if square not in used
            for holes in faces[2 * square : 2 * square + 2]
            for whole in self.extended([*ramp, holes], [*used, square], faces)
        ]

    def puzzles(self, plies: int, count: int, rng: Random) -> list[Puzzle]:
        return [
            Puzzle(written(puzzle.levels, puzzle.mover), puzzle.plies)
            for puzzle in self.oracle.puzzles(plies, count, rng)
        ]

    def openings(self) -> list[Opening]:
        """O7: they are numbered in the order of their holes, from 1 on."""
        return [
            Opening(
                " ".join(map(str, start)),
                written([(holes, 0, 0) for holes in start], WHITE),
                verdict,
                {"ramp": str(number), "setter": "alternate:2"},
                {"ramp": str(number), "setter": "alternate:1"},
            )
            for number, (start, verdict) in enumerate(sorted(self.oracle.openings().items()), 1)
        ]

    def solve(self, position: str) -> tuple[Verdict, dict[str, Verdict]]:
        state = self.game.read_position(position, 2, {})
        if state.question != t.PLAYING:
            raise ValueError("only a ramp that is being played on has a solution")
        mover = state.colours[state.turn]
        ramp = levels(state.ramp)
        moves = self.oracle.moves(ramp, mover)
        return self.oracle.value(ramp, mover), {MOVES[move]: verdict for move, verdict in moves}


def levels(ramp: list[int]) -> Ramp:
    return [(codes.holes(code), codes.white(code), codes.black(code)) for code in ramp]


def written(ramp: Ramp, mover: int) -> str:
    """A position in the notation."""
    squares = " ".join(f"{holes}.{white}.{black}" for holes, white, black in ramp)
    return f"{squares} {'b' if mover == BLACK else 'w'}"
