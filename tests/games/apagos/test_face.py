"""The face of Apagos: whatever is asked can be seen, clicked, read and spoken, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from random import Random
from xml.etree import ElementTree

import pytest

from ludotheque.core.face import Message, say
from ludotheque.core.state import CHANCE, LEGAL, NOBODY, Event, Options
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.apagos import FACE, GAME
from ludotheque.games.apagos.face.layout import CENTRES, SQUARES, TRAY, TRAYS
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.judge import Apagos
from ludotheque.games.apagos.rules.view import ApagosView
from ludotheque.web.lessons import lessons
from tests.games.apagos.playing import after

PACKAGE = "ludotheque.games.apagos"
TONGUES = {language: tongue(language, PACKAGE) for language in LANGUAGES}
TABLES: list[Options] = [
    {},
    {"setup_mode": "classic", "colours": "random", "setter": "seat_1"},
    {"setup_mode": "random", "setter": "seat_2", "skin": "turtles"},
    {"swap": "on", "setter": "alternate:1", "colours": "pick:black"},
]


def spoken(message: Message) -> list[str]:
    """The message in every language; LookupError where one is missing."""
    said = [speak(message) for speak in TONGUES.values()]
    assert all(said)
    return said


def games(options: Options, count: int = 6) -> Iterator[Apagos]:
    """Every state of some random games; now and then somebody takes a preset or resigns."""
    for seed in range(count):
        rng = Random(f"{options} {seed}")
        state = GAME.start(2, options)
        state.journal = []
        yield state
        while state.waiting_for:
            seat = state.waiting_for[0]
            asides = state.asides(seat) if seat >= 0 else []
            open_asides = [action for action in asides if action != t.RESIGN or rng.random() < 0.02]
            actions = open_asides if open_asides and rng.random() < 0.3 else state.legal(seat)
            state.apply(seat, rng.choice(actions))
            yield state


def view_of(position: str, seat: int = NOBODY, **options: str) -> ApagosView:
    view = GAME.read_position(position, 2, options).view(seat)
    assert isinstance(view, ApagosView)
    return view


def ids(drawing: str) -> set[str]:
    found = [name for element in ElementTree.fromstring(drawing).iter() if (name := element.get("id"))]
    assert len(found) == len(set(found))
    return set(found)


@pytest.mark.parametrize("options", TABLES)
def test_every_choice_can_be_clicked_and_read(options: Options) -> None:
    for state in games(options):
        for seat in (0, 1):
            view = state.view(seat)
            names = ids(FACE.draw(view, TONGUES["en"]))
            paths = set()
            for action in view.legal + view.asides:
                choice = FACE.choice(view, action)
                assert {*choice.spots} <= names
                spoken(choice.label)
                if choice.group is not None:
                    spoken(choice.group)
                paths.add((choice.spots, choice.label))
                if choice.spots:
                    assert FACE.meant(view, choice.spots) == action
                ghost = FACE.ghost(view, action)
                if ghost:
                    ElementTree.fromstring(ghost)
            assert len(paths) == len(view.legal + view.asides)


@pytest.mark.parametrize("options", TABLES)
def test_everything_is_said_in_both_languages(options: Options) -> None:
    for state in games(options):
        for seat in (0, 1, NOBODY):
            view = state.view(seat)
            spoken(FACE.question(view))
            for message in FACE.tell(view):
                spoken(message)
        for seat in (0, 1):
            spoken(FACE.badge(view, seat).name)
            for fact in FACE.figures(view, seat):
                spoken(fact.label)
                if isinstance(fact.value, Message):
                    spoken(fact.value)
        assert state.journal is not None
        names = ids(FACE.draw(view, TONGUES["fr"]))
        for event in state.journal:
            line = FACE.line(view, event)
            assert line is not None
            spoken(line.message)
            assert {*line.spots} <= names
        state.journal.clear()


@pytest.mark.rule("R28", "O6")
@pytest.mark.parametrize("skin", ["squares", "turtles"])
def test_all_seats_see_the_same_board(skin: str) -> None:
    for state in games({"skin": skin}, 2):
        drawings = {FACE.draw(state.view(seat), TONGUES["fr"]) for seat in (0, 1, NOBODY)}
        assert len(drawings) == 1
        assert f'id="apagos-{skin[:-1]}"' in drawings.pop()


def test_every_refusal_has_a_sentence() -> None:
    found = set()
    for options in TABLES:
        for state in games(options):
            for seat in (0, 1, CHANCE):
                found |= {state.why_not(seat, action) for action in range(t.ACTIONS)}
    for refusal in (found | {"A33"}) - {LEGAL}:
        spoken(say(f"refusal-{refusal}"))
    assert {"R6-placed", "R6-incomplete", "R13", "R14", "R19", "R20-full", "R20-upward", "R24"} <= found


def marbles(drawing: str) -> list[tuple[str, str, float, float]]:
    """Kind, place and coordinates of every marble."""
    found = []
    for element in ElementTree.fromstring(drawing).iter():
        if element.get("data-kind"):
            place = re.fullmatch(r"translate\(([\d.]+) ([\d.]+)\)", element.attrib["transform"])
            assert place is not None
            found.append((element.attrib["data-kind"], element.attrib["data-at"], float(place[1]), float(place[2])))
    return found


def test_marbles_lie_where_the_position_says() -> None:
    for state in games({"setup_mode": "random"}, 4):
        drawn = marbles(FACE.draw(state.view(0), TONGUES["en"]))
        assert len(drawn) == sum(state.balls)
        assert len({(x, y) for _, _, x, y in drawn}) == len(drawn)
        for colour, kind in ((t.WHITE, "white"), (t.BLACK, "black")):
            left, top = TRAYS[colour]
            own = [(at, x, y) for kind_drawn, at, x, y in drawn if kind_drawn == kind]
            in_tray = [at for at, x, y in own if left < x < left + TRAY[0] and top < y < top + TRAY[1]]
            assert len(in_tray) == state.reserve[colour]
            for level in range(t.LEVELS):
                if state.squares[level] != t.NONE:
                    cx, cy = CENTRES[level]
                    there = [at for at, x, y in own if abs(x - cx) < 90 and abs(y - cy) < 90]
                    assert len(there) == state.balls_on(level, colour)
                    assert {at[0] for at in there} <= {SQUARES[state.squares[level]]}


def test_a_move_changes_the_place_of_one_marble() -> None:
    for state in games({"setup_mode": "random"}, 4):
        before = {(kind, at) for kind, at, _, _ in marbles(FACE.draw(state.view(0), TONGUES["en"]))}
        if state.question == t.PLAYING:
            for action in state.legal(state.turn):
                twin = state.copy()
                twin.apply(state.turn, action)
                after = {(kind, at) for kind, at, _, _ in marbles(FACE.draw(twin.view(0), TONGUES["en"]))}
                assert len(after - before) == 1


@pytest.mark.rule("R13", "R14", "R19", "R20")
@pytest.mark.parametrize(
    ("position", "seat", "spots", "refusal"),
    [
        ("1.1.0 3.1.2 5.4.0 7.4.3 w", 0, ("tray-white",), "R13"),
        ("7.0.0 5.0.0 3.0.0 1.1.0 b", 1, ("tray-white", "level-4"), "R14"),
        ("7.0.0 3.1.0 5.0.1 1.0.0 b", 1, ("level-2",), "R13-first"),
        ("7.0.0 5.0.0 3.0.0 1.0.0 w", 0, ("level-1",), "R13-first"),
        ("7.0.0 5.0.0 3.0.0 1.1.0 b", 1, ("level-4",), "R19"),
        ("7.0.0 3.1.0 5.0.1 1.0.0 b", 1, ("level-2", "level-1"), "R19"),
        ("7.1.0 5.0.0 3.0.0 1.0.0 w", 0, ("level-1",), "R20-lowest"),
        ("1.1.0 5.0.0 3.0.0 7.0.0 w", 0, ("level-1",), "R20-lowest"),
        ("7.0.0 3.0.0 5.0.1 1.0.0 b", 1, ("level-3", "level-4"), "R20-upward"),
        ("7.1.0 1.0.1 3.1.2 5.2.1 w", 0, ("level-4", "level-3"), "R20-full"),
        ("3.1.2 5.2.3 5.1.4 7.2.1 b", 1, ("level-4",), "R20-nowhere"),
        ("7.0.0 5.0.0 3.0.0 1.0.0 w", 1, ("tray-black", "level-1"), "R11"),
        ("1.1.0 3.1.2 7.4.3 5.4.1 -", 0, ("tray-black", "level-4"), "R24"),
        ("7.0.0 5.0.0 3.0.0 1.0.0 w", 0, ("face-A-1",), "R8"),
    ],
)
def test_a_click_in_vain_is_told_its_rule(position: str, seat: int, spots: tuple[str, ...], refusal: str) -> None:
    state = GAME.read_position(position, 2, {})
    assert state.why_not(seat, FACE.meant(state.view(seat), spots)) == refusal


@pytest.mark.rule("R13", "R20")
def test_a_beginner_reads_what_to_do_first() -> None:
    assert [speak(say("refusal-R13-first")) for speak in (TONGUES["en"], TONGUES["fr"])] == [
        "First take a ball from the reserve, white or black, then the square.",
        "Prenez d’abord une bille dans la réserve, blanche ou noire, puis le carré.",
    ]
    assert [speak(say("refusal-R20-lowest")) for speak in (TONGUES["en"], TONGUES["fr"])] == [
        "A ball on the lowest level cannot go down.",
        "Une bille du niveau le plus bas ne peut pas descendre.",
    ]


def test_the_total_waits_for_the_first_square() -> None:
    state = GAME.start(2, {"setter": "seat_1", "colours": "pick:white"})
    drawing = FACE.draw(state.view(0), TONGUES["en"])
    assert "holes<" not in drawing
    assert "reserve<" not in drawing
    state.apply(0, GAME.read(0, "D7"))
    drawing = FACE.draw(state.view(0), TONGUES["en"])
    assert all(words in drawing for words in (">7 holes<", ">13 balls will<", ">stay in reserve<"))


def test_a_level_clicked_too_early_asks_for_all_squares() -> None:
    state = GAME.start(2, {"setter": "seat_1", "colours": "pick:white"})
    assert state.why_not(0, FACE.meant(state.view(0), ("level-2",))) == "R6-incomplete"
    assert state.why_not(1, FACE.meant(state.view(1), ("face-D-7",))) == "R6-setter"


@pytest.mark.parametrize("spots", [(), ("nothing",), ("level-1", "tray-white"), ("level-1", "level-2", "level-3")])
def test_clicks_that_mean_nothing(spots: tuple[str, ...]) -> None:
    assert FACE.meant(view_of("7.0.0 5.0.0 3.0.0 1.0.0 w", 0), spots) == -1


def test_the_label_says_who_leads_and_who_has_won() -> None:
    speak = TONGUES["en"]
    for position, words in (
        ("7.0.0 5.0.0 3.0.0 1.0.0 w", "No ball yet"),
        ("7.0.0 5.0.0 1.0.0 3.1.1 w", "Level, 1–1"),
        ("7.0.0 5.0.0 1.0.0 3.0.2 w", "Black leads 2–0"),
        ("3.0.3 1.0.1 3.3.0 5.3.2 -", "White wins 3–2"),
    ):
        assert words in unescape(FACE.draw(view_of(position), speak))


@pytest.mark.rule("A10", "R13")
def test_an_empty_tray_says_so() -> None:
    assert "none left" in FACE.draw(view_of("1.1.0 3.1.2 5.4.0 7.4.3 w"), TONGUES["en"])


@pytest.mark.rule("R29")
def test_the_end_is_told_to_each_reader() -> None:
    state = GAME.read_position("7.0.0 5.0.0 3.0.0 1.0.0 w", 2, {})
    state.journal = []
    state.apply(0, t.RESIGN)
    assert TONGUES["en"](FACE.question(state.view(0))) == "You have resigned."
    assert TONGUES["en"](FACE.question(state.view(1))) == "You win: your opponent has resigned."
    assert TONGUES["en"](FACE.question(state.view(NOBODY))) == "Black wins: White has resigned."
    line = FACE.line(state.view(0), state.journal[-1])
    assert line is not None
    assert TONGUES["fr"](line.message) == "Blanc abandonne. Noir gagne."


def test_the_log_tells_the_story_of_the_specification() -> None:
    state = GAME.read_position("7.0.0 5.0.0 3.0.0 1.0.0 w", 2, {})
    state.journal = []
    for move in ("W@2", "3>1", "B@4"):
        seat = state.waiting_for[0]
        action = GAME.read(seat, move)
        if state.why_not(seat, action) == LEGAL:
            state.apply(seat, action)
    lines = [line for event in state.journal if (line := FACE.line(state.view(0), event))]
    assert [TONGUES["en"](line.message) for line in lines] == [
        "White drops white on level 2 (5 holes): it climbs to level 3.",
        "Black drops black on the highest square.",
    ]
    assert lines[0].spots == ("tray-white", "level-2", "level-3")
    assert all(line.opens_turn for line in lines)


def test_an_unknown_event_leaves_no_line() -> None:
    assert FACE.line(GAME.start(2, {}).view(0), Event(99, 0, [], [], 0)) is None


def test_another_box_draws_its_own_faces_and_ramps() -> None:
    text = GAME.material.replace("faces = [1, 3]", "faces = [2, 4]").replace('["A", 1]', '["A", 2]')
    other = GAME.with_material(text.replace('["A", 3]', '["A", 4]').replace("white = 10", "white = 14"))
    state = other.start(2, {"setter": "seat_1", "colours": "pick:white"})
    view = state.view(0)
    assert {"face-A-2", "face-A-4"} <= ids(FACE.draw(view, TONGUES["en"]))
    for action in view.legal + view.asides:
        spoken(FACE.choice(view, action).label)
    assert "Ramp 1: 7 5 3 2" in [TONGUES["en"](FACE.choice(view, action).label) for action in view.asides]


def test_the_lesson_has_ten_steps_that_explain_every_answer_and_whose_right_ones_all_lead_on() -> None:
    assert len(lessons("apagos")) == 10
    for step in lessons("apagos"):
        assert step.position or step.play
        if not step.accept:
            continue
        seat = step.seat
        state = GAME.read_position(step.position, 2, {})
        explained = [*step.accept, *(text for wrong in step.wrong for text in wrong["actions"])]
        assert {*state.legal(seat)} <= {GAME.read(seat, text) for text in explained}
        for text in step.accept:
            twin = after(state, f"{seat}: {text}", *(f"{reply['seat']}: {reply['action']}" for reply in step.answer))
            if step.say in ("lesson-8", "lesson-9"):
                assert twin.ranks()[seat] == 1


def test_passing_and_lifting_are_refused_and_not_offered() -> None:
    view = view_of("7.0.0 5.0.0 3.0.0 1.0.0 w", 0)
    assert t.PASS not in view.legal
    assert FACE.meant(view, ("level-3",)) == t.UPWARD + 2 * t.LEVELS + 2
    assert FACE.ghost(view, t.PASS) == ""
    assert view.legal[-1] < t.SLIDE
    assert view.ramp[0] == 7 * t.HOLES


def test_a_panel_names_the_role_only_until_the_first_move() -> None:
    options = {"setter": "seat_1", "colours": "pick:white"}
    view = GAME.start(2, options).view(0)
    assert [figure.value for figure in FACE.figures(view, 0)] == [say("fact-setter")]
    view = GAME.start(2, options | {"setup_mode": "classic"}).view(0)
    told = [figure.label.key for figure in FACE.figures(view, 0)]
    assert told == ["fact-top", "fact-ramp"], "nobody has arranged the classic ramp, and a swap changes who begins"
