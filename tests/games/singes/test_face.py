"""The face of the planet: whatever is asked can be seen, clicked, read and spoken, and secrets stay secret."""

from __future__ import annotations

import re
import time
from html import unescape
from random import Random
from xml.etree import ElementTree

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.face import Message, Tongue, say
from ludotheque.core.state import CHANCE, NOBODY, Event
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.singes import FACE, GAME
from ludotheque.games.singes.face import camera, layout, scenery
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.view import SingesView
from tests.games.singes.playing import after, at, step, steps, view

PACKAGE = "ludotheque.games.singes"
TONGUES = {language: tongue(language, PACKAGE) for language in LANGUAGES}
ENGLISH = TONGUES["en"]
ROLL_ONE = ("roll white", "die 1")


def ids(drawing: str) -> set[str]:
    found = [name for element in ElementTree.fromstring(drawing).iter() if (name := element.get("id"))]
    assert len(found) == len(set(found))
    return set(found)


def labels(seen: SingesView) -> dict[str, tuple[str, ...]]:
    choices = [FACE.choice(seen, action) for action in seen.legal]
    return {ENGLISH(choice.label): choice.spots for choice in choices}


def asked(state: Singes, seat: int) -> str:
    return ENGLISH(FACE.question(view(state, seat)))


def story(state: Singes, reader: int, *texts: str, speak: Tongue = ENGLISH) -> list[str]:
    """What the log tells a reader of some steps."""
    events: list[Event] = []
    state.journal = events
    for text in texts:
        state.apply(*step(state, text))
    lines = [FACE.line(state.view(reader), event.as_seen_by(reader)) for event in events]
    return [speak(line.message) for line in lines if line]


@pytest.mark.parametrize("seats", [2, 6])
def test_every_moment_of_a_game_can_be_seen_and_spoken(seats: int) -> None:
    for number, (_, _, state, _) in enumerate(steps(GAME.start(seats, {"round_limit": "30"}), Random(seats))):
        if number % 23:
            continue
        for seat in [*range(seats), NOBODY]:
            seen = view(state, seat)
            found = ids(FACE.draw(seen, ENGLISH))
            for action in seen.legal:
                choice = FACE.choice(seen, action)
                assert set(choice.spots) <= found
                ElementTree.fromstring(f"<g>{FACE.ghost(seen, action)}</g>")
            for speak in TONGUES.values():
                assert all(speak(message) for message in FACE.tell(seen))
                assert speak(FACE.question(seen))


def test_every_event_has_a_line_in_both_languages() -> None:
    rng = Random(11)
    told = set()
    for seed in range(6):
        state = GAME.start(4, {"round_limit": "60", "thief_choice": ("blind", "open")[seed % 2]})
        events: list[Event] = []
        state.journal = events
        while state.waiting_for:
            seat = state.waiting_for[0]
            state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
        for event in events:
            for reader in (event.seat, NOBODY):
                line = FACE.line(state.view(reader), event.as_seen_by(reader))
                if line:
                    told.add(event.kind)
                    assert all(speak(line.message) for speak in TONGUES.values())
    assert len(told) > 25


def test_the_log_keeps_secrets() -> None:
    state = at("seat 0 at 5,3", 3)
    events: list[Event] = []
    state.journal = events
    for text in ("roll white", "die 1", "step north", "stop", "draw joker"):
        seat = state.waiting_for[0]
        state.apply(seat, GAME.read(seat, text))
    lines = {}
    for reader in (0, 1):
        found = [FACE.line(state.view(reader), event.as_seen_by(reader)) for event in events]
        lines[reader] = [ENGLISH(line.message) for line in found if line]
    assert "Red takes a key digit: joker." in lines[0]
    assert "Red takes a key digit." in lines[1]
    assert ">joker<" in FACE.draw(view(state, 0), ENGLISH)
    assert ">joker<" not in FACE.draw(view(state, 1), ENGLISH)


