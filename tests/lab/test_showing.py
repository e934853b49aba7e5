"""A drawing keeps its looks where neither style sheets nor variables are known."""

from __future__ import annotations

import re

import numpy as np
import pytest

from ludotheque.core.shelf import own_slugs
from ludotheque.lab.cascade import inlined
from ludotheque.lab.pettingzoo import env
from ludotheque.lab.pixels import array

SVG = '<svg xmlns="http://www.w3.org/2000/svg" class="{classes}" viewBox="0 0 40 20">{body}</svg>'
RED, BLUE, WHITE = [255, 0, 0], [0, 0, 255], [255, 255, 255]


def drawn(body: str, classes: str = "scene") -> str:
    return SVG.format(body=body, classes=classes)


def colour(drawing: str, x: int, y: int) -> list[int]:
    """Of the pixel at a place of the drawing."""
    pixels = array(drawing)
    scale = pixels.shape[1] / 40
    found: list[int] = pixels[int(y * scale), int(x * scale)].tolist()
    return found


@pytest.mark.parametrize(
    "body",
    [
        "<style>.a{{fill:{0}}}</style>",
        "<style>.scene{{--ink:{0}}}.scene :is(.a,.b){{fill:var(--ink)}}</style>",
        "<style>.a{{fill:var(--ink,var(--other,{0}))}}</style>",
        "<style>.a{{fill:light-dark({0},black)}}</style>",
        "<style>.a{{fill:{0}}}.a:hover{{fill:black}}@media(max-width:30rem){{.a{{fill:black}}}}</style>",
        "<style>.a{{fill:black}}.scene .a{{fill:{0}}}</style>",
    ],
)
def test_the_style_sheet_colours_an_element(body: str) -> None:
    square = '<rect class="a" width="20" height="20"/>'
    assert colour(drawn(body.format("red") + square), 5, 5) == RED
    assert colour(drawn(body.format("red") + square), 30, 5) == WHITE


def test_a_style_of_an_element_outdoes_the_sheet_and_the_sheet_an_attribute() -> None:
    sheet = "<style>.a{fill:blue}</style>"
    assert colour(drawn(f'{sheet}<rect class="a" fill="red" width="20" height="20"/>'), 5, 5) == BLUE
    assert colour(drawn(f'{sheet}<rect class="a" style="fill:red" width="20" height="20"/>'), 5, 5) == RED


def test_what_is_calculated_leaves_the_attribute_as_it_is() -> None:
    sheet = "<style>.a{transform:translate(calc(1px + 19px),0);fill:var(--unknown)}</style>"
    assert colour(drawn(f'{sheet}<rect class="a" fill="red" width="20" height="20"/>'), 5, 5) == RED


def test_a_piece_stands_where_its_variables_say() -> None:
    sheet = "<style>.piece{transform:translate(var(--x),var(--y))}</style>"
    moved = drawn(f'{sheet}<g class="piece" style="--x:20px;--y:10px"><rect fill="red" width="20" height="10"/></g>')
    assert colour(moved, 30, 15) == RED
    assert colour(moved, 5, 5) == WHITE


@pytest.mark.usefixtures("_tiny")
@pytest.mark.parametrize("slug", own_slugs())
def test_a_game_is_drawn_without_variables_and_in_many_colours(slug: str) -> None:
    shown = env(slug, render_mode="svg")
    shown.reset(seed=1)
    drawing = shown.render()
    assert not re.findall(r"<style|=\"[^\"]*(?:var|light-dark)\([^\"]*\"", inlined(drawing))
    assert len(np.unique(array(drawing).reshape(-1, 3), axis=0)) > 200


def test_letters_are_drawn() -> None:
    words = (
        '<text x="20" y="15" font-size="16" text-anchor="middle" style="font-family:var(--sans,sans-serif)">MMM</text>'
    )
    assert (array(drawn(words)) < 128).any()
