"""The positions of Apagos in writing: 7.0.0 5.0.0 3.0.0 1.0.0 w."""

from __future__ import annotations

import re

from ludotheque.core.legible import legible
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.end import end
from ludotheque.games.apagos.rules.material import Material
from ludotheque.games.apagos.rules.position import Position
from ludotheque.games.apagos.text.actions import COLOUR_NAMES
from ludotheque.games.apagos.text.facts import REASONS

COLOURINGS = ("white black", "black white", "none")  # of the two seats
SETTERS = ("seat_1", "seat_2", "none")
QUESTIONS = ("colours", "setter", "squares", "confirm", "swap")
PARTS = ("squares", "colours", "setter", "ask", "over")


def write(box: Material, state: Position) -> str:
    """The ramp and the side to move; then what differs from the convention of a bare position (2.5)."""
    mover = "-" if state.question != t.PLAYING else "wb"[state.colours[state.turn]]
    ramp = " ".join(f"{codes.holes(code)}.{codes.white(code)}.{codes.black(code)}" for code in state.ramp)
    parts = [f"{ramp} {mover}"]
    if state.squares != standing(state.faces, [codes.holes(code) for code in state.ramp], []):
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


def read(box: Material, state: Position, text: str) -> None:
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
        state.squares = standing(state.faces, [codes.holes(code) for code in state.ramp], [])
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
    return ValueError(legible(f"BAD_POSITION (A36): {why}"))


def number(name: str, words: tuple[str, ...], text: str) -> int:
    """The place of a word in its list; NONE for the word none."""
    if text not in words:
        raise bad(f"{name} is one of {', '.join(words)}, not {text[:20]!r}")
    return t.NONE if text == "none" else words.index(text)


def lay_ramp(state: Position, text: str) -> str:
    """Put the four squares with their balls, and say whose turn it is: w, b or -."""
    fields = text.split()
    if len(fields) != t.LEVELS + 1 or fields[-1] not in ("w", "b", "-"):
        raise bad("write four squares like 7.0.0 from level 1 to level 4, then w, b or -")
    state.lay_out()
    for level, field in enumerate(fields[: t.LEVELS]):
        if not (parts := re.fullmatch(r"([0-9])\.([0-9])\.([0-9])", field)):
            raise bad(f"{field[:20]!r} is not a square; write holes.white.black")
        holes, white, black = (int(part) for part in parts.groups())
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


def named_squares(box: Material, state: Position, text: str) -> list[int]:
    """Which square stands on each level: DBCA, or DB-- while two levels are bare."""
    found: list[int] = []
    for letter in text:
        found.append(box.names.index(letter) if letter in box.names else t.NONE)
    shown = [t.NONE if code == 0 else codes.holes(code) for code in state.ramp]
    fits = len(found) == t.LEVELS and len({*found} - {t.NONE}) == t.LEVELS - found.count(t.NONE)
    for level in range(t.LEVELS if fits else 0):
        faces = [t.NONE] if text[level] == "-" else state.faces[2 * found[level] : 2 * found[level] + 2]
        fits = fits and shown[level] in faces
    if not fits:
        raise bad(f"squares names the square on each level, like {''.join(box.names)}, with a face that it has (I1)")
    return found


def stage_fault(state: Position, question: int) -> str:
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


def over_fault(state: Position, parts: dict[str, str]) -> str:
    """Why a game cannot have ended so."""
    bare = state.squares.count(t.NONE)
    if "over" not in parts:
        return "the last field is - exactly when no hole is empty" if bare or state.empty else ""
    if not re.fullmatch(r"seat_[12] (resign|time)", parts["over"]):
        return "write over: seat_1 resign, or over: seat_2 time, with the seat that has won"
    if not bare and state.empty == 0:
        return "a full ramp is decided by its highest square (R26)"
    return "nobody resigns before the ramp is final (R29)" if bare and parts["over"].endswith("resign") else ""


def close(state: Position, parts: dict[str, str]) -> None:
    """The game is over, by its last ball or as the position says."""
    if "over" in parts:
        seat, reason = parts["over"].split()
        end(state, SETTERS.index(seat), REASONS.index(reason))
    else:
        end(state, state.majority(), t.MAJORITY)
