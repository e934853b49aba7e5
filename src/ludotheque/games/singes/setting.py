"""Positions of La Planète des Singes in writing: facts separated by semicolons.

Tile 1 lies at 0,0 and every tile is populated unless a fact says otherwise.
"""

from __future__ import annotations

import re

from ludotheque.games.singes import terms
from ludotheque.games.singes.ground import put, square_at
from ludotheque.games.singes.lots import ANY, SPOT, is_filled
from ludotheque.games.singes.material import BACK_LETTERS
from ludotheque.games.singes.notation import KINDS, NAMES, number
from ludotheque.games.singes.opening import is_in_stack
from ludotheque.games.singes.position import Position
from ludotheque.games.singes.rules import Singes
from ludotheque.games.singes.sights import Case, composed, everybody, learn, show, simplest, slot_of
from ludotheque.games.singes.turns import NO_ONE, ask

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
    if content >= terms.APE:
        return NAMES[content - terms.APE]
    if content >= terms.KEY_UP:
        return p.material.key_names[content - terms.KEY_UP]
    if content == terms.EMPTY:
        return "empty"
    return "key" if content == terms.KEY_DOWN else BACK_LETTERS[content - terms.MARK_W]


def printed_content(p: Position, square: int) -> int:
    code = p.material.cells[square]
    return code if code >= terms.MARK_W else terms.EMPTY


def several(counts: list[int]) -> str:
    return " ".join(NAMES[kind] for kind, count in enumerate(counts) for _ in range(count))


def hand_name(p: Position, seat: int) -> str:
    """The items of a seat; a die in use is marked with !."""
    found = []
    for kind in range(terms.ITEMS):
        found += [NAMES[kind]] * p.covered(seat, kind)
        if kind in (terms.RED_DIE, terms.RED_DIE + 1):
            found += [NAMES[kind] + "!"] * p.used[seat * 2 + kind - terms.RED_DIE]
    return " ".join(found)


def readers_name(p: Position, mask: int, owner: int) -> str:
    everyone = everybody(p) & ~(1 << owner if owner < terms.SEATS else 0)
    if mask & everyone == everyone:
        return "all"
    return ",".join(
        "table" if seat == terms.SPECTATOR else str(seat) for seat in range(terms.SPECTATOR + 1) if mask >> seat & 1
    )


def write_position(p: Singes) -> str:
    facts = []
    for tile in range(p.material.tiles):
        x, y, rotation = p.places[tile * 3 : tile * 3 + 3]
        if tile and rotation != terms.NONE:
            facts.append(f"tile {tile + 1} {x},{y} {rotation}")
    for square in range(terms.SQUARES):
        if square < p.material.tiles * terms.CELLS and p.is_square(square):
            if p.board[square] != printed_content(p, square):
                facts.append(f"on {place_name(p, square)} {content_name(p, square)}")
            if p.is_portal(square) and p.beyond(square) == terms.IDLE:
                facts.append(f"idle {place_name(p, square)}")
    for seat in range(p.seats):
        facts.append(f"seat {seat} at {place_name(p, p.pawns[seat])} {hand_name(p, seat)}".rstrip())
        if p.duty[seat] != terms.NONE:
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
    if p.question == terms.OVER:
        facts.append(f"over {p.winner if p.winner != terms.NONE else REASONS[p.reason]}")
    elif p.question != terms.ACTING or p.bonus:
        facts.append(write_question(p))
    return "; ".join(facts)


def memory_place(place: int) -> str:
    if place >= terms.HOLD:
        return f"hold{place - terms.HOLD}"
    return "pile" if place == terms.PILE else str(place)


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
    return facts + [f"either {readers_name(p, mask, terms.SEATS)} {text}" for text, mask in sorted(either.items())]


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
    if p.tile != terms.NONE:
        words.append(f"tile={p.tile + 1}")
    if p.path:
        words.append("path=" + ">".join(place_name(p, square) for square in p.path))
    if p.declared:
        words.append("declared=" + ",".join(map(str, p.declared)))
    if p.tried:
        words.append("tried=" + ",".join(str(tile + 1) for tile in p.tried))
    return " ".join(words)


def bad(why: str) -> ValueError:
    return ValueError(f"the position cannot be set up: {why}")


