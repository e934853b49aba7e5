"""Signs and inks can be told apart."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludotheque.drawing.palette import INK, PAPER, contrast, ink_on, luminance
from ludotheque.drawing.shapes import OUTLINES, badge, carved, marble


@pytest.mark.parametrize("shape", OUTLINES)
def test_every_shape_makes_a_badge_with_its_letter(shape: str) -> None:
    root = ElementTree.fromstring(badge(shape, "A", "#7a2f1d", 16, 16))
    assert "".join(root.itertext()) == "A"


def test_the_shapes_are_those_a_face_may_name() -> None:
    assert {*OUTLINES} == {"circle", "square", "triangle", "diamond", "star", "hexagon"}


def test_luminance_and_contrast_follow_wcag() -> None:
    assert luminance("#000000") == 0
    assert luminance("#ffffff") == pytest.approx(1)
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("colour", ["#ffffff", "#000000", "#c0392b", "#f1c40f", "#2e6f9e", "#808080"])
def test_the_ink_on_a_colour_can_be_read(colour: str) -> None:
    assert ink_on(colour) in (INK, PAPER)
    assert contrast(colour, ink_on(colour)) >= 3.7


def test_marbles_and_carved_words_are_well_formed() -> None:
    glass = marble("m", 20, ("#fff", "#eee", "#999"), "#69c", "W", "#333")
    ElementTree.fromstring(f"<defs>{glass}</defs>")
    ElementTree.fromstring(f"<g>{carved(0, 0, 12, 'a & b', '#000', '#fff')}</g>")
