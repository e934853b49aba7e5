"""What a boss of the house says on the floor: an answer to every paper, perhaps one offer, and why."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.games.tractions.mind.bargain import best_offer, next_pick
from ludotheque.games.tractions.mind.value import can_deliver, is_dangerous, is_talk, paper_value, trust
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.papers import has_unanswered, received
from ludotheque.games.tractions.rules.position import Position

EAGERNESS: Final = 0.6  # how often an offer that could be made is made

# Why a paper is taken or not; the face has a sentence for each.
GAIN: Final = "reason-gain"
PEACE_OF_MIND: Final = "reason-alliance"
WORDS: Final = "reason-words"
TOO_DEAR: Final = "reason-too-dear"
POOR: Final = "reason-poor"
NEEDED: Final = "reason-needed"
LEADER: Final = "reason-leader"
TRAITOR: Final = "reason-traitor"


def talk(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """Answer first, then perhaps one offer on each floor, then done."""
    for number in range(t.FILES):
        if t.ACCEPT + number in legal:
            return t.ACCEPT + number if is_welcome(p, gang, received(p, gang, number)) else t.REFUSE + number
    if p.pens[gang * t.PEN] != t.RESTING:
        return next_pick(p, gang, best_offer(p, gang))
    may_offer = p.sent[gang] == 0 and not has_unanswered(p, gang) and t.WRITE in legal
    if may_offer and best_offer(p, gang).rows and rng.random() < EAGERNESS:
        return t.WRITE
    return t.DONE


def is_welcome(p: Position, gang: int, i: int) -> bool:
    """Whether the paper at that place brings the gang more than it costs; words cost nothing."""
    number = p.papers[i]
    if not can_deliver(p, gang, number):
        return False
    worth = paper_value(p, gang, number)
    return worth > 0 or (worth == 0 and is_talk(p, number))


def reason(p: Position, gang: int, action: int) -> str:
    """Why the boss accepts, refuses or sends: the key of a sentence."""
    if action == t.SEND:
        return best_offer(p, gang).reason
    if t.ACCEPT <= action < t.ACCEPT + t.FILES:
        i = received(p, gang, action - t.ACCEPT)
        if is_talk(p, p.papers[i]):
            return WORDS
        return PEACE_OF_MIND if has_row(p, p.papers[i], t.ALLY) else GAIN
    if t.REFUSE <= action < t.REFUSE + t.FILES:
        return objection(p, gang, received(p, gang, action - t.REFUSE))
    return ""


def objection(p: Position, gang: int, i: int) -> str:
    number = p.papers[i]
    if not can_deliver(p, gang, number):
        return POOR
    for other in range(t.GANGS):
        if other != gang and p.papers[i + t.PARTIES] >> other & 1:
            if is_dangerous(p, gang, other):
                return LEADER
            if trust(p, other) < 100 and has_promise(p, number):
                return TRAITOR
    for j in range(0, len(p.rows), t.ROW):
        gives_car = p.rows[j + t.KIND] == t.GIVE_CARD and p.rows[j + t.A] == gang and p.rows[j + t.X] == t.TRACTION
        if p.rows[j] == number and gives_car:
            return NEEDED
    return TOO_DEAR


def has_row(p: Position, number: int, kind: int) -> bool:
    for j in range(0, len(p.rows), t.ROW):
        if p.rows[j] == number and p.rows[j + t.KIND] == kind:
            return True
    return False


def has_promise(p: Position, number: int) -> bool:
    for j in range(0, len(p.rows), t.ROW):
        if p.rows[j] == number and p.rows[j + t.KIND] >= t.TERMS:
            return True
    return False
