"""The rest of a position: whatever has no words is kept, and nothing that was edited is believed."""

from __future__ import annotations

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.remainder import remainder, restore
from tests.toys.bazaar import Bazaar, BazaarGame


def market(left: int = 0, promise: str = "") -> Bazaar:
    state = BazaarGame().start(3, {})
    state.purses = [3 - left, 3, 3]
    state.promises = [promise, "", ""]
    return state


def test_a_position_that_the_words_say_has_no_rest() -> None:
    assert remainder(market(), market(), "box") == ""


@pytest.mark.parametrize("said", [market(), market(2), None])
def test_what_the_words_do_not_say_is_restored(said: Bazaar | None) -> None:
    state = market(1, 'half; "now"\nor é never')
    clause = remainder(state, said, "box")
    assert not {";", "\n"} & set(clause)
    again = said.copy() if said is not None else market(3)
    restore(again, clause, "box")
    assert dump(again) == dump(state)


@pytest.mark.parametrize("clause", ["rest", "rest 0123456789ab", "rest 0123456789ab {]}", "rest 0123456789ab {1}", ""])
def test_a_clause_in_no_order_is_refused(clause: str) -> None:
    with pytest.raises(ValueError, match="rest"):
        restore(market(), clause, "box")


def test_what_was_edited_or_belongs_elsewhere_is_refused() -> None:
    state = market(1)
    clause = remainder(state, market(), "box")
    assert '"purses":[2,3,3]' in clause
    for edited in ("[2,3,4]", "[2,3]", "2", "null", '["2",3,3]', "[2,3,[3]]", "[true,3,3]"):
        with pytest.raises(ValueError, match="seal"):
            restore(market(), clause.replace("[2,3,3]", edited), "box")
    with pytest.raises(ValueError, match="seal"):
        restore(market(), clause, "another box")
    with pytest.raises(ValueError, match="seal"):
        restore(market(promise="other words"), clause, "box")
