"""OpenSpiel plays the games of the shelf: its own checks find no fault, and its own algorithms run on them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, minimax

from ludotheque.core import chance
from ludotheque.core.shelf import box, boxes, slugs
from ludotheque.core.state import CHANCE, EVERYBODY, NOBODY, Event
from ludotheque.games.apagos.mind.solver.oracle import Oracle
from ludotheque.lab import course, openspiel
from ludotheque.lab.games import LONGEST, rewards_of
from ludotheque.lab.observing import observer
from tests.sixth import installed, ran

COMPANIES = [(slug, seats) for slug in slugs() for seats in sorted({box(slug).game.seats[0], box(slug).game.seats[-1]})]
SECRETIVE = [taken.game.name for taken in boxes() if not taken.face.same_for_all]
OPEN = [taken.game.name for taken in boxes() if taken.face.same_for_all]
LAST = 80  # steps of a game that is begun near its end

# Kuhn poker in coins, as the books have it: our rewards know only who won.
KUHN = """
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, ismcts, mcts
import numpy as np
from ludotheque.lab import openspiel

class InCoins(openspiel.ShelfState):
    def returns(self):
        return [purse - 20.0 for purse in self.course.state.purses] if self.is_terminal() else [0.0, 0.0]

def value(game):
    solver = cfr.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    return expected_game_score.policy_value(game.new_initial_state(), [average, average])[0]

game = pyspiel.load_game("ludotheque_kuhn(options=rounds:1)")
for serialize in (False, True):
    pyspiel.random_sim_test(game, num_sims=10, serialize=serialize, verbose=False)
root = game.new_initial_state()
dealt = [root.child(card) for card, odds in root.chance_outcomes()]
assert len({state.information_state_string(1) for state in dealt}) == 1
assert len({state.information_state_string(0) for state in dealt}) == 3
random = np.random.RandomState(1)
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 50, random_state=random)
state = dealt[0].child(1)
while not state.is_terminal():
    state.apply_action(bot.step(state))
print(round(value(game), 3))
type(game).new_initial_state = lambda self: InCoins(self, openspiel.begun(self.setting))
print(round(18 * value(game), 2))
"""


def drawn(state: Any, rng: Random) -> int:
    """A random answer, or an outcome by its probability."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, odds)[0])
    return int(rng.choice(state.legal_actions()))


def walked(slug: str, seats: int, steps: int, seed: int = 1) -> Any:
    """A game after so many random steps, where a seat is asked."""
    state, rng = loaded(slug, seats).new_initial_state(), Random(seed)
    while steps > 0 or state.is_chance_node():
        state.apply_action(drawn(state, rng))
        steps -= 1
    return state


def loaded(slug: str, seats: int, position: str = "", options: str = "") -> Any:
    return pyspiel.load_game(f"ludotheque_{slug}", {"seats": seats, "position": position, "options": options})


@cache
def late(slug: str, seats: int) -> str:
    """A position from which a random game took few steps to its end."""
    game = box(slug).game
    length = chance.playout(game.start(seats, {}), Random(2), LONGEST)
    state = game.start(seats, {})
    chance.playout(state, Random(2), max(0, length - LAST))
    return game.write_position(state)


