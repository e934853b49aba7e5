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
