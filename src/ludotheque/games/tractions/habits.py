"""How a careful boss answers everything that is not movement and not talk."""

from __future__ import annotations

from random import Random

from ludotheque.core.agenda import first, question
from ludotheque.games.tractions.combat import next_dodger
from ludotheque.games.tractions.heist import would_fall
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.shots import bullets_at, is_loaded
from ludotheque.games.tractions.terms import (
    AGREE,
    AIMING_AT_VAN,
    ALLOW,
    AMBUSH,
    ANSWERING,
    AVENGING,
    BACK,
    CARD,
    CARS,
    CLAUSE_WIDTH,
    COLT,
    CONTESTING,
    COUP,
    CREW,
    DECLINE,
    DENY,
    DEPARTING,
    DISCARDING,
    DODGE,
    DODGING,
    DRIVING,
    DUEL_ANSWERING,
    ESQUIVE,
    FIRE,
    FORBID,
    FORBIDDING,
    GANG,
    GANGS,
    GATHERING,
    GO,
    HOLDING,
    HONOUR,
    HONOURING,
    HOTEL,
    IMPLANTATION,
    KINDS,
    LODGING,
    MEN,
    NAMING,
    NO,
    NONE,
    NOTE,
    OFFER,
    OK,
    ORDERING,
    PARLEY_ANSWERING,
    PASS,
    PASSAGE,
    PAWN,
    REACTING,
    RENEGE,
    RIPOSTING,
    SACRIFICE,
    SETTING_UP,
    SETUP,
    SHIELD,
    SHIELDING,
    SHOOTING,
    SPACE,
    STAND,
    STARTING,
    STAY,
    STEN,
    STOP,
    SUMMING,
    TAKING,
    TRACTION,
    VOTING,
    WEAPON,
    YES,
)
from ludotheque.games.tractions.value import honours, is_dangerous, owes, spares, trust

TEMPER = 0.4  # how often a boss shoots first where it tempts him
PREFERRED_SETUP = SETUP + 4 * 3  # one of each E card and a Sten (D2)


