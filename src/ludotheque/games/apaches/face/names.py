"""Les Apaches de Paris in words: gangs, crews, places, and a whole position for those who do not see the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.core.state import HIDDEN, View
from ludotheque.games.apaches.face.layout import KINDS
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

NAMES: Final = GAME.box.names
KIND_NAMES: Final = ("money", "burglary", "steal", "reinforce", "hospital", "prison", "death")


def gang(view: View, seat: int) -> Message:
    """The gang of a seat inside a sentence."""
    return say(f"gang-{view.sides[seat]}")


def first_gang(view: View, seat: int) -> Message:
    """The gang of a seat at the head of a sentence."""
    return side_name(view.sides[seat])


def side_name(side: int) -> Message:
    """A gang of the box."""
    return say(f"gang-{side}-first")


def is_ours(district: int, names: Sequence[str]) -> bool:
    """Whether a district has the name of our own box, whose prepositions the messages know."""
    return names[district] == NAMES[district]


def place(district: int, names: list[str]) -> Message:
    """Where something happens."""
    return say(f"in-{district + 1}") if is_ours(district, names) else say("in-name", name=names[district])


def origin(district: int, names: list[str]) -> Message:
    """Where something comes from."""
    return say(f"from-{district + 1}") if is_ours(district, names) else say("from-name", name=names[district])


def crew(code: int) -> Message:
    """A crew by its kinds: 2 meneurs and 1 novice."""
    counts = (code // 100, code // 10 % 10, code % 10)
    parts = [say(f"part-{KINDS[kind]}", count=counts[kind]) for kind in range(3) if counts[kind]]
    return say(f"crew-{len(parts)}", **dict(zip(("one", "two", "three"), parts, strict=False)))


def step_words(step: int, names: list[str]) -> dict[str, str | Message]:
    """Where a step leaves and arrives."""
    source, target = (step - t.STEP) % 81 // 9, (step - t.STEP) % 9
    return {"from": origin(source, names), "to": place(target, names), "name": names[target]}


def planque_message(view: ApachesView, planque: int) -> Message:
    """A planque in words: its district and what it is."""
    return say(
        "planque",
        number=planque // t.SLOTS + 1,
        name=view.names[planque // t.SLOTS],
        what=prize(view.kinds[planque], view.values[planque]),
    )


def prize(kind: int, value: int) -> Message:
    return say(f"prize-{KIND_NAMES[kind]}", value=value)


def open_burglaries(view: ApachesView) -> int:
    """Burglary slots that are still uncovered in the city."""
    return sum(
        view.active >> district & 1
        for district in range(t.COLOURED)
        for planque in range(district * t.SLOTS, district * t.SLOTS + view.sizes[district])
        if view.kinds[planque] == t.BURGLARY and view.laid[planque] == t.NONE
    )


def joined(parts: list[Message]) -> Message:
    told = parts[0]
    for part in parts[1:]:
        told = say("tell-join", one=told, two=part)
    return told


def tell(view: ApachesView) -> list[Message]:
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
        if view.active >> district & 1:
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
        say("tell-crew", gang=gang(view, seat), crew=crew(view.crews[district * t.SEATS + seat]))
        for seat in range(view.seats)
        if view.crews[district * t.SEATS + seat]
    ]
    here = joined(crews) if crews else say("tell-empty")
    told = [say("tell-district", number=district + 1, name=view.names[district], crews=here)]
    near = [view.names[other] for other in range(t.DISTRICTS) if view.borders[district] & view.active & 1 << other]
    told.append(say("tell-borders", what=", ".join(near)))
    if district == t.BOURGEOIS:
        left = view.amounts[t.BURGHERS] + view.amounts[t.POLICEMEN] - sum(view.token_counts)
        told.append(say("tell-tokens", count=left))
    elif district == t.FENCE:
        told.append(say("tell-fence", count=open_burglaries(view)))
    else:
        open_slots = [
            p for p in range(district * t.SLOTS, district * t.SLOTS + view.sizes[district]) if view.laid[p] == t.NONE
        ]
        told.append(say("tell-open", what=joined([prize(view.kinds[p], view.values[p]) for p in open_slots])))
        if view.piles[district]:
            told.append(say("tell-pile", count=view.piles[district]))
        possible = [p for p in open_slots if p not in view.hand]
        if view.notebook and view.seat >= 0 and view.question != t.OVER and len(possible) < len(open_slots):
            key = "tell-certain" if len(possible) == 1 else "tell-possible"
            what = joined([prize(view.kinds[p], view.values[p]) for p in possible])
            told.append(say(key, place=place(district, view.names), what=what))
    return told


def tell_gang(view: ApachesView, seat: int) -> Message:
    held = [
        f"{view.names[district]} × {count}" if count > 1 else view.names[district]
        for district in range(t.COLOURED)
        if (count := view.held[seat * t.DISTRICTS + district])
    ]
    return say(
        "tell-gang",
        gang=say(f"gang-{view.sides[seat]}-whole"),
        crew=crew(view.reserves[seat]),
        count=sum(view.held[seat * t.DISTRICTS : seat * t.DISTRICTS + t.DISTRICTS]),
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
    burghers, policemen = view.tokens[view.seat * 2 : view.seat * 2 + 2]
    if burghers + policemen:
        told.append(say("tell-own-tokens", burghers=burghers, policemen=policemen))
    if view.staged_kind == t.SKIPPED:
        told.append(say("tell-staged-skip"))
    elif view.staged_kind == t.PLACED and len(view.staged) == 2:
        told.append(say("tell-staged-place", crew=crew(view.staged[1]), place=place(view.staged[0], view.names)))
    elif view.staged_kind == t.PLACED:
        told.append(say("tell-staged-district", place=place(view.staged[0], view.names)))
    elif view.staged_kind == t.MOVED:
        moves = [say(f"move-{KINDS[(step - t.STEP) // 81]}", **step_words(step, view.names)) for step in view.staged]
        told.append(say("tell-staged-move", what=joined(moves)))
    return told
