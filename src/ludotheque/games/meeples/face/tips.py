"""What everything on the street is and does, a sentence or two each: shown beside whatever one points at."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import title
from ludotheque.games.meeples.face.names import cost_told, crowd, of_seat, place_name, seat_name
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.view import MeeplesView


@lru_cache(maxsize=4096)
def tip(tongue: Tongue, *sentences: Message) -> str:
    """The title of whatever is drawn around it."""
    return title(" ".join(tongue(sentence) for sentence in sentences))


def kind_tip(view: MeeplesView, kind: int) -> Message:
    """What a meeple does at a door."""
    return say(
        f"tip-{LETTERS[kind]}",
        low=view.miner_low,
        high=view.miner_high,
        miner=view.per_miner,
        bandit=view.per_bandit,
        builder=view.per_builder,
    )


def place_tips(view: MeeplesView, location: int) -> list[Message]:
    """Who is inside, and what the place is for."""
    inside = crowd(view.inside[location * t.KINDS : location * t.KINDS + t.KINDS])
    found = [say("tip-inside", place=place_name(location), crowd=inside)]
    if location == t.SALOON:
        return [*found, say("tip-saloon")]
    if location == t.JAIL:
        return [*found, say("tip-jail", count=view.crates)]
    owner = view.owners[location]
    cost = cost_told(view, location)
    if owner == t.NONE:
        return [*found, say("tip-free", cost=cost)]
    points = view.sign_points[view.turned[location]]
    found.append(say("tip-sign", of=of_seat(view, owner), points=points))
    return found if view.turned[location] else [*found, say("tip-turn", cost=cost, points=view.sign_points[1])]


def graveyard_tips(view: MeeplesView) -> list[Message]:
    free = max(0, view.plots - sum(view.graves))
    return [say("tip-graves", crowd=crowd(view.graves), count=free), say("tip-rewards")]


def bank_tips(view: MeeplesView) -> list[Message]:
    left = len(view.prices) - view.sold
    return [say("tip-bank", count=left, points=view.bar_points), say("tip-price", price=view.price)][: 1 + (left > 0)]


def space_tips(view: MeeplesView, space: int, name: Message) -> list[Message]:
    """A door or a Showdown space, and who stands there."""
    kind = view.street[space]
    found = [say("tip-space", name=name)]
    if space >= t.WEST:
        found.append(say("tip-showdown"))
    elif kind != t.NONE:
        found.append(kind_tip(view, kind))
    return found


def supply_tips(view: MeeplesView, seat: int) -> list[Message]:
    """What lies in front of a player, and what it is worth."""
    found = [
        say(
            "tip-supply",
            who=seat_name(view, seat),
            gold=view.gold[seat],
            stone=view.stones[seat],
            bars=view.bars[seat],
            spare=view.spare[seat],
            points=view.scores[seat],
        )
    ]
    return [*found, say("tip-star")] if seat == view.first else found


def sack_tip(view: MeeplesView) -> Message:
    return say("tip-sack", gold=view.bag[t.GOLD], stone=view.bag[t.STONE], dynamite=view.bag[t.DYNAMITE])


def blast_tip(view: MeeplesView) -> Message:
    return say("tip-blast", count=view.blasts, most=view.dynamite)
