"""Who sits at a table: a guest with a name, or a computer player."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.bots import cast


class Player(NamedTuple):
    id: str  # the guest; empty for a computer player
    name: str
    bot: str = ""  # the level of a computer player
    salt: str = ""  # what this player adds to the fair draws
    side: int = -1  # of the box; -1 where nobody chooses one, or in logs older than sides
    brought: bool = False  # whether the salt came from the player and not from the house
    character: str = ""  # whom a computer player plays, by the key of the name; empty in logs older than characters

    @property
    def name_in_record(self) -> str:
        return cast.name_in_record(self.bot, self.character) if self.bot else self.name
