"""Papers of Le Gang des Traction-Avant as they are read, written and torn."""

from __future__ import annotations

from html import unescape
from xml.etree import ElementTree

import pytest

from ludotheque.core.state import NOBODY, Event
from ludotheque.core.tongue import LANGUAGES
from ludotheque.games.tractions import FACE
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from tests.games.tractions.playing import after, at, seen
from tests.games.tractions.reading import QUIET_PACTS, TALK, TONGUES, asked, clickable, offers, said, spot_of

TURNS = ["Mv AT", "phase 5", "LO1 LO2 BO1@bankW; phase 4"]
ANSWERS = [("accept 0", "Le Moko signs the paper of Pierrot"), ("refuse 0", "Le Moko refuses the paper of Pierrot")]
SIGNED = "LO1 AT1@cafW; DA1@cafE; LO c2; pact until 5: peace AT LO, text do not dance; phase 2"
ALLIED = "0: write, alliance, number 1, clause peace, LO, AT, everywhere, clause passage, AT, LO"


def test_every_step_of_a_paper_can_be_clicked() -> None:
    state = at(SIGNED)
    for text in (
        "0: write",
        "0: pay, LO, AT, 1U, ok, card, LO, AT, a colt, number 1, show, AT, LO, show hand",
        "0: swap, LO1, AT1, turns, LO, AT, alliance, number 2, clause peace, LO, AT, bankW",
        "0: clause split, number 0, LO, number 1, AT, number 2, ok, clause bring, LO, bankE, number 2, clause text, ok",
        "0: clause give, AT, LO, a sum, 5U, ok, ok, tell, LO, DA",
        "0: ok, send",
    ):
        state = after(state, text)
        clickable(state)


def ledger(state: Tractions, seat: int) -> str:
    """What a seat reads when it points at the papers on its desk, or nothing where none lie there."""
    drawing = ElementTree.fromstring(FACE.draw(seen(state, seat), TONGUES["en"]))
    found = [element for element in drawing.iter() if element.get("id") == "ledger"]
    return found[0].get("aria-label", "") if found else ""


@pytest.mark.rule("A14")
@pytest.mark.parametrize("moment", TURNS)
def test_the_ledger_is_read_by_its_signatories_at_any_time(moment: str) -> None:
    state = at(QUIET_PACTS + moment)
    assert "keeps out of" in ledger(state, 0)
    assert "does not attack" in ledger(state, 0)
    assert "keeps out of" in ledger(state, 1)
    assert "does not attack" not in ledger(state, 1)
    assert ledger(state, 3) == ledger(state, NOBODY) == ""
    for seat, words in ((0, "does not attack"), (1, "keeps out of")):
        assert any(words in TONGUES["en"](line) for line in FACE.tell(seen(state, seat)))
    assert not any("keeps out of" in TONGUES["en"](line) for line in FACE.tell(seen(state, 3)))


@pytest.mark.rule("A14", "R44", "R50")
def test_the_ledger_tears_what_was_broken_and_nothing_else() -> None:
    state = after(at(QUIET_PACTS + "Mv AT"), "1: AT1, bankE | 0: AT2, stop")
    for seat in (0, 2):
        assert "Pierrot le Fou and Le Mammouth, until turn 9" in ledger(state, seat)
        assert "Pierrot le Fou and Le Moko, TORN UP" in ledger(state, seat)
    assert "Turn 3: Le Moko broke his word to Pierrot le Fou" in ledger(state, 3)
    assert "does not attack" not in ledger(state, 3)


def test_a_stranger_reads_nothing_of_a_private_paper() -> None:
    journal: list[Event] = []
    state = after(at(SIGNED), "0: write, tell, LO, AT, ok, send", journal=journal)
    assert FACE.line(state.view(1), journal[-1].as_seen_by(1)) is not None
    assert FACE.line(state.view(3), journal[-1].as_seen_by(3)) is None


