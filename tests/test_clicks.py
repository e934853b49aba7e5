"""How presses are counted."""

from __future__ import annotations

from benchmarks.clicks import played, presses
from ludotheque.core.shelf import box
from ludotheque.core.state import Event
from ludotheque.games.meeples.rules import terms as t


def test_a_press_counts_once_whatever_it_answers_and_a_forced_answer_not_at_all() -> None:
    taken = box("meeples")
    steps, _ = played(taken, 2, 0, list[Event]())
    counts = presses(taken, steps, 0)
    mine = [place for place, step in enumerate(steps) if step.seat == 0]
    assert all(counts[place] == 0 for place in range(len(steps)) if place not in mine)
    assert set(counts) <= {0, 1, 2}
    forced = [place for place in mine if taken.game.forced(steps[place].before, 0) >= 0]
    assert forced
    assert all(counts[place] == 0 for place in forced)
    ends = [place for place in mine if steps[place].action == t.END]
    assert sum(counts[place] for place in ends) < len(ends)  # most come with the last resolution


def test_a_game_without_journeys_costs_a_press_for_every_answer() -> None:
    taken = box("apagos")
    steps, _ = played(taken, 2, 0, list[Event]())
    for seat in range(2):
        assert sum(presses(taken, steps, seat)) == sum(step.seat == seat for step in steps)
