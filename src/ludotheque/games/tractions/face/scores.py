"""What is counted at the end (R18): the treasury, then the men on the board, then the cards."""

from __future__ import annotations

from ludotheque.core.face import Score, say
from ludotheque.games.tractions.face.names import briques, treasure
from ludotheque.games.tractions.face.rows import men_out
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView


def scores(view: TractionsView) -> list[Score]:
    if t.NONE in view.gangs:
        return []
    return [
        Score(
            say("score-treasury"),
            tuple(view.purses[gang] for gang in view.gangs),
            is_total=True,
            words=tuple(treasure(view.purses[gang]) for gang in view.gangs),
            cells=tuple(briques(view.purses[gang]) for gang in view.gangs),
        ),
        Score(say("score-men"), tuple(men_out(view, gang) for gang in view.gangs), breaks_ties=True),
        Score(
            say("fact-cards"),
            tuple(view.e_counts[gang] + view.s_counts[gang] for gang in view.gangs),
            breaks_ties=True,
        ),
    ]
