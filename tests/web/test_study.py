"""Puzzles and openings of a solved game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from httpx import Client

from ludotheque.bots.levels import coach
from ludotheque.core.coach import Coach
from ludotheque.core.shelf import box, slugs
from ludotheque.house.storage import Storage
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.study import Challenge, is_solved

SOLVED = [slug for slug in slugs() if is_solved(slug)]


def coach_of(slug: str) -> Coach:
    found = coach(slug, box(slug).game)
    assert found is not None
    return found


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
    assert page.text.count('name="opening" value="first-') >= 100


def test_openings_are_sifted_by_winner_and_by_length(ana: Client, slug: str) -> None:
    def numbers(**query: str) -> set[str]:
        return set(re.findall(r'value="first-(\d+)"', ana.get(f"/games/{slug}/openings", params=query).text))

    everything = numbers()
    assert numbers(winner="first") | numbers(winner="second") == everything
    assert not numbers(winner="first") & numbers(winner="second")
    by_length = [numbers(length=length) for length in ("short", "middle", "long")]
    assert set.union(*by_length) == everything
    assert sum(map(len, by_length)) == len(everything)
    assert numbers(winner="nonsense", length="nonsense") == everything


@pytest.mark.parametrize("side", ["first", "second"])
def test_an_opening_is_a_click_from_a_game(ana: Client, house: House, slug: str, side: str) -> None:
    form = {"quick": "computer", "opening": f"{side}-5"}
    answer = ana.post(f"/games/{slug}/tables", data=form, follow_redirects=False)
    table = house.open_tables[answer.headers["location"].removeprefix("/t/")].table
    opening = coach_of(slug).openings()[5]
    assert (opening.options if side == "first" else opening.reply).items() <= table.options.items()


@pytest.mark.parametrize("opening", ["first-99999", "third-1", "first-", "first-x", "nonsense"])
def test_an_unknown_opening_is_refused(ana: Client, slug: str, opening: str) -> None:
    form = {"quick": "computer", "opening": opening}
    assert ana.post(f"/games/{slug}/tables", data=form).status_code == 400


def test_play_now_begins_with_a_start_that_can_be_won_and_never_the_same_twice_running(
    ana: Client, house: House, slug: str
) -> None:
    starts = []
    solved = coach_of(slug)
    fair = [one.options if one.verdict.value == "win" else one.reply for one in solved.openings()]
    for _ in range(3):
        answer = ana.post(f"/games/{slug}/tables", data={"quick": "computer"}, follow_redirects=False)
        options = house.open_tables[answer.headers["location"].removeprefix("/t/")].table.options
        starts.append(next(start for start in fair if start.items() <= options.items()))
    assert starts[0] != starts[1] != starts[2]


def test_the_puzzle_of_the_day_is_the_same_for_all(ana: Client, bob: Client, slug: str) -> None:
    pages = [guest.get(f"/games/{slug}/puzzles/daily") for guest in (ana, bob)]
    assert pages[0].status_code == 200
    assert pages[0].url == pages[1].url


def test_a_solved_puzzle_is_followed_by_one_of_the_chosen_length(ana: Client, slug: str) -> None:
    game = box(slug).game
    query: dict[str, str | int] = {"plies": 3, "length": 3, "streak": 4}
    found = parse_qs(urlsplit(str(ana.get(f"/games/{slug}/puzzles", params=query).url)).query)
    query = {name: values[0] for name, values in found.items()}
    while True:
        state = game.read_position(str(query["position"]), game.seats[0], {})
        tried = [
            ana.post(f"/games/{slug}/puzzles/try", params=query, json={"action": action}).json()
            for action in state.legal(state.waiting_for[0])
        ]
        wrong = [answer for answer in tried if not answer["right"]]
        assert all("flawed=1" in answer["address"] and "none yet" in answer["parts"]["streak"] for answer in wrong)
        right = next(answer for answer in tried if answer["right"])
        if "address" not in right:
            break
        query = {name: values[0] for name, values in parse_qs(urlsplit(right["address"]).query).items()}
    onward = parse_qs(urlsplit(right["parts"]["tools"].split('href="')[1].split('"')[0].replace("&amp;", "&")).query)
    assert (onward["plies"], onward["length"], onward["streak"]) == (["3"], ["3"], ["5"])


def test_the_solution_ends_the_run_and_tells_what_every_move_is_worth(ana: Client, slug: str) -> None:
    page = ana.get(f"/games/{slug}/puzzles", params={"plies": 3, "streak": 2})
    query = {name: values[0] for name, values in parse_qs(urlsplit(str(page.url)).query).items()}
    answer = ana.post(f"/games/{slug}/puzzles/try", params=query, json={"solution": True}).json()
    assert answer["values"].count("wins in") == 1, "a puzzle has one winning move"
    assert "flawed=1" in answer["address"]


def test_a_wrong_move_ends_the_run() -> None:
    assert Challenge(1, 3, 7).solved() == Challenge(3, 3, 8)
    assert Challenge(1, 3, 7, is_flawed=True).solved() == Challenge(3, 3, 0)


@pytest.mark.parametrize("unsolved", [*UNSOLVED, "nothing"])
def test_a_game_without_a_solution_has_no_such_pages(ana: Client, unsolved: str) -> None:
    assert ana.get(f"/games/{unsolved}/puzzles").status_code == 404
    assert ana.get(f"/games/{unsolved}/openings").status_code == 404
