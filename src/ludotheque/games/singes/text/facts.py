"""What is written of a position of La Planète des Singes, fact by fact; setting.py reads it back."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.lots import ANY, SPOT
from ludotheque.games.singes.rules.material import BACK_LETTERS
from ludotheque.games.singes.rules.memory import Case, everybody
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.text.actions import NAMES

TURN_NUMBERS = (
    "bonus", "stirred", "die", "total", "helpers", "paused", "exact", "flown", "stage", "won", "stole", "ends",
    "wanted", "owed", "fallen", "forced",
)  # fmt: skip
QUESTIONS = (
    "over", "landing", "ending", "first", "acting", "helping", "stepping", "fighting", "moving", "sacrificing",
    "stealing", "naming", "turning", "escaping", "picking", "rotating", "trapped", "defending", "guided", "draw-tile",
    "draw-ape", "draw-token", "draw-key", "draw-pick", "draw-theft", "draw-confiscation", "draw-forfeit", "roll-move",
    "roll-fight", "roll-patrol",
)  # fmt: skip
REASONS = ("", "quiet", "rounds", "dead")


def place_name(p: Position, square: int) -> str:
    return f"{p.x(square)},{p.y(square)}"


def content_name(p: Position, square: int) -> str:
    content = p.board[square]
    if content >= t.APE:
        return NAMES[content - t.APE]
    if content >= t.KEY_UP:
        return p.material.key_names[content - t.KEY_UP]
    if content == t.EMPTY:
        return "empty"
    return "key" if content == t.KEY_DOWN else BACK_LETTERS[content - t.MARK_W]


def printed_content(p: Position, square: int) -> int:
    code = p.material.cells[square]
    return code if code >= t.MARK_W else t.EMPTY


def several(counts: list[int]) -> str:
    return " ".join(NAMES[kind] for kind, count in enumerate(counts) for _ in range(count))


def hand_name(p: Position, seat: int) -> str:
    """The items of a seat; a die in use is marked with !."""
    found = []
    for kind in range(t.ITEMS):
        found += [NAMES[kind]] * p.covered(seat, kind)
        if kind in (t.RED_DIE, t.RED_DIE + 1):
            found += [NAMES[kind] + "!"] * p.used[seat * 2 + kind - t.RED_DIE]
    return " ".join(found)


def readers_name(p: Position, mask: int, owner: int) -> str:
    everyone = everybody(p) & ~(1 << owner if owner < t.SEATS else 0)
    if mask & everyone == everyone:
        return "all"
    return ",".join(
        "table" if seat == t.SPECTATOR else str(seat) for seat in range(t.SPECTATOR + 1) if mask >> seat & 1
    )


def write_position(p: Singes) -> str:
    facts = []
    for tile in range(p.material.tiles):
        x, y, rotation = p.places[tile * 3 : tile * 3 + 3]
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
    for i in range(0, len(p.holds), 4):
        seat, kind, turns, face_up = p.holds[i : i + 4]
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


def memory_place(place: int) -> str:
    if place >= t.HOLD:
        return f"hold{place - t.HOLD}"
    return "pile" if place == t.PILE else str(place)


def write_memories(p: Singes) -> list[str]:
    """Who is sure of a token, and who knows one of several cases to be true."""
    known: dict[tuple[int, int], int] = {}
    either: dict[str, int] = {}
    for at, cases in enumerate(p.minds):
        reader = 1 << at // 3
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


def facts(p: Singes) -> dict[str, str]:
    found = {
        "question": QUESTIONS[p.question],
        "turn": str(p.turn),
        "first": str(p.first),
        "round": str(p.round),
        "quiet": str(p.quiet),
        "total": str(p.total),
        "stack": str(p.left),
        "pile": several(p.pile) or "empty",
        "removed": several(p.removed) or "nothing",
        "pools": " ".join(f"{letter}{p.pools[back]}" for back, letter in enumerate(BACK_LETTERS)),
        "keys left": str(p.keys_left),
        "result": f"seat {p.winner}" if p.winner != t.NONE else (REASONS[p.reason] or "none"),
        "live": " ".join(sorted(place_name(p, s) for s in range(t.SQUARES) if placed(p, s) and p.is_live(s))) or "none",
    }
    for seat in range(p.seats):
        holds = [p.holds[i + 1 : i + 3] for i in range(0, len(p.holds), 4) if p.holds[i] == seat]
        found[f"pawn {seat}"] = place_name(p, p.pawns[seat])
        found[f"hand {seat}"] = hand_name(p, seat) or "empty"
        found[f"duty {seat}"] = "none" if p.duty[seat] == t.NONE else place_name(p, p.duty[seat])
        found[f"holds {seat}"] = " ".join(f"{NAMES[kind]}:{turns}" for kind, turns in holds) or "none"
        for key, name in enumerate(p.material.key_names):
            found[f"missing {seat} {name}"] = str(p.missing(seat, key))
    for square in range(t.SQUARES):
        if placed(p, square):
            found[f"on {place_name(p, square)}"] = content_name(p, square)
    return found


def placed(p: Position, square: int) -> bool:
    return square < p.material.tiles * t.CELLS and p.is_square(square)
