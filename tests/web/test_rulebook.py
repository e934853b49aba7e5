"""The rulebooks people read: complete, the same in both languages, illustrated by boards that can be played."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest
from httpx import Client

from ludotheque.core.shelf import box, own_slugs
from ludotheque.core.state import LEGAL
from ludotheque.core.tongue import LANGUAGES
from ludotheque.web.examples import MOST_PLAYED, NOTHING, address, reached, reader_of
from ludotheque.web.figures import drawn, figures, shown
from ludotheque.web.rulebook import rulebook, specification
from ludotheque.web.sources import rulebook_source

PLAYABLE = [(slug, name) for slug in own_slugs() for name, figure in figures(slug).items() if figure.play]
EVERY_FIGURE = [(slug, name) for slug in own_slugs() for name in figures(slug)]
EVERY_BOOK = [(slug, language) for slug in own_slugs() for language in LANGUAGES]


def anchors(html: str) -> list[str]:
    return re.findall(r'id="([RAO]\d+)"', html)


def illustrations(html: str) -> list[str]:
    return re.findall(r'id="figure-([\w-]+)"', html)


def refusals(slug: str) -> set[str]:
    """The numbers of the rules that a refusal of the game can name."""
    messages = files(box(slug).package).joinpath("messages.fr.ftl").read_text("utf-8")
    return set(re.findall(r"^refusal-([RA]\d+)", messages, re.MULTILINE))


@pytest.mark.parametrize(("slug", "language"), EVERY_BOOK)
def test_a_refusal_can_be_read_up_in_the_rulebook(slug: str, language: str) -> None:
    assert refusals(slug)
    assert refusals(slug) <= set(anchors(rulebook(slug, language).rules))


@pytest.mark.parametrize(("slug", "language"), EVERY_BOOK)
def test_every_rule_ruling_and_option_is_told_once(slug: str, language: str) -> None:
    told = anchors(rulebook(slug, language).rules)
    assert len(told) == len(set(told))
    numbered = {number for number in anchors(specification(slug, language).rules) if number[0] in "RA"}
    assert numbered <= set(told)
    assert {option.rule for option in box(slug).game.options} <= set(told)


@pytest.mark.parametrize(("slug", "language"), EVERY_BOOK)
def test_a_number_leads_to_its_exact_wording(slug: str, language: str) -> None:
    links = re.findall(rf'href="/games/{slug}/rules/numbered#(\w+)"', rulebook(slug, language).rules)
    known = set(re.findall(r'id="(\w+)"', specification(slug, language).rules))
    assert {number for number in links if number[0] in "RA"} <= known


@pytest.mark.parametrize("slug", own_slugs())
def test_both_languages_tell_the_same_with_the_same_figures(slug: str) -> None:
    french, english = rulebook(slug, "fr"), rulebook(slug, "en")
    assert (french.language, english.language) == ("fr", "en")
    assert anchors(french.rules) == anchors(english.rules)
    assert (
        illustrations(french.rules) == illustrations(english.rules) == list(dict.fromkeys(illustrations(french.rules)))
    )
    assert set(illustrations(french.rules)) == set(figures(slug))
    assert len(french.chapters) == len(english.chapters)


@pytest.mark.parametrize(("slug", "language"), EVERY_BOOK)
def test_a_rulebook_speaks_to_players(slug: str, language: str) -> None:
    text = rulebook_source(slug, f".{language}.md")
    assert not re.findall(r"`|\b[a-z]+_[a-z]+\b|\b[A-Z]+_[A-Z]+\b| = ", re.sub(r"\d = \d|U = |s = ", "", text))
    assert "<!--" not in rulebook(slug, language).rules
    assert "&lt;!--" not in rulebook(slug, language).rules


@pytest.mark.parametrize(("slug", "name"), EVERY_FIGURE)
def test_a_figure_is_drawn_in_the_language_of_its_reader(slug: str, name: str) -> None:
    for language in LANGUAGES:
        root = ElementTree.fromstring(drawn(slug, name, language))
        ids = {element.get("id") for element in root.iter()}
        assert set(figures(slug)[name].lit) <= ids


@pytest.mark.parametrize(("slug", "name"), PLAYABLE)
def test_an_example_can_be_played(slug: str, name: str) -> None:
    seat = reader_of(slug, name)
    state = reached(slug, name, ()).state
    assert seat in state.waiting_for
    answer = state.legal(seat)[0]
    assert reached(slug, name, (answer,)).frames


def test_trying_an_example_leaves_its_figure_as_it_is() -> None:
    before = box("apagos").game.write_position(shown("apagos", "drop"))
    reached("apagos", "drop", (reached("apagos", "drop", ()).state.legal(1)[0],))
    assert box("apagos").game.write_position(shown("apagos", "drop")) == before


def test_the_same_answers_lead_to_the_same_board() -> None:
    """Nothing but the answers of the reader is kept: chance and the others repeat themselves."""
    answers = (reached("meeples", "bank", ()).state.legal(0)[0],)
    first = box("meeples").game.write_position(reached("meeples", "bank", answers).state)
    reached.cache_clear()
    assert box("meeples").game.write_position(reached("meeples", "bank", answers).state) == first


def test_the_rulebook_is_a_page_with_a_list_of_contents(ana: Client) -> None:
    page = ana.get("/games/apagos/rules").text
    chapters = rulebook("apagos", "en").chapters
    assert [title for _, title in chapters][:2] == ["In short", "In the box"]
    for anchor, title in chapters:
        assert f'<a href="#{anchor}">{title}</a>' in page
        assert f'<h2 id="{anchor}">{title}</h2>' in page


def test_the_tab_of_a_table_gets_the_text_alone(ana: Client) -> None:
    text = ana.get("/games/apagos/rules/text").text
    assert text == rulebook("apagos", "en").rules
    assert "<html" not in text


def test_the_numbered_rules_stay_within_reach(ana: Client) -> None:
    page = ana.get("/games/apagos/rules/numbered").text
    for number in ("R1", "R14", "A38", "O6"):
        assert f'id="{number}"' in page
    ids = re.findall(r' id="(\w+)"', page)
    assert len(set(ids)) == len(ids)


def test_the_page_of_a_game_shows_the_beginning_of_its_rulebook_only(ana: Client) -> None:
    page = ana.get("/games/apagos").text
    assert rulebook("apagos", "en").opening.strip() in page
    assert "/games/apagos/rules#O1" in page
    assert 'id="R14"' not in page


def test_a_figure_is_an_image_of_its_own(ana: Client) -> None:
    answer = ana.get("/games/apagos/figures/drop.fr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == drawn("apagos", "drop", "fr")


@pytest.mark.parametrize(
    "way",
    [
        "/games/apagos/figures/nothing.fr.svg",
        "/games/apagos/figures/drop.xx.svg",
        "/games/apagos/examples/nothing",
        "/games/apagos/examples/won",  # the game is over there
        "/games/apagos/examples/drop/1.x",
        "/games/apagos/examples/drop/999999",
        f"/games/apagos/examples/drop/{'.'.join(['0'] * (MOST_PLAYED + 1))}",
        "/games/chess/rules",
        "/games/chess/rules/text",
        "/games/chess/examples/drop",
    ],
)
def test_what_is_not_there_is_said_so(ana: Client, way: str) -> None:
    assert ana.get(way).status_code == 404


def test_an_answer_against_the_rules_has_no_board(ana: Client) -> None:
    state = shown("apagos", "full")
    illegal = next(action for action in range(box("apagos").game.actions) if state.why_not(0, action) != LEGAL)
    page = ana.get(address("apagos", "full", (illegal,)))
    assert page.status_code == 409
    assert reached("apagos", "full", ()).state.waiting_for == [0]


def test_a_game_without_a_rulebook_shows_its_specification(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.web.rulebook.rulebook_source", lambda slug, ending: "")
    assert rulebook.__wrapped__("apagos", "fr") == specification("apagos", "fr")


def test_the_reader_answers_and_the_computer_answers_back(ana: Client) -> None:
    state = reached("apagos", "drop", ()).state
    action = state.legal(1)[0]
    here = address("apagos", "drop", ())
    answer = ana.post(here, json={"action": action}).json()
    assert answer["right"]
    assert answer["address"] == address("apagos", "drop", (action,))
    assert here in answer["parts"]["tools"]  # the way back
    assert len(answer["frames"]) > 1
    assert reached("apagos", "drop", (action,)).state.waiting_for == [1]
    assert answer["parts"]["board"] in ana.get(answer["address"]).text


def test_without_a_script_an_answer_leads_to_the_next_board(ana: Client) -> None:
    action = reached("apagos", "drop", ()).state.legal(1)[0]
    page = ana.post(f"{address('apagos', 'drop', ())}/act", data={"action": str(action)})
    assert page.status_code == 200
    assert page.url.path == address("apagos", "drop", (action,))


def test_a_refusal_on_an_example_leads_to_the_rulebook(ana: Client) -> None:
    state = shown("apagos", "full")
    illegal = next(action for action in range(box("apagos").game.actions) if state.why_not(0, action) != LEGAL)
    answer = ana.post(address("apagos", "full", ()), json={"action": illegal}).json()
    assert not answer["right"]
    assert 'href="/games/apagos/rules#' in answer["note"]


def test_a_ghost_shows_what_an_answer_would_change(ana: Client) -> None:
    action = shown("apagos", "drop").legal(1)[0]
    assert "<" in ana.post(address("apagos", "drop", ()), json={"ghost": action}).json()["svg"]
    assert ana.post(f"/games/apagos/examples/drop/{NOTHING}", json={"why": []}).json() == {}
