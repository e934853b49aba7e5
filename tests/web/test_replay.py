"""The past of a table: as it was then, in chunks, and with nothing of what came later."""

from __future__ import annotations

import json
import re
from html import escape
from itertools import pairwise
from random import Random
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from httpx import Client

from ludotheque.core.face import Tongue
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, NOBODY, Event, View
from ludotheque.core.tongue import called
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.refused import Refused
from ludotheque.house.replay import fair_outcome
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Dead
from ludotheque.house.verbs import House
from ludotheque.web import past, reel
from ludotheque.web.easel import SEAM, Easel
from ludotheque.web.names import names
from ludotheque.web.patch import LONGEST_FILM, Patches
from ludotheque.web.reel import CHUNK, Past, Reel
from ludotheque.web.replay import projected
from ludotheque.web.site import Site
from ludotheque.web.speech import speech_for
from ludotheque.web.viewer import Viewer
from tests.web.conftest import laid

SOME = 300  # steps of a game that is looked at closely


def played(slug: str, most: int, seats: int = 0, seed: int = 5, clock: int = 600) -> Table:
    """A game of people who play anything, up to its end or to so many steps."""
    game = box(slug).game
    seats = seats or game.seats[0]
    settings = json.dumps({"coach": False, "clock": clock})
    sheet = Sheet(f"past-{slug}-{most}-{seed}", slug, game.version, seats, "{}", "", "00" * 32, "nobody", settings, 0)
    table = Table(sheet)
    rng = Random(seed)
    for seat in range(seats):
        words = json.dumps([f"guest {seat}", f"Person{seat}", "", ""])
        table.apply(Entry(table.number, kinds.SIT, seat, words=words))
    table.apply(Entry(table.number, kinds.START, NOBODY))
    while not table.over and len(table.steps) < most:
        state = table.live_state
        seat = rng.choice(state.waiting_for)
        action = fair_outcome(table) if seat == CHANCE else rng.choice(state.legal(seat))
        table.apply(Entry(table.number, kinds.STEP, seat, action))
    return table


def seen(table: Table, eyes: int = NOBODY, language: str = "en") -> Past:
    viewer = Viewer("stranger", speech_for(language, table.sheet.game))
    viewer.eyes = eyes
    return past.past_of(table, viewer)


