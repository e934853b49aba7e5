"""The street in writing: take b3, dir ccw, drop O, draw 2g 1s, roll W4 E2; and b3: O2 M1; W: A/P2 for a position."""

from __future__ import annotations

import re
from typing import NoReturn

from ludotheque.core.agenda import WIDTH, ask
from ludotheque.core.state import CHANCE, CLOCK, FLAG, TIME_UP
from ludotheque.games.meeples.bag import DYNAMITES, GOLDS, HANDFULS, SIZED, STONES
from ludotheque.games.meeples.material import LETTERS
from ludotheque.games.meeples.position import Position
from ludotheque.games.meeples.rules import Meeples
from ludotheque.games.meeples.terms import (
    ACTIONS,
    APPOINT,
    APPOINTING,
    BUILD,
    BUILDER,
    BUILDING,
    BUILDINGS,
    CORNER,
    CORNERING,
    DEAL,
    DEALING,
    DRAW,
    DRAWING,
    DROP,
    DROPPING,
    DYNAMITE,
    END,
    ENDING,
    FIRST,
    GOLD,
    KEEP_GOLD,
    KINDS,
    MADAME,
    MOST_DRAWN,
    NAMING,
    NONE,
    OVER,
    PASS,
    REROLL,
    REROLLING,
    RESOLVE,
    ROLL,
    ROLL_AGAIN,
    ROLLING,
    ROLLING_AGAIN,
    SALOON,
    SEATS,
    SHOWDOWN,
    SIGN,
    START,
    STONE,
    TAKE,
    TAKING,
    TURN,
    UPGRADE,
    UPGRADING,
    WEST,
)

BUILDING_NAMES = tuple(f"b{number}" for number in range(1, BUILDINGS + 1))
DOOR_NAMES = tuple(f"d{number}" for number in range(1, BUILDINGS + 1))
LOCATION_NAMES = (*BUILDING_NAMES, "SAL", "JAIL")
SPACE_NAMES = (*DOOR_NAMES, "W", "E")
ITEM_NAMES = (*DOOR_NAMES, "showdown")
SEAT_NAMES = tuple(f"P{number}" for number in range(1, SEATS + 1))

# Each family of actions: its word, where it begins, and what may follow the word.
FAMILIES = (
    ("corner", CORNER, BUILDING_NAMES),
    ("take", TAKE, (*LOCATION_NAMES, "W", "E", "graves", "box")),
    ("start", START, SPACE_NAMES),
    ("dir", TURN, ("cw", "ccw")),
    ("drop", DROP, tuple(LETTERS)),
    ("appoint", APPOINT, SEAT_NAMES),
    ("resolve", RESOLVE, ITEM_NAMES),
    ("build", BUILD, ("no", "yes")),
    ("upgrade", UPGRADE, ("no", "yes")),
    ("reroll", REROLL, ("no", "yes")),
    ("keep", KEEP_GOLD, ("gold",)),
    ("sign", SIGN, BUILDING_NAMES),
    ("first", FIRST, SEAT_NAMES),
)
PLAIN = {END: "end", PASS: "pass"}

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
WITH_SPACE = (APPOINTING, REROLLING, ROLLING_AGAIN)
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
    **{DEAL + i: f"deal {crowd(HANDFULS[i * MADAME : i * MADAME + MADAME])}" for i in range(1, ROLL - DEAL)},
    **{ROLL + i: f"roll W{i // 6 + 1} E{i % 6 + 1}" for i in range(36)},
    **{ROLL_AGAIN + i: f"roll {'WE'[i // 6]}{i % 6 + 1}" for i in range(12)},
    **{DRAW + i: f"draw {pieces(GOLDS[i], STONES[i], DYNAMITES[i])}" for i in range(SIZED[1], ACTIONS - DRAW)},
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
    counts = [0] * KINDS
    for word in text.split() if text != "empty" else []:
        if not re.fullmatch(rf"[{LETTERS}]\d{{1,2}}", word):
            raise ValueError(f"{word[:20]!r} is no group of meeples; write O2 M1, or empty")
        counts[LETTERS.index(word[0])] += int(word[1:])
    return counts


