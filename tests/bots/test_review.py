"""Reviews: exact where a game is solved, else judged from what a seat could know; parts sum up to the whole."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.bots import comparison, review, weighing
from ludotheque.bots.bot import GreedyBot
from ludotheque.bots.chronicle import Chronicle, chronicle
from ludotheque.bots.moment import LAPSE, Moment, Point, Review
from ludotheque.core.chance import outcome
from ludotheque.core.record import Record, Step, read, write
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE

SOLVED, OPEN = "apagos", "apaches"  # without dice and secrets; with both
WON = "1.0.1 7.6.0 5.1.3 5.3.2 w"  # white wins, and only with B@2


@pytest.fixture(autouse=True, scope="module")
def _small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The solution in a folder of its own, and few simulations: what is promised does not depend on how many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_DATA", str(tmp_path_factory.mktemp("data")))
        for name, count in (("POINTS", 5), ("GLANCED", 6), ("WEIGHED", 2), ("WEIGHED_EACH", 1), ("THROWS", 2)):
            patch.setattr(review, name, count)
        for name, count in (("ROLLS", 2), ("GLANCES", 2), ("SEARCHED", 12), ("WORLDS", 4)):
            patch.setattr(weighing, name, count)
        patch.setattr(comparison, "WORLDS", 4)
        yield


def finished(slug: str, first: str = "", position: str = "") -> str:
    """The record of a game against a greedy player: careless from beginning to end, or greedy after a first answer."""
    taken = box(slug)
    record = Record(taken.game, {}, ["Ana", "bot greedy"], position=position)
    state, rng = record.beginning(), Random(3)
    greedy = GreedyBot(taken.game, taken.advice, rng)
    while state.waiting_for:
        seat = state.waiting_for[0]
        if seat == CHANCE:
            action = outcome(state, rng)
        elif first and not record.steps:
            action = taken.game.read(seat, first)
        elif first or seat:
            action = greedy.choose(state.view(seat))
        else:
            action = rng.choice(state.legal(seat))
        record.steps.append(Step(seat, action))
        state.apply(seat, action)
    record.ranks = state.ranks()
    return write(record)


@pytest.fixture(scope="module")
def played() -> str:
    return finished(OPEN)


@pytest.fixture(scope="module")
def progress() -> list[float]:
    return []


@pytest.fixture(scope="module")
def made(played: str, progress: list[float]) -> Review:
    return review.review(played, tell=progress.append)


def test_the_review_of_a_solved_game_names_the_known_blunder() -> None:
    text = finished(SOLVED, "4>2", WON)
    found = review.review(text)
    assert found.is_exact
    blunder = found.judged[0]
    assert (blunder.step, blunder.seat, blunder.decision) == (0, 0, -1.0)
    assert box(SOLVED).game.write(0, blunder.better[0]) == "B@2"
    assert (blunder.dice, blunder.hidden) == (0.0, 0.0)
    assert found.points[0] == Point(0, [1.0, 0.0])


def test_the_best_answer_of_a_solved_game_is_no_lapse() -> None:
    found = review.review(finished(SOLVED, "B@2", WON))
    assert all(moment.step > 0 for moment in found.judged)


def test_a_curve_begins_with_the_game_and_ends_with_its_result(played: str, made: Review) -> None:
    told = chronicle(played)
    assert made.points[0].step == 0
    assert made.points[-1] == Point(len(told.record.steps), told.advice.chances(told.end))
    assert [point.step for point in made.points] == sorted({point.step for point in made.points})
    for point in made.points:
        assert sum(point.chances) == pytest.approx(1)


def test_the_three_parts_of_a_swing_are_the_whole_of_it(made: Review) -> None:
    assert made.judged
    for moment in made.judged:
        assert moment.dice + moment.hidden + moment.decision == pytest.approx(moment.swing)
        assert moment.decision <= 0
        assert bool(moment.better) == (moment.decision < 0)


def test_moments_lie_on_the_curve(made: Review) -> None:
    known = {point.step: point.chances for point in made.points}
    for moment in made.moments():
        assert known[moment.step] == moment.before


def test_draws_alone_are_all_luck(played: str) -> None:
    told = chronicle(played)
    number = next(i for i, beat in enumerate(told.beats) if beat.seat == CHANCE)
    moment = weighing.weighed(told, number, 1)
    assert (moment.decision, moment.better) == (0.0, [])
    assert moment.hidden == pytest.approx(0)
    assert moment.dice == pytest.approx(moment.swing)


def test_where_nothing_is_hidden_or_drawn_all_is_decision() -> None:
    told = Chronicle(read(finished(SOLVED, "4>2", WON)))
    for number in range(3):
        moment = weighing.weighed(told, number, 1)
        assert (moment.dice, moment.hidden) == pytest.approx((0.0, 0.0))


def test_a_decision_is_judged_by_what_its_seat_could_know(
    played: str, made: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another world that looks the same to the seat, the verdict on its decision is the same."""
    told = Chronicle(read(played))
    lapses = [moment for moment in made.judged if moment.better] or made.judged
    for moment in lapses[:2]:
        number = told.beat_at(moment.step)
        view = told.state(number).view(moment.seat)
        if not told.beats[number].is_choice:
            continue
        imagined, true = told.game.determinise(view, Random(99)), told.state
        monkeypatch.setattr(
            told, "state", lambda i, at=number, world=imagined, true=true: world if i == at else true(i)
        )
        other = weighing.weighed(told, number, review.SEED)
        assert (other.decision, other.better) == (moment.decision, moment.better)


