"""Aiming: a man, then a weapon, then a target for each bullet: in a volley, in a riposte and in a secret order."""

from __future__ import annotations

from ludotheque.core.agenda import question
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import TABLE, play, reckon_known
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.position import Position


def lower_weapons(p: Position, gang: int) -> None:
    """Forget all that the gang has aimed."""
    p.take_aim(gang, t.NONE, t.NONE)
    if p.shots:
        kept: list[int] = []
        for i in range(0, len(p.shots), t.SHOT_WIDTH):
            if p.shots[i] != gang:
                kept += p.shots[i : i + t.SHOT_WIDTH]
        p.shots = kept


def may_aim(p: Position, gang: int, man: int) -> bool:
    """Whether the man takes part in what is being decided."""
    if man // t.CREW != gang:
        return False
    if question(p.agenda) == t.ORDERING:
        return p.place[man] == p.heist
    if question(p.agenda) == t.RIPOSTING:
        return man in p.dodgers
    return man in p.engaged


def may_hit(p: Position, gang: int, man: int, target: int) -> bool:
    """A60: men of the other side only; a riposte hits those who shot at the man in this volley (R97)."""
    other = target // t.CREW
    if other == gang:
        return False
    if question(p.agenda) == t.ORDERING:
        return p.place[target] == p.heist
    if target not in p.engaged:
        return False
    if question(p.agenda) == t.RIPOSTING:
        return has_shot_at(p, other, man)
    return (p.attackers >> gang & 1) != (p.attackers >> other & 1)


def has_shot_at(p: Position, gang: int, man: int) -> bool:
    """Whether the gang has a bullet for the man in the volley in the air."""
    for i in range(0, len(p.volley), t.SHOT_WIDTH):
        if p.volley[i] == gang and p.volley[i + t.SHOT_TARGET] == man:
            return True
    return False


def uses(p: Position, gang: int, weapon: int) -> int:
    """How many men of the gang aim such a weapon."""
    count = 0
    last = t.NONE
    for i in range(0, len(p.shots), t.SHOT_WIDTH):
        if p.shots[i] == gang and p.shots[i + t.SHOT_WEAPON] == weapon and p.shots[i + t.SHOOTER] != last:
            last = p.shots[i + t.SHOOTER]
            count += 1
    return count


def has_aimed(p: Position, man: int) -> bool:
    """Whether the man has a bullet aimed already."""
    for i in range(t.SHOOTER, len(p.shots), t.SHOT_WIDTH):
        if p.shots[i] == man:
            return True
    return False


def bullets_of(p: Position, man: int) -> int:
    """How many bullets the man has aimed so far."""
    count = 0
    for i in range(t.SHOOTER, len(p.shots), t.SHOT_WIDTH):
        if p.shots[i] == man:
            count += 1
    return count


def magazine(p: Position, man: int, weapon: int) -> int:
    """How many bullets the man can fire with it in one volley."""
    if weapon == t.BY_COLT:
        return 1
    if weapon == t.BY_HELD:
        return p.stens[man]
    return p.material.sten_bullets


def has_weapon(p: Position, gang: int, man: int, weapon: int) -> bool:
    if weapon == t.BY_COLT:
        return p.hands[gang * t.KINDS + t.COLT] > uses(p, gang, t.BY_COLT)
    if weapon == t.BY_HELD:
        return p.stens[man] > 0
    if p.stens[man] > 0:
        return False  # A88: one Sten lies on him already
    if weapon == t.BY_STEN:
        return p.hands[gang * t.KINDS + t.STEN] > uses(p, gang, t.BY_STEN)
    return gang == t.LO and p.pierrot == 1 and uses(p, gang, t.BY_PIERROT) == 0


def has_any_weapon(p: Position, gang: int, man: int) -> bool:
    for weapon in range(4):
        if has_weapon(p, gang, man, weapon):
            return True
    return False


