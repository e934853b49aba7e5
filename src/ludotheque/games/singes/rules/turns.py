"""Rounds and turns: turn actions, dice, hold-ups, attacks, nightfall (3.4, 3.5, 3.10, 3.12, 3.15)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE, LEGAL, NOBODY
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory import end_hold, everybody, expose, learn, pass_on, turn_up
from ludotheque.games.singes.rules.position import Position

AWAITED: Final = [[0], [1], [2], [3], [4], [5]]  # shared lists for waiting_for
CHANCE_ONLY: Final = [CHANCE]
NO_ONE: Final[list[int]] = []


def ask(p: Position, question: int) -> None:
    """Put a question to the player whose turn it is, or to chance."""
    p.question = question
    if question >= t.DRAWS:
        p.waiting_for = CHANCE_ONLY
    elif question == t.FIRST:
        p.waiting_for = AWAITED[p.host] if p.first_player else CHANCE_ONLY
    else:
        p.waiting_for = AWAITED[p.turn]


# The first player: R7, O6.


def begin_with(p: Position, seat: int) -> None:
    p.first = seat
    p.turn = seat
    p.round = 1
    p.note(t.BEGAN, seat, [])
    begin_turn(p)


# The turn: R20 to R22.


def begin_turn(p: Position) -> None:
    """Process the oldest hold-up, or ask for a turn action."""
    seat = p.turn
    if p.journal is not None:
        p.note(t.TURN, seat, [p.round])
    for i in range(0, len(p.holds), 4):
        if p.holds[i] == seat:
            suffer_hold(p, i)
            return
    ask(p, t.ACTING)


def end_turn(p: Position) -> None:
    """Pass the turn clockwise; a round ends before the first player's."""
    forget_turn(p)
    if p.stirred:
        p.stirred = 0
        if all_keys_dead(p):
            fall_night(p, t.DEAD_KEYS)
            return
    seat = (p.turn + 1) % p.seats
    if seat == p.first:
        p.quiet = 0 if p.progress else p.quiet + 1
        p.progress = 0
        if p.quiet > 9:
            p.note(t.QUIET, NOBODY, [p.quiet])
        if p.quiet_limit > 0 and p.quiet >= p.quiet_limit:
            fall_night(p, t.QUIET_ROUNDS)
            return
        if p.round >= (p.round_limit if p.round_limit > 0 else t.LAST_ROUND):
            fall_night(p, t.ROUNDS)
            return
        p.round += 1
    p.turn = seat
    begin_turn(p)


def forget_turn(p: Position) -> None:
    """What was said and counted within a turn is nothing to the next."""
    p.bonus = t.NO_BONUS
    p.die = t.WHITE
    p.total = 0
    p.helpers = 0
    p.path = []
    p.trail = NO_ONE
    p.exact = 0
    p.flown = 0
    p.stage = 0
    p.won = 0
    p.stole = 0
    p.ends = 0
    p.wanted = 0


def leave_trail(p: Position) -> None:
    """O11: under `turn` the squares of a move that is over stay walked on."""
    if p.whole_turn and p.path:
        p.trail = [*p.trail, *p.path]


def act_refusal(p: Position, seat: int, action: int) -> str:
    if t.ROLL <= action <= t.ROLL + t.YELLOW:
        return die_refusal(p, seat, action - t.ROLL)
    if action == t.DECLINE:
        return LEGAL if p.bonus != t.NO_BONUS else "R21"
    if action <= t.STOP or t.TO <= action < t.BEGIN:
        return "R26-roll"
    if t.HELP <= action < t.COMPASS:
        return "R25-roll"
    if t.DECLARE <= action <= t.DECLARE + t.HELMET:
        return "R44-ape"
    if p.bonus == t.EXTRA:
        return "R40"
    if action == t.COMPASS:
        if p.held(seat, t.COMPASS_TOKEN) == 0:
            return "R62-none"
        return "R62-start" if p.pawns[seat] == p.material.start else LEGAL
    if action == t.GUIDE or action == t.GUIDE + 1:
        return LEGAL if p.held(seat, t.DAENA + action - t.GUIDE) > 0 else "R58-none"
    if t.ATTACK <= action < t.ATTACK + 6 * t.ATTACKS:
        victim = (action - t.ATTACK) // t.ATTACKS
        if victim == seat or victim >= p.seats:
            return "R59-rival"
        return LEGAL if p.held(seat, t.PATROL + (action - t.ATTACK) % t.ATTACKS) > 0 else "R59-none"
    return "R21-now"


