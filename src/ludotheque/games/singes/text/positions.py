"""Positions of La Planète des Singes in writing, fact by fact.

Tile 1 lies at 0,0 and every tile is populated unless a fact says otherwise; what is not said is as at the beginning of
seat 0's first turn.
"""

from __future__ import annotations

from ludotheque.core.codec import dump
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.map import put
from ludotheque.games.singes.rules.memory import SLOTS, everybody, show
from ludotheque.games.singes.rules.memory_cases import Case
from ludotheque.games.singes.rules.memory_lots import ANY, SPOT
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import NO_ONE, ask
from ludotheque.games.singes.rules.setup import clear_table
from ludotheque.games.singes.text.names import (
    NAMES,
    QUESTIONS,
    REASONS,
    content_name,
    hand_name,
    memory_place,
    place_name,
    readers_name,
    several,
)
from ludotheque.games.singes.text.position_facts import READERS, TURN_NUMBERS, read_tile, read_unknown
from ludotheque.games.singes.text.soundness import (
    bad,
    check_holds,
    check_imagination,
    check_map,
    check_memories,
    check_night,
    check_turn,
    count_box,
    has_escaped,
    is_open,
)

FAULTS = {
    "I1": "tokens, keys or tiles do not add up to the box",
    "I3": "the START pile holds luck tokens and key digits only",
    "I4": "something lies or stands where it cannot",
    "I6": "a tile has no open portal",
    "I7": "a hand holds what nobody can hold",
    "I8": "a retreat duty leads to a square beside the pawn",
    "I10": "somebody remembers what is not so",
}


def printed_content(p: Position, square: int) -> int:
    code = p.material.cells[square]
    return code if code >= t.MARK_W else t.EMPTY


# Writing.


def write(p: Singes) -> str:
    facts = []
    for tile in range(p.material.tiles):
        x, y, rotation = p.places[tile * t.PLACE_ROW : (tile + 1) * t.PLACE_ROW]
        if tile and rotation != t.NONE:
            facts.append(f"tile {tile + 1} {x},{y} {rotation}")
    for square in range(t.SQUARES):
        if square < p.material.tiles * t.CELLS and p.is_square(square):
            if p.board[square] != printed_content(p, square):
                facts.append(f"on {place_name(p, square)} {content_name(p, square)}")
            if p.is_portal(square) and p.beyond(square) == t.IDLE:
                facts.append(f"idle {place_name(p, square)}")
    for seat in range(p.seats):
        facts.append(f"seat {seat} at {place_name(p, p.pawns[seat])} {hand_name(p, seat)}".rstrip())
        if p.duty[seat] != t.NONE:
            facts.append(f"duty {seat} {place_name(p, p.duty[seat])}")
    for row in range(0, len(p.holds), t.HOLD_ROW):
        seat, kind, turns, face_up = p.holds[row : row + t.HOLD_ROW]
        facts.append(f"hold {seat} {NAMES[kind]} {turns} {'all' if face_up else 'nobody'}")
    if sum(p.pile):
        facts.append(f"pile {several(p.pile)}")
    facts += write_memories(p)
    if sum(p.removed):
        facts.append(f"removed {several(p.removed)}")
    if p.bottom:
        facts.append(f"bottom {' '.join(str(tile + 1) for tile in p.bottom)}")
    facts.append(f"turn {p.turn} first {p.first} round {p.round} quiet {p.quiet} progress {p.progress}")
    if p.question == t.OVER:
        facts.append(f"over {p.winner if p.winner != t.NONE else REASONS[p.reason]}")
    else:
        facts.append(write_question(p))
    return "; ".join(facts)