@pytest.mark.rule("R30", "R34")
@pytest.mark.parametrize(("answer", "words"), ANSWERS)
def test_the_parties_of_a_paper_read_who_answered(answer: str, words: str) -> None:
    journal: list[Event] = []
    after(at(TALK), f"0: write, tell, LO, AT, ok, tell, LO, DA, ok, send | 1: {answer}", journal=journal)
    for seat in (0, 1, 2):
        assert any(words in line for line in said(journal, seat, "en"))
    for seat in (3, NOBODY):
        assert not said(journal, seat, "en")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Le Moko does not attack Le Mammouth anywhere"), ("fr", "Le Moko n’attaque Le Mammouth nulle part")],
)
def test_a_peace_everywhere_is_a_sentence_of_its_own(language: str, words: str) -> None:
    state = at(f"pact until 5: peace AT DA; {TALK}")
    assert any(words in TONGUES[language](line) for line in FACE.tell(seen(state, 1)))


def test_kinds_of_places_stand_before_the_places() -> None:
    state = after(at(TALK), "0: write, alliance, number 0, clause peace, LO, AT")
    view = seen(state, 0)
    for action in view.legal:
        is_kind = t.WHERE <= action < t.SHOW
        assert (FACE.choice(view, action).group is None) == is_kind


@pytest.mark.rule("R26", "R41")
def test_a_paper_is_finished_first_and_torn_up_last() -> None:
    state = after(at(TALK), ALLIED)
    assert offers(state, 0)[0] == "Close the alliance"
    assert offers(state, 0)[-2:] == ["Rub out the last line", "Tear it up"]
    assert spot_of(state, 0, "ok") == ("ok",)
    assert offers(after(state, "0: ok"), 0)[0] == "Send the paper"
    written = after(state, "0: clause text")
    assert offers(written, 0)[0] == "Write it down"
    assert spot_of(written, 0, "ok") == ()


@pytest.mark.rule("R30")
def test_a_long_paper_is_read_on_the_paper_and_not_on_its_buttons() -> None:
    state = after(at(TALK), f"{ALLIED}, ok, send")
    assert offers(state, 0)[0] == "Withdraw your paper 1: alliance, 2 clauses"
    assert offers(state, 1)[:2] == [
        "Sign paper 1 of Pierrot le Fou: alliance, 2 clauses",
        "Refuse paper 1 of Pierrot le Fou: alliance, 2 clauses",
    ]
    told = [TONGUES["en"](line) for line in FACE.tell(seen(state, 1))]
    assert any("until turn 4: Pierrot le Fou does not attack Le Moko anywhere; Le Moko lets" in line for line in told)


@pytest.mark.rule("R27", "R42")
def test_the_pen_asks_in_the_words_of_its_line() -> None:
    alliance = after(at(TALK), "0: write, alliance, number 1")
    assert asked(after(alliance, "0: clause peace"), 0) == "Who promises not to attack?"
    assert asked(after(alliance, "0: clause peace, LO"), 0) == "Pierrot le Fou promises not to attack… whom?"
    assert asked(after(alliance, "0: clause avoid"), 0, "fr") == "Qui n’entre pas\u00a0?"
    split = after(alliance, "0: clause split, number 0")
    assert "that is all" not in asked(split, 0)
    assert asked(after(split, "0: LO, number 2, AT, number 1"), 0).endswith("or: that is all.")
    for step in ("show", "tell", "promise", "turns"):
        for part in (step, f"{step}, LO"):
            assert all(asked(after(at(TALK), f"0: write, {part}"), 0, language) for language in LANGUAGES)


def test_every_line_of_a_paper_begins_as_a_sentence_does() -> None:
    draft = after(at("LO1 AT1@cafW; phase 2"), "0: write, alliance, number 2, clause peace, LO, AT, everywhere")
    for language, words in (("en", "Alliance until turn"), ("fr", "Alliance jusqu’au tour")):
        assert words in unescape(FACE.draw(seen(draft, 0), TONGUES[language]))