def read_pieces(text: str) -> tuple[int, int, int]:
    """Gold, stone and dynamite out of 2g 1s 1d."""
    counts = [0, 0, 0]
    for word in text.split():
        if not re.fullmatch(r"\d{1,2}[gsd]", word):
            raise ValueError(f"{word[:20]!r} is no group of pieces; write 2g 1s 1d")
        counts["gsd".index(word[-1])] += int(word[:-1])
    return counts[0], counts[1], counts[2]


def held(counts: list[int]) -> str:
    return crowd(counts) or "empty"


def group(p: Position, location: int) -> list[int]:
    return p.inside[location * KINDS : location * KINDS + KINDS]


def standing(p: Position, space: int) -> str:
    """Who stands on a space: O, A/P2 or empty."""
    if p.street[space] == NONE:
        return "empty"
    if space < WEST or p.tokens[space - WEST] == NONE:
        return LETTERS[p.street[space]]
    return f"{LETTERS[p.street[space]]}/{SEAT_NAMES[p.tokens[space - WEST]]}"


def supply(p: Position, seat: int) -> str:
    bars = f" {p.bars[seat]}bar{'s' if p.bars[seat] > 1 else ''}" if p.bars[seat] else ""
    return f"{p.gold[seat]}g {p.stones[seat]}s{bars}"


def sign(p: Position, building: int) -> str:
    if p.owners[building] == NONE:
        return "none"
    return f"{SEAT_NAMES[p.owners[building]]}/{p.material.sign_points[p.turned[building]]}"


def dynamite(p: Position) -> str:
    return f"jail {p.crates}, bag {p.bag[DYNAMITE]}, gone {p.blasts}"


def prices(p: Position) -> str:
    return " ".join(str(price) for price in p.material.prices[p.sold :]) or "none"


def frames(p: Position) -> str:
    """The agenda from its bottom to the question on top: P1 resolve, P2 upgrade."""
    found = []
    for at in range(0, len(p.agenda), WIDTH):
        question, seat, first, second = p.agenda[at : at + WIDTH]
        words = ["chance" if seat == CHANCE else SEAT_NAMES[seat], QUESTIONS[question]]
        if question == DEALING:
            words.append(BUILDING_NAMES[first])
        elif question in WITH_SPACE:
            words.append(SPACE_NAMES[first])
        elif question == DRAWING:
            words += [SEAT_NAMES[first], str(second)]
        found.append(" ".join(words))
    return ", ".join(found) or "over"


def write_position(p: Position) -> str:
    """Everything that differs from the convention of section 8."""
    parts = {"first": "none" if p.first == NONE else SEAT_NAMES[p.first], "turn": SEAT_NAMES[p.turn], "ask": frames(p)}
    for location, name in enumerate(LOCATION_NAMES):
        parts[name] = crowd(group(p, location))
    for space, name in enumerate(SPACE_NAMES):
        parts[name] = "" if p.street[space] == NONE else standing(p, space)
    parts |= {"hand": crowd(p.hand), "graves": crowd(p.graves)}
    for building, name in enumerate(BUILDING_NAMES):
        parts[f"tile {name}"] = "" if p.owners[building] == NONE else sign(p, building)
    for seat in range(p.seats):
        parts[SEAT_NAMES[seat]] = "" if supply(p, seat) == "0g 0s" else supply(p, seat)
    if p.crates != p.material.dynamite:
        parts["dyn"] = dynamite(p)
    if p.sold:
        parts["bars"] = prices(p)
    if p.source != NONE:
        parts["from"] = LOCATION_NAMES[p.source]
        parts["dir"] = DIRECTIONS[p.direction]
    if p.target != NONE:
        parts["target"] = SPACE_NAMES[p.target]
    if p.item != NONE:
        parts["item"] = ITEM_NAMES[p.item]
    if p.dice[0]:
        parts["dice"] = f"W{p.dice[0]} E{p.dice[1]}"
    for name in (*FLAGS, *COUNTS):
        value = getattr(p, name)
        parts[name] = str(value) if value else ""
    return "; ".join(f"{name}: {value}" for name, value in parts.items() if value)