@pytest.mark.rule("R47", "R48", "A37")
def test_a_retreat_is_announced_only_where_it_is_due() -> None:
    walked = story(at("on 5,4 chimp8; seat 0 at 5,3"), 1, "roll white", "die 1", "step south", "stop", *ROLL_ONE)
    assert "1 + 0 = 1 against a chimpanzee of strength 8: lost. A retreat is due." in walked
    flown = story(at("on 5,4 chimp8; seat 0 at 5,3 daena"), 1, "guide daena", "to 1.4.5", *ROLL_ONE)
    assert "1 + 0 = 1 against a chimpanzee of strength 8: lost." in flown


@pytest.mark.rule("R72", "R74")
def test_all_read_that_a_trap_was_taken_from_the_start_pile() -> None:
    for reader in (0, 1, NOBODY):
        told = story(at("seat 0 at 5,3 compass; pile trap", 3), reader, "compass", "pick luck", "draw trap")
        assert told[:3] == [
            "Red follows the compass to START.",
            "Red takes a luck token from START.",
            "Red falls into a trap!",
        ]


@pytest.mark.rule("R69")
def test_whoever_is_ambushed_does_not_lie_in_ambush() -> None:
    state = at("hold 1 ambush2 1 all; seat 0 at 5,3 compass")
    told = story(state, 0, "compass", "no", speak=TONGUES["fr"])
    assert "Bleu, pris dans une embuscade, saute son tour (le dernier)." in told


def test_a_token_under_a_pawn_is_drawn_face_down_to_all_but_the_attacker() -> None:
    state = after(at("seat 0 at 3,3 ambush2; seat 1 at 3,3; hold 1 trap 1 all", 3), "attack 1 ambush2")
    told = [" ".join(ENGLISH(message) for message in FACE.tell(view(state, seat))) for seat in range(3)]
    assert "ambush of 2 turns" in told[0]
    for seat in (1, 2):
        assert "ambush" not in told[seat]
        assert "a face-down token" in told[seat]
    assert FACE.draw(view(state, 1), ENGLISH).count('href="#singes-ambush"') == 0


def test_squares_in_reach_show_the_steps_that_are_left() -> None:
    state = after(at("seat 0 at 3,3"), "roll white", "die 2")
    drawing = FACE.draw(view(state, 0), ENGLISH)
    assert drawing.count(">1</text>") >= 4
    assert labels(view(state, 0)) == {
        "North: free square": ("sq-7",),
        "East: free square": ("sq-13",),
        "South: free square": ("sq-17",),
        "West: free square": ("sq-11",),
    }


@pytest.mark.rule("R59")
def test_an_attack_is_laid_under_a_pawn_on_the_map_or_under_its_mask_at_the_edge() -> None:
    seen = view(at("seat 0 at 3,3 patrol2; seat 1 at 5,3; seat 2 at 3,3", 3), 0)
    assert labels(seen)["Against Blue: patrol of strength 2"] == ("item-patrol2", "rival-1")
    drawing = ElementTree.fromstring(FACE.draw(seen, ENGLISH))
    for seat in (1, 2):
        (rival,) = [element for element in drawing.iter() if element.get("id") == f"rival-{seat}"]
        assert len([element for element in rival.iter() if element.get("href") == "#singes-mask"]) == 1
        assert len([element for element in rival.iter() if element.get("class") == "head"]) == 1
    assert ">attack:<" in FACE.draw(seen, ENGLISH)
    assert ">attack:<" not in FACE.draw(view(at("seat 0 at 3,3 axe"), 0), ENGLISH)


@pytest.mark.rule("R28", "R30")
@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("south", "An ape stops you: confirm."),
        ("east", "The move ends here (portal to open): confirm."),
    ],
)
def test_a_move_that_cannot_go_on_says_why(way: str, words: str) -> None:
    assert asked(after(at("seat 0 at 5,3"), "roll white", "die 6", f"step {way}"), 0) == words


@pytest.mark.rule("R26")
def test_a_finger_finds_a_square_of_a_phone() -> None:
    """24 pixels, where the drawing is 365 of them wide and the map too large to be seen whole."""
    page = FACE.draw(view(at(LARGE + "seat 0 at 3,3"), 0), ENGLISH)
    sizes = re.findall(r'<rect id="sq-\d+" class="spot"[^>]*width="(\d+)" height="(\d+)"', page)
    assert len(sizes) > 100
    assert all(int(size) * camera.NARROW.near * 365 / 1000 >= 24 for size in sizes[0])