def answer_habit(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """One of the legal answers, or anything else when no habit fits."""
    top = question(p.agenda)
    if top == SETTING_UP:
        return PREFERRED_SETUP
    if top == TAKING:
        return card_habit(p, gang, legal)
    if top == STARTING:
        return CARD + COLT if p.hands[gang * KINDS + COLT] <= p.hands[gang * KINDS + ESQUIVE] else CARD + ESQUIVE
    if top == DISCARDING:
        return wanted(legal, [CARD + COUP, CARD + IMPLANTATION, CARD + STEN])
    if top == CONTESTING:
        return wanted(legal, [OFFER, BACK])
    if top == SUMMING:
        return NOTE if first(p.agenda) != NONE and p.agenda[-1] == 0 and NOTE in legal else OK
    if top == ANSWERING:
        return answer_to_offer(p, gang, legal)
    if top == SHIELDING:
        return wanted(legal, [SHIELD, SHIELD + 1, NO])
    if top == HOLDING:
        return wanted(legal, [FIRE, PASS])
    if top in (SHOOTING, RIPOSTING):
        return shot_habit(p, gang, legal)
    if top == DODGING:
        return dodge_habit(p, gang, legal)
    if top == NAMING:
        return GO if GO in legal else first_in(legal, GANG, GANG + GANGS)
    if top == ORDERING:
        return order_habit(p, gang, legal, rng)
    if top == REACTING:
        return react_habit(p, gang, legal)
    if top == DEPARTING:
        return ride_habit(legal)
    return rarer_habit(p, gang, legal)


def rarer_habit(p: Position, gang: int, legal: list[int]) -> int:
    top = question(p.agenda)
    if top == HONOURING:
        return HONOUR if honours(p, gang) else RENEGE
    if top == AVENGING:
        return richest_man(p, legal)
    if top == AIMING_AT_VAN:
        return van_habit(legal)
    if top == DRIVING:
        return quiet_street(p, gang, legal)
    if top == GATHERING:
        return gather_habit(p, gang, legal)
    if top == FORBIDDING:
        return forbid_habit(p, gang)
    if top == PARLEY_ANSWERING:
        return parley_habit(p, gang)
    if top == DUEL_ANSWERING:
        return YES  # the proposer falls six times in eleven
    if top == VOTING:
        return NO if trust(p, p.accusal[1]) == 100 else YES
    return wanted(legal, [DENY, PASS, STOP, NO])


def wanted(legal: list[int], wishes: list[int]) -> int:
    for wish in wishes:
        if wish in legal:
            return wish
    return NONE


def first_in(legal: list[int], start: int, stop: int) -> int:
    for action in legal:
        if start <= action < stop:
            return action
    return NONE


def last_in(legal: list[int], start: int, stop: int) -> int:
    found = NONE
    for action in legal:
        if start <= action < stop:
            found = action
    return found


def card_habit(p: Position, gang: int, legal: list[int]) -> int:
    """Two cars, then Esquives and Colts in turn."""
    base = gang * KINDS
    wishes: list[int] = []
    if p.hands[base + TRACTION] < 2:
        wishes.append(CARD + TRACTION)
    if p.hands[base + ESQUIVE] <= p.hands[base + COLT]:
        wishes += [CARD + ESQUIVE, CARD + COLT]
    else:
        wishes += [CARD + COLT, CARD + ESQUIVE]
    wishes += [CARD + TRACTION, CARD + STEN, CARD + IMPLANTATION, CARD + COUP]
    return wanted(legal, wishes)


def answer_to_offer(p: Position, gang: int, legal: list[int]) -> int:
    """Passage for money, or a shot where loot comes by and no peace forbids it; a leader pays more."""
    carried = 0
    for man in p.group:
        carried += p.loot[man]
    is_free = not spares(p, gang, p.active, p.target)
    if carried >= 10 and is_free and p.hands[gang * KINDS + COLT] >= 2 and AMBUSH in legal:
        return AMBUSH
    if p.sums[gang] == 0 and is_free and is_dangerous(p, gang, p.active) and not owes_passage(p, gang, p.active):
        return DECLINE
    return AGREE


def owes_passage(p: Position, gang: int, other: int) -> bool:
    for j in range(0, len(p.clauses), CLAUSE_WIDTH):
        if p.clauses[j + 1] in (PASSAGE, LODGING) and p.clauses[j + 2] == gang and p.clauses[j + 3] == other:
            return owes(p, j, gang, other)
    return False


def shot_habit(p: Position, gang: int, legal: list[int]) -> int:
    """The first man who can, a Colt before a Sten, at the richest; one bullet is enough."""
    if is_loaded(p, gang) and GO in legal:
        return GO
    weapon = first_in(legal, WEAPON, WEAPON + 4)
    if weapon != NONE:
        return weapon
    if p.aims[gang * 2] == NONE:
        man = first_in(legal, PAWN, PAWN + MEN)
        return man if man != NONE else NO
    return richest_man(p, [action for action in legal if not is_spared(p, gang, action)])


def is_spared(p: Position, gang: int, action: int) -> bool:
    """Whether the target in a heist is a partner of whom more is to be had alive."""
    return p.heist != NONE and PAWN <= action < PAWN + MEN and spares(p, gang, (action - PAWN) // CREW, p.heist)


def richest_man(p: Position, legal: list[int]) -> int:
    """The man with the most loot, of the richest gang; men in hotels before others."""
    best = NONE
    highest = -1
    for action in legal:
        if PAWN <= action < PAWN + MEN:
            man = action - PAWN
            worth = 2000 * p.loot[man] + 2 * p.purses[man // CREW]
            if p.place[man] != NONE and p.material.kinds[p.place[man]] == HOTEL:
                worth += 1
            if worth > highest:
                highest = worth
                best = action
    return best


def dodge_habit(p: Position, gang: int, legal: list[int]) -> int:
    """All bullets or none: half a dodge saves nobody."""
    if GO in legal:
        return GO
    man = next_dodger(p, gang)
    bullets = bullets_at(p, man)
    return DODGE + bullets if DODGE + bullets in legal else DODGE


def order_habit(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """With a car, away, unless a richer rival is worth a bullet; without one, quiet."""
    if p.cars[gang]:
        return ride_habit(legal)
    if is_aiming(p, gang):
        shot = shot_habit(p, gang, legal)
        return shot if shot in legal else STAND
    if p.hands[gang * KINDS + COLT] and is_tempted(p, gang) and rng.random() < TEMPER:
        man = first_in(legal, PAWN, PAWN + MEN)
        if man != NONE:
            return man
    cars = last_in(legal, CARS + 1, CARS + 6)
    return cars if cars != NONE else STAND


def is_aiming(p: Position, gang: int) -> bool:
    for i in range(0, len(p.shots), 4):
        if p.shots[i] == gang:
            return True
    return p.aims[gang * 2] != NONE


def is_tempted(p: Position, gang: int) -> bool:
    """A rival in the bank is richer, and nothing that counts stands in the way."""
    for other in range(GANGS):
        is_rival = other != gang and p.men[p.heist * GANGS + other] > 0 and p.purses[other] >= p.purses[gang]
        if is_rival and not spares(p, gang, other, p.heist):
            return True
    return False


def ride_habit(legal: list[int]) -> int:
    """As many cars as possible, every man aboard."""
    cars = last_in(legal, CARS + 1, CARS + 6)
    if cars != NONE:
        return cars
    man = first_in(legal, PAWN, PAWN + MEN)
    if man != NONE:
        return man
    return GO if GO in legal else NO


def react_habit(p: Position, gang: int, legal: list[int]) -> int:
    if p.answers[gang] == SACRIFICE:
        return ride_habit(legal)
    bullets = 0
    saved = 0
    for man in p.crew_at(p.heist, gang):
        bullets += bullets_at(p, man)
        saved += int(not would_fall(p, man))
    if saved == 0 or (saved == 1 and p.hands[gang * KINDS + ESQUIVE] >= bullets):
        return STAY
    return SACRIFICE


def van_habit(legal: list[int]) -> int:
    weapon = first_in(legal, WEAPON, WEAPON + 4)
    if weapon != NONE:
        return weapon
    man = first_in(legal, PAWN, PAWN + MEN)
    return man if man != NONE else NO


def quiet_street(p: Position, gang: int, legal: list[int]) -> int:
    for action in legal:
        if p.gangs_at(action - SPACE) & ~(1 << gang) == 0:
            return action
    return legal[0]


def gather_habit(p: Position, gang: int, legal: list[int]) -> int:
    """Men who hold no hotel come along while there is a car for them."""
    if p.hands[gang * KINDS + TRACTION] == 0:
        return STOP
    for action in legal:
        if PAWN <= action < PAWN + MEN and p.material.kinds[p.place[action - PAWN]] != HOTEL:
            return action
    return STOP


def forbid_habit(p: Position, gang: int) -> int:
    """The base is worth a ban, and so is a hotel."""
    base = p.material.bases[gang]
    if p.target == base and p.men_at(base) - p.men[base * GANGS + gang] + len(p.group) >= p.material.raid_men:
        return FORBID
    return FORBID if p.material.kinds[p.target] == HOTEL else ALLOW


def parley_habit(p: Position, gang: int) -> int:
    """Yes to whatever does not cost."""
    balance = 0
    for i in range(1, len(p.offer) - 2, 3):
        if p.offer[i] == gang:
            balance -= p.offer[i + 2]
        if p.offer[i + 1] == gang:
            balance += p.offer[i + 2]
    return YES if balance >= 0 else NO
