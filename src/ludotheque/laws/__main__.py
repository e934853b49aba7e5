"""python -m ludotheque.laws [GAME ...]: hold games of the shelf to every law, in hundreds of random games."""

from ludotheque.laws import cells

if __name__ == "__main__":
    cells.main("python -m ludotheque.laws")
