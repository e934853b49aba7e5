"""La Planète des Singes in writing: `step north`, `roll red`, `to 7.south`."""

from __future__ import annotations

import re

from ludotheque.core.state import CHANCE
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.material import Material
from ludotheque.games.singes.text.names import KINDS, NAMES

DIRECTIONS = ("north", "east", "south", "west")
DICE = ("white", "red", "yellow")
USED_DICE = ("red_die_in_use", "yellow_die_in_use")
LOOT_BACKS = ("weapon", "luck", "digit")
PLAIN = {
    t.STOP: "stop",
    t.COMPASS: "compass",
    t.GUIDE: "guide daena",
    t.GUIDE + 1: "guide karubi",
    t.KILL: "kill",
    t.MOVE: "move",
    t.DECLINE: "no",
    t.TURN_KEY: "turn key",
    t.ESCAPE: "escape",
    t.PICK_LUCK: "pick luck",
    t.PICK_DIGIT: "pick digit",
    t.PASS: "pass",
}
READ_PLAIN = {text: action for action, text in PLAIN.items()}
LOOT_NAMES = (*NAMES[t.ARI : t.ARI + t.LOOT_DICE], *USED_DICE, *LOOT_BACKS)


def square_name(square: int) -> str:
    """A square by its tile and its printed row and column, or the side of its portal: `13.2.4`, `7.south`."""
    tile, cell = divmod(square, t.CELLS)
    if cell >= t.PORTAL:
        return f"{tile + 1}.{DIRECTIONS[cell - t.PORTAL]}"
    return f"{tile + 1}.{cell // 5 + 1}.{cell % 5 + 1}"


def read_square(text: str) -> int:
    if found := re.fullmatch(r"(\d{1,2})\.(north|east|south|west)", text):
        tile, cell = int(found[1]) - 1, t.PORTAL + DIRECTIONS.index(found[2])
    elif found := re.fullmatch(r"(\d{1,2})\.([1-5])\.([1-5])", text):
        tile, cell = int(found[1]) - 1, (int(found[2]) - 1) * 5 + int(found[3]) - 1
    else:
        raise ValueError(f"{text[:40]!r} is not a square; write 13.2.4 (tile, row, column) or 7.south (a portal)")
    if not 0 <= tile < t.TILES:
        raise ValueError(f"there is no tile {tile + 1}")
    return tile * t.CELLS + cell


def write(box: Material, seat: int, action: int) -> str:
    if not 0 <= action < t.ACTIONS:
        raise ValueError(f"singes has no action {action}")
    if seat == CHANCE:
        return write_outcome(box, action)
    if action in PLAIN:
        return PLAIN[action]
    if action < t.STOP:
        return f"step {DIRECTIONS[action - t.STEP]}"
    if action < t.HELP:
        return f"roll {DICE[action - t.ROLL]}"
    if action < t.COMPASS:
        helpers = [NAMES[t.ARI + helper] for helper in range(t.HELPERS) if action - t.HELP >> helper & 1]
        return f"use {' '.join(helpers) or 'nobody'}"
    if t.DECLARE <= action < t.DECLINE:
        return f"declare {NAMES[action - t.DECLARE]}"
    if t.ROTATE <= action < t.LOOK:
        return f"rotate {action - t.ROTATE}"
    if t.LOOK <= action < t.PASS:
        return f"look {action - t.LOOK}"
    if t.STEAL <= action < t.ATTACK:
        rival, what = divmod(action - t.STEAL, t.LOOTS)
        return f"steal {rival} {LOOT_NAMES[what]}"
    if t.ATTACK <= action < t.ITEM:
        victim, token = divmod(action - t.ATTACK, t.ATTACKS)
        return f"attack {victim} {NAMES[t.PATROL + token]}"
    if t.ITEM <= action < t.ITEM_USED:
        return f"item {NAMES[action - t.ITEM]}"
    if t.ITEM_USED <= action < t.TO:
        return f"item {USED_DICE[action - t.ITEM_USED]}"
    if t.TO <= action < t.BEGIN:
        return f"to {square_name(action - t.TO)}"
    if t.BEGIN <= action < t.FACE:
        return f"begin {action - t.BEGIN}"
    return write_outcome(box, action)


