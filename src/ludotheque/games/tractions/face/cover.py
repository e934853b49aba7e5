"""The front of the box of the Traction-Avant: a black car in the rain, its headlights full on."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing.cover import front
from ludotheque.drawing.svg import glow, slope, stops

WINDOWS: Final = [(62, 300), (104, 350), (62, 400), (470, 290), (512, 340), (470, 390), (540, 390), (20, 350)]
CHEVRON: Final = "M236 {0}l64-46 64 46v26l-64-46-64 46Z"


def cover() -> str:
    defs = (
        slope("night", stops(((0, "#12070a"), (0.5, "#3a0f14"), (1, "#0c0d13"))))
        + slope("wet", stops(((0, "#14161f"), (1, "#06070a"))))
        + glow("lamp", stops(((0, "#fffbe0"), (0.35, "#ffe79a"), (1, "#ffcf5a")), (1, 0.75, 0)))
        + slope("beam", stops(((0, "#ffe9a8"), (1, "#ffe9a8")), (0.55, 0)))
        + slope("body", stops(((0, "#3b3f4c"), (0.5, "#15171d"), (1, "#050608"))))
        + slope("steel", stops(((0, "#f2f2ee"), (0.5, "#8d9099"), (1, "#3f424a"))))
    )
    body = ['<rect width="600" height="760" fill="url(#night)"/>', _street(), _beams(), _car(), _rain()]
    return front(defs, body)


def _street() -> str:
    """Houses on both sides, a neon sign, and the wet cobbles that mirror it all."""
    lit = "".join(f'<rect x="{x}" y="{y}" width="22" height="32" fill="#ffd777" opacity=".75"/>' for x, y in WINDOWS)
    cobbles = "".join(
        f'<path d="M0 {y}Q300 {y - 14} 600 {y}" stroke="#3a3f4f" stroke-opacity=".55" stroke-width="3" fill="none"/>'
        for y in (590, 612, 640, 674, 716)
    )
    return (
        '<path d="M0 240 90 262 150 300V560H0Z" fill="#0b0a10"/><path d="M600 230 520 256 450 300V560H600Z" '
        f'fill="#0b0a10"/>{lit}<rect y="540" width="600" height="220" fill="url(#wet)"/>{cobbles}'
        '<g fill="none" stroke="#ff4f5e" stroke-width="7" stroke-linecap="round"><path d="M165 262V372" opacity=".35" '
        'stroke-width="18"/><path d="M165 262V372"/><path d="M148 280h34M148 317h34M148 354h34" stroke="#ffc9c9" '
        'stroke-width="4"/></g><path d="M120 560 165 740 210 560Z" fill="#ff4f5e" opacity=".14"/>'
    )


def _beams() -> str:
    return (
        '<path d="M196 520 -40 760H330Z" fill="url(#beam)"/><path d="M404 520 270 760H640Z" fill="url(#beam)"/>'
        '<circle cx="196" cy="512" r="120" fill="url(#lamp)" opacity=".8"/>'
        '<circle cx="404" cy="512" r="120" fill="url(#lamp)" opacity=".8"/>'
    )


def _car() -> str:
    """Seen from the front: roof and windscreen, wings, the grille with its two chevrons, headlights, wheels."""
    lamps = "".join(
        f'<circle cx="{x}" cy="512" r="36" fill="url(#steel)"/><circle cx="{x}" cy="512" r="29" fill="#fff6cf"/>'
        f'<circle cx="{x}" cy="512" r="15" fill="#fff"/>'
        for x in (196, 404)
    )
    bars = "".join(f'<path d="M{x} 470V610" stroke="#0a0b0e" stroke-width="4"/>' for x in range(252, 352, 12))
    wheels = "".join(
        f'<rect x="{x}" y="560" width="52" height="104" rx="18" fill="#040405" stroke="#2c2f38" stroke-width="3"/>'
        for x in (112, 436)
    )
    return (
        '<ellipse cx="300" cy="664" rx="260" ry="26" fill="#000" opacity=".6"/>'
        f'{wheels}<path d="M206 330Q300 300 394 330L430 430H170Z" fill="url(#body)" stroke="#4b4f5d" stroke-width="3"/>'
        '<path d="M220 348Q300 326 380 348L402 414H198Z" fill="#27313f"/>'
        '<path d="M236 352 222 410M300 342V414" stroke="#0c0d11" stroke-width="5"/>'
        '<path d="M262 404q-26-40 6-50 10-22 30-12l14 12q14 12-2 50Z" fill="#08090c"/>'
        '<path d="M252 362h60l-10-12q-22-22-38 0Z" fill="#101218"/>'
        '<path d="M96 610Q90 470 190 452L232 430H368L410 452Q510 470 504 610L470 616Q466 540 420 528L372 620H228'
        'L180 528Q134 540 130 616Z" fill="url(#body)" stroke="#4b4f5d" stroke-width="3"/>'
        '<path d="M232 624Q228 470 300 452 372 470 368 624Z" fill="url(#steel)"/>'
        '<path d="M242 616Q240 482 300 464 360 482 358 616Z" fill="#2b2e36"/>'
        f'{bars}<g fill="#f4f4f0" stroke="#1a1c22" stroke-width="2"><path d="{CHEVRON.format(536)}"/>'
        f'<path d="{CHEVRON.format(580)}"/></g>{lamps}'
        '<path d="M84 636H516" stroke="url(#steel)" stroke-width="16" stroke-linecap="round"/>'
        '<path d="M84 632H516" stroke="#f6f6f2" stroke-width="4" stroke-linecap="round"/>'
    )


def _rain() -> str:
    drops = "".join(f"M{(i * 97) % 640} {(i * 61) % 760}l-9 46" for i in range(46))
    return f'<path d="{drops}" stroke="#cfe0f2" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>'
