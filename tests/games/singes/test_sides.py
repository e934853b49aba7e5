"""Who sits down takes a pawn of a colour: everything drawn and said is about the pawns that play."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.face import Message
from ludotheque.core.state import NOBODY, Event, Seating
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.singes import FACE, GAME
from ludotheque.games.singes.face.scenery import PAWN_COLOURS, mask
from ludotheque.games.singes.rules.judge import Singes
from tests.games.mutants import moments
from tests.games.singes.playing import at

TONGUES = {language: tongue(language, "ludotheque.games.singes") for language in LANGUAGES}
SEATING = Seating(host=1, sides=(5, 4))


def said(state: Singes, seat: int) -> list[Message]:
    """Everything the face says to a seat about a position."""
    view = state.view(seat)
    found = [FACE.question(view), *FACE.tell(view)]
    for action in view.legal:
        choice = FACE.choice(view, action)
        found += [choice.label, *([choice.group] if choice.group else [])]
    return found


def keys(message: Message) -> set[str]:
    """The keys of a message and of all that it contains."""
    inner = [keys(value) for _, value in message.values if isinstance(value, Message)]
    return {message.key}.union(*inner)


@pytest.mark.rule("R1", "D1", "A75")
def test_the_pawns_that_play_are_drawn_and_named_and_no_others() -> None:
    events: list[Event] = []
    state = GAME.start(2, {"round_limit": "20"}, events, SEATING)
    rng = Random(4)
    absent = {f"colour-{colour}" for colour in GAME.sides[:4]}
    for number, _ in enumerate(moments(state, rng)):
        if number % 20 and state.waiting_for:
            continue
        for seat in (0, 1, NOBODY):
            drawing = FACE.draw(state.view(seat), TONGUES["en"])
            body = drawing[drawing.rindex("</defs>") :]
            assert not any(mask(side) in body or f'stroke="{PAWN_COLOURS[side]}"' in body for side in range(2))
            assert mask(5) in body
            assert not any(keys(message) & absent for message in said(state, seat))
    for event in events:
        line = FACE.line(state.view(1), event.as_seen_by(1))
        assert not line or not keys(line.message) & absent


@pytest.mark.rule("R1", "D1", "A75")
def test_a_seat_has_the_badge_of_its_pawn() -> None:
    state = GAME.start(2, {}, None, SEATING)
    assert [FACE.badge(state.view(0), seat) for seat in (0, 1)] == [FACE.sides[5], FACE.sides[4]]
    assert len(FACE.sides) == len(GAME.sides) == 6
    assert len({(badge.letter, badge.colour, badge.shape) for badge in FACE.sides}) == 6


@pytest.mark.rule("R7", "O6", "A4")
@pytest.mark.parametrize("host", [0, 2])
def test_the_owner_of_the_table_says_who_begins_wherever_he_sits(host: int) -> None:
    state = GAME.start(3, {"first_player": "host_chooses"}, None, Seating(host=host))
    assert state.waiting_for == [host]
    assert state.why_not(1, GAME.read(1, "begin 1")) == "R22"
    for seat in range(3):
        asked = FACE.question(state.view(seat)).key
        assert asked == ("question-first" if seat == host else "question-first-other")
    state.apply(host, GAME.read(host, "begin 1"))
    assert (state.first, state.waiting_for) == (1, [1])


@pytest.mark.rule("R8")
def test_a_box_whose_start_stands_elsewhere_is_told_rightly() -> None:
    rows = [*GAME.material.split("[[tiles]]")[1].splitlines()]
    moved = "\n".join(rows).replace('"P..S..P"', '"P.S...P"')
    assert moved != "\n".join(rows)
    game = GAME.with_material(GAME.material.replace("\n".join(rows), moved))
    for walk, key in ((("step west",), "line-stopped-start"), (("step east",), "line-stopped")):
        events: list[Event] = []
        state = game.read_position("seat 0 at 3,3; pile kill", 2, {})
        state.journal = events
        for text in ("roll white", "die 1", *walk, "stop"):
            seat = state.waiting_for[0]
            state.apply(seat, game.read(seat, text))
        lines = [FACE.of(game).line(state.view(0), event) for event in events]
        assert key in [line.message.key for line in lines if line]


def test_the_plain_box_has_its_start_in_the_middle() -> None:
    assert GAME.facts(at("turn 0"))["pawn 0"] == "3,3"
