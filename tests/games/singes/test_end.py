"""The end: keys nobody can satisfy any more, nightfall, ranks, and what a table may agree on (3.14 to 3.16)."""

from __future__ import annotations

import pytest

from ludotheque.core.state import Event, completed
from ludotheque.core.take_backs import Played, free_undo
from ludotheque.games.singes.game import GAME, SingesGame
from ludotheque.games.singes.rules import terms as t
from tests.games.singes.playing import after, at, facts, legal

rule = pytest.mark.rule

HEAD = GAME.material[: GAME.material.index("[[keys]]")]
WALK = ("roll white", "die 1", "step west", "stop")
LOSS = ("roll white", "die 1", "step south", "stop", "roll white", "die 1")
ROWS = '["###P###", "#W...C#", "#.....#", "#..S..#", "#.....#", "#C...D#", "#######"]'


def small(key: str, rows: str = ROWS) -> SingesGame:
    """A box of one tile and one key."""
    return SingesGame(f'{HEAD}{key}\n[[tiles]]\nnumber = 1\nname = "x"\nrows = {rows}\n')


def play(game: SingesGame, position: str, *texts: str) -> dict[str, str]:
    state = game.read_position(position, 2, {})
    for text in texts:
        seat = state.waiting_for[0]
        action = game.read(seat, text)
        assert state.why_not(seat, action) == "", text
        state.apply(seat, action)
    return game.facts(state)


@rule("R83")
def test_night_falls_when_the_last_token_a_key_needs_has_left_the_game() -> None:
    game = small('[[keys]]\nid = "OUT"\nneed = "daena"\ndigits = [1, 2, 3]\n')
    given = "seat 0 at 3,3 daena; seat 1 at 3,3 digit1 digit2 digit3; turn 1"
    assert play(game, given, *WALK)["result"] == "none"
    assert play(game, given, *WALK, "guide daena", "to 1.4.1")["result"] == "dead"


@rule("R83")
@pytest.mark.parametrize(("code", "result"), [("D", "none"), (".", "dead")])
def test_a_key_without_a_door_is_dead(code: str, result: str) -> None:
    game = small('[[keys]]\nid = "OUT"\nneed = "axe"\ndigits = [1, 2, 3]\n', ROWS.replace("D", code))
    assert play(game, "seat 1 at 3,3 axe digit1 digit2 digit3", *WALK)["result"] == result


@rule("R83", "R49")
@pytest.mark.parametrize(("need", "result"), [("krull", "none"), ("attar", "dead")])
def test_a_key_that_needs_a_chief_is_dead(need: str, result: str) -> None:
    game = small(f'[[keys]]\nid = "OUT"\nneed = "{need}"\ndigits = [1, 2, 3]\n')
    assert play(game, "seat 1 at 3,3 digit1 digit2 digit3", *WALK)["result"] == result


@rule("R83")
@pytest.mark.parametrize(("jokers", "result"), [(3, "none"), (2, "dead")])
def test_only_jokers_stand_for_a_digit_that_is_not_in_the_box(jokers: int, result: str) -> None:
    key = '[[keys]]\nid = "OUT"\nneed = "axe"\ndigits = [9, 9, 9]\n'
    tile = f'[[tiles]]\nnumber = 1\nname = "x"\nrows = {ROWS.replace("...", "KKK")}\n'
    head = HEAD.replace('kind = "joker"\ncount = 3', f'kind = "joker"\ncount = {jokers}')
    assert play(SingesGame(head + key + tile), "seat 1 at 3,3 axe", *WALK)["result"] == result


@rule("R83")
def test_a_key_whose_digits_do_not_lie_on_the_map_is_dead_once_the_stack_is_empty() -> None:
    game = small('[[keys]]\nid = "OUT"\nneed = "axe"\ndigits = [1, 2, 3]\n')
    steps = ("roll white", "die 4", "step north", "step north", "step west", "step west", "stop", "draw axe")
    assert play(game, "turn 0", *steps)["result"] == "dead"
    holding = "seat 1 at 3,3 digit1 digit2 joker"
    assert play(game, holding, *steps)["result"] == "none"


