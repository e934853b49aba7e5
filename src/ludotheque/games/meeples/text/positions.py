"""The positions of the street in writing: b3: O2 M1; W: A/P2; turn: P1."""

from __future__ import annotations

import re
from typing import NoReturn

from ludotheque.core.agenda import WIDTH, ask
from ludotheque.core.legible import legible
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.text.facts import dynamite, group, prices, seat_asked, sign, standing, supply
from ludotheque.games.meeples.text.names import (
    BUILDING_NAMES,
    DIRECTIONS,
    ITEM_NAMES,
    LOCATION_NAMES,
    QUESTIONS,
    SEAT_NAMES,
    SPACE_NAMES,
    crowd,
    read_crowd,
    read_pieces,
)
from ludotheque.games.meeples.text.soundness import stage_fault

WITH_SPACE = (t.APPOINTING, t.REROLLING, t.ROLLING_AGAIN)
# The parts that are one name out of a list: their field, and that list.
LISTED = {
    "from": ("source", LOCATION_NAMES),
    "dir": ("direction", DIRECTIONS),
    "target": ("target", SPACE_NAMES),
    "item": ("item", ITEM_NAMES),
}
FLAGS = ("stirred", "stale")
COUNTS = ("idle", "fuse")
# What the invariants say, for whoever wrote a position that breaks one.
INVARIANTS = {
    "I1": "every meeple is in one place",
    "I2": "every cube is in the bag or with a player",
    "I3": "the dynamite in the Jail, the bag and the circle is that of the box",
    "I4": "every bar is in the Bank or with a player",
    "I5": "nobody has more signs than the box gives",
    "I6": "between turns the hand is empty and nothing is left to resolve",
    "I7": "no Madame stands on W or E, each meeple there has its own controller; only Bandits are in the Jail",
    "I8": "there are not so many graves",
}


def write(p: Position) -> str:
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


def frames(p: Position) -> str:
    """The agenda from its bottom to the question on top: P1 resolve, P2 upgrade."""
    found = []
    for at in range(0, len(p.agenda), WIDTH):
        question, seat, first, second = p.agenda[at : at + WIDTH]
        words = [seat_asked(seat), QUESTIONS[question]]
        if question == t.DEALING:
            words.append(BUILDING_NAMES[first])
        elif question in WITH_SPACE:
            words.append(SPACE_NAMES[first])
        elif question == t.DRAWING:
            words += [SEAT_NAMES[first], str(second)]
        found.append(" ".join(words))
    return ", ".join(found) or "over"


def read(p: Position, text: str) -> None:
    """Set up any position of section 8 on a fresh state; ValueError says what is wrong with it."""
    try:
        set_up(p, text)
    except ValueError as fault:
        raise ValueError(legible(f"BAD_POSITION: {fault}")) from None


def set_up(p: Position, text: str) -> None:
    """What is written; what is not said follows the convention."""
    p.lay_out()
    p.inside[t.SALOON * t.KINDS + t.MADAME] = 0
    p.first = 0
    parts = read_parts(text)
    for name, value in parts.items():
        try:
            place(p, name, value)
        except ValueError as fault:
            bad(f"{name[:40]}: {fault}")
    if "turn" not in parts:
        p.turn = max(p.first, 0)
    count_out(p)
    if "bars" not in parts:
        p.sold = sum(p.bars)
    set_questions(p, parts)
    p.await_answer()
    if broken := p.check():
        bad(f"{INVARIANTS[broken]} ({broken})")
    if why := stage_fault(p):
        bad(why)


def read_parts(text: str) -> dict[str, str]:
    """The parts of a position by their names."""
    parts: dict[str, str] = {}
    for part in re.split(r"[;\n]", text):
        name, colon, value = part.partition(":")
        name = " ".join(name.split())
        if not colon and not name:
            continue
        if not colon or name in parts:
            bad(f"{part.strip()[:40]!r}: each part is written once, as name: value")
        parts[name] = " ".join(value.split())
    return parts


def place(p: Position, name: str, value: str) -> None:
    """One part of a position."""
    if name in LOCATION_NAMES:
        at = LOCATION_NAMES.index(name) * t.KINDS
        p.inside[at : at + t.KINDS] = read_crowd(value)
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
        p.first = t.NONE if value == "none" else number(SEAT_NAMES[: p.seats], value)
    elif name == "turn":
        p.turn = number(SEAT_NAMES[: p.seats], value)
    elif name == "bars":
        lay_bars(p, value)
    elif name == "dyn":
        found = re.fullmatch(r"jail ([0-9]), bag ([0-9]), gone ([0-9])", value) or bad(
            "write dyn: jail 2, bag 1, gone 0"
        )
        p.crates, p.bag[t.DYNAMITE], p.blasts = (int(count) for count in found.groups())
    elif name in LISTED:
        field, names = LISTED[name]
        setattr(p, field, number(names, value))
    elif name == "dice":
        dice = re.fullmatch(r"W([1-6]) E([1-6])", value) or bad("write dice: W4 E2")
        p.dice = [int(result) for result in dice.groups()]
    elif name in FLAGS:
        setattr(p, name, number(("0", "1"), value))
    elif name in COUNTS:
        if not re.fullmatch(r"[0-9]{1,3}", value):
            bad(f"{name} is a number of at most three digits, not {value[:20]!r}")
        setattr(p, name, int(value))
    elif name not in ("ask", "phase"):
        bad("this is not a part of a position; parts are b1, d1, W, SAL, hand, tile b1, P1, turn, ask and so on")


