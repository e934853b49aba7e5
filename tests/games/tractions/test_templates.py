"""Papers in one press: what a template writes is legal, complete, and says what its button says."""

from __future__ import annotations

import pytest

from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.tractions import FACE
from ludotheque.games.tractions.face.rows import paper_rows
from ludotheque.games.tractions.face.templates import Template, templates
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from tests.games.tractions.playing import after, at, seen

CAFE = "LO1 AT1@cafW; DA1@cafE; LO 40U t1 st1; AT 20U t1 st1; phase 2"
VAULT = "LO1 LO2 AT1 DA1@bankW; phase 4"
TONGUES = {language: tongue(language, "ludotheque.games.tractions") for language in LANGUAGES}


def pressed(state: Tractions, seat: int, template: Template) -> Tractions:
    """The state after a press; every answer must be open to the seat when its turn comes."""
    twin = state.copy()
    for action in template.actions:
        assert twin.why_not(seat, action) == "", (template.label, twin.why_not(seat, action))
        twin.apply(seat, action)
    return twin


def labelled(state: Tractions, seat: int, words: str) -> Template:
    found = [one for one in templates(seen(state, seat)) if words in TONGUES["en"](one.label)]
    assert found, [TONGUES["en"](one.label) for one in templates(seen(state, seat))]
    return found[0]


def read(state: Tractions, seat: int) -> str:
    """The position in words, where the draft and the papers are read."""
    return "\n".join(TONGUES["en"](line) for line in FACE.tell(seen(state, seat))).replace("\u00a0", " ")


def talking() -> Tractions:
    """Between two rounds of a heist."""
    return after(at(VAULT), "0: stand | 1: stand | 2: stand")


@pytest.mark.parametrize("state", [at(CAFE), talking()], ids=["in cafés", "in a bank"])
def test_every_template_can_be_written_and_sent(state: Tractions) -> None:
    for seat in range(3):
        offered = templates(seen(state, seat))
        assert offered
        for template in offered:
            draft = pressed(state, seat, template)
            assert t.SEND in draft.legal(seat), template.label
            for language in LANGUAGES:
                assert TONGUES[language](template.label)
                assert template.group is None or TONGUES[language](template.group)


def test_a_peace_binds_both_sides_in_one_press() -> None:
    state = at(CAFE)
    draft = pressed(state, 0, labelled(state, 0, "Mutual peace until turn 5"))
    peace = [row for row in paper_rows(seen(draft, 0), t.NONE) if row.kind == t.PEACE]
    assert {(row.a, row.b) for row in peace} == {(t.LO, t.AT), (t.AT, t.LO)}
    assert all(row.x == t.EVERYWHERE for row in peace)


def test_a_peace_that_binds_both_sides_is_one_sentence() -> None:
    state = at(CAFE)
    draft = pressed(state, 0, labelled(state, 0, "Mutual peace until turn 5"))
    assert "until turn 5: Pierrot le Fou and Le Moko do not attack each other anywhere." in read(draft, 0)
    assert "does not attack" not in read(draft, 0)
    longer = after(draft, "0: alliance, number 1, clause peace, LO, DA, banks, ok, send")
    assert "Pierrot le Fou does not attack Le Mammouth in banks" in read(longer, 0)


def test_goods_are_offered_to_those_in_the_same_café_only() -> None:
    labels = [(one.label.key, one.group) for one in templates(seen(at(CAFE), 0))]
    partners = {key: {group for label, group in labels if label == key} for key, _ in labels}
    assert len(partners["template-peace"]) == 2
    assert len(partners["template-buy"]) == 1
    assert len(partners["template-passage"]) == 1


def test_nobody_is_offered_a_price_he_cannot_pay() -> None:
    keys = {one.label.key for one in templates(seen(at("LO1 AT1@cafW; LO 4U; phase 2"), 0))}
    assert "template-buy" not in keys
    assert "template-toll" not in keys


def test_a_number_of_a_draft_is_changed_in_one_press() -> None:
    state = at(CAFE)
    draft = pressed(state, 0, labelled(state, 0, "Your Sten Mark II for 3"))
    cheaper = pressed(draft, 0, labelled(draft, 0, "Pierrot le Fou pays 2.5"))
    assert "Pierrot le Fou pays 2.5 briques to Le Moko" in read(cheaper, 0)
    peace = pressed(state, 0, labelled(state, 0, "Mutual peace"))
    longer = pressed(peace, 0, labelled(peace, 0, "Change: until turn 6"))
    assert "alliance until turn 6" in read(longer, 0).lower()


def test_every_change_of_a_draft_can_be_written() -> None:
    state = at(CAFE)
    for template in templates(seen(state, 0)):
        draft = pressed(state, 0, template)
        for change in templates(seen(draft, 0)):
            assert t.SEND in pressed(draft, 0, change).legal(0)


def test_a_counter_offer_keeps_the_sides_of_the_paper() -> None:
    state = at(CAFE)
    sent = after(pressed(state, 0, labelled(state, 0, "Your Traction for 1")), "0: send")
    draft = pressed(sent, 1, labelled(sent, 1, "Counter-offer to the paper of Pierrot le Fou"))
    assert "You are writing: Le Moko gives Pierrot le Fou 1 × Traction" in read(draft, 1)
    dearer = pressed(draft, 1, labelled(draft, 1, "Pierrot le Fou pays 1.5"))
    assert t.SEND in dearer.legal(1)


def test_a_paper_is_taken_back_changed_and_sent_again() -> None:
    state = at(CAFE)
    sent = after(pressed(state, 0, labelled(state, 0, "to let me pass this turn")), "0: send")
    draft = pressed(sent, 0, labelled(sent, 0, "Take my paper back"))
    assert not seen(draft, 1).papers
    assert t.SEND in draft.legal(0)


@pytest.mark.parametrize(
    "rows",
    [
        "turns, LO, AT",
        "show, LO, AT, show hand",
        "swap, LO1, AT1",
        "alliance, number 2, clause avoid, LO, bankE, clause bring, AT, bankW, number 2, "
        "clause give, LO, AT, a sum, 5U, ok, ok",
        "alliance, number 0, clause lodging, LO, AT, clause peace, AT, LO, bankE, "
        "clause give, LO, AT, a colt, number 1, ok, pay, LO, AT, 1U, ok",
    ],
)
def test_any_paper_without_words_can_be_answered_with_itself(rows: str) -> None:
    sent = after(at(CAFE), f"0: write, {rows}, send")
    draft = pressed(sent, 1, labelled(sent, 1, "Counter-offer"))
    assert paper_rows(seen(draft, 1), t.NONE) == paper_rows(seen(sent, 1), 0)