def aim_candidates(p: Position, gang: int) -> list[int]:
    """The weapons once a shooter is picked, else all men who take part, on both sides; `aim_refusal` judges them."""
    found: list[int] = []
    if p.gunman(gang) == t.NONE or p.weapon_in_hand(gang) != t.NONE:
        is_order = question(p.agenda) == t.ORDERING
        for other in p.crews_at(p.heist, t.ALL) if is_order else p.engaged:
            found.append(t.PAWN + other)
        if not is_order:
            found.sort()
    else:
        for weapon in range(4):
            found.append(t.WEAPON + weapon)
    return found


def is_part_of_an_order(action: int) -> bool:
    """Whether the action is a man, a weapon, a number of cars or a word: all that an order is made of."""
    return t.PAWN <= action < t.PAWN + t.MEN or action >= t.SETUP + t.SETUPS


def aim_refusal(p: Position, gang: int, action: int) -> str:
    """LEGAL, or why the man, weapon or target cannot be picked now."""
    man = p.gunman(gang)
    weapon = p.weapon_in_hand(gang)
    if t.WEAPON <= action < t.WEAPON + 4:
        if man == t.NONE or weapon != t.NONE:
            return "R94"
        return LEGAL if has_weapon(p, gang, man, action - t.WEAPON) else weapon_refusal(p, man, action - t.WEAPON)
    picked = action - t.PAWN
    if picked < 0 or picked >= t.MEN or (man != t.NONE and weapon == t.NONE):
        return "R94"
    if picked // t.CREW == gang:
        if man != t.NONE and bullets_of(p, man) == 0:
            return "R94"  # the weapon in hand is fired first
        if not may_aim(p, gang, picked):
            return "R97" if question(p.agenda) == t.RIPOSTING else "R91"
        if has_aimed(p, picked):
            return "R94"
        if not has_target(p, gang, picked):
            return "R97"
        return LEGAL if has_any_weapon(p, gang, picked) else "R71"
    if man == t.NONE:
        return "A60"
    if not may_hit(p, gang, man, picked):
        return "R97" if question(p.agenda) == t.RIPOSTING else "R91"
    return LEGAL if bullets_of(p, man) < magazine(p, man, weapon) else "R92"


def weapon_refusal(p: Position, man: int, weapon: int) -> str:
    """The rule against a weapon that the man does not have."""
    if weapon == t.BY_HELD:
        return "R92"
    if weapon in (t.BY_STEN, t.BY_PIERROT) and p.stens[man]:
        return "A88"
    return "R163" if weapon == t.BY_PIERROT else "R71"


def has_target(p: Position, gang: int, man: int) -> bool:
    """R97: a riposte needs somebody who shot at the man and still stands."""
    if question(p.agenda) != t.RIPOSTING:
        return True
    for target in p.engaged:
        if may_hit(p, gang, man, target):
            return True
    return False


def aim(p: Position, gang: int, action: int) -> None:
    """Write one pick down: a shooter or his weapon in `aims`, a bullet in `shots`; an empty weapon is put down."""
    if action >= t.WEAPON:
        p.take_aim(gang, p.gunman(gang), action - t.WEAPON)
        return
    picked = action - t.PAWN
    if picked // t.CREW == gang:
        p.take_aim(gang, picked, t.NONE)
        return
    man = p.gunman(gang)
    weapon = p.weapon_in_hand(gang)
    p.shots += [gang, man, weapon, picked]
    if bullets_of(p, man) == magazine(p, man, weapon):
        p.take_aim(gang, t.NONE, t.NONE)


def has_begun_to_aim(p: Position, gang: int) -> bool:
    """Whether the gang has picked a gunman, or aimed a bullet already."""
    if p.gunman(gang) != t.NONE:
        return True
    for i in range(0, len(p.shots), t.SHOT_WIDTH):
        if p.shots[i] == gang:
            return True
    return False


def is_ready_to_fire(p: Position, gang: int) -> bool:
    """Whether the gang has aimed a bullet, and no weapon in hand is without one."""
    man = p.gunman(gang)
    if man != t.NONE and bullets_of(p, man) == 0:
        return False
    for i in range(0, len(p.shots), t.SHOT_WIDTH):
        if p.shots[i] == gang:
            return True
    return False


