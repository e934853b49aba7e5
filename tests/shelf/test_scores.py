"""What every game counts at its end: the parts make the total, and the count agrees with the ranking."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, HIDDEN, NOBODY, State

FEW_TURNS = {"tractions": {"max_turns": "6"}}


def finished(slug: str, seed: int) -> State:
    """A game at random, played to its end."""
    rng = Random(seed)
    game = box(slug).game
    state: State = game.start(rng.choice(game.seats), FEW_TURNS.get(slug, {}))
    while state.waiting_for:
        seat = rng.choice(state.waiting_for)
        state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("slug", slugs())
def test_the_count_at_the_end_adds_up_and_agrees_with_the_ranking(slug: str) -> None:
    face = box(slug).face
    for seed in range(3):
        state = finished(slug, seed)
        scores = face.scores(state.view(NOBODY))
        assert scores
        ranks = state.ranks()
        for total in (score for score in scores if score.is_total and HIDDEN not in score.values):
            parts = [score.values for score in scores if score.adds]
            assert not parts or [sum(column) for column in zip(*parts, strict=True)] == list(total.values)
            best = max(total.values)
            assert slug == "apagos" or total.values[ranks.index(1)] == best, "a resignation may end Apagos"


def test_after_nightfall_the_first_row_that_differs_ranks_the_castaways() -> None:
    for seed in range(40):
        state = finished("singes", seed)
        scores = box("singes").face.scores(state.view(NOBODY))
        if scores[0].breaks_ties:
            ranks = state.ranks()
            missing, *others = [score.values for score in scores]
            merits = [(-missing[seat], *(row[seat] for row in others)) for seat in range(state.seats)]
            assert [1 + sum(other > own for other in merits) for own in merits] == ranks
            return
    raise AssertionError("night never falls")
