"""The end of a round and of the game, where nobody decides anything: R25 to R51."""

from __future__ import annotations

from ludotheque.core.state import NOBODY
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import Position


def resolve_planques(position: Position) -> None:
    """R27, R28: each leader undergoes the content of the uncovered slot."""
    for district in range(t.COLOURED):
        if not position.is_active(district):
            continue
        planque = position.open_planque(district)
        winner = position.leader(district)
        if winner == t.NONE:
            report(position, district, t.NONE, planque, 0, 0)
            continue
        kind = position.kinds[planque]
        amount = 0
        recruits = 0
        if kind in (t.MONEY, t.BURGLARY):
            amount = position.values[planque]
            position.pay(winner, amount, t.PRIZE)
            if kind == t.BURGLARY:
                # R30, R39: one more for the fence.
                position.burglaries[winner] += 1
        elif kind == t.STEAL:
            amount = robbery(position, winner)
        elif kind == t.REINFORCE:
            recruits = position.amounts[t.REINFORCEMENT]
            position.awards = [*position.awards, winner, recruits]
        report(position, district, winner, planque, amount, recruits)
        if kind == t.STEAL:
            rob(position, winner)
        elif kind >= t.HOSPITAL:
            punish(position, district, winner, kind)


def robbery(position: Position, thief: int) -> int:
    """What a steal brings in: no victim pays more than there is (A22)."""
    total = 0
    for victim in range(position.seats):
        if victim != thief:
            total += min(position.amounts[t.LOOT], position.money[victim])
    return total


def rob(position: Position, thief: int) -> None:
    """R31, A24: every other player pays, wherever their gang is."""
    for victim in range(position.seats):
        if victim != thief:
            paid = min(position.amounts[t.LOOT], position.money[victim])
            if paid == 0:
                continue
            position.pay(victim, -paid, t.THEFT)
            position.pay(thief, paid, t.THEFT)
            position.note(t.ROBBED, victim, [paid, thief])


def punish(position: Position, district: int, seat: int, kind: int) -> None:
    """R33 to R36: one meneur of that district; A31: they are all alike."""
    position.crews[district * t.SEATS + seat] -= 100
    if kind == t.PRISON:
        position.jailed[seat] += 1
    elif kind == t.HOSPITAL:
        position.wounded[seat] += 1
    elif kind == t.DEATH:
        position.cemeteries[seat] += 1


def resolve_fence(position: Position) -> None:
    """R38: so much a burglary, and a recruit even without any."""
    winner = position.leader(t.FENCE)
    if winner == t.NONE:
        report(position, t.FENCE, t.NONE, t.NONE, 0, 0)
        return
    burglaries = sum(position.burglaries)
    if position.fence_scope:
        # O2 `own`: only those of the fence's own gang.
        burglaries = position.burglaries[winner]
    amount = burglaries * position.amounts[t.FENCE_PAY]
    if amount > 0:
        position.pay(winner, amount, t.FENCED)
    recruits = position.amounts[t.FENCE_RECRUITS]
    position.awards = [*position.awards, winner, recruits]
    report(position, t.FENCE, winner, t.NONE, amount, recruits)


def report(position: Position, district: int, winner: int, planque: int, amount: int, recruits: int) -> None:
    """Put a district into the news and the log."""
    news = position.news[:]
    item = ((position.round - 1) * t.DISTRICTS + district) * t.NEWS
    news[item] = winner
    news[item + 1] = planque
    news[item + 2] = amount
    news[item + 3] = recruits
    position.news = news
    if position.journal is not None:
        kind = position.kinds[planque] if planque != t.NONE else t.NONE
        value = position.values[planque] if planque != t.NONE else 0
        seat = winner if winner != t.NONE else NOBODY
        numbers = [t.TOTAL[position.crews[district * t.SEATS + other]] for other in range(position.seats)]
        numbers.sort(reverse=True)
        position.note(t.WINS, seat, [district, planque, kind, value, amount, recruits, numbers[0], numbers[1]])


def clean_up(position: Position) -> None:
    """R41 to R44, in this order; then the recruits won this round join (R43)."""
    before = position.reserves[:]
    facts: list[int] = []
    for seat in range(position.seats):
        home = 0
        novices = 0
        gone = 0
        for district in range(t.DISTRICTS):
            code = position.crews[district * t.SEATS + seat]
            home += code // 100
            novices += code // 10 % 10
            gone += code % 10
            position.crews[district * t.SEATS + seat] = 0
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
            position.note(t.RETURNS, seat, change)


def give_recruits(position: Position) -> None:
    """R40: in the order of resolution, as long as the supply lasts."""
    for i in range(0, len(position.awards), 2):
        position.reserves[position.awards[i]] += min(position.awards[i + 1], position.supply())
    position.awards = []


def score(position: Position) -> None:
    """R46 to R50: tokens are turned up, then the operational Apaches paid."""
    amounts = position.amounts
    for seat in range(position.seats):
        burghers = position.tokens[seat * 2 + t.BURGHER]
        policemen = position.tokens[seat * 2 + t.POLICEMAN]
        if burghers > 0:
            position.pay(seat, burghers * amounts[t.REWARD], t.TOKENS)
        fine = min(policemen * amounts[t.FINE], position.money[seat])
        jailed = min(policemen, position.reserves[seat] // 100)
        if fine > 0:
            position.pay(seat, -fine, t.TOKENS)
        position.reserves[seat] -= jailed * 100
        position.prisons[seat] += jailed
        if burghers + policemen > 0:
            position.note(t.REVEALS, seat, [burghers, policemen, burghers * amounts[t.REWARD], fine, jailed])
    operational: list[int] = []
    for seat in range(position.seats):
        count = t.TOTAL[position.reserves[seat]]
        operational.append(count)
        position.pay(seat, count * amounts[t.APACHE_PAY], t.WAGES)
        position.note(t.SCORES, seat, [count, count * amounts[t.APACHE_PAY], position.money[seat]])
    position.operational = operational
