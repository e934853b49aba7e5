"""Chapter 9, the end of the game: tokens are turned up, operational Apaches paid, and money compared (R46 to R51)."""

from __future__ import annotations

from ludotheque.core.state import NOBODY
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import NOTHING, Position


def end_game(position: Position) -> None:
    reveal_tokens(position)
    pay_apaches(position)
    position.question = t.OVER
    position.actor = t.NONE
    position.waiting_for = NOTHING
    position.note(t.ENDED, NOBODY, ranks(position))


def reveal_tokens(position: Position) -> None:
    """R47, R48: bourgeois first, then the fine (A42)."""
    amounts = position.amounts
    for seat in range(position.seats):
        burghers = position.tokens[t.token_at(seat, t.BURGHER)]
        policemen = position.tokens[t.token_at(seat, t.POLICEMAN)]
        if burghers > 0:
            position.pay(seat, burghers * amounts[t.REWARD], t.TOKENS)
        fine = min(policemen * amounts[t.FINE], position.money[seat])
        jailed = min(policemen, t.MENEURS_IN[position.reserves[seat]])
        if fine > 0:
            position.pay(seat, -fine, t.TOKENS)
        position.reserves[seat] -= jailed * t.ONE_MENEUR
        position.prisons[seat] += jailed
        if burghers + policemen > 0:
            position.note(t.REVEALS, seat, [burghers, policemen, burghers * amounts[t.REWARD], fine, jailed])


def pay_apaches(position: Position) -> None:
    """R49, R50: everybody in reserve is operational."""
    operational: list[int] = []
    for seat in range(position.seats):
        count = t.TOTAL[position.reserves[seat]]
        wages = count * position.amounts[t.APACHE_PAY]
        operational.append(count)
        position.pay(seat, wages, t.WAGES)
        position.note(t.SCORES, seat, [count, wages, position.money[seat]])
    position.operational = operational


def ranks(position: Position) -> list[int]:
    """R51: most money, then most operational Apaches; equals share."""
    money = position.money
    operational = position.operational
    found: list[int] = []
    for seat in range(position.seats):
        rank = 1
        for other in range(position.seats):
            if money[other] > money[seat] or (money[other] == money[seat] and operational[other] > operational[seat]):
                rank += 1
        found.append(rank)
    return found
