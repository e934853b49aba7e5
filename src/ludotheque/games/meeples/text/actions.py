"""The street in writing: take b3, dir ccw, drop O, draw 2g 1s, roll W4 E2; and b3: O2 M1; W: A/P2 for a position."""

from __future__ import annotations

import re

from ludotheque.core.agenda import WIDTH
from ludotheque.core.state import CHANCE, CLOCK, FLAG, TIME_UP
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.bag import DYNAMITES, GOLDS, HANDFULS, SIZED, STONES
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.position import Position

BUILDING_NAMES = tuple(f"b{number}" for number in range(1, t.BUILDINGS + 1))
DOOR_NAMES = tuple(f"d{number}" for number in range(1, t.BUILDINGS + 1))
LOCATION_NAMES = (*BUILDING_NAMES, "SAL", "JAIL")
SPACE_NAMES = (*DOOR_NAMES, "W", "E")
ITEM_NAMES = (*DOOR_NAMES, "showdown")
SEAT_NAMES = tuple(f"P{number}" for number in range(1, t.SEATS + 1))

# Each family of actions: its word, where it begins, and what may follow the word.
FAMILIES = (
    ("corner", t.CORNER, BUILDING_NAMES),
    ("take", t.TAKE, (*LOCATION_NAMES, "W", "E", "graves", "box")),
    ("start", t.START, SPACE_NAMES),
    ("dir", t.TURN, ("cw", "ccw")),
    ("drop", t.DROP, tuple(LETTERS)),
    ("appoint", t.APPOINT, SEAT_NAMES),
    ("resolve", t.RESOLVE, ITEM_NAMES),
    ("build", t.BUILD, ("no", "yes")),
    ("upgrade", t.UPGRADE, ("no", "yes")),
    ("reroll", t.REROLL, ("no", "yes")),
    ("keep", t.KEEP_GOLD, ("gold",)),
    ("sign", t.SIGN, BUILDING_NAMES),
    ("first", t.FIRST, SEAT_NAMES),
)
PLAIN = {t.END: "end", t.PASS: "pass"}

QUESTIONS = (
    "deal",
    "first",
    "corner",
    "take",
    "start",
    "dir",
    "drop",
    "appoint",
    "resolve",
    "build",
    "upgrade",
    "reroll",
    "end",
    "draw",
    "roll",
    "roll_again",
)
TRIGGERS = ("bars", "graves", "dynamite", "stale")
DIRECTIONS = ("cw", "ccw")
WITH_SPACE = (t.APPOINTING, t.REROLLING, t.ROLLING_AGAIN)
FLAGS = ("stirred", "stale")
COUNTS = ("idle", "fuse")


def crowd(counts: list[int]) -> str:
    """Meeples by kind: O2 M1; nothing for nobody."""
    return " ".join(f"{LETTERS[kind]}{count}" for kind, count in enumerate(counts) if count)


def pieces(gold: int, stone: int, dynamite: int) -> str:
    """Pieces of the bag: 2g 1s."""
    return " ".join(f"{count}{sort}" for count, sort in ((gold, "g"), (stone, "s"), (dynamite, "d")) if count)


WRITTEN = {
    **PLAIN,
    **{begin + i: f"{word} {name}" for word, begin, names in FAMILIES for i, name in enumerate(names)},
    **{
        t.DEAL + i: f"deal {crowd(HANDFULS[i * t.MADAME : i * t.MADAME + t.MADAME])}" for i in range(1, t.ROLL - t.DEAL)
    },
    **{t.ROLL + i: f"roll W{i // 6 + 1} E{i % 6 + 1}" for i in range(36)},
    **{t.ROLL_AGAIN + i: f"roll {'WE'[i // 6]}{i % 6 + 1}" for i in range(12)},
    **{t.DRAW + i: f"draw {pieces(GOLDS[i], STONES[i], DYNAMITES[i])}" for i in range(SIZED[1], t.ACTIONS - t.DRAW)},
}
NUMBERS = {text: action for action, text in WRITTEN.items()}


