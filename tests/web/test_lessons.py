"""Lessons: every step of every game can be learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from httpx import Client

from ludotheque.core.shelf import box, slugs
from ludotheque.web.lessons import board_of, lessons

STEPS = [(slug, number) for slug in slugs() for number in range(len(lessons(slug)))]


def attempt(client: Client, slug: str, number: int, **body: Any) -> dict[str, Any]:
    answer = client.post(f"/lessons/{slug}/{number}", json=body)
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("text", [None, "", "# later\n"])
def test_a_game_without_steps_has_no_lesson(text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if text is not None:
        (tmp_path / "lessons.toml").write_text(text, "utf-8")
    monkeypatch.setattr("ludotheque.web.lessons.files", lambda package: tmp_path)
    assert lessons.__wrapped__(slugs()[0]) == []


@pytest.mark.parametrize(("slug", "number"), STEPS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_is_shown_in_both_languages(ana: Client, slug: str, number: int, language: str) -> None:
    page = ana.get(f"/lessons/{slug}?step={number}", headers={"accept-language": language})
    assert page.status_code == 200
    assert "<svg" in page.text


@pytest.mark.parametrize(("slug", "number"), STEPS)
def test_every_accepted_answer_is_right(ana: Client, slug: str, number: int) -> None:
    lesson = lessons(slug)[number]
    game = box(slug).game
    for written in lesson.accept:
        told = attempt(ana, slug, number, action=game.read(lesson.seat, written))
        assert told["right"] is True
        assert len(told["frames"]) == 1 + len(lesson.answer)
        assert told["parts"]["feedback"]
        assert 'id="onward"' in told["parts"]["tools"] or number + 1 == len(lessons(slug))


@pytest.mark.parametrize(("slug", "number"), STEPS)
def test_every_other_answer_is_met_with_a_sentence(ana: Client, slug: str, number: int) -> None:
    lesson = lessons(slug)[number]
    game = box(slug).game
    for action in board_of(slug, number).legal(lesson.seat):
        if lesson.accept and game.write(lesson.seat, action) not in lesson.accept:
            told = attempt(ana, slug, number, action=action)
            assert told["right"] is False
            assert told["parts"]["feedback"]


@pytest.mark.parametrize("slug", [slug for slug in slugs() if lessons(slug)])
def test_the_last_step_is_a_game(ana: Client, slug: str) -> None:
    last = len(lessons(slug)) - 1
    if lessons(slug)[last].play:
        page = ana.post(f"/lessons/{slug}/{last}/play")
        assert 'data-table="' in page.text
    assert ana.post(f"/lessons/{slug}/0/play").status_code == 404


@pytest.mark.parametrize("body", [{"action": "x"}, {"ghost": "x"}, {"why": 5}, {"action": 1.5}, []])
def test_nonsense_is_refused(ana: Client, body: Any) -> None:
    answer = ana.post(f"/lessons/{slugs()[0]}/2", json=body, headers={"accept": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


def test_steps_that_are_not_there(ana: Client) -> None:
    assert ana.get(f"/lessons/{slugs()[0]}?step=99").status_code == 404
    assert ana.get(f"/lessons/{slugs()[0]}?step=-1").status_code == 404
    assert ana.post(f"/lessons/{slugs()[0]}/99", json={"action": 1}).status_code == 404
    assert attempt(ana, slugs()[0], 2, action=10**6) == {}
