"""Apagos in writing: W@2, 4>1, D7, and 7.0.0 5.0.0 3.0.0 1.0.0 w for a position."""

from __future__ import annotations

import re

from ludotheque.core.state import CLOCK, FLAG, TIME_UP
from ludotheque.games.apagos.material import Material
from ludotheque.games.apagos.position import Position
from ludotheque.games.apagos.rules import NO_ONE, SEATS, Apagos
from ludotheque.games.apagos.terms import (
    BLACK,
    CONFIRM,
    DESIGNATE,
    HOLES,
    KEEP,
    LEVELS,
    MOVES,
    NONE,
    OFF_RAMP,
    OVER,
    PASS,
    PICK,
    PLACE,
    PLAYING,
    PRESET,
    RESIGN,
    SLIDE,
    SOURCES,
    SWAP,
    TARGETS,
    UPWARD,
    WHITE,
)

COLOUR_NAMES = ("white", "black")
RESULTS = ("white", "black", "draw")
REASONS = ("", "majority", "resign", "time")
PLAIN = {PASS: "pass", OFF_RAMP: "W@0", CONFIRM: "confirm", KEEP: "keep", SWAP: "swap", RESIGN: "resign"}


def write(box: Material, seat: int, action: int) -> str:
    if seat == CLOCK:
        return "time up" if action == TIME_UP else f"flag {action - FLAG}"
    if action in PLAIN:
        return PLAIN[action]
    if 0 <= action < SLIDE:
        return f"{'WB'[action >> 2]}@{(action & 3) + 1}"
    if SLIDE <= action < MOVES:
        return f"{SOURCES[action - SLIDE] + 1}>{TARGETS[action - SLIDE] + 1}"
    if UPWARD <= action < UPWARD + 16:
        return f"{((action - UPWARD) >> 2) + 1}>{((action - UPWARD) & 3) + 1}"
    if PICK <= action <= PICK + BLACK:
        return COLOUR_NAMES[action - PICK]
    if PLACE <= action < PLACE + 10 * LEVELS:
        return f"{box.names[(action - PLACE) // 10]}{(action - PLACE) % 10}"
    if PRESET <= action < PRESET + len(box.preset_names):
        return f"preset {box.preset_names[action - PRESET]}"
    if DESIGNATE <= action <= DESIGNATE + 1:
        return f"setter {action - DESIGNATE}"
    raise ValueError(f"apagos has no action {action}")


def read(box: Material, seat: int, text: str) -> int:
    text = text.strip()
    if seat == CLOCK:
        if text == "time up":
            return TIME_UP
        if re.fullmatch(r"flag [01]", text):
            return FLAG + int(text[5:])
        raise ValueError(f"the clock of apagos says 'flag 0' or 'flag 1', not {text[:40]!r}")
    for action, name in PLAIN.items():
        if text == name:
            return action
    if move := re.fullmatch(r"([WB])@([0-9])", text):
        level = int(move[2])
        return "WB".index(move[1]) * LEVELS + level - 1 if 1 <= level <= LEVELS else OFF_RAMP
    if move := re.fullmatch(r"([0-9])>([0-9])", text):
        source, target = int(move[1]) - 1, int(move[2]) - 1
        if not (0 <= source < LEVELS and 0 <= target < LEVELS):
            return OFF_RAMP
        for i in range(MOVES - SLIDE):
            if (SOURCES[i], TARGETS[i]) == (source, target):
                return SLIDE + i
        return UPWARD + source * LEVELS + target
    if text in COLOUR_NAMES:
        return PICK + COLOUR_NAMES.index(text)
    if len(text) == 2 and text[0] in box.names and text[1] in "123456789":
        return PLACE + box.names.index(text[0]) * 10 + int(text[1])
    if text.startswith("preset ") and text[7:] in box.preset_names:
        return PRESET + box.preset_names.index(text[7:])
    if re.fullmatch(r"setter [01]", text):
        return DESIGNATE + int(text[7:])
    raise ValueError(f"apagos cannot read {text[:40]!r}; moves are written like W@2, B@1 or 4>1")


def write_position(state: Position) -> str:
    squares = " ".join(f"{code // HOLES}.{code // 10 % 10}.{code % 10}" for code in state.ramp)
    mover = "-" if state.question != PLAYING else "wb"[state.colours[state.turn]]
    return f"{squares} {mover}"


def read_position(state: Apagos, text: str) -> None:
    """Set up any position of A36 on a fresh state; seat 0 plays white."""
    fields = text.split()
    if len(fields) != LEVELS + 1 or fields[-1] not in ("w", "b", "-"):
        raise bad("write four squares like 7.0.0 from level 1 to level 4, then w, b or -")
    ramp = []
    for field in fields[:LEVELS]:
        if not (square := re.fullmatch(r"([1-9])\.([0-9])\.([0-9])", field)):
            raise bad(f"{field[:20]!r} is not a square; write holes.white.black")
        holes, white, black = (int(part) for part in square.groups())
        if white + black > holes:
            raise bad(f"{field} has more balls than holes (I2)")
        ramp.append(holes * HOLES + white * 10 + black)
    squares = standing(state.faces, [code // HOLES for code in ramp], [])
    if not squares:
        raise bad("the squares of the box cannot show these holes")
    state.begin()
    state.colours = [WHITE, BLACK]
    state.ramp = ramp
    state.squares = squares
    for colour in (WHITE, BLACK):
        state.reserve[colour] -= sum(state.balls_on(level, colour) for level in range(LEVELS))
        if state.reserve[colour] < 0:
            raise bad(f"there are more {COLOUR_NAMES[colour]} balls than in the box (I3)")
    state.empty = sum(state.free_holes(level) for level in range(LEVELS))
    if (fields[-1] == "-") != (state.empty == 0):
        raise bad("the last field is - exactly when no hole is empty")
    if state.empty == 0:
        state.question, state.waiting_for = OVER, NO_ONE
        state.result, state.reason = state.majority(), REASONS.index("majority")
        state.setter, state.starter, state.turn = 1, 0, 0
    else:
        state.question, state.turn = PLAYING, "wb".index(fields[-1])
        state.waiting_for = SEATS[state.turn]
        state.setter, state.starter = 1 - state.turn, state.turn


def bad(why: str) -> ValueError:
    return ValueError(f"BAD_POSITION (A36): {why}")


def standing(faces: list[int], holes: list[int], used: list[int]) -> list[int]:
    """One way to show these hole counts with the squares of the box, level 0 first; nothing when there is none."""
    if len(used) == LEVELS:
        return used
    for square in range(LEVELS):
        if square not in used and holes[len(used)] in faces[2 * square : 2 * square + 2]:
            found = standing(faces, holes, [*used, square])
            if found:
                return found
    return []


def facts(state: Position) -> dict[str, str]:
    return {
        "reserve white": str(state.reserve[WHITE]),
        "reserve black": str(state.reserve[BLACK]),
        "empty holes": str(state.empty),
        "result": "none" if state.result == NONE else RESULTS[state.result],
        "reason": REASONS[state.reason] or "none",
        "setter": "none" if state.setter == NONE else str(state.setter),
        "starter": "none" if state.starter == NONE else str(state.starter),
        "colour of seat 0": "none" if state.colours[0] == NONE else COLOUR_NAMES[state.colours[0]],
    }
