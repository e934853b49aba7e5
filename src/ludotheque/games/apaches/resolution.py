"""The end of a round and of the game, where nobody decides anything: R25 to R51."""

from __future__ import annotations

from ludotheque.core.state import NOBODY
from ludotheque.games.apaches.position import Position
from ludotheque.games.apaches.terms import (
    APACHE_PAY,
    BURGHER,
    BURGLARY,
    COLOURED,
    DEATH,
    DISTRICTS,
    FENCE,
    FENCE_PAY,
    FENCE_RECRUITS,
    FENCED,
    FINE,
    HOSPITAL,
    LOOT,
    MONEY,
    NEWS,
    NONE,
    POLICEMAN,
    PRISON,
    PRIZE,
    REINFORCE,
    REINFORCEMENT,
    RETURNS,
    REVEALS,
    REWARD,
    ROBBED,
    SCORES,
    SEATS,
    STEAL,
    THEFT,
    TOKENS,
    TOTAL,
    WAGES,
    WINS,
)


def resolve_planques(position: Position) -> None:
    """R27, R28: each leader undergoes the content of the uncovered slot."""
    for district in range(COLOURED):
        if not position.is_active(district):
            continue
        planque = position.open_planque(district)
        winner = position.leader(district)
        if winner == NONE:
            report(position, district, NONE, planque, 0, 0)
            continue
        kind = position.kinds[planque]
        amount = 0
        recruits = 0
        if kind in (MONEY, BURGLARY):
            amount = position.values[planque]
            position.pay(winner, amount, PRIZE)
            if kind == BURGLARY:
                # R30, R39: one more for the fence.
                position.burglaries[winner] += 1
        elif kind == STEAL:
            amount = robbery(position, winner)
        elif kind == REINFORCE:
            recruits = position.amounts[REINFORCEMENT]
            position.awards = [*position.awards, winner, recruits]
        report(position, district, winner, planque, amount, recruits)
        if kind == STEAL:
            rob(position, winner)
        elif kind >= HOSPITAL:
            punish(position, district, winner, kind)


def robbery(position: Position, thief: int) -> int:
    """What a steal brings in: no victim pays more than there is (A22)."""
    total = 0
    for victim in range(position.seats):
        if victim != thief:
            total += min(position.amounts[LOOT], position.money[victim])
    return total


def rob(position: Position, thief: int) -> None:
    """R31, A24: every other player pays, wherever their gang is."""
    for victim in range(position.seats):
        if victim != thief:
            paid = min(position.amounts[LOOT], position.money[victim])
            if paid == 0:
                continue
            position.pay(victim, -paid, THEFT)
            position.pay(thief, paid, THEFT)
            position.note(ROBBED, victim, [paid, thief])


def punish(position: Position, district: int, seat: int, kind: int) -> None:
    """R33 to R36: one meneur of that district; A31: they are all alike."""
    position.crews[district * SEATS + seat] -= 100
    if kind == PRISON:
        position.jailed[seat] += 1
    elif kind == HOSPITAL:
        position.wounded[seat] += 1
    elif kind == DEATH:
        position.cemeteries[seat] += 1


def resolve_fence(position: Position) -> None:
    """R38: so much a burglary, and a recruit even without any."""
    winner = position.leader(FENCE)
    if winner == NONE:
        report(position, FENCE, NONE, NONE, 0, 0)
        return
    burglaries = sum(position.burglaries)
    if position.fence_scope:
        # O2 `own`: only those of the fence's own gang.
        burglaries = position.burglaries[winner]
    amount = burglaries * position.amounts[FENCE_PAY]
    if amount > 0:
        position.pay(winner, amount, FENCED)
    recruits = position.amounts[FENCE_RECRUITS]
    position.awards = [*position.awards, winner, recruits]
    report(position, FENCE, winner, NONE, amount, recruits)


def report(position: Position, district: int, winner: int, planque: int, amount: int, recruits: int) -> None:
    """Put a district into the news and the log."""
    news = position.news[:]
    item = ((position.round - 1) * DISTRICTS + district) * NEWS
    news[item] = winner
    news[item + 1] = planque
    news[item + 2] = amount
    news[item + 3] = recruits
    position.news = news
    if position.journal is not None:
        kind = position.kinds[planque] if planque != NONE else NONE
        value = position.values[planque] if planque != NONE else 0
        seat = winner if winner != NONE else NOBODY
        numbers = [TOTAL[position.crews[district * SEATS + other]] for other in range(position.seats)]
        numbers.sort(reverse=True)
        position.note(WINS, seat, [district, planque, kind, value, amount, recruits, numbers[0], numbers[1]])


def clean_up(position: Position) -> None:
    """R41 to R44, in this order; then the recruits won this round join (R43)."""
    before = position.reserves[:]
    facts: list[int] = []
    for seat in range(position.seats):
        home = 0
        novices = 0
        gone = 0
        for district in range(DISTRICTS):
            code = position.crews[district * SEATS + seat]
            home += code // 100
            novices += code // 10 % 10
            gone += code % 10
            position.crews[district * SEATS + seat] = 0
        # R42: those who served this round come out, those sent by this resolution stay for the next.
        facts += [position.prisons[seat], position.hospitals[seat], novices]
        position.reserves[seat] += 100 * (home + position.prisons[seat] + position.hospitals[seat])
        position.prisons[seat] = position.jailed[seat]
        position.hospitals[seat] = position.wounded[seat]
        position.jailed[seat] = 0
        position.wounded[seat] = 0
        position.burglaries[seat] = 0
        if not position.keeps_recruits:
            # R43, O3: recruits are usable in one round only.
            gone += position.reserves[seat] % 10
            position.reserves[seat] -= position.reserves[seat] % 10
        facts.append(gone)
        before[seat] = position.reserves[seat]
    give_recruits(position)
    for seat in range(position.seats):
        change = [*facts[seat * 4 : seat * 4 + 4], position.reserves[seat] - before[seat]]
        if sum(change) > 0:
            position.note(RETURNS, seat, change)


def give_recruits(position: Position) -> None:
    """R40: in the order of resolution, as long as the supply lasts."""
    for i in range(0, len(position.awards), 2):
        position.reserves[position.awards[i]] += min(position.awards[i + 1], position.supply())
    position.awards = []


def score(position: Position) -> None:
    """R46 to R50: tokens are turned up, then the operational Apaches paid."""
    amounts = position.amounts
    for seat in range(position.seats):
        burghers = position.tokens[seat * 2 + BURGHER]
        policemen = position.tokens[seat * 2 + POLICEMAN]
        if burghers > 0:
            position.pay(seat, burghers * amounts[REWARD], TOKENS)
        fine = min(policemen * amounts[FINE], position.money[seat])
        jailed = min(policemen, position.reserves[seat] // 100)
        if fine > 0:
            position.pay(seat, -fine, TOKENS)
        position.reserves[seat] -= jailed * 100
        position.prisons[seat] += jailed
        if burghers + policemen > 0:
            position.note(REVEALS, seat, [burghers, policemen, burghers * amounts[REWARD], fine, jailed])
    operational: list[int] = []
    for seat in range(position.seats):
        count = TOTAL[position.reserves[seat]]
        operational.append(count)
        position.pay(seat, count * amounts[APACHE_PAY], WAGES)
        position.note(SCORES, seat, [count, count * amounts[APACHE_PAY], position.money[seat]])
    position.operational = operational
