"""A game in a package of its own is on the shelf, in the terminal and under the laws, and nothing here names it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from ludotheque.core import state
from tests.sixth import EXAMPLE, SLUG, installed, ran

LAWS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "ludotheque.laws.plugin", "--pyargs", "ludotheque.laws")
ROOT = EXAMPLE.parents[1]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, str], Path]:
    folder = tmp_path_factory.mktemp("sixth")
    return installed(folder), folder


def test_it_stands_on_the_shelf(shelf: tuple[dict[str, str], Path]) -> None:
    assert SLUG in ran(*shelf, "-m", "ludotheque", "games")


def test_it_is_played_in_the_terminal_and_reviewed(shelf: tuple[dict[str, str], Path]) -> None:
    file = shelf[1] / "played.record"
    ran(*shelf, "-m", "ludotheque", "play", SLUG, "--seats", "bot:random,bot:greedy", "--save", str(file))
    assert f"game: {SLUG}" in file.read_text("utf-8")
    ran(*shelf, "-m", "ludotheque", "replay", str(file))
    ran(*shelf, "-m", "ludotheque", "review", str(file), "-o", str(shelf[1] / "review.html"), "--lang", "fr")
    assert 'class="curve"' in (shelf[1] / "review.html").read_text("utf-8")


def test_its_own_tests_pass(shelf: tuple[dict[str, str], Path]) -> None:
    assert " passed" in ran(*shelf, "-m", "pytest", "-q", "-p", "no:cacheprovider", "source/tests")


def test_it_keeps_the_laws(shelf: tuple[dict[str, str], Path]) -> None:
    assert " passed" in ran(*shelf, *LAWS, "--game", SLUG)


@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="there is no C compiler")
def test_it_keeps_the_laws_compiled(tmp_path: Path) -> None:
    environment = installed(tmp_path, KUHN_COMPILED="1")
    code = f"import {SLUG}.rules.judge as judge; print(judge.__file__)"
    # mypyc cannot derive a class from one that another build has compiled: beside a compiled core it stays plain.
    is_plain = str(state.__file__).endswith(".py")
    assert ran(environment, tmp_path, "-c", code).strip().endswith(".py") != is_plain
    assert " passed" in ran(environment, tmp_path, *LAWS, "--game", SLUG)


def test_an_unknown_game_is_refused_in_words(shelf: tuple[dict[str, str], Path]) -> None:
    with pytest.raises(AssertionError, match="no game 'chess' on the shelf; there is"):
        ran(*shelf, *LAWS, "--game", "chess")


def test_nothing_else_names_it() -> None:
    """Documents and the lines that install it apart."""
    listed = subprocess.run(["git", "grep", "-lwi", SLUG], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode > 1:
        pytest.skip("this is no git repository")
    spoken = [name for name in listed.stdout.split() if not name.startswith(("examples/", "docs/", "tests/"))]
    assert [name for name in spoken if not name.endswith(".md")] == []
