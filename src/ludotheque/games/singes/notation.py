"""La Planète des Singes in writing: `step north`, `roll red`, `to 7.south`."""

from __future__ import annotations

import re

from ludotheque.core.state import CHANCE
from ludotheque.games.singes import terms
from ludotheque.games.singes.material import NUMBERED_KINDS, SINGLE_KINDS, Material

DIRECTIONS = ("north", "east", "south", "west")
DICE = ("white", "red", "yellow")
USED_DICE = ("red_die_in_use", "yellow_die_in_use")
LOOT_BACKS = ("weapon", "luck", "digit")
PLAIN = {
    terms.STOP: "stop",
    terms.COMPASS: "compass",
    terms.GUIDE: "guide daena",
    terms.GUIDE + 1: "guide karubi",
    terms.KILL: "kill",
    terms.MOVE: "move",
    terms.DECLINE: "no",
    terms.TURN_KEY: "turn key",
    terms.ESCAPE: "escape",
    terms.PICK_LUCK: "pick luck",
    terms.PICK_DIGIT: "pick digit",
    terms.PASS: "pass",
}
READ_PLAIN = {text: action for action, text in PLAIN.items()}


def token_names() -> list[str]:
    """The name of every type: `axe`, `patrol3`, `digit2`, `gorilla12`."""
    names = [""] * terms.TYPES
    for name, kind in SINGLE_KINDS.items():
        names[kind] = name
    for name, (first, width) in NUMBERED_KINDS.items():
        for number in range(width):
            names[first + number] = f"{name}{number + 1}"
    return names


NAMES = token_names()
KINDS = {name: kind for kind, name in enumerate(NAMES)}
LOOT_NAMES = (*NAMES[terms.ARI : terms.ARI + terms.LOOT_DICE], *USED_DICE, *LOOT_BACKS)


def square_name(square: int) -> str:
    """A square by its tile and its printed row and column, or the side of its portal: `13.2.4`, `7.south`."""
    tile, cell = divmod(square, terms.CELLS)
    if cell >= terms.PORTAL:
        return f"{tile + 1}.{DIRECTIONS[cell - terms.PORTAL]}"
    return f"{tile + 1}.{cell // 5 + 1}.{cell % 5 + 1}"


def read_square(text: str) -> int:
    if found := re.fullmatch(r"(\d{1,2})\.(north|east|south|west)", text):
        tile, cell = int(found[1]) - 1, terms.PORTAL + DIRECTIONS.index(found[2])
    elif found := re.fullmatch(r"(\d{1,2})\.([1-5])\.([1-5])", text):
        tile, cell = int(found[1]) - 1, (int(found[2]) - 1) * 5 + int(found[3]) - 1
    else:
        raise ValueError(f"{text[:40]!r} is not a square; write 13.2.4 (tile, row, column) or 7.south (a portal)")
    if not 0 <= tile < terms.TILES:
        raise ValueError(f"there is no tile {tile + 1}")
    return tile * terms.CELLS + cell


def write(box: Material, seat: int, action: int) -> str:
    if not 0 <= action < terms.ACTIONS:
        raise ValueError(f"singes has no action {action}")
    if seat == CHANCE:
        return write_outcome(box, action)
    if action in PLAIN:
        return PLAIN[action]
    if action < terms.STOP:
        return f"step {DIRECTIONS[action - terms.STEP]}"
    if action < terms.HELP:
        return f"roll {DICE[action - terms.ROLL]}"
    if action < terms.COMPASS:
        helpers = [NAMES[terms.ARI + helper] for helper in range(terms.HELPERS) if action - terms.HELP >> helper & 1]
        return f"use {' '.join(helpers) or 'nobody'}"
    if terms.DECLARE <= action < terms.DECLINE:
        return f"declare {NAMES[action - terms.DECLARE]}"
    if terms.ROTATE <= action < terms.LOOK:
        return f"rotate {action - terms.ROTATE}"
    if terms.LOOK <= action < terms.PASS:
        return f"look {action - terms.LOOK}"
    if terms.STEAL <= action < terms.ATTACK:
        rival, what = divmod(action - terms.STEAL, terms.LOOTS)
        return f"steal {rival} {LOOT_NAMES[what]}"
    if terms.ATTACK <= action < terms.ITEM:
        victim, token = divmod(action - terms.ATTACK, terms.ATTACKS)
        return f"attack {victim} {NAMES[terms.PATROL + token]}"
    if terms.ITEM <= action < terms.ITEM_USED:
        return f"item {NAMES[action - terms.ITEM]}"
    if terms.ITEM_USED <= action < terms.TO:
        return f"item {USED_DICE[action - terms.ITEM_USED]}"
    if terms.TO <= action < terms.BEGIN:
        return f"to {square_name(action - terms.TO)}"
    if terms.BEGIN <= action < terms.FACE:
        return f"begin {action - terms.BEGIN}"
    return write_outcome(box, action)


