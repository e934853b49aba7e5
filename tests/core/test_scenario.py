"""Scenarios: what is met passes, what is not is said in words, what cannot be run names its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.scenario import BrokenScenario, Failure, load, run

CASE = """game = "apagos"

[[scenario]]
name = "a case"
rules = ["R13"]
"""


def failures(body: str, folder: Path | None = None) -> list[Failure]:
    (case,) = load(CASE + body, folder)
    return run(case)


START = 'given = "7.0.0 5.0.0 3.0.0 1.0.0 w"\n'


@pytest.mark.parametrize(
    "body",
    [
        'when = "W@1"\nthen.position = "5.0.0   7.1.0 3.0.0 1.0.0 b"',
        'when = ["W@1", "1: B@4"]\nthen.facts = { "reserve white" = 9, "reserve black" = "9" }',
        'then.legal = "W@1 W@2 W@3 W@4 B@1 B@2 B@3 B@4"',
        'then.legal = ["W@1", "W@2", "W@3", "W@4", "B@1", "B@2", "B@3", "B@4"]',
        'then.legal = { 0 = "W@1 W@2 W@3 W@4 B@1 B@2 B@3 B@4", 1 = "", clock = "flag 0" }',
        'then.allowed = ["W@1", "1: resign", "clock: flag 0"]',
        'then.forbidden = { "pass" = "R12", "1: W@1" = "R11", "2>3" = "R19" }',
        'when = ["W@1", "pass"]\nthen.refused = "R12"\nthen.waiting = "1"',
        'when = "1: resign"\nthen.ranks = "1 2"\nthen.waiting = "nobody"',
        'when = "1: resign"\nthen.ranks = [1, 2]',
        'when = "W@4"\nthen.log = ["White drops white"]',
        'then.shows = { 0 = ["You play White"], 1 = ["You play Black"], spectator = ["White"] }',
        'then.hides = { 0 = ["You play Black"], spectator = "You play" }',
        'when = "W@1"\nthen.waiting = "1"\n[[scenario.next]]\nwhen = "B@1"\nthen.waiting = "0"',
    ],
)
def test_what_is_so_passes(body: str) -> None:
    assert failures(START + body) == []


@pytest.mark.parametrize(
    ("body", "what", "expected", "got"),
    [
        ('then.position = "x"', "the position", "x", "7.0.0 5.0.0 3.0.0 1.0.0 w"),
        ('then.facts = { "reserve white" = 3 }', "reserve white", "3", "10"),
        ('then.legal = "W@1"', "the legal actions of 0", "W@1", "W@1 W@2 W@3 W@4 B@1 B@2 B@3 B@4"),
        ('then.legal = { 1 = "W@1" }', "the legal actions of 1", "W@1", "nothing"),
        ('then.allowed = "pass"', "'pass'", "legal", "refused by R12"),
        ('then.forbidden = { "W@1" = "R13" }', "'W@1'", "refused by R13", "legal"),
        ('then.forbidden = { "2>1" = "R20" }', "'2>1'", "refused by R20", "refused by R19"),
        ('when = "W@1"\nthen.refused = "R14"', "the step 'W@1'", "refused by R14", "legal"),
        ('when = ["pass", "W@1"]\nthen.waiting = "0"', "the step 'pass'", "legal", "refused by R12"),
        ('then.ranks = "1 2"', "the ranks", "1 2", "the game is not over"),
        ('then.waiting = "1"', "who is awaited", "1", "0"),
        ('then.log = ["Black wins"]', "the log of spectator", "... Black wins ...", "nothing"),
        ('then.refused = "A36"', "the beginning", "refused by A36", "accepted"),
    ],
)
def test_what_is_not_so_is_said_in_words(body: str, what: str, expected: str, got: str) -> None:
    (failure,) = failures(START + body)
    assert (failure.what, failure.expected, failure.got) == (what, expected, got)
    assert str(failure) == f"a case (line 3): {what}\n  expected: {expected}\n  got:      {got}"


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ('when = "spectator: W@1"\nthen.waiting = 0', "spectator has nothing to do here; there are seats"),
        ('then.legal = { spectator = "" }', "spectator has nothing to do here"),
        ('then.legal = { 2 = "" }', "'2' is nobody at this table"),
        ('then.shows = { chance = "White" }', "chance has nothing to do here; there are seats and spectator"),
        ('then.hides = { clock = "White" }', "clock has nothing to do here"),
        ("then.shows = 3", "shows is a text or a list of texts"),
        ("then.hides = { 0 = [3] }", "hides is a text or a list of texts"),
        ("then.log = { 1 = 3 }", "log is a text or a list of texts"),
    ],
)
def test_an_expectation_that_means_nobody_or_nothing_is_refused(body: str, words: str) -> None:
    with pytest.raises(BrokenScenario, match=words):
        failures(START + body)


def test_a_position_is_compared_whatever_was_written() -> None:
    assert failures(START + "then.position = 3")[0].expected == "3"


def test_a_refusal_can_be_printed_on_any_screen() -> None:
    with pytest.raises(BrokenScenario) as caught:
        load('game = "apagos"\n[[scenario]]\nname = "a\\u001b[31m\\tb"\n')
    assert str(caught.value) == "line 2: a\\u001b[31m\\tb: nothing is expected: there is no then"


def test_what_a_seat_is_told_is_quoted() -> None:
    (failure,) = failures(START + 'then.shows = { 1 = "You play White" }')
    assert "You play Black" in failure.got
    (failure,) = failures(START + 'then.hides = { 1 = "You play Black" }')
    assert failure.expected == "nothing of 'You play Black'"


def test_a_longer_number_means_that_sentence_only() -> None:
    full = 'given = "7.1.0 1.0.1 3.1.2 5.2.1 w"\nwhen = "4>3"\n'
    assert failures(full + 'then.refused = "R20"') == []
    assert failures(full + 'then.refused = "R20-full"') == []
    assert failures(full + 'then.refused = "R20-upward"') != []
    assert failures(full + 'then.refused = "R2"') != []


def test_a_beginning_may_have_to_be_refused() -> None:
    assert failures('given = "9.0.0 5.0.0 3.0.0 1.0.0 w"\nthen.refused = "A36"') == []
    (failure,) = failures('given = "9.0.0 5.0.0 3.0.0 1.0.0 w"\nthen.refused = "A3"')
    assert failure.got.startswith("refused: BAD_POSITION")
    box = 'material = "game = \\"apagos\\"\\nlevels = 5"\n'
    assert failures(box + 'then = { refused = "V1", line = 2 }') == []
    assert failures(box + 'then = { refused = "V1", line = 3 }') != []
    assert failures(box + 'then = { refused = "V2" }') != []


def test_a_material_may_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("levels = 4")
    assert failures('material_file = "box.toml"\nthen.refused = "V1"', tmp_path) != []
    with pytest.raises(BrokenScenario, match=r"material file.*none\.toml"):
        failures('material_file = "none.toml"\nthen.refused = "V1"', tmp_path)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "begins with game"),
        ("game = ", 1, "not TOML"),
        (CASE + 'when = "W@1', 6, "not TOML"),
        ('game = "chess"', 1, "no game 'chess'"),
        ('game = "apagos"\nscenario = 3', 1, "each case"),
        ('game = "apagos"\nrules = 3', 1, "unknown: rules"),
        ('game = "apagos"\n\n[[scenario]]\nwhen = "W@1"', 3, "needs a name"),
        (CASE, 3, "nothing is expected"),
        (CASE + "wenn = 3", 3, "unknown: wenn"),
        (CASE + "then.poition = 3", 3, "unknown: poition"),
        (CASE + "when = 3\nthen.waiting = 0", 3, "when is a text"),
        (CASE + "then = 3", 3, "a stage has"),
        (CASE + "next = 3", 3, "nothing is expected"),
        (CASE + "options = 3\nthen.waiting = 0", 3, "options are written"),
        (CASE + 'then.waiting = 0\n\n[[scenario]]\nname = "a case"\nthen.waiting = 0', 8, "same name"),
        (CASE + f"seats = {'9' * 5000}", 6, "not TOML: a number of thousands of digits"),
        ('game = "apagos"\nscenario = [1]\n#"""\n[[scenario]]', 4, "not TOML"),
        ('game = "apagos"\nscenario = ["""\n[[scenario]]"""]', 1, "each case"),
        (CASE + 'material_file = "none.toml"\nthen.waiting = 0', 3, "there is no material file 'none.toml'"),
        (CASE + 'material_file = "/dev/zero"\nthen.waiting = 0', 3, "there is no material file"),
        (CASE + 'material_file = "a\\u0000b"\nthen.waiting = 0', 3, "material file"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(BrokenScenario, match=words) as caught:
        load(text)
    assert caught.value.line == line
    assert f"line {line}" in str(caught.value)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ('given = "x"\nthen.waiting = 0', "cannot be set up"),
        ('options = { swap = "maybe" }\nthen.waiting = 0', "cannot be set up"),
        ("seats = 5\nthen.waiting = 0", "cannot be set up"),
        ('when = "e4"\nthen.waiting = 0', "cannot read 'e4'"),
        ('when = "9: white"\nthen.waiting = 0', "nobody at this table"),
        ("then.facts = { weather = 3 }", "no fact 'weather'"),
        ("then.facts = 3", "facts is written"),
        ('then.legal = { umpire = "W@1" }', "nobody at this table"),
    ],
)
def test_a_case_that_cannot_be_played_is_named(body: str, words: str) -> None:
    with pytest.raises(BrokenScenario, match=f"line 3: a case: .*{words}"):
        failures(body)


def test_a_file_that_is_nested_too_deeply_is_refused_in_words() -> None:
    with pytest.raises(BrokenScenario, match="nested too deeply"):
        load(f"game = {'[' * 3000}")


def test_a_case_says_whose_table_it_is_and_who_plays_which_side() -> None:
    case = CASE.replace("apagos", "meeples") + 'seats = 3\nhost = 2\nsides = ["black", "orange", "grey"]\n'
    (told,) = load(case + 'then.shows = { 0 = ["You are Black"] }')
    assert run(told) == []
    for edit, why in (
        (case.replace("host = 2", "host = 3"), "the host is one of the seats 0 to 2, not 3"),
        (case.replace("host = 2", 'host = "Ana"'), "the host is the number of a seat"),
        (case.replace("grey", "pink"), "no side 'pink'; meeples has orange, green, grey, black"),
        (case.replace("grey", "black"), "each of the 3 seats has a side of its own"),
    ):
        with pytest.raises(BrokenScenario, match=why):
            run(load(edit + 'then.waiting = "chance"')[0])
