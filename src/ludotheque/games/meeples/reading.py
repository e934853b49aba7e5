"""A position of the street out of its text: what is written, then every reason why it cannot be."""

from __future__ import annotations

import re
from typing import NoReturn

from ludotheque.core.agenda import WIDTH, ask
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.material import LETTERS
from ludotheque.games.meeples.notation import (
    BUILDING_NAMES,
    COUNTS,
    DIRECTIONS,
    FLAGS,
    ITEM_NAMES,
    LOCATION_NAMES,
    QUESTIONS,
    SEAT_NAMES,
    SPACE_NAMES,
    WITH_SPACE,
    read_crowd,
    read_pieces,
)
from ludotheque.games.meeples.rules import Meeples
from ludotheque.games.meeples.stages import stage_fault
from ludotheque.games.meeples.terms import (
    CORNERING,
    DEALING,
    DRAWING,
    DYNAMITE,
    GOLD,
    KINDS,
    MADAME,
    NONE,
    SALOON,
    STONE,
    WEST,
)

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


def bad(why: str) -> NoReturn:
    raise ValueError(why)


def number(names: tuple[str, ...], text: str) -> int:
    """The place of a name in its list."""
    if text not in names:
        bad(f"{text[:20]!r} is none of {', '.join(names)}")
    return names.index(text)


def read_position(p: Meeples, text: str) -> None:
    """Set up any position of section 8 on a fresh state; ValueError says what is wrong with it."""
    try:
        set_up(p, text)
    except ValueError as fault:
        raise ValueError(f"BAD_POSITION: {fault}") from None


def set_up(p: Meeples, text: str) -> None:
    """What is written; what is not said follows the convention."""
    p.lay_out()
    p.inside[SALOON * KINDS + MADAME] = 0
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
        found = re.fullmatch(r"jail ([0-9]), bag ([0-9]), gone ([0-9])", value) or bad(
            "write dyn: jail 2, bag 1, gone 0"
        )
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
    elif name in FLAGS:
        setattr(p, name, number(("0", "1"), value))
    elif name in COUNTS:
        if not re.fullmatch(r"[0-9]{1,3}", value):
            bad(f"{name} is a number of at most three digits, not {value[:20]!r}")
        setattr(p, name, int(value))
    elif name not in ("ask", "phase"):
        bad("this is not a part of a position; parts are b1, d1, W, SAL, hand, tile b1, P1, turn, ask and so on")


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
        if bars := re.fullmatch(r"([0-9]{1,2})bars?", word):
            p.bars[seat] += int(bars[1])
        else:
            cubes.append(word)
    p.gold[seat], p.stones[seat], crates = read_pieces(" ".join(cubes))
    if crates:
        bad("nobody holds dynamite (R53)")


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


def set_questions(p: Meeples, parts: dict[str, str]) -> None:
    """The agenda as it is written; without a word, the active player takes."""
    if "phase" in parts:
        if parts["phase"] != "corner" or "ask" in parts:
            bad("the only phase is corner; write ask: for any other question")
        ask(p.agenda, CORNERING, (p.first - 1) % p.seats, 0, 0)
        return
    if parts.get("ask") == "over":
        return
    for frame in parts.get("ask", f"{SEAT_NAMES[p.turn]} take").split(","):
        add_question(p, frame.split())


def add_question(p: Meeples, words: list[str]) -> None:
    """One question on top of those before: P1 resolve, P2 reroll W, chance draw P1 2."""
    frame = " ".join(words)[:40]
    if len(words) < 2:
        bad(f"{frame!r} is not a question; write P1 resolve, P2 upgrade, chance draw P1 2")
    seat, question, *rest = words
    kind = number(QUESTIONS, question)
    first = second = 0
    if kind == DEALING and len(rest) == 1:
        first = number(BUILDING_NAMES, rest[0])
    elif kind in WITH_SPACE and len(rest) == 1:
        first = number(SPACE_NAMES[WEST:], rest[0]) + WEST
    elif kind == DRAWING and len(rest) == 2 and re.fullmatch(r"[0-9]{1,2}", rest[1]):
        first, second = number(SEAT_NAMES[: p.seats], rest[0]), int(rest[1])
    elif kind in (DEALING, DRAWING, *WITH_SPACE) or rest:
        bad(f"{frame!r} is not a question; write P1 resolve, P2 upgrade, chance draw P1 2")
    ask(p.agenda, kind, CHANCE if seat == "chance" else number(SEAT_NAMES[: p.seats], seat), first, second)
    if len(p.agenda) > 3 * WIDTH:
        bad("at most three questions wait for one another: P1 resolve, and the two draws of a Showdown")
