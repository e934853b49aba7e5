"""Every number of Le Gang des Traction-Avant with a name.

A man (pawn) is gang * 20 + number - 1, a space its place in the material, money is counted in U = 100,000 Thunes.
Sets of gangs are bits. An action is one small pick: a deal, a shot or a getaway is a short sequence of them.
"""

from __future__ import annotations

from typing import Final

GANGS: Final = 6  # each by the first letters of its boss: Pierre Loutrel is LO, Abel Danos is DA
LO: Final = 0
NA: Final = 1
AT: Final = 2
DA: Final = 3
FE: Final = 4
BO: Final = 5
ALL: Final = 63
CREW: Final = 20  # men of a gang
MEN: Final = 120
SPACES: Final = 80
NONE: Final = -1
RESERVE: Final = -1  # the place of a man who is not on the board
PARKING: Final = 80

# Kinds of spaces.
STREET: Final = 0
HOTEL: Final = 1
BASE: Final = 2
CAFE: Final = 3
BANK: Final = 4

# Cards.
TRACTION: Final = 0
COLT: Final = 1
ESQUIVE: Final = 2
STEN: Final = 3
COUP: Final = 4
IMPLANTATION: Final = 5
KINDS: Final = 6
MONEY: Final = 6  # beside the cards, what a clause may promise
SUPPLY: Final = 6  # beside the gangs, who holds a card
HOLDERS: Final = 7  # the gangs and the supply
SIGHT: Final = 7  # the supply as a gang has seen it last: how many of each kind, and in which turn
SIGHT_TURN: Final = 6
PUBLIC: Final = 6  # beside the gangs, who looks on
VIEWERS: Final = 7

# Options, by their place in Position.agreed.
VAN: Final = 0
ROULETTES: Final = 1
SERIES: Final = 2
POWERS: Final = 3
CLOCKED: Final = 4
DEALT: Final = 5
MONEY_OPEN: Final = 6
PACTS_OPEN: Final = 7
KEEP_LOOT: Final = 8
BANK_PAYS: Final = 9
RIPOSTES: Final = 10
SUPER_ALWAYS: Final = 11
MAX_TURNS: Final = 12
TARGET: Final = 13
HONESTY: Final = 14  # of computer players, in percent
BANK_LIMITED: Final = 15  # whether the money bank can run dry (A51)

# Questions.
CHOOSING_PICKER: Final = 0  # chance
PICKING_GANG: Final = 1
DEALING_GANG: Final = 2  # chance
SETTING_UP: Final = 3
DRAWING_FIRST: Final = 4  # chance
STARTING: Final = 5
FLOOR: Final = 6
DISCARDING: Final = 7
MOVING: Final = 8
GROUPING: Final = 9  # first: 0 for a step, 1 for a Coup de force
FORBIDDING: Final = 10
CONTESTING: Final = 11
SUMMING: Final = 12  # first: the gang a sum is for, second: the sum so far
ANSWERING: Final = 13
NAMING: Final = 14
SHIELDING: Final = 15
INITIATIVE: Final = 16
SHOOTING: Final = 17
DODGING: Final = 18
RIPOSTING: Final = 19
PARLEYING: Final = 20
PARLEY_ANSWERING: Final = 21
DUELLING: Final = 22
DUEL_ANSWERING: Final = 23
ROLLING: Final = 24  # chance; first: the man who rolls, second: the other
LEAVING: Final = 25
GATHERING: Final = 26  # le Gros; first: the bank, second: how many have come
RANKING_BANKS: Final = 27
ORDERING: Final = 28
REACTING: Final = 29
HONOURING: Final = 30
DEPARTING: Final = 31
AVENGING: Final = 32  # first: the traitor, second: how many were replaced
CLAIMING: Final = 33
PLEADING: Final = 34
VOTING: Final = 35
VAN_ROLLING: Final = 36  # chance
DRIVING: Final = 37
AIMING_AT_VAN: Final = 38
LOOT_ROLLING: Final = 39  # chance
TAKING: Final = 40  # cards; first and second: how many E and S are still due
OVER: Final = 41

