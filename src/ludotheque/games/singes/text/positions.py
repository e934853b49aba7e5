"""Positions of La Planète des Singes, set up from what is written of them (facts.py).

Tile 1 lies at 0,0 and every tile is populated unless a fact says otherwise; what is not said is as at the beginning of
seat 0's first turn.
"""

from __future__ import annotations

import re
from random import Random

from ludotheque.core.codec import dump
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.landing import may_escape, may_steal
from ludotheque.games.singes.rules.lots import ANY, SPOT, is_filled
from ludotheque.games.singes.rules.map import put, square_at
from ludotheque.games.singes.rules.material import BACK_LETTERS
from ludotheque.games.singes.rules.memory import composed, everybody, learn, show, simplest, slot_of
from ludotheque.games.singes.rules.opening import is_in_stack
from ludotheque.games.singes.rules.turns import NO_ONE, ask
from ludotheque.games.singes.rules.view import look
from ludotheque.games.singes.rules.worlds import imagine
from ludotheque.games.singes.text.actions import KINDS, NAMES, number
from ludotheque.games.singes.text.facts import QUESTIONS, REASONS, TURN_NUMBERS, printed_content


def bad(why: str) -> ValueError:
    return ValueError(f"the position cannot be set up: {why}")


# Questions beside which a number or list of the turn may stand; the others may always.
BESIDE = {
    "fallen": (t.TRAPPED, t.GUIDED, t.DRAW_FORFEIT),
    "owed": (t.DRAW_FORFEIT,),
    "wanted": (t.GUIDED, t.NAMING, t.DRAW_THEFT, t.DRAW_PICK, t.DRAW_FORFEIT),
    "paused": (t.STEPPING, t.DRAW_TILE, t.ROTATING),
    "forced": (t.ROTATING,),
    "tile": (t.ROTATING,),
    "tried": (t.DRAW_TILE, t.ROTATING),
    "declared": (t.FIGHTING, t.ROLL_FIGHT),
}
WORLDS = 6  # that are imagined for each seat
MOST = {
    "bonus": t.EXTRA, "die": t.YELLOW, "total": 99, "helpers": 31, "stage": t.STAGE_BONUS, "wanted": 99,
    "owed": 99,
}  # fmt: skip
FAULTS = {
    "I1": "tokens, keys or tiles do not add up to the box",
    "I3": "the START pile holds luck tokens and key digits only",
    "I4": "something lies or stands where it cannot",
    "I6": "a tile has no open portal",
    "I7": "a hand holds what nobody can hold",
    "I8": "a retreat duty leads to a square beside the pawn",
    "I10": "somebody remembers what is not so",
}


def read_position(p: Singes, text: str) -> None:
    """Set up a position on a fresh state."""
    p.prepare_box()
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


