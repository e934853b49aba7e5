"""Every position of one set of squares as a whole number, and the moves as arithmetic on these numbers.

A position is seen by one player, so a square carries (mine, theirs) balls. Its code counts the pairs by their sum:

    mine + theirs    0      1           2                3
    (mine, theirs)   0,0    0,1 1,0     0,2 1,1 2,0      0,3 1,2 2,1 3,0
    code             0      1   2       3   4   5        6   7   8   9

The code does not depend on the holes, a square with h holes uses the first (h + 1)(h + 2) / 2 of them, and all
squares of one order of the ramp make a block of numbers whose digits are the codes, level 1 first.
"""

from collections.abc import Sequence
from itertools import pairwise, permutations
from math import prod
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.games.apagos.mind.solver.material import LEVELS, Holes

Numbers: TypeAlias = npt.NDArray[np.int64]
Levels: TypeAlias = Sequence[tuple[int, int, int]]  # (holes, mine, theirs) from level 1 to level 4

DROPS: Final = 8  # moves 0 to 3 drop a ball of mine on level 1 to 4, moves 4 to 7 one of theirs
SLIDES: Final = ((3, 2), (3, 1), (3, 0), (2, 1), (2, 0), (1, 0))  # moves 8 to 13, from and to, level 1 being 0
TOP: Final = LEVELS - 1
ILLEGAL: Final = 0  # the empty ramp of the first block: no move leads to it, so its number can mean "no such move"
NOWHERE: Final = -(2**40)  # a step so long that the number it leads to is negative, whatever is added


class Layer(NamedTuple):
    """The positions with as many empty holes, by ascending height; those of one height lie between two cuts."""

    numbers: Numbers
    cuts: list[int]


def codes(holes: int) -> int:
    """Count the ways to fill a square."""
    return (holes + 1) * (holes + 2) // 2


def code(mine: int, theirs: int) -> int:
    """Number the balls of a square."""
    filled = mine + theirs
    return filled * (filled + 1) // 2 + mine