def write_memories(p: Singes) -> list[str]:
    """Who is sure of a token, and who knows one of several cases to be true."""
    known: dict[tuple[int, int], int] = {}
    either: dict[str, int] = {}
    for at, cases in enumerate(p.minds):
        reader = 1 << at // SLOTS
        if len(cases) == 1 and len(cases[0]) == 1:
            for i, token in enumerate(cases[0][0]):
                copy = token, cases[0][0][:i].count(token)
                known[copy] = known.get(copy, 0) | reader
        else:
            text = " or ".join(case_name(case) for case in sorted(cases))
            either[text] = either.get(text, 0) | reader
    facts = []
    for (token, _), mask in sorted(known.items()):
        place = token // SPOT
        facts.append(f"known {memory_place(place)} {NAMES[token % SPOT]} {readers_name(p, mask, place)}")
    return facts + [f"either {readers_name(p, mask, t.SEATS)} {text}" for text, mask in sorted(either.items())]


def case_name(case: Case) -> str:
    """Named tokens as `pile:kill`; a lot as it came about, `kill,move,>0,>pile`."""
    words = [f"{memory_place(token // SPOT)}:{NAMES[token % SPOT]}" for token in case[0]]
    words += [",".join(event_name(event) for event in lot) for lot in case[1:]]
    return " ".join(words) or "nothing"


def event_name(event: int) -> str:
    if event >= SPOT:
        return f">{memory_place(event - SPOT)}"
    return "any" if event == ANY else NAMES[event]


def write_question(p: Singes) -> str:
    """The middle of a turn: the question and the numbers it needs."""
    words = [f"asks {QUESTIONS[p.question]}"]
    words += [f"{name}={getattr(p, name)}" for name in TURN_NUMBERS if getattr(p, name)]
    if p.tile != t.NONE:
        words.append(f"tile={p.tile + 1}")
    for name, squares in (("path", p.path), ("trail", p.trail)):
        if squares:
            words.append(f"{name}=" + ">".join(place_name(p, square) for square in squares))
    if p.declared:
        words.append("declared=" + ",".join(map(str, p.declared)))
    if p.tried:
        words.append("tried=" + ",".join(str(tile + 1) for tile in p.tried))
    return " ".join(words)


# Reading.


def read(p: Singes, text: str) -> None:
    """Set up a position on a fresh state."""
    clear_table(p)
    p.question = t.ACTING
    put(p, 0, 0, 0, 0)
    facts = [fact.split() for fact in text.split(";") if fact.split()]
    refuse_repeats(facts)
    for words in facts:
        if words[0] == "tile":
            read_tile(p, words)
    for square in range(p.material.tiles * t.CELLS):
        if p.is_square(square):
            p.board[square] = printed_content(p, square)
    for words in facts:
        if words[0] != "tile":
            READERS.get(words[0], read_unknown)(p, words)
    count_box(p)
    check_map(p)
    check_holds(p)
    check_night(p)
    if p.question == t.OVER:
        p.waiting_for = NO_ONE
        if p.winner != t.NONE and not has_escaped(p, p.winner):
            raise bad(f"seat {p.winner} has not escaped: he stands on no door whose key he satisfies (I9)")
    elif p.question == t.ACTING and p.is_held_up(p.turn):
        raise bad("the player whose turn it is is held up (R20); begin with the player before")
    else:
        ask(p, p.question)
        if not is_open(p) or not p.legal(p.waiting_for[0]):
            raise bad(f"{QUESTIONS[p.question]!r} is no question here, or lacks a number it needs")
        check_turn(p)
    # A trap goes to the pile before all eyes.
    show(p, t.PILE, t.TRAP, p.pile[t.TRAP], everybody(p))
    check_memories(p)
    fault = p.check()
    if fault:
        raise bad(f"{fault} is broken: {FAULTS[fault]}")
    check_imagination(p)
    if p.question == t.FIRST:
        begun = p.copy()
        begun.begin()
        if dump(begun) != dump(p):
            raise bad("who begins is asked before anything has happened (R7)")


def refuse_repeats(facts: list[list[str]]) -> None:
    said: list[list[str]] = []
    for words in facts:
        about = {"on": 2, "seat": 2, "duty": 2, "idle": 2, "hold": 0, "known": 0, "either": 0, "tile": 0}
        key = words[: about.get(words[0], 1)]
        if words[0] in ("asks", "over"):
            key = ["asks"]
        if key and key in said:
            raise bad(f"{' '.join(key)[:40]!r} is said twice")
        said.append(key)