# Procedures: frames of the agenda that ask nobody; first is the stage they have reached.
TURN: Final = 64
MOVES: Final = 65
ENTRY: Final = 66
ASSAULT: Final = 67  # an attack in place
COMBAT: Final = 68
VOLLEY: Final = 69
HEIST: Final = 70
VAN_RUN: Final = 71
RAIDS: Final = 72
REPRISALS: Final = 73
RENEWAL: Final = 74

# Stages of a turn.
STAGE_BEGIN: Final = 0
STAGE_POWERS: Final = 1
STAGE_MAGOUILLES: Final = 2
STAGE_DISCARDS: Final = 3
STAGE_MOVEMENT: Final = 4
STAGE_GATHERING: Final = 5
STAGE_FINDING: Final = 6
STAGE_HEISTS: Final = 7
STAGE_DEPARTURES: Final = 8
STAGE_VAN: Final = 9
STAGE_RAIDS: Final = 10
STAGE_PHASE_5: Final = 11
STAGE_CARDS: Final = 12
STAGE_END: Final = 13

# Stages of a combat.
ROUND_OPEN: Final = 0
ROUND_OVER: Final = 1

# Stages of a volley: what comes next.
VOLLEY_SHOTS: Final = 0
VOLLEY_HITS: Final = 1
VOLLEY_RIPOSTES: Final = 2
VOLLEY_SHOWN: Final = 3  # in a bank, where the orders have shown the shots already

# Stages of a heist.
HEIST_ORDERS: Final = 0
HEIST_REVEAL: Final = 1
HEIST_FIRE: Final = 2
HEIST_ROUND_END: Final = 3
HEIST_TALK: Final = 4
HEIST_FIGHT_END: Final = 5
HEIST_SPLIT: Final = 6
HEIST_SHARE: Final = 7
HEIST_DEPARTURES: Final = 8
HEIST_CLOSE: Final = 9

# Actions: picks.
PAWN: Final = 0
SPACE: Final = 120
GANG: Final = 200
NUMBER: Final = 206  # 0 to 40
NUMBERS: Final = 41
CARD: Final = 247  # a kind of card, or MONEY
NOTE: Final = 254  # a banknote of NOTES
NOTES: Final = [1, 5, 10, 50]
WHERE: Final = 258  # everywhere, or a kind of space
SHOW: Final = 264  # hand, E, S, one kind
PACT: Final = 273  # one of the seat's own pacts, by its slot
SLOTS: Final = 16
TERM: Final = 289
CLAUSE: Final = 298
ACCEPT: Final = 306  # + the number of the paper among those the seat has received on this floor
REFUSE: Final = 406
FILES: Final = 100
WITHDRAW: Final = 506  # + the number of the paper among those the seat has sent on this floor
PAPERS: Final = 20
PUBLISH: Final = 526
CLAIM: Final = 542  # + slot * 6 + the accused
SHIELD: Final = 638  # cafés, hotels
SETUP: Final = 640  # + E mix * 3 + S
SETUPS: Final = 30
CARS: Final = 670  # + 0 to 5 Tractions for a getaway
PETROL: Final = 676  # + 1 to 18 Tractions for movement points
DODGE: Final = 695  # + 0 to 18 Esquives for the man in question
DIE: Final = 714  # + 1 to 6
DICE: Final = 721  # + 2 to 12
SEAT: Final = 734  # + a seat, drawn by chance

