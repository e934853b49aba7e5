"""Who knows what: section 7 of the specification, in views, events and imagined worlds."""

from __future__ import annotations

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.state import HIDDEN, NOBODY, Event
from ludotheque.games.singes import FACE, GAME
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.text.names import KINDS, NAMES
from tests.games.singes.playing import after, at, memory, view, worlds

rule = pytest.mark.rule


@rule("R52", "A69")
@pytest.mark.parametrize("seat", [1, 2, NOBODY])
def test_a_token_that_is_taken_is_seen_by_its_taker_alone(seat: int) -> None:
    state = after(at("seat 0 at 5,3", 3), "roll white", "die 1", "step north", "stop")
    one, other = after(state, "draw digit1"), after(state, "draw joker")
    assert dump(one.view(seat)) == dump(other.view(seat))
    assert view(one, 0).hand != view(other, 0).hand
    assert view(one, seat).backs == [0, 1, 0, 0, 0, 0, 0, 0, 0]


@rule("R60", "A47", "R59")
def test_an_attack_is_known_to_the_attacker_until_the_victims_turn() -> None:
    state = at("seat 0 at 3,3 patrol3 ambush2; seat 1 at 3,3; hold 1 trap 1 all", 3)
    events: list[Event] = []
    state.journal = events
    attacked = after(state, "attack 1 patrol3")
    state.apply(0, GAME.read(0, "attack 1 patrol3"))
    hidden = [1, HIDDEN, 0, 0]
    assert view(attacked, 0).holds == [1, KINDS["patrol3"], 0, 1]
    for seat in (1, 2, NOBODY):
        assert view(attacked, seat).holds == hidden
        assert events[0].as_seen_by(seat).secret == [HIDDEN]
    assert events[0].as_seen_by(0).secret == [KINDS["patrol3"]]
    kinds = {NAMES[world.holds[1]] for world in worlds(attacked, 1)}
    assert kinds == {"patrol2", "patrol3", "patrol4", "ambush1", "ambush2", "ambush3"}
    walk = ("roll white", "die 1", "step west", "stop")
    shown = after(attacked, *walk, *walk)
    assert view(shown, 2).holds[1] == KINDS["patrol3"]


@rule("R45", "A41")
def test_a_declared_weapon_is_remembered_until_it_may_have_left() -> None:
    state = at("on 5,4 chimp3; seat 0 at 5,3 axe club; seat 1 at 5,5 thief; on 5,5 empty; seat 2 at 3,3", 3)
    laid = after(state, "roll white", "die 1", "step south", "stop", "declare axe")
    assert view(laid, 1).declared == []
    assert view(laid, 0).declared[1] == 1
    fought = after(laid, "roll white", "die 5", "no")
    for seat in (1, 2, NOBODY):
        assert memory(fought, seat) == {(0, "axe"): 1}
    assert memory(fought, 0) == {}
    assert all(world.held(0, KINDS["axe"]) >= 1 for world in worlds(fought, 2, 50))
    stolen = after(fought, "roll white", "die 1", "step north", "stop", "steal 0 weapon", "draw club", "no")
    assert (0, "axe") not in memory(stolen, 2)
    assert memory(stolen, 1)[0, "axe"] == 1
    assert memory(stolen, 0) == {(1, "club"): 1, (t.PILE, "thief"): 1}
    assert memory(stolen, 2) == {(t.PILE, "thief"): 1}


@rule("D6", "R65")
def test_weapons_laid_ready_stay_a_secret_when_the_ape_is_moved() -> None:
    state = after(at("on 5,4 chimp3; seat 0 at 5,3 axe move"), "roll white", "die 1", "step south", "stop")
    one, other = after(state, "move"), after(state, "declare axe", "move")
    assert dump(one.view(1)) == dump(other.view(1))


@rule("R66", "R72", "A61")
def test_the_pile_is_known_until_a_pick_blurs_it() -> None:
    state = at("on 5,4 chimp3; seat 0 at 5,3 kill; pile trap compass; known pile trap all; seat 1 at 3,2")
    spent = after(state, "roll white", "die 1", "step south", "stop", "kill", "no")
    assert memory(spent, 1) == {(t.PILE, "trap"): 1, (t.PILE, "kill"): 1}
    picked = after(spent, "roll white", "die 1", "step south", "stop", "pick luck", "draw compass")
    # Another token than the trap was picked, as all can see; it may have been the kill.
    assert memory(picked, 0) == {(t.PILE, "trap"): 1}
    assert memory(picked, 1) == {(t.PILE, "trap"): 1, (t.PILE, "kill"): 1}