def test_the_same_seed_makes_the_same_review(played: str, made: Review) -> None:
    assert review.write(review.review(played)) == review.write(made)
    numbers = list(range(10, 30))
    assert review.curve(played, numbers, 2) != review.curve(played, numbers, review.SEED)


def test_a_written_review_is_read_back(made: Review) -> None:
    assert review.read(review.write(made)) == made


def test_progress_grows(made: Review, progress: list[float]) -> None:
    assert len(progress) > len(made.judged)
    assert progress == sorted(progress)
    assert progress[0] == 0
    assert progress[-1] < 1


def test_a_game_that_is_not_over_has_no_review(played: str) -> None:
    record = read(played)
    record.steps.pop()
    record.ranks = []
    with pytest.raises(ValueError, match="not over"):
        review.review(write(record))


def test_moments_are_the_heaviest_and_stand_apart() -> None:
    def moment(step: int, decision: float, seat: int = 0) -> Moment:
        return Moment(step, step + 1, seat, 0, [1], [0.5, 0.5], [0.5 + decision, 0.5], 0.0, 0.0, decision)

    judged = [moment(0, -0.1), moment(2, -0.3), moment(10, -0.2), moment(20, -LAPSE / 2), moment(30, -0.05)]
    found = Review(False, [], judged)
    assert [shown.step for shown in found.moments()] == [2, 10, 30]
    assert [lapse.step for lapse in found.lapses(0)] == [2, 10, 0, 30]
    assert found.lapses(1) == []


def test_an_answer_is_compared_with_the_best_one() -> None:
    text = finished(SOLVED, "4>2", WON)
    game = box(SOLVED).game
    better, played = game.read(0, "B@2"), game.read(0, "4>2")
    assert comparison.compared(text, 0, better, [better], 1) == (1.0, 1.0, 0.0)
    assert comparison.compared(text, 0, played, [better], 1) == (0.0, 1.0, 0.0)


def test_an_answer_is_compared_by_simulations_where_nothing_is_solved(played: str, made: Review) -> None:
    told = chronicle(played)
    moment = next(m for m in made.judged if told.beats[told.beat_at(m.step)].is_choice)
    found = comparison.compared(played, moment.step, moment.played, moment.better or [moment.played], 1)
    assert found.chosen == found.then
    assert all(0 <= share <= 1 for share in found)
