"""What docs/security.md promises of every page, and that the tests it names are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from httpx import Client

from ludotheque.web.site import FOLDER
from tests.web.conftest import SLUG, laid

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "path", ["/", f"/games/{SLUG}", f"/games/{SLUG}/rules", f"/lessons/{SLUG}", "/api", "/nowhere"]
)
def test_every_page_allows_the_scripts_of_the_house_and_no_others(ana: Client, path: str) -> None:
    answer = ana.get(path)
    policy = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy, "default-src holds for scripts"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert_scriptless(answer.text)


def test_the_page_of_a_table_holds_no_script_of_its_own(ana: Client, bob: Client) -> None:
    assert_scriptless(ana.get(f"/t/{laid(ana, bob)}").text)


def assert_scriptless(html: str) -> None:
    """No script but files of ours, and no attribute that would be one."""
    for attributes, inside in re.findall(r"<script\b([^>]*)>(.*?)</script>", html, re.DOTALL):
        assert not inside.strip()
        assert re.search(r'src="(/static/|\{\{ asset\()', attributes)
    assert not re.search(r"<[^>]*\son\w+\s*=", html)
    assert "javascript:" not in html


def test_no_template_holds_a_script_of_its_own() -> None:
    for file in (FOLDER / "templates").glob("*.html"):
        assert_scriptless(file.read_text("utf-8"))


def test_the_tests_that_the_page_names_are_there() -> None:
    named = re.findall(r"`((?:web|house|laws|cli)/[\w/]*(?:\.py)?)`", (ROOT / "docs/security.md").read_text("utf-8"))
    assert named
    places = (ROOT / "tests", ROOT / "src/ludotheque")
    assert [name for name in named if not any((place / name).exists() for place in places)] == []
