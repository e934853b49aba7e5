"""The log as a story: what belongs together is one line, for each reader of what he may know only."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.face import Line
from ludotheque.core.record import read, replay
from ludotheque.core.state import NOBODY, Event
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.tractions import FACE
from ludotheque.games.tractions.rules.view import TractionsView
from tests.games.tractions.playing import after, at, found, seen

TONGUES = {language: tongue(language, "ludotheque.games.tractions") for language in LANGUAGES}
GOLDEN = Path(__file__).parent / "golden"


def told(journal: list[Event], view: TractionsView) -> list[Line]:
    """The log as a page shows it: a line that joins the one before stands in its place."""
    lines: list[Line] = []
    story: list[Event] = []
    for event in journal:
        masked = event.as_seen_by(view.seat)
        line = FACE.line(view, masked)
        if line is None:
            continue
        whole = FACE.retold(view, [*story, masked]) if story else None
        story = [masked] if whole is None else [*story, masked]
        if whole is None:
            lines.append(line)
        else:
            lines[-1] = whole
    return lines


def log(position: str, steps: str, seat: int = 0, language: str = "en", **options: str) -> list[str]:
    journal: list[Event] = []
    state = after(at(position, **options), steps, journal=journal)
    return [TONGUES[language](line.message).replace("\u00a0", " ") for line in told(journal, seen(state, seat))]


def test_a_walk_is_one_line() -> None:
    lines = log("LO1@baseNW; Mv LO", "0: LO1, s01, LO1, s02, LO1, s03, LO1, cafW")
    assert lines == ["Pierrot 1 walks 4 steps from his hideout to Le Zanzi."]


def test_whoever_is_recruited_and_walks_off_is_one_line() -> None:
    lines = log("Mv LO 12 b", "0: recruit mp, LO1, s01, LO1, h01")
    assert lines == ["Pierrot le Fou recruits Pierrot 1 and sends him to the Hôtel 1."]


def test_another_man_is_another_line() -> None:
    lines = log("LO1 LO2@baseNW; Mv LO", "0: LO1, s01, LO2, s11, LO2, h02")
    assert lines == [
        "Pierrot 1 walks one step from his hideout to 1 bd de Clichy.",
        "Pierrot 2 walks 2 steps from his hideout to the Hôtel 2.",
    ]


def test_men_who_walk_home_walk_to_their_hideout() -> None:
    lines = log("LO1 LO2@s01; Mv LO", "0: LO1, LO2, baseNW", language="fr")
    assert lines == ["Pierrot 1 et 2 rejoignent leur base en un pas depuis le 1 bd de Clichy."]


def test_an_alliance_that_is_signed_is_told_with_its_end() -> None:
    steps = "0: write, alliance, number 2, clause peace, LO, AT, everywhere, ok, send | 1: accept 0"
    assert (
        "An alliance is signed: Pierrot le Fou and Le Moko, until turn 5"
        " – Pierrot le Fou does not attack Le Moko anywhere."
    ) in log("LO1 AT1@cafW; phase 2", steps, alliances_open="true")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "until turn 5 – Pierrot le Fou and Le Moko do not attack each other in banks."),
        ("fr", "jusqu’au tour 5 – Pierrot le Fou et Le Moko ne s’attaquent pas dans les banques."),
    ],
)
def test_a_mutual_peace_is_told_once(language: str, told: str) -> None:
    both = "clause peace, LO, AT, banks, clause peace, AT, LO, banks"
    steps = f"0: write, alliance, number 2, {both}, ok, send | 1: accept 0"
    lines = log("LO1 AT1@cafW; phase 2", steps, alliances_open="true", language=language)
    assert any(told in line for line in lines), lines


def test_a_van_that_is_stopped_is_told_with_what_it_had_to_drive() -> None:
    lines = log("DA1@s34; DA st1; LO1@h01; van", "chance: dice 5 | 0: s34", van="on")
    assert lines == ["The van drives one street of 5, to 4 rue Fontaine."]


def test_a_volley_is_one_line_with_those_who_fall() -> None:
    war = "LO1 AT1 DA1@bankE; LO st1; AT e1; phase 4"
    lines = log(war, "0: LO1, sten, AT1, AT1, DA1, stand | 1: stand | 2: stand | 1: dodge 1 | 2: dodge 0")
    assert "Pierrot le Fou fires 3 bullets at Moko 1 and Mammouth 1, one dodged: Moko 1 and Mammouth 1 fall." in lines
    assert not any(line.startswith("Pierrot 1 fires") for line in lines)


def test_nods_are_one_line() -> None:
    assert log("LO1 AT1@cafW; phase 2", "0: done | 1: done")[0] == "Pierrot le Fou and Le Moko have finished talking."


@pytest.mark.parametrize(
    ("seat", "words"), [(0, "takes 1 × Colt 45 and 1 × Dodge."), (1, "takes 2 Embrouilles."), (NOBODY, "takes 2 Embr")]
)
def test_who_may_not_see_cards_reads_how_many(seat: int, words: str) -> None:
    lines = log("LO1@h01; LO2@h02; phase 5", "0: a colt, a esquive", seat)
    assert any(words in line for line in lines)


@pytest.mark.parametrize("name", ["four-short", "six-powers"])
def test_a_whole_game_reads_in_every_language_without_codes(name: str) -> None:
    record = read((GOLDEN / f"{name}.record").read_text("utf-8"), found)
    journal: list[Event] = []
    state = replay(record, journal=journal)
    for seat in (0, NOBODY):
        view = state.view(seat)
        assert isinstance(view, TractionsView)
        lines = told(journal, view)
        raw = [line for event in journal if (line := FACE.line(view, event.as_seen_by(seat))) is not None]
        assert len(lines) < len(raw) * 0.8
        for language in LANGUAGES:
            text = "\n".join(TONGUES[language](line.message) for line in lines)
            for code in ("LO1", "AT1", "DA1", "BO1", " s0", " s8", "bankW", "baseN"):
                assert code not in text
