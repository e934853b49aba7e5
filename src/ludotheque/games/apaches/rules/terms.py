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
UNIT: Final = [100, 10, 1]
TOTAL: Final = [code // 100 + code // 10 % 10 + code % 10 for code in range(1000)]

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
PLACED: Final = 1
MOVED: Final = 2

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
ENTRY: Final = 3  # numbers in an entry of the ledger: seat, amount, reason

NEWS: Final = 4  # numbers in a news item: winner or NONE, planque or NONE, amount, recruits
