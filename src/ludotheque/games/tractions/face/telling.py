"""The position in words, complete enough to play blind."""

from __future__ import annotations

from ludotheque.core.agenda import question
from ludotheque.core.face import Message, say
from ludotheque.games.tractions.face.names import (
    betrayals,
    gang,
    gangs,
    hand,
    is_torn,
    join,
    men,
    money,
    pact,
    paper,
    pen_row,
    place_name,
    place_or_none,
    until,
)
from ludotheque.games.tractions.face.questions import asking
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import PACT_SEEN, TractionsView
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, WEAPON_NAMES, man_name


def told(view: TractionsView) -> list[Message]:
    found = [
        say("tell-turn", turn=view.turn, number=view.phase, phase=say(f"phase-{view.phase}"), first=gang(view.first)),
        asking(view),
    ]
    if view.order:
        found.append(say("tell-order", who=join([gang(number) for number in view.order])))
    if view.active != t.NONE:
        found.append(say("tell-move", who=gang(view.active), points=view.points))
    own = view.gangs[view.seat] if view.seat >= 0 else t.NONE
    if own != t.NONE:
        found.append(say("tell-you", who=gang(own)))
        found.append(say("tell-hand", cards=hand(view.hand)))
    for number in range(t.GANGS):
        if view.seat_of[number] != t.NONE:
            found.append(tell_gang(view, number))
    found += tell_powers(view)
    found += tell_places(view)
    found.append(say("tell-supply", e=view.supply_e, s=view.supply_s))
    if view.sight[6] >= 0 and own != t.NONE:
        found.append(say("tell-sight", cards=hand(view.sight[:6]), turn=view.sight[6]))
    found += tell_known(view, own)
    found += tell_fight(view)
    found += tell_papers(view)
    if view.heist != t.NONE:
        found.append(say("tell-heist", place=place_name(view.heist), pot=money(view.pot)))
    for turn, traitor, victim, clause, space, price in betrayals(view):
        place = place_or_none(space)
        what = say(f"clause-{CLAUSE_NAMES[clause - t.PEACE]}")
        found.append(
            say("tell-betrayal", turn=turn, who=gang(traitor), whom=gang(victim), what=what, place=place, count=price)
        )
    return found


def tell_gang(view: TractionsView, number: int) -> Message:
    out = sum(1 for man in range(number * t.CREW, number * t.CREW + t.CREW) if view.place[man] != t.NONE)
    shields = [say(f"shield-{name}") for i, name in enumerate(("cafes", "hotels")) if view.shields[number * 2 + i]]
    return say(
        "tell-gang",
        who=gang(number),
        sum=money(view.purses[number]),
        e=view.e_counts[number],
        s=view.s_counts[number],
        out=out,
        left=t.CREW - out,
        shields=join(shields) if shields else "",
        shielded=len(shields),
        done=int(bool(view.floor and view.done >> number & 1)),
    )


def tell_powers(view: TractionsView) -> list[Message]:
    if not view.agreed[t.POWERS]:
        return []
    found = [say("tell-pierrot", up=view.pierrot), say("tell-moko", free=view.moko)]
    if view.ban != t.NONE:
        found.append(say("tell-ban", who=gang(view.ban // t.SPACES), place=place_name(view.ban % t.SPACES)))
    return found


def tell_places(view: TractionsView) -> list[Message]:
    """Every space with men or money, man by man where he carries something."""
    found: list[Message] = []
    for space in range(t.SPACES):
        here = [man for man in range(t.MEN) if view.place[man] == space]
        if here or view.dropped[space]:
            told_men = join([tell_man(view, man) for man in here]) if here else say("nobody")
            found.append(say("tell-place", place=place_name(space), men=told_men, loot=view.dropped[space]))
    closed = [space for space in range(t.SPACES) if view.closed[space]]
    if closed:
        found.append(
            say("tell-closed", places=join([say("choice-space", place=place_name(space)) for space in closed]))
        )
    if view.agreed[t.VAN]:
        found.append(say("tell-van", place=place_name(view.van_place)))
    return found


def tell_man(view: TractionsView, man: int) -> Message:
    return say(
        "tell-man",
        man=man_name(man),
        loot=view.loot[man],
        sten=view.stens[man],
        guest=view.guests[man],
        hits=view.hits[man],
    )


def tell_known(view: TractionsView, own: int) -> list[Message]:
    """What the reader knows for sure of the hands of others."""
    found: list[Message] = []
    if own == t.NONE:
        return found
    for number in range(t.GANGS):
        sure = view.lows[number * t.KINDS : number * t.KINDS + t.KINDS]
        if number != own and view.seat_of[number] != t.NONE and any(sure):
            found.append(say("tell-known", who=gang(number), cards=hand(sure)))
    return found


def tell_fight(view: TractionsView) -> list[Message]:
    found: list[Message] = []
    if view.engaged and view.heist == t.NONE and view.field != t.NONE:
        found.append(
            say(
                "tell-fight",
                place=place_name(view.field),
                one=gangs(view.attackers),
                two=gangs(
                    sum({1 << (man // t.CREW) for man in view.engaged if not view.attackers >> (man // t.CREW) & 1})
                ),
                holder=gang(view.holder),
            )
        )
    for bullets, key in ((view.volley, "tell-bullet"), (view.shots, "tell-aim")):
        for i in range(0, len(bullets), 4):
            weapon = say(f"fired-{WEAPON_NAMES[bullets[i + 2]]}")
            found.append(say(key, man=man_name(bullets[i + 1]), weapon=weapon, target=man_name(bullets[i + 3])))
    if view.boarding:
        found.append(say("tell-boarding", men=men(view.boarding)))
    return found


def tell_papers(view: TractionsView) -> list[Message]:
    found: list[Message] = []
    for i in range(0, len(view.papers), 4):
        to = gangs(view.papers[i + 1] & ~(1 << view.papers[i]))
        found.append(say("tell-paper", who=gang(view.papers[i]), to=to, what=paper(view, i // 4)))
    if view.pen[0]:
        found.append(say("tell-draft", what=paper(view, t.NONE)))
        if view.pen[0] not in (t.COMPOSING, t.AT_CLAUSES) and question(view.agenda) == t.FLOOR:
            found.append(pen_row(view))
    for i in range(0, len(view.pacts), PACT_SEEN):
        number, signatories, last = view.pacts[i : i + 3]
        state = say("ledger-torn") if is_torn(view, number) else until(last)
        found.append(say("tell-pact", number=number, who=gangs(signatories), what=pact(view, number), state=state))
    return found
