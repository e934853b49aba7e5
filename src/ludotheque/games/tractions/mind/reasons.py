"""Why an answer may be a good one, as far as one sees it: public counts and the own hand, never another's cards."""

from __future__ import annotations

from typing import Final

from ludotheque.core.advice import Reason
from ludotheque.core.agenda import question
from ludotheque.games.tractions.mind.value import bank_distance
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.combat import next_dodger
from ludotheque.games.tractions.rules.heist import would_fall
from ludotheque.games.tractions.rules.position import Position, count_bits
from ludotheque.games.tractions.rules.shots import bullets_at, has_begun_to_aim

CROWD: Final = 3  # gangs at a bank


def reason_for(p: Position, gang: int, action: int) -> Reason | None:
    """The key and the numbers of a sentence; nothing for what speaks for itself."""
    top = question(p.agenda)
    if top == t.ORDERING:
        return order_reason(p, gang, action)
    if top == t.REACTING:
        return react_reason(p, gang, action)
    if top == t.DODGING:
        return dodge_reason(p, gang, action)
    if top in (t.INITIATIVE, t.SHOOTING, t.RIPOSTING):
        return fight_reason(p, gang, action)
    if top == t.MOVING:
        return moving_reason(p, gang, action)
    if top == t.GROUPING and t.SPACE <= action < t.SPACE + t.SPACES:
        return step_reason(p, gang, action - t.SPACE)
    if top in (t.CONTESTING, t.ANSWERING, t.SHIELDING):
        return contest_reason(p, gang, action)
    if top in (t.DEPARTING, t.HONOURING, t.AVENGING):
        return sharing_reason(p, gang, action)
    if top == t.TAKING:
        return taking_reason(p, gang, action)
    if top == t.FLOOR:
        return paper_reason(action)
    return None


# Heists and fights.


def order_reason(p: Position, gang: int, action: int) -> Reason | None:
    men = p.men[p.heist * t.GANGS + gang]
    if t.CARS < action < t.PETROL:
        return Reason("flee", (min(men, (action - t.CARS) * p.material.traction_seats),))
    if action == t.STAND:
        if has_begun_to_aim(p, gang):
            return None
        if p.hands[gang * t.KINDS + t.TRACTION] == 0:
            return Reason("no-car")
        return Reason("wait", (count_bits(p.gangs_at(p.heist)) - 1,))
    if t.PAWN <= action < t.PAWN + t.MEN and p.cars[gang] == 0:
        return shot_reason(p, gang, action - t.PAWN, men, p.men_at(p.heist) - men)
    return None


def shot_reason(p: Position, gang: int, man: int, men: int, rivals: int) -> Reason | None:
    """The first shooter says how many bullets there are, a target why it is him."""
    other = man // t.CREW
    if other == gang:
        return None if has_begun_to_aim(p, gang) else fire_reason(p, gang, men, rivals)
    if p.loot[man]:
        return Reason("aim-loot", (other, p.loot[man]))
    return Reason("aim-leader", (other,)) if leads(p, other) else Reason("aim", (other,))


def fire_reason(p: Position, gang: int, men: int, rivals: int) -> Reason:
    """How much is fired at how many, and whether nobody has fired before."""
    return Reason("volley" if p.charged else "fire", (bullets(p, gang, men), rivals))


def bullets(p: Position, gang: int, men: int) -> int:
    """What so many men can fire in one volley, each with one weapon."""
    stens = min(p.hands[gang * t.KINDS + t.STEN], men)
    return stens * p.material.sten_bullets + min(p.hands[gang * t.KINDS + t.COLT], men - stens)


def leads(p: Position, gang: int) -> bool:
    """Whether nobody is as rich."""
    for other in range(t.GANGS):
        if other != gang and p.is_playing(other) and p.purses[other] >= p.purses[gang]:
            return False
    return True


def react_reason(p: Position, gang: int, action: int) -> Reason | None:
    fallen = 0
    aimed = 0
    for man in p.crew_at(p.heist, gang):
        fallen += int(would_fall(p, man))
        aimed += bullets_at(p, man)
    if action == t.SACRIFICE:
        saved = p.men[p.heist * t.GANGS + gang] - fallen
        return Reason("sacrifice", (fallen, min(saved, p.cars[gang] * p.material.traction_seats)))
    if action == t.STAY:
        return Reason("stay", (p.hands[gang * t.KINDS + t.ESQUIVE], aimed))
    return None


def dodge_reason(p: Position, gang: int, action: int) -> Reason | None:
    man = next_dodger(p, gang)
    if man == t.NONE or not t.DODGE <= action < t.DIE:
        return None
    aimed = bullets_at(p, man)
    if action == t.DODGE + aimed:
        return Reason("save-loot", (p.loot[man],)) if p.loot[man] else Reason("save", (aimed,))
    if action == t.DODGE:
        return Reason("let-fall", (aimed, p.hands[gang * t.KINDS + t.ESQUIVE]))
    return None


