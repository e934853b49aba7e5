"""Around one terminal: whose turn it is to change their mind, and who is who."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from ludotheque.bots.bot import RandomBot
from ludotheque.cli.screen import Screen
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.speech import speech_for
from ludotheque.core import fair
from ludotheque.core.advice import Advice, Reason
from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.face import say
from ludotheque.core.record import Record, replay
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, Game, State, View, completed


def sitting(slug: str, seats: int, **options: str) -> Sitting:
    """People at every seat of a game."""
    found = box(slug)
    record = Record(found.game, completed(found.game, options), [f"player {seat}" for seat in range(seats)])
    return Sitting(
        Screen(Console()), speech_for("en", slug), found, record, fair.new_secret(), [""] * seats, [""] * seats
    )


def played_until(table: Sitting, verb: str, seed: int) -> int:
    """Play at random until somebody is asked who has just done this, or for whom chance has; the seat."""
    rng = Random(seed)
    while True:
        seat = table.state.waiting_for[0]
        action = outcome(table.state, rng) if seat == CHANCE else rng.choice(table.state.legal(seat))
        written = table.record.game.write(seat, action)
        table.step(seat, action)
        asked = table.state.waiting_for[0]
        if written.split()[0] == verb and asked != CHANCE and seat in (asked, CHANCE):
            return asked


@pytest.mark.parametrize(("verb", "seed"), [("coup", 2), ("attack", 1)])
def test_what_a_gang_has_shown_is_not_taken_back(verb: str, seed: int) -> None:
    table = sitting("tractions", 4)
    seat = played_until(table, verb, seed)
    before = dump(table.state)
    assert not table.undo(seat)
    assert dump(table.state) == before


def test_what_a_gang_has_not_shown_yet_is_taken_back() -> None:
    table = sitting("tractions", 4)
    seat = played_until(table, "recruit", 2)
    steps = table.record.steps[:-1]
    assert table.undo(seat)
    assert table.record.steps == steps
    assert dump(table.state) == dump(replay(table.record))


@pytest.mark.parametrize(("agreed", "taken"), [("off", False), ("unanimous", True)])
def test_those_around_the_screen_agree_to_what_the_game_lets_them(agreed: str, taken: bool) -> None:
    table = sitting("singes", 2, take_back=agreed)
    seat = played_until(table, "die", 1)
    assert table.undo(seat) == taken
    assert [step.seat for step in table.past] == ([CHANCE] if taken else [CHANCE, seat, CHANCE])


class Outspoken(Advice):
    """Advice that always has a reason."""

    def worth(self, state: State, seat: int) -> int:
        return 0

    def reason(self, game: Game, view: View, action: int) -> Reason:
        return Reason("why", (7,))


def test_a_hint_says_why(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = sitting("meeples", 2)
    table.box = table.box._replace(advice=Outspoken())
    monkeypatch.setattr(
        table.box.face, "reason", lambda view, why: say("side-grey" if why == ("why", (7,)) else "name")
    )
    while table.state.waiting_for[0] == CHANCE:
        table.step(CHANCE, outcome(table.state, Random(1)))
    table.hint(table.state.waiting_for[0])
    assert capsys.readouterr().out.endswith("\nGrey\n")


def test_a_hint_is_what_the_strongest_computer_player_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def player(slug: str, level: str, *rest: object) -> RandomBot:
        asked.append(level)
        return RandomBot(Random(1))

    table = sitting("meeples", 2)
    while table.state.waiting_for[0] == CHANCE:
        table.step(CHANCE, outcome(table.state, Random(1)))
    monkeypatch.setattr("ludotheque.cli.sitting.bot", player)
    table.hint(table.state.waiting_for[0])
    assert asked == ["best"]