def write(seat: int, action: int) -> str:
    if seat == CLOCK:
        return "time up" if action == TIME_UP else f"flag {action - FLAG}"
    if action not in WRITTEN:
        raise ValueError(f"meeples has no action {action}")
    return WRITTEN[action]


def read(seat: int, text: str) -> int:
    words = text.split()
    if seat == CLOCK:
        if words == ["time", "up"]:
            return TIME_UP
        if re.fullmatch(r"flag [0-3]", " ".join(words)):
            return FLAG + int(words[1])
        raise ValueError(f"the clock says 'flag 0' to 'flag 3', not {text[:40]!r}")
    if words and words[0] == "draw":
        counts = read_pieces(" ".join(words[1:]))
        words = ["draw", *pieces(*counts).split()]
    elif words and words[0] == "deal":
        words = ["deal", *crowd(read_crowd(" ".join(words[1:]))).split()]
    action = NUMBERS.get(" ".join(words))
    if action is None:
        raise ValueError(f"meeples cannot read {text[:40]!r}; actions are written like take b3, dir cw, drop O, end")
    return action


def read_crowd(text: str) -> list[int]:
    """Counts by kind out of O2 M1; empty for nobody."""
    counts = [0] * t.KINDS
    for word in text.split() if text != "empty" else []:
        if not re.fullmatch(rf"[{LETTERS}][0-9]{{1,2}}", word):
            raise ValueError(f"{word[:20]!r} is no group of meeples; write O2 M1, or empty")
        counts[LETTERS.index(word[0])] += int(word[1:])
    return counts


def read_pieces(text: str) -> tuple[int, int, int]:
    """Gold, stone and dynamite out of 2g 1s 1d."""
    counts = [0, 0, 0]
    for word in text.split():
        if not re.fullmatch(r"[0-9]{1,2}[gsd]", word):
            raise ValueError(f"{word[:20]!r} is no group of pieces; write 2g 1s 1d")
        counts["gsd".index(word[-1])] += int(word[:-1])
    return counts[0], counts[1], counts[2]


def held(counts: list[int]) -> str:
    return crowd(counts) or "empty"


def group(p: Position, location: int) -> list[int]:
    return p.inside[location * t.KINDS : location * t.KINDS + t.KINDS]


def standing(p: Position, space: int) -> str:
    """Who stands on a space: O, A/P2 or empty."""
    if p.street[space] == t.NONE:
        return "empty"
    if space < t.WEST or p.tokens[space - t.WEST] == t.NONE:
        return LETTERS[p.street[space]]
    return f"{LETTERS[p.street[space]]}/{SEAT_NAMES[p.tokens[space - t.WEST]]}"


def supply(p: Position, seat: int) -> str:
    bars = f" {p.bars[seat]}bar{'s' if p.bars[seat] > 1 else ''}" if p.bars[seat] else ""
    return f"{p.gold[seat]}g {p.stones[seat]}s{bars}"


def sign(p: Position, building: int) -> str:
    if p.owners[building] == t.NONE:
        return "none"
    return f"{SEAT_NAMES[p.owners[building]]}/{p.material.sign_points[p.turned[building]]}"


def dynamite(p: Position) -> str:
    return f"jail {p.crates}, bag {p.bag[t.DYNAMITE]}, gone {p.blasts}"


def prices(p: Position) -> str:
    return " ".join(str(price) for price in p.material.prices[p.sold :]) or "none"


def frames(p: Position) -> str:
    """The agenda from its bottom to the question on top: P1 resolve, P2 upgrade."""
    found = []
    for at in range(0, len(p.agenda), WIDTH):
        question, seat, first, second = p.agenda[at : at + WIDTH]
        words = ["chance" if seat == CHANCE else SEAT_NAMES[seat], QUESTIONS[question]]
        if question == t.DEALING:
            words.append(BUILDING_NAMES[first])
        elif question in WITH_SPACE:
            words.append(SPACE_NAMES[first])
        elif question == t.DRAWING:
            words += [SEAT_NAMES[first], str(second)]
        found.append(" ".join(words))
    return ", ".join(found) or "over"