def bad(why: str) -> NoReturn:
    raise ValueError(f"BAD_POSITION: {why}")


def number(names: tuple[str, ...], text: str) -> int:
    """The place of a name in its list."""
    if text not in names:
        bad(f"{text[:20]!r} is none of {', '.join(names)}")
    return names.index(text)


def read_position(p: Meeples, text: str) -> None:
    """Set up any position of section 8 on a fresh state; what is not said follows its convention."""
    p.lay_out()
    p.inside[SALOON * KINDS + MADAME] = 0
    p.first = 0
    parts: dict[str, str] = {}
    for part in re.split(r"[;\n]", text):
        name, colon, value = part.partition(":")
        name = " ".join(name.split())
        if not colon and not name:
            continue
        if not colon or name in parts:
            bad(f"{part.strip()[:40]!r}: each part is written once, as name: value")
        parts[name] = " ".join(value.split())
    for name, value in parts.items():
        place(p, name, value)
    if "turn" not in parts:
        p.turn = max(p.first, 0)
    count_out(p)
    set_questions(p, parts)
    p.await_answer()
    if fault := p.check():
        bad(f"it breaks {fault}")
    if why := question_fault(p):
        bad(why)


def place(p: Meeples, name: str, value: str) -> None:
    """One part of a position."""
    if name in LOCATION_NAMES:
        at = LOCATION_NAMES.index(name) * KINDS
        p.inside[at : at + KINDS] = read_crowd(value)
    elif name in SPACE_NAMES:
        stand(p, SPACE_NAMES.index(name), value)
    elif name in ("hand", "graves"):
        setattr(p, name, read_crowd(value))
    elif name.startswith("tile "):
        hang(p, number(BUILDING_NAMES, name[5:]), value)
    elif name in SEAT_NAMES[: p.seats]:
        supply_seat(p, SEAT_NAMES.index(name), value)
    elif name == "players":
        if value != str(p.seats):
            bad(f"{p.seats} players sit at this table, not {value[:10]}")
    elif name == "first":
        p.first = NONE if value == "none" else number(SEAT_NAMES[: p.seats], value)
    elif name == "turn":
        p.turn = number(SEAT_NAMES[: p.seats], value)
    elif name == "bars":
        lay_bars(p, value)
    elif name == "dyn":
        found = re.fullmatch(r"jail (\d), bag (\d), gone (\d)", value) or bad("write dyn: jail 2, bag 1, gone 0")
        p.crates, p.bag[DYNAMITE], p.blasts = (int(count) for count in found.groups())
    elif name == "from":
        p.source = number(LOCATION_NAMES, value)
    elif name == "dir":
        p.direction = number(DIRECTIONS, value)
    elif name == "target":
        p.target = number(SPACE_NAMES, value)
    elif name == "item":
        p.item = number(ITEM_NAMES, value)
    elif name == "dice":
        dice = re.fullmatch(r"W([1-6]) E([1-6])", value) or bad("write dice: W4 E2")
        p.dice = [int(result) for result in dice.groups()]
    elif name in (*FLAGS, *COUNTS):
        if not re.fullmatch(r"\d{1,3}", value):
            bad(f"{name} is a number")
        setattr(p, name, int(value))
    elif name not in ("ask", "phase"):
        bad(f"{name[:40]!r} is not a part of a position")


