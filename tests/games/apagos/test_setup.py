"""Before the first turn: colours, setter, squares, swap, and the options of the table."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.games.apagos.game import GAME
from ludotheque.games.apagos.rules.judge import Apagos
from tests.games.apagos.playing import E32, RAMP, after, arranged, begun, facts, legal, refusal, written

rule = pytest.mark.rule

SQUARES = {"A": (1, 3), "B": (3, 5), "C": (3, 5), "D": (5, 7)}


@rule("R1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_game_is_for_exactly_two(seats: int) -> None:
    with pytest.raises(ValueError, match="R1"):
        GAME.start(seats, {})
    assert list(GAME.seats) == [2]


@rule("R2", "O3", "A1", "D1")
@pytest.mark.parametrize(("colour", "other"), [("white", "black"), ("black", "white")])
def test_seat_0_picks_and_seat_1_gets_the_other_colour(colour: str, other: str) -> None:
    state = begun(setter="seat_1")
    assert state.waiting_for == [0]
    assert legal(state) == ["white", "black"]
    assert refusal(state, f"1: {other}") == "R11"
    assert facts(after(state, colour))["colour of seat 0"] == colour


@rule("R2", "A3", "R8")
@pytest.mark.parametrize("colour", ["white", "black"])
@pytest.mark.parametrize("setter", [0, 1])
def test_colour_has_no_influence_on_who_begins(colour: str, setter: int) -> None:
    state = after(begun(setter=f"seat_{setter + 1}"), colour, *RAMP)
    assert state.waiting_for == [1 - setter]
    assert facts(state)["starter"] == str(1 - setter)


@rule("O3")
def test_colours_may_be_drawn_evenly() -> None:
    state = begun(colours="random")
    assert state.waiting_for == [CHANCE]
    assert legal(state) == ["white", "black"]
    assert state.weights() == [1, 1]
    assert facts(after(state, "black"))["colour of seat 0"] == "black"


@rule("R3")
def test_all_twenty_balls_lie_in_one_reserve_open_to_both() -> None:
    state = arranged(*RAMP)
    assert facts(state)["reserve white"] == facts(state)["reserve black"] == "10"
    assert refusal(state, "W@1") == refusal(state, "B@1") == LEGAL
    state = after(state, "W@1")
    assert refusal(state, "W@1") == refusal(state, "B@1") == LEGAL


@rule("R5", "O2", "A2")
def test_the_setter_is_drawn_evenly() -> None:
    state = after(begun(), "white")
    assert state.waiting_for == [CHANCE]
    assert legal(state) == ["setter 0", "setter 1"]
    assert state.weights() == [1, 1]
    assert facts(after(state, "setter 1"))["setter"] == "1"
    assert refusal(state, "0: setter 0") == "R5"


@rule("O2", "R5")
@pytest.mark.parametrize(
    ("value", "setter"), [("seat_1", "0"), ("seat_2", "1"), ("alternate:1", "0"), ("alternate:2", "1")]
)
def test_the_table_may_name_the_setter(value: str, setter: str) -> None:
    assert facts(after(begun(setter=value), "white"))["setter"] == setter


def finished(**options: str) -> Apagos:
    """A game that ended by resignation, seat 0 having arranged and played black."""
    state = begun(**options)
    for text in ("black", "setter 0"):
        if text in legal(state):
            state = after(state, text)
    return after(state, *RAMP, "resign")


@rule("O2", "A34")
def test_setters_alternate_over_a_series() -> None:
    options = {"setter": "alternate"}
    following = GAME.next_options(finished(**options), options)
    assert following["setter"] == "alternate:2"
    second = begun(**following)
    assert facts(second)["setter"] == "1"
    assert GAME.next_options(after(second, *RAMP, "resign"), following)["setter"] == "alternate:1"


@rule("A34")
def test_colours_are_kept_over_a_series_unless_they_are_drawn() -> None:
    following = GAME.next_options(finished(), {})
    assert following["colours"] == "pick:black"
    assert facts(begun(**following))["colour of seat 0"] == "black"
    drawn = GAME.next_options(finished(colours="random"), {"colours": "random"})
    assert drawn["colours"] == "random"
    assert begun(**drawn).waiting_for == [CHANCE]


@rule("A34", "A33")
@pytest.mark.parametrize("setter", ["alternate", "alternate:1", "alternate:2", "random", "seat_2"])
def test_a_game_that_ended_before_the_colours_hands_its_agreement_on(setter: str) -> None:
    options = {"setter": setter, "colours": "pick"}
    state = after(begun(**options), "clock: flag 0")
    assert GAME.next_options(state, options) == options
    assert legal(begun(**GAME.next_options(state, options))) == ["white", "black"]


@rule("A34", "O2")
@pytest.mark.parametrize("setter", ["random", "seat_1", "seat_2"])
def test_without_alternation_the_same_option_decides_again(setter: str) -> None:
    state = finished(setter="seat_1")
    assert GAME.next_options(state, {"setter": setter})["setter"] == setter


@rule("R6", "A4")
def test_every_one_of_the_384_arrangements_is_allowed() -> None:
    ramps: Counter[str] = Counter()
    for order in permutations("ABCD"):
        for faces in product(*(SQUARES[square] for square in order)):
            squares = [f"{square}{face}" for square, face in zip(order, faces, strict=True)]
            ramps[written(arranged(*squares, "confirm"))] += 1
    assert ramps.total() == 384
    assert len(ramps) == 118


@rule("R6", "D2")
def test_the_choices_shrink_from_eight_to_two() -> None:
    state = arranged()
    sizes = []
    for square in ("D7", "B5", "C3", "A1"):
        sizes.append(len(legal(state)))
        state = after(state, square)
    assert sizes == [8, 6, 4, 2]
    assert legal(state) == ["confirm"]


@rule("R4", "A5")
def test_the_ramp_is_arranged_whole_or_not_at_all() -> None:
    state = arranged("D7", "B5", "C3")
    assert refusal(state, "confirm") == "R6-incomplete"
    assert refusal(state, "W@1") == "R8"
    full = after(state, "A1", "confirm")
    assert sorted(full.squares) == [0, 1, 2, 3]


@rule("R7", "A6")
def test_faces_and_squares_stay_to_the_end() -> None:
    state = arranged("D5", "B3", "C3", "A1", "confirm")
    shown = dict(zip(state.squares, [code // 100 for code in state.ramp], strict=True))
    for move in E32.split():
        state = after(state, move)
        assert dict(zip(state.squares, [code // 100 for code in state.ramp], strict=True)) == shown
        assert not state.waiting_for or refusal(state, "A3") == "R8"


@rule("R8", "D3")
def test_a_confirmed_arrangement_is_final() -> None:
    state = arranged("D7", "B5", "C3", "A1")
    assert state.waiting_for == [0]
    assert refusal(state, "1: confirm") == "R6-setter"
    state = after(state, "confirm")
    assert state.waiting_for == [1]
    for text in ("0: D7", "1: A3", "0: confirm", "0: preset short"):
        assert refusal(state, text) == "R8"


@rule("A7")
def test_the_draft_is_public_and_nothing_in_it_is_final_before_the_confirmation() -> None:
    state = arranged("D7", "B5")
    assert state.view(1).ramp == state.view(-3).ramp == [700, 500, 0, 0]
    assert not GAME.is_final(0, GAME.read(0, "D7"))


@rule("R9", "O4", "D4", "A35")
@pytest.mark.parametrize(("answer", "first"), [("keep", 1), ("swap", 0)])
def test_the_starter_may_exchange_roles_once(answer: str, first: int) -> None:
    state = arranged(*RAMP, swap="on")
    assert state.waiting_for == [1]
    assert legal(state) == ["keep", "swap"]
    assert refusal(state, "0: swap") == "R11"
    swapped = after(state, answer)
    assert swapped.waiting_for == [first]
    assert facts(swapped)["setter"] == "0"
    assert facts(swapped)["starter"] == "1"
    assert swapped.colours == state.colours
    assert swapped.ramp == state.ramp
    assert refusal(swapped, f"{first}: swap") == "R8"


@rule("R9", "O4")
def test_nobody_swaps_without_the_option() -> None:
    assert refusal(arranged(*RAMP), "1: swap") == "R8"


@rule("R10", "O1")
@pytest.mark.parametrize("setter", [0, 1])
def test_the_classic_ramp_stands_by_itself(setter: int) -> None:
    state = after(begun(setup_mode="classic", setter=f"seat_{setter + 1}"), "white")
    assert written(state) == f"7.0.0 5.0.0 3.0.0 1.0.0 {'bw'[setter]}"
    assert facts(state)["setter"] == str(setter)


@rule("R10", "O1")
def test_a_random_ramp_is_uniform_over_the_labelled_starts() -> None:
    ways = 0
    ramps = set()

    def draw(state: Apagos, chance: int) -> None:
        nonlocal ways
        if state.waiting_for != [CHANCE]:
            assert chance == 8 * 6 * 4 * 2
            ways += 1
            ramps.add(GAME.write_position(state).partition(";")[0])
            return
        outcomes = state.legal(CHANCE)
        assert state.weights() == [1] * len(outcomes)
        for outcome in outcomes:
            twin = state.copy()
            twin.apply(CHANCE, outcome)
            draw(twin, chance * len(outcomes))

    draw(after(begun(setup_mode="random", setter="seat_1"), "white"), 1)
    assert ways == 384
    assert len(ramps) == 118


@rule("R10", "O1")
def test_the_setter_of_a_random_ramp_has_nothing_to_do() -> None:
    state = after(begun(setup_mode="random", setter="seat_1"), "white")
    assert refusal(state, "0: D7") == "R6-setter"
    assert refusal(state, "0: preset classic") == "R6-placed"
    assert after(state, "D7", "B5", "C3", "A1").waiting_for == [1]


@rule("O1", "R6")
@pytest.mark.parametrize(
    ("name", "ramp"),
    [
        ("classic", "7.0.0 5.0.0 3.0.0 1.0.0 b"),
        ("reversed", "1.0.0 3.0.0 5.0.0 7.0.0 b"),
        ("short", "5.0.0 3.0.0 3.0.0 1.0.0 b"),
        ("long", "7.0.0 5.0.0 5.0.0 3.0.0 b"),
        ("quintet", "5.0.0 5.0.0 5.0.0 1.0.0 b"),
    ],
)
def test_a_preset_fills_the_draft(name: str, ramp: str) -> None:
    state = arranged(f"preset {name}")
    assert legal(state) == ["confirm"]
    assert written(after(state, "confirm")) == ramp
    assert refusal(arranged("D7"), f"preset {name}") == "R6-placed"
    assert refusal(arranged(), f"1: preset {name}") == "R6-setter"


@rule("O6")
def test_the_skin_changes_the_drawing_only() -> None:
    squares, turtles = (arranged(*RAMP, skin=skin) for skin in ("squares", "turtles"))
    assert squares.skin != turtles.skin
    assert written(squares) == written(turtles)
    assert legal(squares) == legal(turtles)


@rule("R30")
def test_options_are_fixed_before_the_first_decision() -> None:
    state = begun(swap="on", setup_mode="classic", setter="seat_1")
    options = (state.setup_mode, state.setter_mode, state.colour_mode, state.swap, state.skin, state.balls, state.faces)
    for text in ("white", "keep", "W@1", "resign"):
        state = after(state, text)
        now = (state.setup_mode, state.setter_mode, state.colour_mode, state.swap, state.skin, state.balls, state.faces)
        assert now == options


@rule("O1", "O2", "O3", "O4", "O6", "R30")
def test_the_options_have_their_stated_defaults() -> None:
    defaults = {option.rule: (option.name, option.values[0]) for option in GAME.options}
    assert defaults == {
        "O1": ("setup_mode", "free"),
        "O2": ("setter", "random"),
        "O3": ("colours", "pick"),
        "O4": ("swap", "off"),
        "O6": ("skin", "squares"),
        "O7": ("ramp", "0"),
    }


@rule("O7")
def test_an_opening_lies_ready_under_its_number() -> None:
    states = [after(begun(ramp=str(1 + i), setter="seat_2"), "white") for i in range(len(GAME.ramps))]
    ramps = [written(state) for state in states]
    assert ramps == sorted(set(ramps))
    assert len(ramps) == 118
    assert ramps[0].startswith("1.0.0 3.0.0 3.0.0 5.0.0")
    assert {state.turn for state in states} == {0}


@rule("O7")
def test_the_next_game_of_a_series_is_arranged_again() -> None:
    state = after(begun(ramp="7", setter="alternate:2"), "white")
    assert GAME.next_options(state, {"ramp": "7", "setter": "alternate:2"}) == {
        "setter": "alternate:1",
        "colours": "pick:white",
    }


@rule("R30")
@pytest.mark.parametrize("options", [{"setup_mode": "slanted"}, {"komi": "6"}, {"swap": "ON"}])
def test_an_option_the_game_does_not_know_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        GAME.start(2, options)
