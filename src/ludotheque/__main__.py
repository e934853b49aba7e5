"""`python -m ludotheque` is the command `ludotheque`."""

from ludotheque.cli import main

main()
