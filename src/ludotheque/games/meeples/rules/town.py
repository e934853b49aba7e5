"""What everybody sees of the street, in a position as in a view: everything (section 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

PUBLIC: Final = (
    "agenda", "turn", "first", "inside", "street", "tokens", "owners", "turned", "hand", "graves", "boxed", "bag",
    "crates", "blasts", "fuse", "sold", "gold", "stones", "bars", "spare", "source", "direction", "target", "item",
    "dice", "idle", "stirred", "stale", "names_first", "one_bar", "one_blast", "to_origin", "stale_rounds",
)  # fmt: skip


#   JAIL │ b1   b2   b3   b4   b5   b6  │ SALOON     A ring of 14 spaces around the street: the doors have the
#        │ d1   d2   d3   d4   d5   d6  │            numbers of their buildings, W closes the ring on the left,
#        │ W         (dynamite)      E  │            E on the right. onward[space] is the next one clockwise,
#        │ d12  d11  d10  d9   d8   d7  │            onward[SPACES + space] the one before.
#  GRAVES│ b12  b11  b10  b9   b8   b7  │ BANK
@trait
class Town:
    """What everybody sees: its fields are the names of PUBLIC."""

    agenda: list[int]
    turn: int  # the active seat
    first: int  # the first player, NONE before it is named
    inside: list[int]  # location * KINDS + kind: meeples
    street: list[int]  # by space: the kind that stands there, or NONE
    tokens: list[int]  # who controls the meeple on W and on E, or NONE
    owners: list[int]  # by building: whose sign, or NONE
    turned: list[int]  # by building: 0 for the 5 side, 1 for the 10 side
    hand: list[int]  # by kind
    graves: list[int]  # by kind
    boxed: list[int]  # by kind: out of the game, or not dealt yet
    bag: list[int]  # gold, stone, dynamite
    crates: int  # dynamite in the Jail
    blasts: int  # dynamite in the explosion circle
    fuse: int  # dynamite drawn by the item that is being resolved
    sold: int  # bars that have left the Bank, the cheapest first
    gold: list[int]  # by seat
    stones: list[int]
    bars: list[int]
    spare: list[int]  # signs in supply
    source: int  # the Location of the hand, NONE between turns
    direction: int
    target: int  # the space of the next drop; NONE while it is not known
    item: int  # what is being resolved: a door, SHOWDOWN or NONE
    dice: list[int]  # W and E; 0 before they are rolled
    idle: int  # idle turns in a row (R67)
    stirred: int  # 1 once this turn is not idle
    stale: int  # 1 once the guard has triggered the end
    names_first: int  # option first_player: 1 if the table owner names a seat
    one_bar: int  # option bars_per_turn
    one_blast: int  # option dynamite_multi
    to_origin: int  # option overflow
    stale_rounds: int  # option stalemate_rounds


def show(town: Town, twin: Town) -> None:
    """Let another see all that is public; lists that are only ever replaced are shared."""
    twin.agenda = town.agenda[:]
    twin.turn = town.turn
    twin.first = town.first
    twin.inside = town.inside[:]
    twin.street = town.street[:]
    twin.tokens = town.tokens[:]
    twin.owners = town.owners[:]
    twin.turned = town.turned
    twin.hand = town.hand[:]
    twin.graves = town.graves[:]
    twin.boxed = town.boxed[:]
    twin.bag = town.bag[:]
    twin.crates = town.crates
    twin.blasts = town.blasts
    twin.fuse = town.fuse
    twin.sold = town.sold
    twin.gold = town.gold[:]
    twin.stones = town.stones[:]
    twin.bars = town.bars
    twin.spare = town.spare[:]
    twin.source = town.source
    twin.direction = town.direction
    twin.target = town.target
    twin.item = town.item
    twin.dice = town.dice
    twin.idle = town.idle
    twin.stirred = town.stirred
    twin.stale = town.stale
    twin.names_first = town.names_first
    twin.one_bar = town.one_bar
    twin.one_blast = town.one_blast
    twin.to_origin = town.to_origin
    twin.stale_rounds = town.stale_rounds