def information(state: Any, player: int) -> tuple[str, str, list[float], list[float]]:
    """All that a player is given."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    )


@pytest.mark.parametrize("serialize", [False, True])
@pytest.mark.parametrize(("slug", "seats"), COMPANIES)
def test_openspiel_finds_no_fault_in_the_last_steps_of_a_game(slug: str, seats: int, serialize: bool) -> None:
    pyspiel.random_sim_test(loaded(slug, seats, late(slug, seats)), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("slug", OPEN)
def test_openspiel_finds_no_fault_in_a_whole_game(slug: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"ludotheque_{slug}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("serialize", [False, True])
@pytest.mark.parametrize(("slug", "seats"), COMPANIES)
def test_openspiel_finds_no_fault_in_whole_games(slug: str, seats: int, serialize: bool) -> None:
    pyspiel.random_sim_test(loaded(slug, seats), num_sims=2, serialize=serialize, verbose=False)


@pytest.mark.parametrize(("slug", "seats"), COMPANIES)
def test_a_game_is_what_its_type_says(slug: str, seats: int) -> None:
    game = loaded(slug, seats)
    kind = game.get_type()
    assert (kind.min_num_players, kind.max_num_players) == (box(slug).game.seats[0], box(slug).game.seats[-1])
    assert (game.num_players(), game.num_distinct_actions()) == (seats, box(slug).game.actions)
    assert (game.min_utility(), game.utility_sum(), game.max_utility()) == (-1, 0, 1)
    is_perfect = kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    state, rng = walked(slug, seats, 10), Random(3)
    while not state.is_terminal():
        assert state.returns() == [0] * seats
        state.apply_action(drawn(state, rng))
    assert state.returns() == rewards_of(state.course.state.ranks())
    assert is_perfect == (slug in OPEN)


@pytest.mark.parametrize("slug", slugs())
def test_a_draw_has_the_probabilities_of_its_weights(slug: str) -> None:
    state, rng, draws = loaded(slug, box(slug).game.seats[0]).new_initial_state(), Random(5), 0
    for _ in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            weights = state.course.state.weights()
            odds = [weight / sum(weights) for weight in weights]
            assert state.chance_outcomes() == list(zip(state.legal_actions(), odds, strict=True))
            draws += 1
        state.apply_action(drawn(state, rng))
    assert draws


@pytest.mark.parametrize("slug", slugs())
def test_actions_are_named_in_the_notation_of_the_game(slug: str) -> None:
    state = walked(slug, box(slug).game.seats[0], 20)
    player = state.current_player()
    for action in state.legal_actions():
        assert box(slug).game.read(player, state.action_to_string(player, action)) == action


def test_seats_that_are_asked_at_once_answer_in_turn_and_tell_the_others_nothing() -> None:
    state = loaded("tractions", 4).new_initial_state()
    while len(state.course.state.waiting_for) < 3:
        state.apply_action(drawn(state, Random(1)))
    assert state.current_player() == 0
    after = [state.child(action) for action in state.legal_actions()]
    assert {child.current_player() for child in after} == {1}
    for other in (1, 2, 3):
        assert all(information(child, other) == information(after[0], other) for child in after)
    assert len({child.information_state_string(0) for child in after}) == len(after) > 1


def test_what_is_whispered_between_others_leaves_no_trace() -> None:
    """Not even that somebody has whispered."""
    position, action, readers = whispered()
    state = loaded("tractions", 4, position).new_initial_state()
    child = state.child(action)
    for seat in range(4):
        assert (information(child, seat) == information(state, seat)) == (not readers >> seat & 1)


def whispered() -> tuple[str, int, int]:
    """A position in which an answer is a secret between some, the answer, and who reads it, as bits."""
    state, rng = box("tractions").game.start(4, {}), Random(0)
    while True:
        journal = list[Event]()
        asked = min(state.waiting_for)
        action = chance.outcome(state, rng) if asked == CHANCE else rng.choice(state.legal(asked))
        before = state.copy()
        state.journal = journal
        state.apply(asked, action)
        if len(journal) == 1 and journal[0].seat == NOBODY and journal[0].readers != EVERYBODY:
            return box("tractions").game.write_position(before), action, journal[0].readers


def test_an_information_state_remembers_what_the_view_forgets() -> None:
    """The same position, reached in two ways."""
    ways: dict[str, Any] = {}
    open_ends = [loaded("apagos", 2, "3.0.0 7.4.3 5.2.3 1.0.1 w").new_initial_state()]
    for _ in range(3):
        open_ends = [state.child(action) for state in open_ends for action in state.legal_actions()]
    for state in open_ends:
        other = ways.setdefault(str(state), state)
        if other is not state:
            for player in (0, 1):
                assert state.observation_string(player) == other.observation_string(player)
                assert state.information_state_string(player) != other.information_state_string(player)
                assert state.information_state_tensor(player) != other.information_state_tensor(player)
    assert len(ways) < len(open_ends)


def test_an_information_state_remembers_the_own_answers() -> None:
    """Also those that are no event and leave the same view: two moves that are staged in either order."""
    position = "round 1; turn 2; first Yellow; play Yellow; D1: Yellow 2m+3n"
    state = loaded("apaches", 2, position).new_initial_state()
    mover, first, second = (
        state.current_player(),
        box("apaches").game.read(0, "n 1>2"),
        box("apaches").game.read(0, "m 1>2"),
    )
    one, other = state.child(first).child(second), state.child(second).child(first)
    assert one.observation_string(mover) == other.observation_string(mover)
    assert one.information_state_string(mover) != other.information_state_string(mover)
    assert information(one, 1 - mover) == information(other, 1 - mover) == information(state, 1 - mover)


@pytest.mark.parametrize(("slug", "seats"), COMPANIES)
def test_a_resampled_state_tells_the_player_the_same(slug: str, seats: int) -> None:
    state = walked(slug, seats, 20)
    player = state.current_player()
    for seed in range(3):
        other = state.resample_from_infostate(player, Random(seed).random)
        assert information(other, player) == information(state, player)
        assert (other.current_player(), other.legal_actions()) == (player, state.legal_actions())
        assert other.history() == []
        again = pickle.loads(pickle.dumps(other))
        action = other.legal_actions()[0]
        one, two = other.child(action), again.child(action)
        assert [information(one, seat) for seat in range(seats)] == [information(two, seat) for seat in range(seats)]


def test_resampled_states_differ_in_what_the_player_does_not_see() -> None:
    state = walked("apaches", 4, 60)
    player = state.current_player()
    assert len({str(state.resample_from_infostate(player, Random(seed).random)) for seed in range(8)}) > 1


@pytest.mark.parametrize("slug", slugs())
def test_a_copy_has_the_same_past_and_its_own_future(slug: str) -> None:
    seats = box(slug).game.seats[0]
    state = walked(slug, seats, 20)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
        before = [information(state, seat) for seat in range(seats)]
        assert [information(copy, seat) for seat in range(seats)] == before
        assert copy.history() == state.history()
        copy.apply_action(copy.legal_actions()[0])
        assert copy.information_state_string(0) != before[0][0]
        assert [information(state, seat) for seat in range(seats)] == before


@pytest.mark.parametrize("slug", slugs())
def test_pasts_are_the_same_however_often_they_are_looked_at(slug: str) -> None:
    seats = box(slug).game.seats[0]
    curious, busy, rng = loaded(slug, seats).new_initial_state(), loaded(slug, seats).new_initial_state(), Random(4)
    for _ in range(60):
        if curious.is_terminal():
            break
        action = drawn(curious, rng)
        curious.apply_action(action)
        busy.apply_action(action)
        curious.information_state_string(0)
    for seat in range(seats):
        assert information(curious, seat) == information(busy, seat)


@pytest.mark.parametrize("slug", slugs())
def test_tensors_are_the_row_of_the_observer_and_a_number_for_the_past(slug: str) -> None:
    seats = box(slug).game.seats[0]
    for state in (loaded(slug, seats).new_initial_state(), walked(slug, seats, 20)):
        for player in range(seats):
            row = observer(box(slug)).row(state.course.state.view(player))
            *seen, past = state.information_state_tensor(player)
            assert seen == state.observation_tensor(player) == row
            assert 0 <= past < 1


def test_a_spectator_is_an_observer_too() -> None:
    state = walked("apaches", 2, 50)
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = state.get_game().make_py_observer(kind)
    assert spectator.string_from(state, 0) == spectator.string_from(state, 1) != state.information_state_string(0)
    spectator.set_from(state, 0)
    assert spectator.dict["view"].tolist() == observer(box("apaches")).row(state.course.state.view(NOBODY))


@pytest.mark.parametrize("slug", OPEN)
def test_tree_search_plays_in_python_and_in_c(slug: str) -> None:
    game = pyspiel.load_game(f"ludotheque_{slug}")
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    rollouts = pyspiel.RandomRolloutEvaluator(1, 7)
    fast = pyspiel.MCTSBot(game, rollouts, 2.0, 5, 100, False, 7, False)
    state = walked(slug, 2, 10)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(drawn(state, Random(1)))
        assert bot.step(state) in state.legal_actions()
        state.apply_action(fast.mcts_search(state).best_child().action)


@pytest.mark.parametrize("slug", SECRETIVE)
def test_tree_search_over_information_sets_plays(slug: str) -> None:
    game = loaded(slug, box(slug).game.seats[0], late(slug, box(slug).game.seats[0]))
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 10, random_state=random)
    state, answers = game.new_initial_state(), 0
    while answers < 4 and not state.is_terminal():
        if not state.is_chance_node():
            action = bot.step(state)
            assert action in state.legal_actions()
            answers += 1
        state.apply_action(drawn(state, Random(1)) if state.is_chance_node() else int(action))


def tabular(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Value iteration, without the solver of matrix games that it loads and never asks about games like ours."""
    solver = "open_spiel.python.algorithms.lp_solver"
    monkeypatch.setitem(sys.modules, solver, ModuleType(solver))
    return import_module("open_spiel.python.algorithms.value_iteration").value_iteration


