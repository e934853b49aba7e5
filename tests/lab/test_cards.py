"""The cards of the games for research say what is so."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median

import pytest

from benchmarks import cards
from ludotheque.core.shelf import box, own_slugs
from ludotheque.games.apagos.mind.solver.oracle import Oracle

PAGES = {slug: (cards.CARDS / f"{slug}.md").read_text("utf-8") for slug in own_slugs()}
FEW = 3  # games that are played again


def table(slug: str, name: str) -> str:
    found = cards.mark(name).search(PAGES[slug])
    assert found is not None
    return found[0]


@pytest.mark.parametrize("slug", PAGES)
def test_a_card_tells_the_sizes_of_its_game(slug: str) -> None:
    assert table(slug, "sizes") == cards.sizes(slug), "python -m benchmarks --cards writes the tables again"


@pytest.mark.parametrize("slug", PAGES)
def test_games_last_as_long_as_a_card_says(slug: str) -> None:
    for seats, line in zip(box(slug).game.seats, table(slug, "measures").splitlines()[2:], strict=True):
        cells = [[float(number) for number in re.findall(r"[\d.]+", cell.replace(",", ""))] for cell in line.split("|")]
        count, answers, draws, mean, most = cells[1], cells[2], cells[3], cells[4], cells[5]
        games = [cards.random_game(slug, seats, number) for number in range(FEW)]
        assert count == [seats]
        assert answers[1] * 0.9 <= median(game.answers for game in games) <= answers[2] * 1.1
        assert draws[0] * 0.5 <= median(game.draws for game in games) <= draws[0] * 2
        choices = [choice for game in games for choice in game.choices]
        assert mean[0] * 0.7 <= sum(choices) / len(choices) <= mean[0] * 1.4
        assert max(choices) <= most[0]


@pytest.mark.parametrize("slug", PAGES)
def test_a_card_tells_how_long_greedy_players_take(slug: str) -> None:
    lines = table(slug, "measures").splitlines()[2:]
    for line, figures in zip(lines, cards.greedy(slug).values(), strict=True):
        assert line.split("|")[6].strip() == cards.shown(figures)


def test_the_value_of_apagos_is_the_one_that_its_card_tells() -> None:
    found = Oracle().openings()
    values = Counter(verdict.value for verdict in found.values())
    told = re.search(
        r"Of the (\d+) starts .* wins (\d+) and loses (\d+); none is a draw. The longest lasts (\d+) moves",
        " ".join(PAGES["apagos"].split()),
    )
    assert told is not None
    longest = max(verdict.plies for verdict in found.values())
    assert [int(number) for number in told.groups()] == [len(found), values["win"], values["loss"], longest]
    assert values.keys() == {"win", "loss"}
