"""A position of the street out of its text: what is written, then every reason why it cannot be played on."""

from __future__ import annotations

import re
from typing import NoReturn

from ludotheque.core.agenda import WIDTH, ask
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.judge import Meeples
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.text.actions import (
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

# Which question waits below another; NONE for those that stand alone.
ABOUT_ITEMS = (t.BUILDING, t.UPGRADING, t.REROLLING, t.DRAWING, t.ROLLING, t.ROLLING_AGAIN)
BELOW = {t.APPOINTING: t.DROPPING} | dict.fromkeys(ABOUT_ITEMS, t.RESOLVING)
NOBODY_TO_TAKE = "there is nobody to take: put a meeple into a building, SAL or JAIL (R13)"
BY_CHANCE = (t.DEALING, t.DRAWING, t.ROLLING, t.ROLLING_AGAIN)
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


def place(p: Meeples, name: str, value: str) -> None:
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
    if len(kind) != 1 or kind not in LETTERS or (slash and space < t.WEST):
        bad(f"{value[:20]!r} cannot stand on a space; write O, or A/P2 on W and E")
    p.street[space] = LETTERS.index(kind)
    if slash:
        p.tokens[space - t.WEST] = number(SEAT_NAMES[: p.seats], seat)


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
    for kind in range(t.KINDS):
        out = p.hand[kind] + p.graves[kind] + p.street.count(kind) + sum(p.inside[kind :: t.KINDS])
        p.boxed[kind] = p.material.counts[kind] - out
        if p.boxed[kind] < 0:
            bad(f"there are only {p.material.counts[kind]} of {LETTERS[kind]} (I1)")
    p.bag[t.GOLD] -= sum(p.gold)
    p.bag[t.STONE] -= sum(p.stones)
    if p.bag[t.GOLD] < 0 or p.bag[t.STONE] < 0:
        bad("there are more cubes than in the box (I2)")


def set_questions(p: Meeples, parts: dict[str, str]) -> None:
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


def add_question(p: Meeples, words: list[str]) -> None:
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


# What holds at each question (section 5).


def stage_fault(p: Position) -> str:
    """Why the questions cannot be asked in this position; an empty text if they can."""
    now = p.question()
    return agenda_fault(p) or (turn_fault(p) if t.TAKING < now < t.OVER else rest_fault(p)) or lasting_fault(p)


def agenda_fault(p: Position) -> str:
    """Who is asked, and which question waits below."""
    asked_before = t.NONE
    for at in range(0, len(p.agenda), WIDTH):
        question, seat = p.agenda[at : at + 2]
        if asked_before == t.DRAWING and question == t.DRAWING:
            asked_before = t.RESOLVING  # R47: both draw
        if asked_before != BELOW.get(question, t.NONE):
            return "a question waits only below those it leads to: write P1 resolve, P2 upgrade (R30)"
        if question == t.NAMING:
            asked = p.host if p.names_first else CHANCE
        elif question in BY_CHANCE:
            asked = CHANCE
        elif question == t.UPGRADING:
            asked = p.owners[p.item] if 0 <= p.item < t.BUILDINGS else t.NONE
        elif question == t.REROLLING:
            asked = p.tokens[p.agenda[at + 2] - t.WEST]
        else:
            asked = seat if question == t.CORNERING and seat >= 0 else p.turn
        if seat != asked:
            right, wrong = seat_word(asked, question), seat_word(seat, question)
            return f"{QUESTIONS[question]} is asked of {right}, not of {wrong} (R11)"
        asked_before = question
    return ""


def seat_word(seat: int, question: int) -> str:
    if seat >= 0:
        return SEAT_NAMES[seat]
    return "nobody" if question in (t.UPGRADING, t.REROLLING) else "chance"


# Before, between and after the turns.


def rest_fault(p: Position) -> str:
    """Why nobody can be at the beginning of a turn, in the setup, or at the end of the game."""
    if p.source != t.NONE or p.direction or p.target != t.NONE or p.item != t.NONE or p.dice[0] or p.fuse or p.stirred:
        return "from, dir, target, item, dice, fuse and stirred belong to a turn that has begun (R12)"
    if p.in_hand() or not p.is_resolved():
        return "between turns the hand is empty and nothing is left to resolve (I6)"
    now = p.question()
    if (p.first == t.NONE) != (now in (t.DEALING, t.NAMING)):
        return "first: none goes with the deal and the choice of the first player, and with nothing else (R8)"
    if now == t.TAKING:
        return NOBODY_TO_TAKE if p.is_deserted() else ""
    return setup_fault(p, now) if now < t.TAKING else ""


def setup_fault(p: Position, now: int) -> str:
    """Before the first turn."""
    if sum(p.gold) + sum(p.stones) + p.sold + sum(p.graves) + p.idle + p.stale or p.crates != p.material.dynamite:
        return "before the first turn there are no cubes, bars and graves, and all dynamite is in the Jail (R2 to R7)"
    if p.street[t.WEST] != t.NONE or p.street[t.EAST] != t.NONE:
        return "before the first turn nobody stands on the street (R4)"
    if p.turn != max(p.first, 0):
        return "before the first turn, turn: is the first player (R10)"
    chosen = p.seats
    if now == t.CORNERING:
        # R9: from the right of the first player, counterclockwise, the first player last.
        chosen = (p.first - 1 - p.agenda[1]) % p.seats
    for seat in range(p.seats):
        signed = [b for b in range(t.BUILDINGS) if p.owners[b] == seat]
        has_chosen = now == t.CORNERING and (p.first - 1 - seat) % p.seats < chosen
        if len(signed) != has_chosen or any(b not in p.material.corners or p.turned[b] for b in signed):
            return "in the setup, each player who has chosen has one sign, low side up, on a corner (R9)"
    if now != t.DEALING:
        return NOBODY_TO_TAKE if p.is_deserted() else ""
    building = p.agenda[2]
    for location in range(t.BUILDINGS + 2):
        due = p.material.dealt if location < building else 0
        madame = int(location == t.SALOON)
        if p.crowd(location) != due + madame or p.inside[location * t.KINDS + t.MADAME] != madame:
            return "Madame is in the Saloon, and the buildings before the one that is dealt to have their meeples (R5)"
    return ""


def lasting_fault(p: Position) -> str:
    """Why such a game would never end."""
    if p.stale_rounds > 0 or p.question() in (t.DEALING, t.OVER) or p.triggers():
        return ""
    # R48: whoever can still die, against the graves that are left.
    fighters = sum(p.material.counts[: t.MADAME]) - sum(p.graves) - sum(p.boxed[: t.MADAME])
    return "" if fighters > p.free_graves() else "without the guard, too few meeples are left to fill the graves (A40)"


# Inside a turn.


def turn_fault(p: Position) -> str:
    now = p.question()
    if p.first == t.NONE:
        return "a turn has a first player before it: write first: P1 (R8)"
    if p.source == t.NONE and (now <= t.APPOINTING or p.direction):
        return "the hand comes from somewhere: write from: b3 (R14)"
    if now <= t.APPOINTING:
        return sowing_fault(p, now)
    if p.in_hand() or p.target != t.NONE:
        return "the hand is empty and has no target once its meeples are resolved (R28)"
    if p.dice[0] and p.item != t.SHOWDOWN and p.is_facing():
        return "dice: is the roll of a Showdown that is over, or of the item: showdown (R44)"
    if now == t.ENDING:
        return at_rest(p) or ("" if p.is_resolved() else "a turn ends when nothing is left to resolve (R30)")
    if now == t.RESOLVING:
        return at_rest(p) or ("there is nothing to resolve (R29)" if p.is_resolved() else "")
    if p.item == t.NONE or (p.item != t.SHOWDOWN and p.street[p.item] == t.NONE):
        return "something is being resolved: write item: d4 and who stands there, or item: showdown (R30)"
    if now in (t.ROLLING, t.REROLLING, t.ROLLING_AGAIN):
        return at_peace(p) or duel_fault(p, now)
    if now == t.DRAWING:
        return draw_fault(p)
    return at_peace(p) or sign_fault(p, now)


def at_rest(p: Position) -> str:
    return at_peace(p) or (
        "" if p.item == t.NONE else "an item is being resolved only while something is asked about it (R30)"
    )


def at_peace(p: Position) -> str:
    return "" if p.fuse == 0 else "a fuse burns only between the two draws of a Showdown in which both fell (R55)"


def sowing_fault(p: Position, now: int) -> str:
    """Steps 1 and 2."""
    if p.item != t.NONE or p.dice[0] or p.fuse:
        return "item, dice and fuse belong to what is resolved after sowing (R28)"
    if now < t.DROPPING:
        if not p.is_resolved() or p.crowd(p.source) or p.direction:
            return "the whole Location is in the hand, the doors are empty, and no direction is chosen yet (R14)"
        if (p.target != t.NONE) != (now == t.TURNING and p.source >= t.BUILDINGS):
            return "sowing from SAL or JAIL first chooses where to start, then the direction: write target: d4 (R21)"
        if now == t.STARTING and p.source < t.BUILDINGS:
            return "sowing from a building starts next to it (R20)"
    elif p.target == t.NONE:
        return "the next meeple goes somewhere: write target: d4 (R19)"
    if now == t.APPOINTING:
        space = p.agenda[-WIDTH + 2]
        if p.target != space or p.street[space] == t.NONE or p.tokens[space - t.WEST] != t.NONE:
            return "who controls a meeple is asked when it stands without a token on W or E, the target (R25)"
        other = t.WEST + t.EAST - space
        return (
            ""
            if p.tokens[other - t.WEST] == p.turn
            else "somebody is appointed when one's own token is in the street (R25)"
        )
    if p.target != t.NONE and p.street[p.target] != t.NONE:
        return "the target is a free space (R18)"
    least = 2 if now == t.TURNING and p.source >= t.BUILDINGS else 1
    return "" if p.in_hand() >= least else "there is nothing in the hand to sow (R19)"


def sign_fault(p: Position, now: int) -> str:
    """R34 to R37: an Ouvrier on a door, and somebody who can pay."""
    if p.item == t.SHOWDOWN or p.street[p.item] != t.BUILDER:
        return "an Ouvrier stands on the door where something is built: write item: d4; d4: O (R34)"
    asked = p.agenda[-WIDTH + 1]
    owner = p.owners[p.item]
    is_open = p.spare[asked] > 0 if now == t.BUILDING else p.turned[p.item] == 0
    if (now == t.BUILDING) != (owner == t.NONE) or not is_open or not p.can_pay(asked, p.item):
        return "a sign is built by the player whose turn it is, who has one left, or turned once; both pay (R36)"
    return ""


def duel_fault(p: Position, now: int) -> str:
    """R43 to R45."""
    if p.item != t.SHOWDOWN or not p.is_facing():
        return "dice are rolled in a Showdown: write item: showdown, and who stands on W and E (R43)"
    if now == t.ROLLING:
        return "both dice are rolled first: leave dice: out (R44)" if p.dice[0] else ""
    if not p.dice[0]:
        return "somebody rolls again after a first roll: write dice: W4 E2 (R45)"
    space = p.agenda[-WIDTH + 2]
    skills = p.material.skills
    if skills[p.street[space]] <= skills[p.street[t.WEST + t.EAST - space]]:
        return "only the better shot rolls again (R45)"
    return ""


def draw_fault(p: Position) -> str:
    """R33: how many pieces the item lets whom draw."""
    draws = [p.agenda[at + 2 : at + WIDTH] for at in range(WIDTH, len(p.agenda), WIDTH)]
    seat, pieces = draws[-1]
    held = sum(p.bag)
    if not 0 < pieces <= held:
        return "pieces are drawn out of the bag, as many as it holds at most (R33)"
    if p.item != t.SHOWDOWN:
        if len(draws) > 1 or p.fuse or seat != p.drawer(p.item) or pieces != min(p.pieces_due(p.item), held):
            return "a meeple on a door lets its player draw what its action says (R38 to R41)"
        return ""
    if p.street[t.WEST] != t.NONE or p.street[t.EAST] != t.NONE or not p.dice[0]:
        return "a Showdown is paid when both spaces are empty and the dice have fallen: write dice: W4 E2 (R51)"
    if max(draw[1] for draw in draws) > max(p.material.rewards) or min(draw[1] for draw in draws) == 0:
        return "a Showdown is paid by the kind that died (R50)"
    if len(draws) > 1 and (p.dice[0] != p.dice[1] or draws[0][0] == seat or draws[0][1] < pieces):
        return "both players draw, the same number, when equals fell to equal dice (R47)"
    if p.fuse and (len(draws) > 1 or p.dice[0] != p.dice[1] or p.fuse > p.blasts):
        return "a fuse burns only between the two draws of a Showdown in which both fell (R55)"
    return ""
