"""What a seat of the street knows: everything (section 7)."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.state import View
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.rules.town import PUBLIC, Town, show


class MeeplesView(View, Town):
    """The whole position, as nothing is hidden, what follows from it, and the figures of the box."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *PUBLIC,
        "question",
        "items",
        "price",
        "triggers",
        "scores",
        "skills",
        "rewards",
        "prices",
        "gold_costs",
        "stone_costs",
        "sign_points",
        "onward",
        "corners",
        "plots",
        "dynamite",
        "gold_points",
        "bar_points",
        "miner_low",
        "miner_high",
        "per_miner",
        "per_bandit",
        "per_builder",
    )
    question: int  # the question on top, or OVER
    items: list[int]  # what is left to resolve
    price: int  # of the cheapest bar; 0 without one
    triggers: int  # bits of what has triggered the end
    scores: list[int]  # by seat
    skills: list[int]
    rewards: list[int]
    prices: list[int]
    gold_costs: list[int]
    stone_costs: list[int]
    sign_points: list[int]
    onward: list[int]
    corners: list[int]
    plots: int  # graves, filled or free
    dynamite: int
    gold_points: int
    bar_points: int
    miner_low: int
    miner_high: int
    per_miner: int
    per_bandit: int
    per_builder: int


def look(position: Position, seat: int) -> MeeplesView:
    """The view of a seat."""
    view = MeeplesView()
    view.sit(position, seat)
    show(position, view)
    view.question = position.question()
    view.items = position.items()
    view.price = position.price()
    view.triggers = position.triggers()
    view.scores = [position.score(other) for other in range(position.seats)]
    box = position.material
    view.skills = box.skills
    view.rewards = box.rewards
    view.prices = box.prices
    view.gold_costs = box.gold_costs
    view.stone_costs = box.stone_costs
    view.sign_points = box.sign_points
    view.onward = box.onward
    view.corners = box.corners
    view.plots = box.graves
    view.dynamite = box.dynamite
    view.gold_points = box.gold_points
    view.bar_points = box.bar_points
    view.miner_low = box.miner_low
    view.miner_high = box.miner_high
    view.per_miner = box.per_miner
    view.per_bandit = box.per_bandit
    view.per_builder = box.per_builder
    return view
