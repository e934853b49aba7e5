"""The pieces of a page, for positions of real games."""

from __future__ import annotations

import re
from random import Random

from ludotheque.core.chance import outcome
from ludotheque.core.face import Line, say
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, View
from ludotheque.games.singes.rules import terms as t
from ludotheque.web import fragments
from ludotheque.web.speech import Speech


def a_theft() -> View:
    """The first theft of a game at random: tokens under the headings of their owners, or nothing."""
    rng = Random(0)
    for _ in range(200):
        state = box("singes").game.start(6, {})
        while state.waiting_for:
            seat = state.waiting_for[0]
            if seat != CHANCE:
                view = state.view(seat)
                if view.question == t.STEALING and len(view.legal) > 2:
                    found: View = view
                    return found
            state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    raise AssertionError("nobody steals")


def test_declining_is_the_last_button() -> None:
    view = a_theft()
    assert view.legal[-1] != t.DECLINE
    html = fragments.choices(Speech("en", "ludotheque.games.singes"), box("singes").face, view, 0, "/t/table")
    buttons = [int(value) for value in re.findall(r'<button name="action" value="(\d+)"', html)]
    assert sorted(buttons) == sorted(view.legal)
    assert buttons[-1] == t.DECLINE
    assert buttons[:-1] == [action for action in view.legal if action != t.DECLINE], "the others keep their order"


def test_a_line_says_whether_it_stands_in_the_place_of_the_one_before() -> None:
    speech = Speech("en", "ludotheque.games.singes")
    line = Line(say("name"))
    assert 'class="joins"' not in fragments.log_line(speech, 3, line)
    assert 'class="joins"' in fragments.log_line(speech, 3, line._replace(joins=True))
    assert 'data-verdict="no"' in fragments.log_line(speech, 3, line._replace(verdict="no"))


def shown(slug: str, position: str, steps: tuple[str, ...]) -> str:
    """The choices of the first seat, after some steps from a position."""
    found = box(slug)
    state = found.game.read_position(position, 2, {})
    for text in steps:
        seat = state.waiting_for[0]
        state.apply(seat, found.game.read(seat, text))
    view = state.view(0)
    journeys = found.face.journeys(view, ())
    return fragments.choices(Speech("en", found.package), found.face, view, 0, "/t/table", journeys)


def test_a_press_that_ends_the_turn_stands_in_the_bar() -> None:
    html = shown("meeples", "b3: O2", ("take b3", "dir cw", "drop O", "drop O"))
    choices, bar = html.split('<div class="closing">')
    assert "Resolve everything and end the turn" in bar
    assert "data-journey" not in choices
    assert "<h3>" not in choices


def test_what_one_press_does_stands_apart_from_the_single_answers() -> None:
    fight = ("roll white", "die 1", "step south", "stop")
    html = shown("singes", "on 5,4 chimp8; seat 0 at 5,3 rapier club helmet", fight)
    at_once, by_one = html.index("<h3>In one go</h3>"), html.index("<h3>Step by step</h3>")
    assert at_once < html.index("All weapons (+6), then roll the white die") < by_one < html.index("Lay ready: rapier")


def test_no_line_of_a_button_ends_between_a_number_and_what_it_counts() -> None:
    html = shown("meeples", "b3: O2 M1", ())
    assert "2\N{NO-BREAK SPACE}Builders, 1\N{NO-BREAK SPACE}Miner" in html