# Actions: words.
DONE: Final = 740
WRITE: Final = 741
SEND: Final = 742
TEAR: Final = 743
RUB: Final = 744
OK: Final = 745
THIS_HEIST: Final = 746
GO: Final = 747
NO: Final = 748
YES: Final = 749
RECRUIT_MP: Final = 750
RECRUIT_CASH: Final = 751
PLAY_COUP: Final = 752
END: Final = 753
BUY_TIME: Final = 754
OFFER: Final = 755
ATTACK: Final = 756
BACK: Final = 757
AGREE: Final = 758
DECLINE: Final = 759
AMBUSH: Final = 760
FORBID: Final = 761
ALLOW: Final = 762
FIRE: Final = 763
PARLEY: Final = 764
ROULETTE: Final = 765
PASS: Final = 766
WEAPON: Final = 767  # + Colt, Sten from hand, Sten held, Pierrot's Sten
WITHDRAWAL: Final = 771
LET_IN: Final = 772
STAND: Final = 773
STAY: Final = 774
SACRIFICE: Final = 775
HONOUR: Final = 776
RENEGE: Final = 777
STOP: Final = 778
RENEW: Final = 779
ADMIT: Final = 780
DENY: Final = 781
ENOUGH: Final = 782
ACTIONS: Final = 783

# Weapons.
BY_COLT: Final = 0
BY_STEN: Final = 1
BY_HELD: Final = 2
BY_PIERROT: Final = 3

# Terms of a proposal (R27), then the clauses of an alliance (R42). A row is its paper, its kind and four cells: FROM
# and TO whom, WHAT, and a DETAIL of it. Beside each kind stands what it keeps there.
PAY: Final = 0  # from, to, sum
GIVE_CARD: Final = 1  # from, to, kind, how many
SHOWING: Final = 2  # from, to, what, pact
SWAP: Final = 3  # from, to, a man of each
TURNS: Final = 4  # from, to
ALLY: Final = 5  # signatories listed, last turn (0: this heist)
DISSOLVE: Final = 6  # pact
TELL: Final = 7  # from, to, words
PROMISE: Final = 8  # from, to, words
TERMS: Final = 9
PEACE: Final = 9  # from, to, where, space
PASSAGE: Final = 10  # from, to
LODGING: Final = 11  # from, to
AVOID: Final = 12  # from, -, space
BRING: Final = 13  # from, -, space, how many
GIVE: Final = 14  # from, to, kind or MONEY, how many
SPLIT: Final = 15  # bank or NONE, weights
TEXT: Final = 16  # words
ROW: Final = 6
KIND: Final = 1  # the cells of a row, of the pen and of a clause behind the number of the paper, the step, the pact
FROM: Final = 2
TO: Final = 3
WHAT: Final = 4
DETAIL: Final = 5
CLAUSES: Final = 8  # kinds of clauses
WEIGHT_BITS: Final = 6  # for each weight of a split, each one too large: 0 is a gang left out

# Where a peace holds.
EVERYWHERE: Final = 0  # then streets, hotels, bases, cafés, banks: 1 + the kind of space
ONE_SPACE: Final = 6

# What is shown.
SHOW_HAND: Final = 0
SHOW_E: Final = 1
SHOW_S: Final = 2
SHOW_KIND: Final = 3
SHOW_PACT: Final = 9

# A paper: id, proposer, parties, who has accepted, and the number it bears in the proposer's and the parties' files.
PAPER: Final = 10
PROPOSER: Final = 1
PARTIES: Final = 2
ACCEPTED: Final = 3
FILED: Final = 4  # + gang
# A pact: id, signatories, last turn (0: this heist), who may read it, the slots it has in the signatories' ledgers,
# which grudges (traitor * 6 + victim, by bits) were open when it was signed, and when it last became more public.
PACT_WIDTH: Final = 12
SIGNATORIES: Final = 1
LAST_TURN: Final = 2
PACT_READERS: Final = 3
PACT_SLOT: Final = 4  # + gang
OLD_GRUDGES: Final = 10
SHOWN_AT: Final = 11
READERS_ALL: Final = 127
# A clause: pact, kind, the same four cells, who owes whom nothing any more, what was handed over, whom it was claimed
# against with, from BROKEN on, who has broken it to whom (traitor * 6 + victim, by bits), who may read it.
CLAUSE_WIDTH: Final = 10
FREED: Final = 6
HANDED: Final = 7
CLAIMS: Final = 8
CLAUSE_READERS: Final = 9
BROKEN: Final = 6  # the bit in CLAIMS where breaches begin

