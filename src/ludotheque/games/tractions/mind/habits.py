"""How a careful boss answers everything that is not movement and not talk."""

from __future__ import annotations

from random import Random

from ludotheque.core.agenda import first, question
from ludotheque.games.tractions.mind.value import honours, is_dangerous, owes, spares, trust
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.combat import next_dodger
from ludotheque.games.tractions.rules.heist import would_fall
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.shots import bullets_at, has_begun_to_aim, is_ready_to_fire

TEMPER = 0.4  # how often a boss shoots first where it tempts him
PREFERRED_SETUP = t.SETUP + 4 * 3  # one of each E card and a Sten (D2)


def answer_habit(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """One of the legal answers, or anything else when no habit fits."""
    top = question(p.agenda)
    if top == t.SETTING_UP:
        return PREFERRED_SETUP
    if top == t.TAKING:
        return card_habit(p, gang, legal)
    if top == t.STARTING:
        return (
            t.CARD + t.COLT
            if p.hands[gang * t.KINDS + t.COLT] <= p.hands[gang * t.KINDS + t.ESQUIVE]
            else t.CARD + t.ESQUIVE
        )
    if top == t.DISCARDING:
        return wanted(legal, [t.CARD + t.COUP, t.CARD + t.IMPLANTATION, t.CARD + t.STEN])
    if top == t.CONTESTING:
        return wanted(legal, [t.OFFER, t.BACK])
    if top == t.SUMMING:
        return t.NOTE if first(p.agenda) != t.NONE and p.agenda[-1] == 0 and t.NOTE in legal else t.OK
    if top == t.ANSWERING:
        return answer_to_offer(p, gang, legal)
    if top == t.SHIELDING:
        return wanted(legal, [t.SHIELD, t.SHIELD + 1, t.NO])
    if top == t.INITIATIVE:
        return wanted(legal, [t.FIRE, t.PASS])
    if top in (t.SHOOTING, t.RIPOSTING):
        return shot_habit(p, gang, legal)
    if top == t.DODGING:
        return dodge_habit(p, gang, legal)
    if top == t.NAMING:
        return t.GO if t.GO in legal else first_in(legal, t.GANG, t.GANG + t.GANGS)
    if top == t.ORDERING:
        return order_habit(p, gang, legal, rng)
    if top == t.REACTING:
        return react_habit(p, gang, legal)
    if top == t.DEPARTING:
        return ride_habit(legal)
    return rarer_habit(p, gang, legal)


def rarer_habit(p: Position, gang: int, legal: list[int]) -> int:
    top = question(p.agenda)
    if top == t.HONOURING:
        return t.HONOUR if honours(p, gang) else t.RENEGE
    if top == t.AVENGING:
        return richest_man(p, legal)
    if top == t.AIMING_AT_VAN:
        return van_habit(legal)
    if top == t.DRIVING:
        return quiet_street(p, gang, legal)
    if top == t.GATHERING:
        return gather_habit(p, gang, legal)
    if top == t.FORBIDDING:
        return forbid_habit(p, gang)
    if top == t.PARLEY_ANSWERING:
        return parley_habit(p, gang)
    if top == t.DUEL_ANSWERING:
        return t.YES  # the proposer falls six times in eleven
    if top == t.VOTING:
        return t.NO if trust(p, p.accusal[1]) == 100 else t.YES
    return wanted(legal, [t.DENY, t.PASS, t.STOP, t.NO])


def wanted(legal: list[int], wishes: list[int]) -> int:
    for wish in wishes:
        if wish in legal:
            return wish
    return t.NONE


def first_in(legal: list[int], start: int, stop: int) -> int:
    for action in legal:
        if start <= action < stop:
            return action
    return t.NONE


def last_in(legal: list[int], start: int, stop: int) -> int:
    found = t.NONE
    for action in legal:
        if start <= action < stop:
            found = action
    return found


def card_habit(p: Position, gang: int, legal: list[int]) -> int:
    """Two cars, then Esquives and Colts in turn."""
    base = gang * t.KINDS
    wishes: list[int] = []
    if p.hands[base + t.TRACTION] < 2:
        wishes.append(t.CARD + t.TRACTION)
    if p.hands[base + t.ESQUIVE] <= p.hands[base + t.COLT]:
        wishes += [t.CARD + t.ESQUIVE, t.CARD + t.COLT]
    else:
        wishes += [t.CARD + t.COLT, t.CARD + t.ESQUIVE]
    wishes += [t.CARD + t.TRACTION, t.CARD + t.STEN, t.CARD + t.IMPLANTATION, t.CARD + t.COUP]
    return wanted(legal, wishes)


def answer_to_offer(p: Position, gang: int, legal: list[int]) -> int:
    """Passage for money, or a shot where loot comes by and no peace forbids it; a leader pays more."""
    carried = 0
    for man in p.group:
        carried += p.loot[man]
    is_free = not spares(p, gang, p.active, p.target)
    if carried >= 10 and is_free and p.hands[gang * t.KINDS + t.COLT] >= 2 and t.AMBUSH in legal:
        return t.AMBUSH
    if p.sums[gang] == 0 and is_free and is_dangerous(p, gang, p.active) and not owes_passage(p, gang, p.active):
        return t.DECLINE
    return t.AGREE


def owes_passage(p: Position, gang: int, other: int) -> bool:
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if (
            p.clauses[j + t.KIND] in (t.PASSAGE, t.LODGING)
            and p.clauses[j + t.FROM] == gang
            and p.clauses[j + t.TO] == other
        ):
            return owes(p, j, gang, other)
    return False


def shot_habit(p: Position, gang: int, legal: list[int]) -> int:
    """The first man who can, a Colt before a Sten, at the richest; one bullet is enough."""
    if is_ready_to_fire(p, gang) and t.GO in legal:
        return t.GO
    weapon = first_in(legal, t.WEAPON, t.WEAPON + 4)
    if weapon != t.NONE:
        return weapon
    if p.gunman(gang) == t.NONE:
        man = first_in(legal, t.PAWN, t.PAWN + t.MEN)
        return man if man != t.NONE else t.NO
    return richest_man(p, [action for action in legal if not is_spared(p, gang, action)])


def is_spared(p: Position, gang: int, action: int) -> bool:
    """Whether the target in a heist is a partner of whom more is to be had alive."""
    return (
        p.heist != t.NONE
        and t.PAWN <= action < t.PAWN + t.MEN
        and spares(p, gang, (action - t.PAWN) // t.CREW, p.heist)
    )


def richest_man(p: Position, legal: list[int]) -> int:
    """The man with the most loot, of the richest gang; men in hotels before others."""
    best = t.NONE
    highest = -1
    for action in legal:
        if t.PAWN <= action < t.PAWN + t.MEN:
            man = action - t.PAWN
            worth = 2000 * p.loot[man] + 2 * p.purses[man // t.CREW]
            if p.place[man] != t.NONE and p.material.kinds[p.place[man]] == t.HOTEL:
                worth += 1
            if worth > highest:
                highest = worth
                best = action
    return best


def dodge_habit(p: Position, gang: int, legal: list[int]) -> int:
    """All bullets or none: half a dodge saves nobody."""
    if t.GO in legal:
        return t.GO
    man = next_dodger(p, gang)
    bullets = bullets_at(p, man)
    return t.DODGE + bullets if t.DODGE + bullets in legal else t.DODGE


def order_habit(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """With a car, away, unless a richer rival is worth a bullet; without one, quiet."""
    if p.cars[gang]:
        return ride_habit(legal)
    if has_begun_to_aim(p, gang):
        shot = shot_habit(p, gang, legal)
        return shot if shot in legal else t.STAND
    if p.hands[gang * t.KINDS + t.COLT] and is_tempted(p, gang) and rng.random() < TEMPER:
        man = first_in(legal, t.PAWN, t.PAWN + t.MEN)
        if man != t.NONE:
            return man
    cars = last_in(legal, t.CARS + 1, t.CARS + 6)
    return cars if cars != t.NONE else t.STAND


def is_tempted(p: Position, gang: int) -> bool:
    """A rival in the bank is richer, and nothing that counts stands in the way."""
    for other in range(t.GANGS):
        is_rival = other != gang and p.men[p.heist * t.GANGS + other] > 0 and p.purses[other] >= p.purses[gang]
        if is_rival and not spares(p, gang, other, p.heist):
            return True
    return False


def ride_habit(legal: list[int]) -> int:
    """As many cars as possible, every man aboard."""
    cars = last_in(legal, t.CARS + 1, t.CARS + 6)
    if cars != t.NONE:
        return cars
    man = first_in(legal, t.PAWN, t.PAWN + t.MEN)
    if man != t.NONE:
        return man
    return t.GO if t.GO in legal else t.NO


def react_habit(p: Position, gang: int, legal: list[int]) -> int:
    if p.answers[gang] == t.SACRIFICE:
        return ride_habit(legal)
    bullets = 0
    saved = 0
    for man in p.crew_at(p.heist, gang):
        bullets += bullets_at(p, man)
        saved += int(not would_fall(p, man))
    if saved == 0 or (saved == 1 and p.hands[gang * t.KINDS + t.ESQUIVE] >= bullets):
        return t.STAY
    return t.SACRIFICE


def van_habit(legal: list[int]) -> int:
    weapon = first_in(legal, t.WEAPON, t.WEAPON + 4)
    if weapon != t.NONE:
        return weapon
    man = first_in(legal, t.PAWN, t.PAWN + t.MEN)
    return man if man != t.NONE else t.NO


def quiet_street(p: Position, gang: int, legal: list[int]) -> int:
    for action in legal:
        if p.gangs_at(action - t.SPACE) & ~(1 << gang) == 0:
            return action
    return legal[0]


def gather_habit(p: Position, gang: int, legal: list[int]) -> int:
    """Men who hold no hotel come along while there is a car for them."""
    if p.hands[gang * t.KINDS + t.TRACTION] == 0:
        return t.STOP
    for action in legal:
        if t.PAWN <= action < t.PAWN + t.MEN and p.material.kinds[p.place[action - t.PAWN]] != t.HOTEL:
            return action
    return t.STOP


def forbid_habit(p: Position, gang: int) -> int:
    """The base is worth a ban, and so is a hotel."""
    base = p.material.bases[gang]
    if p.target == base and p.men_at(base) - p.men[base * t.GANGS + gang] + len(p.group) >= p.material.raid_men:
        return t.FORBID
    return t.FORBID if p.material.kinds[p.target] == t.HOTEL else t.ALLOW


def parley_habit(p: Position, gang: int) -> int:
    """Yes to whatever does not cost."""
    balance = 0
    for i in range(t.PAYMENTS, len(p.offer) - 2, t.PAYMENT):
        if p.offer[i] == gang:
            balance -= p.offer[i + t.PAYMENT_SUM]
        if p.offer[i + t.PAYEE] == gang:
            balance += p.offer[i + t.PAYMENT_SUM]
    return t.YES if balance >= 0 else t.NO