@rule("R72")
def test_the_only_token_of_a_back_is_known_wherever_it_goes() -> None:
    state = at("pile kill; known pile kill all; seat 0 at 3,2", 3)
    picked = after(state, "roll white", "die 1", "step south", "stop", "pick luck", "draw kill")
    for seat in (1, 2, NOBODY):
        assert memory(picked, seat) == {(0, "kill"): 1}


@rule("R63")
def test_a_stolen_token_is_known_to_thief_and_victim() -> None:
    state = at("seat 0 at 3,3 thief; seat 1 at 3,2 digit1 digit4", 3)
    stolen = after(state, "roll white", "die 1", "step north", "stop", "steal 1 digit", "draw digit4")
    assert memory(stolen, 1)[0, "digit4"] == 1
    assert (0, "digit4") not in memory(stolen, 2)
    other = after(state, "roll white", "die 1", "step north", "stop", "steal 1 digit", "draw digit1")
    assert dump(stolen.view(2)) == dump(other.view(2))


@rule("O5")
def test_the_thief_who_looks_remembers_the_hand() -> None:
    state = at("seat 0 at 3,3 thief; seat 1 at 3,2 digit1 axe club kill", 3, thief_choice="open")
    seen = after(state, "roll white", "die 1", "step north", "stop", "look 1", "item axe", "no")
    assert memory(seen, 0) == {(1, "club"): 1, (1, "digit1"): 1, (1, "kill"): 1, (t.PILE, "thief"): 1}
    assert memory(seen, 2) == {(t.PILE, "thief"): 1}


@rule("O5")
def test_the_story_tells_the_thief_who_looks_what_he_finds_and_nobody_else() -> None:
    heard: list[list[Event]] = []
    for digit in ("digit1", "digit2"):
        state = at(f"seat 0 at 3,3 thief; seat 1 at 3,2 {digit} axe", 3, thief_choice="open")
        events: list[Event] = []
        looking = after(state, "roll white", "die 1", "step north", "stop")
        looking.journal = events
        looking.apply(0, GAME.read(0, "look 1"))
        heard.append([event for event in events if event.kind == t.LOOKED])
    (one,), (other,) = heard
    assert sorted(one.secret) == sorted([NAMES.index("axe"), NAMES.index("digit1")])
    assert one.as_seen_by(0).secret != other.as_seen_by(0).secret
    for seat in (2, NOBODY):
        assert one.as_seen_by(seat).secret == other.as_seen_by(seat).secret


@rule("R74", "R75")
def test_who_pays_the_price_of_a_trap_does_so_before_all_eyes_and_a_guide_is_called_in_secret() -> None:
    walked = ("roll white", "die 2", "step west", "step west", "stop", "draw trap")
    trapped = after(at("seat 0 at 3,5 daena kill thief", 3), *walked)
    for answer, told in (("guide daena", []), ("no", [t.CHOSE])):
        state = trapped.copy()
        events: list[Event] = []
        state.journal = events
        state.apply(0, GAME.read(0, answer))
        assert [event.kind for event in events] == told
        assert (dump(state.view(1)) == dump(trapped.view(1))) == (not told)


@rule("R48", "R71", "R75")
def test_a_sacrificed_token_is_known_to_its_owner() -> None:
    state = at("on 5,4 chimp8; seat 0 at 5,3 kill thief red_die!; seat 1 at 3,3")
    lost = after(state, "roll white", "die 1", "step south", "stop", "roll white", "die 1")
    hidden = after(lost, "item kill")
    assert memory(hidden, 0) == {(t.PILE, "kill"): 1}
    assert memory(hidden, 1) == {}
    assert dump(hidden.view(1)) == dump(after(lost, "item thief").view(1))
    assert memory(after(lost, "item red_die_in_use"), 1) == {(t.PILE, "red_die"): 1}


@rule("A70")
def test_a_luck_token_in_a_hand_is_never_a_trap_and_all_others_may_be() -> None:
    state = after(at("seat 0 at 5,2; on 5,2 empty", 2), "roll white", "die 1", "step north", "stop", "draw kill")
    held = {NAMES[kind] for world in worlds(state, 1) for kind in range(40, t.ITEMS) if world.held(0, kind)}
    assert held == {"red_die", "yellow_die", "kill", "move", "thief", "compass"}


