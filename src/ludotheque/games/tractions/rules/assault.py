"""Attacks in place, and guests who pay again (R77, R83 to R86)."""

from __future__ import annotations

from ludotheque.core.agenda import ask
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.entry import ask_shield, close_entry, foreigners, must_leave, put_offer
from ludotheque.games.tractions.rules.men import pay, tell_all
from ludotheque.games.tractions.rules.position import Position

# An attack in place (R83, R85, R86).


def begin_assault(p: Position, group: list[int], space: int) -> None:
    p.group = group
    p.origin = space
    p.target = space
    p.by_coup = 0
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS
    p.named = 0
    ask(p.agenda, t.ASSAULT, 0, 0, 0)
    ask(p.agenda, t.NAMING, 1 << p.active, 0, 0)


def run_assault(p: Position) -> None:
    if ask_shield(p):
        return
    if p.material.kinds[p.target] == t.HOTEL and p.group:
        there = foreigners(p, p.target)
        if there & p.fought & ~p.consents:
            must_leave(p)
            return
        man = p.group[0]
        if there and p.guests[man] == t.UNPAID and p.outcome == t.LET_IN and p.fought:
            p.guests[man] = t.PAID
    close_entry(p)


# A guest who pays again (R77).


def begin_renewal(p: Position, man: int) -> None:
    space = p.place[man]
    p.group = [man]
    p.origin = space
    p.target = space
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS
    ask(p.agenda, t.RENEWAL, 0, 0, 0)
    host = p.host_of(space) // t.CREW
    p.sums[host] = p.material.hotel_rent
    put_offer(p, 1 << host)


def run_renewal(p: Position) -> None:
    if p.consents:
        host = p.host_of(p.target) // t.CREW
        pay(p, p.active, host, p.sums[host])
        p.guests[p.group[0]] = t.PAID
        tell_all(p, t.RENEWED, p.active, [p.group[0]])
    close_entry(p)
