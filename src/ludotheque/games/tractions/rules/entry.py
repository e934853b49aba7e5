"""Entering a space that others hold: offers, ambushes, attacks, hotels and their guests (R65 to R90)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, asked, first, second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import discard
from ludotheque.games.tractions.rules.combat import begin_combat, count_bits, seal
from ludotheque.games.tractions.rules.men import gather_spills, pay, relocate, send_home, tell_all
from ludotheque.games.tractions.rules.pacts import note_entry, note_hostility, note_refusal
from ludotheque.games.tractions.rules.position import Position


def foreigners(p: Position, space: int) -> int:
    """The other gangs on a space."""
    return p.gangs_at(space) & ~(1 << p.active)


def is_banned(p: Position, gang: int, space: int) -> bool:
    return p.ban == gang * t.SPACES + space


# An entry: stage 0 is le Moko's window, stage 1 the settling with those inside.


def begin_entry(p: Position, group: list[int], origin: int, target: int, by_coup: int) -> None:
    p.group = group
    p.origin = origin
    p.target = target
    p.by_coup = by_coup
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS
    for gang in range(t.GANGS):
        if target * t.GANGS + gang in p.refusals:
            p.refusers |= 1 << gang  # R70: not asked again in this movement turn
    ask(p.agenda, t.ENTRY, 0, 0, 0)


def run_entry(p: Position) -> None:
    if ask_shield(p):
        return
    if first(p.agenda) == 0:
        p.agenda[-2] = 1
        may_forbid = p.has_power(t.AT) and p.moko == 1 and p.active != t.AT
        if may_forbid and (p.men[p.target * t.GANGS + t.AT] or p.material.owners[p.target] == t.AT):
            ask(p.agenda, t.FORBIDDING, 1 << t.AT, 0, 0)
        return
    kind = p.material.kinds[p.target]
    if not p.group:
        close_entry(p)
    elif kind == t.HOTEL:
        go_on_in_hotel(p)
    elif kind == t.STREET:
        go_on_in_street(p)
    else:
        enter(p, t.HOST)


def close_entry(p: Position) -> None:
    """The attempt is over: what fell is picked up (R106)."""
    settle(p.agenda)
    gather_spills(p)
    p.group = []
    p.joined = []
    p.named = 0
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS


def turn_back(p: Position) -> None:
    """R73: these men do not try that space again while foreigners stand there."""
    for man in p.group:
        p.barred.append(man * t.SPACES + p.target)
    tell_all(p, t.TURNED_BACK, p.active, [p.target])
    close_entry(p)


def enter(p: Position, guest: int) -> None:
    note_entry(p, p.active, p.target)
    tell_all(p, t.ENTERED, p.active, [p.target, *p.group])
    for man in p.group:
        relocate(p, man, p.target)
        p.guests[man] = guest
    close_entry(p)


def forbid(p: Position, gang: int) -> None:
    """R164: the group stays, the gang does not enter that space this turn."""
    settle(p.agenda)
    p.moko = 0
    p.ban = p.active * t.SPACES + p.target
    tell_all(p, t.FORBADE, gang, [p.active, p.target])
    close_entry(p)


def go_on_in_street(p: Position) -> None:
    """R72."""
    there = foreigners(p, p.target)
    if there & p.fought & ~p.consents:
        turn_back(p)
    elif there & ~p.consents:
        ask_or_turn_back(p)
    else:
        due = 0
        for gang in range(t.GANGS):
            if there >> gang & 1:
                due += p.sums[gang]
        if due > p.purses[p.active]:
            turn_back(p)
            return
        for gang in range(t.GANGS):
            if there >> gang & 1 and p.sums[gang]:
                pay(p, p.active, gang, p.sums[gang])
        enter(p, t.HOST)


def ask_or_turn_back(p: Position) -> None:
    """R56: once the sand has run out nothing new begins."""
    if p.time_over:
        turn_back(p)
    else:
        ask(p.agenda, t.CONTESTING, 1 << p.active, 0, 0)


def go_on_in_hotel(p: Position) -> None:
    """R75 to R80: the attacker must leave when a man it attacked survives, unless it was let in."""
    there = foreigners(p, p.target)
    if there & p.fought & ~p.consents:
        must_leave(p)
    elif there & ~p.consents:
        ask_or_turn_back(p)
    elif there:
        enter(p, t.PAID)
    else:
        enter(p, t.HOST)


def must_leave(p: Position) -> None:
    """R80: to an adjacent space for 1 MP, or home; the attempt has failed (R73)."""
    man = p.group[0]
    if p.agenda[-4] == t.ENTRY:
        p.barred.append(man * t.SPACES + p.target)
    ways = ways_out(p, man) if p.points > 0 else []
    if not ways:
        leave_for_home(p, man)
    elif p.time_over:  # R56: he takes the first way out
        walk_out(p, man, ways[0])
    else:
        ask(p.agenda, t.LEAVING, 1 << p.active, 0, 0)


def leave_for_home(p: Position, man: int) -> None:
    tell_all(p, t.SENT_HOME, p.active, [man])
    send_home(p, man)
    close_entry(p)


def ways_out(p: Position, man: int) -> list[int]:
    """The spaces next to the hotel that the man may enter without a contest."""
    found: list[int] = []
    for space in p.material.neighbours(p.target):
        if is_open_to(p, man // t.CREW, space):
            found.append(space)
    return found


def is_open_to(p: Position, gang: int, space: int) -> bool:
    if p.closed[space] or is_banned(p, gang, space):
        return False
    kind = p.material.kinds[space]
    if kind == t.HOTEL:
        return p.gangs_at(space) == 0
    return kind != t.STREET or p.gangs_at(space) & ~(1 << gang) == 0


def leave_refusal(p: Position, gang: int, action: int) -> str:
    if action < t.SPACE or action >= t.SPACE + t.SPACES:
        return "R80"
    return LEGAL if action - t.SPACE in ways_out(p, p.group[0]) else "R80"


def leave(p: Position, gang: int, action: int) -> None:
    settle(p.agenda)
    walk_out(p, p.group[0], action - t.SPACE)


def walk_out(p: Position, man: int, space: int) -> None:
    p.points -= 1
    note_entry(p, p.active, space)
    tell_all(p, t.ENTERED, p.active, [space, man])
    relocate(p, man, space)
    close_entry(p)


# The choice before a contested space: offer, attack or back.


def askable(p: Position) -> int:
    """Who has not answered in this attempt, nor refused before."""
    return foreigners(p, p.target) & ~p.consents & ~p.refusers & ~p.fought


def contest_candidates(p: Position, gang: int) -> list[int]:
    return [t.OFFER, t.ATTACK, t.BACK]


def contest_refusal(p: Position, gang: int, action: int) -> str:
    if action == t.BACK:
        return LEGAL
    if action == t.OFFER:
        if p.material.kinds[p.target] == t.HOTEL:
            return rent_refusal(p, gang)
        return LEGAL if askable(p) else "R70"
    if action == t.ATTACK:
        if not nameable(p, p.target, armable(p)):
            return attack_refusal(p, gang)
        return LEGAL
    return "R9"


def rent_refusal(p: Position, gang: int) -> str:
    """R75, R79: one foreign host, no guest, and the exact rent."""
    if count_bits(foreigners(p, p.target)) != 1:
        return "R79"
    if not askable(p):
        return "R70"
    return LEGAL if p.purses[gang] >= p.material.hotel_rent else "R75"


def attack_refusal(p: Position, gang: int) -> str:
    if not p.agreed[t.ROULETTES] and not p.is_armed(gang, armable(p)):
        return "R71"
    for other in range(t.GANGS):
        if foreigners(p, p.target) >> other & 1 and p.is_shielded(other, p.target):
            return "R87"
    return "R86"


def armable(p: Position) -> list[int]:
    """The group, and own men already on a street who might join it."""
    found = p.group + p.joined
    if p.material.kinds[p.target] == t.STREET:
        for man in p.crew_at(p.target, p.active):
            if man not in found:
                found.append(man)
    return found


def nameable(p: Position, space: int, crew: list[int]) -> int:
    """The gangs that may be named in an attack there by these men."""
    armed = p.is_armed(p.active, crew)
    if not armed and not p.agreed[t.ROULETTES]:
        return 0
    bits = 0
    for gang in range(t.GANGS):
        if not foreigners(p, space) >> gang & 1 or p.is_shielded(gang, space):
            continue
        if space * t.GANGS + gang in p.attacked and not armed:
            continue  # R86: the new attack opens with a shot
        bits |= 1 << gang
    return bits


def contest(p: Position, gang: int, action: int) -> None:
    settle(p.agenda)
    if action == t.BACK:
        turn_back(p)
    elif action == t.OFFER:
        if p.material.kinds[p.target] == t.HOTEL:
            host = p.host_of(p.target) // t.CREW
            p.sums[host] = p.material.hotel_rent
            put_offer(p, 1 << host)
        else:
            ask(p.agenda, t.SUMMING, 1 << gang, p.earliest(askable(p)), 0)
    else:
        p.named = 0
        p.joined = []
        ask(p.agenda, t.NAMING, 1 << gang, 0, 0)


def sum_candidates(p: Position, gang: int) -> list[int]:
    return [t.NOTE, t.NOTE + 1, t.NOTE + 2, t.NOTE + 3, t.OK]


def sum_refusal(p: Position, gang: int, action: int) -> str:
    if action == t.OK:
        return LEGAL
    if action < t.NOTE or action >= t.NOTE + len(t.NOTES):
        return "R67"
    total = second(p.agenda) + t.NOTES[action - t.NOTE]
    for other in range(t.GANGS):
        total += p.sums[other]
    return LEGAL if total <= p.purses[gang] else "R67"


def sum_up(p: Position, gang: int, action: int) -> None:
    if action != t.OK:
        p.agenda[-1] += t.NOTES[action - t.NOTE]
        return
    other = first(p.agenda)
    p.sums[other] = second(p.agenda)
    bits = askable(p)
    rest = 0
    is_past = False
    for next_gang in p.turn_order():
        if is_past and bits >> next_gang & 1:
            rest |= 1 << next_gang
        if next_gang == other:
            is_past = True
    settle(p.agenda)
    if rest:
        ask(p.agenda, t.SUMMING, 1 << gang, p.earliest(rest), 0)
    else:
        put_offer(p, bits)


def put_offer(p: Position, bits: int) -> None:
    shown = [p.target]
    for gang in range(t.GANGS):
        if bits >> gang & 1:
            shown += [gang, p.sums[gang]]
            p.answers[gang] = 0
    tell_all(p, t.OFFERED, p.active, shown)
    ask(p.agenda, t.ANSWERING, bits, bits, 0)


def answer_candidates(p: Position, gang: int) -> list[int]:
    return [t.AGREE, t.DECLINE, t.AMBUSH]


def answer_refusal(p: Position, gang: int, action: int) -> str:
    if action in (t.AGREE, t.DECLINE):
        return LEGAL
    if action != t.AMBUSH:
        return "R67"
    if p.material.kinds[p.target] != t.STREET:
        return "R75"
    return LEGAL if p.is_armed(gang, p.crew_at(p.target, gang)) else "R71"


def answer(p: Position, gang: int, action: int) -> None:
    bits = first(p.agenda)
    p.answers[gang] = action
    is_last = asked(p.agenda) == 1 << gang
    seal(p, gang)
    if not is_last:
        return
    ambushers = 0
    clause = t.LODGING if p.material.kinds[p.target] == t.HOTEL else t.PASSAGE
    for other in range(t.GANGS):
        if not bits >> other & 1:
            continue
        reply = p.answers[other]
        p.answers[other] = 0
        if reply != t.AGREE:
            note_refusal(p, other, p.active, clause)
        if reply == t.AMBUSH:
            note_hostility(p, other, 1 << p.active, p.target)
        tell_all(p, t.ANSWERED, other, [reply])
        if reply == t.AGREE:
            p.consents |= 1 << other
        else:
            p.refusers |= 1 << other
            p.refusals.append(p.target * t.GANGS + other)
        if reply == t.AMBUSH:
            ambushers |= 1 << other
    p.refusals.sort()
    if p.agenda[-4] == t.RENEWAL:
        return
    if p.material.kinds[p.target] == t.HOTEL:
        if p.consents:
            for other in range(t.GANGS):
                if p.consents >> other & 1:
                    pay(p, p.active, other, p.sums[other])
    elif ambushers:  # R69: the group alone against those who ambush it
        p.fought |= ambushers
        for other in range(t.GANGS):
            if ambushers >> other & 1:
                p.sums[other] = 0
        engaged = p.group + p.crews_at(p.target, ambushers)
        p.opening = t.MUST_OPEN
        begin_combat(p, 1 << p.active, engaged, t.IN_STREET, p.target, p.earliest(ambushers))


# An attack: who is named, who joins, and the windows for an Implantation.


def name_candidates(p: Position, gang: int) -> list[int]:
    found = [t.PAWN + man for man in range(gang * t.CREW, gang * t.CREW + t.CREW)]
    found += [t.GANG + other for other in range(t.GANGS)]
    found.append(t.GO)
    return found


def name_refusal(p: Position, gang: int, action: int) -> str:
    space = p.target
    if action == t.GO:
        if p.named == 0:
            return "R71"
        if p.is_armed(gang, p.group + p.joined):
            return LEGAL
        return "R71" if not p.agreed[t.ROULETTES] or is_repeated(p) else LEGAL
    if t.GANG <= action < t.GANG + t.GANGS:
        other = action - t.GANG
        if p.named >> other & 1 or not foreigners(p, space) >> other & 1:
            return "R71"
        if p.is_shielded(other, space):
            return "R87"
        return LEGAL if nameable(p, space, armable(p)) >> other & 1 else "R86"
    man = action - t.PAWN
    if man < 0 or man >= t.MEN or man // t.CREW != gang or man in p.group or man in p.joined:
        return "R71"
    return LEGAL if p.place[man] == space and p.material.kinds[space] == t.STREET else "R71"


def is_repeated(p: Position) -> bool:
    """R86: one of the named was attacked there in this movement turn."""
    for gang in range(t.GANGS):
        if p.named >> gang & 1 and p.target * t.GANGS + gang in p.attacked:
            return True
    return False


def name(p: Position, gang: int, action: int) -> None:
    if action >= t.GANG and action < t.GANG + t.GANGS:
        p.named |= 1 << (action - t.GANG)
        return
    if action != t.GO:
        if p.agenda[-8] == t.ENTRY:
            p.joined.append(action - t.PAWN)
            p.joined.sort()
        else:
            p.group.append(action - t.PAWN)
            p.group.sort()
        return
    settle(p.agenda)
    for other in range(t.GANGS):
        if p.named >> other & 1:
            p.sums[other] = 0  # R71: it is owed nothing
    note_hostility(p, gang, p.named, p.target)
    tell_all(p, t.ATTACKED, gang, [p.target, p.named])
    p.opening = t.MUST_FIRE if is_repeated(p) else t.MUST_OPEN
    p.consents &= ~p.named
    kind = p.material.kinds[p.target]
    if kind in (t.CAFE, t.HOTEL):
        p.agenda[-1] = p.named  # the frame of the entry or the assault asks them one by one (R88)
    else:
        start_fight(p)


def ask_shield(p: Position) -> bool:
    """R88: each attacked gang in turn order may still play an Implantation; whether one was asked."""
    gang = p.earliest(second(p.agenda))
    if gang == t.NONE:
        return False
    p.agenda[-1] &= ~(1 << gang)
    ask(p.agenda, t.SHIELDING, 1 << gang, int(p.agenda[-1] == 0), 0)
    return True


def shield_candidates(p: Position, gang: int) -> list[int]:
    return [t.SHIELD, t.SHIELD + 1, t.NO]


def wanted_shield(p: Position) -> int:
    """The protection that would cancel the attack."""
    return t.SHIELD + int(p.material.kinds[p.target] == t.HOTEL)


def shield_refusal(p: Position, gang: int, action: int) -> str:
    if action == t.NO:
        return LEGAL
    if action != wanted_shield(p):
        return "R88"
    return LEGAL if p.hands[gang * t.KINDS + t.IMPLANTATION] else "R87"


def shield(p: Position, gang: int, action: int) -> None:
    is_last = first(p.agenda)
    settle(p.agenda)
    if action == t.NO:
        tell_all(p, t.UNSHIELDED, gang, [])
    else:
        protect(p, gang, action - t.SHIELD)
        p.named &= ~(1 << gang)
    if not is_last:
        return
    if p.named:
        start_fight(p)
        return
    p.opening = t.FREE
    if p.agenda[-4] == t.ENTRY:  # R88: the announcement is void
        turn_back(p)


def protect(p: Position, gang: int, what: int) -> None:
    discard(p, gang, t.IMPLANTATION)
    p.shields[gang * 2 + what] = 1
    tell_all(p, t.SHIELDED, gang, [what])


def start_fight(p: Position) -> None:
    p.fought |= p.named
    for gang in range(t.GANGS):
        mark = p.target * t.GANGS + gang
        if p.named >> gang & 1 and mark not in p.attacked:
            p.attacked.append(mark)
    p.attacked.sort()
    kind = p.material.kinds[p.target]
    if p.agenda[-4] == t.ASSAULT:
        fight = t.IN_PLACE
    else:
        fight = t.IN_HOTEL if kind == t.HOTEL else t.IN_STREET
    begin_combat(p, 1 << p.active, p.group + p.joined + p.crews_at(p.target, p.named), fight, p.target, p.active)
