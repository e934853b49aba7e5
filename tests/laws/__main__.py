"""python -m tests.laws [GAME ...]: the same as python -m ludotheque.laws, with the toys."""

from ludotheque.laws import cells
from tests.laws.conftest import TOYS

if __name__ == "__main__":
    cells.main("python -m tests.laws", TOYS)