def ramp(position: str) -> list[tuple[int, int, int]]:
    """The squares of a written position: holes, white and black balls."""
    squares = [square.split(".") for square in position.split()[:-1]]
    return [(int(holes), int(white), int(black)) for holes, white, black in squares]


def test_exact_search_and_value_iteration_agree_with_our_solution_about_every_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    oracle, iterated = Oracle(), tabular(monkeypatch)
    oracle.build()
    values = {"win": 1, "loss": -1}
    found = set()
    for position in ("1.0.1 7.6.0 5.1.3 5.3.2 w", "1.0.0 7.4.3 5.2.2 5.3.1 b"):
        state = loaded("apagos", 2, position).new_initial_state()
        mover = state.current_player()
        table = iterated(state.get_game(), depth_limit=-1, threshold=0.01)  # what each position is worth to player 0
        known = dict(oracle.moves(ramp(position), mover))
        assert sorted(known) == state.legal_actions()
        for action, verdict in known.items():
            value, _ = minimax.expectiminimax(state.child(action), 40, None, mover)
            assert value == values[verdict.value]
            assert value == table[str(state.child(action))] * (1 if mover == 0 else -1)
            found.add(value)
    assert found == {-1, 1}


def test_a_game_of_another_package_is_registered_and_solved(tmp_path: Path) -> None:
    """Kuhn poker is worth -1/18 of a coin, and nothing where only winning counts."""
    environment = installed(tmp_path)
    assert ran(environment, tmp_path, "-c", KUHN).split() == ["0.0", "-1.0"]


