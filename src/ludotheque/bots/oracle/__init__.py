"""The complete solution of Apagos: every position of every start, with its winner and its length."""

from ludotheque.bots.oracle.material import PUBLISHED, Material
from ludotheque.bots.oracle.oracle import BLACK, MOVES, WHITE, Oracle, Puzzle
from ludotheque.bots.oracle.verdict import Verdict

__all__ = ["BLACK", "MOVES", "PUBLISHED", "WHITE", "Material", "Oracle", "Puzzle", "Verdict"]