def stand(p: Meeples, space: int, value: str) -> None:
    kind, slash, seat = value.partition("/")
    if value == "empty":
        return
    if len(kind) != 1 or kind not in LETTERS or (slash and space < WEST):
        bad(f"{value[:20]!r} cannot stand on a space; write O, or A/P2 on W and E")
    p.street[space] = LETTERS.index(kind)
    if slash:
        p.tokens[space - WEST] = number(SEAT_NAMES[: p.seats], seat)


def hang(p: Meeples, building: int, value: str) -> None:
    if value == "none":
        return
    owner, _, points = value.partition("/")
    sides = tuple(str(side) for side in p.material.sign_points)
    p.owners[building] = number(SEAT_NAMES[: p.seats], owner)
    p.turned[building] = number(sides, points)
    p.spare[p.owners[building]] -= 1


def supply_seat(p: Meeples, seat: int, value: str) -> None:
    """2g 3s 1bar; signs in supply follow from those on the board."""
    cubes = []
    for word in value.split():
        if bars := re.fullmatch(r"(\d{1,2})bars?", word):
            p.bars[seat] = int(bars[1])
        else:
            cubes.append(word)
    p.gold[seat], p.stones[seat], crates = read_pieces(" ".join(cubes))
    if crates:
        bad("nobody holds dynamite")


def lay_bars(p: Meeples, value: str) -> None:
    left = [] if value == "none" else value.split()
    p.sold = len(p.material.prices) - len(left)
    if p.sold < 0 or [str(price) for price in p.material.prices[p.sold :]] != left:
        bad("the bars left are the dearest of the Bank (I4)")


def count_out(p: Meeples) -> None:
    """Meeples not listed are in the box, cubes not listed in the bag."""
    for kind in range(KINDS):
        out = p.hand[kind] + p.graves[kind] + p.street.count(kind) + sum(p.inside[kind::KINDS])
        p.boxed[kind] = p.material.counts[kind] - out
        if p.boxed[kind] < 0:
            bad(f"there are only {p.material.counts[kind]} of {LETTERS[kind]} (I1)")
    p.bag[GOLD] -= sum(p.gold)
    p.bag[STONE] -= sum(p.stones)
    if p.bag[GOLD] < 0 or p.bag[STONE] < 0:
        bad("there are more cubes than in the box (I2)")
    if p.sold == 0:
        p.sold = sum(p.bars)


def set_questions(p: Meeples, parts: dict[str, str]) -> None:
    """The agenda as it is written; without a word, the active player takes."""
    if "phase" in parts:
        if parts["phase"] != "corner" or "ask" in parts:
            bad("the only phase is corner; write ask: for any other question")
        ask(p.agenda, CORNERING, (p.first - 1) % p.seats, 0, 0)
        return
    if parts.get("ask") == "over":
        return
    for frame in parts.get("ask", f"{SEAT_NAMES[p.turn]} take").split(", "):
        seat, question, *rest = [*frame.split(), "", ""][:4]
        kind = number(QUESTIONS, question)
        rest = [word for word in rest if word]
        first = second = 0
        if kind == DEALING and rest:
            first = number(BUILDING_NAMES, rest[0])
        elif kind in WITH_SPACE and rest:
            first = number(SPACE_NAMES[WEST:], rest[0]) + WEST
        elif kind == DRAWING and len(rest) == 2 and rest[1].isdecimal():
            first, second = number(SEAT_NAMES[: p.seats], rest[0]), int(rest[1])
        elif kind in (DEALING, DRAWING, *WITH_SPACE) or rest:
            bad(f"{frame[:40]!r} is not a question; write P1 resolve, P2 upgrade, chance draw P1 2")
        asked = CHANCE if seat == "chance" else number(SEAT_NAMES[: p.seats], seat)
        ask(p.agenda, kind, asked, first, second)


