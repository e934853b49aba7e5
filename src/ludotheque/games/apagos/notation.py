"""Apagos in writing: W@2, 4>1, D7, and 7.0.0 5.0.0 3.0.0 1.0.0 w for a position."""

from __future__ import annotations

import re

from ludotheque.core.state import CLOCK, FLAG, TIME_UP
from ludotheque.games.apagos.material import Material
from ludotheque.games.apagos.position import Position
from ludotheque.games.apagos.rules import Apagos
from ludotheque.games.apagos.terms import (
    ARRANGING,
    BLACK,
    CHOSEN,
    CLASSIC,
    COLOURS,
    CONFIRM,
    DESIGNATE,
    DRAW,
    DRAWN,
    FREE,
    HOLES,
    KEEP,
    LEVELS,
    MAJORITY,
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
    SETTER,
    SLIDE,
    SOURCES,
    SWAP,
    SWAPPING,
    TARGETS,
    UPWARD,
    WHITE,
)

COLOUR_NAMES = ("white", "black")
RESULTS = ("white", "black", "draw")
REASONS = ("", "majority", "resign", "time")
COLOURINGS = ("white black", "black white", "none")  # of the two seats
SETTERS = ("seat_1", "seat_2", "none")
QUESTIONS = ("colours", "setter", "squares", "confirm", "swap")
PARTS = ("squares", "colours", "setter", "ask", "over")
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


