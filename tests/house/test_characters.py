"""Computer players are people of the world of their game, wherever the game has some."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from ludotheque.bots import cast
from ludotheque.core import record as records
from ludotheque.core.face import Character, say
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import View
from ludotheque.core.tongue import LANGUAGES
from ludotheque.house.player import Player
from ludotheque.house.storage import Storage
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.easel import Easel
from ludotheque.web.panels import Panels
from ludotheque.web.speech import speech_for
from ludotheque.web.viewer import Viewer

SLUG = "meeples"
# Any sentences of the game will do as names.
PEOPLE = tuple(Character(say(key), say("name")) for key in ("side-orange", "side-green", "side-grey", "side-black"))
NAMES = {"Orange", "Green", "Grey", "Black"}


class Quick(Thinkers):
    """Computer players that think here, at once."""

    async def choose(self, slug: str, material: str, level: str, view: View) -> tuple[int, str]:
        return Random(len(view.legal)).choice(view.legal), ""


@pytest.fixture
def thinkers() -> Thinkers:
    return Quick()


@pytest.fixture
def _peopled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(box(SLUG).face, "characters", PEOPLE)


async def laid(house: House, *places: str) -> Table:
    table_id = await house.lay("ana", "Ana", SLUG, len(places), {}, list(places))
    return house.open_tables[table_id].table


def names(table: Table, language: str = "en") -> list[str]:
    viewer = Viewer("ana", speech_for(language, SLUG))
    return [viewer.player_name(table, seat) for seat in range(table.sheet.seats)]


def panels(table: Table) -> str:
    viewer = Viewer("ana", speech_for("en", SLUG))
    viewer.look(table)
    return Panels(viewer, Easel()).seats(table, viewer.view(table))


@pytest.mark.usefixtures("_peopled")
async def test_three_computer_players_are_three_people(house: House) -> None:
    table = await laid(house, "me", "bot:best", "bot:best", "bot:greedy")
    found = names(table)
    assert found[0] == "Ana"
    assert len(set(found[1:])) == 3
    assert set(found[1:]) <= NAMES
    shown = panels(table)
    assert shown.count('<div class="about"><dt>Best</dt>') == 2
    assert shown.count('<div class="about"><dt>Greedy</dt>') == 1
    assert "nameless" not in shown


@pytest.mark.usefixtures("_peopled")
async def test_who_sits_down_later_is_somebody_else(house: House) -> None:
    table = await laid(house, "open", "bot:fair", "open", "bot:fair")
    await house.seat_bot("ana", table.sheet.id, 0, "strong")
    await house.seat_bot("ana", table.sheet.id, 2, "strong")
    assert set(names(table)) == NAMES


@pytest.mark.usefixtures("_peopled")
async def test_a_table_that_is_opened_again_and_its_record_name_the_same_people(house: House, tmp_path: Path) -> None:
    table = await laid(house, "me", "bot:best", "bot:fair")
    before = names(table)
    await house.close()
    house.storage = Storage(f"sqlite:///{tmp_path}/house.db")
    house.open_tables.clear()
    await house.open()
    async with house.reading(table.sheet.id) as again:
        assert again is not table
        assert names(again) == before
        written = records.write(again.record())
    people = [player.character for player in table.players if player]
    assert f"player 1: bot best {people[1]}\n" in written
    assert f"player 2: bot fair {people[2]}\n" in written
    assert records.read(written).players[1] == f"bot best {people[1]}"


@pytest.mark.usefixtures("_peopled")
async def test_a_player_from_before_there_were_characters_goes_by_the_level(house: House) -> None:
    table = await laid(house, "me", "bot:best")
    old = json.loads('["", "best", "best", "0123456789abcdef", 1, false]')
    table.players[1] = Player(*old)
    assert names(table) == ["Ana", "Best"]
    assert table.name_in_record(1) == "bot best"
    assert "nameless" in panels(table)


@pytest.mark.usefixtures("_peopled")
async def test_somebody_whom_the_game_no_longer_knows_goes_by_the_level(house: House) -> None:
    table = await laid(house, "me", "bot:best")
    table.players[1] = Player("", "best", "best", character="character-gone")
    assert names(table, "fr") == ["Ana", "Meilleur"]


async def test_a_game_without_characters_shows_levels(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(box(SLUG).face, "characters", ())
    table = await laid(house, "me", "bot:best", "bot:fair")
    assert names(table) == ["Ana", "Best", "Fair"]
    assert table.name_in_record(1) == "bot best"
    assert panels(table).count("nameless") == 2


@pytest.mark.parametrize("slug", slugs())
def test_the_people_of_a_game_have_names_and_portraits_of_their_own(slug: str) -> None:
    people = box(slug).face.characters
    assert not people or len(people) >= box(slug).game.seats[-1] - 1, "enough for every seat but one"
    for language in LANGUAGES:
        speech = speech_for(language, slug)
        told = [speech.spoken(message) for somebody in people for message in somebody]
        assert len(set(told)) == len(told)
    assert len({cast.name_in_record("best", somebody.name.key) for somebody in people}) == len(people)