def rebuilt(chunk: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
    """What a browser shows, moment by moment: board, question and seats."""
    scraps: list[str] = []
    said = ""
    seats: dict[int, str] = {}
    found = []
    for moment in chunk["moments"]:
        scraps = moment["board"].split(SEAM) if "board" in moment else scraps
        for start, removed, added in reversed(moment.get("splices", [])):
            scraps[start : start + removed] = added
        said = moment.get("said", said)
        seats |= moment.get("seats", {})
        found.append((SEAM.join(scraps), said, [seats[seat] for seat in sorted(seats)]))
    return found


@pytest.mark.parametrize("slug", slugs())
def test_every_moment_of_every_chunk_is_the_position_that_was(slug: str) -> None:
    table = played(slug, SOME)
    looked = seen(table, 0)
    film = Reel(looked)
    shown = [moment for first in range(0, len(film.ends), CHUNK) for moment in rebuilt(film.chunk(first))]
    assert len(shown) == len(film.ends)
    state = table.fresh([])
    face, at = table.box.face, 0
    for number in range(len(table.steps) + 1):
        if number in film.ends:
            view = state.view(0)
            board, said, seats = shown[at]
            assert board == face.draw(view, looked.speech.tongue())
            people = names(looked.speech, face, view, [sitter.name for sitter in looked.sitters])
            assert said == escape(looked.speech.spoken(called(face.question(view), people)))
            assert [" awaited" in seat.partition(">")[0] for seat in seats] == [
                seat in view.waiting_for for seat in range(len(seats))
            ]
            at += 1
        if number < len(table.steps):
            step = table.steps[number]
            state.apply(step.seat, step.action, step.words)


@pytest.mark.parametrize("slug", slugs())
def test_a_moment_is_a_position_with_something_new_to_read(slug: str) -> None:
    table = played(slug, SOME)
    film = Reel(seen(table))
    assert film.ends[0] == 0
    assert all(before < after for before, after in pairwise(film.ends))
    assert all(film.log[1:-1]), "only the present may be shown without a line"
    view = table.view(NOBODY)
    told = [table.box.face.line(view, event) for event in table.seen_events(NOBODY, 0)]
    assert "".join(film.log).count("<li") == sum(line is not None for line in told)


@pytest.mark.parametrize("slug", slugs())
def test_chapters_come_in_order_and_do_not_tell_what_happens(slug: str) -> None:
    film = Reel(seen(played(slug, 9_999)))
    assert [chapter.at for chapter in film.chapters] == sorted({chapter.at for chapter in film.chapters})
    lines = set(re.findall(r">([^<]*)</li>", "".join(film.log)))
    assert not lines & {escape(chapter.name) for chapter in film.chapters}
    assert bool(film.chapters) == (slug != "apagos")


def test_chapters_are_named_by_the_people_of_the_table() -> None:
    assert "Person0 plays" in {chapter.name for chapter in Reel(seen(played("meeples", 100))).chapters}


def test_nobody_reads_a_colour_beside_a_name_before_it_is_drawn(ana: Client, house: House) -> None:
    table = played("apagos", 9_999, seed=7)
    house.install(table)
    offered = re.findall(r"<option value=\"-?\d+\"[^>]*>([^<]*)<", ana.get(f"/t/{table.sheet.id}/replay").text)
    assert offered[-2:] == ["Person0 · Seat 1", "Person1 · Seat 2"]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("slug", slugs())
def test_the_beginning_says_nothing_of_the_end(ana: Client, house: House, slug: str, language: str) -> None:
    table = played(slug, 9_999)
    assert table.over
    house.install(table)
    for eyes in (NOBODY, 0):
        film = Reel(seen(table, eyes, language))
        end = film.scene(table.live_state)
        later = set(re.findall(r">([^<]*)</li>", "".join(film.log[1:])))
        said_before = set(re.findall(r">([^<]*)</li>", "".join(film.log[:-1])))
        last = set(re.findall(r">([^<]*)</li>", film.log[-1])) - said_before
        assert last
        assert "winner" in "".join(end.seats)
        ana.cookies.set("language", language)
        page = ana.get(f"/t/{table.sheet.id}/replay?seat={eyes}").text
        first = ana.get(f"/t/{table.sheet.id}/reel?seat={eyes}").text
        assert not later & set(re.findall(r">([^<]*)</li>", page))
        for text in (page, first):
            assert end.said not in text
            assert 'class="medal"' not in text
            assert not [line for line in last if line in text]
        start = table.fresh([])
        panels = re.findall(r'<li class="seat.*?</li>', page)
        assert panels == list(film.scene(start).seats)
        assert 'class="clock"' not in page


def test_the_end_shows_the_ranks(ana: Client, house: House) -> None:
    table = played("apagos", 9_999, seed=6)
    house.install(table)
    last = len(Reel(seen(table)).ends) - 1
    assert 'class="medal"' in ana.get(f"/t/{table.sheet.id}/replay?at={last}").text


@pytest.mark.parametrize(
    ("query", "status"),
    [("at=0", 200), ("at=9999", 404), ("at=-1", 400), ("at=x", 400), ("at=99999999999", 400), ("step=3", 409)],
)
def test_a_moment_that_is_none_is_refused_in_words(ana: Client, bob: Client, query: str, status: int) -> None:
    table = laid(ana, bob)
    answer = ana.get(f"/t/{table}/replay?{query}")
    assert answer.status_code == status
    assert "<h1" in answer.text
    if "step" not in query:
        assert ana.get(f"/t/{table}/picture.svg?{query}").status_code == status
        assert ana.get(f"/t/{table}/reel?{query.replace('at', 'from')}").status_code == status


def test_a_step_of_a_finished_game_leads_to_the_moment_that_it_led_to(ana: Client, house: House) -> None:
    table = played("meeples", 9_999)
    house.install(table)
    film = Reel(seen(table))
    step = film.ends[30] + (film.ends[31] - film.ends[30] - 1)
    assert 'data-at="30"' in ana.get(f"/t/{table.sheet.id}/replay?seat={NOBODY}&step={step}").text


def test_a_game_that_goes_on_opens_at_its_present_and_counts_no_steps(ana: Client, house: House) -> None:
    table = played("apagos", 12, clock=0)
    house.install(table)
    last = len(Reel(seen(table)).ends) - 1
    page = ana.get(f"/t/{table.sheet.id}/replay").text
    assert f'data-at="{last}"' in page
    assert 'name="step"' not in page
    assert {moment["step"] for moment in ana.get(f"/t/{table.sheet.id}/reel").json()["moments"]} == {-1}


def test_a_moment_has_an_address_a_title_and_a_picture(ana: Client, house: House) -> None:
    table = played("apagos", 9_999, seed=7)
    house.install(table)
    page = ana.get(f"/t/{table.sheet.id}/replay?seat=1&at=9").text
    tags = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page))
    assert "Moment 9 of" in tags["title"]
    assert tags["url"].endswith(f"/t/{table.sheet.id}/replay?seat=1&amp;at=9")
    picture = ana.get(tags["image"].replace("&amp;", "&"))
    assert picture.headers["content-type"] == "image/svg+xml"
    drawing = ElementTree.fromstring(picture.text)
    assert drawing.get("width") == "1000"
    film = Reel(seen(table, 1))
    bare = re.sub(r"<style>.*?</style>", "", picture.text, count=1)
    assert bare.replace(' width="1000" height="700"', "", 1) == film.scene(film.position(9)).board


