"""Combat: initiative, volleys, dodges and ripostes (R91 to R104)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, asked, first, second, set_first, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import clear_table, play
from ludotheque.games.tractions.rules.men import fall, tell_all
from ludotheque.games.tractions.rules.pacts import note_shots
from ludotheque.games.tractions.rules.position import Position, count_bits
from ludotheque.games.tractions.rules.question import Procedure, Question
from ludotheque.games.tractions.rules.shots import (
    aim,
    aim_candidates,
    aim_refusal,
    bullets_at,
    gangs_at_man,
    has_shot_at,
    is_part_of_an_order,
    is_ready_to_fire,
    launch,
    lower_weapons,
    shooters,
    take_shots,
    targeted,
    targets_of,
)

DODGES: Final = 19  # the numbers of Esquives one can play, 0 to 18


def seal(p: Position, gang: int) -> None:
    """The gang has answered a question put to several at once; the last one settles it."""
    p.strike_off(gang)
    tell_all(p, t.SEALED, gang, [])
    if asked(p.agenda) == 0:
        settle(p.agenda)


def engaged_gangs(p: Position) -> int:
    """The gangs with men in the combat, as bits."""
    bits = 0
    for man in p.engaged:
        bits |= 1 << (man // t.CREW)
    return bits


def begin_combat(p: Position, attackers: int, engaged: list[int], fight: int, field: int, holder: int) -> None:
    """Two sides face each other; the side of the holder has attacked. The caller sets `opening`."""
    p.attackers = attackers
    p.engaged = engaged
    p.fight = fight
    p.field = field
    p.holder = holder
    p.passes = 0
    p.parleyed = 0
    p.dared = 0
    p.waivers = 0
    p.outcome = t.NONE
    p.charged = 0
    p.fired = [0] * (t.GANGS * t.GANGS)
    bits = engaged_gangs(p)
    aggressors = attackers if attackers >> holder & 1 else bits & ~attackers
    for gang in range(t.GANGS):
        for other in range(t.GANGS):  # R45: whoever is attacked may shoot
            if aggressors >> gang & 1 and bits & ~aggressors & (1 << other):
                p.fired[gang * t.GANGS + other] = 1
    p.ring = []
    if fight == t.IN_RAID:  # R143: the raiders in turn order, then the owner
        for gang in p.turn_order():
            if bits & attackers & (1 << gang):
                p.ring.append(gang)
        p.ring.append(p.material.owners[field])
    else:
        for gang in range(t.GANGS):
            if bits >> gang & 1:
                p.ring.append(gang)
    ask(p.agenda, t.COMBAT, 0, 0, 0)


def next_holder(p: Position, gang: int, live: int) -> int:
    """R98, R100: the next gang of the ring that still has engaged men."""
    start = p.ring.index(gang) if gang in p.ring else 0
    for i in range(1, len(p.ring) + 1):
        other = p.ring[(start + i) % len(p.ring)]
        if live >> other & 1:
            return other
    return gang


class Combat(Procedure):
    """R93: round after round, until one side is gone, all pass or a parley ends it."""

    def run(self, p: Position) -> None:
        live = engaged_gangs(p)
        if p.outcome != t.NONE or not live & p.attackers or not live & ~p.attackers:
            end_combat(p)
            return
        if first(p.agenda) == t.ROUND_OVER:  # those who waived a riposte may parley (R99)
            waiver = p.earliest(p.waivers & live)
            if waiver != t.NONE:
                p.waivers &= ~(1 << waiver)
                p.offer = []
                ask(p.agenda, t.PARLEYING, 1 << waiver, 0, 0)
                return
            begin_round(p)
        if p.passes >= count_bits(live):
            end_combat(p)
            return
        if not live >> p.holder & 1:
            p.holder = next_holder(p, p.holder, live)
        ask(p.agenda, t.INITIATIVE, 1 << p.holder, 0, 0)


def begin_round(p: Position) -> None:
    set_first(p.agenda, t.ROUND_OPEN)
    p.parleyed = 0
    p.dared = 0
    p.waivers = 0


def end_combat(p: Position) -> None:
    """R101, R102: the cards played go back, counts of bullets are forgotten."""
    settle(p.agenda)
    if p.outcome == t.LET_IN:
        p.consents |= engaged_gangs(p) & ~p.attackers
    forget_fight(p)
    clear_table(p)
    p.engaged = []
    p.offer = []
    tell_all(p, t.COMBAT_ENDED, t.NONE, [p.field])


def forget_fight(p: Position) -> None:
    p.charged = 0
    p.waivers = 0
    p.fired = [0] * (t.GANGS * t.GANGS)
    p.volley = []
    p.dodgers = []
    p.opening = t.FREE
    for man in range(t.DA * t.CREW, t.DA * t.CREW + t.CREW):
        p.hits[man] = 0


class Initiative(Question):
    """R93: what the gang with the initiative does."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.FIRE, t.PARLEY, t.ROULETTE, t.PASS]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.FIRE:
            return LEGAL if p.is_armed(gang, own_engaged(p, gang)) else "R71"
        if action == t.PARLEY:
            if p.opening != t.FREE:
                return "R93"
            return "R99" if p.parleyed >> gang & 1 else LEGAL
        if action == t.ROULETTE:
            if not p.agreed[t.ROULETTES]:
                return "R157"
            if p.opening == t.MUST_FIRE:
                return "R86"
            return LEGAL if rivals(p, gang) & ~p.dared else "R158"
        if action == t.PASS:
            return "R93" if p.opening != t.FREE else LEGAL
        return "R9"

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        if action == t.FIRE:
            lower_weapons(p, gang)
            ask(p.agenda, t.SHOOTING, 1 << gang, 0, 0)
        elif action == t.PARLEY:
            p.offer = []
            ask(p.agenda, t.PARLEYING, 1 << gang, 0, 0)
        elif action == t.ROULETTE:
            ask(p.agenda, t.DUELLING, 1 << gang, t.NONE, 0)
        else:
            p.passes += 1
            p.holder = next_holder(p, gang, engaged_gangs(p))
            tell_all(p, t.PASSED, gang, [])


