"""The box of the street: meeples, cubes, prices, costs, and the ring of spaces."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.material import BrokenMaterial, line_of, parsed
from ludotheque.games.meeples.rules import terms as t

LETTERS: Final = "OMBAV"


class Material:
    """What is in the box, as numbers and flat lists."""

    def __init__(self) -> None:
        self.counts: list[int] = []  # by kind
        self.skills: list[int] = []  # by kind; 0 for Madame
        self.rewards: list[int] = []
        self.dealt = 0  # meeples per building
        self.graves = 0
        self.dynamite = 0
        self.signs = 0  # per player
        self.prices: list[int] = []
        self.gold = 0
        self.stone = 0
        self.miner_low = 0
        self.miner_high = 0
        self.per_miner = 0
        self.per_bandit = 0
        self.per_builder = 0
        self.gold_points = 0
        self.bar_points = 0
        self.sign_points: list[int] = []  # low, high
        self.onward: list[int] = []  # space: the next one; SPACES + space: the one before
        self.corners: list[int] = []
        self.gold_costs: list[int] = []  # by building
        self.stone_costs: list[int] = []


def load(text: str) -> Material:
    """Read a material file; BrokenMaterial names the line and the check V1 to V8 that failed."""
    table = parsed(text)
    box = Material()
    if table.get("game") != "meeples":
        raise BrokenMaterial(line_of(text, "game"), "game", "this is not a box of meeples")
    box.dealt = number(table, text, "", "meeples_per_building", 1, t.MOST_DEALT, "V1")
    read_kinds(box, table, text)
    box.graves = number(table, text, "", "graves", 1, min(20, t.BUILDINGS * box.dealt - 1), "V3")
    box.dynamite = number(table, text, "", "dynamite", 1, t.MOST_DYNAMITE, "V3")
    box.signs = number(table, text, "", "signs_per_player", 1, 12, "V3")
    read_bars(box, table, text)
    box.gold = number(table, text, "bag", "gold", 0, t.MOST_CUBES, "V5")
    box.stone = number(table, text, "bag", "stone", 0, t.MOST_CUBES, "V5")
    read_draws(box, table, text)
    box.gold_points = number(table, text, "points", "gold", 0, 99, "V3")
    box.bar_points = number(table, text, "points", "bar", 0, 99, "V3")
    for name in ("sign_low", "sign_high"):
        box.sign_points.append(number(table, text, "points", name, 0, 99, "V3"))
    if box.sign_points[0] == box.sign_points[1]:
        line = line_of(text, "[points]", "\nsign_high")
        raise BrokenMaterial(line, "V3", "the two sides of a sign are told by their points: they differ")
    read_ring(box, table, text)
    read_costs(box, table, text)
    return box


def number(table: dict[str, Any], text: str, part: str, name: str, least: int, most: int, check: str) -> int:
    """A whole number of the file, within its bounds."""
    holder = table.get(part) if part else table
    value = holder.get(name) if isinstance(holder, dict) else None
    if type(value) is not int or value < least or value > most:
        line = line_of(text, "[" + part + "]", "\n" + name) if part else line_of(text, "\n" + name)
        raise BrokenMaterial(line, check, name + " is a whole number from " + str(least) + " to " + str(most))
    return value


def read_kinds(box: Material, table: dict[str, Any], text: str) -> None:
    kinds = table.get("kinds")
    for kind in range(t.KINDS):
        letter = LETTERS[kind]
        line = line_of(text, "[kinds]", "\n" + letter + " ")
        entry = kinds.get(letter) if isinstance(kinds, dict) else None
        if not isinstance(entry, dict):
            raise BrokenMaterial(line, "V2", "there is no kind " + letter)
        names = ["count"] if kind == t.MADAME else ["count", "skill", "reward"]
        for name in names:
            value = entry.get(name)
            if type(value) is not int or value < (0 if name == "count" else 1) or value > 60:
                raise BrokenMaterial(line, "V2", letter + " needs a " + name + ", a whole number up to 60")
        box.counts.append(entry["count"])
        box.skills.append(0 if kind == t.MADAME else entry["skill"])
        box.rewards.append(0 if kind == t.MADAME else entry["reward"])
        if box.skills[kind] in box.skills[:kind]:
            raise BrokenMaterial(line, "V2", "two kinds may not shoot equally well")
    if box.counts[t.MADAME] != 1:
        raise BrokenMaterial(line_of(text, "[kinds]", "\nV "), "V2", "there is exactly one Madame")
    if sum(box.counts) - 1 != t.BUILDINGS * box.dealt:
        raise BrokenMaterial(
            line_of(text, "[kinds]"), "V1", "without Madame there must be " + str(t.BUILDINGS * box.dealt) + " meeples"
        )


def read_bars(box: Material, table: dict[str, Any], text: str) -> None:
    bars = table.get("bars")
    prices: list[int] = []
    for price in bars if isinstance(bars, list) else []:
        if type(price) is not int or price < 1 or price > t.MOST_CUBES or (prices and price < prices[-1]):
            prices = []
            break
        prices.append(price)
    if not prices or len(prices) > 12:
        raise BrokenMaterial(line_of(text, "\nbars"), "V4", "bars are 1 to 12 prices, the lowest first")
    box.prices = prices


def read_draws(box: Material, table: dict[str, Any], text: str) -> None:
    box.miner_low = number(table, text, "draws", "miner_on_low", 0, t.MOST_DRAWN, "V6")
    box.miner_high = number(table, text, "draws", "miner_on_high", 0, t.MOST_DRAWN, "V6")
    box.per_miner = number(table, text, "draws", "bandit_per_miner", 0, t.MOST_DRAWN, "V6")
    box.per_bandit = number(table, text, "draws", "deputy_per_bandit", 0, t.MOST_DRAWN, "V6")
    box.per_builder = number(table, text, "draws", "madame_per_builder", 0, t.MOST_DRAWN, "V6")
    most = max(
        box.per_miner * box.counts[t.MINER],
        box.per_bandit * box.counts[t.BANDIT],
        box.per_builder * box.counts[t.BUILDER],
        max(box.rewards[: t.DEPUTY + 1]),
    )
    if most > t.MOST_DRAWN:
        raise BrokenMaterial(line_of(text, "[draws]"), "V6", "one draw may reach " + str(most) + " pieces; at most 21")


def read_ring(box: Material, table: dict[str, Any], text: str) -> None:
    street = table.get("street")
    ring = street.get("ring_clockwise") if isinstance(street, dict) else None
    names = ["d" + str(door + 1) for door in range(t.BUILDINGS)] + ["W", "E"]
    line = line_of(text, "[street]", "ring_clockwise")
    if not isinstance(ring, list) or len(ring) != t.SPACES or [name for name in names if name not in ring]:
        raise BrokenMaterial(line, "V7", "the ring has each of d1 to d12, W and E once")
    box.onward = [0] * (2 * t.SPACES)
    for place in range(t.SPACES):
        space = names.index(ring[place])
        box.onward[space] = names.index(ring[(place + 1) % t.SPACES])
        box.onward[t.SPACES + space] = names.index(ring[place - 1])
    if box.onward[t.WEST] == t.EAST or box.onward[t.EAST] == t.WEST:
        raise BrokenMaterial(line, "V7", "W and E are not neighbours")
    corners = street.get("corners") if isinstance(street, dict) else None
    buildings = ["b" + str(building + 1) for building in range(t.BUILDINGS)]
    if not isinstance(corners, list) or len(corners) != 4 or [name for name in corners if name not in buildings]:
        raise BrokenMaterial(line_of(text, "[street]", "corners"), "V7", "there are exactly 4 corner buildings")
    box.corners = sorted({buildings.index(name) for name in corners})
    if len(box.corners) != 4:
        raise BrokenMaterial(line_of(text, "[street]", "corners"), "V7", "the 4 corner buildings differ")


def read_costs(box: Material, table: dict[str, Any], text: str) -> None:
    costs = table.get("costs")
    for building in range(t.BUILDINGS):
        name = "b" + str(building + 1)
        cost = costs.get(name) if isinstance(costs, dict) else None
        gold = cost.get("gold") if isinstance(cost, dict) else None
        stone = cost.get("stone") if isinstance(cost, dict) else None
        if type(gold) is not int or type(stone) is not int or not 0 <= gold <= 9 or not 0 <= stone <= 9:
            line = line_of(text, "[costs]", "\n" + name + " ")
            raise BrokenMaterial(line, "V8", name + " costs 0 to 9 gold and 0 to 9 stone")
        box.gold_costs.append(gold)
        box.stone_costs.append(stone)
