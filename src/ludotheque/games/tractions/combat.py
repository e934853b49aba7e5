"""Combat: initiative, volleys, dodges, ripostes, parleys and Russian roulette (R91 to R104, R157 to R160)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.cards import clear_table, play
from ludotheque.games.tractions.men import fall, tell_all
from ludotheque.games.tractions.pacts import note_shots
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.shots import (
    aim,
    aim_candidates,
    aim_refusal,
    bullets_at,
    gangs_at_man,
    has_shot_at,
    is_loaded,
    launch,
    rest_aim,
    shooters,
    take_shots,
    targeted,
    targets_of,
)
from ludotheque.games.tractions.terms import (
    ALL,
    ANSWERED,
    COMBAT,
    COMBAT_ENDED,
    CREW,
    DA,
    DODGE,
    DODGED,
    DODGING,
    DUELLING,
    ESQUIVE,
    FELL,
    FIRE,
    FIRED,
    FREE,
    GANGS,
    GO,
    HOLDING,
    IN_BANK,
    IN_RAID,
    KINDS,
    LET_IN,
    MUST_FIRE,
    NO,
    NONE,
    PARLEY,
    PARLEYING,
    PASS,
    PASSED,
    RIPOSTES,
    RIPOSTING,
    ROULETTE,
    ROULETTES,
    SACRIFICE,
    SEALED,
    SHOOTING,
    VOLLEY,
)

LAUNCHED = 3  # the stage of a volley whose shots are already known


def seal(p: Position, gang: int) -> None:
    """The gang has answered a question put to several at once; the last one settles it."""
    p.agenda[-3] &= ~(1 << gang)
    tell_all(p, SEALED, gang, [])
    if p.agenda[-3] == 0:
        settle(p.agenda)


def engaged_gangs(p: Position) -> int:
    bits = 0
    for man in p.engaged:
        bits |= 1 << (man // CREW)
    return bits


def count_bits(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def begin_combat(p: Position, attackers: int, engaged: list[int], fight: int, field: int, holder: int) -> None:
    """Two sides face each other, the one of the holder attacks; the caller says how the opening is bound."""
    p.attackers = attackers
    p.engaged = engaged
    p.fight = fight
    p.field = field
    p.holder = holder
    p.passes = 0
    p.parleyed = 0
    p.dared = 0
    p.waivers = 0
    p.outcome = NONE
    p.charged = 0
    p.fired = [0] * (GANGS * GANGS)
    bits = engaged_gangs(p)
    aggressors = attackers if attackers >> holder & 1 else bits & ~attackers
    for gang in range(GANGS):
        for other in range(GANGS):  # R45: whoever is attacked may shoot
            if aggressors >> gang & 1 and bits & ~aggressors & (1 << other):
                p.fired[gang * GANGS + other] = 1
    p.ring = []
    if fight == IN_RAID:  # R143: the raiders in turn order, then the owner
        for gang in p.turn_order():
            if bits & attackers & (1 << gang):
                p.ring.append(gang)
        p.ring.append(p.material.owners[field])
    else:
        for gang in range(GANGS):
            if bits >> gang & 1:
                p.ring.append(gang)
    ask(p.agenda, COMBAT, 0, 0, 0)


def next_holder(p: Position, gang: int, live: int) -> int:
    """R98, R100: the next gang of the ring that still has engaged men."""
    start = p.ring.index(gang) if gang in p.ring else 0
    for i in range(1, len(p.ring) + 1):
        other = p.ring[(start + i) % len(p.ring)]
        if live >> other & 1:
            return other
    return gang


def run_combat(p: Position) -> None:
    live = engaged_gangs(p)
    if p.outcome != NONE or not live & p.attackers or not live & ~p.attackers:
        end_combat(p)
        return
    if first(p.agenda) == 1:  # the round is over: those who waived a riposte may parley (R99)
        waiver = p.earliest(p.waivers & live)
        if waiver != NONE:
            p.waivers &= ~(1 << waiver)
            p.offer = []
            ask(p.agenda, PARLEYING, 1 << waiver, 0, 0)
            return
        begin_round(p)
    if p.passes >= count_bits(live):
        end_combat(p)
        return
    if not live >> p.holder & 1:
        p.holder = next_holder(p, p.holder, live)
    ask(p.agenda, HOLDING, 1 << p.holder, 0, 0)


def begin_round(p: Position) -> None:
    p.agenda[-2] = 0
    p.parleyed = 0
    p.dared = 0
    p.waivers = 0


def end_combat(p: Position) -> None:
    """R101, R102: the cards played go back, counts of bullets are forgotten."""
    settle(p.agenda)
    if p.outcome == LET_IN:
        p.consents |= engaged_gangs(p) & ~p.attackers
    forget_fight(p)
    clear_table(p)
    p.engaged = []
    p.offer = []
    tell_all(p, COMBAT_ENDED, NONE, [p.field])


def forget_fight(p: Position) -> None:
    p.charged = 0
    p.waivers = 0
    p.fired = [0] * (GANGS * GANGS)
    p.volley = []
    p.dodgers = []
    p.opening = FREE
    for man in range(DA * CREW, DA * CREW + CREW):
        p.hits[man] = 0


# The initiative.


def hold_candidates(p: Position, gang: int) -> list[int]:
    return [FIRE, PARLEY, ROULETTE, PASS]


def hold_refusal(p: Position, gang: int, action: int) -> str:
    if action == FIRE:
        return LEGAL if p.is_armed(gang, own_engaged(p, gang)) else "R71"
    if action == PARLEY:
        if p.opening != FREE:
            return "R93"
        return "R99" if p.parleyed >> gang & 1 else LEGAL
    if action == ROULETTE:
        if not p.agreed[ROULETTES]:
            return "R157"
        if p.opening == MUST_FIRE:
            return "R86"
        return LEGAL if rivals(p, gang) & ~p.dared else "R158"
    if action == PASS:
        return "R93" if p.opening != FREE else LEGAL
    return "R9"


def own_engaged(p: Position, gang: int) -> list[int]:
    return [man for man in p.engaged if man // CREW == gang]


def rivals(p: Position, gang: int) -> int:
    """The engaged gangs of the other side."""
    live = engaged_gangs(p)
    return live & ~p.attackers if p.attackers >> gang & 1 else live & p.attackers


def hold(p: Position, gang: int, action: int) -> None:
    settle(p.agenda)
    if action == FIRE:
        rest_aim(p, gang)
        ask(p.agenda, SHOOTING, 1 << gang, 0, 0)
    elif action == PARLEY:
        p.offer = []
        ask(p.agenda, PARLEYING, 1 << gang, 0, 0)
    elif action == ROULETTE:
        ask(p.agenda, DUELLING, 1 << gang, NONE, 0)
    else:
        p.passes += 1
        p.holder = next_holder(p, gang, engaged_gangs(p))
        tell_all(p, PASSED, gang, [])


def shoot_candidates(p: Position, gang: int) -> list[int]:
    found = aim_candidates(p, gang)
    found.append(GO)
    return found


def shoot_refusal(p: Position, gang: int, action: int) -> str:
    if action == GO:
        return LEGAL if is_loaded(p, gang) else "R94"
    return aim_refusal(p, gang, action)


def shoot(p: Position, gang: int, action: int) -> None:
    if action != GO:
        aim(p, gang, action)
        return
    settle(p.agenda)
    p.agenda[-2] = 1
    p.volley = take_shots(p, 1 << gang)
    p.is_riposte = 0
    p.opening = FREE
    p.passes = 0
    ask(p.agenda, VOLLEY, 0, 0, 0)


# A volley.


def run_volley(p: Position) -> None:
    stage = first(p.agenda)
    if stage == 0 or stage == LAUNCHED:
        if stage == 0:
            launch_volley(p)
        p.dodges = []
        p.agenda[-2] = 1
        dodging = targeted(p)
        if p.heist != NONE:
            for gang in range(GANGS):
                if p.answers[gang] == SACRIFICE:
                    dodging &= ~(1 << gang)  # R119: who sacrifices plays no Esquive
        if dodging:
            ask(p.agenda, DODGING, dodging, 0, 0)
    elif stage == 1:
        resolve_volley(p)
        p.agenda[-2] = 2
        bits = riposte_rights(p)
        if bits:
            for gang in range(GANGS):
                if bits >> gang & 1:
                    p.answers[gang] = 0
            ask(p.agenda, RIPOSTING, bits, 0, 0)
            p.agenda[-5] = bits  # the frame of the volley remembers who was asked
        else:
            p.agenda[-1] = 0
    else:
        open_ripostes(p)


def launch_volley(p: Position) -> None:
    """The shots are shown; who opens fire is no longer in defence (R165)."""
    if not p.is_riposte:
        p.charged |= shooters(p)
    note_shots(p)
    tell_all(p, FIRED, NONE, [len(p.volley) // 4])
    launch(p)


def resolve_volley(p: Position) -> None:
    """R95, R96: Esquives cancel bullets, then all who are hit fall together."""
    fallen: list[int] = []
    p.dodgers = []
    for i in range(0, len(p.dodges), 2):
        man = p.dodges[i]
        tell_all(p, DODGED, man // CREW, [man, p.dodges[i + 1]])
        for _ in range(p.dodges[i + 1]):
            play(p, man // CREW, ESQUIVE)
    for gang in p.turn_order():
        for man in targets_of(p, gang):
            dodged = dodges_of(p, man)
            hits = bullets_at(p, man) - dodged
            if is_felled(p, man, hits):
                fallen.append(man)
            elif dodged > 0:
                p.dodgers.append(man)
    p.dodges = []
    for man in fallen:
        killers = gangs_at_man(p, man)
        tell_all(p, FELL, man // CREW, [man])
        fall(p, man, killers)
    p.dodgers.sort()


def dodges_of(p: Position, man: int) -> int:
    for i in range(0, len(p.dodges), 2):
        if p.dodges[i] == man:
            return p.dodges[i + 1]
    return 0


def is_felled(p: Position, man: int, hits: int) -> bool:
    """R96, R165: le Mammouth in defence takes two."""
    if hits == 0:
        return False
    gang = man // CREW
    if gang != DA or not p.has_power(DA):
        return True
    p.hits[man] += hits
    return p.hits[man] >= 2 or p.charged >> DA & 1 == 1


def riposte_rights(p: Position) -> int:
    """R97, R121: the gangs with a man who dodged and stands, while somebody who shot at him does too."""
    bits = 0
    if p.heist != NONE and not p.agreed[RIPOSTES]:
        return 0
    for man in p.dodgers:
        gang = man // CREW
        if p.heist != NONE and p.fleeing >> gang & 1:
            continue
        for other in p.engaged:
            if other // CREW != gang and has_shot_at(p, other // CREW, man):
                bits |= 1 << gang
    return bits


def open_ripostes(p: Position) -> None:
    """All ripostes form one new volley, or the volleys are over and their last shooter holds the initiative (R98)."""
    bits = p.agenda[-1]
    firing = 0
    for gang in p.turn_order():
        if bits >> gang & 1:
            answer = p.answers[gang]
            tell_all(p, ANSWERED, gang, [answer])
            p.answers[gang] = 0
            if answer == GO:
                firing |= 1 << gang
            elif answer == PARLEY:
                p.waivers |= 1 << gang
    if firing:
        p.volley = take_shots(p, firing)
        p.is_riposte = 1
        p.agenda[-2] = 0
        p.agenda[-1] = 0
        return
    p.holder = p.earliest(shooters(p))
    p.volley = []
    p.dodgers = []
    settle(p.agenda)


def dodge_candidates(p: Position, gang: int) -> list[int]:
    return [*[DODGE + count for count in range(19)], GO]


def dodge_refusal(p: Position, gang: int, action: int) -> str:
    man = next_dodger(p, gang)
    if action == GO and man == NONE:
        return LEGAL
    if action < DODGE or action >= DODGE + 19 or man == NONE:
        return "R95"
    held = p.hands[gang * KINDS + ESQUIVE]
    for i in range(0, len(p.dodges), 2):
        if p.dodges[i] // CREW == gang:
            held -= p.dodges[i + 1]
    if action - DODGE > held or action - DODGE > bullets_at(p, man):
        return "R95"
    return LEGAL


def next_dodger(p: Position, gang: int) -> int:
    """The first man of the gang whose Esquives are not yet counted out."""
    for man in targets_of(p, gang):
        counted = False
        for i in range(0, len(p.dodges), 2):
            if p.dodges[i] == man:
                counted = True
        if not counted:
            return man
    return NONE


def dodge(p: Position, gang: int, action: int) -> None:
    """With several men the answer is sealed by a word of its own: nobody hears how many are still undecided."""
    if action == GO:
        seal(p, gang)
        return
    man = next_dodger(p, gang)
    place = 0
    while place < len(p.dodges) and p.dodges[place] < man:
        place += 2
    p.dodges = [*p.dodges[:place], man, action - DODGE, *p.dodges[place:]]
    if len(targets_of(p, gang)) == 1:
        seal(p, gang)


def riposte_candidates(p: Position, gang: int) -> list[int]:
    found = aim_candidates(p, gang)
    found += [GO, NO, PARLEY]
    found.sort()
    return found


def riposte_refusal(p: Position, gang: int, action: int) -> str:
    if action == NO:
        return LEGAL
    if action == PARLEY:
        if p.heist != NONE:
            return "R121"
        return "R99" if p.parleyed >> gang & 1 else LEGAL
    return shoot_refusal(p, gang, action)


def riposte(p: Position, gang: int, action: int) -> None:
    if action != GO and action != NO and action != PARLEY:
        aim(p, gang, action)
        return
    if action != GO:
        rest_aim(p, gang)
    p.answers[gang] = action
    seal(p, gang)


def bank_fight_begins(p: Position) -> None:
    """R120: all men in the bank are engaged."""
    p.fight = IN_BANK
    p.field = p.heist
    p.engaged = p.crews_at(p.heist, ALL)
    p.waivers = 0