def test_a_link_to_what_one_seat_sees_tells_nothing_of_it(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    assert "og:description" in ana.get(f"/t/{table}/replay?seat={NOBODY}").text
    assert "og:" not in ana.get(f"/t/{table}/replay?seat=0").text


def test_only_those_who_may_look_see_the_picture(ana: Client, bob: Client, eve: Client) -> None:
    table = laid(ana, bob)
    assert ana.get(f"/t/{table}/picture.svg?seat=0").status_code == 200
    assert ana.get(f"/t/{table}/picture.svg?seat=1").status_code == 403
    assert eve.get(f"/t/{table}/picture.svg?seat=0").status_code == 403
    assert eve.get(f"/t/{table}/picture.svg").status_code == 200


def test_nobody_waits_for_the_lock_of_a_table_while_its_past_is_drawn(
    ana: Client, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played("apagos", 9_999, seed=8)
    opened = house.install(table)
    locked: list[bool] = []

    async def run(projector: object, task: Any, *arguments: Any) -> Any:
        locked.append(opened.lock.locked())
        return task(*arguments)

    monkeypatch.setattr("ludotheque.house.thinkers.Thinkers.run", run)
    for path in ("replay", "reel", "picture.svg"):
        assert ana.get(f"/t/{table.sheet.id}/{path}").status_code == 200
    assert locked == [False] * 3


class Mortal:
    """A process that dies so many times."""

    def __init__(self, deaths: int) -> None:
        self.deaths = deaths
        self.projector = self

    async def run(self, task: Any, *arguments: Any) -> Any:
        self.deaths -= 1
        if self.deaths >= 0:
            raise Dead
        return task(*arguments)


async def test_a_process_that_has_died_is_asked_again_once() -> None:
    looked = seen(played("apagos", 9))
    shown = await projected(cast(Site, Mortal(1)), reel.glance, looked, 0)
    assert shown == reel.glance(looked, 0)
    with pytest.raises(Refused, match="not-read"):
        await projected(cast(Site, Mortal(2)), reel.glance, looked, 0)


def test_a_long_game_is_sent_in_small_chunks_from_anywhere() -> None:
    looked = seen(played("tractions", 9_999, 6))
    assert len(looked.steps) > 3_000
    last = len(Reel(looked).ends) - 1
    sizes = [len(reel.chunk(looked, at) or b"") for at in (0, last // 2, last)]
    assert max(sizes) < 500_000
    assert reel.chunk(looked, last + 1) is None


def test_somebody_who_comes_back_is_drawn_what_is_shown_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("meeples", 200)
    face = table.box.face
    drawn: list[str] = []
    draw = face.draw

    def counted(view: View, tongue: Tongue) -> str:
        drawn.append(draw(view, tongue))
        return drawn[-1]

    monkeypatch.setattr(face, "draw", counted)
    page = Patches(Viewer("stranger", speech_for("en", "meeples")), Easel())
    count = len(page.panels.log(table, table.view(NOBODY)))
    assert page.whole(table, 0)["film"] == []
    assert len(drawn) == 1, "too much was missed: only the present is drawn"
    drawn.clear()
    film = page.whole(table, count - 6)["film"]
    assert 0 < len(film) <= LONGEST_FILM
    assert len(drawn) <= len(film) + 1
    assert "board" in film[0]
    assert not any("board" in frame for frame in film[1:])


@pytest.mark.parametrize("slug", slugs())
def test_what_was_missed_is_what_the_newest_lines_tell(slug: str) -> None:
    table = played(slug, 60)
    journal: list[Event] = []
    state = table.fresh(journal)
    face, lines = table.box.face, []
    for step in table.steps:
        view = state.view(NOBODY)
        lines.append(sum(face.line(view, event.as_seen_by(NOBODY)) is not None for event in journal))
        state.apply(step.seat, step.action, step.words)
    view = state.view(NOBODY)
    told = sum(face.line(view, event.as_seen_by(NOBODY)) is not None for event in journal)
    ends = past.newest(table, NOBODY, 5, 99)
    assert all(lines[end] > told - 5 for end in ends)
    assert len({lines[end] for end in ends}) == len(ends)
    assert all(table.steps[end].awaited[:1] != [CHANCE] for end in ends)
