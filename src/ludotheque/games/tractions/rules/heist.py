"""Heists: sealed orders, flights, fire, diplomacy, sharing and departures (R109 to R129)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import clear_table, discard, know_card, play
from ludotheque.games.tractions.rules.combat import (
    LAUNCHED,
    bank_fight_begins,
    count_bits,
    forget_fight,
    launch_volley,
    seal,
)
from ludotheque.games.tractions.rules.men import drive_home, from_bank, tell_all
from ludotheque.games.tractions.rules.pacts import (
    EVERYONE_FREE,
    act,
    check_gifts,
    end_pacts,
    pact_of,
    pact_shown,
    publish_pact,
    victims,
    wrong,
)
from ludotheque.games.tractions.rules.papers import open_floor, split_weights
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.shots import (
    aim,
    aim_candidates,
    aim_refusal,
    bullets_at,
    is_at_rest,
    rest_aim,
    take_shots,
    targeted,
)

MOST_CARS = 5


def begin_heist(p: Position, bank: int) -> None:
    """R111: ten for each man, at once laid on him."""
    p.heist = bank
    p.pot = 0
    p.quiet = 0
    forget_fight(p)
    total = 0
    for gang in p.turn_order():
        for man in p.crew_at(bank, gang):
            if p.loot[man] and p.agreed[t.KEEP_LOOT]:
                continue  # A31: a loaded man brings nothing new
            is_short = p.agreed[t.BANK_LIMITED] == 1 and p.bank < p.material.heist_loot
            share = 0 if is_short else from_bank(p, p.material.heist_loot)
            p.loot[man] += share
            total += share
        if p.men[bank * t.GANGS + gang]:
            act(p, gang)
    tell_all(p, t.HEIST_BEGAN, t.NONE, [bank, total])
    one_gang = count_bits(p.gangs_at(bank)) < 2
    ask(p.agenda, t.HEIST, 0, 8 if one_gang else 0, 0)


def expected_loot(p: Position, bank: int) -> int:
    """R110: what a heist of the bank would bring."""
    total = 0
    for man in p.crews_at(bank, t.ALL):
        if not (p.loot[man] and p.agreed[t.KEEP_LOOT]):
            total += p.material.heist_loot
    if total and p.agreed[t.BANK_LIMITED]:
        total = min(total, p.bank // p.material.heist_loot * p.material.heist_loot)
    return total


def run_heist(p: Position) -> None:
    stage = first(p.agenda)
    if stage == 0:
        begin_orders(p)
    elif stage == 1:
        reveal_orders(p)
    elif stage == 2:
        begin_fire(p)
    elif stage == 3:
        end_round(p)
    elif stage == 4:
        p.agenda[-2] = 0  # the diplomacy is over
    elif stage == 5:
        end_fighting(p)
    elif stage == 6:
        open_split(p)
    elif stage == 7:
        share_pot(p)
        pool_loot(p)
        p.agenda[-2] = 8
    elif stage == 8:
        run_departures(p)
    else:
        close_heist(p)


# Orders.


def begin_orders(p: Position) -> None:
    bits = p.gangs_at(p.heist)
    p.cars = [0] * t.GANGS
    p.boarding = []
    p.shots = []
    p.fleeing = 0
    for gang in range(t.GANGS):
        rest_aim(p, gang)
        p.answers[gang] = 0
    p.agenda[-2] = 1
    p.agenda[-1] = bits
    ask(p.agenda, t.ORDERING, bits, 0, 0)


def most_cars(p: Position, gang: int) -> int:
    """R115: no more cars than held, nor than the men in the bank need."""
    seats = p.material.traction_seats
    needed = (p.men[p.heist * t.GANGS + gang] + seats - 1) // seats
    return min(p.hands[gang * t.KINDS + t.TRACTION], needed)


def order_candidates(p: Position, gang: int) -> list[int]:
    found: list[int] = []
    if p.cars[gang]:
        return [*[t.PAWN + man for man in p.crew_at(p.heist, gang)], t.GO]
    found = aim_candidates(p, gang)
    found += [t.CARS + count for count in range(1, MOST_CARS + 1)]
    found.append(t.STAND)
    found.sort()
    return found


def order_refusal(p: Position, gang: int, action: int) -> str:
    if p.cars[gang]:
        return board_refusal(p, gang, action, 1)
    if t.CARS < action <= t.CARS + MOST_CARS:
        if has_order(p, gang):
            return "A29"
        return LEGAL if action - t.CARS <= most_cars(p, gang) else "R115"
    if action == t.STAND:
        return LEGAL if is_at_rest(p, gang) else "R116"
    return aim_refusal(p, gang, action)


def has_order(p: Position, gang: int) -> bool:
    """Whether a shot is already on the sheet."""
    if p.aims[gang * 2] != t.NONE:
        return True
    for i in range(0, len(p.shots), 4):
        if p.shots[i] == gang:
            return True
    return False


def board_refusal(p: Position, gang: int, action: int, least: int) -> str:
    """Men board four to a car (R115, R119, R127)."""
    aboard = boarded(p, gang)
    if action == t.GO:
        return LEGAL if len(aboard) >= least else "R115"
    man = action - t.PAWN
    if man < 0 or man >= t.MEN or man // t.CREW != gang or p.place[man] != p.heist:
        return "R115"
    if man in aboard:
        return "R115-aboard"
    return LEGAL if len(aboard) < p.cars[gang] * p.material.traction_seats else "R115"


def boarded(p: Position, gang: int) -> list[int]:
    return [man for man in p.boarding if man // t.CREW == gang]


def board(p: Position, man: int) -> None:
    p.boarding.append(man)
    p.boarding.sort()


def order(p: Position, gang: int, action: int) -> None:
    if t.CARS < action <= t.CARS + MOST_CARS:
        p.cars[gang] = action - t.CARS
    elif action in (t.GO, t.STAND):
        p.answers[gang] = action
        seal(p, gang)
    elif p.cars[gang]:
        board(p, action - t.PAWN)
    else:
        aim(p, gang, action)


def reveal_orders(p: Position) -> None:
    """R117, R118: all together; who flees and is not shot at is gone."""
    bits = second(p.agenda)
    p.volley = take_shots(p, bits)
    p.is_riposte = 0
    bank_fight_begins(p)
    shot_at = targeted(p)
    p.agenda[-2] = 2
    reacting = 0
    for gang in p.turn_order():
        if not bits >> gang & 1:
            continue
        p.answers[gang] = 0
        if p.cars[gang] == 0:
            tell_all(p, t.STOOD, gang, [])
            continue
        p.fleeing |= 1 << gang
        know_card(p, gang, t.TRACTION, p.cars[gang])  # section 7: seen even if taken back
        tell_all(p, t.FLED, gang, [p.cars[gang], *boarded(p, gang)])
        if shot_at >> gang & 1:
            reacting |= 1 << gang
        else:
            drive_off(p, gang)
    p.agenda[-1] = int(len(p.volley) > 0)
    if p.volley:
        launch_volley(p)
    if reacting:
        p.boarding = []  # whoever sacrifices names the survivors anew
        ask(p.agenda, t.REACTING, reacting, reacting, 0)


def drive_off(p: Position, gang: int) -> None:
    for _ in range(p.cars[gang]):
        play(p, gang, t.TRACTION)
    for man in boarded(p, gang):
        drive_home(p, man)
    p.boarding = [man for man in p.boarding if man // t.CREW != gang]
    p.cars[gang] = 0


# Flight under fire (R119).


def react_candidates(p: Position, gang: int) -> list[int]:
    if p.answers[gang] == t.SACRIFICE:
        return [*[t.PAWN + man for man in p.crew_at(p.heist, gang)], t.GO]
    return [t.STAY, t.SACRIFICE]


def react_refusal(p: Position, gang: int, action: int) -> str:
    if p.answers[gang] != t.SACRIFICE:
        return LEGAL if action in (t.STAY, t.SACRIFICE) else "R119"
    if t.PAWN <= action < t.PAWN + t.MEN and would_fall(p, action - t.PAWN):
        return "R119"
    return board_refusal(p, gang, action, 0)


def would_fall(p: Position, man: int) -> bool:
    """Whether the volley fells a man for whom no Esquive is played."""
    hits = bullets_at(p, man)
    if hits == 0:
        return False
    if man // t.CREW != t.DA or not p.has_power(t.DA):
        return True
    return p.hits[man] + hits >= 2 or p.charged >> t.DA & 1 == 1


def react(p: Position, gang: int, action: int) -> None:
    if action == t.SACRIFICE:
        p.answers[gang] = t.SACRIFICE
    elif action in (t.STAY, t.GO):
        if action == t.STAY:
            p.answers[gang] = t.STAY
        seal(p, gang)
    else:
        board(p, action - t.PAWN)


def begin_fire(p: Position) -> None:
    """R120: the volley, after those who stay have their cars back."""
    p.agenda[-2] = 3
    for gang in p.turn_order():
        if p.fleeing >> gang & 1 and p.cars[gang]:
            is_sacrifice = p.answers[gang] == t.SACRIFICE
            tell_all(p, t.REACTED, gang, [int(is_sacrifice), *boarded(p, gang)])
            if is_sacrifice:
                continue
            p.cars[gang] = 0
    bank_fight_begins(p)
    if p.volley:
        ask(p.agenda, t.VOLLEY, 0, LAUNCHED, 0)


def end_round(p: Position) -> None:
    """R119, R122, R124."""
    shots_fired = second(p.agenda)
    for gang in p.turn_order():
        if p.answers[gang] == t.SACRIFICE:
            drive_off(p, gang)
        p.answers[gang] = 0
    p.engaged = []
    p.volley = []
    p.quiet = 0 if shots_fired else p.quiet + 1
    p.agenda[-1] = 0
    tell_all(p, t.ROUND_ENDED, t.NONE, [shots_fired])
    if count_bits(p.gangs_at(p.heist)) < 2 or p.quiet >= 2:
        p.agenda[-2] = 5
        return
    p.agenda[-2] = 4
    open_floor(p, t.VAULT)


# Sharing.


def end_fighting(p: Position) -> None:
    """R125 (a), R126: the splits among those who are still there, the most recently signed first."""
    check_gifts(p, True)
    p.agenda[-2] = 6
    p.splitting = [t.NONE] * t.GANGS
    p.joining = 0
    shown: list[int] = []
    j = next_split(p)
    while j != t.NONE:
        bits = p.pacts[pact_of(p, p.clauses[j]) + 1] & p.gangs_at(p.heist) & ~p.joining
        p.joining |= bits
        for gang in range(t.GANGS):
            if bits >> gang & 1:
                p.splitting[gang] = j
                p.answers[gang] = 0
        publish_pact(p, p.clauses[j], t.READERS_ALL)
        shown += pact_shown(p, p.clauses[j])
        j = next_split(p)
    if p.joining:
        tell_all(
            p, t.SPLIT_SHOWN, t.NONE, [p.joining, *shown]
        )  # all at once: a pause after some would tell that others are to come
        ask(p.agenda, t.HONOURING, p.joining, 0, 0)


def next_split(p: Position) -> int:
    """The youngest split in force among two or more gangs in the bank that take part in none yet."""
    best = t.NONE
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if (
            p.clauses[j + 1] != t.SPLIT
            or p.clauses[j + 4] not in (t.NONE, p.heist)
            or p.clauses[j + 6] == EVERYONE_FREE
        ):
            continue
        bits = p.pacts[pact_of(p, p.clauses[j]) + 1] & p.gangs_at(p.heist) & ~p.joining
        if count_bits(bits) >= 2 and (best == t.NONE or p.clauses[j] >= p.clauses[best]):
            best = j
    return best


def honour(p: Position, gang: int, action: int) -> None:
    p.answers[gang] = action
    seal(p, gang)


def open_split(p: Position) -> None:
    """A renege is a breach and cancels the pooling; then the reprisals (R48)."""
    p.agenda[-2] = 7
    found: list[int] = []  # traitor, clause, wronged: all judged before any breach frees anybody (A83)
    for gang in p.turn_order():
        if p.joining >> gang & 1:
            tell_all(p, t.HONOURED, gang, [int(p.answers[gang] == t.HONOUR)])
            if p.answers[gang] == t.RENEGE:
                found += [gang, p.splitting[gang], victims(p, p.splitting[gang], gang)]
            p.answers[gang] = 0
    for i in range(0, len(found), 3):
        wrong(p, found[i + 1], found[i], found[i + 2], p.heist)
        cancel_split(p, found[i + 1])
    ask(p.agenda, t.REPRISALS, 0, 0, 0)


def cancel_split(p: Position, clause: int) -> None:
    for gang in range(t.GANGS):
        if p.splitting[gang] == clause:
            p.splitting[gang] = t.NONE
            p.joining &= ~(1 << gang)


def survivors(p: Position) -> list[int]:
    """The men in the bank in turn order of gangs, lowest number first."""
    found: list[int] = []
    for gang in p.turn_order():
        found += p.crew_at(p.heist, gang)
    return found


def share_pot(p: Position) -> None:
    """R125 (c)."""
    men = survivors(p)
    tell_all(p, t.SHARED, t.NONE, [p.pot])
    if not men:
        p.bank += p.pot
    else:
        for i in range(len(men)):
            p.loot[men[i]] += p.pot // len(men) + int(i < p.pot % len(men))
    p.pot = 0


def pool_loot(p: Position) -> None:
    """R126, R125 (d): contract after contract."""
    for gang in range(t.GANGS):
        clause = p.splitting[gang]
        if clause == t.NONE:
            continue
        joining = 0
        for other in range(t.GANGS):
            if p.splitting[other] == clause:
                joining |= 1 << other
                p.splitting[other] = t.NONE
        pool_among(p, split_weights(p.clauses[clause + 5]), joining & p.gangs_at(p.heist))
    p.joining = 0


def pool_among(p: Position, weights: list[int], joining: int) -> None:
    total = 0
    pool = 0
    for gang in range(t.GANGS):
        if joining >> gang & 1:
            total += max(0, weights[gang])
            for man in p.crew_at(p.heist, gang):
                pool += p.loot[man]
    if count_bits(joining) < 2 or total == 0:
        return
    rest = pool
    shares = [0] * t.GANGS
    for gang in range(t.GANGS):
        if joining >> gang & 1:
            shares[gang] = pool * max(0, weights[gang]) // total
            rest -= shares[gang]
    for gang in p.turn_order():
        if joining >> gang & 1 and weights[gang] > 0:
            shares[gang] += rest
            break
    for gang in range(t.GANGS):
        if joining >> gang & 1:
            crew = p.crew_at(p.heist, gang)
            for i in range(len(crew)):
                p.loot[crew[i]] = shares[gang] // len(crew) + int(i < shares[gang] % len(crew))


# Departures (R127).


def run_departures(p: Position) -> None:
    """Each gang in turn order is asked; second is how many have been."""
    order = p.turn_order()
    place = second(p.agenda)
    asked = p.gangs_at(p.heist)
    if not p.robbed >> p.material.banks.index(p.heist) & 1:
        asked = loaded_gangs(p, p.heist)  # R128: they kept loot and may drive it home now
    while place < len(order) and not asked >> order[place] & 1:
        place += 1
    if place == len(order):
        p.agenda[-2] = 9
        return
    p.agenda[-1] = place + 1
    p.cars[order[place]] = 0
    p.boarding = []
    ask(p.agenda, t.DEPARTING, 1 << order[place], 0, 0)


def depart_candidates(p: Position, gang: int) -> list[int]:
    if p.cars[gang]:
        return [*[t.PAWN + man for man in p.crew_at(p.heist, gang)], t.GO]
    return [*[t.CARS + count for count in range(1, MOST_CARS + 1)], t.NO]


def depart_refusal(p: Position, gang: int, action: int) -> str:
    if p.cars[gang]:
        return board_refusal(p, gang, action, 1)
    if action == t.NO:
        return LEGAL
    if t.CARS < action <= t.CARS + MOST_CARS:
        return LEGAL if action - t.CARS <= most_cars(p, gang) else "R127"
    return "R127"


def depart(p: Position, gang: int, action: int) -> None:
    if action == t.NO:
        settle(p.agenda)
        tell_all(p, t.DEPARTED, gang, [0])
    elif action == t.GO:
        settle(p.agenda)
        tell_all(p, t.DEPARTED, gang, [p.cars[gang], *boarded(p, gang)])
        for _ in range(p.cars[gang]):
            discard(p, gang, t.TRACTION)
        for man in boarded(p, gang):
            drive_home(p, man)
        p.cars[gang] = 0
        p.boarding = []
    elif action >= t.CARS:
        p.cars[gang] = action - t.CARS
    else:
        board(p, action - t.PAWN)


def close_heist(p: Position) -> None:
    """R128, R129."""
    left = 0
    if not p.agreed[t.KEEP_LOOT]:
        for man in p.crews_at(p.heist, t.ALL):
            left += p.loot[man]
            p.loot[man] = 0
        p.bank += left
    tell_all(p, t.FORFEITED, t.NONE, [left])
    settle(p.agenda)
    end_pacts(p, True)
    forget_fight(p)
    clear_table(p)
    p.heist = t.NONE
    p.fleeing = 0
    p.cars = [0] * t.GANGS
    p.boarding = []


# A bank that is not robbed, where men sit on loot they kept (R128, `keep`).


def loaded_gangs(p: Position, bank: int) -> int:
    bits = 0
    for man in p.crews_at(bank, t.ALL):
        if p.loot[man]:
            bits |= 1 << (man // t.CREW)
    return bits