def is_aim_finished(p: Position, gang: int) -> bool:
    """Whether no weapon in hand is without a bullet."""
    man = p.gunman(gang)
    return man == t.NONE or bullets_of(p, man) > 0


def launch(p: Position) -> None:
    """Show the weapons of the volley and spend its cards (R92, R102, R163)."""
    last = t.NONE
    for i in range(0, len(p.volley), t.SHOT_WIDTH):
        gang = p.volley[i]
        man = p.volley[i + t.SHOOTER]
        weapon = p.volley[i + t.SHOT_WEAPON]
        tell_all(p, t.SHOT, gang, [man, weapon, p.volley[i + t.SHOT_TARGET]])
        if weapon == t.BY_COLT:
            play(p, gang, t.COLT)
            continue
        if man != last:
            last = man
            if weapon == t.BY_STEN:
                unpack_sten(p, gang, man)
            elif weapon == t.BY_PIERROT:
                p.pierrot = 0
                p.pierrot_man = man
                p.stens[man] = p.material.sten_bullets
        p.stens[man] -= 1
        empty_sten(p, man)


def unpack_sten(p: Position, gang: int, man: int) -> None:
    """A Sten leaves the hand and lies on the man who fires it."""
    for viewer in range(t.VIEWERS):
        reckon_known(p, viewer, gang, TABLE, t.STEN)
    p.hands[gang * t.KINDS + t.STEN] -= 1
    p.stens[man] = p.material.sten_bullets


def empty_sten(p: Position, man: int) -> None:
    """A Sten without bullets goes to the table; Pierrot's just lies face down."""
    if p.stens[man] == 0:
        if man == p.pierrot_man:
            p.pierrot_man = t.NONE
        else:
            p.table[t.STEN] += 1


def shooters(p: Position) -> int:
    """The gangs that shoot in the volley, as bits."""
    bits = 0
    for i in range(0, len(p.volley), t.SHOT_WIDTH):
        bits |= 1 << p.volley[i]
    return bits


def bullets_at(p: Position, man: int) -> int:
    """How many bullets of the volley fly at the man."""
    count = 0
    for i in range(t.SHOT_TARGET, len(p.volley), t.SHOT_WIDTH):
        if p.volley[i] == man:
            count += 1
    return count


def gangs_at_man(p: Position, man: int) -> int:
    """The gangs that shoot at the man in this volley, as bits."""
    bits = 0
    for i in range(0, len(p.volley), t.SHOT_WIDTH):
        if p.volley[i + t.SHOT_TARGET] == man:
            bits |= 1 << p.volley[i]
    return bits


def targets_of(p: Position, gang: int) -> list[int]:
    """The men of a gang that the volley is aimed at, ascending."""
    found: list[int] = []
    for i in range(t.SHOT_TARGET, len(p.volley), t.SHOT_WIDTH):
        man = p.volley[i]
        if man // t.CREW == gang and man not in found:
            found.append(man)
    found.sort()
    return found


def targeted(p: Position) -> int:
    """The gangs that are shot at in the volley, as bits."""
    bits = 0
    for i in range(t.SHOT_TARGET, len(p.volley), t.SHOT_WIDTH):
        bits |= 1 << (p.volley[i] // t.CREW)
    return bits


def take_shots(p: Position, bits: int) -> list[int]:
    """The shots that some gangs (bits) have aimed, in turn order; then nothing is aimed any more."""
    found: list[int] = []
    for i in range(t.GANGS):
        gang = (p.first + i) % t.GANGS
        if bits >> gang & 1:
            for j in range(0, len(p.shots), t.SHOT_WIDTH):
                if p.shots[j] == gang:
                    found += p.shots[j : j + t.SHOT_WIDTH]
    p.shots = []
    p.aims = [t.NONE] * (2 * t.GANGS)
    return found
