"""Apagos in writing: W@2, 4>1, D7, and 7.0.0 5.0.0 3.0.0 1.0.0 w for a position."""

from __future__ import annotations

import re

from ludotheque.core.state import CLOCK, FLAG, TIME_UP
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.judge import Apagos
from ludotheque.games.apagos.rules.material import Material
from ludotheque.games.apagos.rules.position import Position

COLOUR_NAMES = ("white", "black")
RESULTS = ("white", "black", "draw")
REASONS = ("", "majority", "resign", "time")
COLOURINGS = ("white black", "black white", "none")  # of the two seats
SETTERS = ("seat_1", "seat_2", "none")
QUESTIONS = ("colours", "setter", "squares", "confirm", "swap")
PARTS = ("squares", "colours", "setter", "ask", "over")
PLAIN = {t.PASS: "pass", t.OFF_RAMP: "W@0", t.CONFIRM: "confirm", t.KEEP: "keep", t.SWAP: "swap", t.RESIGN: "resign"}


def write(box: Material, seat: int, action: int) -> str:
    if seat == CLOCK:
        return "time up" if action == TIME_UP else f"flag {action - FLAG}"
    if action in PLAIN:
        return PLAIN[action]
    if 0 <= action < t.SLIDE:
        return f"{'WB'[action >> 2]}@{(action & 3) + 1}"
    if t.SLIDE <= action < t.MOVES:
        return f"{t.SOURCES[action - t.SLIDE] + 1}>{t.TARGETS[action - t.SLIDE] + 1}"
    if t.UPWARD <= action < t.UPWARD + 16:
        return f"{((action - t.UPWARD) >> 2) + 1}>{((action - t.UPWARD) & 3) + 1}"
    if t.PICK <= action <= t.PICK + t.BLACK:
        return COLOUR_NAMES[action - t.PICK]
    if t.PLACE <= action < t.PLACE + 10 * t.LEVELS:
        return f"{box.names[(action - t.PLACE) // 10]}{(action - t.PLACE) % 10}"
    if t.PRESET <= action < t.PRESET + len(box.preset_names):
        return f"preset {box.preset_names[action - t.PRESET]}"
    if t.DESIGNATE <= action <= t.DESIGNATE + 1:
        return f"setter {action - t.DESIGNATE}"
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
        return "WB".index(move[1]) * t.LEVELS + level - 1 if 1 <= level <= t.LEVELS else t.OFF_RAMP
    if move := re.fullmatch(r"([0-9])>([0-9])", text):
        source, target = int(move[1]) - 1, int(move[2]) - 1
        if not (0 <= source < t.LEVELS and 0 <= target < t.LEVELS):
            return t.OFF_RAMP
        for i in range(t.MOVES - t.SLIDE):
            if (t.SOURCES[i], t.TARGETS[i]) == (source, target):
                return t.SLIDE + i
        return t.UPWARD + source * t.LEVELS + target
    if text in COLOUR_NAMES:
        return t.PICK + COLOUR_NAMES.index(text)
    if len(text) == 2 and text[0] in box.names and text[1] in "123456789":
        return t.PLACE + box.names.index(text[0]) * 10 + int(text[1])
    if text.startswith("preset ") and text[7:] in box.preset_names:
        return t.PRESET + box.preset_names.index(text[7:])
    if re.fullmatch(r"setter [01]", text):
        return t.DESIGNATE + int(text[7:])
    raise ValueError(f"apagos cannot read {text[:40]!r}; moves are written like W@2, B@1 or 4>1")


