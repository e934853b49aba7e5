"""Whether a raid on a base pays (R140 to R145), and how a boss sends his men there within one movement turn."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.mind.value import (
    FAR,
    PRICES,
    STAKES,
    bank_distance,
    card_value,
    is_dangerous,
    is_shunned,
    spares,
)
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.entry import is_banned
from ludotheque.games.tractions.rules.position import Position

LOST: Final = 10  # a man who falls: his recruiting (R59)
POINT: Final = 50  # what a movement point is worth, in hundredths of a U
WARNED: Final = 70  # in percent: what is left of the gain where the owner still moves and may call men home


class Foray:
    """Men on the way to a base."""

    def __init__(self, base: int, men: list[int], ways: list[int], street: int, cars: int, worth: int) -> None:
        self.base = base
        self.men = men
        self.ways = ways  # how far every space is from the base
        self.street = street  # where a Coup de force lands them, or NONE
        self.cars = cars  # Tractions to spend on the way
        self.worth = worth  # in U


def foray(p: Position, gang: int) -> Foray | None:
    """The raid of this turn that pays most, if one does."""
    best: Foray | None = None
    for owner in range(t.GANGS):
        if owner == gang or not p.is_playing(owner):
            continue
        base = p.material.bases[owner]
        if is_shunned(p, gang, base) or is_banned(p, gang, base) or spares(p, gang, owner, base):
            continue
        if raid_worth(p, gang, base) <= 0:
            continue
        ways = ways_to(p, gang, base)
        for plan in (on_foot(p, gang, base, ways), by_coup(p, gang, base, ways)):
            if plan is not None and plan.worth > 0 and (best is None or plan.worth > best.worth):
                best = plan
    return best


def on_foot(p: Position, gang: int, base: int, ways: list[int]) -> Foray | None:
    """The nearest free men, with petrol where the points do not suffice."""
    men: list[int] = []
    length = 0
    while len(men) < men_wanted(p, gang, base):
        man = nearest_man(p, gang, ways, men)
        if man == t.NONE:
            return None
        men.append(man)
        length += ways[p.place[man]]
    cars = max(0, length - p.points + p.material.traction_points - 1) // p.material.traction_points
    if cars > p.hands[gang * t.KINDS + t.TRACTION]:
        return None
    price = POINT * (length + way_back(p, gang, base, men)) // 100 + cars * card_value(p, gang, t.TRACTION, False)
    return Foray(base, men, ways, t.NONE, cars, raid_worth(p, gang, base) - price)


def by_coup(p: Position, gang: int, base: int, ways: list[int]) -> Foray | None:
    """Men from home, landed on a free street before the base (R58)."""
    missing = men_wanted(p, gang, base) - p.men[base * t.GANGS + gang]
    men = p.crew_at(p.material.bases[gang], gang)[:missing]
    if (
        p.step > 0
        or not p.hands[gang * t.KINDS + t.COUP]
        or not 0 < missing <= min(len(men), p.material.coup_men, p.points)
    ):
        return None
    for street in p.material.neighbours(base):
        if p.material.kinds[street] == t.STREET and is_open(p, gang, street):
            return Foray(
                base, men, ways, street, 0, raid_worth(p, gang, base) - POINT * missing // 100 - PRICES[t.COUP]
            )
    return None


def way_back(p: Position, gang: int, base: int, men: list[int]) -> int:
    """How much farther from a bank men stand who come home from a raid."""
    steps = 0
    for man in men:
        if p.place[man] != base:
            steps += max(0, bank_distance(p, p.material.bases[gang]) - bank_distance(p, p.place[man]))
    return steps


def men_wanted(p: Position, gang: int, base: int) -> int:
    """How many of the gang's men make a raid of it, together with those of others who wait there."""
    return max(1, p.men[base * t.GANGS + gang], p.material.raid_men - partners_at(p, gang, base))


