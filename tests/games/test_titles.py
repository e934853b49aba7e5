"""Boards explain themselves: whatever can be clicked says what it is and does, in every language."""

from __future__ import annotations

import pytest

from ludotheque.core import shelf
from ludotheque.core.state import NOBODY
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.laws import walking
from ludotheque.laws.walking import Subject
from tests.games.titles import titles, untitled

# What says all there is to say by the words written on it, and the bare squares of a map.
WORDED = {
    "apaches": ("decline", "stop", "bail-"),
    "apagos": (),
    "meeples": ("yes", "no", "end", "showdown"),
    "singes": ("sq-", "decline", "turn-", "eye-", "rival-", "pawn-"),
}
MOST = 500  # steps of a game
EVERY = 20  # steps from one look to the next


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(WORDED))
def test_whatever_can_be_clicked_says_what_it_is(slug: str, language: str) -> None:
    box = shelf.box(slug)
    package = shelf.package(slug)
    seats = min(box.game.seats)
    walked = walking.walk(Subject(box.game, box.face, package), 7, seats)
    speak = tongue(language, package)
    state = box.game.start(seats, walked.options)
    for number, step in enumerate(walked.steps[:MOST]):
        walking.take(state, step)
        if number % EVERY:
            continue
        for seat in (0, NOBODY):
            page = box.face.draw(state.view(seat), speak)
            silent = {name for name in untitled(page) if not name.startswith(WORDED[slug])}
            assert not silent
            assert all(told == told.strip() and "tip-" not in told for told in titles(page).values())