def write_position(p: Position) -> str:
    """Everything that differs from the convention of section 8."""
    parts = {
        "first": "none" if p.first == t.NONE else SEAT_NAMES[p.first],
        "turn": SEAT_NAMES[p.turn],
        "ask": frames(p),
    }
    for location, name in enumerate(LOCATION_NAMES):
        parts[name] = crowd(group(p, location))
    for space, name in enumerate(SPACE_NAMES):
        parts[name] = "" if p.street[space] == t.NONE else standing(p, space)
    parts |= {"hand": crowd(p.hand), "graves": crowd(p.graves)}
    for building, name in enumerate(BUILDING_NAMES):
        parts[f"tile {name}"] = "" if p.owners[building] == t.NONE else sign(p, building)
    for seat in range(p.seats):
        parts[SEAT_NAMES[seat]] = "" if supply(p, seat) == "0g 0s" else supply(p, seat)
    if p.crates != p.material.dynamite:
        parts["dyn"] = dynamite(p)
    if p.sold:
        parts["bars"] = prices(p)
    if p.source != t.NONE:
        parts["from"] = LOCATION_NAMES[p.source]
        parts["dir"] = DIRECTIONS[p.direction]
    if p.target != t.NONE:
        parts["target"] = SPACE_NAMES[p.target]
    if p.item != t.NONE:
        parts["item"] = ITEM_NAMES[p.item]
    if p.dice[0]:
        parts["dice"] = f"W{p.dice[0]} E{p.dice[1]}"
    for name in (*FLAGS, *COUNTS):
        value = getattr(p, name)
        parts[name] = str(value) if value else ""
    return "; ".join(f"{name}: {value}" for name, value in parts.items() if value)


def facts(p: Position) -> dict[str, str]:
    """The facts a scenario may ask about."""
    found = {name: held(group(p, location)) for location, name in enumerate(LOCATION_NAMES)}
    found |= {name: standing(p, space) for space, name in enumerate(SPACE_NAMES)}
    found |= {f"tile {name}": sign(p, building) for building, name in enumerate(BUILDING_NAMES)}
    for seat in range(p.seats):
        found[SEAT_NAMES[seat]] = supply(p, seat)
        found[f"{SEAT_NAMES[seat]} tiles"] = str(p.spare[seat])
    over = p.question() == t.OVER
    ranks = p.ranks()
    awaited = p.agenda and p.agenda[-WIDTH + 1]
    asked = "chance" if awaited == CHANCE else SEAT_NAMES[int(awaited or 0)]
    return found | {
        "hand": held(p.hand),
        "graves": held(p.graves),
        "box": held(p.boxed),
        "bag": f"{p.bag[t.GOLD]}g {p.bag[t.STONE]}s {p.bag[t.DYNAMITE]}d",
        "dyn": dynamite(p),
        "bars": prices(p),
        "target": "none" if p.target == t.NONE else SPACE_NAMES[p.target],
        "todo": " ".join(ITEM_NAMES[item] for item in p.items()) or "none",
        "dice": f"W{p.dice[0]} E{p.dice[1]}" if p.dice[0] else "none",
        "triggers": " ".join(name for bit, name in enumerate(TRIGGERS) if p.triggers() >> bit & 1) or "none",
        "next": "over" if over else f"{asked} {QUESTIONS[p.question()]}",
        "first": "none" if p.first == t.NONE else SEAT_NAMES[p.first],
        "turn": SEAT_NAMES[p.turn],
        "idle": str(p.idle),
        "score": " ".join(f"{SEAT_NAMES[seat]}={p.score(seat)}" for seat in range(p.seats)),
        "winner": " ".join(SEAT_NAMES[seat] for seat in range(p.seats) if over and ranks[seat] == 1) or "none",
    }
