"""Choosing in a terminal: numbers, headings, words, notation."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.cli.menu import MANY, lettered
from ludotheque.cli.screen import Quit
from ludotheque.cli.sitting import Sitting
from ludotheque.core.chance import outcome
from ludotheque.core.shelf import slugs
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.rules import terms as meeples
from tests.cli.table import Paper, seated


def walked(slug: str, lines: list[str], steps: int, seed: int = 1) -> Sitting:
    """A table at which so many steps were made at random, and somebody is asked."""
    table = seated(slug, Paper(lines))
    rng = Random(seed)
    while steps > 0 or table.state.waiting_for[0] == CHANCE:
        seat = table.state.waiting_for[0]
        table.step(seat, outcome(table.state, rng) if seat == CHANCE else rng.choice(table.state.legal(seat)))
        steps -= 1
    return table


def first_cards(lines: list[str]) -> tuple[Sitting, int]:
    """Four gangs about to choose their first cards: thirty ways to do it."""
    table = walked("tractions", lines, 0)
    while len(table.state.legal(table.state.waiting_for[0])) != 30:
        seat = table.state.waiting_for[0]
        table.step(seat, outcome(table.state, Random(1)) if seat == CHANCE else table.state.legal(seat)[0])
    return table, table.state.waiting_for[0]


def printed(table: Sitting) -> str:
    assert isinstance(table.screen, Paper)
    return table.screen.text


@pytest.mark.parametrize("slug", slugs())
def test_every_choice_has_one_number_and_stands_under_one_heading(slug: str) -> None:
    table = walked(slug, [], 25)
    view = table.state.view(table.state.waiting_for[0])
    menu = table.scene.menu(view)
    single = [entry.action for entry in menu.entries if not entry.then]
    assert sorted(single) == sorted(view.legal + view.asides)
    assert [entry.number for entry in menu.entries] == list(range(1, len(menu.entries) + 1))
    assert [entry for group in menu.groups for entry in group.entries] == menu.entries


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("steps", [5, 25, 90])
def test_no_two_choices_read_the_same(slug: str, steps: int) -> None:
    table = walked(slug, [], min(steps, 15) if slug == "apagos" else steps)
    entries = table.scene.menu(table.state.view(table.state.waiting_for[0])).entries
    assert len({entry.whole for entry in entries}) == len(entries)


def test_a_long_list_is_folded_and_a_letter_opens_a_heading() -> None:
    table, seat = first_cards(["b"])
    table.show(seat)
    assert len(table.scene.menu(table.state.view(seat)).entries) > MANY
    assert "with Sten Mark II" not in printed(table)
    assert "2 × Traction and 1 × Colt 45  (3, from 4 on)" in printed(table)
    table.answered(seat)
    assert "  4 with Sten Mark II" in printed(table)
    assert "  7 with Sten Mark II" not in printed(table)


def test_a_number_plays_a_choice_that_is_folded_away() -> None:
    table, seat = first_cards(["4"])
    assert table.answered(seat)
    assert table.record.game.write(seat, table.record.steps[-1].action) == "choose t2 c1 e0 sten"


def test_words_show_the_choices_that_have_them_under_their_numbers() -> None:
    table, seat = first_cards(["3 colt"])
    steps = len(table.record.steps)
    assert not table.answered(seat)
    assert " 19 with Sten Mark II" in printed(table)
    assert " 21 with Implantation" in printed(table)
    assert " 22 " not in printed(table)
    assert len(table.record.steps) == steps


@pytest.mark.parametrize(("reply", "played"), [("", True), ("no", False)])
def test_words_that_fit_one_choice_play_it_once_that_is_confirmed(reply: str, played: bool) -> None:
    table, seat = first_cards(["3 colt implant", reply])
    assert table.answered(seat) == played
    assert "21. 3 × Colt 45 – with Implantation" in printed(table)


def test_accents_and_capitals_do_not_matter() -> None:
    table = seated("apagos", Paper([]), "fr")
    menu = table.scene.menu(table.state.view(0))
    assert [entry.notation for entry in menu.matching("JOUER NÔIR")] == ["black"]


def test_a_question_mark_explains_a_choice_and_changes_nothing() -> None:
    table = seated("apagos", Paper(["? 1", "?"]), setter="seat_1")
    for written in ("white", "preset short", "confirm"):
        seat = table.state.waiting_for[0]
        table.step(seat, table.record.game.read(seat, written))
    seat = table.state.waiting_for[0]
    assert not table.answered(seat)
    assert "1. Drop a white ball – " in printed(table)
    assert "drops white on level 1 (5 holes): it climbs to level 2." in printed(table), "what the story would tell"
    assert not table.answered(seat)
    assert "Say which" in printed(table)
    assert len(table.record.steps) == 3


@pytest.mark.parametrize("slug", ["apaches", "singes", "tractions"])
def test_what_a_choice_would_bring_follows_from_what_its_reader_knows(slug: str) -> None:
    table = walked(slug, [], 60)
    seat = table.state.waiting_for[0]
    view = table.state.view(seat)
    entries = table.scene.menu(view).entries[:20]
    told = [table.scene.consequences(view, entry) for entry in entries]
    table.state = table.record.game.determinise(view, Random(9))
    assert told == [table.scene.consequences(table.state.view(seat), entry) for entry in entries]


def test_the_letters_of_headings_go_on_after_z() -> None:
    assert [lettered(place) for place in (0, 25, 26, 53)] == ["a", "z", "aa", "bb"]


def test_help_lists_every_command_in_both_languages() -> None:
    for language, verbs in (
        ("en", "why hint undo list board tell log position save quit"),
        ("fr", "pourquoi conseil annuler liste plateau dire journal position sauver quitter"),
    ):
        table = seated("apagos", Paper(["help"]), language)
        table.answered(0)
        assert all(f"\n  {verb} " in printed(table) for verb in verbs.split())


@pytest.mark.parametrize("word", ["list", "liste"])
def test_the_whole_list_can_be_asked_for(word: str) -> None:
    table, seat = first_cards([word])
    table.answered(seat)
    assert printed(table).count("with Implantation") == 10


def test_several_answers_are_typed_at_once() -> None:
    screen = Paper(["white", "D5; B3; C3; A1"])
    table = seated("apagos", screen, setter="seat_1")
    with pytest.raises(Quit):
        table.play()
    assert [table.record.game.write(0, step.action) for step in table.record.steps] == ["white", "D5", "B3", "C3", "A1"]
    assert screen.text.count("your choice:") == 3, "white, the line, and the confirmation"


def test_what_was_typed_in_advance_is_forgotten_when_an_answer_goes_wrong() -> None:
    table = seated("apagos", Paper(["white", "D5; nonsense; C3"]), setter="seat_1")
    with pytest.raises(Quit):
        table.play()
    assert [table.record.game.write(0, step.action) for step in table.record.steps] == ["white", "D5"]


def test_what_was_typed_in_advance_is_forgotten_when_somebody_else_acts_or_something_is_drawn() -> None:
    table = seated("singes", Paper(["roll white; 1; 1"]), "en", ("", "random"), first_player="host_chooses")
    table.step(0, table.state.legal(0)[0])
    with pytest.raises(Quit):
        table.play()
    assert [step.seat for step in table.record.steps] == [0, 0, CHANCE]


def test_what_one_person_typed_in_advance_does_not_answer_for_the_next() -> None:
    screen = Paper(["white; 1; 1"])
    table = seated("apagos", screen, setter="seat_2")
    with pytest.raises(Quit):
        table.play()
    assert len(table.record.steps) == 1
    assert "Player 2, your choice:" in screen.text


def resolving(lines: list[str]) -> tuple[Sitting, int]:
    """Somebody who has sown a handful, with several meeples to resolve."""
    for seed in range(40):
        table = walked("meeples", lines, 60, seed)
        for _ in range(20):
            seat = table.state.waiting_for[0]
            entries = table.scene.menu(table.state.view(seat)).entries if seat >= 0 else []
            if any(entry.label == "Resolve everything and end the turn" for entry in entries):
                table.at_screen = seat
                return table, seat
            table.step(seat, outcome(table.state, Random(1)) if seat == CHANCE else table.state.legal(seat)[0])
    raise AssertionError("nobody ever resolves")


def test_one_choice_can_give_several_answers() -> None:
    lines: list[str] = []
    table, seat = resolving(lines)
    entry = next(entry for entry in table.scene.menu(table.state.view(seat)).entries if entry.then)
    assert entry.heading == "In one go"
    ends = table.record.game.read(seat, "end")
    assert entry.then[-1] == ends
    steps = len(table.record.steps)
    lines.append(str(entry.number))
    assert isinstance(table.screen, Paper)
    table.screen.lines = lines
    with pytest.raises(Quit):
        table.play()
    given = [step.action for step in table.record.steps[steps:] if step.seat == seat]
    assert given[: len(entry.then) + 1] == [entry.action, *entry.then]


def test_what_is_not_open_any_more_ends_what_one_choice_gives() -> None:
    table, _ = resolving([])
    steps = len(table.record.steps)
    table.errand = [table.record.game.actions - 1]
    assert isinstance(table.screen, Paper)
    with pytest.raises(Quit):
        table.play()
    assert len(table.record.steps) == steps
    assert table.errand == []


def test_taking_back_what_left_no_choice_takes_back_the_choice_too() -> None:
    table = walked("meeples", [], 0)
    rng = Random(4)
    drops = range(meeples.DROP, meeples.APPOINT)
    for _ in range(500):
        seat = table.state.waiting_for[0]
        forced = table.record.game.forced(table.state, seat) if seat >= 0 else -1
        if forced in drops and table.past[-1].action in drops and table.past[-1].seat == seat:
            break
        table.step(seat, outcome(table.state, rng) if seat == CHANCE else rng.choice(table.state.legal(seat)))
    steps = len(table.past)
    while (forced := table.record.game.forced(table.state, seat)) >= 0:
        table.step(seat, forced)
    assert table.undo(seat)
    assert len(table.past) == steps - 1
    assert table.record.game.forced(table.state, seat) < 0


def test_a_choice_of_several_answers_is_explained_to_its_end() -> None:
    table, seat = resolving([])
    entry = next(entry for entry in table.scene.menu(table.state.view(seat)).entries if entry.then)
    assert isinstance(table.screen, Paper)
    table.scene.explain(table.state.view(seat), entry)
    alone = entry._replace(then=())
    told = table.scene.consequences(table.state.view(seat), entry)
    assert told != table.scene.consequences(table.state.view(seat), alone)
    assert f"{entry.number}. In one go – Resolve everything and end the turn\n" in table.screen.text