@pytest.mark.rule("R34")
def test_a_portal_that_leads_nowhere_says_so() -> None:
    seen = view(at(LARGE + "seat 0 at 3,3"), 0)
    walled = {number for number, there in enumerate(seen.joined) if there == t.BLOCKED}
    assert walled
    page = FACE.draw(seen, ENGLISH)
    for gate in walled:
        square = gate // 4 * t.CELLS + t.PORTAL + gate % 4
        assert re.search(rf'id="sq-{square}"[^>]*><title>A walled-up portal', page)


def test_a_square_is_named_with_those_who_stand_there() -> None:
    state = after(at("seat 0 at 4,3; seat 1 at 5,3; seat 2 at 5,3", 3), "roll white", "die 2")
    assert labels(view(state, 0))["East: free square, with Blue, Green"] == ("sq-14",)
    told = [ENGLISH(message) for message in FACE.tell(view(state, 1))]
    assert "West: free square, with Red." in told


@pytest.mark.rule("R84")
def test_at_nightfall_hands_are_listed_and_the_ranking_is_told_from_the_first() -> None:
    state = at("seat 0 at 3,3 axe; seat 1 at 3,3 ari digit2 digit3 red_die! kill; round 10", round_limit="10")
    played = (*ROLL_ONE, "step east", "stop", *ROLL_ONE, "use nobody", "step west", "stop")
    told = story(state, NOBODY, *played)
    assert told[-2:] == [
        "Blue: rank 1, missing 4, digits 2, weapons +0, tokens 5. First: the most digits.",
        "Red: rank 2, missing 4, digits 0, weapons +4, tokens 1.",
    ]
    assert asked(state, 0) == "Night falls: the last round has been played. Blue came closest to a way out."
    assert asked(state, 1) == "Night falls: the last round has been played. You came closest to a way out."
    known = {ENGLISH(fact.label): fact.value for fact in FACE.figures(view(state, NOBODY), 1)}["Known"]
    assert isinstance(known, Message)
    assert ENGLISH(known) == "digit 2, digit 3, kill"


@pytest.mark.rule("R74")
def test_on_start_a_compass_escapes_a_trap_without_leading_anywhere() -> None:
    state = after(at("seat 0 at 3,2 compass; pile trap"), *ROLL_ONE, "step south", "stop", "pick luck", "draw trap")
    assert labels(view(state, 0))["Compass: escape the trap"] == ("item-compass",)


def test_a_teleport_is_grouped_by_tile() -> None:
    state = after(at("tile 7 1,0 0; seat 0 at 3,3 daena"), "guide daena")
    seen = view(state, 0)
    groups = {ENGLISH(group) for action in seen.legal if (group := FACE.choice(seen, action).group)}
    assert groups == {"1 · Le Crash", "7 · Le Bivouac"}


@pytest.mark.parametrize(
    ("position", "played", "spots", "meant"),
    [
        ("turn 0", ("roll white", "die 2"), ("sq-7",), "step north"),
        ("turn 0", ("roll white", "die 2"), ("sq-12",), "stop"),
        ("turn 0", ("roll white", "die 2"), ("sq-0",), "to 1.1.1"),
        ("turn 0", ("roll white", "die 2"), ("sq-26",), "to 1.east"),
        ("turn 0", ("roll white", "die 2", "step west"), ("sq-6",), "step north"),
        ("turn 0", (), ("die-1",), "roll red"),
        ("turn 0", (), ("item-compass",), "compass"),
        ("turn 0", (), ("item-axe",), "declare axe"),
        ("turn 0", (), ("sq-7",), "stop"),
        ("turn 0", (), ("rival-1",), "stop"),
        ("seat 0 at 3,3 patrol2", (), ("item-patrol2", "sq-7"), "attack 0 patrol2"),
        ("turn 0", (), ("item-patrol2",), "attack 1 patrol2"),
        ("turn 0", (), ("item-daena",), "guide daena"),
        ("turn 0", (), ("item-ari",), "use ari"),
        ("turn 0", (), ("item-red_die-used",), "roll red"),
        ("turn 0", (), ("item-thief",), "steal 1 weapon"),
        ("turn 0", (), ("item-kill",), "kill"),
        ("seat 0 at 3,3 daena", ("guide daena",), ("sq-12",), "to 1.3.3"),
        ("seat 0 at 5,3", ("roll white", "die 1", "step east", "stop", "tile 7"), ("rotate-3",), "rotate 3"),
    ],
)
def test_a_click_means_something_even_where_it_is_refused(
    position: str, played: tuple[str, ...], spots: tuple[str, ...], meant: str
) -> None:
    state = after(at(position), *played)
    assert GAME.write(0, FACE.meant(view(state, 0), spots)) == meant
    assert FACE.meant(view(state, 0), ("nowhere",)) == -1
    assert FACE.meant(view(state, 0), ()) == -1


