"""What a boss of the house says on the floor: an answer to every paper, perhaps one offer, and why."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.games.tractions.mind.bargain import OWED, Offer, best_offer, counter, next_pick
from ludotheque.games.tractions.mind.deals import LEAST, betters, can_deliver, is_talk, paper_deal
from ludotheque.games.tractions.mind.promises import strikes
from ludotheque.games.tractions.mind.standing import Standing, is_about_to_win
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.papers import has_unanswered, received
from ludotheque.games.tractions.rules.position import Position

EAGERNESS: Final = 0.8  # how often an offer that could be made is made
ROBBERY: Final = 40  # percent of a treasury that nobody hands over for words

# Why a paper is taken or not; the face has a sentence for each.
GAIN: Final = "reason-gain"
PEACE_OF_MIND: Final = "reason-alliance"
WORDS: Final = "reason-words"
TOO_DEAR: Final = "reason-too-dear"
POOR: Final = "reason-poor"
NEEDED: Final = "reason-needed"
LEADER: Final = "reason-leader"
TRAITOR: Final = "reason-traitor"
TOO_LATE: Final = "reason-too-late"
THEFT: Final = "reason-robbery"
VAGUE: Final = "reason-vague"


def talk(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """Answer first, now and then with another paper, then perhaps one offer on each floor, then done."""
    is_writing = p.pens[gang * t.PEN] != t.RESTING
    for number in range(p.filed[gang]):
        if t.ACCEPT + number in legal:
            i = received(p, gang, number)
            if is_welcome(p, gang, i):
                return t.ACCEPT + number
            answer = counter(p, gang, i)
            if answer.rows and (is_writing or t.WRITE in legal):
                return next_pick(p, gang, answer) if is_writing else t.WRITE
            return t.REFUSE + number
    if is_writing:
        return next_pick(p, gang, best_offer(p, gang))
    if t.WRITE in legal and not has_unanswered(p, gang):
        offer = best_offer(p, gang)
        if offer.rows and (offer.reason == OWED or rng.random() < EAGERNESS):
            return t.WRITE
    return t.DONE


def is_welcome(p: Position, gang: int, i: int) -> bool:
    """Whether the paper at that place brings the gang nearer to victory; words cost nothing."""
    number = p.papers[i]
    if is_talk(p, number):
        return True
    if not can_deliver(p, gang, number):
        return False
    deal = paper_deal(p, gang, number)
    return not deal.feeds_winner(p.papers[i + t.PARTIES]) and betters(Standing(p), gang, deal) >= LEAST


def spoken_offer(p: Position, gang: int) -> Offer:
    """What the gang is writing: an answer to a paper that it will refuse, or an offer of its own."""
    for number in range(p.filed[gang]):
        i = received(p, gang, number)
        if i != t.NONE and not p.papers[i + t.ACCEPTED] >> gang & 1 and not is_welcome(p, gang, i):
            answer = counter(p, gang, i)
            if answer.rows:
                return answer
    return best_offer(p, gang)


def reason(p: Position, gang: int, action: int) -> str:
    """Why the boss accepts, refuses or sends: the key of a sentence."""
    if action == t.SEND or (action == t.OK and p.pens[gang * t.PEN] == t.AT_WORDS):
        return spoken_offer(p, gang).reason
    if t.ACCEPT <= action < t.ACCEPT + t.FILES:
        i = received(p, gang, action - t.ACCEPT)
        if is_talk(p, p.papers[i]):
            return WORDS
        return PEACE_OF_MIND if has_row(p, p.papers[i], t.ALLY) else GAIN
    if t.REFUSE <= action < t.REFUSE + t.FILES:
        return objection(p, gang, received(p, gang, action - t.REFUSE))
    return ""


def objection(p: Position, gang: int, i: int) -> str:
    """What is wrong with a paper."""
    number = p.papers[i]
    if not can_deliver(p, gang, number):
        return POOR
    deal = paper_deal(p, gang, number)
    for other in range(t.GANGS):
        if other != gang and p.papers[i + t.PARTIES] >> other & 1:
            if is_about_to_win(p, other):
                return LEADER
            if strikes(p, other, gang) and has_promise(p, number):
                return TRAITOR
    if deal.wants_words:
        return VAGUE
    if -deal.money[gang] * 100 >= p.purses[gang] * ROBBERY and deal.money[gang] < 0 and deal.goods[gang] <= 0.0:
        return THEFT if has_promise(p, number) else TOO_DEAR
    if deal.asks_late:
        return TOO_LATE
    for j in range(0, len(p.rows), t.ROW):
        gives_car = (
            p.rows[j + t.KIND] == t.GIVE_CARD and p.rows[j + t.FROM] == gang and p.rows[j + t.WHAT] == t.TRACTION
        )
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