def write_position(box: Material, state: Position) -> str:
    """The ramp and the side to move; then what differs from the convention of a bare position (2.5)."""
    mover = "-" if state.question != PLAYING else "wb"[state.colours[state.turn]]
    ramp = " ".join(f"{code // HOLES}.{code // 10 % 10}.{code % 10}" for code in state.ramp)
    parts = [f"{ramp} {mover}"]
    if state.squares != standing(state.faces, [code // HOLES for code in state.ramp], []):
        parts.append("squares: " + "".join("-" if square == NONE else box.names[square] for square in state.squares))
    if state.colours[0] != usual_colour(state.question):
        parts.append(f"colours: {COLOURINGS[state.colours[0]]}")
    if state.setter != usual_setter(state.question):
        parts.append(f"setter: {SETTERS[state.setter]}")
    if state.question < PLAYING:
        parts.append(f"ask: {QUESTIONS[state.question]}")
    elif state.question == OVER and state.reason != MAJORITY:
        parts.append(f"over: {SETTERS[state.winner]} {REASONS[state.reason]}")
    return "; ".join(parts)


def usual_colour(question: int) -> int:
    """The colour of the first seat, unless a position says another."""
    return NONE if question == COLOURS else WHITE


def usual_setter(question: int) -> int:
    """Who has arranged the squares, unless a position says another."""
    return NONE if question <= SETTER else 1


def read_position(box: Material, state: Apagos, text: str) -> None:
    """Set up any position of A36 on a fresh state."""
    ramp, *rest = text.split(";")
    mover = lay_ramp(state, ramp)
    parts: dict[str, str] = {}
    for part in rest:
        name, colon, value = part.partition(":")
        name = name.strip()
        if not colon or name in parts or name not in PARTS:
            raise bad(
                f"{part.strip()[:40]!r}: the parts after the ramp are {', '.join(PARTS)}, each once, as name: value"
            )
        parts[name] = " ".join(value.split())
    if "squares" in parts:
        state.squares = named_squares(box, state, parts["squares"])
    else:
        state.squares = standing(state.faces, [code // HOLES for code in state.ramp], [])
    if not state.squares:
        raise bad("the squares of the box cannot show these holes")
    if mover != "-":
        question = PLAYING
    else:
        question = number("ask", QUESTIONS, parts["ask"]) if "ask" in parts else OVER
    if ("ask" in parts) != (question < PLAYING) or ("over" in parts and question != OVER):
        raise bad("a position has a side to move, or a question to ask, or is over")
    colour = number("colours", COLOURINGS, parts["colours"]) if "colours" in parts else usual_colour(question)
    if colour != NONE:
        state.colours = [colour, 1 - colour]
    state.setter = number("setter", SETTERS, parts["setter"]) if "setter" in parts else usual_setter(question)
    state.starter = NONE if state.setter == NONE else 1 - state.setter
    if fault := stage_fault(state, question) or (over_fault(state, parts) if question == OVER else ""):
        raise bad(fault)
    if question == PLAYING:
        state.ask(PLAYING, state.colours.index("wb".index(mover)))
    elif question == OVER:
        close(state, parts)
    else:
        asked = {SWAPPING: state.starter, COLOURS: 0, SETTER: 0}
        state.ask(question, asked.get(question, state.setter))


def bad(why: str) -> ValueError:
    return ValueError(f"BAD_POSITION (A36): {why}")


def number(name: str, words: tuple[str, ...], text: str) -> int:
    """The place of a word in its list; NONE for the word none."""
    if text not in words:
        raise bad(f"{name} is one of {', '.join(words)}, not {text[:20]!r}")
    return NONE if text == "none" else words.index(text)


def lay_ramp(state: Apagos, text: str) -> str:
    """Put the four squares with their balls, and say whose turn it is: w, b or -."""
    fields = text.split()
    if len(fields) != LEVELS + 1 or fields[-1] not in ("w", "b", "-"):
        raise bad("write four squares like 7.0.0 from level 1 to level 4, then w, b or -")
    state.lay_out()
    for level, field in enumerate(fields[:LEVELS]):
        if not (square := re.fullmatch(r"([0-9])\.([0-9])\.([0-9])", field)):
            raise bad(f"{field[:20]!r} is not a square; write holes.white.black")
        holes, white, black = (int(part) for part in square.groups())
        if white + black > holes:
            raise bad(f"{field} has more balls than holes (I2)")
        state.ramp[level] = holes * HOLES + white * 10 + black
    for colour in (WHITE, BLACK):
        state.reserve[colour] -= sum(state.balls_on(level, colour) for level in range(LEVELS))
        if state.reserve[colour] < 0:
            raise bad(f"there are more {COLOUR_NAMES[colour]} balls than in the box (I3)")
    state.empty = sum(state.free_holes(level) for level in range(LEVELS))
    return fields[-1]


def standing(faces: list[int], holes: list[int], used: list[int]) -> list[int]:
    """One way to show these hole counts with the squares of the box, level 0 first; nothing when there is none."""
    if len(used) == LEVELS:
        return used
    if holes[len(used)] == 0:
        return standing(faces, holes, [*used, NONE])
    for square in range(LEVELS):
        if square not in used and holes[len(used)] in faces[2 * square : 2 * square + 2]:
            found = standing(faces, holes, [*used, square])
            if found:
                return found
    return []


def named_squares(box: Material, state: Apagos, text: str) -> list[int]:
    """Which square stands on each level: DBCA, or DB-- while two levels are bare."""
    found: list[int] = []
    for letter in text:
        found.append(box.names.index(letter) if letter in box.names else NONE)
    shown = [NONE if code == 0 else code // HOLES for code in state.ramp]
    fits = len(found) == LEVELS and len({*found} - {NONE}) == LEVELS - found.count(NONE)
    for level in range(LEVELS if fits else 0):
        faces = [NONE] if text[level] == "-" else state.faces[2 * found[level] : 2 * found[level] + 2]
        fits = fits and shown[level] in faces
    if not fits:
        raise bad(f"squares names the square on each level, like {''.join(box.names)}, with a face that it has (I1)")
    return found


def stage_fault(state: Apagos, question: int) -> str:
    """Why a question cannot be asked with this ramp, these roles and these options."""
    bare = state.squares.count(NONE)
    if bare and state.squares[LEVELS - bare :] != [NONE] * bare:
        return "levels are filled from the lowest one up"
    if (question < PLAYING or bare) and sum(state.reserve) != sum(state.balls):
        return "no ball lies on a square before the first turn (R6)"
    if question <= SETTER and (bare < LEVELS or state.setter != NONE):
        return "colours and setter are settled before the first square is placed"
    if (question == COLOURS) != (state.colours[0] == NONE) and not (question == OVER and bare == LEVELS):
        return "the colours are none exactly while they are asked for"
    if question > SETTER and (state.setter == NONE) != (state.colours[0] == NONE):
        return "somebody arranges the squares: write setter: seat_1 or seat_2 (R5)"
    if (question == ARRANGING) != (bare > 0) and question not in (COLOURS, SETTER, OVER):
        return "ask: squares goes with a bare level, every other question of the ramp with four squares (R6)"
    fits = (
        state.colour_mode in (CHOSEN, DRAWN),
        state.setter_mode == DRAWN,
        state.setup_mode != CLASSIC,
        state.setup_mode == FREE,
        state.swap == 1,
    )
    if question < PLAYING and not fits[question]:
        return f"the options of this table never ask for {QUESTIONS[question]} (R30)"
    return "the last field is - when no hole is empty" if question == PLAYING and state.empty == 0 else ""


def over_fault(state: Apagos, parts: dict[str, str]) -> str:
    """Why a game cannot have ended so."""
    bare = state.squares.count(NONE)
    if "over" not in parts:
        return "the last field is - exactly when no hole is empty" if bare or state.empty else ""
    if not re.fullmatch(r"seat_[12] (resign|time)", parts["over"]):
        return "write over: seat_1 resign, or over: seat_2 time, with the seat that has won"
    if not bare and state.empty == 0:
        return "a full ramp is decided by its highest square (R26)"
    return "nobody resigns before the ramp is final (R29)" if bare and parts["over"].endswith("resign") else ""


def close(state: Apagos, parts: dict[str, str]) -> None:
    """The game is over, by its last ball or as the position says."""
    if "over" in parts:
        seat, reason = parts["over"].split()
        state.end(SETTERS.index(seat), REASONS.index(reason))
    else:
        state.end(state.majority(), MAJORITY)


def facts(state: Position) -> dict[str, str]:
    return {
        "reserve white": str(state.reserve[WHITE]),
        "reserve black": str(state.reserve[BLACK]),
        "empty holes": str(state.empty),
        "result": "none" if state.result() == NONE else RESULTS[state.result()],
        "winner": "none" if state.winner in (NONE, DRAW) else str(state.winner),
        "reason": REASONS[state.reason] or "none",
        "setter": "none" if state.setter == NONE else str(state.setter),
        "starter": "none" if state.starter == NONE else str(state.starter),
        "colour of seat 0": "none" if state.colours[0] == NONE else COLOUR_NAMES[state.colours[0]],
    }