def check_map(p: Singes) -> None:
    """I6: one can walk from tile 1 to every other; what went to the bottom of the stack is in the stack."""
    reached = [0]
    for tile in reached:
        for beyond in p.joined[tile * 4 : tile * 4 + 4]:
            if beyond >= 0 and beyond // t.CELLS not in reached:
                reached.append(beyond // t.CELLS)
    for tile in range(p.material.tiles):
        if p.is_placed(tile) and tile not in reached:
            raise bad(f"I6 is broken: no way leads from tile 1 to tile {tile + 1}")
    for i, tile in enumerate(p.bottom):
        if tile < 0 or p.is_placed(tile) or tile in p.bottom[:i] or tile == p.tile:
            raise bad(f"tile {tile + 1} is not at the bottom of the stack (I1)")


def check_holds(p: Singes) -> None:
    """R67 to R70: a trap lies face up, an ambush once it has begun, a patrol while it is fought."""
    for i in range(0, len(p.holds), 4):
        seat, kind, turns, face_up = p.holds[i : i + 4]
        is_oldest = seat not in p.holds[0:i:4]
        begun = bool(face_up) and is_oldest
        if kind == t.TRAP:
            fits = 1 <= turns <= p.material.trap_turns and bool(face_up)
        elif kind >= t.AMBUSH:
            fits = (1 <= turns <= kind - t.AMBUSH) if begun else (turns == 0 and not face_up)
        else:
            is_fought = seat == p.turn and is_oldest and p.question in (t.DEFENDING, t.ROLL_PATROL)
            fits = turns == 0 and bool(face_up) == is_fought
        if not fits:
            raise bad(f"{NAMES[kind]} does not hold seat {seat} up like that (R67 to R70)")


def check_night(p: Singes) -> None:
    """R82: night has not fallen in the rounds before."""
    if p.question != t.OVER and p.quiet_limit and p.quiet >= p.quiet_limit:
        raise bad(f"night falls after {p.quiet_limit} quiet rounds (R82)")
    if p.round < 1 or p.round > (p.round_limit or t.LAST_ROUND):
        raise bad(f"there is no round {p.round} (R82)")


def check_turn(p: Singes) -> None:
    """The numbers of the turn belong to its question and to what lies on the table."""
    for name, questions in BESIDE.items():
        value = getattr(p, name)
        if p.question not in questions and value not in (0, [], t.NONE if name == "tile" else 0):
            raise bad(f"{name} says nothing about {QUESTIONS[p.question]!r}")
    if p.helpers & ~p.helper_mask(p.turn) or (p.question == t.STEPPING and p.total <= p.helper_sum(p.helpers)):
        raise bad("the helpers of a move are those of the hand, and the die adds to them (R25)")
    if p.path and (p.flown or not is_walked(p)):
        raise bad("the path of a move leads from square to square to the pawn (R26)")
    if p.paused and p.portal_ends:
        raise bad("nobody goes on after a tile is opened (R38, O8)")
    if p.trail and not p.whole_turn:
        raise bad("earlier moves of a turn count under backtrack_scope = turn (O11)")
    if p.question >= t.ROLL_MOVE and p.die and not p.used[p.turn * 2 + p.die - t.RED]:
        raise bad("a die is rolled by who has it face up (R54)")


def check_memories(p: Singes) -> None:
    """Nobody remembers his own hand, nor what lies face up."""
    for at, cases in enumerate(p.minds):
        for case in cases:
            places = [token // SPOT for token in case[0]]
            places += [event - SPOT for lot in case[1:] for event in lot if event >= SPOT]
            if at // 3 in places:
                raise bad(f"seat {at // 3} sees his own hand and needs no memory of it (I10)")
            if any(place >= t.HOLD and p.holds[(place - t.HOLD) * 4 + 3 :][:1] != [0] for place in places):
                raise bad("a memory of a hold-up is of one that lies face down (I10)")


def check_imagination(p: Singes) -> None:
    """Nobody remembers less than everybody does: what a seat holds possible breaks nothing that all know."""
    if all(len(cases) == 1 and len(cases[0]) == 1 for cases in p.minds):
        return
    for seat in range(p.seats):
        view = look(p, seat)
        if any(imagine(view, p.material, Random(seed)).check() for seed in range(WORLDS)):
            raise bad(f"seat {seat} remembers less than everybody does (I10)")


def has_escaped(p: Singes, seat: int) -> bool:
    key = p.key_on(p.pawns[seat])
    return key != t.NONE and p.missing(seat, key) == 0


def is_open(p: Singes) -> bool:
    """Whether what a question is about is there: what lies on the square, the tile in the hand, the way walked."""
    question, seat, content = p.question, p.turn, p.board[p.pawns[p.turn]]
    if question == t.HELPING:
        return p.total > 0 and p.helpers == 0 and p.helper_mask(seat) > 0
    if question == t.STEPPING:
        return is_walked(p) and len(p.path) - 1 <= p.total
    if question in (t.FIGHTING, t.ROLL_FIGHT):
        owned = [p.held(seat, weapon) for weapon in range(t.ARMS)]
        return content >= t.APE and is_part(p.declared, owned)
    if question == t.MOVING:
        return content >= t.APE and p.held(seat, t.MOVE_TOKEN) > 0
    if question == t.SACRIFICING:
        return content >= t.APE
    if question == t.DRAW_APE:
        return content in (t.MARK_Z, t.MARK_G)
    if question == t.DRAW_TOKEN:
        return content in (t.MARK_W, t.MARK_C, t.MARK_K, t.MARK_L)
    if question in (t.TURNING, t.DRAW_KEY):
        return content == t.KEY_DOWN
    if question == t.ESCAPING:
        key = p.key_on(p.pawns[seat])
        return key != t.NONE and may_escape(p, seat, key)
    if question == t.STEALING:
        return p.exact == 1 and may_steal(p, seat)
    if question == t.NAMING:
        return p.thief_choice == 1 and is_beside(p, seat, p.wanted)
    if question == t.DRAW_THEFT:
        return is_beside(p, seat, p.wanted // t.LOOTS) and p.wanted % t.LOOTS >= t.LOOT_W
    if question in (t.PICKING, t.DRAW_PICK):
        is_named = question == t.PICKING or p.wanted in (t.L, t.K)
        return p.pawns[seat] == p.material.start and sum(p.pile) > 0 and is_named
    if question == t.DRAW_TILE:
        return p.is_live(p.pawns[seat]) and p.left > len(p.bottom) and is_part_of(p.tried, p.bottom)
    if question == t.ROTATING:
        is_drawn = p.tile != t.NONE and is_in_stack(p, p.tile) and p.left > len(p.bottom)
        sunk = p.bottom + [p.tile] * p.forced
        is_forced = p.forced == 0 or (p.tile in p.tried and len(p.tried) == p.left)
        return p.is_live(p.pawns[seat]) and is_drawn and is_forced and is_part_of(p.tried, sunk)
    if question == t.GUIDED:
        return p.wanted in (t.DAENA, t.KARUBI) and p.held(seat, p.wanted) > 0
    if question == t.TRAPPED:
        guides = p.held(seat, t.DAENA) + p.held(seat, t.KARUBI)
        return p.fallen == 1 and p.trap_rule == 0 and p.hidden(seat, t.L) + guides > 0
    if question == t.DRAW_FORFEIT:
        is_owed = p.owed <= p.backs(seat, t.L) and p.wanted <= p.backs(seat, t.K)
        return p.fallen == 1 and p.trap_rule == 0 and is_owed
    if question in (t.DEFENDING, t.ROLL_PATROL):
        oldest = [p.holds[i + 1] for i in range(0, len(p.holds), 4) if p.holds[i] == seat][:1]
        return oldest != [] and t.PATROL <= oldest[0] < t.PATROL + t.PATROLS
    return True


def is_part(some: list[int], every: list[int]) -> bool:
    """Whether of each there are no more than there are in all."""
    return len(some) == len(every) and all(count <= most for count, most in zip(some, every, strict=True))


def is_part_of(some: list[int], every: list[int]) -> bool:
    return len(set(some)) == len(some) and set(some) <= set(every)


def is_beside(p: Singes, seat: int, rival: int) -> bool:
    return rival < p.seats and rival != seat and p.pawns[rival] == p.pawns[seat]


def is_walked(p: Singes) -> bool:
    """Whether the path of a move leads from square to square to the pawn."""
    steps = zip(p.path, p.path[1:], strict=False)
    beside = [other in [p.neighbour(square, side) for side in range(4)] for square, other in steps]
    return p.path[-1:] == [p.pawns[p.turn]] and all(beside)


def count_box(p: Singes) -> None:
    """What is nowhere on the table is in the box: tokens nobody has seen, pools, keys."""
    held = p.removed[:]
    for kind in range(t.ITEMS):
        held[kind] += p.pile[kind] + sum(p.held(seat, kind) for seat in range(p.seats))
    for i in range(1, len(p.holds), 4):
        held[p.holds[i]] += 1
    for content in p.board:
        if content >= t.APE:
            held[content - t.APE] += 1
    held[KINDS["trap"]] += p.fallen
    p.unseen = [p.material.counts[kind] - held[kind] for kind in range(t.TYPES)]
    for kind in range(t.TYPES):
        if p.unseen[kind] < 0:
            raise bad(f"there are only {p.material.counts[kind]} of {NAMES[kind]} in the box (I1)")
    for back, letter in enumerate(BACK_LETTERS):
        unseen = sum(p.unseen[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1])
        p.pools[back] = unseen - p.board.count(t.MARK_W + back)
        if p.pools[back] < 0:
            raise bad(f"more {letter} lie face down than are left (I1)")
    doors = [content for content in p.board if t.KEY_DOWN <= content < t.APE]
    p.keys_left = len(p.material.key_names) - len(doors)
    turned = [content for content in doors if content != t.KEY_DOWN]
    if p.keys_left < 0 or len(set(turned)) != len(turned):
        raise bad("a key lies on two doors (I1)")


def read_lattice(text: str) -> tuple[int, int]:
    if not (found := re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", text)):
        raise bad(f"{text[:20]!r} is not x,y")
    return int(found[1]), int(found[2])


def read_place(p: Singes, text: str) -> int:
    square = square_at(p, *read_lattice(text))
    if square == t.NONE:
        raise bad(f"there is no square {text[:20]} (R8)")
    return square


def read_kind(text: str, most: int = t.TYPES) -> int:
    kind = KINDS.get(text, t.NONE)
    if not 0 <= kind < most:
        raise bad(f"{text[:20]!r} is not a token that can be here")
    return kind


def read_seat(p: Singes, text: str) -> int:
    if not re.fullmatch("[0-9]", text) or int(text) >= p.seats:
        raise bad(f"{text[:20]!r} is not a seat")
    return int(text)


def read_readers(p: Singes, text: str) -> int:
    if text in ("all", "nobody"):
        return everybody(p) if text == "all" else 0
    mask = 0
    for name in text.split(","):
        mask |= 1 << (t.SPECTATOR if name == "table" else read_seat(p, name))
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
    if p.tile_at(x, y) != t.NONE:
        raise bad(f"two tiles lie on {words[2]}")
    put(p, int(tile) - 1, x, y, int(rotation))


def read_on(p: Singes, words: list[str]) -> None:
    want(words, 3, "on 5,4 chimp6")
    square = read_place(p, words[1])
    if words[2] in ("empty", "key"):
        p.board[square] = t.KEY_DOWN if words[2] == "key" else t.EMPTY
    elif words[2] in p.material.key_names:
        p.board[square] = t.KEY_UP + p.material.key_names.index(words[2])
    elif len(words[2]) == 1 and words[2] in BACK_LETTERS:
        p.board[square] = t.MARK_W + BACK_LETTERS.index(words[2])
    else:
        kind = read_kind(words[2])
        if kind < t.ITEMS and kind not in (t.ATTAR, t.THADE):
            raise bad(f"only apes lie face up on squares (I5), not {words[2]}")
        p.board[square] = t.APE + kind


def read_hand(p: Singes, words: list[str]) -> None:
    if len(words) < 4 or words[2] != "at":
        raise bad("write 'seat 0 at 3,3 axe digit2'")
    seat = read_seat(p, words[1])
    p.pawns[seat] = read_place(p, words[3])
    for name in words[4:]:
        kind = read_kind(name.removesuffix("!"), t.ITEMS)
        p.hands[seat * t.ITEMS + kind] += 1
        if name.endswith("!"):
            if kind not in (t.RED_DIE, t.RED_DIE + 1):
                raise bad("only dice are marked as in use (R54)")
            p.used[seat * 2 + kind - t.RED_DIE] += 1


def read_duty(p: Singes, words: list[str]) -> None:
    want(words, 3, "duty 0 5,3")
    p.duty[read_seat(p, words[1])] = read_place(p, words[2])


def read_hold(p: Singes, words: list[str]) -> None:
    want(words, 5, "hold 1 patrol3 0 all")
    kind = read_kind(words[2], t.ITEMS)
    if kind != KINDS["trap"] and not t.PATROL <= kind < t.PATROL + t.ATTACKS:
        raise bad(f"{words[2]} holds nobody up")
    readers = read_readers(p, words[4])
    face_up = readers == everybody(p)
    if not face_up:
        learn(p, readers, t.HOLD + len(p.holds) // 4, kind)
    p.holds += [read_seat(p, words[1]), kind, number(words[3], 9), readers if face_up else 0]


def read_pile(p: Singes, words: list[str]) -> None:
    for name in words[1:]:
        p.pile[read_kind(name, t.ITEMS)] += 1


def read_known(p: Singes, words: list[str]) -> None:
    want(words, 4, "known pile trap all")
    learn(p, read_readers(p, words[3]), read_memory_place(p, words[1]), read_kind(words[2], t.ITEMS))


def read_memory_place(p: Singes, text: str) -> int:
    if text.startswith("hold"):
        return t.HOLD + number(text.removeprefix("hold"), 99)
    return t.PILE if text == "pile" else read_seat(p, text)


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
        raise bad("cases are about tokens of one back (section 7)")
    slot = slots.pop()
    readers = read_readers(p, words[1])
    for reader in range(len(p.minds) // 3):
        if readers >> reader & 1:
            p.minds[reader * 3 + slot] = simplest([composed([], case) for case in cases])


def read_lot(p: Singes, word: str) -> list[int]:
    place, colon, name = word.partition(":")
    if colon:
        return [read_kind(name, t.ITEMS), SPOT + read_memory_place(p, place)]
    lot = [read_event(p, event) for event in word.split(",")]
    if not is_filled(lot):
        raise bad(f"{word[:40]!r} does not fill each place with a token that had come")
    return lot


def read_event(p: Singes, text: str) -> int:
    if not text.startswith(">"):
        return ANY if text == "any" else read_kind(text, t.ITEMS)
    place = read_memory_place(p, text.removeprefix(">"))
    if place >= t.HOLD:
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
    if not p.is_portal(square) or p.beyond(square) != t.VOID:
        raise bad(f"{words[1]} is no portal that looks into the void (R11)")
    p.joined[square // t.CELLS * 4 + square % t.CELLS - t.PORTAL] = t.IDLE


def read_turn(p: Singes, words: list[str]) -> None:
    names = words[::2]
    if len(words) % 2 or len(set(names)) < len(names):
        raise bad("write 'turn 0 first 0 round 1 quiet 0 progress 0'")
    for name, value in zip(names, words[1::2], strict=True):
        if name not in ("turn", "first", "round", "quiet", "progress") or not re.fullmatch("[0-9]{1,3}", value):
            raise bad("write 'turn 0 first 0 round 1 quiet 0 progress 0'")
        if name == "progress" and int(value) > 1:
            raise bad("progress is 0 or 1: whether this round has had any (R81)")
        setattr(p, name, read_seat(p, value) if name in ("turn", "first") else int(value))


def read_question(p: Singes, words: list[str]) -> None:
    if len(words) < 2 or words[1] not in QUESTIONS[t.FIRST :]:
        raise bad(f"a question is one of {', '.join(QUESTIONS[t.FIRST :])}")
    p.question = QUESTIONS.index(words[1])
    p.stirred = 0
    if p.question in (t.FIGHTING, t.ROLL_FIGHT):
        p.declared = [0] * t.ARMS
    said: list[str] = []
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name in said:
            raise bad(f"{name!r} is said twice")
        said.append(name)
        if name in ("path", "trail"):
            setattr(p, name, [read_place(p, place) for place in value.split(">")])
        elif name == "declared":
            p.declared = [number(part, 9) for part in value.split(",")]
        elif name in ("tried", "tile"):
            tiles = [number(part, p.material.tiles) - 1 for part in value.split(",")]
            if name == "tried":
                p.tried = tiles
            else:
                p.tile = tiles[0] if len(tiles) == 1 else t.NONE
        elif name in TURN_NUMBERS:
            setattr(p, name, number(value, MOST.get(name, 1)))
        else:
            raise bad(f"{word[:30]!r} says nothing about a question")


def read_over(p: Singes, words: list[str]) -> None:
    want(words, 2, "over quiet")
    p.question = t.OVER
    p.stirred = 0
    if words[1] in REASONS[1:]:
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