def write_outcome(box: Material, outcome: int) -> str:
    if t.BEGIN <= outcome < t.FACE:
        return f"begin {outcome - t.BEGIN}"
    if t.FACE <= outcome <= t.FACE + t.MOST_FACE:
        return f"die {outcome - t.FACE}"
    if t.DRAW <= outcome < t.DRAW_USED:
        return f"draw {NAMES[outcome - t.DRAW]}"
    if t.DRAW_USED <= outcome < t.TILE:
        return f"draw {USED_DICE[outcome - t.DRAW_USED]}"
    if t.TILE <= outcome < t.KEYED:
        return f"tile {outcome - t.TILE + 1}"
    if t.KEYED <= outcome < t.KEYED + len(box.key_names):
        return f"key {box.key_names[outcome - t.KEYED]}"
    raise ValueError(f"chance has no outcome {outcome}")


def number(text: str, most: int) -> int:
    if not re.fullmatch(r"\d{1,2}", text) or int(text) > most:
        raise ValueError(f"{text[:40]!r} is not a number from 0 to {most}")
    return int(text)


def read(box: Material, seat: int, text: str) -> int:
    action = read_action(box, text)
    if seat == CHANCE and action < t.BEGIN:
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
            return t.HELP
        mask = 0
        for name in rest:
            helper = KINDS.get(name, -1) - t.ARI
            if not 0 <= helper < t.HELPERS or mask >> helper & 1:
                raise ValueError(f"{name[:40]!r} is no helper, or named twice")
            mask |= 1 << helper
        return t.HELP + mask
    if len(rest) == 1:
        return read_one(box, verb, rest[0])
    if len(rest) == 2 and verb == "steal" and rest[1] in LOOT_NAMES:
        return t.STEAL + number(rest[0], t.SEATS - 1) * t.LOOTS + LOOT_NAMES.index(rest[1])
    if len(rest) == 2 and verb == "attack" and t.PATROL <= KINDS.get(rest[1], -1) < t.PATROL + t.ATTACKS:
        return t.ATTACK + number(rest[0], t.SEATS - 1) * t.ATTACKS + KINDS[rest[1]] - t.PATROL
    raise unreadable(text)


def read_one(box: Material, verb: str, word: str) -> int:
    """A verb and one word."""
    if verb == "step" and word in DIRECTIONS:
        return t.STEP + DIRECTIONS.index(word)
    if verb == "roll" and word in DICE:
        return t.ROLL + DICE.index(word)
    if verb == "declare" and 0 <= KINDS.get(word, -1) < t.DECLINE - t.DECLARE:
        return t.DECLARE + KINDS[word]
    if verb == "rotate":
        return t.ROTATE + number(word, 3)
    if verb == "look":
        return t.LOOK + number(word, t.SEATS - 1)
    if verb in ("item", "draw") and word in USED_DICE:
        return (t.ITEM_USED if verb == "item" else t.DRAW_USED) + USED_DICE.index(word)
    if verb == "item" and 0 <= KINDS.get(word, -1) < t.ITEMS:
        return t.ITEM + KINDS[word]
    if verb == "to":
        return t.TO + read_square(word)
    if verb == "begin":
        return t.BEGIN + number(word, t.SEATS - 1)
    if verb == "die":
        return t.FACE + number(word, t.MOST_FACE)
    if verb == "draw" and word in KINDS:
        return t.DRAW + KINDS[word]
    if verb == "tile":
        if number(word, t.TILES) == 0:
            raise ValueError("tiles are numbered from 1")
        return t.TILE + int(word) - 1
    if verb == "key" and word in box.key_names:
        return t.KEYED + box.key_names.index(word)
    raise unreadable(f"{verb} {word}")


def unreadable(text: str) -> ValueError:
    return ValueError(f"singes cannot read {text[:60]!r}; write 'step north', 'roll red' or 'to 7.south'")
