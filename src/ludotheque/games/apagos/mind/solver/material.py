"""The squares and balls that decide which positions of Apagos exist."""

import hashlib
import json
from collections.abc import Sequence
from itertools import permutations, product
from typing import Final, TypeAlias

Holes: TypeAlias = tuple[int, ...]  # hole counts: of a set in ascending order, of a start from level 1 to level 4

LEVELS: Final = 4


class Material:
    """The faces of the four squares and the balls of both colours, white first."""

    faces: tuple[tuple[int, ...], ...]
    balls: tuple[int, int]
    sets: list[Holes]  # the distinct choices of four visible faces, whatever their order on the ramp

    def __init__(self, faces: Sequence[Sequence[int]], balls: Sequence[int]) -> None:
        # Two boxes whose squares are only listed in another order are the same box and share their tables.
        self.faces = tuple(sorted(tuple(sorted(set(square))) for square in faces))
        white, black = balls
        self.balls = (white, black)
        if len(self.faces) != LEVELS:
            raise ValueError("V1: a box of Apagos has exactly four squares")
        if any(not square or square[0] < 1 or square[-1] > 9 for square in self.faces):
            raise ValueError("V2: a face has between 1 and 9 holes")
        if sum(square[-1] for square in self.faces) > white + black:
            raise ValueError("V3: there may not be more holes than balls")
        if white < 1 or black < 1:
            raise ValueError("V4: there is at least one ball of each colour")
        self.sets = sorted({tuple(sorted(shown)) for shown in product(*self.faces)})

    def __repr__(self) -> str:
        return f"Material({self.faces!r}, {self.balls!r})"

    @property
    def starts(self) -> list[Holes]:
        """The distinct starts, each as its hole counts from level 1 to level 4."""
        return sorted({order for holes in self.sets for order in permutations(holes)})

    @property
    def fingerprint(self) -> str:
        """A short name that differs as soon as a face or a ball differs."""
        text = json.dumps([self.faces, self.balls])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


PUBLISHED: Final = Material([[1, 3], [3, 5], [3, 5], [5, 7]], (10, 10))