def read_position(p: Singes, text: str) -> None:
    """Set up a position on a fresh state; what is not said is as at the beginning of seat 0's first turn."""
    p.prepare_box()
    p.question = terms.ACTING
    put(p, 0, 0, 0, 0)
    facts = [fact.split() for fact in text.split(";") if fact.split()]
    for words in facts:
        if words[0] == "tile":
            read_tile(p, words)
    for square in range(p.material.tiles * terms.CELLS):
        if p.is_square(square):
            p.board[square] = printed_content(p, square)
    for words in facts:
        if words[0] != "tile":
            READERS.get(words[0], read_unknown)(p, words)
    count_box(p)
    if p.question == terms.OVER:
        p.waiting_for = NO_ONE
    elif p.question == terms.ACTING and p.is_held_up(p.turn):
        raise bad("the player whose turn it is is held up (R20); begin with the player before")
    else:
        ask(p, p.question)
        if not is_open(p) or not p.legal(p.waiting_for[0]):
            raise bad(f"{QUESTIONS[p.question]!r} is no question here, or lacks a number it needs")
    # A trap goes to the pile before all eyes.
    show(p, terms.PILE, terms.TRAP, p.pile[terms.TRAP], everybody(p))
    fault = p.check()
    if fault:
        raise bad(f"{fault} is broken")


def is_open(p: Singes) -> bool:
    """Whether what a question is about is there: what lies on the square, the tile in the hand, the way walked."""
    question, seat, content = p.question, p.turn, p.board[p.pawns[p.turn]]
    if p.die > terms.YELLOW or p.bonus > terms.EXTRA or p.stage > terms.STAGE_BONUS or p.fallen > 1:
        return False
    if question == terms.STEPPING:
        return is_walked(p)
    if question in (terms.FIGHTING, terms.ROLL_FIGHT):
        return content >= terms.APE and len(p.declared) == terms.ARMS
    if question == terms.MOVING:
        return content >= terms.APE and p.held(seat, terms.MOVE_TOKEN) > 0
    if question == terms.DRAW_APE:
        return content in (terms.MARK_Z, terms.MARK_G)
    if question == terms.DRAW_TOKEN:
        return content in (terms.MARK_W, terms.MARK_C, terms.MARK_K, terms.MARK_L)
    if question in (terms.TURNING, terms.DRAW_KEY):
        return content == terms.KEY_DOWN
    if question == terms.ESCAPING:
        return p.key_on(p.pawns[seat]) != terms.NONE
    if question == terms.NAMING:
        return p.wanted < p.seats
    if question == terms.DRAW_THEFT:
        return p.wanted < p.seats * terms.LOOTS and p.wanted % terms.LOOTS >= terms.LOOT_W
    if question == terms.DRAW_PICK:
        return p.wanted in (terms.L, terms.K)
    if question == terms.DRAW_TILE:
        return p.is_live(p.pawns[seat])
    if question == terms.ROTATING:
        return p.is_live(p.pawns[seat]) and p.tile != terms.NONE and is_in_stack(p, p.tile)
    if question == terms.GUIDED:
        return p.wanted in (terms.DAENA, terms.KARUBI) and p.held(seat, p.wanted) > 0
    if question == terms.TRAPPED:
        return p.fallen == 1
    if question == terms.DRAW_FORFEIT:
        return p.fallen == 1 and p.owed <= p.backs(seat, terms.L) and p.wanted <= p.backs(seat, terms.K)
    if question in (terms.DEFENDING, terms.ROLL_PATROL):
        oldest = [p.holds[i + 1] for i in range(0, len(p.holds), 4) if p.holds[i] == seat][:1]
        return oldest != [] and terms.PATROL <= oldest[0] < terms.PATROL + terms.PATROLS
    return True


def is_walked(p: Singes) -> bool:
    """Whether the path of a move leads from square to square to the pawn."""
    steps = zip(p.path, p.path[1:], strict=False)
    beside = [other in [p.neighbour(square, side) for side in range(4)] for square, other in steps]
    return p.path[-1:] == [p.pawns[p.turn]] and all(beside)


def count_box(p: Singes) -> None:
    """What is nowhere on the table is in the box: tokens nobody has seen, pools, keys."""
    held = p.removed[:]
    for kind in range(terms.ITEMS):
        held[kind] += p.pile[kind] + sum(p.held(seat, kind) for seat in range(p.seats))
    for i in range(1, len(p.holds), 4):
        held[p.holds[i]] += 1
    for content in p.board:
        if content >= terms.APE:
            held[content - terms.APE] += 1
    held[KINDS["trap"]] += p.fallen
    p.unseen = [p.material.counts[kind] - held[kind] for kind in range(terms.TYPES)]
    for kind in range(terms.TYPES):
        if p.unseen[kind] < 0:
            raise bad(f"there are only {p.material.counts[kind]} of {NAMES[kind]} in the box (I1)")
    for back, letter in enumerate(BACK_LETTERS):
        unseen = sum(p.unseen[terms.FIRST_TYPE[back] : terms.LAST_TYPE[back] + 1])
        p.pools[back] = unseen - p.board.count(terms.MARK_W + back)
        if p.pools[back] < 0:
            raise bad(f"more {letter} lie face down than are left (I1)")
    doors = [content for content in p.board if terms.KEY_DOWN <= content < terms.APE]
    p.keys_left = len(p.material.key_names) - len(doors)
    turned = [content for content in doors if content != terms.KEY_DOWN]
    if p.keys_left < 0 or len(set(turned)) != len(turned):
        raise bad("a key lies on two doors (I1)")