@pytest.mark.rule("R26", "R27", "R28", "R50")
@pytest.mark.parametrize("options", [{}, {"backtrack": "no_u_turn"}, {"apes_block": "false"}])
def test_a_click_on_a_square_in_reach_walks_there_by_legal_steps(options: dict[str, str]) -> None:
    for position in ("turn 0", "seat 0 at 1,3; duty 0 2,3", "seat 0 at 1,1"):
        state = after(at(position, 2, **options), "roll white", "die 6")
        seen = view(state, 0)
        reached = layout.reach(seen)
        assert len(reached) > 5
        journeys = {journey.spot: journey for journey in FACE.journeys(seen, ())}
        assert {f"sq-{square}" for square in reached if len(reached[square]) > 1} <= journeys.keys()
        for spot, journey in journeys.items():
            walked = state.copy()
            for action in journey.actions:
                assert action in walked.legal(0)
                walked.apply(0, action)
            assert f"sq-{view(walked, 0).pawns[0]}" == spot
            assert tuple(f"sq-{square}" for square in view(walked, 0).path[1:]) == journey.trail


@pytest.mark.rule("R29", "R32")
def test_a_walk_uses_up_the_count_where_a_move_cannot_end_before_and_lands_nowhere_unasked() -> None:
    state = after(at("turn 0"), "roll white", "die 6")
    seen = view(state, 0)
    journeys = FACE.journeys(seen, ())
    ends = [journey for journey in journeys if not layout.is_stop_square(seen, int(journey.spot.removeprefix("sq-")))]
    assert any(len(journey.actions) == 6 > len(layout.reach(seen)[int(journey.spot[3:])]) for journey in ends)
    assert all(GAME.read(0, "stop") not in journey.actions for journey in journeys)


def test_there_is_no_way_to_squares_out_of_reach_nor_for_those_who_watch() -> None:
    state = after(at("turn 0"), "roll white", "die 2")
    assert FACE.journeys(view(state, 0), ()) != []
    assert all(len(journey.actions) == 2 for journey in FACE.journeys(view(state, 0), ()))
    assert FACE.journeys(view(state, 1), ()) == []
    near = after(at("turn 0"), "roll white", "die 1")
    assert FACE.journeys(view(near, 0), ()) == []
    assert near.why_not(0, FACE.meant(view(near, 0), ("sq-10",))) == "R26-far"


def test_only_what_can_be_done_is_asked_for() -> None:
    for hand, words in (
        ("", "Your turn: roll the die."),
        ("red_die", "Your turn: roll a die."),
        ("patrol2", "Your turn: roll a die or use a token."),
    ):
        assert ENGLISH(FACE.question(view(at(f"seat 0 at 3,3 {hand}"), 0))) == words


@pytest.mark.rule("R34", "R63")
def test_a_player_who_cannot_steal_is_told_so_and_nobody_else_is() -> None:
    for hand, words in (
        ("kill", "You are exactly on a rival’s square, but you hold no thief."),
        ("thief", "You are exactly on a rival’s square: do you steal something?"),
    ):
        state = after(at(f"seat 0 at 4,3 {hand}; seat 1 at 5,3 axe"), "roll white", "die 1", "step east", "stop")
        assert asked(state, 0) == words
        assert asked(state, 1) == asked(state, NOBODY) == "Red is exactly on a rival’s square."


