"""Whether a position that is written can come about: what is checked once it is set up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.doors import may_escape
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.luck import may_steal
from ludotheque.games.singes.rules.material import BACK_LETTERS
from ludotheque.games.singes.rules.memory import SLOTS
from ludotheque.games.singes.rules.memory_lots import SPOT
from ludotheque.games.singes.rules.tiles import is_in_stack
from ludotheque.games.singes.rules.view import look
from ludotheque.games.singes.rules.worlds import imagine
from ludotheque.games.singes.text.names import KINDS, NAMES, QUESTIONS

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


def bad(why: str) -> ValueError:
    return ValueError(f"the position cannot be set up: {why}")


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
    for row in range(0, len(p.holds), t.HOLD_ROW):
        seat, kind, turns, face_up = p.holds[row : row + t.HOLD_ROW]
        is_oldest = row == p.oldest_hold(seat)
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
    if p.question >= t.ROLL_MOVE and p.die and not p.used[p.turn * t.USED_ROW + p.die - t.RED]:
        raise bad("a die is rolled by who has it face up (R54)")


def check_memories(p: Singes) -> None:
    """Nobody remembers his own hand, nor what lies face up."""
    for at, cases in enumerate(p.minds):
        for case in cases:
            places = [token // SPOT for token in case[0]]
            places += [event - SPOT for lot in case[1:] for event in lot if event >= SPOT]
            if at // SLOTS in places:
                raise bad(f"seat {at // SLOTS} sees his own hand and needs no memory of it (I10)")
            if any(place >= t.HOLD and not is_face_down(p, (place - t.HOLD) * t.HOLD_ROW) for place in places):
                raise bad("a memory of a hold-up is of one that lies face down (I10)")


def is_face_down(p: Singes, row: int) -> bool:
    return row < len(p.holds) and not p.is_face_up(row)


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


def count_box(p: Singes) -> None:
    """What is nowhere on the table is in the box: tokens nobody has seen, pools, keys."""
    held = p.removed[:]
    for kind in range(t.ITEMS):
        held[kind] += p.pile[kind] + sum(p.held(seat, kind) for seat in range(p.seats))
    for row in range(0, len(p.holds), t.HOLD_ROW):
        held[p.holds[row + t.TOKEN]] += 1
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


# Whether what a question is about is there: what lies on the square, the tile in the hand, the way walked.


def content(p: Singes) -> int:
    """What lies where the player stands."""
    return p.board[p.pawns[p.turn]]


def is_helping(p: Singes) -> bool:
    return p.total > 0 and p.helpers == 0 and p.helper_mask(p.turn) > 0


def is_stepping(p: Singes) -> bool:
    return is_walked(p) and len(p.path) - 1 <= p.total


def is_fighting(p: Singes) -> bool:
    owned = [p.held(p.turn, weapon) for weapon in range(t.ARMS)]
    return content(p) >= t.APE and is_part(p.declared, owned)


def is_moving(p: Singes) -> bool:
    return content(p) >= t.APE and p.held(p.turn, t.MOVE_TOKEN) > 0


def is_at_key(p: Singes) -> bool:
    return content(p) == t.KEY_DOWN


def is_escaping(p: Singes) -> bool:
    key = p.key_on(p.pawns[p.turn])
    return key != t.NONE and may_escape(p, p.turn, key)


def is_stealing(p: Singes) -> bool:
    return p.exact == 1 and may_steal(p, p.turn)


def is_naming(p: Singes) -> bool:
    return p.thief_choice == 1 and is_beside(p, p.turn, p.wanted)


def is_theft(p: Singes) -> bool:
    return is_beside(p, p.turn, p.wanted // t.LOOTS) and p.wanted % t.LOOTS >= t.LOOT_WEAPON


def is_picking(p: Singes) -> bool:
    return p.pawns[p.turn] == p.material.start and sum(p.pile) > 0


def is_pick(p: Singes) -> bool:
    return is_picking(p) and p.wanted in (t.LUCK_BACK, t.DIGIT_BACK)


def is_tile_due(p: Singes) -> bool:
    return p.is_live(p.pawns[p.turn]) and p.left > len(p.bottom) and is_part_of(p.tried, p.bottom)


def is_rotating(p: Singes) -> bool:
    is_drawn = p.tile != t.NONE and is_in_stack(p, p.tile) and p.left > len(p.bottom)
    sunk = p.bottom + [p.tile] * p.forced
    is_forced = p.forced == 0 or (p.tile in p.tried and len(p.tried) == p.left)
    return p.is_live(p.pawns[p.turn]) and is_drawn and is_forced and is_part_of(p.tried, sunk)


def is_guided(p: Singes) -> bool:
    return p.wanted in (t.DAENA, t.KARUBI) and p.held(p.turn, p.wanted) > 0


def is_trapped(p: Singes) -> bool:
    guides = p.held(p.turn, t.DAENA) + p.held(p.turn, t.KARUBI)
    return p.fallen == 1 and p.trap_rule == 0 and p.hidden(p.turn, t.LUCK_BACK) + guides > 0


def is_forfeit(p: Singes) -> bool:
    is_owed = p.owed <= p.backs(p.turn, t.LUCK_BACK) and p.wanted <= p.backs(p.turn, t.DIGIT_BACK)
    return p.fallen == 1 and p.trap_rule == 0 and is_owed


def is_patrolled(p: Singes) -> bool:
    row = p.oldest_hold(p.turn)
    return row != t.NONE and t.PATROL <= p.holds[row + t.TOKEN] < t.PATROL + t.PATROLS


OPEN: dict[int, Callable[[Singes], bool]] = {
    t.HELPING: is_helping,
    t.STEPPING: is_stepping,
    t.FIGHTING: is_fighting,
    t.ROLL_FIGHT: is_fighting,
    t.MOVING: is_moving,
    t.SACRIFICING: lambda p: content(p) >= t.APE,
    t.DRAW_APE: lambda p: content(p) in (t.MARK_Z, t.MARK_G),
    t.DRAW_TOKEN: lambda p: content(p) in (t.MARK_W, t.MARK_C, t.MARK_K, t.MARK_L),
    t.TURNING: is_at_key,
    t.DRAW_KEY: is_at_key,
    t.ESCAPING: is_escaping,
    t.STEALING: is_stealing,
    t.NAMING: is_naming,
    t.DRAW_THEFT: is_theft,
    t.PICKING: is_picking,
    t.DRAW_PICK: is_pick,
    t.DRAW_TILE: is_tile_due,
    t.ROTATING: is_rotating,
    t.GUIDED: is_guided,
    t.TRAPPED: is_trapped,
    t.DRAW_FORFEIT: is_forfeit,
    t.DEFENDING: is_patrolled,
    t.ROLL_PATROL: is_patrolled,
}


def is_open(p: Singes) -> bool:
    """Whether the question of a position can be asked there."""
    return p.question not in OPEN or OPEN[p.question](p)


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