@rule("R83")
@pytest.mark.parametrize(
    ("hand", "result"), [("axe digit1", "dead"), ("axe digit1 joker", "none"), ("digit1 joker", "dead")]
)
def test_one_face_down_digit_cannot_be_two(hand: str, result: str) -> None:
    game = small('[[keys]]\nid = "OUT"\nneed = "axe"\ndigits = [1, 2, 3]\n', ROWS.replace("W", "K"))
    assert play(game, f"seat 1 at 3,3 {hand}", *WALK)["result"] == result


@rule("R83", "R49")
def test_a_key_dies_with_the_character_that_turns_out_to_be_a_chief() -> None:
    game = small('[[keys]]\nid = "OUT"\nneed = "ari"\ndigits = [1, 2, 3]\n')
    steps = (*WALK, "roll white", "die 2", "step north", "stop", "draw thade", "roll white", "die 1")
    found = play(game, "on 1,5 empty; seat 0 at 5,2; seat 1 at 3,3 digit1 digit2 digit3; turn 1", *steps)
    assert (found["on 5,1"], found["result"]) == ("thade", "dead")
    two = play(game, "seat 0 at 5,2; seat 1 at 3,3 digit1 digit2 digit3; turn 1", *steps)
    assert (two["on 5,1"], two["result"]) == ("thade", "none")


@rule("R83")
def test_a_box_that_is_dead_from_the_start_is_dark_after_the_first_turn() -> None:
    game = small('[[keys]]\nid = "OUT"\nneed = "thade"\ndigits = [1, 2, 3]\n')
    state = game.start(2, {})
    for text in ("begin 1", "roll white", "die 1", "step west", "stop"):
        state.apply(state.waiting_for[0], game.read(0, text))
    assert game.facts(state)["result"] == "dead"


@rule("R83")
def test_with_our_box_no_key_dies() -> None:
    state = at("removed daena karubi attar thade patrol2 patrol3 patrol4 ambush1 ambush2 ambush3; seat 0 at 5,3")
    state = after(state, "roll white", "die 1", "step north", "stop", "draw joker")
    assert facts(state)["result"] == "none"


@rule("R84")
@pytest.mark.parametrize(
    ("hands", "ranks"),
    [
        (("digit1", "", "digit2"), [1, 3, 1]),
        (("axe", "club club", "helmet"), [2, 1, 3]),
        (("axe", "axe kill", ""), [2, 1, 3]),
        (("joker digit1", "revolver", "digit1 digit1"), [1, 3, 1]),
    ],
)
def test_ties_are_broken_by_digits_weapons_and_items(hands: tuple[str, str, str], ranks: list[int]) -> None:
    seats = "; ".join(f"seat {seat} at 3,3 {hand}" for seat, hand in enumerate(hands))
    state = at(f"{seats}; turn 2 first 0 round 9 quiet 19", 3)
    assert after(state, "roll white", "die 1", "step west", "stop").ranks() == ranks


@rule("R84")
def test_without_a_turned_key_four_tokens_are_missing() -> None:
    state = at("tile 15 0,-1 0; seat 0 at 3,3 axe digit2 digit2 digit3; turn 1 first 0 round 9 quiet 19")
    events: list[Event] = []
    state.journal = events
    for text in ("roll white", "die 1", "step west", "stop"):
        state.apply(state.waiting_for[0], GAME.read(0, text))
    told = {event.seat: event.shown[:5] for event in events if event.kind == t.RANKED}
    assert told == {0: [1, 4, 3, 4, 4], 1: [2, 4, 0, 0, 0]}


@rule("R84")
def test_no_weight_of_weapons_makes_up_for_a_digit() -> None:
    heavy = GAME.material.replace("count = 1\nvalue = 10\n", "count = 99\nvalue = 99\n")
    heavy = heavy.replace("count = 2\nvalue = 4\n", "count = 99\nvalue = 99\n")
    game = GAME.with_material(heavy)
    arms = " ".join(["revolver"] * 99 + ["axe"] * 99)
    state = game.read_position(f"seat 0 at 3,3 {arms}; seat 1 at 3,3 digit1; turn 1 first 0 round 9 quiet 19", 2, {})
    for text in ("roll white", "die 1", "step west", "stop"):
        state.apply(state.waiting_for[0], game.read(0, text))
    assert state.ranks() == [2, 1]


