"""Computer players: perfect ones never lose a won start, weaker ones err as stated, greedy ones beat random ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from ludotheque.bots.bot import Bot, GreedyBot, RandomBot
from ludotheque.bots.coach import CoachBot
from ludotheque.core.coach import Verdict, rank
from ludotheque.core.state import CHANCE, State
from ludotheque.games.apagos.game import GAME
from ludotheque.games.apagos.mind.advice import ApagosAdvice
from ludotheque.games.apagos.mind.solver.coach import ApagosCoach, written
from ludotheque.games.apagos.mind.solver.oracle import WHITE
from ludotheque.games.apagos.rules import terms as t


@pytest.fixture(scope="module")
def coach(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ApagosCoach]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_DATA", str(tmp_path_factory.mktemp("data")))
        yield ApagosCoach(GAME)


def played(state: State, bots: list[Bot], rng: Random) -> list[int]:
    while state.waiting_for:
        seat = state.waiting_for[0]
        if seat == CHANCE:
            state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
        else:
            state.apply(seat, bots[seat].choose(state.view(seat)))
    return state.ranks()


def test_the_perfect_player_never_loses_a_won_start(coach: ApagosCoach) -> None:
    """All 118 starts, both ways: the winner of the start is perfect, the loser tries everything it knows."""
    rng = Random(7)
    perfect = CoachBot(coach, 0.0, rng)
    opponents: list[Bot] = [RandomBot(rng), GreedyBot(GAME, ApagosAdvice(), rng), perfect]
    openings = coach.openings()
    assert len(openings) == 118
    for opening in openings:
        winner = 0 if opening.verdict.value == "win" else 1
        for opponent in opponents:
            bots = [perfect, opponent] if winner == 0 else [opponent, perfect]
            ranks = played(GAME.read_position(opening.position, 2, {}), bots, rng)
            assert ranks[winner] == 1, opening.position


def test_the_perfect_setter_arranges_a_ramp_that_the_starter_loses(coach: ApagosCoach) -> None:
    perfect = CoachBot(coach, 0.0, Random(1))
    state = GAME.start(2, {"setter": "seat_1", "colours": "pick:white"})
    for _ in range(5):
        state.apply(0, perfect.choose(state.view(0)))
    assert coach.oracle.value([(code // 100, 0, 0) for code in state.ramp], WHITE).value == "loss"


def ramps(coach: ApagosCoach, error_rate: float, count: int) -> list[tuple[int, ...]]:
    """The ramps that one player arranges, one after the other, as hole counts."""
    player = CoachBot(coach, error_rate, Random(1))
    found = []
    for _ in range(count):
        state = GAME.start(2, {"setter": "seat_1", "colours": "pick:white"})
        while state.question != t.PLAYING:
            state.apply(0, player.choose(state.view(0)))
        found.append(tuple(code // 100 for code in state.ramp))
    return found


def test_the_perfect_setter_never_offers_the_same_start_twice_running(coach: ApagosCoach) -> None:
    offered = ramps(coach, 0.0, 60)
    assert all(one != other for one, other in pairwise(offered))
    assert len(set(offered)) > 15


def test_a_setter_who_errs_offers_starts_of_both_kinds(coach: ApagosCoach) -> None:
    verdicts = [coach.oracle.value([(holes, 0, 0) for holes in ramp], WHITE).value for ramp in ramps(coach, 0.15, 40)]
    assert {"win", "loss"} <= set(verdicts)


def test_the_perfect_starter_swaps_exactly_where_moving_first_loses(coach: ApagosCoach) -> None:
    perfect = CoachBot(coach, 0.0, Random(1))
    for preset in ("classic", "long", "quintet", "short", "reversed"):
        state = GAME.start(2, {"setter": "seat_1", "colours": "pick:white", "swap": "on"})
        state.apply(0, GAME.read(0, f"preset {preset}"))
        state.apply(0, GAME.read(0, "confirm"))
        first_wins = coach.oracle.value([(code // 100, 0, 0) for code in state.ramp], WHITE).value == "win"
        assert GAME.write(1, perfect.choose(state.view(1))) == ("keep" if first_wins else "swap")


def test_a_player_errs_at_its_stated_rate(coach: ApagosCoach) -> None:
    rng = Random(3)
    view = GAME.read_position("7.0.0 5.0.0 3.0.0 1.0.0 w", 2, {}).view(0)
    verdicts = coach.verdicts(view)
    best = max(rank(verdict) for verdict in verdicts.values())
    player = CoachBot(coach, 0.25, rng)
    errors = sum(rank(verdicts[player.choose(view)]) < best for _ in range(2000))
    assert 400 < errors < 600


def test_greedy_beats_random_three_times_out_of_four() -> None:
    rng = Random(11)
    wins = 0
    for game in range(200):
        bots: list[Bot] = [GreedyBot(GAME, ApagosAdvice(), rng), RandomBot(rng)]
        greedy = game % 2
        if greedy:
            bots.reverse()
        wins += played(GAME.start(2, {}), bots, rng)[greedy] == 1
    assert wins >= 150


def test_every_puzzle_has_one_winning_move(coach: ApagosCoach) -> None:
    for plies in (1, 3, 5):
        for puzzle in coach.puzzles(plies, 3, Random(5)):
            verdict, moves = coach.solve(puzzle.position)
            assert verdict == Verdict("win", plies)
            assert sum(move.value == "win" for move in moves.values()) == 1


def test_a_position_is_written_as_the_notation_reads_it() -> None:
    text = written([(7, 0, 1), (5, 2, 0), (3, 0, 0), (1, 0, 0)], WHITE)
    assert GAME.write_position(GAME.read_position(text, 2, {})) == text == "7.0.1 5.2.0 3.0.0 1.0.0 w"
