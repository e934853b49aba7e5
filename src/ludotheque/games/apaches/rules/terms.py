"""Every number of Les Apaches de Paris with a name.

A crew is one decimal number: 310 is three meneurs, one novice and no recruit, on a district or in a reserve.
A planque is district * 8 + slot. Districts and slots count from 0 here, from 1 in every text.
"""

from __future__ import annotations

from typing import Final

DISTRICTS: Final = 9
COLOURED: Final = 7  # districts with planques: the first seven
BOURGEOIS: Final = 7  # district 8
FENCE: Final = 8  # district 9
SLOTS: Final = 8  # at most, in one district
PLANQUES: Final = 56
SEATS: Final = 4  # at most
NONE: Final = -1

# Kinds of Apaches, and what one of each adds to a crew.
MENEUR: Final = 0
NOVICE: Final = 1
RECRUIT: Final = 2
KINDS: Final = 3
ONE_MENEUR: Final = 100
ONE_NOVICE: Final = 10
ONE_RECRUIT: Final = 1
ONE: Final = [ONE_MENEUR, ONE_NOVICE, ONE_RECRUIT]  # by kind

# By crew: how many of each kind it has, and in all.
MENEURS_IN: Final = [crew // 100 for crew in range(1000)]
NOVICES_IN: Final = [crew // 10 % 10 for crew in range(1000)]
RECRUITS_IN: Final = [crew % 10 for crew in range(1000)]
COUNT_IN: Final = [MENEURS_IN, NOVICES_IN, RECRUITS_IN]  # by kind, then by crew
TOTAL: Final = [MENEURS_IN[crew] + NOVICES_IN[crew] + RECRUITS_IN[crew] for crew in range(1000)]

# Contents of planques.
MONEY: Final = 0
BURGLARY: Final = 1
STEAL: Final = 2
REINFORCE: Final = 3
HOSPITAL: Final = 4
PRISON: Final = 5
DEATH: Final = 6

# Where a planque is: held by a seat (0 to 3), or one of these.
UNSEEN: Final = -1  # nobody has looked at it: in a pile, set aside, or held unlooked at
LAID: Final = 4  # LAID + seat
COVERED: Final = 8  # laid, nobody remembers by whom
ABSENT: Final = -2  # not in this game

# Tokens of district 8.
BURGHER: Final = 0
POLICEMAN: Final = 1
TOKEN_KINDS: Final = 2

SMALLEST_NOTE: Final = 50  # R55: every amount is a multiple of it

# Amounts of the box.
ROUNDS: Final = 0
TURNS: Final = 1
START_MONEY: Final = 2
MENEURS: Final = 3
NOVICES: Final = 4
SUPPLY: Final = 5
BURGHERS: Final = 6
POLICEMEN: Final = 7
REINFORCEMENT: Final = 8
BAIL_PRICE: Final = 9
FENCE_PAY: Final = 10
FENCE_RECRUITS: Final = 11
REWARD: Final = 12
FINE: Final = 13
APACHE_PAY: Final = 14
LOOT: Final = 15  # what a steal takes from each other player, at this table

# Questions, from the first of a game to its end.
STARTING: Final = 0  # who plays first: a draw
DRAFTING: Final = 1
LOOKING: Final = 2  # what a planque is: a draw
ACTING: Final = 3  # skip, place somewhere, or a first step
FORCING: Final = 4  # whom to place
STEPPING: Final = 5  # a second step, or stop
LAYING: Final = 6
BAILING: Final = 7
MUGGING: Final = 8  # which bourgeois token: a draw
OVER: Final = 9

# What the seat on turn has staged.
SKIPPED: Final = 0
PLACED: Final = 1  # [district], then [district, crew]
MOVED: Final = 2  # [first step], then one or two steps
STAGED_DISTRICT: Final = 0
STAGED_CREW: Final = 1
STAGED_STEP: Final = 0  # the first

# Actions.
DRAFT: Final = 0  # DRAFT + district
SKIP: Final = 9
PLACE: Final = 10  # PLACE + district
STOP: Final = 19
BAIL: Final = 20  # BAIL + how many, up to 7
FORCE: Final = 28  # FORCE + meneurs * 24 + novices * 6 + recruits
STEP: Final = 220  # STEP + kind * 81 + from * 9 + to
LAY: Final = 463  # LAY + planque
# Outcomes.
LOOK: Final = 519  # LOOK + planque
START: Final = 575  # START + seat
TOKEN: Final = 579  # TOKEN + kind
ACTIONS: Final = 581

MOST_BAILED: Final = 7

# By action: the kind that takes a step, and the districts it leaves and enters; only steps have them.
STEP_KIND: Final = [(action - STEP) // 81 for action in range(LAY)]
STEP_FROM: Final = [(action - STEP) % 81 // 9 for action in range(LAY)]
STEP_TO: Final = [(action - STEP) % 9 for action in range(LAY)]
# By action: the crew that a force is; only forces have one.
FORCE_CREW: Final = [
    (action - FORCE) // 24 * 100 + (action - FORCE) // 6 % 4 * 10 + (action - FORCE) % 6 for action in range(STEP)
]

# Events.
STARTED: Final = 0  # the first player
ROUND: Final = 1  # the first player, [round]
DRAFTED: Final = 2  # seat, [district]
LOOKED: Final = 3  # seat, [district], secret [planque, its kind, its value]
TURN: Final = 4  # NOBODY, [turn, 1 if its order is by reserve, seats in order, their reserves]
SKIPS: Final = 5  # seat
PLACES: Final = 6  # seat, [district, crew placed, crew there now]
MOVES: Final = 7  # seat, [steps]
LAYS: Final = 8  # seat, [planque, its kind, its value]
BAILS: Final = 9  # seat, [how many, price]
RESOLVING: Final = 10  # NOBODY, [round]
# Seat or NOBODY, [district, planque or NONE, its kind, its value, amount, recruits, the winner's number, the next one].
WINS: Final = 11
ROBBED: Final = 12  # seat that pays, [amount, the thief]
MUGGED: Final = 13  # seat, [], secret [kind of the token]
RETURNS: Final = 14  # seat, [from prison, from hospital, novices gone, recruits gone, recruits that join]
REVEALS: Final = 15  # seat, [bourgeois, policemen, won, fined, meneurs jailed]
SCORES: Final = 16  # seat, [operational Apaches, their pay, final money]
ENDED: Final = 17  # NOBODY, [ranks by seat]

# Why money changed hands: the reasons of the ledger.
WALLET: Final = 0
PRIZE: Final = 1
THEFT: Final = 2
FENCED: Final = 3
BAILED: Final = 4
TOKENS: Final = 5
WAGES: Final = 6

# An entry of the ledger.
ENTRY: Final = 3  # its numbers
ENTRY_SEAT: Final = 0
ENTRY_AMOUNT: Final = 1
ENTRY_REASON: Final = 2

# An award of recruits.
AWARD: Final = 2  # its numbers
AWARD_SEAT: Final = 0
AWARD_RECRUITS: Final = 1

# A news item.
NEWS: Final = 4  # its numbers
NEWS_WINNER: Final = 0  # or NONE
NEWS_PLANQUE: Final = 1  # or NONE
NEWS_AMOUNT: Final = 2  # NONE while nothing is told
NEWS_RECRUITS: Final = 3


def crew_of(meneurs: int, novices: int, recruits: int) -> int:
    return meneurs * ONE_MENEUR + novices * ONE_NOVICE + recruits * ONE_RECRUIT


def force_of(crew: int) -> int:
    """The action that places a crew."""
    return FORCE + MENEURS_IN[crew] * 24 + NOVICES_IN[crew] * 6 + RECRUITS_IN[crew]


def step_of(kind: int, source: int, target: int) -> int:
    """The action of one Apache that goes from a district to another."""
    return STEP + kind * 81 + source * 9 + target


def is_step(action: int) -> bool:
    return STEP <= action < LAY


def is_bail(action: int) -> bool:
    return BAIL <= action <= BAIL + MOST_BAILED


def planque_at(district: int, slot: int) -> int:
    return district * SLOTS + slot


def district_of(planque: int) -> int:
    return planque // SLOTS


def slot_of(planque: int) -> int:
    return planque % SLOTS


def stand(district: int, seat: int) -> int:
    """Where the crew of a seat in a district stands in the list of crews."""
    return district * SEATS + seat


def holding(seat: int, district: int) -> int:
    """Where the planques of one colour that a seat holds are counted."""
    return seat * DISTRICTS + district


def token_at(seat: int, kind: int) -> int:
    """Where the tokens of one kind that a seat has taken are counted."""
    return seat * TOKEN_KINDS + kind


def news_item(number: int, district: int) -> int:
    """Where the news of a district in a round, counted from 1, begins."""
    return ((number - 1) * DISTRICTS + district) * NEWS
