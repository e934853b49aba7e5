"""How the street speaks: its questions, choices, log and refusals, and what a click means."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Badge, Choice, Face, Fact, Line, Message, Tongue, say
from ludotheque.core.state import CHANCE, Event
from ludotheque.games.meeples.face import board, trail
from ludotheque.games.meeples.face.board import BUILDING_SPOTS, HAND_SPOTS, LOCATION_SPOTS, SPACE_SPOTS, TRAY_SPOTS
from ludotheque.games.meeples.face.log import line, listed
from ludotheque.games.meeples.face.names import (
    at_place,
    at_space,
    crowd,
    kind_name,
    of_place,
    of_seat,
    place_name,
    seat_name,
    side_name,
    the_kind,
)
from ludotheque.games.meeples.face.plank import SHOWDOWN_SPOT, best_seats
from ludotheque.games.meeples.face.scenery import COLOURS, SHAPES
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

# A badge at the table carries the number of its seat, by which the notation names a player.
BADGES: Final = tuple(
    tuple(Badge(side_name(side), str(seat + 1), COLOURS[side], SHAPES[side]) for side in range(t.SEATS))
    for seat in range(t.SEATS)
)
QUESTIONS: Final = {
    t.CORNERING: "corner",
    t.TAKING: "take",
    t.STARTING: "start",
    t.TURNING: "dir",
    t.DROPPING: "drop",
    t.APPOINTING: "appoint",
    t.RESOLVING: "resolve",
    t.BUILDING: "build",
    t.UPGRADING: "upgrade",
    t.REROLLING: "reroll",
    t.ENDING: "end",
    t.NAMING: "first",
}
TRIGGERS: Final = ((t.NO_BAR, "bars"), (t.NO_GRAVE, "graves"), (t.NO_DYNAMITE, "dynamite"), (t.STALE, "stale"))
# Out of 216 Showdowns, how many the better shot wins if it rolls again exactly when behind.
BETTER: Final = 75  # per cent


class MeeplesFace(Face[MeeplesView]):
    """The face of the street; nothing is hidden, so it shows the same board to all."""

    accent = "#c2571f"  # rust in the noon sun
    sides = tuple(Badge(side_name(side), "", COLOURS[side], SHAPES[side]) for side in range(t.SEATS))
    same_for_all = True  # A41

    def question(self, view: MeeplesView) -> Message:
        now = view.question
        if now == t.OVER:
            return ending(view)
        if now == t.DEALING:
            return say("question-deal")
        if now in (t.ROLLING, t.ROLLING_AGAIN):
            return say("question-roll")
        if now == t.DRAWING:
            key = "question-draw-yours" if view.agenda[-2] == view.seat else "question-draw-other"
            return say(key, who=seat_name(view, view.agenda[-2]), count=view.agenda[-1])
        if view.waiting_for == [CHANCE]:
            return say("question-first-drawn")
        seat = view.waiting_for[0]
        reader = "yours" if seat == view.seat else "other"
        if now in (t.UPGRADING, t.REROLLING) and seat != view.turn:
            # D9, D10: a decision inside another's turn, told to both whom it concerns.
            reader = {seat: "called", view.turn: "waits"}.get(view.seat, "other")
        values = question_values(view)
        return say(
            f"question-{QUESTIONS[now]}-{reader}", who=seat_name(view, seat), turn=of_seat(view, view.turn), **values
        )

    def choice(self, view: MeeplesView, action: int) -> Choice:
        if action < t.TAKE:
            return Choice((BUILDING_SPOTS[action],), say("choice-corner", building=place_name(action)))
        if action < t.START:
            location = action - t.TAKE
            inside = crowd(view.inside[location * t.KINDS : location * t.KINDS + t.KINDS])
            label = say("choice-take", place=place_name(location), crowd=inside)
            return Choice((LOCATION_SPOTS[location],), label, group=side_of(location, "group-ends"))
        if action < t.TURN:
            space = action - t.START
            label = say("choice-start", space=at_space(space))
            return Choice((SPACE_SPOTS[space],), label, group=side_of(space, "group-duels"))
        if action < t.DROP:
            direction = action - t.TURN
            space = trail.first_space(view, direction)
            key = "choice-ccw" if direction else "choice-cw"
            return Choice((SPACE_SPOTS[space],), say(key, space=at_space(space)))
        if action < t.APPOINT:
            kind = action - t.DROP
            return Choice((HAND_SPOTS[kind],), say("choice-drop", kind=kind_name(kind), space=at_space(view.target)))
        if action < t.RESOLVE:
            return Choice(
                (TRAY_SPOTS[action - t.APPOINT],), say("choice-appoint", who=seat_name(view, action - t.APPOINT))
            )
        if action < t.BUILD:
            return resolve_choice(view, action - t.RESOLVE)
        if action < t.END:
            return answer_choice(view, action)
        if action == t.END:
            bars = bars_due(view)
            label = say("choice-end-bar", count=bars, price=view.price) if bars else say("choice-end")
            return Choice(("end",), label)
        return Choice((TRAY_SPOTS[action - t.FIRST],), say("choice-first", who=seat_name(view, action - t.FIRST)))

    def line(self, view: MeeplesView, event: Event) -> Line | None:
        return line(view, event)

    def badge(self, view: MeeplesView, seat: int) -> Badge:
        return BADGES[seat][view.sides[seat]]

    def facts(self, view: MeeplesView, seat: int) -> list[Fact]:
        found = [
            Fact(say("fact-points"), view.scores[seat]),
            Fact(say("fact-gold"), view.gold[seat]),
            Fact(say("fact-stone"), view.stones[seat]),
            Fact(say("fact-bars"), view.bars[seat]),
            Fact(say("fact-signs"), view.spare[seat]),
        ]
        if seat in view.tokens:
            found.append(Fact(say("fact-token"), say("fact-west" if view.tokens[0] == seat else "fact-east")))
        if seat == view.first:
            found.append(Fact(say("fact-role"), say("fact-first")))
        return found

    def draw(self, view: MeeplesView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def ghost(self, view: MeeplesView, action: int) -> str:
        return trail.ghost(view, action)

    def meant(self, view: MeeplesView, spots: tuple[str, ...]) -> int:
        if len(spots) != 1:
            return -1
        name = spots[0]
        if name in BUILDING_SPOTS:
            return building_meant(view, BUILDING_SPOTS.index(name))
        if name in SPACE_SPOTS:
            return space_meant(view, SPACE_SPOTS.index(name))
        if name in HAND_SPOTS:
            return t.DROP + HAND_SPOTS.index(name)
        if name in TRAY_SPOTS:
            return (t.FIRST if view.question == t.NAMING else t.APPOINT) + TRAY_SPOTS.index(name)
        if name in ("yes", "no"):
            first = {t.UPGRADING: t.UPGRADE, t.REROLLING: t.REROLL}.get(view.question, t.BUILD)
            return first + (name == "yes")
        plain = {
            "saloon": t.TAKE + t.SALOON,
            "jail": t.TAKE + t.JAIL,
            "graveyard": t.TAKE_OTHER + 2,
            "bank": t.KEEP_GOLD,
            "end": t.END,
            SHOWDOWN_SPOT: t.RESOLVE + t.SHOWDOWN,
        }
        return plain.get(name, -1)

    def tell(self, view: MeeplesView) -> list[Message]:
        told = [say("tell-you", who=seat_name(view, view.seat))] if view.seat >= 0 else []
        told.append(say("tell-ring", spaces=listed(ring_names(view))))
        told += [building_told(view, building) for building in range(t.BUILDINGS)]
        for place in (t.SALOON, t.JAIL):
            inside = crowd(view.inside[place * t.KINDS : place * t.KINDS + t.KINDS])
            told.append(say("tell-place", place=place_name(place), crowd=inside))
        told += [space_told(view, space) for space in range(t.WEST + 2) if view.street[space] != t.NONE]
        free = view.plots - sum(view.graves)
        told.append(say("tell-graves", crowd=crowd(view.graves), free=free))
        told.append(say("tell-dynamite", jail=view.crates, bag=view.bag[t.DYNAMITE], gone=view.blasts))
        told.append(say("tell-bag", gold=view.bag[t.GOLD], stone=view.bag[t.STONE], dynamite=view.bag[t.DYNAMITE]))
        prices = " ".join(str(price) for price in view.prices[view.sold :])
        told.append(say("tell-bank", prices=prices) if prices else say("tell-bank-empty"))
        for seat in range(view.seats):
            told.append(
                say(
                    "tell-seat",
                    who=seat_name(view, seat),
                    gold=view.gold[seat],
                    stone=view.stones[seat],
                    bars=view.bars[seat],
                    signs=view.spare[seat],
                    points=view.scores[seat],
                )
            )
        if view.question > t.CORNERING and view.question != t.OVER:
            told.append(say("tell-turn", who=of_seat(view, view.turn), first=seat_name(view, view.first)))
        if any(view.hand):
            told.append(say("tell-hand", crowd=crowd(view.hand)))
        if view.question in (t.DROPPING, t.APPOINTING):
            key = "tell-ccw" if view.direction else "tell-cw"
            told.append(say(key, who=seat_name(view, view.turn), place=of_place(view.source)))
        if view.target != t.NONE:
            told.append(say("tell-target", space=at_space(view.target)))
        if view.dice[0]:
            told.append(say("tell-dice", west=view.dice[0], east=view.dice[1]))
        told += [say(f"trigger-{name}") for bit, name in TRIGGERS if view.triggers & bit]
        if view.idle >= 5 * view.seats:
            told.append(say("tell-idle", count=view.idle))
        told.append(self.question(view))
        return told


def side_of(building: int, otherwise: str) -> Message:
    """The heading of a building or its door in a long list: the row it stands in; what is no building comes last."""
    if building >= t.BUILDINGS:
        return say(otherwise)
    return say("group-north" if building < t.BUILDINGS // 2 else "group-south")


def question_values(view: MeeplesView) -> dict[str, int | str | Message]:
    """What the sentence of a question needs."""
    if view.question == t.DROPPING:
        return {"space": at_space(view.target), "count": sum(view.hand)}
    if view.question in (t.BUILDING, t.UPGRADING):
        return {"building": at_place(view.item), "cost": cost_told(view, view.item), "points": view.sign_points[1]}
    if view.question == t.APPOINTING:
        space = view.agenda[-2]
        return {"kind": the_kind(view.street[space]), "space": at_space(space)}
    if view.question == t.REROLLING:
        own = view.agenda[-2] - t.WEST
        mine, theirs = view.dice[own], view.dice[1 - own]
        return {"mine": mine, "theirs": theirs, "tied": int(mine == theirs)}
    if view.question in (t.STARTING, t.TURNING):
        return {"crowd": crowd(view.hand)}
    if view.question == t.RESOLVING:
        return {"count": len(view.items)}
    if view.question == t.ENDING:
        return {"bars": bars_due(view)}
    return {}


def bars_due(view: MeeplesView) -> int:
    """How many bars the active player must buy at the end of this turn (R56, R57)."""
    gold = view.gold[view.turn]
    count = 0
    for price in view.prices[view.sold :]:
        if gold < price or (view.one_bar and count == 1):
            break
        gold -= price
        count += 1
    return count


def cost_told(view: MeeplesView, building: int) -> Message:
    gold, stone = view.gold_costs[building], view.stone_costs[building]
    if gold and stone:
        return say("cost-both", gold=gold, stone=stone)
    return say("cost-gold", gold=gold) if gold else say("cost-stone", stone=stone)


def can_pay(view: MeeplesView, seat: int, building: int) -> bool:
    return view.gold[seat] >= view.gold_costs[building] and view.stones[seat] >= view.stone_costs[building]


def resolve_choice(view: MeeplesView, item: int) -> Choice:
    """An item with a plain preview of what it will do."""
    if item == t.SHOWDOWN:
        kinds = view.street[t.WEST], view.street[t.EAST]
        skills = [view.skills[kind] for kind in kinds]
        chance = 42 if skills[0] == skills[1] else BETTER if skills[0] > skills[1] else 100 - BETTER
        values = {
            "west": kind_name(kinds[0]),
            "one": seat_name(view, view.tokens[0]),
            "east": kind_name(kinds[1]),
            "other": seat_name(view, view.tokens[1]),
        }
        return Choice((SHOWDOWN_SPOT,), say("choice-showdown", chance=chance, **values))
    kind = view.street[item]
    key, who, pieces = preview(view, item, kind)
    label = say(
        f"choice-resolve-{key}",
        kind=kind_name(kind),
        building=place_name(item),
        who=seat_name(view, who),
        count=pieces,
        cost=cost_told(view, item),
    )
    return Choice((SPACE_SPOTS[item],), label)


def preview(view: MeeplesView, item: int, kind: int) -> tuple[str, int, int]:
    """What a meeple on a door will do: the key of a sentence, who it concerns, how many pieces."""
    owner = view.owners[item]
    at = item * t.KINDS
    who, pieces = view.turn, 0
    if kind == t.BUILDER:
        if owner == t.NONE:
            able = view.spare[view.turn] > 0 and can_pay(view, view.turn, item)
            return ("build" if able else "nothing", view.turn, 0)
        able = view.turned[item] == 0 and can_pay(view, owner, item)
        return ("upgrade" if able else "nothing", owner, 0)
    if kind == t.MINER:
        if owner != t.NONE:
            who = owner
            pieces = view.miner_high if view.turned[item] else view.miner_low
    elif kind == t.BANDIT:
        pieces = view.per_miner * view.inside[at + t.MINER]
    elif kind == t.DEPUTY:
        pieces = view.per_bandit * view.inside[at + t.BANDIT]
    elif kind == t.MADAME:
        pieces = view.per_builder * view.inside[at + t.BUILDER]
    pieces = min(pieces, sum(view.bag))
    return ("draw" if pieces else "nothing", who, pieces)


def answer_choice(view: MeeplesView, action: int) -> Choice:
    """Yes or no."""
    first, name = (t.BUILD, "build") if action < t.UPGRADE else (t.UPGRADE, "upgrade")
    if action >= t.REROLL:
        first, name = t.REROLL, "reroll"
    answer = "yes" if action > first else "no"
    if name == "reroll":
        return Choice((answer,), say(f"choice-reroll-{answer}"))
    values = {"building": at_place(view.item), "cost": cost_told(view, view.item)}
    return Choice((answer,), say(f"choice-{name}-{answer}", **values))


def building_meant(view: MeeplesView, building: int) -> int:
    if view.question == t.CORNERING:
        return t.CORNER + building
    if view.question == t.RESOLVING and view.street[building] != t.NONE:
        return t.RESOLVE + building
    if view.question in (t.RESOLVING, t.BUILDING, t.UPGRADING, t.ENDING):
        return t.SIGN + building
    return t.TAKE + building


def space_meant(view: MeeplesView, space: int) -> int:
    now = view.question
    if now == t.TAKING:
        return t.TAKE_OTHER + space - t.WEST if space >= t.WEST else t.RESOLVE + space
    if now == t.TURNING:
        for direction in (0, 1):
            if trail.first_space(view, direction) == space:
                return t.TURN + direction
    if now == t.DROPPING and space == view.target:
        kinds = [kind for kind in range(t.KINDS) if view.hand[kind]]
        if len(kinds) == 1:
            return t.DROP + kinds[0]
    if now in (t.STARTING, t.TURNING, t.DROPPING):
        return t.START + space
    return t.RESOLVE + (t.SHOWDOWN if space >= t.WEST else space)


def ring_names(view: MeeplesView) -> list[Message]:
    """The street from the west Showdown space round to the last door before it."""
    space = t.WEST
    found: list[Message] = []
    while not found or space != t.WEST:
        found.append(board.space_name(space) if space >= t.WEST else place_name(space))
        space = view.onward[space]
    return found


def building_told(view: MeeplesView, building: int) -> Message:
    inside = crowd(view.inside[building * t.KINDS : building * t.KINDS + t.KINDS])
    owner = view.owners[building]
    if owner == t.NONE:
        sign = say("tell-bare", cost=cost_told(view, building))
    else:
        points = view.sign_points[view.turned[building]]
        key = "tell-high" if view.turned[building] else "tell-low"
        sign = say(key, who=of_seat(view, owner), points=points, cost=cost_told(view, building))
    return say("tell-building", place=place_name(building), sign=sign, crowd=inside)


def space_told(view: MeeplesView, space: int) -> Message:
    kind = kind_name(view.street[space])
    if space < t.WEST or view.tokens[space - t.WEST] == t.NONE:
        return say("tell-space", kind=kind, space=at_space(space))
    return say("tell-duellist", kind=kind, space=at_space(space), who=seat_name(view, view.tokens[space - t.WEST]))


def ending(view: MeeplesView) -> Message:
    """Who has won, to the one who reads it."""
    winners = best_seats(view)
    points = view.scores[winners[0]]
    names = seat_name(view, winners[0])
    for seat in winners[1:]:
        names = say("list-and", first=names, rest=seat_name(view, seat))
    if view.seat in winners:
        return say("over-won" if len(winners) == 1 else "over-shared-yours", points=points, who=names)
    if view.seat < 0 or len(winners) > 1:
        return say("over-one" if len(winners) == 1 else "over-shared", points=points, who=names)
    return say("over-lost", points=points, who=names, mine=view.scores[view.seat])