# The pen of a gang: what it is writing. Step, kind, and what it has picked so far.
PEN: Final = 7
IN_PACT: Final = 6  # whether it writes inside an alliance
RESTING: Final = 0
COMPOSING: Final = 1
AT_GIVER: Final = 2
AT_TAKER: Final = 3
AT_NOTES: Final = 4
AT_CARD: Final = 5
AT_COUNT: Final = 6
AT_SHOW: Final = 7
AT_PAWN: Final = 8
AT_OTHER_PAWN: Final = 9
AT_LAST: Final = 10
AT_CLAUSES: Final = 11
AT_WHERE: Final = 12
AT_SPACE: Final = 13
AT_PACT: Final = 14
AT_WORDS: Final = 15
AT_BANK: Final = 16
AT_WEIGHTS: Final = 17
AT_WEIGHT: Final = 18

# Floors.
NO_FLOOR: Final = 0
CAFES: Final = 1
VAULT: Final = 2  # the diplomacy after a heist round

# Fights.
IN_STREET: Final = 0  # an entry, the group stands on its origin
IN_HOTEL: Final = 1  # an entry, the attacker counts as inside
IN_PLACE: Final = 2
IN_RAID: Final = 3
IN_BANK: Final = 4

# How the opening of a combat is bound.
FREE: Final = 0
MUST_OPEN: Final = 1  # a shot or a roulette
MUST_FIRE: Final = 2  # R86

# Guests of a hotel.
HOST: Final = 0
PAID: Final = 1
UNPAID: Final = 2

# A shot: gang, man, weapon, target.
SHOT_WIDTH: Final = 4
SHOOTER: Final = 1
SHOT_WEAPON: Final = 2
SHOT_TARGET: Final = 3

# A claim being judged.
CLAIMANT: Final = 0
ACCUSED: Final = 1
ACCUSED_CLAUSE: Final = 2
ACCUSED_PACT: Final = 3

# Bullets dodged: man, Esquives.
DODGE_WIDTH: Final = 2
DODGE_COUNT: Final = 1

# Loot of the fallen: space, sum, killers.
SPILL_WIDTH: Final = 3
SPILL_SUM: Final = 1
SPILL_KILLERS: Final = 2

# A parley: its outcome, then payments: payer, payee, sum.
PAYMENTS: Final = 1  # where they begin
PAYMENT: Final = 3
PAYEE: Final = 1
PAYMENT_SUM: Final = 2

# A betrayal: turn, traitor, victim, kind of clause, space or NONE, men replaced in reprisal.
BETRAYAL: Final = 6
TRAITOR: Final = 1
VICTIM: Final = 2
BETRAYED: Final = 3
REPLACED: Final = 5

