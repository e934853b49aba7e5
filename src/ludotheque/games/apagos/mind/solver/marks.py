"""What a position is worth, as one small number for the tables."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.core.coach import Outcome, Verdict

Marks: TypeAlias = npt.NDArray[np.unsignedinteger[Any]]


ORDER: Final[tuple[Outcome, ...]] = ("loss", "draw", "win")
IMPOSSIBLE: Final = 0  # the mark of a position with more balls of a colour than the box holds


class Scale:
    """Verdicts as marks: the greater the mark, the better for the player it speaks about.

    impossible | loss in 0 .. loss in L | draw in L .. draw in 0 | win in L .. win in 0
    """

    longest: int
    after: Marks  # from the mark for the player to move to the mark for the player who left him that position

    def __init__(self, kind: type[np.uint8] | type[np.uint16]) -> None:
        self.longest = int(np.iinfo(kind).max) // 3 - 1
        longer = np.minimum(np.arange(1, self.longest + 2), self.longest)  # one ply more, as far as we count
        losses = 1 + longer
        draws = self.mark(Verdict("draw", 0)) - longer
        wins = self.mark(Verdict("win", 0)) - longer
        self.after = np.concatenate([[IMPOSSIBLE], wins, draws[::-1], losses[::-1]]).astype(kind)

    def mark(self, verdict: Verdict) -> int:
        """Give the mark of a verdict."""
        if verdict.value == "loss":
            return 1 + verdict.plies
        if verdict.value == "draw":
            return 2 * self.longest + 2 - verdict.plies
        return 3 * self.longest + 3 - verdict.plies

    def verdict(self, mark: int) -> Verdict:
        """Give the verdict behind a mark of a possible position."""
        third, rest = divmod(mark - 1, self.longest + 1)
        return Verdict(ORDER[third], rest if third == 0 else self.longest - rest)

    @property
    def first_win(self) -> int:
        """The smallest mark that means a win."""
        return 2 * self.longest + 3

    def overflows(self, marks: Marks) -> bool:
        """Tell whether some game may be longer than this scale can count."""
        return bool(np.isin(marks, [self.mark(Verdict(value, self.longest)) for value in ORDER]).any())


NARROW: Final = Scale(np.uint8)
WIDE: Final = Scale(np.uint16)


def scale_of(marks: Marks) -> Scale:
    """Find the scale an array of marks was written with."""
    return NARROW if marks.dtype == np.uint8 else WIDE
