"""Material files: what no box may hold is refused with its line, whatever the game."""

from __future__ import annotations

import pytest

from ludotheque.core.material import BrokenMaterial, fingerprint, parsed
from ludotheque.core.shelf import box, slugs

BEFORE = "# a box\n[figures]\nplain = 1\n"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("d = 2020-01-01", "figures.d: dates and times"),
        ("d = 07:32:00", "figures.d: dates and times"),
        ("d = [1, { deep = 1979-05-27T07:32:00Z }]", "figures.d.deep: dates and times"),
        ("d = nan", "figures.d: not a finite number"),
        ("d = -inf", "figures.d: not a finite number"),
        ("d = 1e999", "figures.d: not a finite number"),
        (f"d = 0x{'f' * 5000}", "figures.d: a whole number has at most 64 bits"),
        (f"d = {'[' * 40}{']' * 40}", "figures.d: nested too deeply"),
    ],
)
def test_what_a_record_could_not_name_is_refused_with_its_line(line: str, why: str) -> None:
    with pytest.raises(BrokenMaterial, match=f"^line 4: TOML: {why}"):
        parsed(BEFORE + line)


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 3000, f"[{'.'.join('a' * 3000)}]", "a = " + "9" * 5000, "a = 2020-13-99"]
)
def test_no_text_makes_the_reader_fall_over(text: str) -> None:
    with pytest.raises(BrokenMaterial):
        parsed(text)


def test_a_number_that_nobody_can_read_is_found_at_its_line() -> None:
    with pytest.raises(BrokenMaterial, match=r"^line 4: TOML: a number of thousands of digits"):
        parsed(f"{BEFORE}d = {'9' * 5000}\n")


def test_a_refusal_can_be_printed_on_any_screen() -> None:
    with pytest.raises(BrokenMaterial, match=r"^line 1: TOML: \\u001b\[31m: not a finite number$"):
        parsed('"\\u001b[31m" = nan')


def test_half_a_character_is_refused_even_in_a_remark() -> None:
    with pytest.raises(BrokenMaterial, match=r"^line 4: TOML: half a character"):
        parsed(f"{BEFORE}# \ud800\n")


def test_a_refusal_stays_short_whatever_the_file_holds() -> None:
    assert len(str(BrokenMaterial(3, "V3", "unknown neighbour " + "A" * 20_000))) < 1100


@pytest.mark.parametrize("slug", slugs())
def test_no_game_takes_a_box_with_a_date_in_it(slug: str) -> None:
    game = box(slug).game
    with pytest.raises(BrokenMaterial, match="dates and times"):
        game.with_material("d = 2020-01-01\n" + game.material)


def test_comments_and_spacing_do_not_change_the_fingerprint() -> None:
    assert fingerprint("a = 1  # one\n") == fingerprint("a=1") != fingerprint("a = 2")