@rule("R54", "R61")
def test_a_die_is_public_once_it_was_rolled() -> None:
    state = at("seat 0 at 3,3 red_die kill")
    assert view(state, 1).used == [0, 0, 0, 0]
    rolled = after(state, "roll red")
    assert view(rolled, 1).used == [1, 0, 0, 0]
    assert all(world.held(0, KINDS["red_die"]) for world in worlds(rolled, 1, 40))


@rule("D9", "D11", "D14")
def test_a_question_is_asked_by_what_all_can_see() -> None:
    steal = ("roll white", "die 1", "step north", "stop")
    with_thief = after(at("seat 0 at 3,3 thief; seat 1 at 3,2 axe", 3), *steal)
    without = after(at("seat 0 at 3,3 kill; seat 1 at 3,2 axe", 3), *steal)
    assert dump(with_thief.view(2)) == dump(without.view(2))
    door = "tile 15 0,-1 0; on 3,-6 KEY1; seat 0 at 3,-5 "
    ready = after(at(door + "axe digit2 digit2 digit3"), *steal)
    lacking = after(at(door + "club digit1 digit1 digit1"), *steal)
    assert dump(ready.view(1)) == dump(lacking.view(1))
    trapped = ("roll white", "die 2", "step west", "step west", "stop", "draw trap")
    safe = after(at("seat 0 at 3,5 compass"), *trapped)
    caught = after(at("seat 0 at 3,5 kill"), *trapped)
    assert dump(safe.view(1)) == dump(caught.view(1))


@rule("R79", "R84", "A73")
def test_the_winner_shows_his_hand_and_at_nightfall_all_do() -> None:
    door = "tile 15 0,-1 0; on 3,-6 KEY1; seat 0 at 3,-5 axe digit2 digit2 digit3; seat 1 at 3,3 kill"
    won = after(at(door), "roll white", "die 1", "step north", "stop", "escape")
    shown = view(won, NOBODY).shown
    assert shown[KINDS["axe"]] == 1
    assert set(shown[t.ITEMS :]) == {HIDDEN}
    dark = after(at("seat 1 at 3,3 kill; turn 1 first 0 quiet 19"), "roll white", "die 1", "step west", "stop")
    assert view(dark, NOBODY).shown[t.ITEMS + KINDS["kill"]] == 1
    assert worlds(won, NOBODY, 5)


@rule("A69")
def test_every_world_consistent_with_a_view_can_be_imagined() -> None:
    state = at("seat 0 at 3,3 axe kill digit1; seat 1 at 3,3 club thief digit2; pile trap kill digit5; removed patrol2")
    found = worlds(state, 0, 800)
    weapons = {NAMES[kind] for world in found for kind in range(21) if world.held(1, kind)}
    assert weapons == {
        "revolver", "axe", "rapier", "dagger", "spear", "club", "helmet", "patrol3", "patrol4", "ambush1", "ambush2",
        "ambush3",
    }  # fmt: skip
    # A trap goes to the pile before all eyes: this one is known, and the other token is none.
    assert all(world.pile[KINDS["trap"]] == 1 for world in found)
    assert {NAMES[kind] for world in found for kind in range(40, t.ITEMS) if world.pile[kind]} == {
        "red_die", "yellow_die", "kill", "move", "thief", "compass", "trap",
    }  # fmt: skip
    assert {NAMES[kind] for world in found for kind in range(30, 40) if world.pile[kind]} == {
        "digit1", "digit2", "digit3", "digit4", "digit5", "joker",
    }  # fmt: skip


@rule("R43", "R58", "D5", "D7", "A69")
@pytest.mark.parametrize(
    ("position", "texts", "secret"),
    [
        ("on 5,4 chimp8; seat 0 at 5,3 move", ("roll white", "die 1", "step south", "stop"), "move"),
        (
            "seat 0 at 3,5 daena kill; seat 1 at 3,3",
            ("roll white", "die 2", "step west", "step west", "stop", "draw trap"),
            "guide daena",
        ),
        ("seat 0 at 3,3 daena", (), "guide daena"),
    ],
)
def test_rivals_do_not_see_what_is_prepared_and_may_be_taken_back(
    position: str, texts: tuple[str, ...], secret: str
) -> None:
    before = after(at(position, 3), *texts)
    considering = after(before, secret)
    for seat in (1, 2, NOBODY):
        one, other = before.view(seat), considering.view(seat)
        assert dump(one) == dump(other)
        assert FACE.question(one) == FACE.question(other)
        assert [FACE.figures(one, rival) for rival in range(3)] == [FACE.figures(other, rival) for rival in range(3)]
        assert FACE.draw(one, str) == FACE.draw(other, str)
    assert dump(before.view(0)) != dump(considering.view(0))