@pytest.mark.rule("R74", "R75")
def test_a_player_whom_nothing_saves_from_a_trap_is_told_so_and_nobody_else_is() -> None:
    for hand, words in (
        ("kill", "A trap! You have neither a compass nor a guide: you must suffer it."),
        ("compass kill digit1", "A trap! Suffering it: back to START, turns skipped, luck tokens −1, digits −0."),
    ):
        state = after(at(f"seat 0 at 4,1 {hand}"), "roll white", "die 1", "step east", "stop", "draw trap")
        assert asked(state, 0) == words
        assert asked(state, 1) == asked(state, NOBODY) == "Red has fallen into a trap."


def test_a_thief_who_looks_is_asked_by_the_name_of_the_victim() -> None:
    state = at("seat 0 at 4,3 thief; seat 1 at 5,3 axe", thief_choice="open")
    state = after(state, "roll white", "die 1", "step east", "stop", "look 1")
    assert asked(state, 0) == "Which token do you take from Blue?"


def test_one_step_is_one_step() -> None:
    assert "No helper: 1 step" in labels(view(after(at("seat 0 at 3,3 ari"), *ROLL_ONE), 0))
    assert "Without helpers: 1 step." in story(at("seat 0 at 3,3 ari"), 0, *ROLL_ONE, "use nobody")
    assert ENGLISH(say("group-total", total=1)) == "1 step"


def test_a_fight_is_told_with_one_strength() -> None:
    for ape, words in (
        ("chimp8", "Fight against a chimpanzee of strength 8, weapons ready +0: no roll is enough."),
        ("attar", "Fight against Attar, chief of the apes (strength "),
    ):
        state = after(at(f"on 5,4 {ape}; seat 0 at 5,3"), "roll white", "die 1", "step south", "stop")
        assert ENGLISH(FACE.question(view(state, 0))).startswith(words)


def test_what_holds_a_player_up_is_said_first() -> None:
    seen = view(at("hold 1 trap 2 all; on 5,4 chimp8; seat 0 at 5,4; duty 0 5,3", 3), 0)
    assert [FACE.figures(seen, seat)[0].label.key for seat in range(3)] == ["fact-duty", "fact-held", "fact-weapons"]


@pytest.mark.parametrize(
    ("hold", "words"),
    [
        ("ambush2 1 all", "ambush (1)"),
        ("trap 3 all", "trap (3)"),
        ("ambush2 0 0", "ambush of 2 turns"),
        ("ambush2 0 2", "a face-down token"),
    ],
)
def test_a_hold_up_says_how_long_it_lasts(hold: str, words: str) -> None:
    fact = FACE.figures(view(at(f"hold 1 {hold}", 3), 0), 1)[0].value
    assert isinstance(fact, Message)
    assert ENGLISH(fact) == words


def test_pawns_hide_neither_hold_ups_nor_the_start_pile() -> None:
    drawing = FACE.draw(view(at("hold 1 trap 3 all; pile kill joker", 3), 0), ENGLISH)
    last_pawn = drawing.index('id="pawn-2"')
    assert drawing.index('id="hold-1"') > last_pawn
    assert re.findall(r'href="#singes-back-(\w)" transform="translate\(-11 0\)', drawing[last_pawn:]) == ["L", "K"]


def test_a_spectator_reads_what_a_key_asks_for() -> None:
    state = at("tile 15 0,-1 0; on 3,-6 KEY1")
    assert ">axe</text>" in FACE.draw(view(state, NOBODY), ENGLISH)
    assert "KEY1" not in FACE.draw(view(state, NOBODY), ENGLISH)


def test_a_large_map_has_an_atlas_and_is_drawn_quickly() -> None:
    row = "; ".join(f"tile {tile} {x},0 0" for x, tile in ((-1, 9), (1, 16), (2, 17), (3, 12), (4, 11), (5, 10)))
    seen = view(at(f"{row}; seat 0 at 3,3 axe"), 0)
    assert "atlas" in ids(FACE.draw(seen, ENGLISH))
    began = time.perf_counter()
    for _ in range(10):
        FACE.draw(seen, ENGLISH)
    assert (time.perf_counter() - began) / 10 < 0.05


