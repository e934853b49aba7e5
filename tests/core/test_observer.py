"""A row holds what is written into it, and nothing else."""

from __future__ import annotations

import pytest

from ludotheque.core.observer import Row


@pytest.mark.parametrize("room", [0, 3, 100])
def test_a_row_holds_what_is_put_one_after_another_and_zeros_where_it_is_left(room: int) -> None:
    row = Row(room)
    row.put(-7)
    left = row.skip(3)
    row.put_all([5, 32_767, -32_768])
    row.set(left + 1, 9)
    row.add(left + 1, 2)
    row.skip(1)
    expected = [-7, 0, 11, 0, 5, 32_767, -32_768, 0]
    assert row.place == len(expected)
    assert list(row.numbers) == expected + [0] * (len(row.numbers) - len(expected))


def test_lists_by_seat_begin_with_the_viewer_and_a_place_that_is_none_is_not_marked() -> None:
    row = Row(0)
    row.put_from([1, 2, 3], 2)
    row.mark(1, 3)
    row.mark(-1, 2)
    row.mark_seat(0, 2, 3)
    row.mark_seat(-1, 2, 3)
    assert list(row.numbers[: row.place]) == [3, 1, 2, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0]


def test_a_place_beyond_its_zeros_is_refused() -> None:
    with pytest.raises(IndexError, match="no place 3 among 3"):
        Row().mark(3, 3)


@pytest.mark.parametrize("number", [32_768, -32_769])
def test_a_number_beyond_16_bits_is_refused(number: int) -> None:
    row = Row()
    with pytest.raises((OverflowError, ValueError), match="i16"):
        row.put(number)
