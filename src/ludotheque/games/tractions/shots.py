"""Aiming: a man, then a weapon, then targets; the same hand movement in a street, a riposte and a secret order."""

from __future__ import annotations

from ludotheque.core.agenda import question
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.cards import play, reckon_known
from ludotheque.games.tractions.men import tell_all
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    BY_COLT,
    BY_HELD,
    BY_PIERROT,
    BY_STEN,
    COLT,
    CREW,
    GANGS,
    KINDS,
    LO,
    MEN,
    NONE,
    ORDERING,
    PAWN,
    RIPOSTING,
    SHOT,
    STEN,
    VIEWERS,
    WEAPON,
)

TABLE = 7


def rest_aim(p: Position, gang: int) -> None:
    """Put the gang's weapons down: nothing is aimed."""
    p.aims[gang * 2] = NONE
    p.aims[gang * 2 + 1] = NONE
    if p.shots:
        kept: list[int] = []
        for i in range(0, len(p.shots), 4):
            if p.shots[i] != gang:
                kept += p.shots[i : i + 4]
        p.shots = kept


def may_aim(p: Position, gang: int, man: int) -> bool:
    """Whether the man takes part in what is being decided."""
    if man // CREW != gang:
        return False
    if question(p.agenda) == ORDERING:
        return p.place[man] == p.heist
    if question(p.agenda) == RIPOSTING:
        return man in p.dodgers
    return man in p.engaged


def may_hit(p: Position, gang: int, man: int, target: int) -> bool:
    """A60: men of the other side only; a riposte goes at those who shot at the man in this volley (R97)."""
    other = target // CREW
    if other == gang:
        return False
    if question(p.agenda) == ORDERING:
        return p.place[target] == p.heist
    if target not in p.engaged:
        return False
    if question(p.agenda) == RIPOSTING:
        return has_shot_at(p, other, man)
    return (p.attackers >> gang & 1) != (p.attackers >> other & 1)


def has_shot_at(p: Position, gang: int, man: int) -> bool:
    for i in range(0, len(p.volley), 4):
        if p.volley[i] == gang and p.volley[i + 3] == man:
            return True
    return False


def uses(p: Position, gang: int, weapon: int) -> int:
    """How many men of the gang aim such a weapon."""
    count = 0
    last = NONE
    for i in range(0, len(p.shots), 4):
        if p.shots[i] == gang and p.shots[i + 2] == weapon and p.shots[i + 1] != last:
            last = p.shots[i + 1]
            count += 1
    return count


def has_aimed(p: Position, man: int) -> bool:
    for i in range(1, len(p.shots), 4):
        if p.shots[i] == man:
            return True
    return False


def bullets_of(p: Position, man: int) -> int:
    count = 0
    for i in range(1, len(p.shots), 4):
        if p.shots[i] == man:
            count += 1
    return count


def magazine(p: Position, man: int, weapon: int) -> int:
    """How many bullets the man can fire with it in one volley."""
    if weapon == BY_COLT:
        return 1
    if weapon == BY_HELD:
        return p.stens[man]
    return p.material.sten_bullets


def has_weapon(p: Position, gang: int, man: int, weapon: int) -> bool:
    if weapon == BY_COLT:
        return p.hands[gang * KINDS + COLT] > uses(p, gang, BY_COLT)
    if weapon == BY_HELD:
        return p.stens[man] > 0
    if p.stens[man] > 0:
        return False  # A88: one Sten lies on him already
    if weapon == BY_STEN:
        return p.hands[gang * KINDS + STEN] > uses(p, gang, BY_STEN)
    return gang == LO and p.pierrot == 1 and uses(p, gang, BY_PIERROT) == 0


def has_any_weapon(p: Position, gang: int, man: int) -> bool:
    for weapon in range(4):
        if has_weapon(p, gang, man, weapon):
            return True
    return False


def aim_candidates(p: Position, gang: int) -> list[int]:
    """Every man, every weapon: the judge sorts them out."""
    found: list[int] = []
    man = p.aims[gang * 2]
    if man == NONE or p.aims[gang * 2 + 1] != NONE:
        for other in range(MEN):
            if p.place[other] != NONE:
                found.append(PAWN + other)
    else:
        for weapon in range(4):
            found.append(WEAPON + weapon)
    return found


def aim_refusal(p: Position, gang: int, action: int) -> str:
    man = p.aims[gang * 2]
    weapon = p.aims[gang * 2 + 1]
    if WEAPON <= action < WEAPON + 4:
        if man == NONE or weapon != NONE:
            return "R94"
        return LEGAL if has_weapon(p, gang, man, action - WEAPON) else weapon_refusal(p, man, action - WEAPON)
    picked = action - PAWN
    if picked < 0 or picked >= MEN or (man != NONE and weapon == NONE):
        return "R94"
    if picked // CREW == gang:
        if man != NONE and bullets_of(p, man) == 0:
            return "R94"  # the weapon in hand is fired first
        if not may_aim(p, gang, picked):
            return "R97" if question(p.agenda) == RIPOSTING else "R91"
        if has_aimed(p, picked):
            return "R94"
        if not has_target(p, gang, picked):
            return "R97"
        return LEGAL if has_any_weapon(p, gang, picked) else "R71"
    if man == NONE:
        return "A60"
    if not may_hit(p, gang, man, picked):
        return "R97" if question(p.agenda) == RIPOSTING else "R91"
    return LEGAL if bullets_of(p, man) < magazine(p, man, weapon) else "R92"