LARGE = "tile 15 0,-1 0; tile 7 1,0 0; tile 4 1,-1 0; tile 13 -1,0 1; tile 9 0,1 2; tile 16 2,0 0; tile 14 -1,-1 0; "


def on_screen(seen: SingesView, square: int, eye: camera.Eye) -> tuple[float, float, float]:
    """Where the middle of a square is seen in the window, and how large the square is."""
    x, y, scale = camera.camera(seen, eye)
    u, v = layout.centre(seen, square)
    return x + scale * u, y + scale * v, scale * scenery.SIDE


@pytest.mark.parametrize("eye", [camera.WIDE, camera.NARROW])
def test_a_small_map_is_seen_whole(eye: camera.Eye) -> None:
    seen = view(at("seat 0 at 3,3"), 0)
    for square in range(29):
        if seen.cells[square]:
            x, y, _ = on_screen(seen, square, eye)
            assert 0 < x < scenery.WIDTH
            assert 0 < y < scenery.SKY


@pytest.mark.parametrize(
    ("tiles", "eye"),
    [("tile 15 0,-1 0; tile 7 1,0 0; ", camera.WIDE), ("tile 7 1,0 0; ", camera.NARROW)],
)
@pytest.mark.parametrize("place", ["3,3", "8,1"])
def test_a_map_that_fits_is_centred_and_whole(tiles: str, eye: camera.Eye, place: str) -> None:
    seen = view(at(tiles + f"seat 0 at {place}"), 0)
    x, y, scale = camera.camera(seen, eye)
    left, top, right, bottom = (scale * scenery.TILE * edge for edge in camera.extent(seen))
    assert not camera.is_cut(seen, eye)
    assert x + left >= 0
    assert y + top >= 0
    assert x + left == pytest.approx(scenery.WIDTH - x - right, abs=1)
    assert y + top == pytest.approx(scenery.SKY - y - bottom, abs=1)


@pytest.mark.parametrize("eye", [camera.WIDE, camera.NARROW])
@pytest.mark.parametrize("place", ["3,3", "20,3", "-7,3", "3,-6", "3,12"])
def test_on_a_large_map_the_eye_follows_the_pawn_at_a_walkable_size(place: str, eye: camera.Eye) -> None:
    seen = view(at(LARGE + f"seat 0 at {place}"), 0)
    x, y, side = on_screen(seen, seen.pawns[0], eye)
    assert 0 < x < scenery.WIDTH
    assert 0 < y < scenery.SKY
    assert side > 35


def test_the_eye_rests_while_the_pawn_walks() -> None:
    state = after(at(LARGE + "seat 0 at 3,3"), "roll white", "die 3")
    cameras = [camera.camera(view(state, 0), camera.WIDE)]
    for text in ("step east", "step east", "step east"):
        state = after(state, text)
        cameras.append(camera.camera(view(state, 0), camera.WIDE))
    assert len(set(cameras)) == 1


@pytest.mark.rule("R58", "R65")
@pytest.mark.parametrize("eye", [camera.WIDE, camera.NARROW])
@pytest.mark.parametrize(
    ("hand", "played"),
    [("daena", ("guide daena",)), ("move", (*ROLL_ONE, "step south", "stop", "draw chimp4", "move"))],
)
def test_squares_one_may_choose_among_all_are_large_enough_to_hit(
    hand: str, played: tuple[str, ...], eye: camera.Eye
) -> None:
    large = view(after(at(LARGE + f"seat 0 at 5,3 {hand}"), *played), 0)
    x, y, side = on_screen(large, large.pawns[0], eye)
    assert 0 < x < scenery.WIDTH
    assert 0 < y < scenery.SKY
    assert side > 35
    assert "atlas" in ids(FACE.draw(large, ENGLISH))
    assert not camera.is_cut(view(after(at(f"seat 0 at 5,3 {hand}"), *played), 0), eye)


