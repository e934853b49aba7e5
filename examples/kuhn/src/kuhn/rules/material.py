"""What is in the box, checked before anyone plays with it."""

from __future__ import annotations

from ludotheque.core.material import BrokenMaterial, line_of, parsed


class Material:
    """The coins of the box."""

    def __init__(self) -> None:
        self.purse = 0  # what a player begins with
        self.ante = 0
        self.bet = 0


def load(text: str) -> Material:
    """Read a material file; BrokenMaterial names the line and the check V1 or V2 that failed."""
    table = parsed(text)
    if table.get("game") != "kuhn":
        raise BrokenMaterial(line_of(text, "game"), "game", "this is not a box of kuhn")
    box = Material()
    box.purse = coins(text, table.get("purse"), "purse")
    box.ante = coins(text, table.get("ante"), "ante")
    box.bet = coins(text, table.get("bet"), "bet")
    if box.purse < box.ante + box.bet:
        raise BrokenMaterial(line_of(text, "purse ="), "V2", "a purse pays at least one ante and one bet")
    return box


def coins(text: str, value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1 or value > 1000:
        raise BrokenMaterial(line_of(text, name + " ="), "V1", name + " is a whole number from 1 to 1000")
    return value