def question_fault(p: Meeples) -> str:
    """Why the question on top cannot be asked in this position; an empty text if it can."""
    now = p.question()
    if now in (OVER, DEALING, NAMING, CORNERING, TAKING):
        return ""
    asked, first, second = p.agenda[-WIDTH + 1 :]
    if TAKING < now <= APPOINTING and (p.source == NONE or asked != p.turn):
        return (
            "whoever sows is the one whose turn it is, and the hand comes from somewhere: write turn: and from: (R14)"
        )
    if now in (DROPPING, APPOINTING) and p.target == NONE:
        return "the next meeple goes somewhere: write target: d4 (R19)"
    if now == APPOINTING and (p.street[first] == NONE or p.tokens[first - WEST] != NONE):
        return "who controls a meeple is asked when it stands on W or E without a token (R25)"
    if now in (BUILDING, UPGRADING):
        if not 0 <= p.item < BUILDINGS or p.street[p.item] != BUILDER:
            return "an Ouvrier stands on the door where something is built: write item: d4; d4: O (R34)"
        owner, is_new = p.owners[p.item], now == BUILDING
        if asked != (p.turn if is_new else owner) or is_new != (owner == NONE) or not p.can_pay(asked, p.item):
            return "a sign is built by the one whose turn it is, or turned by its owner, who can pay (R36)"
    if now in (REROLLING, ROLLING, ROLLING_AGAIN) and (p.item != SHOWDOWN or not p.is_facing()):
        return "dice are rolled in a Showdown: write item: showdown, and who stands on W and E (R43)"
    if now in (REROLLING, ROLLING_AGAIN) and not p.dice[0]:
        return "somebody rolls again after a first roll: write dice: W4 E2 (R45)"
    if now == DRAWING and (p.item == NONE or not 0 < second <= min(sum(p.bag), MOST_DRAWN)):
        return "pieces are drawn for an item, as many as the bag holds at most (R33)"
    if now == ENDING and not p.is_resolved():
        return "a turn ends when nothing is left to resolve (R30)"
    return "" if p.legal(asked) else "there is nothing to sow, to resolve or to choose from (R12)"


def facts(p: Meeples) -> dict[str, str]:
    """The facts a scenario may ask about."""
    found = {name: held(group(p, location)) for location, name in enumerate(LOCATION_NAMES)}
    found |= {name: standing(p, space) for space, name in enumerate(SPACE_NAMES)}
    found |= {f"tile {name}": sign(p, building) for building, name in enumerate(BUILDING_NAMES)}
    for seat in range(p.seats):
        found[SEAT_NAMES[seat]] = supply(p, seat)
        found[f"{SEAT_NAMES[seat]} tiles"] = str(p.spare[seat])
    over = p.question() == OVER
    ranks = p.ranks()
    awaited = p.agenda and p.agenda[-WIDTH + 1]
    asked = "chance" if awaited == CHANCE else SEAT_NAMES[int(awaited or 0)]
    return found | {
        "hand": held(p.hand),
        "graves": held(p.graves),
        "box": held(p.boxed),
        "bag": f"{p.bag[GOLD]}g {p.bag[STONE]}s {p.bag[DYNAMITE]}d",
        "dyn": dynamite(p),
        "bars": prices(p),
        "target": "none" if p.target == NONE else SPACE_NAMES[p.target],
        "todo": " ".join(ITEM_NAMES[item] for item in p.items()) or "none",
        "dice": f"W{p.dice[0]} E{p.dice[1]}" if p.dice[0] else "none",
        "triggers": " ".join(name for bit, name in enumerate(TRIGGERS) if p.triggers() >> bit & 1) or "none",
        "next": "over" if over else f"{asked} {QUESTIONS[p.question()]}",
        "first": "none" if p.first == NONE else SEAT_NAMES[p.first],
        "turn": SEAT_NAMES[p.turn],
        "idle": str(p.idle),
        "score": " ".join(f"{SEAT_NAMES[seat]}={p.score(seat)}" for seat in range(p.seats)),
        "winner": " ".join(SEAT_NAMES[seat] for seat in range(p.seats) if over and ranks[seat] == 1) or "none",
    }