def write_outcome(box: Material, outcome: int) -> str:
    if terms.BEGIN <= outcome < terms.FACE:
        return f"begin {outcome - terms.BEGIN}"
    if terms.FACE <= outcome <= terms.FACE + terms.MOST_FACE:
        return f"die {outcome - terms.FACE}"
    if terms.DRAW <= outcome < terms.DRAW_USED:
        return f"draw {NAMES[outcome - terms.DRAW]}"
    if terms.DRAW_USED <= outcome < terms.TILE:
        return f"draw {USED_DICE[outcome - terms.DRAW_USED]}"
    if terms.TILE <= outcome < terms.KEYED:
        return f"tile {outcome - terms.TILE + 1}"
    if terms.KEYED <= outcome < terms.KEYED + len(box.key_names):
        return f"key {box.key_names[outcome - terms.KEYED]}"
    raise ValueError(f"chance has no outcome {outcome}")


def number(text: str, most: int) -> int:
    if not re.fullmatch(r"\d{1,2}", text) or int(text) > most:
        raise ValueError(f"{text[:40]!r} is not a number from 0 to {most}")
    return int(text)


def read(box: Material, seat: int, text: str) -> int:
    action = read_action(box, text)
    if seat == CHANCE and action < terms.BEGIN:
        raise ValueError(f"{text[:40]!r} is no outcome of chance")
    return action


def read_action(box: Material, text: str) -> int:
    words = text.split()
    text = " ".join(words)
    if text in READ_PLAIN:
        return READ_PLAIN[text]
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "use" and rest:
        if rest == ["nobody"]:
            return terms.HELP
        mask = 0
        for name in rest:
            helper = KINDS.get(name, -1) - terms.ARI
            if not 0 <= helper < terms.HELPERS or mask >> helper & 1:
                raise ValueError(f"{name[:40]!r} is no helper, or named twice")
            mask |= 1 << helper
        return terms.HELP + mask
    if len(rest) == 1:
        return read_one(box, verb, rest[0])
    if len(rest) == 2 and verb == "steal" and rest[1] in LOOT_NAMES:
        return terms.STEAL + number(rest[0], terms.SEATS - 1) * terms.LOOTS + LOOT_NAMES.index(rest[1])
    if len(rest) == 2 and verb == "attack" and terms.PATROL <= KINDS.get(rest[1], -1) < terms.PATROL + terms.ATTACKS:
        return terms.ATTACK + number(rest[0], terms.SEATS - 1) * terms.ATTACKS + KINDS[rest[1]] - terms.PATROL
    raise unreadable(text)


def read_one(box: Material, verb: str, word: str) -> int:
    """A verb and one word."""
    if verb == "step" and word in DIRECTIONS:
        return terms.STEP + DIRECTIONS.index(word)
    if verb == "roll" and word in DICE:
        return terms.ROLL + DICE.index(word)
    if verb == "declare" and 0 <= KINDS.get(word, -1) < terms.DECLINE - terms.DECLARE:
        return terms.DECLARE + KINDS[word]
    if verb == "rotate":
        return terms.ROTATE + number(word, 3)
    if verb == "look":
        return terms.LOOK + number(word, terms.SEATS - 1)
    if verb in ("item", "draw") and word in USED_DICE:
        return (terms.ITEM_USED if verb == "item" else terms.DRAW_USED) + USED_DICE.index(word)
    if verb == "item" and 0 <= KINDS.get(word, -1) < terms.ITEMS:
        return terms.ITEM + KINDS[word]
    if verb == "to":
        return terms.TO + read_square(word)
    if verb == "begin":
        return terms.BEGIN + number(word, terms.SEATS - 1)
    if verb == "die":
        return terms.FACE + number(word, terms.MOST_FACE)
    if verb == "draw" and word in KINDS:
        return terms.DRAW + KINDS[word]
    if verb == "tile":
        if number(word, terms.TILES) == 0:
            raise ValueError("tiles are numbered from 1")
        return terms.TILE + int(word) - 1
    if verb == "key" and word in box.key_names:
        return terms.KEYED + box.key_names.index(word)
    raise unreadable(f"{verb} {word}")


def unreadable(text: str) -> ValueError:
    return ValueError(f"singes cannot read {text[:60]!r}; write 'step north', 'roll red' or 'to 7.south'")
