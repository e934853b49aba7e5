"""The review of a finished table, and practising on one's own lapses."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from httpx import Client

from ludotheque.bots import review
from ludotheque.bots.chronicle import chronicle
from ludotheque.bots.moment import Moment, Point, Review
from ludotheque.core.record import read
from ludotheque.house.listings import Listing
from ludotheque.house.reviews import EDITION
from ludotheque.house.storage import Storage
from ludotheque.house.verbs import House
from ludotheque.web.recap import RecapWriter, in_record
from ludotheque.web.speech import speech_for
from tests.web.conftest import SLUG, Page, Quick, guest, laid

T = TypeVar("T")


class Near(Quick):
    """Thinks here, at once; fails where a test says so."""

    broken = False

    async def run(self, task: Callable[..., T], *arguments: object) -> T:
        if self.broken:
            raise ValueError("it cannot be thought")
        return task(*arguments)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_DATA", str(folder))
        yield House(Storage(f"sqlite:///{folder}/house.db"), Near(), pause=0.0)


def over(ana: Client, bob: Client) -> str:
    """A table whose game has ended: both take the first answer they find."""
    table = laid(ana, bob)
    with Page(ana, table) as first, Page(bob, table) as second:
        while 'class="podium"' not in first.parts["choices"]:
            for seat, page in enumerate((first, second)):
                if 'name="action"' in page.parts["choices"]:
                    page.act(seat)
                    first.hear_until("parts")
                    second.hear_until("parts")
                    break
    return table


def read_page(client: Client, table: str) -> str:
    """The review, once it is made."""
    for _ in range(200):
        page = client.get(f"/t/{table}/review")
        assert page.status_code == 200
        if 'http-equiv="refresh"' not in page.text:
            return page.text
        time.sleep(0.02)
    raise AssertionError("it is never made")


@pytest.fixture(scope="module")
def players(address: str) -> Iterator[tuple[Client, Client, str]]:
    with guest(address) as ana, guest(address) as bob:
        yield ana, bob, over(ana, bob)


def test_a_game_that_goes_on_is_not_reviewed(ana: Client, bob: Client, house: House) -> None:
    table = laid(ana, bob)
    for client in (ana, bob):
        page = client.get(f"/t/{table}/review")
        assert page.status_code == 409
        assert "The game is not over: a review looks into all hands." in page.text
        assert client.post(f"/t/{table}/review").status_code == 409
    assert table not in house.reviews.done


def test_a_review_in_the_making_is_renewed_under_nobodys_hands(players: tuple[Client, Client, str]) -> None:
    ana, _, table = players
    page = ana.get(f"/t/{table}/review").text
    bare = re.sub("<noscript>.*?</noscript>", "", page)
    assert "<progress" in page, "this is the first to ask for it"
    assert 'http-equiv="refresh"' in page, "who has no script is led on"
    assert 'http-equiv="refresh"' not in bare


def test_a_finished_table_leads_to_its_review(players: tuple[Client, Client, str]) -> None:
    ana, _, table = players
    assert f'href="/t/{table}/review"' in ana.get(f"/t/{table}").text


def test_other_opponents_are_found_where_a_table_is_laid(players: tuple[Client, Client, str]) -> None:
    ana, _, table = players
    assert f'href="/games/{SLUG}#new-table"' in ana.get(f"/t/{table}").text
    assert 'id="new-table"' in ana.get(f"/games/{SLUG}").text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("There was a better answer.", "Decision", "exact")),
        ("fr", ("Une meilleure réponse", "Hasard", "exacte")),
    ],
)
def test_a_review_shows_curve_moments_and_parts(
    address: str, players: tuple[Client, Client, str], language: str, said: tuple[str, ...]
) -> None:
    with guest(address, **{"accept-language": language}) as stranger:  # whoever may see the replay
        page = read_page(stranger, players[2])
        for words in said:
            assert words in page
        assert 'class="curve"' in page
        assert page.count('class="moment"') == page.count('<template shadowrootmode="open">') > 0
        assert "/practise" not in page


def test_a_moment_leads_into_the_replay(players: tuple[Client, Client, str]) -> None:
    ana, _, table = players
    links = re.findall(rf'/t/{table}/replay\?seat=(\d)#step-(\d+)">see it again', read_page(ana, table))
    assert links
    seat, step = links[0]
    shown = ana.get(f"/t/{table}/replay?seat={seat}&step={step}").text
    assert f'name="step" value="{step}"' in shown


def test_steps_of_a_game_that_goes_on_are_not_counted(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as page:
        page.act(0)
        page.hear_until("parts")
    assert {moment["step"] for moment in ana.get(f"/t/{table}/reel?seat=0").json()["moments"]} == {-1}


def test_a_review_is_kept(players: tuple[Client, Client, str], house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, _, table = players
    page = read_page(ana, table)
    monkeypatch.setattr(house.thinkers, "broken", True)
    assert read_page(ana, table) == page


def test_a_review_that_fails_can_be_tried_again(
    ana: Client, bob: Client, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = over(ana, bob)
    monkeypatch.setattr(house.thinkers, "broken", True)
    assert "The review came to nothing." in read_page(ana, table)
    monkeypatch.setattr(house.thinkers, "broken", False)
    assert "The review came to nothing." in read_page(ana, table)
    assert ana.post(f"/t/{table}/review").status_code == 200
    assert 'class="curve"' in read_page(ana, table)


def lapse(client: Client, table: str, seat: int) -> Moment:
    """The dearest lapse of a seat in the review of a table."""
    record = client.get(f"/t/{table}/record").text
    assert read(record).ranks
    return review.review(record).lapses(seat)[0]


def test_one_practises_on_ones_own_lapses_only(players: tuple[Client, Client, str]) -> None:
    ana, bob, table = players
    read_page(ana, table)
    moment = lapse(ana, table, 0)
    address = f"/practise/{table}/{moment.step}"
    assert "what do you play?" in ana.get(address).text
    assert bob.get(address).status_code == 404
    assert bob.post(address, json={"action": moment.better[0]}).status_code == 404


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_answer_is_compared_with_the_better_one(players: tuple[Client, Client, str], language: str) -> None:
    ana, _, table = players
    read_page(ana, table)
    moment = lapse(ana, table, 0)
    address = f"/practise/{table}/{moment.step}"
    known = {"accept-language": language}
    right = ana.post(address, json={"action": moment.better[0]}, headers=known).json()
    assert right["right"]
    assert {"en": "Yes", "fr": "Oui"}[language] in right["parts"]["feedback"]
    wrong = ana.post(address, json={"action": moment.played}, headers=known).json()
    assert not wrong["right"]
    assert re.search(r"\b0\W?%.*\b100\W?%", wrong["parts"]["feedback"])


def test_practising_works_without_a_script(players: tuple[Client, Client, str]) -> None:
    ana, _, table = players
    read_page(ana, table)
    page = ana.get("/practise", params={"table": table})
    address = re.search(r'action="(/practise/[^"]+/act)"', page.text)
    action = re.search(r'name="action" value="(\d+)"', page.text)
    assert address
    assert action
    answer = ana.post(address[1], data={"seat": "0", "question": "0", "action": action[1]})
    assert re.search(r'id="part-feedback"[^>]*>[^<]*to win', answer.text)
    assert ana.post(address[1], data={"action": "100000"}).status_code == 409


def test_the_shelf_remembers_how_a_game_ended_and_leads_back_to_it(players: tuple[Client, Client, str]) -> None:
    ana, bob, table = players
    told = [client.get("/").text.split('id="my-games"')[1].split("</section>")[0] for client in (ana, bob)]
    assert ["Bob" in told[0], "Ana" in told[1]] == [True, True]
    assert sorted("you won" in page for page in told) == [False, True]
    assert sorted("place 2 of 2" in page for page in told) == [False, True]
    assert all(f"/t/{table}/{page}" in shelf for shelf in told for page in ("replay", "review"))
    assert 'id="my-tables"' not in ana.get("/").text


def test_who_has_nothing_to_practise_is_told_where_it_comes_from(ana: Client, bob: Client) -> None:
    assert "No position yet" in ana.get("/practise").text
    table = over(ana, bob)
    assert f'href="/t/{table}/review"' in ana.get("/practise").text


async def test_a_review_of_another_edition_is_made_anew(tmp_path_factory: pytest.TempPathFactory) -> None:
    storage = Storage(f"sqlite:///{tmp_path_factory.mktemp('reviews')}/house.db")
    await storage.open()
    made = Review(True, [Point(0, [1.0, 0.0])], [])
    await storage.keep_review("t", EDITION - 1, "of old")
    assert await storage.reviews(["t"], EDITION) == {}
    await storage.keep_review("t", EDITION, review.write(made))
    assert review.read((await storage.reviews(["t", "u"], EDITION))["t"]) == made
    await storage.close()


def test_a_review_calls_computer_players_by_whom_they_play() -> None:
    names = ["Ana", "bot best", "bot fair apprentice", "bot fair nobody-we-know"]
    assert in_record(names, speech_for("en", "apagos")) == ["Ana", "Best", "Lisette", "Fair"]


def test_the_shelf_shows_the_latest_games_and_all_of_them_when_asked(
    players: tuple[Client, Client, str], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _, table = players
    one = house.storage.tables_of

    async def many(guest: str, limit: int = 50) -> list[Listing]:
        return (await one(guest, limit)) * 8

    monkeypatch.setattr(house.storage, "tables_of", many)
    row = f'href="/t/{table}/review"'
    assert ana.get("/").text.count(row) == 6
    assert 'href="/?games=all' in ana.get("/").text
    assert ana.get("/?games=all").text.count(row) == 8
    assert 'href="/?games=all' not in ana.get("/?games=all").text


@pytest.mark.parametrize(("language", "words"), [("en", "Nobody slipped"), ("fr", "Personne n’a failli")])
@pytest.mark.parametrize("is_exact", [True, False])
def test_a_solved_game_without_a_slip_was_not_decided_little_by_little(
    language: str, words: str, is_exact: bool
) -> None:
    record = Path(__file__).parents[1] / "games/apagos/golden/perfect.record"
    played = chronicle(record.read_text("utf-8"))
    calm = Review(is_exact, [Point(0, [1.0, 0.0])], [])
    told = RecapWriter(played, calm, speech_for(language, "apagos"), ["Ana", "Bob"]).recap()
    assert not told.moments
    assert (words in told.calm) == is_exact