# Events. What all learn begins with the gang (NONE for nobody), then what stands here.
SEATED: Final = 0  # seat, [gang]
CHOSE: Final = 1  # seat, [], secret [setup]
TURNED: Final = 2  # NOBODY, [turn, first gang]
PHASED: Final = 3  # NOBODY, [phase]
START_TAKEN: Final = 4  # seat, [kind]
UNDONE: Final = 5  # seat: the done mark is taken back
MARKED_DONE: Final = 6
PRIVATE: Final = 7  # NOBODY, [], secret [what, proposer, by whom, what was shown, which open paper]
MONEY_MOVED: Final = 8  # seat, [from, to, sum]
CARDS_MOVED: Final = 9  # seat, [from, to, E, S]
CALLED: Final = 79  # seat, [seat + 1]: whose turn it is to choose a gang
GESTURE: Final = 80  # seat, [actions...]: a pick that all see and that has no event of its own
SAID_ENOUGH: Final = 78  # [1 for stopping, 0 for going on after all]
CARDS_GIVEN: Final = 77  # seat, [from, to, how many, kind]: in a bank all see which
SWAPPED: Final = 10  # [man, man]
TURNS_SWAPPED: Final = 11  # [gang, gang]
DISCARDED: Final = 12  # seat, [kind]
MOVING_BEGAN: Final = 13
RECRUITED: Final = 14  # [man, 0 for MP or 1 for cash]
REFUELLED: Final = 15  # [Tractions, MP]
STEPPED: Final = 16  # [space, men...]
LANDED: Final = 17  # [space, men...]
FORBADE: Final = 18  # [gang, space]
ALLOWED: Final = 19
OFFERED: Final = 20  # [space, gang, sum, ...]
ANSWERED: Final = 21  # [answer]
TURNED_BACK: Final = 22  # [space]
ENTERED: Final = 23  # [space, where from, men...]
ATTACKED: Final = 24  # [space, gangs]
SHIELDED: Final = 25  # [0 cafés or 1 hotels]
UNSHIELDED: Final = 26
SHOT: Final = 27  # [man, weapon, target]
DODGED: Final = 28  # [man, Esquives]
FELL: Final = 29  # [man]
PASSED: Final = 30
PARLEYED: Final = 31  # [outcome, a, b, sum...]
PARLEY_SAID: Final = 32  # [answer]
DUEL_PROPOSED: Final = 33  # [man, man]
DUEL_SAID: Final = 34  # [answer]
ROLLED: Final = 35  # [man, die]
COMBAT_ENDED: Final = 36
SENT_HOME: Final = 37  # [man]
RENEWED: Final = 38
MOVED_ON: Final = 39  # the movement turn is over
GATHERED: Final = 40  # [bank, man]
HEIST_BEGAN: Final = 41  # [bank, loot]
SEALED: Final = 42
FLED: Final = 43  # [cars, men...]
STOOD: Final = 44
ROUND_ENDED: Final = 45
REACTED: Final = 46  # [0 stays or 1 sacrifices]
SPLIT_SHOWN: Final = 47
HONOURED: Final = 48  # [honours]
SHARED: Final = 49  # [pot]
DEPARTED: Final = 50  # [cars, men...]
FORFEITED: Final = 51  # [sum]
BREACHED: Final = 52  # seat of the traitor, [victim, kind of clause, action]
AVENGED: Final = 53  # [traitor's man, victim's man]
AVENGING_ENDED: Final = 54
CLAIMED: Final = 55  # [accused]
PLEADED: Final = 56  # [admits]
VOTED: Final = 57  # [yes, no]
PUBLISHED: Final = 58
VAN_ROLLED: Final = 59  # [spaces]
VAN_MOVED: Final = 60  # [space]
VAN_SPARED: Final = 61
VAN_ROBBED: Final = 62  # [man, weapon, sum]
RAIDED: Final = 63  # seat of the owner, [loot, succeeded]
TOOK: Final = 64  # seat, [0 E or 1 S], secret [kind]
TOOK_ENOUGH: Final = 65
TIME_BOUGHT: Final = 66
TIME_RAN_OUT: Final = 67
LOOT_TAKEN: Final = 68  # [man, sum]
ENDED: Final = 69  # NOBODY, [winners by bits, 0 lead or 1 last turn]
FLOOR_CLOSED: Final = 70
BANKED: Final = 71  # seat, [sum]
SIGNED: Final = 74  # NOBODY, [clauses]: an alliance that all may read
DISSOLVED: Final = 75  # NOBODY, secret [signatories]: those who could read it see it go
JUDGED: Final = 76  # NOBODY, [won]: the test for victory where money is hidden (A2)
FIRED: Final = 73  # NOBODY, [bullets]: a volley begins
LOOKED: Final = 72  # seat, [], secret: the supply by kind

# What a PRIVATE event says.
PAPER_SENT: Final = 0
PAPER_ACCEPTED: Final = 1
PAPER_REFUSED: Final = 2
PAPER_WITHDRAWN: Final = 3
PAPER_EXECUTED: Final = 4
PAPER_LAPSED: Final = 5