def weapon_refusal(p: Position, man: int, weapon: int) -> str:
    if weapon == BY_HELD:
        return "R92"
    if weapon in (BY_STEN, BY_PIERROT) and p.stens[man]:
        return "A88"
    return "R163" if weapon == BY_PIERROT else "R71"


def has_target(p: Position, gang: int, man: int) -> bool:
    if question(p.agenda) != RIPOSTING:
        return True
    for target in p.engaged:
        if may_hit(p, gang, man, target):
            return True
    return False


def aim(p: Position, gang: int, action: int) -> None:
    if action >= WEAPON:
        p.aims[gang * 2 + 1] = action - WEAPON
        return
    picked = action - PAWN
    if picked // CREW == gang:
        p.aims[gang * 2] = picked
        p.aims[gang * 2 + 1] = NONE
        return
    man = p.aims[gang * 2]
    weapon = p.aims[gang * 2 + 1]
    p.shots += [gang, man, weapon, picked]
    if bullets_of(p, man) == magazine(p, man, weapon):
        p.aims[gang * 2] = NONE
        p.aims[gang * 2 + 1] = NONE


def is_loaded(p: Position, gang: int) -> bool:
    """Whether every aim begun has a bullet, and there is one."""
    man = p.aims[gang * 2]
    if man != NONE and bullets_of(p, man) == 0:
        return False
    for i in range(0, len(p.shots), 4):
        if p.shots[i] == gang:
            return True
    return False


def is_at_rest(p: Position, gang: int) -> bool:
    """Whether no aim is left half taken."""
    man = p.aims[gang * 2]
    return man == NONE or bullets_of(p, man) > 0


def launch(p: Position) -> None:
    """Show the weapons of the volley and spend its cards (R92, R102, R163)."""
    last = NONE
    for i in range(0, len(p.volley), 4):
        gang = p.volley[i]
        man = p.volley[i + 1]
        weapon = p.volley[i + 2]
        tell_all(p, SHOT, gang, [man, weapon, p.volley[i + 3]])
        if weapon == BY_COLT:
            play(p, gang, COLT)
            continue
        if man != last:
            last = man
            if weapon == BY_STEN:
                unpack_sten(p, gang, man)
            elif weapon == BY_PIERROT:
                p.pierrot = 0
                p.pierrot_man = man
                p.stens[man] = p.material.sten_bullets
        p.stens[man] -= 1
        empty_sten(p, man)


def unpack_sten(p: Position, gang: int, man: int) -> None:
    """A Sten leaves the hand and lies on the man who fires it."""
    for viewer in range(VIEWERS):
        reckon_known(p, viewer, gang, TABLE, STEN)
    p.hands[gang * KINDS + STEN] -= 1
    p.stens[man] = p.material.sten_bullets


def empty_sten(p: Position, man: int) -> None:
    """A Sten without bullets goes to the table; Pierrot's just lies face down."""
    if p.stens[man] == 0:
        if man == p.pierrot_man:
            p.pierrot_man = NONE
        else:
            p.table[STEN] += 1


def shooters(p: Position) -> int:
    """The gangs of the volley."""
    bits = 0
    for i in range(0, len(p.volley), 4):
        bits |= 1 << p.volley[i]
    return bits


def bullets_at(p: Position, man: int) -> int:
    count = 0
    for i in range(3, len(p.volley), 4):
        if p.volley[i] == man:
            count += 1
    return count


def gangs_at_man(p: Position, man: int) -> int:
    """Who shoots at the man in this volley."""
    bits = 0
    for i in range(0, len(p.volley), 4):
        if p.volley[i + 3] == man:
            bits |= 1 << p.volley[i]
    return bits


def targets_of(p: Position, gang: int) -> list[int]:
    """The men of a gang that the volley names, ascending."""
    found: list[int] = []
    for i in range(3, len(p.volley), 4):
        man = p.volley[i]
        if man // CREW == gang and man not in found:
            found.append(man)
    found.sort()
    return found


def targeted(p: Position) -> int:
    bits = 0
    for i in range(3, len(p.volley), 4):
        bits |= 1 << (p.volley[i] // CREW)
    return bits


def take_shots(p: Position, bits: int) -> list[int]:
    """The sealed shots of some gangs, in turn order, and the sheets blank again."""
    found: list[int] = []
    for i in range(GANGS):
        gang = (p.first + i) % GANGS
        if bits >> gang & 1:
            for j in range(0, len(p.shots), 4):
                if p.shots[j] == gang:
                    found += p.shots[j : j + 4]
    p.shots = []
    p.aims = [NONE] * (2 * GANGS)
    return found