def read_lattice(text: str) -> tuple[int, int]:
    if not (found := re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", text)):
        raise bad(f"{text[:20]!r} is not x,y")
    return int(found[1]), int(found[2])


def read_place(p: Singes, text: str) -> int:
    square = square_at(p, *read_lattice(text))
    if square == terms.NONE:
        raise bad(f"there is no square {text[:20]} (R8)")
    return square


def read_kind(text: str, most: int = terms.TYPES) -> int:
    kind = KINDS.get(text, terms.NONE)
    if not 0 <= kind < most:
        raise bad(f"{text[:20]!r} is not a token that can be here")
    return kind


def read_seat(p: Singes, text: str) -> int:
    if not text.isdecimal() or int(text) >= p.seats:
        raise bad(f"{text[:20]!r} is not a seat")
    return int(text)


def read_readers(p: Singes, text: str) -> int:
    if text in ("all", "nobody"):
        return everybody(p) if text == "all" else 0
    mask = 0
    for name in text.split(","):
        mask |= 1 << (terms.SPECTATOR if name == "table" else read_seat(p, name))
    return mask


def want(words: list[str], count: int, how: str) -> None:
    if len(words) != count:
        raise bad(f"write {how!r}, not {' '.join(words)[:40]!r}")


def read_tile(p: Singes, words: list[str]) -> None:
    want(words, 4, "tile 7 1,0 0")
    tile, rotation = words[1], words[3]
    if not tile.isdecimal() or not 2 <= int(tile) <= p.material.tiles or p.is_placed(int(tile) - 1):
        raise bad(f"tile {tile[:20]} is not in the stack")
    if rotation not in ("0", "1", "2", "3"):
        raise bad("a rotation is 0 to 3")
    x, y = read_lattice(words[2])
    if p.tile_at(x, y) != terms.NONE:
        raise bad(f"two tiles lie on {words[2]}")
    put(p, int(tile) - 1, x, y, int(rotation))


def read_on(p: Singes, words: list[str]) -> None:
    want(words, 3, "on 5,4 chimp6")
    square = read_place(p, words[1])
    if words[2] in ("empty", "key"):
        p.board[square] = terms.KEY_DOWN if words[2] == "key" else terms.EMPTY
    elif words[2] in p.material.key_names:
        p.board[square] = terms.KEY_UP + p.material.key_names.index(words[2])
    elif len(words[2]) == 1 and words[2] in BACK_LETTERS:
        p.board[square] = terms.MARK_W + BACK_LETTERS.index(words[2])
    else:
        kind = read_kind(words[2])
        if kind < terms.ITEMS and kind not in (terms.ATTAR, terms.THADE):
            raise bad(f"only apes lie face up on squares (I5), not {words[2]}")
        p.board[square] = terms.APE + kind


def read_hand(p: Singes, words: list[str]) -> None:
    if len(words) < 4 or words[2] != "at":
        raise bad("write 'seat 0 at 3,3 axe digit2'")
    seat = read_seat(p, words[1])
    p.pawns[seat] = read_place(p, words[3])
    for name in words[4:]:
        kind = read_kind(name.removesuffix("!"), terms.ITEMS)
        p.hands[seat * terms.ITEMS + kind] += 1
        if name.endswith("!"):
            if kind not in (terms.RED_DIE, terms.RED_DIE + 1):
                raise bad("only dice are marked as in use")
            p.used[seat * 2 + kind - terms.RED_DIE] += 1


def read_duty(p: Singes, words: list[str]) -> None:
    want(words, 3, "duty 0 5,3")
    p.duty[read_seat(p, words[1])] = read_place(p, words[2])


def read_hold(p: Singes, words: list[str]) -> None:
    want(words, 5, "hold 1 patrol3 0 all")
    kind = read_kind(words[2], terms.ITEMS)
    if kind != KINDS["trap"] and not terms.PATROL <= kind < terms.PATROL + terms.ATTACKS:
        raise bad(f"{words[2]} holds nobody up")
    readers = read_readers(p, words[4])
    face_up = readers == everybody(p)
    if not face_up:
        learn(p, readers, terms.HOLD + len(p.holds) // 4, kind)
    p.holds += [read_seat(p, words[1]), kind, number(words[3], 9), readers if face_up else 0]


def read_pile(p: Singes, words: list[str]) -> None:
    for name in words[1:]:
        p.pile[read_kind(name, terms.ITEMS)] += 1


def read_known(p: Singes, words: list[str]) -> None:
    want(words, 4, "known pile trap all")
    learn(p, read_readers(p, words[3]), read_memory_place(p, words[1]), read_kind(words[2], terms.ITEMS))


def read_memory_place(p: Singes, text: str) -> int:
    if text.startswith("hold"):
        return terms.HOLD + number(text.removeprefix("hold"), 99)
    return terms.PILE if text == "pile" else read_seat(p, text)


def read_either(p: Singes, words: list[str]) -> None:
    """Cases of one back: `either 0,2 pile:kill or kill,move,>1,>pile`."""
    if len(words) < 3:
        raise bad("write 'either all pile:kill or pile:move'")
    cases: list[list[list[int]]] = [[]]
    for word in words[2:]:
        if word == "or":
            cases.append([])
        elif word != "nothing":
            cases[-1].append(read_lot(p, word))
    slots = {slot_of(event) for case in cases for lot in case for event in lot if event < ANY}
    if len(slots) != 1:
        raise bad("cases are about tokens of one back")
    slot = slots.pop()
    readers = read_readers(p, words[1])
    for reader in range(len(p.minds) // 3):
        if readers >> reader & 1:
            p.minds[reader * 3 + slot] = simplest([composed([], case) for case in cases])


def read_lot(p: Singes, word: str) -> list[int]:
    place, colon, name = word.partition(":")
    if colon:
        return [read_kind(name, terms.ITEMS), SPOT + read_memory_place(p, place)]
    lot = [read_event(p, event) for event in word.split(",")]
    if not is_filled(lot):
        raise bad(f"{word[:40]!r} does not fill each place with a token that had come")
    return lot


def read_event(p: Singes, text: str) -> int:
    if not text.startswith(">"):
        return ANY if text == "any" else read_kind(text, terms.ITEMS)
    place = read_memory_place(p, text.removeprefix(">"))
    if place >= terms.HOLD:
        raise bad(f"{text[:20]!r}: a hold-up is no place of a lot")
    return SPOT + place


def read_removed(p: Singes, words: list[str]) -> None:
    for name in words[1:]:
        p.removed[read_kind(name)] += 1


def read_bottom(p: Singes, words: list[str]) -> None:
    p.bottom = [number(word, p.material.tiles) - 1 for word in words[1:]]


def read_idle(p: Singes, words: list[str]) -> None:
    want(words, 2, "idle 3,0")
    square = read_place(p, words[1])
    if not p.is_portal(square):
        raise bad(f"{words[1]} is no portal")
    p.joined[square // terms.CELLS * 4 + square % terms.CELLS - terms.PORTAL] = terms.IDLE


def read_turn(p: Singes, words: list[str]) -> None:
    for name, value in zip(words[::2], words[1::2], strict=False):
        if name not in ("turn", "first", "round", "quiet", "progress") or not value.isdecimal():
            raise bad("write 'turn 0 first 0 round 1 quiet 0 progress 0'")
        setattr(p, name, read_seat(p, value) if name in ("turn", "first") else int(value))


def read_question(p: Singes, words: list[str]) -> None:
    if len(words) < 2 or words[1] not in QUESTIONS[terms.FIRST :]:
        raise bad(f"a question is one of {', '.join(QUESTIONS[terms.FIRST :])}")
    p.question = QUESTIONS.index(words[1])
    p.stirred = 0
    if p.question in (terms.FIGHTING, terms.ROLL_FIGHT):
        p.declared = [0] * terms.ARMS
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name == "path":
            p.path = [read_place(p, place) for place in value.split(">")]
        elif name == "declared":
            p.declared = [number(part, 9) for part in value.split(",")]
        elif name == "tried":
            p.tried = [number(part, p.material.tiles) - 1 for part in value.split(",")]
        elif name == "tile":
            p.tile = number(value, p.material.tiles) - 1
        elif name in TURN_NUMBERS and value.isdecimal():
            setattr(p, name, int(value))
        else:
            raise bad(f"{word[:30]!r} says nothing about a question")


def read_over(p: Singes, words: list[str]) -> None:
    want(words, 2, "over quiet")
    p.question = terms.OVER
    if words[1] in REASONS:
        p.reason = REASONS.index(words[1])
    else:
        p.winner = read_seat(p, words[1])


def read_unknown(p: Singes, words: list[str]) -> None:
    raise bad(f"{words[0][:20]!r} begins no fact; there is {', '.join(['tile', *READERS])}")


READERS = {
    "on": read_on, "seat": read_hand, "duty": read_duty, "hold": read_hold, "pile": read_pile, "known": read_known,
    "either": read_either, "removed": read_removed, "bottom": read_bottom, "idle": read_idle, "turn": read_turn,
    "first": read_turn, "round": read_turn, "quiet": read_turn, "progress": read_turn, "asks": read_question,
    "over": read_over,
}  # fmt: skip
