"""The box of Les Apaches de Paris: districts, their planques and borders, set-ups and amounts."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.material import BrokenMaterial, line_of, parsed
from ludotheque.games.apaches.rules import terms as t

AMOUNTS: Final = (
    "rounds",
    "turns_per_round",
    "start_money",
    "meneurs",
    "novices",
    "recruit_supply",
    "bourgeois_tokens",
    "policeman_tokens",
    "reinforce_recruits",
    "bail",
    "fence_per_burglary",
    "fence_recruits",
    "bourgeois_reward",
    "policeman_fine",
    "per_operational_apache",
)
LEAST: Final = (1, 1, 0, 1, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0)
MOST: Final = (9, 8, 9950, 7, 3, 5, 9, 9, 5, 9950, 9950, 5, 9950, 9950, 9950)
IN_FRANCS: Final = (
    "start_money",
    "bail",
    "fence_per_burglary",
    "bourgeois_reward",
    "policeman_fine",
    "per_operational_apache",
)
KINDS: Final = ("money", "burglary", "steal", "reinforce", "hospital", "prison", "death")
COLOURS: Final = ("purple", "skyblue", "red", "orange", "green", "yellow", "blue", "grey", "brown")
PRINTED: Final = [3, 4, 4, 5, 6, 5, 4]  # planques by district


class Material:
    """What is in the box, as flat lists."""

    def __init__(self) -> None:
        self.names: list[str] = []  # of the districts
        self.colours: list[int] = []  # of the districts: indices into COLOURS
        self.kinds: list[int] = [t.NONE] * t.PLANQUES  # by planque
        self.values: list[int] = [0] * t.PLANQUES  # by planque, in francs
        self.sizes: list[int] = [0] * t.DISTRICTS  # planques by district
        self.borders: list[int] = [0] * t.DISTRICTS  # by district, a bit for each neighbour
        self.outlines: list[int] = []  # by district: label x, label y, corners, then x and y of each
        self.amounts: list[int] = []
        self.loots: list[int] = []  # what a steal takes from each, with 2, 3 and 4 players
        self.setups: list[list[list[int]]] = [[], [], []]  # with 2, 3 and 4 players
        self.warnings: list[str] = []


def load(text: str) -> Material:
    """Read a material file; BrokenMaterial names the line and the check V1 to V6 that failed."""
    table = parsed(text)
    box = Material()
    if table.get("game") != "apaches":
        raise BrokenMaterial(line_of(text, "game"), "game", "this is not a box of apaches")
    read_amounts(box, table, text)
    read_districts(box, table, text)
    read_borders(box, table, text)
    read_setups(box, table, text)
    if box.sizes[: t.COLOURED] != PRINTED:
        box.warnings.append("V3: the rulebook prints 3, 4, 4, 5, 6, 5, 4 planques")
    return box


def is_number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def read_amounts(box: Material, table: dict[str, Any], text: str) -> None:
    amounts = table.get("amounts")
    if not isinstance(amounts, dict):
        raise BrokenMaterial(1, "V1", "there is no [amounts]")
    for i in range(len(AMOUNTS)):
        name = AMOUNTS[i]
        value: Any = amounts.get(name)
        if not is_number(value, LEAST[i], MOST[i]):
            why = name + " must be a number from " + str(LEAST[i]) + " to " + str(MOST[i])
            raise BrokenMaterial(line_of(text, "[amounts]", name), "V1", why)
        if name in IN_FRANCS and value % t.SMALLEST_NOTE != 0:
            raise BrokenMaterial(line_of(text, "[amounts]", name), "V2", name + " must be a multiple of 50 francs")
        box.amounts.append(value)
    loots: Any = amounts.get("steal_from_each")
    line = line_of(text, "[amounts]", "steal_from_each")
    if not isinstance(loots, list) or len(loots) != 3:
        raise BrokenMaterial(line, "V1", "steal_from_each has three amounts, for 2, 3 and 4 players")
    for loot in loots:
        if not is_number(loot, 0, 9950) or loot % t.SMALLEST_NOTE != 0:
            raise BrokenMaterial(line, "V2", "steal_from_each must be multiples of 50 francs")
    box.loots = loots


def read_districts(box: Material, table: dict[str, Any], text: str) -> None:
    districts = table.get("districts")
    if not isinstance(districts, list) or len(districts) != t.DISTRICTS:
        raise BrokenMaterial(line_of(text, "[[districts]]"), "V3", "there must be exactly 9 districts")
    for number in range(t.DISTRICTS):
        district = districts[number]
        mark = "id = " + str(number + 1)
        if not isinstance(district, dict) or district.get("id") != number + 1:
            raise BrokenMaterial(line_of(text, "[[districts]]", mark), "V3", "districts are numbered from 1 to 9")
        name = district.get("name")
        if not isinstance(name, str) or not name.strip() or len(name) > 40 or name in box.names:
            raise BrokenMaterial(line_of(text, mark, "name"), "V3", "each district needs a name of its own")
        box.names.append(name)
        colour = district.get("colour")
        if colour not in COLOURS or COLOURS.index(colour) in box.colours:
            why = "each district needs a colour of its own: " + ", ".join(COLOURS)
            raise BrokenMaterial(line_of(text, mark, "colour"), "V3", why)
        box.colours.append(COLOURS.index(colour))
        read_outline(box, district, line_of(text, mark, "outline"))
        read_planques(box, number, district.get("planques", []), line_of(text, mark, "planques"))


def read_outline(box: Material, district: dict[str, Any], line: int) -> None:
    label: Any = district.get("label")
    outline = district.get("outline")
    if not is_point(label) or not isinstance(outline, list) or not 3 <= len(outline) <= 40:
        raise BrokenMaterial(line, "V3", "a district has a label [x, y] and an outline of at least 3 corners")
    box.outlines += label
    box.outlines.append(len(outline))
    for corner in outline:
        if not is_point(corner):
            raise BrokenMaterial(line, "V3", "a corner is [x, y] on a map of 1000 x 700")
        box.outlines += corner


def is_point(point: Any) -> bool:
    if not isinstance(point, list) or len(point) != 2:
        return False
    return is_number(point[0], 0, 1000) and is_number(point[1], 0, 700)


def read_planques(box: Material, district: int, planques: Any, line: int) -> None:
    name = "district " + str(district + 1)
    if not isinstance(planques, list) or len(planques) > (t.SLOTS if district < t.COLOURED else 0):
        raise BrokenMaterial(line, "V3", name + " has too many planques")
    if district < t.COLOURED and not planques:
        raise BrokenMaterial(line, "V3", name + " has no planques")
    for slot in range(len(planques)):
        planque = planques[slot]
        if not isinstance(planque, list) or not 1 <= len(planque) <= 2 or planque[0] not in KINDS:
            raise BrokenMaterial(line, "V4", name + ": a planque is one of " + ", ".join(KINDS))
        kind = KINDS.index(planque[0])
        value = planque[1] if len(planque) == 2 else 0
        pays = kind in (t.MONEY, t.BURGLARY)
        if not is_number(value, 50 if pays else 0, 9950) or value % t.SMALLEST_NOTE != 0 or (not pays and value != 0):
            why = name + ": money and burglary have an amount that is a multiple of 50, the others none"
            raise BrokenMaterial(line, "V4", why)
        box.kinds[t.planque_at(district, slot)] = kind
        box.values[t.planque_at(district, slot)] = value
        for other in range(slot):
            if planques[other] == planque:
                box.warnings.append("V4: " + name + " has two planques alike, told apart by their slots")
    box.sizes[district] = len(planques)


def read_borders(box: Material, table: dict[str, Any], text: str) -> None:
    city = table.get("map")
    edges = city.get("edges") if isinstance(city, dict) else None
    if not isinstance(edges, list) or not edges:
        raise BrokenMaterial(line_of(text, "[map]"), "V5", "there is no list of edges")
    for edge in edges:
        if not isinstance(edge, list) or len(edge) != 2 or not all(is_number(end, 1, t.DISTRICTS) for end in edge):
            raise BrokenMaterial(line_of(text, "[map]", "edges"), "V5", "an edge is a pair of districts from 1 to 9")
        one: int = edge[0] - 1
        other: int = edge[1] - 1
        if one == other or box.borders[one] >> other & 1:
            why = "a district does not touch itself, and each pair stands there once"
            raise BrokenMaterial(line_of(text, "[map]", "edges"), "V5", why)
        box.borders[one] |= 1 << other
        box.borders[other] |= 1 << one


def read_setups(box: Material, table: dict[str, Any], text: str) -> None:
    setups = table.get("setups")
    for seats in (2, 3, 4):
        line = line_of(text, "[setups]", str(seats) + " = ")
        found = setups.get(str(seats)) if isinstance(setups, dict) else None
        if not isinstance(found, list) or not 1 <= len(found) <= 40:
            raise BrokenMaterial(line, "V6", "there is no set-up for " + str(seats) + " players")
        for setup in found:
            if not isinstance(setup, list) or not all(is_number(number, 1, t.COLOURED) for number in setup):
                raise BrokenMaterial(line, "V6", "a set-up lists districts from 1 to 7")
            if sorted(set(setup)) != setup or setup in box.setups[seats - 2]:
                raise BrokenMaterial(line, "V6", "a set-up lists its districts once, ascending, and stands there once")
            dealt = sum([box.sizes[number - 1] - 1 for number in setup])
            if dealt != seats * box.amounts[t.TURNS]:
                why = setup_name(setup) + " deals " + str(dealt) + " planques, not " + str(seats * box.amounts[t.TURNS])
                raise BrokenMaterial(line, "V6", why)
            most = box.amounts[t.FENCE_RECRUITS] + box.amounts[t.REINFORCEMENT] * sum(
                [reinforcements(box, number - 1) for number in setup]
            )
            if most > box.amounts[t.SUPPLY]:
                why = " may give " + str(most) + " recruits in a round, the supply has " + str(box.amounts[t.SUPPLY])
                box.warnings.append("V6: set-up " + setup_name(setup) + why)
            if not is_connected(box, setup):
                box.warnings.append("V6: set-up " + setup_name(setup) + " falls apart")
            box.setups[seats - 2].append(setup)


def reinforcements(box: Material, district: int) -> int:
    """1 when the prize of the district may be recruits."""
    return int(t.REINFORCE in box.kinds[t.planque_at(district, 0) : t.planque_at(district + 1, 0)])


def setup_name(setup: list[int]) -> str:
    return "-".join([str(number) for number in setup])


def is_connected(box: Material, setup: list[int]) -> bool:
    """Whether one can walk from everywhere to everywhere, districts 8 and 9 included."""
    active = 1 << t.BOURGEOIS | 1 << t.FENCE
    for number in setup:
        active |= 1 << (number - 1)
    reached = 1 << t.BOURGEOIS
    for _ in range(t.DISTRICTS):
        for district in range(t.DISTRICTS):
            if reached >> district & 1:
                reached |= box.borders[district] & active
    return reached == active
