"""The box of Le Gang des Traction-Avant: the map, the cards, the money and the figures of the rules."""

from __future__ import annotations

from typing import Any

from ludotheque.core.material import BrokenMaterial, line_of, parsed
from ludotheque.games.tractions.rules import terms as t

CARD_NAMES = ["traction", "colt", "esquive", "sten", "coup", "implantation"]
CODES = ["LO", "NA", "AT", "DA", "FE", "BO"]
COUNTS = [54, 15, 6, 3, 2]  # printed: streets (ours), hotels, bases, cafés, banks


class Material:
    """What is in the box, as flat lists; a space is its place in the list."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.first_links: list[int] = []  # where the links of a space begin in links; one more at the end
        self.links: list[int] = []  # ascending for each space
        self.distances: list[int] = []  # from * SPACES + to, closed spaces not minded
        self.bosses: list[str] = []
        self.bases: list[int] = []  # by gang
        self.owners: list[int] = []  # by space: the gang whose base it is, or NONE
        self.homes: list[int] = []  # gang * 2: its home hotels
        self.gates: list[int] = []  # where the van leaves the parking
        self.hotels: list[int] = []
        self.cafes: list[int] = []
        self.banks: list[int] = []
        self.cards: list[int] = []
        self.target = 0
        self.lead = 0
        self.treasury = 0
        self.e_cards = 0
        self.s_cards = 0
        self.points = 0
        self.recruit_points = 0
        self.recruit_cash = 0
        self.traction_points = 0
        self.coup_men = 0
        self.traction_seats = 0
        self.sten_bullets = 0
        self.hotel_rent = 0
        self.cafe_series = 0
        self.super_most = 0
        self.heist_men = 0
        self.heist_loot = 0
        self.raid_men = 0
        self.raid_loot = 0
        self.van_unit = 0
        self.reprisal_men = 0
        self.gros_men = 0
        self.monmon_cards = 0
        self.riton_cards = 0
        self.extension_fee = 0
        self.money = 0
        self.magouilles = 0
        self.movement = 0
        self.heist = 0
        self.proposals = 0
        self.open_proposals = 0
        self.heist_proposals = 0
        self.last_turn = 0

    def neighbours(self, space: int) -> list[int]:
        return self.links[self.first_links[space] : self.first_links[space + 1]]

    def are_linked(self, space: int, other: int) -> bool:
        for i in range(self.first_links[space], self.first_links[space + 1]):
            if self.links[i] == other:
                return True
        return False


def load(text: str) -> Material:
    """Read a material file; BrokenMaterial names the line and the check V1 to V7 that failed."""
    table = parsed(text)
    box = Material()
    if table.get("game") != "tractions":
        raise BrokenMaterial(line_of(text, "game"), "game", "this is not a box of tractions")
    read_map(box, table, text)
    read_gangs(box, table, text)
    read_figures(box, table, text)
    return box


def kind_of(name: str) -> int:
    if name.startswith("base"):
        return t.BASE
    if name.startswith("bank"):
        return t.BANK
    if name.startswith("caf"):
        return t.CAFE
    if name.startswith("h"):
        return t.HOTEL
    return t.STREET if name.startswith("s") else t.NONE


def is_plain(name: str) -> bool:
    """Whether a name can stand in the notation."""
    return len(name) <= 20 and name.isascii() and name.replace("_", "").isalnum()


def read_map(box: Material, table: dict[str, Any], text: str) -> None:
    part = table.get("map")
    rows = part.get("spaces") if isinstance(part, dict) else None
    if not isinstance(rows, list) or len(rows) != t.SPACES:
        raise BrokenMaterial(line_of(text, "[map]"), "V1", "the map has exactly 80 spaces")
    for row in rows:
        if not isinstance(row, list) or [type(value) for value in row] != [str, int, int, str]:
            raise BrokenMaterial(line_of(text, "spaces"), "V1", "a space is its id, x, y and its neighbours")
        if kind_of(row[0]) == t.NONE or row[0] in box.names or not is_plain(row[0]):
            why = "each space needs its own id, of a known kind, in at most 20 letters and digits"
            raise BrokenMaterial(line_of(text, "spaces", row[0]), "V1", why)
        box.names.append(row[0])
        box.kinds.append(kind_of(row[0]))
        box.xs.append(row[1])
        box.ys.append(row[2])
    for kind in range(len(COUNTS)):
        if box.kinds.count(kind) != COUNTS[kind]:
            why = "54 streets, 15 hotels, 6 bases, 3 cafés and 2 banks are needed"
            raise BrokenMaterial(line_of(text, "spaces"), "V2", why)
    for row in rows:
        near: list[int] = []
        for name in row[3].split():
            if name not in box.names or name == row[0]:
                raise BrokenMaterial(
                    line_of(text, "spaces", '"' + row[0] + '"'), "V3", "unknown neighbour " + repr(name[:20])
                )
            near.append(box.names.index(name))
        box.first_links.append(len(box.links))
        box.links += sorted(set(near))
    box.first_links.append(len(box.links))
    for space in range(t.SPACES):
        for other in box.neighbours(space):
            if not box.are_linked(other, space):
                line = line_of(text, "spaces", '"' + box.names[space] + '"')
                raise BrokenMaterial(line, "V3", "the link to " + box.names[other] + " goes one way only")
    measure(box)
    if t.NONE in box.distances:
        raise BrokenMaterial(line_of(text, "spaces"), "V4", "some spaces cannot be reached")
    gates = part.get("parking") if isinstance(part, dict) else None
    for name in gates if isinstance(gates, list) else []:
        if name not in box.names or kind_of(name) != t.STREET:
            raise BrokenMaterial(line_of(text, "parking"), "V5", "the parking opens on streets")
        gate = box.names.index(name)
        if not [space for space in box.neighbours(gate) if box.kinds[space] == t.STREET]:
            raise BrokenMaterial(line_of(text, "parking"), "V5", "the van finds no street beyond the gate " + name)
        if gate not in box.gates:
            box.gates.append(gate)
    if not box.gates:
        raise BrokenMaterial(line_of(text, "[map]"), "V5", "the parking needs a gate")
    box.gates.sort()
    box.hotels = [space for space in range(t.SPACES) if box.kinds[space] == t.HOTEL]
    box.cafes = [space for space in range(t.SPACES) if box.kinds[space] == t.CAFE]
    box.banks = [space for space in range(t.SPACES) if box.kinds[space] == t.BANK]


def measure(box: Material) -> None:
    """Fill in the distances by walking outwards from each space."""
    box.distances = [t.NONE] * (t.SPACES * t.SPACES)
    for start in range(t.SPACES):
        box.distances[start * t.SPACES + start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for space in edge:
                for other in box.neighbours(space):
                    if box.distances[start * t.SPACES + other] == t.NONE:
                        box.distances[start * t.SPACES + other] = box.distances[start * t.SPACES + space] + 1
                        further.append(other)
            edge = further


def read_gangs(box: Material, table: dict[str, Any], text: str) -> None:
    gangs = table.get("gangs")
    if not isinstance(gangs, list) or len(gangs) != t.GANGS:
        raise BrokenMaterial(line_of(text, "[[gangs]]"), "V6", "there are six gangs")
    box.owners = [t.NONE] * t.SPACES
    for gang in range(t.GANGS):
        part = gangs[gang]
        code = CODES[gang]
        line = line_of(text, '"' + code + '"')
        if not isinstance(part, dict) or part.get("code") != code or not isinstance(part.get("boss"), str):
            raise BrokenMaterial(line, "V6", "gang " + str(gang + 1) + " is " + code + " and has a boss")
        base = part.get("base")
        home = part.get("home")
        if base not in box.names or kind_of(base) != t.BASE or box.owners[box.names.index(base)] != t.NONE:
            raise BrokenMaterial(line, "V6", code + " needs a base of its own")
        if not isinstance(home, list) or len(home) != 2:
            raise BrokenMaterial(line, "V6", code + " has two home hotels")
        if not part["boss"].isprintable() or not 0 < len(part["boss"].strip()) <= 40:
            raise BrokenMaterial(line, "V6", "the boss of " + code + " has a name of 1 to 40 letters")
        box.bosses.append(part["boss"])
        box.bases.append(box.names.index(base))
        box.owners[box.names.index(base)] = gang
        for name in home:
            if name not in box.names or kind_of(name) != t.HOTEL or box.names.index(name) in box.homes:
                raise BrokenMaterial(line, "V6", code + " has two home hotels of its own")
            box.homes.append(box.names.index(name))


def figure(table: dict[str, Any], text: str, part: str, key: str, least: int, most: int) -> int:
    found = table.get(part)
    value = found.get(key) if isinstance(found, dict) else None
    if type(value) is not int or value < least or value > most:
        why = key + " is a number from " + str(least) + " to " + str(most)
        raise BrokenMaterial(line_of(text, "[" + part + "]", key), "V7", why)
    return value


def read_figures(box: Material, table: dict[str, Any], text: str) -> None:
    box.target = figure(table, text, "victory", "target", 1, 1000)
    box.lead = figure(table, text, "victory", "lead", 0, 1000)
    box.treasury = figure(table, text, "start", "treasury", 0, 100)
    box.e_cards = figure(table, text, "start", "e_cards", 3, 3)
    box.s_cards = figure(table, text, "start", "s_cards", 1, 1)
    for kind in range(t.KINDS):
        # R6, A4: any secret choice of six gangs can be served, with one Sten set aside for Pierrot (R7).
        least = t.GANGS * (box.e_cards if kind < t.STEN else box.s_cards) + (1 if kind == t.STEN else 0)
        box.cards.append(figure(table, text, "cards", CARD_NAMES[kind], least, 18))
    box.points = figure(table, text, "movement", "points", 1, 60)
    box.recruit_points = figure(table, text, "movement", "recruit_points", 1, 60)
    box.recruit_cash = figure(table, text, "movement", "recruit_cash", 1, 200)
    box.traction_points = figure(table, text, "movement", "traction_points", 1, 60)
    box.coup_men = figure(table, text, "movement", "coup_men", 1, t.CREW)
    box.traction_seats = figure(table, text, "rates", "traction_seats", 4, t.CREW)
    box.sten_bullets = figure(table, text, "rates", "sten_bullets", 1, 20)
    box.hotel_rent = figure(table, text, "rates", "hotel_rent", 0, 100)
    box.cafe_series = figure(table, text, "rates", "cafe_series", 1, t.CREW)
    box.super_most = figure(table, text, "rates", "super_most", 1, 24)
    box.heist_men = figure(table, text, "rates", "heist_men", 1, t.CREW)
    box.heist_loot = figure(table, text, "rates", "heist_loot", 0, 100)
    box.raid_men = figure(table, text, "rates", "raid_men", 1, t.CREW)
    box.raid_loot = figure(table, text, "rates", "raid_loot", 0, 100)
    box.van_unit = figure(table, text, "rates", "van_unit", 1, 100)
    box.reprisal_men = figure(table, text, "rates", "reprisal_men", 0, t.CREW)
    box.gros_men = figure(table, text, "rates", "gros_men", 0, t.CREW)
    box.monmon_cards = figure(table, text, "rates", "monmon_cards", 0, 18)
    box.riton_cards = figure(table, text, "rates", "riton_cards", 0, 18)
    box.extension_fee = figure(table, text, "rates", "extension_fee", 0, 100)
    box.money = figure(table, text, "rates", "money", 100, 9999)
    box.magouilles = figure(table, text, "clock", "magouilles", 1, 86400)
    box.movement = figure(table, text, "clock", "movement", 1, 86400)
    box.heist = figure(table, text, "clock", "heist", 1, 86400)
    box.proposals = figure(table, text, "limits", "proposals", 1, 20)
    box.open_proposals = figure(table, text, "limits", "open_proposals", 1, 20)
    box.heist_proposals = figure(table, text, "limits", "heist_proposals", 1, 20)
    box.last_turn = figure(table, text, "limits", "last_turn", 40, 1000)
    if box.treasury * t.GANGS > box.money:
        raise BrokenMaterial(line_of(text, "[start]", "treasury"), "V7", "the bank cannot pay the treasuries")
