"""Chapter 5, gains and losses: what the planque set aside does to the leader of its district (R25 to R36, R39)."""

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
        else:
            resolve_planque(position, district, planque, winner)


def resolve_planque(position: Position, district: int, planque: int, winner: int) -> None:
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
        award(position, winner, recruits)
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
    position.crews[t.stand(district, seat)] -= t.ONE_MENEUR
    if kind == t.PRISON:
        position.jailed[seat] += 1
    elif kind == t.HOSPITAL:
        position.wounded[seat] += 1
    elif kind == t.DEATH:
        position.cemeteries[seat] += 1


def award(position: Position, seat: int, recruits: int) -> None:
    """Recruits that join at the end of the round (R32, R38)."""
    position.awards = [*position.awards, seat, recruits]


def report(position: Position, district: int, winner: int, planque: int, amount: int, recruits: int) -> None:
    """Put a district into the news and the log."""
    news = position.news[:]
    item = t.news_item(position.round, district)
    news[item + t.NEWS_WINNER] = winner
    news[item + t.NEWS_PLANQUE] = planque
    news[item + t.NEWS_AMOUNT] = amount
    news[item + t.NEWS_RECRUITS] = recruits
    position.news = news
    if position.journal is not None:
        kind = position.kinds[planque] if planque != t.NONE else t.NONE
        value = position.values[planque] if planque != t.NONE else 0
        seat = winner if winner != t.NONE else NOBODY
        numbers = [t.TOTAL[position.crew(district, other)] for other in range(position.seats)]
        numbers.sort(reverse=True)
        position.note(t.WINS, seat, [district, planque, kind, value, amount, recruits, numbers[0], numbers[1]])