def own_engaged(p: Position, gang: int) -> list[int]:
    return [man for man in p.engaged if man // t.CREW == gang]


def rivals(p: Position, gang: int) -> int:
    """The engaged gangs of the other side, as bits."""
    live = engaged_gangs(p)
    return live & ~p.attackers if p.attackers >> gang & 1 else live & p.attackers


class Shooting(Question):
    """R94: who shoots at whom, and with what. It is asked again after every pick, until GO."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        found = aim_candidates(p, gang)
        found.append(t.GO)
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return shot_refusal(p, gang, action) if is_part_of_an_order(action) else "R94"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action != t.GO:
            aim(p, gang, action)
            return
        settle(p.agenda)
        set_first(p.agenda, t.ROUND_OVER)
        p.volley = take_shots(p, 1 << gang)
        p.is_riposte = 0
        p.opening = t.FREE
        p.passes = 0
        ask(p.agenda, t.VOLLEY, 0, t.VOLLEY_SHOTS, 0)


def shot_refusal(p: Position, gang: int, action: int) -> str:
    """LEGAL, or the rule against a pick, or against firing what is aimed so far."""
    if action == t.GO:
        return LEGAL if is_ready_to_fire(p, gang) else "R94"
    return aim_refusal(p, gang, action)


# A volley.


class Volley(Procedure):
    """R94 to R98: the shots are shown and dodged; those who are hit fall; ripostes make the next volley."""

    def run(self, p: Position) -> None:
        stage = first(p.agenda)
        if stage == t.VOLLEY_SHOTS or stage == t.VOLLEY_SHOWN:
            if stage == t.VOLLEY_SHOTS:
                launch_volley(p)
            p.dodges = []
            set_first(p.agenda, t.VOLLEY_HITS)
            dodging = targeted(p)
            if p.heist != t.NONE:
                for gang in range(t.GANGS):
                    if p.answers[gang] == t.SACRIFICE:
                        dodging &= ~(1 << gang)  # R119: who sacrifices plays no Esquive
            if dodging:
                ask(p.agenda, t.DODGING, dodging, 0, 0)
        elif stage == t.VOLLEY_HITS:
            resolve_volley(p)
            set_first(p.agenda, t.VOLLEY_RIPOSTES)
            bits = riposte_rights(p)
            if bits:
                for gang in range(t.GANGS):
                    if bits >> gang & 1:
                        p.answers[gang] = 0
                set_second(p.agenda, bits)  # the frame of the volley remembers who was asked
                ask(p.agenda, t.RIPOSTING, bits, 0, 0)
            else:
                set_second(p.agenda, 0)
        else:
            open_ripostes(p)


def launch_volley(p: Position) -> None:
    """Show the shots; whoever opens fire is no longer in defence (R165)."""
    if not p.is_riposte:
        p.charged |= shooters(p)
    note_shots(p)
    tell_all(p, t.FIRED, t.NONE, [len(p.volley) // t.SHOT_WIDTH])
    launch(p)


def resolve_volley(p: Position) -> None:
    """R95, R96: Esquives cancel bullets, then all who are hit fall together."""
    fallen: list[int] = []
    p.dodgers = []
    for i in range(0, len(p.dodges), t.DODGE_WIDTH):
        man = p.dodges[i]
        tell_all(p, t.DODGED, man // t.CREW, [man, p.dodges[i + t.DODGE_COUNT]])
        for _ in range(p.dodges[i + t.DODGE_COUNT]):
            play(p, man // t.CREW, t.ESQUIVE)
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
        tell_all(p, t.FELL, man // t.CREW, [man])
        fall(p, man, killers)
    p.dodgers.sort()


def dodges_of(p: Position, man: int) -> int:
    """How many Esquives are played for the man."""
    for i in range(0, len(p.dodges), t.DODGE_WIDTH):
        if p.dodges[i] == man:
            return p.dodges[i + t.DODGE_COUNT]
    return 0


def is_felled(p: Position, man: int, hits: int) -> bool:
    """R96, R165: one hit fells a man, but it takes two for le Mammouth in defence."""
    if hits == 0:
        return False
    gang = man // t.CREW
    if gang != t.DA or not p.has_power(t.DA):
        return True
    p.hits[man] += hits
    return p.hits[man] >= 2 or p.charged >> t.DA & 1 == 1


def riposte_rights(p: Position) -> int:
    """R97, R121: the gangs (bits) with a man who dodged and stands, while somebody who shot at him stands as well."""
    bits = 0
    if p.heist != t.NONE and not p.agreed[t.RIPOSTES]:
        return 0
    for man in p.dodgers:
        gang = man // t.CREW
        if p.heist != t.NONE and p.fleeing >> gang & 1:
            continue
        for other in p.engaged:
            if other // t.CREW != gang and has_shot_at(p, other // t.CREW, man):
                bits |= 1 << gang
    return bits


def open_ripostes(p: Position) -> None:
    """All ripostes form one new volley, or the volleys are over and their last shooter holds the initiative (R98)."""
    bits = second(p.agenda)
    firing = 0
    for gang in p.turn_order():
        if bits >> gang & 1:
            answer = p.answers[gang]
            tell_all(p, t.ANSWERED, gang, [answer])
            p.answers[gang] = 0
            if answer == t.GO:
                firing |= 1 << gang
            elif answer == t.PARLEY:
                p.waivers |= 1 << gang
    if firing:
        p.volley = take_shots(p, firing)
        p.is_riposte = 1
        set_first(p.agenda, t.VOLLEY_SHOTS)
        set_second(p.agenda, 0)
        return
    p.holder = p.earliest(shooters(p))
    p.volley = []
    p.dodgers = []
    settle(p.agenda)


class Dodging(Question):
    """R95: how many Esquives each man who is shot at plays."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*[t.DODGE + count for count in range(DODGES)], t.GO]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        man = next_dodger(p, gang)
        if action == t.GO and man == t.NONE:
            return LEGAL
        if action < t.DODGE or action >= t.DODGE + DODGES or man == t.NONE:
            return "R95"
        held = p.hands[gang * t.KINDS + t.ESQUIVE]
        for i in range(0, len(p.dodges), t.DODGE_WIDTH):
            if p.dodges[i] // t.CREW == gang:
                held -= p.dodges[i + t.DODGE_COUNT]
        if action - t.DODGE > held or action - t.DODGE > bullets_at(p, man):
            return "R95"
        return LEGAL

    def answer(self, p: Position, gang: int, action: int) -> None:
        """With several men, GO seals the answer: nobody learns for how many of them the gang has decided."""
        if action == t.GO:
            seal(p, gang)
            return
        man = next_dodger(p, gang)
        place = 0
        while place < len(p.dodges) and p.dodges[place] < man:
            place += t.DODGE_WIDTH
        p.dodges = [*p.dodges[:place], man, action - t.DODGE, *p.dodges[place:]]
        if len(targets_of(p, gang)) == 1:
            seal(p, gang)


def next_dodger(p: Position, gang: int) -> int:
    """The first man of the gang whose Esquives are not yet counted out."""
    for man in targets_of(p, gang):
        counted = False
        for i in range(0, len(p.dodges), t.DODGE_WIDTH):
            if p.dodges[i] == man:
                counted = True
        if not counted:
            return man
    return t.NONE


class Riposting(Question):
    """R97: who dodged may shoot back, or wish to parley."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        found = aim_candidates(p, gang)
        found += [t.GO, t.NO, t.PARLEY]
        found.sort()
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if not is_part_of_an_order(action):
            return "R97"
        if action == t.NO:
            return LEGAL
        if action == t.PARLEY:
            if p.heist != t.NONE:
                return "R121"
            return "R99" if p.parleyed >> gang & 1 else LEGAL
        return shot_refusal(p, gang, action)

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action != t.GO and action != t.NO and action != t.PARLEY:
            aim(p, gang, action)
            return
        if action != t.GO:
            lower_weapons(p, gang)
        p.answers[gang] = action
        seal(p, gang)


def bank_fight_begins(p: Position) -> None:
    """R120: all men in the bank are engaged."""
    p.fight = t.IN_BANK
    p.field = p.heist
    p.engaged = p.crews_at(p.heist, t.ALL)
    p.waivers = 0
