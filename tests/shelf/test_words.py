"""The messages of every game: in both languages the same ones, with words for every option and every refusal."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ludotheque.core.face import Message, refusal, say
from ludotheque.core.shelf import box
from ludotheque.core.tongue import LANGUAGES, tongue
from tests.shelf import OURS, ROOT

KEY = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)
LOOSE = re.compile(r"^.*[^\s] [:;!?»].*$|^.*« .*$|^.*'.*$", re.MULTILINE)  # what a line break could tear off
REFUSAL = re.compile(r'"([RAO]\d+(?:-[a-z]+)*)"')  # as the rules write it
FRONT = ("name", "tagline", "about", "length", "weight", "completed", "age", "designer")

each_game = pytest.mark.parametrize("slug", OURS)


def messages(slug: str, language: str) -> str:
    return files(box(slug).package).joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")


def check_spoken(slug: str, message: Message) -> None:
    for language in LANGUAGES:
        assert tongue(language, box(slug).package)(message), (language, message)


@each_game
def test_every_option_and_offered_value_is_named_and_explained(slug: str) -> None:
    for option in box(slug).game.options:
        offered = [value for value in option.values if ":" not in value]  # the others belong to a series
        for name in (option.name, *(f"{option.name}-{value}" for value in offered)):
            check_spoken(slug, say(f"option-{name}"))
            check_spoken(slug, say(f"option-{name}-about"))


@each_game
def test_the_cover_of_the_box_can_be_read(slug: str) -> None:
    for key in FRONT:
        check_spoken(slug, say(key))


@each_game
def test_every_refusal_that_the_rules_write_has_a_sentence(slug: str) -> None:
    sources = (ROOT / f"src/ludotheque/games/{slug}/rules").glob("*.py")
    numbers = {number for file in sources for number in REFUSAL.findall(file.read_text("utf-8"))}
    assert len(numbers) >= 20
    for number in numbers:
        check_spoken(slug, refusal(number))


@each_game
def test_both_languages_say_the_same_things_once(slug: str) -> None:
    english, french = (KEY.findall(messages(slug, language)) for language in ("en", "fr"))
    assert english == french
    assert len(english) == len(set(english))


@pytest.mark.parametrize("slug", OURS)
def test_french_keeps_its_punctuation_with_the_word_before(slug: str) -> None:
    assert not LOOSE.findall(messages(slug, "fr"))
