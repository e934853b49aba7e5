"""What the page says at the end of a game."""

from __future__ import annotations

from ludotheque.core.face import Score, say
from ludotheque.core.state import HIDDEN
from ludotheque.web.ending import difference, shown
from ludotheque.web.speech import speech_for
from ludotheque.web.viewer import Viewer

GOLD = Score(say("gold"), (3, 9), adds=True)
BARS = Score(say("bars"), (20, 5), adds=True)
TOTAL = Score(say("total"), (23, 14), is_total=True)
CUBES = Score(say("cubes"), (1, 4), breaks_ties=True)


def test_the_part_with_the_largest_lead_made_the_difference() -> None:
    assert difference([1, 2], [GOLD, BARS, TOTAL, CUBES]) == (BARS, 20, 5)


def test_equal_totals_are_told_apart_by_the_first_row_that_breaks_the_tie() -> None:
    even = Score(say("total"), (14, 14), is_total=True)
    same = Score(say("men"), (2, 2), breaks_ties=True)
    assert difference([2, 1], [BARS, even, same, CUBES]) == (CUBES, 4, 1)


def test_no_difference_is_named_that_the_count_does_not_show() -> None:
    assert difference([2, 1], [GOLD, BARS, TOTAL]) is None, "the winner had less: it was decided otherwise"
    assert difference([1, 1], [GOLD, BARS, TOTAL]) is None, "both have won"
    hidden = Score(say("total"), (23, HIDDEN), is_total=True)
    assert difference([1, 2], [hidden]) is None


def test_a_value_is_written_in_the_words_of_the_game_where_it_has_any() -> None:
    viewer = Viewer("", speech_for("en", "tractions"))
    money = Score(say("total"), (23, HIDDEN), words=(say("sum-briques", count=2, tenths=3), say("hidden")))
    assert shown(viewer, money, 0) == "2.3\u00a0briques"
    assert shown(viewer, money, 1) == "?"
    assert shown(viewer, GOLD, 1) == "9"
