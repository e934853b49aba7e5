"""The facts of the street that a scenario may ask about."""

from __future__ import annotations

from ludotheque.core.agenda import asked
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.text.names import (
    BUILDING_NAMES,
    ITEM_NAMES,
    LOCATION_NAMES,
    QUESTIONS,
    SEAT_NAMES,
    SPACE_NAMES,
    crowd,
)

TRIGGERS = ("bars", "graves", "dynamite", "stale")


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
        "next": "over" if over else f"{seat_asked(asked(p.agenda))} {QUESTIONS[p.question()]}",
        "first": "none" if p.first == t.NONE else SEAT_NAMES[p.first],
        "turn": SEAT_NAMES[p.turn],
        "idle": str(p.idle),
        "score": " ".join(f"{SEAT_NAMES[seat]}={p.score(seat)}" for seat in range(p.seats)),
        "winner": " ".join(SEAT_NAMES[seat] for seat in range(p.seats) if over and ranks[seat] == 1) or "none",
    }


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


def seat_asked(seat: int) -> str:
    return "chance" if seat == CHANCE else SEAT_NAMES[seat]
