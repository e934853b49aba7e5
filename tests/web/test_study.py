"""Puzzles and openings of a solved game."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from httpx import Client

from ludotheque.core.shelf import box, slugs
from ludotheque.house.storage import Storage
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.study import is_solved

SOLVED = [slug for slug in slugs() if is_solved(slug)]
UNSOLVED = [slug for slug in slugs() if not is_solved(slug)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose coach really knows."""
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_DATA", str(folder))
        yield House(Storage(f"sqlite:///{folder}/house.db"), Thinkers(), pause=0.0)


@pytest.fixture(params=SOLVED)
def slug(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_puzzle_is_solved_move_by_move(ana: Client, slug: str) -> None:
    """From any puzzle, some move is right at every turn, and the last one wins."""
    page = ana.get(f"/games/{slug}/puzzles", params={"plies": 3})
    assert page.status_code == 200
    query = parse_qs(urlsplit(str(page.url)).query)
    position, plies = query["position"][0], int(query["plies"][0])
    assert plies == 3
    address = f"/games/{slug}/puzzles/try"
    parameters: dict[str, str | int] = {"position": position, "plies": plies}
    game = box(slug).game
    for _ in range(2):
        state = game.read_position(str(parameters["position"]), game.seats[0], {})
        answers = {
            action: ana.post(address, params=parameters, json={"action": action}).json()
            for action in state.legal(state.waiting_for[0])
        }
        right = [answer for answer in answers.values() if answer["right"]]
        assert right
        if "address" not in right[0]:
            break
        onward = parse_qs(urlsplit(right[0]["address"]).query)
        parameters = {"position": onward["position"][0], "plies": int(onward["plies"][0])}
    else:
        pytest.fail("the puzzle does not end")


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ({"position": "nonsense", "plies": 3}, 400),
        ({"position": "x" * 5000, "plies": 3}, 400),
        ({"plies": 0}, 400),
        ({"plies": 10_000}, 400),
        ({"plies": "many"}, 400),
    ],
)
def test_a_bad_puzzle_is_refused(ana: Client, slug: str, query: dict[str, str | int], status: int) -> None:
    assert ana.get(f"/games/{slug}/puzzles", params=query).status_code == status
    answer = ana.post(f"/games/{slug}/puzzles/try", params=query, json={"action": 0})
    assert answer.status_code == status


def test_the_openings_are_all_there(ana: Client, slug: str) -> None:
    page = ana.get(f"/games/{slug}/openings")
    assert page.status_code == 200
    assert page.text.count("<li>") >= 100


@pytest.mark.parametrize("unsolved", [*UNSOLVED, "nothing"])
def test_a_game_without_a_solution_has_no_such_pages(ana: Client, unsolved: str) -> None:
    assert ana.get(f"/games/{unsolved}/puzzles").status_code == 404
    assert ana.get(f"/games/{unsolved}/openings").status_code == 404