class Numbering:
    """The positions of one set of four squares."""

    holes: Holes
    balls: tuple[int, int]
    size: int
    span: int  # the numbers of a block

    def __init__(self, holes: Holes, balls: tuple[int, int]) -> None:
        self.holes = holes
        self.balls = balls
        self.span = prod(codes(count) for count in holes)
        orders = sorted(set(permutations(holes)))
        # With as many white as black balls it does not matter which colour is mine (I11).
        self._colours = [0] if balls[0] == balls[1] else [0, 1]
        self._blocks = {place: index for index, place in enumerate((c, o) for c in self._colours for o in orders)}
        self.size = self.span * len(self._blocks)
        self._radices = np.array([[codes(count) for count in order] for _, order in self._blocks])
        self._weights = np.array([[prod(radices[level + 1 :]) for level in range(LEVELS)] for radices in self._radices])
        self._width = codes(max(holes))
        pairs = [(filled, mine) for filled in range(max(holes) + 1) for mine in range(filled + 1)]
        self._filled = np.array([filled for filled, _ in pairs])
        self._mine = np.array([mine for _, mine in pairs])
        self._theirs = self._filled - self._mine
        self._steps()

    def number(self, levels: Levels, colour: int) -> int:
        """Number the position that the player of this colour sees."""
        order = tuple(holes for holes, _, _ in levels)
        result = self._blocks[colour if len(self._colours) == 2 else 0, order]
        for holes, mine, theirs in levels:
            result = result * codes(holes) + code(mine, theirs)
        return result

    def levels(self, number: int) -> tuple[list[tuple[int, int, int]], int | None]:
        """Give back the position behind a number, and the colour that sees it where that matters."""
        block, rest = divmod(number, self.span)
        colour, order = list(self._blocks)[block]
        result = []
        for level, holes in enumerate(order):
            digit, rest = divmod(rest, int(self._weights[block, level]))
            result.append((holes, int(self._mine[digit]), int(self._theirs[digit])))
        return result, colour if len(self._colours) == 2 else None

    def after(self, numbers: Numbers) -> Numbers:
        """Play each of the 14 moves, a row each; the results are still seen by the player who moved.

        A result may hold more balls of a colour than the box does: such a number is in no layer.
        """
        digits = self._digits(numbers)
        result = np.empty((DROPS + len(SLIDES), len(numbers)), dtype=np.int64)
        for level in range(LEVELS):
            # R16: the square above, if any, comes down; its part of the step is the same for both colours.
            above = numbers + self._sinking[level][digits[level + 1]] if level < TOP else numbers
            np.add(above, self._dropping[0][level][digits[level]], out=result[level])
            np.add(above, self._dropping[1][level][digits[level]], out=result[LEVELS + level])
        giving = [self._giving[level][digits[level]] for level in range(LEVELS)]
        taking = [numbers + self._taking[level][digits[level]] for level in range(LEVELS)]
        for row, (source, target) in enumerate(SLIDES, DROPS):
            np.add(giving[source], taking[target], out=result[row])
        np.maximum(result, ILLEGAL, out=result)
        return result

    def turned(self, numbers: Numbers) -> Numbers:
        """Give the same positions as the other player sees them."""
        result = numbers.copy()
        for turning, digits in zip(self._turning, self._digits(numbers), strict=True):
            result += turning[digits]
        if len(self._colours) == 2:
            result += self.size // 2
            result %= self.size
        return result

    def leads(self, numbers: Numbers) -> Numbers:
        """Tell how many more balls I have on the highest square than they have."""
        top = self._digits(numbers)[TOP] % self._width
        result: Numbers = self._mine[top] - self._theirs[top]
        return result

    def layers(self) -> list[Layer]:
        """Sort the positions so that every move leads to an earlier one (A28): by empty holes, then by height."""
        keys = np.concatenate([self._keys(block) for block in range(len(self._blocks))])
        numbers = np.argsort(keys, kind="stable")
        counts = np.bincount(keys >> 8, minlength=sum(self.holes) + 1)
        ends = np.cumsum(counts[: sum(self.holes) + 1])
        result = []
        for start, end in zip([0, *ends[:-1]], ends, strict=True):
            layer = numbers[start:end]
            jumps = np.flatnonzero(np.diff(keys[layer])) + 1
            result.append(Layer(layer, [0, *jumps.tolist(), len(layer)]))
        return result

    def reachable(self) -> npt.NDArray[np.bool_]:
        """Tell of every number whether its position can arise in a game, from whatever start."""
        result = np.zeros(self.size, dtype=np.bool_)
        result[:: self.span] = True
        left = np.zeros(self.size, dtype=np.bool_)  # the same positions, seen by the player who just moved
        for layer in reversed(self.layers()):
            after = self.after(layer.numbers)
            turned = self.turned(layer.numbers)
            for start, end in reversed(list(pairwise(layer.cuts))):
                here = layer.numbers[start:end]
                result[here] |= left[turned[start:end]]
                left[after[DROPS:, start:end][:, result[here]]] = True
            left[after[:DROPS, result[layer.numbers]]] = True
        return result

    def _keys(self, block: int) -> npt.NDArray[np.uint16]:
        digits = [row % self._width for row in self._digits(np.arange(block * self.span, (block + 1) * self.span))]
        mine = sum(self._mine[row] for row in digits)
        theirs = sum(self._theirs[row] for row in digits)
        height = sum(level * self._filled[row] for level, row in enumerate(digits, 1))
        colour, _ = list(self._blocks)[block]
        possible = (mine <= self.balls[colour]) & (theirs <= self.balls[1 - colour])
        keys = np.where(possible, (sum(self.holes) - mine - theirs) << 8 | height, 0xFFFF)
        return keys.astype(np.uint16)

    def _digits(self, numbers: Numbers) -> list[Numbers]:
        """Give for each level the entry of the step tables: the block and the code of the square there."""
        blocks = numbers // self.span
        entries = blocks * self._width
        rest = numbers - blocks * self.span
        result = []
        for level in range(LEVELS):
            weights = self._weights[:, level][blocks]
            digit = rest // weights
            rest = rest - digit * weights
            result.append(digit + entries)
        return result

    def _steps(self) -> None:
        """Work out by how much the number grows, for each level, block and code, when a square changes."""
        digits = np.arange(self._width)
        holes = np.array([order for _, order in self._blocks])
        # The codes with one ball more of theirs, one more of mine, and one less of mine, as in code().
        theirs_added = (self._filled + 1) * (self._filled + 2) // 2 + self._mine
        mine_added = theirs_added + 1
        mine_taken = (self._filled - 1) * self._filled // 2 + self._mine - 1
        is_open = self._filled < holes[:, :, None]
        is_mine = np.broadcast_to(self._mine > 0, is_open.shape)
        weights = self._weights[:, :, None]
        self._dropping: list[list[Numbers]] = [[], []]
        self._sinking: list[Numbers] = []
        for level in range(LEVELS):
            if level < TOP:
                climbed = self._climbed(level)
                there = weights[climbed]
                jump = (climbed - np.arange(len(climbed)))[:, None] * self.span
                self._sinking.append((digits * (there[:, level] - weights[:, level + 1])).ravel())
                landing = there[:, level + 1]
            else:
                jump = np.zeros((len(holes), 1), dtype=np.int64)
                landing = weights[:, TOP]
            for dropping, added in zip(self._dropping, (mine_added, theirs_added), strict=True):
                step = jump + added * landing - digits * weights[:, level]
                dropping.append(np.where(is_open[:, level], step, NOWHERE).ravel())
        giving = np.where(is_mine, (mine_taken - digits) * weights, NOWHERE)
        taking = np.where(is_open, (mine_added - digits) * weights, NOWHERE)
        turning = (self._filled - 2 * self._mine) * weights
        self._giving = [giving[:, level].ravel() for level in range(LEVELS)]
        self._taking = [taking[:, level].ravel() for level in range(LEVELS)]
        self._turning = [turning[:, level].ravel() for level in range(LEVELS)]

    def _climbed(self, level: int) -> Numbers:
        """Give for each block the block where this level and the next have exchanged their squares."""
        result = []
        for colour, order in self._blocks:
            swapped = list(order)
            swapped[level], swapped[level + 1] = swapped[level + 1], swapped[level]
            result.append(self._blocks[colour, tuple(swapped)])
        return np.array(result)
