"""The front of the box of the meeples: Main Street at noon, and five who have business there."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing.cover import front
from ludotheque.drawing.svg import glow, slope, stops
from ludotheque.games.meeples.face.scenery import FIGURES

WOOD: Final = ("#8a4a22", "#a65c2b", "#6f3a1b")
CROWD: Final = (
    ("A", 90, 600, 2.0),
    ("M", 510, 600, 2.0),
    ("O", 186, 640, 2.3),
    ("V", 416, 640, 2.3),
    ("B", 300, 660, 2.9),
)


def cover() -> str:
    defs = (
        slope("sky", stops(((0, "#a03f12"), (0.4, "#e0812f"), (0.75, "#f9d694"), (1, "#f9d694"))))
        + glow("sun", stops(((0, "#fffbe0"), (0.5, "#fff0b8"), (1, "#ffe08a")), (1, 0.95, 0)))
        + slope("dust", stops(((0, "#e9b569"), (1, "#b06a2a"))))
        + FIGURES
    )
    crowd = "".join(
        f'<path d="M{x} {y + 24 * size:.0f}l{(x - 300) * 0.5 - 26:.0f} 70h52l{26 - (x - 300) * 0.5:.0f}-70Z" '
        f'fill="#5b2c0c" opacity=".22"/>'
        f'<g transform="translate({x} {y}) scale({size})"><use href="#meeples-{name}"/></g>'
        for name, x, y, size in CROWD
    )
    return front(defs, ['<rect width="600" height="760" fill="url(#sky)"/>', _desert(), _street(), crowd])


def _desert() -> str:
    """The sun over the mesas, at the end of the street."""
    return (
        '<circle cx="300" cy="400" r="190" fill="url(#sun)"/>'
        '<path d="M150 520V470l14-40h60l10 44 40 46ZM330 520 350 476v-22h54l20 66Z" fill="#b4532a"/>'
        '<path d="M150 520V484h90l34 36ZM330 520l16-30h66l12 30Z" fill="#8f3d1d" opacity=".7"/>'
        '<path d="M0 520H600V760H0Z" fill="url(#dust)"/>'
        '<path d="M270 520H330L470 760H130Z" fill="#f6d59a" opacity=".55"/>'
    )


def _street() -> str:
    """False fronts on both sides, each smaller than the one before it."""
    fronts = [(0, 150, 262, 660), (150, 222, 350, 590), (222, 264, 418, 552)]
    left = "".join(_front(*place, i) for i, place in enumerate(fronts))
    return f'{left}<g transform="translate(600 0) scale(-1 1)">{left}</g>'


def _front(near: int, far: int, top: int, bottom: int, number: int) -> str:
    """A façade that runs into the distance: gable, boards, windows and a porch."""
    drop = (far - near) * 0.42
    rise = (far - near) * 0.34
    wide, high = far - near, bottom - top
    x, y = near + wide * 0.22, top + high * 0.34
    return (
        f'<path d="M{near} {bottom}V{top}L{far} {top + drop:.0f}V{bottom - rise:.0f}Z" fill="{WOOD[number]}" '
        'stroke="#3f1d0a" stroke-width="3"/>'
        f'<path d="M{near} {top}l0-22 {wide} {drop:.0f}v22Z" fill="#e7c48a" stroke="#3f1d0a" stroke-width="3"/>'
        f'<path d="M{near} {top + high * 0.18:.0f}L{far} {top + drop + high * 0.12:.0f}M{near} {top + high * 0.6:.0f}'
        f'L{far} {top + drop + high * 0.36:.0f}" stroke="#3f1d0a" stroke-opacity=".5" stroke-width="4"/>'
        f'<path d="M{x:.0f} {y:.0f}l{wide * 0.24:.0f} {drop * 0.2:.0f}v{high * 0.17:.0f}l{-wide * 0.24:.0f}'
        f' {-drop * 0.08:.0f}Z" fill="#ffdf8f" stroke="#3f1d0a" stroke-width="3"/>'
        f'<path d="M{near + wide * 0.5:.0f} {bottom - rise * 0.5:.0f}v{-high * 0.24:.0f}l{wide * 0.26:.0f} '
        f'{drop * 0.1:.0f}V{bottom - rise * 0.76:.0f}Z" fill="#3f1d0a"/>'
    )