def act(p: Position, seat: int, action: int) -> None:
    """D2, and D15 while a bonus is pending."""
    if action == t.DECLINE:
        p.question = t.ENDING
    elif action <= t.ROLL + t.YELLOW:
        roll(p, seat, action - t.ROLL, t.ROLL_MOVE)
    elif action == t.COMPASS:
        # R62: the compass joins the pile before the pawn arrives.
        spend(p, seat, t.COMPASS_TOKEN)
        fly(p, seat, t.COMPASS_TOKEN, p.material.start)
    elif action < t.ATTACK:
        p.wanted = t.DAENA + action - t.GUIDE
        ask(p, t.GUIDED)
    else:
        attack(p, seat, (action - t.ATTACK) // t.ATTACKS, t.PATROL + (action - t.ATTACK) % t.ATTACKS)


def attack(p: Position, seat: int, victim: int, kind: int) -> None:
    """R59, R60: a token face down under a rival's pawn; it is one of those that attack."""
    pass_on(p, seat, t.HOLD + len(p.holds) // 4, kind, 0)
    p.hands[seat * t.ITEMS + kind] -= 1
    p.holds += [victim, kind, 0, 0]
    p.whisper(t.ATTACKED, seat, [victim], [kind], 1 << seat)
    p.question = t.ENDING


# Dice and luck tokens: R24, R54, R61, R66.


def die_refusal(p: Position, seat: int, die: int) -> str:
    if die == t.WHITE or p.held(seat, t.RED_DIE + die - t.RED) > 0:
        return LEGAL
    return "R24"


def roll(p: Position, seat: int, die: int, question: int) -> None:
    """R54: the token of a die is turned face up when its owner first rolls it."""
    p.die = die
    if die != t.WHITE and p.used[seat * 2 + die - t.RED] == 0:
        expose(p, seat, t.RED_DIE + die - t.RED)
        p.used[seat * 2 + die - t.RED] = 1
    p.note(t.CHOSE, seat, [t.ROLL + die])
    ask(p, question)


def tumble(p: Position, face: int) -> None:
    """What the die shows."""
    if p.journal is not None:
        p.note(t.ROLLED, p.turn, [p.question, p.die, face])


def spend(p: Position, seat: int, kind: int) -> None:
    """R66: a luck token goes to the START pile before all eyes."""
    pass_on(p, seat, t.PILE, kind, everybody(p))
    p.hands[seat * t.ITEMS + kind] -= 1
    p.pile[kind] += 1


def lose(p: Position, seat: int, kind: int, in_use: bool) -> None:
    """A luck token or digit goes to the pile; its face is seen only if it was a die in use."""
    if in_use:
        p.used[seat * 2 + kind - t.RED_DIE] -= 1
        learn(p, everybody(p), t.PILE, kind)
    else:
        pass_on(p, seat, t.PILE, kind, 0)
    p.hands[seat * t.ITEMS + kind] -= 1
    p.pile[kind] += 1


def used_colour(kind: int, in_use: bool) -> int:
    return kind - t.RED_DIE if in_use else t.NONE


def fly(p: Position, seat: int, how: int, square: int) -> None:
    """A teleport is a landing, never exact, and ends a retreat duty (R51, R58, R62)."""
    p.note(t.WENT, seat, [how, p.pawns[seat], square])
    p.pawns[seat] = square
    p.duty[seat] = t.NONE
    leave_trail(p)
    p.path = []
    p.flown = 1
    p.exact = 0
    p.won = 0
    p.stole = 0
    p.stage = t.STAGE_APE
    p.question = t.LANDING


# Hold-ups: R67 to R71.


def suffer_hold(p: Position, i: int) -> None:
    """The oldest hold-up eats this turn."""
    seat = p.turn
    kind = p.holds[i + 1]
    if kind == t.TRAP:
        p.holds[i + 2] -= 1
        p.note(t.SKIPPED, seat, [kind, p.holds[i + 2]])
        if p.holds[i + 2] == 0:
            # R68: the trap goes to the START pile, which all see.
            p.pile[t.TRAP] += 1
            learn(p, everybody(p), t.PILE, t.TRAP)
            end_hold(p, i)
        p.question = t.ENDING
    elif kind >= t.AMBUSH:
        if p.holds[i + 2] == 0:
            p.holds[i + 2] = kind - t.AMBUSH + 1
            turn_up(p, i)
            p.note(t.AMBUSHED, seat, [kind])
        p.holds[i + 2] -= 1
        p.note(t.SKIPPED, seat, [kind, p.holds[i + 2]])
        if p.holds[i + 2] == 0:
            p.removed[kind] += 1
            p.stirred = 1
            end_hold(p, i)
        p.question = t.ENDING
    else:
        turn_up(p, i)
        p.note(t.PATROLLED, seat, [kind])
        ask(p, t.DEFENDING)


def defend_refusal(p: Position, seat: int, action: int) -> str:
    if t.ROLL <= action <= t.ROLL + t.YELLOW:
        return die_refusal(p, seat, action - t.ROLL)
    return "R70"


def defend(p: Position, face: int) -> None:
    """R70, R71: the patrol is gone whatever happens; equal or lower costs a token."""
    seat = p.turn
    i = 0
    while p.holds[i] != seat:
        i += 4
    kind = p.holds[i + 1]
    end_hold(p, i)
    p.removed[kind] += 1
    p.stirred = 1
    strength = kind - t.PATROL + 1
    p.note(t.DEFENDED, seat, [strength, face])
    if face <= strength and p.backs(seat, t.L) + p.backs(seat, t.K) > 0:
        ask(p, t.DRAW_CONFISCATION)
    else:
        p.question = t.ENDING


def defend_with(p: Position, seat: int, action: int) -> None:
    roll(p, seat, action - t.ROLL, t.ROLL_PATROL)


def confiscate(p: Position, outcome: int) -> None:
    seat = p.turn
    in_use = outcome >= t.DRAW_USED
    kind = t.RED_DIE + outcome - t.DRAW_USED if in_use else outcome - t.DRAW
    lose(p, seat, kind, in_use)
    back = t.L if kind > t.JOKER else t.K
    p.whisper(t.CONFISCATED, seat, [back, used_colour(kind, in_use)], [kind], 1 << seat)
    p.question = t.ENDING


# Nightfall: R82 to R84.


def seen(p: Position, kind: int) -> int:
    """How many tokens of a type have been looked at and are still in the game."""
    return p.material.counts[kind] - p.removed[kind] - p.unseen[kind]


def all_keys_dead(p: Position) -> bool:
    """R83: nobody can ever satisfy a key again."""
    # Tokens nobody has seen that can still be taken: those of a pool only while there are tiles to put them on.
    lying = p.pools[:] if p.left > 0 else [0] * t.BACKS
    turned = 0
    closed = 0
    for content in p.board:
        if t.MARK_W <= content <= t.MARK_L:
            lying[content - t.MARK_W] += 1
        elif content == t.KEY_DOWN:
            closed += 1
        elif t.KEY_UP <= content < t.APE:
            turned |= 1 << content - t.KEY_UP
    if p.keys_left > 0:
        for tile in range(p.material.tiles):
            if not p.is_placed(tile):
                closed += p.material.doors[tile]
    for key in range(len(p.material.keys) // 4):
        if (turned >> key & 1 or closed > 0) and is_alive(p, key, lying):
            return False
    return True


def is_alive(p: Position, key: int, lying: list[int]) -> bool:
    """Whether everything a key asks for can still come together in one hand."""
    keys = p.material.keys
    need = keys[key * 4]
    if need in (t.ATTAR, t.THADE):
        return False
    if seen(p, need) == 0 and (p.unseen[need] == 0 or lying[t.W if need <= t.LAST_TYPE[t.W] else t.C] == 0):
        return False
    lacking = 0  # digits that no token already looked at stands for
    short = 0  # those that no token of the box but a joker can stand for
    for place in range(1, 4):
        digit = keys[key * 4 + place]
        wanted = 1
        for before in range(1, place):
            if keys[key * 4 + before] == digit:
                wanted += 1
        found = seen(p, digit)
        if found < wanted:
            lacking += 1
            if found + p.unseen[digit] < wanted:
                short += 1
    jokers = seen(p, t.JOKER)
    # What the jokers do not cover has to come from the face-down tokens, one each.
    return short <= jokers + p.unseen[t.JOKER] and lacking - jokers <= lying[t.K]


def fall_night(p: Position, reason: int) -> None:
    p.reason = reason
    p.question = t.OVER
    p.waiting_for = NO_ONE
    if p.journal is None:
        return
    p.note(t.NIGHT, NOBODY, [reason])
    ranks = night_ranks(p)
    for seat in range(p.seats):
        show_hand(p, seat)
    by = deciding(p, ranks)
    for rank in range(1, p.seats + 1):
        for seat in range(p.seats):
            if ranks[seat] == rank:
                p.note(t.RANKED, seat, [rank, *merits(p, seat), by if rank == 1 else 0])


def show_hand(p: Position, seat: int) -> None:
    hand: list[int] = []
    for kind in range(t.ITEMS):
        for _ in range(p.held(seat, kind)):
            hand.append(kind)
    p.note(t.SHOWN, seat, hand)


def merits(p: Position, seat: int) -> list[int]:
    """R84: what lacks, then digits, weapons, items."""
    return [p.least_missing(seat), p.digits_held(seat), p.weapon_sum(seat), p.hand_size(seat)]


def night_score(p: Position, seat: int) -> int:
    """R84: fewest missing, most digits, strongest weapons, most items, as one number."""
    missing, digits, weapons, items = merits(p, seat)
    return (((4 - missing) * 1000 + digits) * 100_000 + weapons) * 10_000 + items


def deciding(p: Position, ranks: list[int]) -> int:
    """The first of the merits, from 1, in which the best differ from those who follow; 0 where all are best."""
    best = merits(p, ranks.index(1))
    by = 0
    for seat in range(p.seats):
        if ranks[seat] > 1:
            others = merits(p, seat)
            place = 0
            while best[place] == others[place]:
                place += 1
            by = max(by, place + 1)
    return by


def night_ranks(p: Position) -> list[int]:
    scores = [night_score(p, seat) for seat in range(p.seats)]
    ranks: list[int] = []
    for seat in range(p.seats):
        rank = 1
        for other in range(p.seats):
            if scores[other] > scores[seat]:
                rank += 1
        ranks.append(rank)
    return ranks
