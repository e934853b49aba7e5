"""What is counted at the end (R64 to R66): gold, bars and signs, then all cubes."""

from __future__ import annotations

from ludotheque.core.face import Score, say
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView


def scores(view: MeeplesView) -> list[Score]:
    signs = [0] * view.seats
    for building in range(t.BUILDINGS):
        if view.owners[building] != t.NONE:
            signs[view.owners[building]] += view.sign_points[view.turned[building]]
    cubes = tuple(gold + stone for gold, stone in zip(view.gold, view.stones, strict=True))
    return [
        Score(say("score-signs"), tuple(signs), adds=True),
        Score(say("score-bars"), tuple(count * view.bar_points for count in view.bars), adds=True),
        Score(say("score-gold"), tuple(count * view.gold_points for count in view.gold), adds=True),
        Score(say("fact-points"), tuple(view.scores), is_total=True),
        Score(say("score-cubes"), cubes, breaks_ties=True),
    ]