def write_position(box: Material, state: Position) -> str:
    """The ramp and the side to move; then what differs from the convention of a bare position (2.5)."""
    mover = "-" if state.question != t.PLAYING else "wb"[state.colours[state.turn]]
    ramp = " ".join(f"{code // t.HOLES}.{code // 10 % 10}.{code % 10}" for code in state.ramp)
    parts = [f"{ramp} {mover}"]
    if state.squares != standing(state.faces, [code // t.HOLES for code in state.ramp], []):
        parts.append("squares: " + "".join("-" if square == t.NONE else box.names[square] for square in state.squares))
    if state.colours[0] != usual_colour(state.question):
        parts.append(f"colours: {COLOURINGS[state.colours[0]]}")
    if state.setter != usual_setter(state.question):
        parts.append(f"setter: {SETTERS[state.setter]}")
    if state.question < t.PLAYING:
        parts.append(f"ask: {QUESTIONS[state.question]}")
    elif state.question == t.OVER and state.reason != t.MAJORITY:
        parts.append(f"over: {SETTERS[state.winner]} {REASONS[state.reason]}")
    return "; ".join(parts)


def usual_colour(question: int) -> int:
    """The colour of the first seat, unless a position says another."""
    return t.NONE if question == t.COLOURS else t.WHITE


def usual_setter(question: int) -> int:
    """Who has arranged the squares, unless a position says another."""
    return t.NONE if question <= t.SETTER else 1


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
        state.squares = standing(state.faces, [code // t.HOLES for code in state.ramp], [])
    if not state.squares:
        raise bad("the squares of the box cannot show these holes")
    if mover != "-":
        question = t.PLAYING
    else:
        question = number("ask", QUESTIONS, parts["ask"]) if "ask" in parts else t.OVER
    if ("ask" in parts) != (question < t.PLAYING) or ("over" in parts and question != t.OVER):
        raise bad("a position has a side to move, or a question to ask, or is over")
    colour = number("colours", COLOURINGS, parts["colours"]) if "colours" in parts else usual_colour(question)
    if colour != t.NONE:
        state.colours = [colour, 1 - colour]
    state.setter = number("setter", SETTERS, parts["setter"]) if "setter" in parts else usual_setter(question)
    state.starter = t.NONE if state.setter == t.NONE else 1 - state.setter
    if fault := stage_fault(state, question) or (over_fault(state, parts) if question == t.OVER else ""):
        raise bad(fault)
    if question == t.PLAYING:
        state.ask(t.PLAYING, state.colours.index("wb".index(mover)))
    elif question == t.OVER:
        close(state, parts)
    else:
        asked = {t.SWAPPING: state.starter, t.COLOURS: 0, t.SETTER: 0}
        state.ask(question, asked.get(question, state.setter))


def bad(why: str) -> ValueError:
    return ValueError(f"BAD_POSITION (A36): {why}")


def number(name: str, words: tuple[str, ...], text: str) -> int:
    """The place of a word in its list; NONE for the word none."""
    if text not in words:
        raise bad(f"{name} is one of {', '.join(words)}, not {text[:20]!r}")
    return t.NONE if text == "none" else words.index(text)


def lay_ramp(state: Apagos, text: str) -> str:
    """Put the four squares with their balls, and say whose turn it is: w, b or -."""
    fields = text.split()
    if len(fields) != t.LEVELS + 1 or fields[-1] not in ("w", "b", "-"):
        raise bad("write four squares like 7.0.0 from level 1 to level 4, then w, b or -")
    state.lay_out()
    for level, field in enumerate(fields[: t.LEVELS]):
        if not (square := re.fullmatch(r"([0-9])\.([0-9])\.([0-9])", field)):
            raise bad(f"{field[:20]!r} is not a square; write holes.white.black")
        holes, white, black = (int(part) for part in square.groups())
        if white + black > holes:
            raise bad(f"{field} has more balls than holes (I2)")
        state.ramp[level] = holes * t.HOLES + white * 10 + black
    for colour in (t.WHITE, t.BLACK):
        state.reserve[colour] -= sum(state.balls_on(level, colour) for level in range(t.LEVELS))
        if state.reserve[colour] < 0:
            raise bad(f"there are more {COLOUR_NAMES[colour]} balls than in the box (I3)")
    state.empty = sum(state.free_holes(level) for level in range(t.LEVELS))
    return fields[-1]


def standing(faces: list[int], holes: list[int], used: list[int]) -> list[int]:
    """One way to show these hole counts with the squares of the box, level 0 first; nothing when there is none."""
    if len(used) == t.LEVELS:
        return used
    if holes[len(used)] == 0:
        return standing(faces, holes, [*used, t.NONE])
    for square in range(t.LEVELS):
        if square not in used and holes[len(used)] in faces[2 * square : 2 * square + 2]:
            found = standing(faces, holes, [*used, square])
            if found:
                return found
    return []


def named_squares(box: Material, state: Apagos, text: str) -> list[int]:
    """Which square stands on each level: DBCA, or DB-- while two levels are bare."""
    found: list[int] = []
    for letter in text:
        found.append(box.names.index(letter) if letter in box.names else t.NONE)
    shown = [t.NONE if code == 0 else code // t.HOLES for code in state.ramp]
    fits = len(found) == t.LEVELS and len({*found} - {t.NONE}) == t.LEVELS - found.count(t.NONE)
    for level in range(t.LEVELS if fits else 0):
        faces = [t.NONE] if text[level] == "-" else state.faces[2 * found[level] : 2 * found[level] + 2]
        fits = fits and shown[level] in faces
    if not fits:
        raise bad(f"squares names the square on each level, like {''.join(box.names)}, with a face that it has (I1)")
    return found


def stage_fault(state: Apagos, question: int) -> str:
    """Why a question cannot be asked with this ramp, these roles and these options."""
    bare = state.squares.count(t.NONE)
    if bare and state.squares[t.LEVELS - bare :] != [t.NONE] * bare:
        return "levels are filled from the lowest one up"
    if (question < t.PLAYING or bare) and sum(state.reserve) != sum(state.balls):
        return "no ball lies on a square before the first turn (R6)"
    if question <= t.SETTER and (bare < t.LEVELS or state.setter != t.NONE):
        return "colours and setter are settled before the first square is placed"
    if (question == t.COLOURS) != (state.colours[0] == t.NONE) and not (question == t.OVER and bare == t.LEVELS):
        return "the colours are none exactly while they are asked for"
    if question > t.SETTER and (state.setter == t.NONE) != (state.colours[0] == t.NONE):
        return "somebody arranges the squares: write setter: seat_1 or seat_2 (R5)"
    if (question == t.ARRANGING) != (bare > 0) and question not in (t.COLOURS, t.SETTER, t.OVER):
        return "ask: squares goes with a bare level, every other question of the ramp with four squares (R6)"
    fits = (
        state.colour_mode in (t.CHOSEN, t.DRAWN),
        state.setter_mode == t.DRAWN,
        state.setup_mode != t.CLASSIC,
        state.setup_mode == t.FREE,
        state.swap == 1,
    )
    if question < t.PLAYING and not fits[question]:
        return f"the options of this table never ask for {QUESTIONS[question]} (R30)"
    return "the last field is - when no hole is empty" if question == t.PLAYING and state.empty == 0 else ""


def over_fault(state: Apagos, parts: dict[str, str]) -> str:
    """Why a game cannot have ended so."""
    bare = state.squares.count(t.NONE)
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
        state.end(state.majority(), t.MAJORITY)


def facts(state: Position) -> dict[str, str]:
    return {
        "reserve white": str(state.reserve[t.WHITE]),
        "reserve black": str(state.reserve[t.BLACK]),
        "empty holes": str(state.empty),
        "result": "none" if state.result() == t.NONE else RESULTS[state.result()],
        "winner": "none" if state.winner in (t.NONE, t.DRAW) else str(state.winner),
        "reason": REASONS[state.reason] or "none",
        "setter": "none" if state.setter == t.NONE else str(state.setter),
        "starter": "none" if state.starter == t.NONE else str(state.starter),
        "colour of seat 0": "none" if state.colours[0] == t.NONE else COLOUR_NAMES[state.colours[0]],
    }