def stand(p: Position, space: int, value: str) -> None:
    kind, slash, seat = value.partition("/")
    if value == "empty":
        return
    if len(kind) != 1 or kind not in LETTERS or (slash and space < t.WEST):
        bad(f"{value[:20]!r} cannot stand on a space; write O, or A/P2 on W and E")
    p.street[space] = LETTERS.index(kind)
    if slash:
        p.tokens[space - t.WEST] = number(SEAT_NAMES[: p.seats], seat)


def hang(p: Position, building: int, value: str) -> None:
    if value == "none":
        return
    owner, _, points = value.partition("/")
    sides = tuple(str(side) for side in p.material.sign_points)
    p.owners[building] = number(SEAT_NAMES[: p.seats], owner)
    p.turned[building] = number(sides, points)
    p.spare[p.owners[building]] -= 1


def supply_seat(p: Position, seat: int, value: str) -> None:
    """2g 3s 1bar; signs in supply follow from those on the board."""
    cubes = []
    for word in value.split():
        if bars := re.fullmatch(r"([0-9]{1,2})bars?", word):
            p.bars[seat] += int(bars[1])
        else:
            cubes.append(word)
    p.gold[seat], p.stones[seat], crates = read_pieces(" ".join(cubes))
    if crates:
        bad("nobody holds dynamite (R53)")


def lay_bars(p: Position, value: str) -> None:
    left = [] if value == "none" else value.split()
    p.sold = len(p.material.prices) - len(left)
    if p.sold < 0 or [str(price) for price in p.material.prices[p.sold :]] != left:
        bad("the bars left are the dearest of the Bank (I4)")


def count_out(p: Position) -> None:
    """Meeples not listed are in the box, cubes not listed in the bag."""
    for kind in range(t.KINDS):
        out = p.hand[kind] + p.graves[kind] + p.street.count(kind) + sum(p.inside[kind :: t.KINDS])
        p.boxed[kind] = p.material.counts[kind] - out
        if p.boxed[kind] < 0:
            bad(f"there are only {p.material.counts[kind]} of {LETTERS[kind]} (I1)")
    p.bag[t.GOLD] -= sum(p.gold)
    p.bag[t.STONE] -= sum(p.stones)
    if p.bag[t.GOLD] < 0 or p.bag[t.STONE] < 0:
        bad("there are more cubes than in the box (I2)")


def set_questions(p: Position, parts: dict[str, str]) -> None:
    """The agenda as it is written; without a word, the active player takes."""
    if "phase" in parts:
        if parts["phase"] != "corner" or "ask" in parts:
            bad("the only phase is corner; write ask: for any other question")
        ask(p.agenda, t.CORNERING, (p.first - 1) % p.seats, 0, 0)
        return
    if parts.get("ask") == "over":
        return
    for frame in parts.get("ask", f"{SEAT_NAMES[p.turn]} take").split(","):
        add_question(p, frame.split())


def add_question(p: Position, words: list[str]) -> None:
    """One question on top of those before: P1 resolve, P2 reroll W, chance draw P1 2."""
    frame = " ".join(words)[:40]
    if len(words) < 2:
        bad(f"{frame!r} is not a question; write P1 resolve, P2 upgrade, chance draw P1 2")
    seat, question, *rest = words
    kind = number(QUESTIONS, question)
    first = second = 0
    if kind == t.DEALING and len(rest) == 1:
        first = number(BUILDING_NAMES, rest[0])
    elif kind in WITH_SPACE and len(rest) == 1:
        first = number(SPACE_NAMES[t.WEST :], rest[0]) + t.WEST
    elif kind == t.DRAWING and len(rest) == 2 and re.fullmatch(r"[0-9]{1,2}", rest[1]):
        first, second = number(SEAT_NAMES[: p.seats], rest[0]), int(rest[1])
    elif kind in (t.DEALING, t.DRAWING, *WITH_SPACE) or rest:
        bad(f"{frame!r} is not a question; write P1 resolve, P2 upgrade, chance draw P1 2")
    ask(p.agenda, kind, CHANCE if seat == "chance" else number(SEAT_NAMES[: p.seats], seat), first, second)
    if len(p.agenda) > 3 * WIDTH:
        bad("at most three questions wait for one another: P1 resolve, and the two draws of a Showdown")


def bad(why: str) -> NoReturn:
    raise ValueError(why)


def number(names: tuple[str, ...], text: str) -> int:
    """The place of a name in its list."""
    if text not in names:
        bad(f"{text[:20]!r} is none of {', '.join(names)}")
    return names.index(text)
