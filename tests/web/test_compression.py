"""Pages of which a part is private: that part is sent as it is, the rest is compressed."""

from __future__ import annotations

import gzip
import random

import pytest

from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, NOBODY, State
from ludotheque.web.compression import packed, public, unmarked
from ludotheque.web.speech import speech_for

SHARED = public("everybody may read this, " * 40)


def test_a_packed_page_is_a_gzip_file_of_the_page() -> None:
    page = f"<p>{SHARED}my hand{SHARED}{'é' * 70_000}{SHARED}</p>"
    assert gzip.decompress(packed(page)).decode() == unmarked(page)


def test_its_length_tells_nothing_of_what_is_private_but_its_length() -> None:
    guesses = ["everybody may read this, ", "nobody ever has seen that", "aaaaaaaaaaaaaaaaaaaaaaaaa"]
    lengths = {len(packed(f"{SHARED}{hand}{guess}{SHARED}")) for hand in guesses for guess in guesses}
    assert len(lengths) == 1


def test_a_page_cannot_be_marked_from_outside() -> None:
    assert unmarked(public("a")) == "a"
    assert "\x0e\x0f" in unmarked("\x0e\x0f"), "only a mark that nobody knows is one"


@pytest.mark.parametrize("fewest", [True, False], ids=["fewest seats", "most seats"])
@pytest.mark.parametrize("slug", slugs())
def test_the_scenery_stands_in_the_drawings_of_all_eyes(slug: str, fewest: bool) -> None:
    face, rng = box(slug).face, random.Random(7)
    speak = speech_for("fr", slug).tongue()
    seats = box(slug).game.seats[0 if fewest else -1]
    state = box(slug).game.start(seats, {})
    for step in range(240):
        if not state.waiting_for:
            break
        if step % 20 == 0 and state.waiting_for != [CHANCE]:
            scenery = face.scenery(state.view(NOBODY), speak)
            for eyes in [NOBODY, *range(seats)]:
                drawing = face.draw(state.view(eyes), speak)
                for part in scenery:
                    _, found, drawing = drawing.partition(part)
                    assert found, f"{eyes} sees another {part[:80]}"
        play(state, rng)


def play(state: State, rng: random.Random) -> None:
    seat = rng.choice(state.waiting_for)
    state.apply(seat, rng.choice(state.legal(seat)))