@pytest.mark.parametrize(("slug", "seats"), COMPANIES)
def test_a_game_is_written_and_read_with_its_position_and_options(slug: str, seats: int) -> None:
    option = box(slug).game.options[0]
    position = late(slug, seats)
    game = loaded(slug, seats, position, f"{option.name}:{option.values[0]}")
    assert pyspiel.load_game(str(game)) == game
    assert str(pyspiel.load_game(str(game)).new_initial_state()) == position


def test_a_game_and_its_positions_are_sent_to_another_process(tmp_path: Path) -> None:
    """Which has imported nothing yet."""
    state = walked("meeples", 3, 40)
    game = state.get_game()
    assert pickle.loads(pickle.dumps(game)) == game
    (tmp_path / "sent").write_bytes(pickle.dumps((game, state)))
    code = "import pickle, sys; game, state = pickle.load(open(sys.argv[1], 'rb')); print(game); print(state)"
    done = subprocess.run([sys.executable, "-c", code, tmp_path / "sent"], capture_output=True, text=True)
    assert done.stdout.splitlines() == [str(game), str(state)]


def test_options_change_the_game() -> None:
    plain, swapped = loaded("apagos", 2), pyspiel.load_game("ludotheque_apagos(options=swap:on;setter:seat_2)")
    assert (plain.new_initial_state().course.state.swap, swapped.new_initial_state().course.state.swap) == (0, 1)


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"seats": 3}, "apagos is for 2 players"),
        ({"options": "colour:red"}, "unknown option 'colour'"),
        ({"options": "swap"}, "option swap cannot be ''"),
        ({"position": "1.0.0"}, r"1\.0\.0|four|squares|levels"),
    ],
)
def test_what_cannot_be_loaded_is_refused_in_words(parameters: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        pyspiel.load_game("ludotheque_apagos", parameters)


def test_an_observation_that_cannot_be_made_is_refused_in_words() -> None:
    game = pyspiel.load_game("ludotheque_apagos")
    for kind in (
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
    ):
        with pytest.raises(ValueError, match="what one player sees"):
            game.make_py_observer(kind)
    with pytest.raises(ValueError, match="no parameters colour"):
        game.make_py_observer(None, {"colour": 1})


def test_a_game_that_takes_too_many_steps_ends_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "LONGEST", 7)
    state = loaded("apagos", 2).new_initial_state()
    for _ in range(7):
        assert not state.is_terminal()
        state.apply_action(drawn(state, Random(1)))
    assert state.is_terminal()
    assert (state.legal_actions(), state.returns()) == ([], [0, 0])


def test_a_game_for_one_is_not_called_a_contest() -> None:
    class Alone(type(box("apagos").game)):  # type: ignore[misc]
        seats = range(1, 2)

        def __init__(self) -> None:
            self.name, self.actions = "alone", 4

    taken = box("apagos")._replace(game=Alone())
    assert openspiel.kind_of(taken).utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert openspiel.extent(taken, 1).utility_sum is None


def test_without_openspiel_one_sentence_says_what_is_missing() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import ludotheque.lab.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    told = done.stderr.strip().splitlines()[-1]
    assert told == "ImportError: ludotheque.lab.openspiel needs OpenSpiel: pip install 'ludotheque[lab]'"
