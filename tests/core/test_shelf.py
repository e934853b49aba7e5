"""The shelf finds the boxes of the house by itself, those of others by their entry points, and survives broken ones."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core import shelf
from ludotheque.core.shelf import Box, box, boxes, own_slugs, package, slugs

Add = Callable[..., None]
NEIGHBOUR = """
from ludotheque.core.shelf import box

GAME = box("apagos").game.with_material(box("apagos").game.material)
GAME.name = "{name}"
FACE = box("apagos").face
ADVICE = box("apagos").advice
"""


@pytest.fixture
def add(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Add]:
    """Installs a package that brings a game."""
    caches = (shelf.foreign_boxes, shelf.slugs, shelf.box_from)
    monkeypatch.syspath_prepend(tmp_path)
    modules = {*sys.modules}

    def added(slug: str, module: str, source: str = NEIGHBOUR, messages: bool = True) -> None:
        folder = tmp_path / module
        folder.mkdir()
        (folder / "__init__.py").write_text(source.replace("{name}", slug))
        if messages:
            (folder / "messages.en.ftl").write_text("name = Neighbour\n")
            (folder / "messages.fr.ftl").write_text("name = Voisin\n")
        facts = tmp_path / f"{module}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text(f"[ludotheque.games]\n{slug} = {module}\n")
        for kept in caches:
            kept.cache_clear()

    yield added
    for name in {*sys.modules} - modules:
        del sys.modules[name]
    for kept in caches:
        kept.cache_clear()


def test_the_smallest_company_comes_first() -> None:
    assert [slug for slug in slugs() if slug in own_slugs()] == ["apagos", "meeples", "apaches", "singes", "tractions"]
    assert [taken.game.name for taken in boxes()] == list(slugs())
    assert all(box(slug).package == f"ludotheque.games.{slug}" for slug in own_slugs())


def test_another_package_brings_a_game(add: Add) -> None:
    add("next-door", "shelf_neighbour")
    assert "next-door" in slugs()
    assert isinstance(box("next-door"), Box)
    assert package("next-door") == "shelf_neighbour"


def test_a_game_that_has_left_the_shelf_has_no_package() -> None:
    assert package("gone") == ""


@pytest.mark.parametrize(
    ("slug", "source", "messages", "reason"),
    [
        ("raises", "import nothing_of_that_name", True, "No module named 'nothing_of_that_name'"),
        ("empty", "", True, "GAME is not a Game"),
        ("Name", NEIGHBOUR, True, "small letters"),
        ("other", NEIGHBOUR.replace("{name}", "another"), True, "GAME.name is 'another'"),
        ("mute", NEIGHBOUR, False, "messages.fr.ftl is missing"),
        ("coached", NEIGHBOUR + "\nCOACH = 3\n", True, "COACH is not a function"),
    ],
)
def test_a_broken_package_is_left_out_and_named(
    add: Add, caplog: pytest.LogCaptureFixture, slug: str, source: str, messages: bool, reason: str
) -> None:
    add(slug, "shelf_broken", source, messages)
    with caplog.at_level(logging.WARNING):
        assert slug not in slugs()
    assert "shelf_broken" in caplog.text
    assert reason in caplog.text
    with pytest.raises(LookupError, match=r"shelf_broken.* cannot be used"):
        box(slug)
    assert set(own_slugs()) <= set(slugs())


def test_the_house_keeps_its_names(add: Add, caplog: pytest.LogCaptureFixture) -> None:
    add("apagos", "shelf_pretender")
    assert box("apagos").package == "ludotheque.games.apagos"
    assert slugs().count("apagos") == 1
    assert "shelf_pretender cannot be called 'apagos'" in caplog.text


def test_two_strangers_of_one_name_stay_away(add: Add, caplog: pytest.LogCaptureFixture) -> None:
    add("twin", "shelf_first")
    add("twin", "shelf_second")
    assert "twin" not in slugs()
    with pytest.raises(LookupError, match="shelf_first and shelf_second both want to be called 'twin'"):
        box("twin")


def test_an_unknown_name_is_told_what_there_is() -> None:
    with pytest.raises(LookupError, match=r"no game 'chess' on the shelf; there is .*apagos"):
        box("chess")


def test_a_box_and_its_game_say_what_they_are() -> None:
    taken = box("apagos")
    assert repr(taken) == "<Box apagos>"
    assert repr(taken.game) == f"<Game apagos, rules {taken.game.version}>"


def test_the_package_lists_what_it_offers_and_nothing_it_borrowed() -> None:
    assert [name for name in dir(ludotheque) if not name.startswith("__")] == ludotheque.__all__
