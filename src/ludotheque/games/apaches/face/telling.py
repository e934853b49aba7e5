"""The whole position in words, for those who do not see the page."""

from __future__ import annotations

from ludotheque.core.face import Message, say
from ludotheque.core.state import HIDDEN
from ludotheque.games.apaches.face.names import (
    crew,
    first_gang,
    gang,
    joined,
    move,
    place,
    planque_message,
    planque_prize,
)
from ludotheque.games.apaches.face.news import is_fresh, told_edition
from ludotheque.games.apaches.face.questions import question
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView


def tell(view: ApachesView) -> list[Message]:
    """The news of a round that has just ended, the position, and the question."""
    news = told_edition(view) if is_fresh(view) else []
    return [*news, *tell_position(view), question(view)]


def tell_position(view: ApachesView) -> list[Message]:
    """The position without its question."""
    told: list[Message] = []
    if view.seat >= 0:
        told.append(say("tell-you", gang=gang(view, view.seat)))
    if view.question == t.STARTING:
        return told
    when = {"round": view.round, "rounds": view.amounts[t.ROUNDS]}
    if view.turn:
        told.append(say("tell-turn", **when, turn=view.turn, turns=view.amounts[t.TURNS]))
        told.append(say("tell-order", what=joined([gang(view, seat) for seat in view.order])))
    else:
        told.append(say("tell-round", **when))
    told.append(say("tell-first", gang=first_gang(view, view.first)))
    for district in range(t.DISTRICTS):
        if view.is_active(district):
            told += tell_district(view, district)
    for seat in range(view.seats):
        told.append(tell_gang(view, seat))
        if view.money[seat] != HIDDEN and seat != view.seat:
            told.append(say("tell-gang-money", gang=first_gang(view, seat), money=view.money[seat]))
    told.append(say("tell-supply", count=view.supply))
    if view.seat >= 0:
        told += tell_own(view)
    return told


def tell_district(view: ApachesView, district: int) -> list[Message]:
    crews = [
        say("tell-crew", gang=gang(view, seat), crew=crew(view.crew(district, seat)))
        for seat in range(view.seats)
        if view.crew(district, seat)
    ]
    here = joined(crews) if crews else say("tell-empty")
    told = [say("tell-district", number=district + 1, name=view.names[district], crews=here)]
    near = [view.names[other] for other in range(t.DISTRICTS) if view.borders[district] & view.active & 1 << other]
    told.append(say("tell-borders", what=", ".join(near)))
    if district == t.BOURGEOIS:
        told.append(say("tell-tokens", count=view.tokens_left()))
    elif district == t.FENCE:
        told.append(say("tell-fence", count=view.open_burglaries()))
    else:
        told += tell_prizes(view, district)
    return told


def tell_prizes(view: ApachesView, district: int) -> list[Message]:
    """The prizes still in sight, the pile, and what the notebook of the viewer says."""
    open_slots, possible = view.open_slots(district), view.possible_prizes(district)
    told = [say("tell-open", what=joined([planque_prize(view, planque) for planque in open_slots]))]
    if view.piles[district]:
        told.append(say("tell-pile", count=view.piles[district]))
    if view.notebook and view.seat >= 0 and view.question != t.OVER and len(possible) < len(open_slots):
        key = "tell-certain" if len(possible) == 1 else "tell-possible"
        what = joined([planque_prize(view, planque) for planque in possible])
        told.append(say(key, place=place(district, view.names), what=what))
    return told


def tell_gang(view: ApachesView, seat: int) -> Message:
    counts = [view.held[t.holding(seat, district)] for district in range(t.DISTRICTS)]
    held = [f"{name} × {count}" if count > 1 else name for name, count in zip(view.names, counts, strict=True) if count]
    return say(
        "tell-gang",
        gang=say(f"gang-{view.sides[seat]}-whole"),
        crew=crew(view.reserves[seat]),
        count=sum(counts),
        colours=", ".join(held),
        prison=view.prisons[seat],
        hospital=view.hospitals[seat],
        cemetery=view.cemeteries[seat],
        tokens=view.token_counts[seat],
    )


def tell_own(view: ApachesView) -> list[Message]:
    """What only the viewer knows."""
    told = [say("tell-money", money=view.money[view.seat])]
    if view.hand:
        told.append(say("tell-hand", what=joined([planque_message(view, planque) for planque in view.hand])))
    burghers, policemen = (view.tokens[t.token_at(view.seat, kind)] for kind in (t.BURGHER, t.POLICEMAN))
    if burghers + policemen:
        told.append(say("tell-own-tokens", burghers=burghers, policemen=policemen))
    if view.staged_kind == t.SKIPPED:
        told.append(say("tell-staged-skip"))
    elif view.staged_kind == t.PLACED:
        where = place(view.staged[t.STAGED_DISTRICT], view.names)
        crews = [crew(number) for number in view.staged[t.STAGED_CREW :]]
        told += [say("tell-staged-place", crew=whom, place=where) for whom in crews]
        told += [] if crews else [say("tell-staged-district", place=where)]
    elif view.staged_kind == t.MOVED:
        told.append(say("tell-staged-move", what=joined([move(step, view.names) for step in view.staged])))
    return told
