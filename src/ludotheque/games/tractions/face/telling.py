"""The position in words, complete enough to play blind."""

from __future__ import annotations

from ludotheque.core.agenda import question
from ludotheque.core.face import Message, say
from ludotheque.games.tractions.face import race, rows
from ludotheque.games.tractions.face.names import (
    at_place,
    clause_title,
    gang,
    gangs,
    hand,
    join,
    man,
    men,
    money,
    place_name,
    the_place,
    until,
)
from ludotheque.games.tractions.face.papers import pact, paper, pen_row
from ludotheque.games.tractions.face.questions import asking
from ludotheque.games.tractions.face.rows import gang_of, own_gang
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import WEAPON_NAMES


def tell(view: TractionsView) -> list[Message]:
    found = [
        say("tell-turn", turn=view.turn, number=view.phase, phase=say(f"phase-{view.phase}"), first=gang(view.first)),
        asking(view),
        say("tip-goal", sum=money(view.agreed[t.TARGET]), lead=race.lead()),
    ]
    if view.order:
        found.append(say("tell-order", who=join([gang(number) for number in view.order])))
    if view.active != t.NONE:
        found.append(say("tell-move", who=gang(view.active), points=view.points))
    own = own_gang(view)
    if own != t.NONE:
        found.append(say("tell-you", who=gang(own)))
        if question(view.agenda) != t.OVER:
            found.append(race.lacking(view, own, True))
        found.append(say("tell-hand", cards=hand(view.hand)))
    for number in range(t.GANGS):
        if view.seat_of[number] != t.NONE:
            found.append(tell_gang(view, number))
    found += tell_powers(view)
    found += tell_places(view)
    found.append(say("tell-supply", e=view.supply_e, s=view.supply_s))
    *supply, turn = view.sight
    if turn >= 0 and own != t.NONE:
        found.append(say("tell-sight", cards=hand(supply), turn=turn))
    found += tell_known(view, own)
    found += tell_fight(view)
    found += tell_papers(view)
    if view.heist != t.NONE:
        found.append(say("tell-heist", place=at_place(view.heist), pot=money(view.pot)))
    found += [tell_betrayal(betrayal) for betrayal in rows.betrayals(view)]
    return found


def tell_betrayal(betrayal: rows.Betrayal) -> Message:
    return say(
        "tell-betrayal",
        turn=betrayal.turn,
        who=gang(betrayal.traitor),
        whom=gang(betrayal.victim),
        what=clause_title(betrayal.clause),
        place=at_place(betrayal.space) if 0 <= betrayal.space < t.SPACES else "",
        count=betrayal.price,
    )


def tell_gang(view: TractionsView, number: int) -> Message:
    out = rows.men_out(view, number)
    places = zip(("cafes", "hotels"), rows.shields(view, number), strict=True)
    shields = [say(f"shield-{name}") for name, is_shielded in places if is_shielded]
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
        found.append(say("tell-ban", who=gang(view.ban // t.SPACES), place=the_place(view.ban % t.SPACES)))
    return found


def tell_places(view: TractionsView) -> list[Message]:
    """Every space with men or money, man by man where he carries something."""
    found: list[Message] = []
    for space in range(t.SPACES):
        here = [number for number in range(t.MEN) if view.place[number] == space]
        if here or view.dropped[space]:
            told_men = join([tell_man(view, number) for number in here]) if here else say("nobody")
            loot = view.dropped[space]
            found.append(say("tell-place", place=place_name(space), men=told_men, loot=loot, sum=money(loot)))
    closed = [space for space in range(t.SPACES) if view.closed[space]]
    if closed:
        found.append(
            say("tell-closed", places=join([say("choice-space", place=place_name(space)) for space in closed]))
        )
    if view.agreed[t.VAN]:
        found.append(say("tell-van", place=at_place(view.van_place)))
    return found


def tell_man(view: TractionsView, number: int) -> Message:
    return say(
        "tell-man",
        man=man(number),
        loot=view.loot[number],
        sum=money(view.loot[number]),
        sten=view.stens[number],
        guest=view.guests[number],
        hits=view.hits[number],
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
        others = sum({1 << gang_of(one) for one in view.engaged if not view.attackers >> gang_of(one) & 1})
        place, one, two = at_place(view.field), gangs(view.attackers), gangs(others)
        found.append(say("tell-fight", place=place, one=one, two=two, holder=gang(view.holder)))
    for bullets, key in ((view.volley, "tell-bullet"), (view.shots, "tell-aim")):
        for shot in rows.shots(bullets):
            weapon = say(f"fired-{WEAPON_NAMES[shot.weapon]}")
            found.append(say(key, man=man(shot.man), weapon=weapon, target=man(shot.target)))
    if view.boarding:
        found.append(say("tell-boarding", men=men(view.boarding)))
    return found


def tell_papers(view: TractionsView) -> list[Message]:
    found: list[Message] = []
    for offer in rows.papers(view):
        to = gangs(offer.parties & ~(1 << offer.proposer))
        found.append(say("tell-paper", who=gang(offer.proposer), to=to, what=paper(view, offer.place)))
    step = rows.pen(view).step
    if step != t.RESTING:
        found.append(say("tell-draft", what=paper(view, t.NONE)))
        if step not in (t.COMPOSING, t.AT_CLAUSES) and question(view.agenda) == t.FLOOR:
            found.append(pen_row(view))
    for signed in rows.pacts(view):
        state = say("ledger-torn") if rows.is_torn(view, signed.number) else until(signed.last)
        what = pact(view, signed.number)
        found.append(say("tell-pact", number=signed.number, who=gangs(signed.signatories), what=what, state=state))
    return found
