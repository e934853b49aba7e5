"""End without an escape: nightfall, and who came nearest (3.15: R82 to R84)."""

from __future__ import annotations

from ludotheque.core.state import NOBODY
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import NO_ONE


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
    for key in range(p.material.key_count()):
        if (turned >> key & 1 or closed > 0) and is_alive(p, key, lying):
            return False
    return True


def is_alive(p: Position, key: int, lying: list[int]) -> bool:
    """Whether everything a key asks for can still come together in one hand."""
    need = p.material.need(key)
    if need in (t.ATTAR, t.THADE):
        return False
    back = t.WEAPON_BACK if need <= t.LAST_TYPE[t.WEAPON_BACK] else t.CHARACTER_BACK
    if seen(p, need) == 0 and (p.unseen[need] == 0 or lying[back] == 0):
        return False
    lacking = 0  # digits that no token already looked at stands for
    short = 0  # those that no token of the box but a joker can stand for
    for place in range(t.KEY_DIGITS):
        digit = p.material.digit(key, place)
        wanted = p.material.times(key, place)
        found = seen(p, digit)
        if found < wanted:
            lacking += 1
            if found + p.unseen[digit] < wanted:
                short += 1
    jokers = seen(p, t.JOKER)
    # What the jokers do not cover has to come from the face-down tokens, one each.
    return short <= jokers + p.unseen[t.JOKER] and lacking - jokers <= lying[t.DIGIT_BACK]


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