def test_at_the_end_the_whole_map_is_seen() -> None:
    state = at(LARGE + "seat 0 at 3,3; seat 1 at 3,3; round 10", round_limit="10")
    seen = view(after(state, *ROLL_ONE, "step east", "stop", *ROLL_ONE, "step west", "stop"), 0)
    assert seen.waiting_for == []
    assert not camera.is_cut(seen, camera.WIDE)
    assert not camera.is_cut(seen, camera.NARROW)


def test_names_in_the_hand_can_be_read_on_a_phone() -> None:
    """A tall drawing is shown at a third of its size: letters of 26 units are about 10 pixels."""
    hand = "axe rapier helmet patrol3 ambush2 digit2 digit3 joker ari birn red_die kill move thief compass daena"
    drawing = FACE.draw(view(at(f"seat 0 at 3,3 {hand}"), 0), ENGLISH)
    sizes = re.findall(r"--t:translate\([^)]*\) scale\(([\d.]+)\)\" id=\"item-piece.*?--tf:([\d.]+)px", drawing)
    assert len(sizes) == 16
    assert all(float(scale) * float(letters) >= 26 for scale, letters in sizes)


def test_many_helpers_are_listed_by_their_total() -> None:
    state = after(at("seat 0 at 3,3 ari leo limbo birn krull"), "roll white", "die 2")
    seen = view(state, 0)
    choices = [FACE.choice(seen, action) for action in seen.legal]
    groups = {ENGLISH(choice.group) for choice in choices if choice.group}
    assert len(choices) == 32
    assert groups == {f"{total} steps" for total in range(3, 16)}
    assert [ENGLISH(choice.label) for choice in choices if choice.closes] == ["No helper: 2 steps"]


def ranked(seen: SingesView) -> list[str]:
    choices = [FACE.choice(seen, action) for action in seen.legal]
    return [ENGLISH(choice.label) for choice in sorted(choices, key=lambda choice: choice.rank)]


def test_totals_are_listed_from_the_lowest_and_squares_that_hold_something_first() -> None:
    helped = view(after(at("seat 0 at 3,3 ari leo limbo birn krull"), "roll white", "die 2"), 0)
    totals = [int(label.split(": ")[1].split()[0]) for label in ranked(helped)]
    assert totals == sorted(totals)
    assert totals[0] == 2
    guided = ranked(view(after(at("tile 7 1,0 0; seat 0 at 3,3 daena"), "guide daena"), 0))
    assert guided[:3] == ["(1,1): a weapon", "(5,1): a luck token", "(1,2): a face-down chimpanzee"]
    assert guided[24].startswith("(8,1): a luck token")


def test_all_can_see_who_is_accompanied_by_whom() -> None:
    drawing = FACE.draw(view(at("seat 0 at 3,3; seat 1 at 3,3 ari daena red_die!"), 0), ENGLISH)
    assert "Ari +3, Daena, red die" in drawing


def test_a_long_list_of_what_is_known_does_not_lie_across_the_map() -> None:
    held = "axe club revolver rapier spear digit2 digit3 digit4 joker compass"
    position = f"seat 0 at 3,3; seat 1 at 3,3 {held}" + "".join(f"; known 1 {kind} all" for kind in held.split())
    drawing = FACE.draw(view(at(position), 0), ENGLISH)
    known = re.findall(r">(known: [^<]*)<", drawing)
    assert [unescape(row) for row in known] == ["known: revolver, axe, rapier, spear, …"]


@pytest.mark.rule("R45", "R66", "A69")
def test_the_memory_aid_lists_what_was_shown() -> None:
    state = at("seat 0 at 3,3; seat 1 at 3,3 axe club kill; known 1 axe all; pile trap kill; known pile trap all", 3)
    seen = view(state, 0)
    assert "known: axe" in FACE.draw(seen, ENGLISH)
    assert "known: trap" in FACE.draw(seen, ENGLISH)
    assert "club" not in FACE.draw(seen, ENGLISH).replace("singes-club", "")
    known = {ENGLISH(fact.label): fact.value for fact in FACE.figures(seen, 1)}["Known"]
    assert isinstance(known, Message)
    assert ENGLISH(known) == "axe"