@rule("R82", "O7")
def test_a_limit_of_zero_is_switched_off() -> None:
    state = at("turn 1 first 0 round 299 quiet 90", 2, quiet_limit="0", round_limit="0")
    state = after(state, "roll white", "die 1", "step west", "stop")
    assert (facts(state)["round"], facts(state)["quiet"]) == ("300", "91")
    state = after(state, "roll white", "die 1", "step west", "stop", "roll white", "die 1", "step east", "stop")
    assert facts(state)["result"] == "rounds"


@rule("A72")
def test_what_a_table_agrees_on_is_fixed_before_the_game() -> None:
    assert {option.rule for option in GAME.options} == {f"O{number}" for number in range(1, 12)}
    assert completed(GAME, {})["trap_rule"] == "full"
    with pytest.raises(ValueError, match="take_back"):
        GAME.start(2, {"take_back": "sometimes"})


@rule("O9", "D17", "A72")
def test_people_take_back_nothing_or_whatever_all_agree_on() -> None:
    assert GAME.take_back({}) == "never"
    assert GAME.take_back({"take_back": "unanimous"}) == "always"


@rule("R32", "D3", "D4", "D9", "D10", "D11", "D12")
@pytest.mark.parametrize(
    ("text", "is_final"),
    [
        ("use ari", False),
        ("step north", False),
        ("declare axe", False),
        ("guide daena", False),
        ("rotate 1", False),
        ("move", False),
        ("stop", True),
        ("kill", True),
        ("compass", True),
        ("to 1.1.1", True),
        ("item kill", True),
        ("steal 1 weapon", True),
        ("attack 1 ambush2", True),
        ("roll red", True),
        ("look 1", True),
        ("no", True),
        ("turn key", True),
        ("escape", True),
        ("pick luck", True),
        ("pick digit", True),
    ],
)
def test_an_answer_is_taken_back_until_it_is_confirmed(text: str, is_final: bool) -> None:
    assert GAME.is_final(0, GAME.read(0, text)) is is_final


@rule("D2", "D8", "R69")
@pytest.mark.parametrize(
    ("position", "texts", "undone"),
    [
        ("seat 0 at 3,3 ambush2; seat 1 at 3,3", ("attack 1 ambush2",), False),
        ("hold 1 trap 2 all; seat 0 at 5,3 kill; on 5,4 chimp8", (*LOSS, "item kill"), False),
        ("on 5,4 chimp8; seat 0 at 5,3 kill", (*LOSS[:4], "kill"), False),
        ("on 5,4 chimp8; seat 0 at 5,3 move", (*LOSS[:4], "move"), True),
        ("on 5,4 chimp8; seat 0 at 5,3 axe", (*LOSS[:4], "declare axe"), True),
        ("seat 0 at 3,3 daena", ("guide daena",), True),
    ],
)
def test_a_turn_that_is_over_is_not_taken_back_alone(position: str, texts: tuple[str, ...], undone: bool) -> None:
    """Hold-ups may eat the turns of all rivals, so that the same player is asked again."""
    state = at(position)
    events: list[Event] = []
    state.journal = events
    past: list[Played] = []
    for text in texts:
        seat = state.waiting_for[0]
        past.append(Played(seat, GAME.read(seat, text), "", state.waiting_for, len(events)))
        state.apply(seat, past[-1].action)
    assert state.waiting_for == [0]
    assert free_undo(GAME, past, events, state, 0) == (len(past) - 1 if undone else -1)


@rule("R1", "A3")
@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(ValueError, match="R1"):
        GAME.start(seats, {})


@rule("A74", "R85")
def test_the_rules_do_not_ask_who_sits_at_a_seat() -> None:
    state = at("hold 1 trap 1 all; seat 0 at 3,3", 3)
    state = after(state, "roll white", "die 1", "step west", "stop", "roll white", "die 1", "step east", "stop")
    state = after(state, "roll white", "die 1", "step west", "stop")
    assert (facts(state)["turn"], legal(state)) == ("1", ["roll white"])