def fight_reason(p: Position, gang: int, action: int) -> Reason | None:
    men = 0
    rivals = 0
    for man in p.engaged:
        men += int(man // t.CREW == gang)
        rivals += int((p.attackers >> (man // t.CREW) & 1) != (p.attackers >> gang & 1))
    if action == t.FIRE:
        return fire_reason(p, gang, men, rivals)
    if action == t.PASS:
        return Reason("pass")
    if action == t.NO:
        return Reason("no-riposte")
    if t.PAWN <= action < t.PAWN + t.MEN:
        if (action - t.PAWN) // t.CREW == gang:
            return Reason("riposte") if question(p.agenda) == t.RIPOSTING and not has_begun_to_aim(p, gang) else None
        return shot_reason(p, gang, action - t.PAWN, men, rivals)
    return None


# Movement.


def moving_reason(p: Position, gang: int, action: int) -> Reason | None:
    if action == t.RECRUIT_MP:
        return Reason("recruit", (t.CREW - p.reserve(gang),))
    if action == t.RECRUIT_CASH:
        return Reason("recruit-cash", (p.material.recruit_cash,))
    if action == t.PLAY_COUP:
        return Reason("coup", (p.material.coup_men,))
    if t.PETROL < action < t.DODGE:
        return Reason("petrol", ((action - t.PETROL) * p.material.traction_points,))
    if action == t.END and p.points > 0:
        for bank in p.material.banks:
            others = count_bits(p.gangs_at(bank) & ~(1 << gang))
            if others >= CROWD - 1 and p.men[bank * t.GANGS + gang] == 0 and is_beside(p, bank, gang):
                return Reason("keep-out", (others, bank))
    return None


def is_beside(p: Position, bank: int, gang: int) -> bool:
    for space in p.material.neighbours(bank):
        if p.men[space * t.GANGS + gang]:
            return True
    return False


def step_reason(p: Position, gang: int, space: int) -> Reason | None:
    kind = p.material.kinds[space]
    if kind == t.HOTEL:
        return Reason("bed") if p.men_at(space) == 0 else None
    if kind == t.CAFE:
        return Reason("cafe", (p.material.cafe_series,))
    if kind == t.BANK:
        there = p.men_at(space) + len(p.group)
        if there >= p.material.heist_men:
            return Reason("heist", (there, there * p.material.heist_loot))
        return Reason("bank", (p.material.heist_men - there,))
    if kind == t.BASE:
        owner = p.material.owners[space]
        if owner != gang:
            return Reason("raid", (owner, p.men[space * t.GANGS + owner]))
        carried = 0
        for man in p.group:
            carried += p.loot[man]
        return Reason("home", (carried,)) if carried else None
    if p.group and bank_distance(p, space) < bank_distance(p, p.place[p.group[0]]):
        return Reason("on-the-way", (bank_distance(p, space),))
    return None


def contest_reason(p: Position, gang: int, action: int) -> Reason | None:
    if action == t.BACK:
        return Reason("turn-back")
    if action == t.ATTACK:
        return Reason("force", (bullets(p, gang, len(p.group)),))
    if action == t.AGREE:
        return Reason("toll", (p.sums[gang],)) if p.sums[gang] else Reason("let-through", (p.active,))
    if action == t.DECLINE:
        return Reason("bar-leader", (p.active,)) if leads(p, p.active) else Reason("bar", (p.active,))
    if action == t.AMBUSH:
        return Reason("ambush", (len(p.group),))
    if t.SHIELD <= action < t.SETUP:
        return Reason("shield")
    return None


# Shares, reprisals, cards and papers.


def sharing_reason(p: Position, gang: int, action: int) -> Reason | None:
    if t.CARS < action < t.PETROL:
        return Reason("depart", (min(p.men[p.heist * t.GANGS + gang], (action - t.CARS) * p.material.traction_seats),))
    if action == t.HONOUR:
        return Reason("honour")
    if action == t.RENEGE:
        return Reason("renege")
    if question(p.agenda) == t.AVENGING and t.PAWN <= action < t.PAWN + t.MEN:
        man = action - t.PAWN
        if p.loot[man]:
            return Reason("avenge-loot", (man // t.CREW, p.loot[man]))
        return Reason("avenge", (man // t.CREW,))
    return None


def taking_reason(p: Position, gang: int, action: int) -> Reason | None:
    kind = action - t.CARD
    if not 0 <= kind < t.KINDS:
        return None
    held = p.hands[gang * t.KINDS + kind]
    if kind == t.TRACTION:
        return Reason("take-car", (held,))
    if kind == t.COLT:
        return Reason("take-colt", (held,))
    if kind == t.ESQUIVE:
        return Reason("take-esquive", (held,))
    return Reason("take-super")


def paper_reason(action: int) -> Reason | None:
    if t.ACCEPT <= action < t.ACCEPT + t.FILES:
        return Reason("paper-signed")
    if t.REFUSE <= action < t.REFUSE + t.FILES:
        return Reason("paper-refused")
    return Reason("paper-sent") if action == t.SEND else None