def partners_at(p: Position, gang: int, base: int) -> int:
    return p.men_at(base) - p.men[base * t.GANGS + gang] - p.men[base * t.GANGS + p.material.owners[base]]


def nearest_man(p: Position, gang: int, ways: list[int], taken: list[int]) -> int:
    """The next of those who hold no bed, no table and no vault, and carry nothing."""
    best = t.NONE
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        here = p.place[man]
        if here == t.NONE or man in taken or p.loot[man] or p.material.kinds[here] in (t.HOTEL, t.CAFE, t.BANK):
            continue
        if ways[here] < FAR and (best == t.NONE or ways[here] < ways[p.place[best]]):
            best = man
    return best


# What it is worth.


def raid_worth(p: Position, gang: int, base: int) -> int:
    """The share of the loot as far as the raid may succeed, less what falls and what is fired if it is defended."""
    owner = p.material.owners[base]
    men = men_wanted(p, gang, base)
    raiders = men + partners_at(p, gang, base)
    gain = raiders * p.material.raid_loot
    if not p.agreed[t.BANK_PAYS]:
        gain = min(gain, p.purses[owner])
    elif p.agreed[t.BANK_LIMITED]:
        gain = min(gain, p.bank)
    gain = gain * men // raiders
    if is_dangerous(p, gang, owner) and not p.agreed[t.BANK_PAYS]:
        gain += STAKES
    if p.order.index(owner) > p.order.index(gang):
        gain = gain * WARNED // 100
    guards = guards_of(p, base, owner)
    chance = success(p, gang, owner, guards)
    return (chance * gain - (100 - chance) * LOST * men) // 100 - guards * PRICES[t.COLT]


def guards_of(p: Position, base: int, owner: int) -> int:
    """Those at home, and half of those who may drive home from a heist (R142)."""
    comers = 0
    for bank in p.material.banks:
        if p.men_at(bank) >= p.material.heist_men:
            comers += p.men[bank * t.GANGS + owner]
    return p.men[base * t.GANGS + owner] + (comers + 1) // 2


def success(p: Position, gang: int, owner: int, guards: int) -> int:
    """In percent: own bullets against guards and the Esquives to be expected among the owner's cards."""
    if guards == 0:
        return 100
    bullets = p.hands[gang * t.KINDS + t.COLT] + p.material.sten_bullets * p.hands[gang * t.KINDS + t.STEN]
    return 100 * bullets // (bullets + 2 * guards + p.e_count(owner) // 3) if bullets >= guards else 0


# The way there.


def ways_to(p: Position, gang: int, goal: int) -> list[int]:
    """How far every space is from a goal, where nobody bars the way."""
    found = [FAR] * t.SPACES
    found[goal] = 0
    reached = [goal]
    for space in reached:
        for other in p.material.neighbours(space):
            if found[other] == FAR:
                found[other] = found[space] + 1
                if is_open(p, gang, other):
                    reached.append(other)
    return found


def is_open(p: Position, gang: int, space: int) -> bool:
    """Whether men of the gang pass there without asking anybody; a table or a vault would keep them."""
    if p.closed[space] or is_banned(p, gang, space) or is_shunned(p, gang, space):
        return False
    if p.material.kinds[space] == t.STREET:
        return p.gangs_at(space) & ~(1 << gang) == 0
    return p.material.kinds[space] == t.BASE


def step_on(p: Position, gang: int, plan: Foray, man: int) -> int:
    """The next space on the way, or NONE for who is there."""
    here = p.place[man]
    for space in p.material.neighbours(here):
        if plan.ways[space] < plan.ways[here] and (space == plan.base or is_open(p, gang, space)):
            return space
    return t.NONE


def next_raider(p: Position, plan: Foray) -> int:
    """The one nearest to the base who is not there yet, or NONE."""
    best = t.NONE
    for man in plan.men:
        if p.place[man] != plan.base and (best == t.NONE or plan.ways[p.place[man]] < plan.ways[p.place[best]]):
            best = man
    return best
