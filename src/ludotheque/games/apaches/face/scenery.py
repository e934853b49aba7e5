"""What the newspaper prints from: hatchings, caps seen from above, prizes, roofs and little views of Paris."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import View
from ludotheque.drawing.svg import escape
from ludotheque.games.apaches.face.layout import GROWN, HAND, SLOT, STRETCH, TALL, TALL_CARD, TALL_HAND, TOP
from ludotheque.games.apaches.rules import terms as t

START: Final = 'text-anchor="start"'
MIDDLE: Final = 'text-anchor="middle"'
END: Final = 'text-anchor="end"'
BOLD: Final = 'text-anchor="middle" font-weight="700"'

GANG_COLOURS: Final = ("#2b5fb3", "#e3ae12", "#2f8049", "#b8322b")
GANG_INKS: Final = ("#ffffff", "#241a08", "#ffffff", "#ffffff")
GANG_LETTERS: Final = ("V", "B", "I", "M")  # la Villette, les Batignolles, Ivry, Montpar
GANG_SHAPES: Final = ("circle", "square", "diamond", "hexagon")

# Of the districts, in daylight and by lamplight: the wash, and the ink of the hatching and the roofs.
WASHES: Final = (
    ("#ddcde8", "#3d2f49"),
    ("#cbe4ee", "#28424d"),
    ("#f1cfc6", "#4e2b26"),
    ("#f5dbb6", "#503a20"),
    ("#d2e3c5", "#2e4328"),
    ("#f3e8b6", "#4a431f"),
    ("#cad3ec", "#2b3352"),
    ("#dedbd4", "#383632"),
    ("#e3d2bf", "#443527"),
)
INKS: Final = (
    ("#6a3d87", "#b992d6"),
    ("#186080", "#7cc3de"),
    ("#9a2f22", "#ea8f7f"),
    ("#934c04", "#eda75c"),
    ("#346824", "#93c97f"),
    ("#735c02", "#dec756"),
    ("#30449a", "#93a6ee"),
    ("#55524c", "#b8b3a9"),
    ("#724722", "#cc9e70"),
)

# A hatching for each district: lines, crossed lines, waves, dots, bricks; no two alike, for eyes that see no colour.
HATCHES: Final = (
    '<path d="M0 8 8 0"/>',
    '<path d="M0 3c2-3 4-3 6 0s4 3 6 0"/>',
    '<path d="M0 2h8M0 6h8"/>',
    '<path d="M0 0 8 8"/>',
    '<path d="M2 0v8M6 0v8"/>',
    '<path d="M4 1v.1M0 5v.1M8 5v.1" stroke-linecap="round" stroke-width="2.6"/>',
    '<path d="M0 0 8 8M0 8 8 0"/>',
    '<path d="M0 1h10M0 6h10M2 1v5M7 6v5"/>',
    '<path d="M0 4h3M5 4h3M4 0v3M4 5v3"/>',
)
HATCH_SIZES: Final = ((8, 8), (12, 6), (8, 8), (8, 8), (8, 8), (8, 8), (8, 8), (10, 10), (8, 8))

# Prizes, in a box from -14 to 14, drawn with the pen of the slot.
PRIZES: Final = {
    t.MONEY: (
        '<rect x="-15" y="-9" width="30" height="18" rx="1.5"/><circle r="5.800"/>'
        '<path d="M-11.500-5.500v11M11.500-5.500v11M-1.500 3.500V-3.500H2.500M-1.500 0H1.800"/>'
    ),
    t.BURGLARY: (
        '<rect x="-13" y="-11" width="26" height="21" rx="2"/><rect x="-9.500" y="-7.500" width="19" height="14"/>'
        '<circle r="3.800" cy="-.5"/>'
        '<path d="M0-4.300v7.600M-3.800-.5h7.600M-10 10v3M10 10v3M-13-6h-1.500M-13 5h-1.500"/>'
    ),
    t.STEAL: (
        '<path style="fill:var(--print);stroke:none" d="M-15-5C-9-8-4-6 0-3 4-6 9-8 15-5 15 4 10 8 6 8 '
        '3 8 2 5 0 5-2 5-3 8-6 8-10 8-15 4-15-5Z"/>'
        '<path style="fill:var(--card);stroke:none" d="M-10-1c2-2 5-2 6 1-2 2-5 2-6-1ZM10-1C8-3 5-3 4 0c2 2 5 2 6-1Z"/>'
    ),
    t.REINFORCE: (
        '<circle cx="-6" cy="-3" r="6.5"/><path d="M-12-1c3 4 9 4 12 0"/><circle cx="7" cy="3" r="6.5"/>'
        '<path d="M1 5c3 4 9 4 12 0M8-14v8M4-10h8"/>'
    ),
    t.HOSPITAL: '<path style="fill:var(--print);stroke:none" d="M-4-13H4V-4H13V4H4V13H-4V4H-13V-4H-4Z"/>',
    t.PRISON: '<path d="M-13-13H13V13H-13Z M-6.500-13V13M0-13V13M6.500-13V13M-13-4H13"/>',
    t.DEATH: '<path d="M-9 13V-4a9 9 0 0 1 18 0V13ZM-14 13H14M0-8V5M-5-3H5"/>',
}


def _hatch(number: int) -> str:
    width, height = HATCH_SIZES[number]
    return (
        f'<pattern id="apaches-hatch-{number + 1}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<g class="hatch i{number + 1}">{HATCHES[number]}</g></pattern>'
    )


BLOCKS_TURNED: Final = (17, -28, 52)


def _blocks(number: int) -> str:
    """Blocks of houses between streets, which run another way in the next district."""
    return (
        f'<pattern id="apaches-blocks-{number}" width="64" height="48" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({BLOCKS_TURNED[number]})"><path class="houses" d="M2 2h22v14H2ZM28 2h14v9H28Z'
        'M46 2h16v22H46ZM2 20h13v24H2ZM19 20h23v8H19ZM19 32h10v12H19ZM33 32h29v12H33Z"/></pattern>'
    )


def _slot(kind: int) -> str:
    """A little printed prize, with room for a word below its picture; drawn by reference, where no class reaches."""
    pen = 'stroke="var(--print)" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<g id="apaches-slot-{kind}" {pen}><rect fill="var(--card)" x="{-SLOT[0] / 2:g}" y="{-SLOT[1] / 2:g}" '
        f'width="{SLOT[0]}" height="{SLOT[1]}" rx="3" stroke-width="1.300"/>'
        f'<g fill="none" stroke-width="1.700" transform="translate(0 -10) scale(.94)">{PRIZES[kind]}</g></g>'
    )


def _cap(side: int, kind: str) -> str:
    """A cap from above: crown, visor, button; a novice has grey trim, a recruit a plain cap in a ring of the gang."""
    colour, ink = GANG_COLOURS[side], GANG_INKS[side]
    body, trim = (colour, "#fffaf0") if kind == "m" else (colour, "#8b8781") if kind == "n" else ("#c9bda6", colour)
    letter = ink if kind != "r" else "#2a2018"
    width = 1.8 if kind == "m" else 3
    return (
        f'<g id="apaches-cap-{side}-{kind}"><g transform="scale(1.18)"><ellipse cx="1" cy="2.4" rx="12.600" '
        'ry="12" fill="#1a1208" opacity=".35"/>'
        f'<path d="M-10 6C-9 15 9 15 10 6 6 10-6 10-10 6Z" fill="#2a2018"/>'
        f'<circle r="11" fill="{body}" stroke="{trim}" stroke-width="{width}"/>'
        f'<circle r="12.400" fill="none" stroke="#1f170d" stroke-width="1"/>'
        '<path d="M0-9.500V-6M-8.500-4-6-2.600M8.500-4 6-2.600" style="opacity:var(--seam,.6)" '
        f'stroke="{letter}" stroke-width="1"/>'
        '<text y="4.800" font-size="13" style="font-size:var(--cap,13px);transform:translate(0,var(--cap-down,0))" '
        'font-weight="700" text-anchor="middle" '
        f'fill="{letter}">{GANG_LETTERS[side]}</text></g></g>'
    )


ASKING: Final = ".table:not(.lesson):has(.apaches) .ask:has(.closing > [data-spots])"

# A phone held upright: parts follow the frames of layout.py. Only at a table, as the shelf shows the page as on a desk.
_PHONE: Final = (
    "@media (max-width:30rem){.table:has(.apaches){--board-height:84vw}}"
    f"@media (max-width:30rem) and (min-height:46rem){{.table:has(.apaches){{--board-height:{TALL / 10:g}vw}}"
    ".table .apaches .wide{display:none}.table .apaches .narrow{display:inline}"
    f".table .apaches .land{{transform:translate(0,{TOP:g}px) scale(1,{STRETCH})}}"
    ".table .apaches .fit{font-size:var(--f)}.table .apaches .below{transform:translate(0,var(--d))}"
    ".table .apaches .layer text{display:none}"
    ".table .apaches .amount{transform:scale(var(--q),1)}.table .apaches .passer{transform:translate(0,-24px)}"
    # The letters of the caps, which are drawn by reference: larger on small caps.
    ".table .apaches{--cap:18px;--cap-down:1.7px;--seam:0}"
    ".table .apaches .piece{--cap:clamp(18px,22.3px/var(--z),20px);--cap-down:calc(.36*(var(--cap) - 13px))}"
    ".table .apaches .left{transform:translate(-17px,-15px) scale(var(--s))}"
    ".table .apaches .part{transform:translate(var(--tx),var(--ty)) scale(var(--z))}"
    '@property --tx{syntax:"&lt;length>";inherits:false;initial-value:0px}'
    '@property --ty{syntax:"&lt;length>";inherits:false;initial-value:0px}'
    ".table .apaches .piece{transform:translate(calc(var(--z)*var(--x) + var(--tx)),"
    "calc(var(--z)*var(--y) + var(--ty))) scale(var(--z));transition:--y .32s,--x .34s .2s,--ty .32s,--tx .34s .2s}"
    ".table .apaches:has(.muster) :is(.rack,.hand,.piece[data-at^=rack]){display:none}"
    f".table .apaches .corner{{transform:translate(-493px,-176px) scale({GROWN['corner']})}}"
    ".table .apaches .tab .card{width:34px}.table .apaches .tab circle{transform:translate(-50px,0)}"
    ".table .apaches .edition-tab{transform:translate(-1505px,-54px) scale(2.3)}"
    ".table .apaches .legend-tab{transform:translate(-1549px,-182px) scale(2.3)}"
    f".table .apaches .page-one{{transform:translate(-250px,-208px) scale({GROWN['page-one']})}}"
    f".table .apaches .hand{{transform:translate(0,{TALL_HAND + TOP - TALL_CARD * HAND:g}px) scale({TALL_CARD})}}"
    f".table .apaches .muster{{transform:translate(-1583px,-1212px) scale({GROWN['muster']})}}"
    ".table .apaches .muster .spot{stroke-width:2.5}"
    # The last edition is read before the count rises over it.
    '.table[data-unfolded]:not([data-unfolded=""]):has(.apaches) .ask:has(.podium){margin-top:0}'
    # What ends a turn stands beside the tools, so that the list above has room for a row more.
    f"{ASKING}{{display:grid;grid-template:auto auto minmax(0,1fr) auto / 1fr auto}}"
    f"{ASKING} :is(.options,.choices){{display:contents}}{ASKING} :is(.latest,.question,.list){{grid-column:1/-1}}"
    f"{ASKING} .tools{{align-self:end;flex-wrap:nowrap;min-height:2.75rem}}"
    f".table .apaches .final{{transform:translate(0,{TALL_HAND + TOP - HAND + 16:g}px)}}"
    ".table .apaches .final text.serif{font-size:44px}}"
    "@media (max-width:30rem) and (min-height:46rem) and (prefers-reduced-motion:reduce){.table .apaches .piece{"
    "transition:none}}"
)


def _styles() -> str:
    """The colours of the paper by day and by lamp, and the page on a phone."""
    rules = [
        ".apaches{--page:light-dark(#f4ead3,#211a14);--card:light-dark(#fffaf0,#332a21);--print:light-dark(#2a2018,#eadfc9);"
        "--faint:light-dark(#6d5e4b,#b3a48d);--pencil:light-dark(#b3261e,#ff9d8f)}",
        ".apaches .page{fill:var(--page)}.apaches .card{fill:var(--card);stroke:var(--print)}",
        ".apaches .print{fill:var(--print)}.apaches .faint{fill:var(--faint)}.apaches "
        ".rule{stroke:var(--print);fill:none}",
        ".apaches .pen{stroke:var(--print);fill:none;stroke-width:1.7;stroke-linejoin:round;stroke-linecap:round}",
        ".apaches .hatch{fill:none;stroke-width:1.3}.apaches :is(.pencil,.sample){stroke:var(--pencil);fill:none}",
        ".apaches .pencilled{fill:var(--pencil)}",
        # The map: paper between the walls, blocks and avenues, monuments on their ground, the river.
        ".apaches .paper{stroke:var(--page);fill:none}.apaches .houses{fill:var(--print);opacity:.07}"
        ".apaches .avenue{fill:none;stroke-width:5;stroke-linejoin:round}"
        ".apaches text[class*=' h']{paint-order:stroke;stroke-width:5px;stroke-linejoin:round}"
        ".apaches .monument{stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}"
        ".apaches .water{stroke:light-dark(#bcd8e0,#1d3a48);fill:none}.apaches .island{fill:var(--page)}"
        ".apaches .ripple{stroke:light-dark(#4f8496,#6fa9bd);fill:none}",
        ".apaches text{font-feature-settings:'lnum','tnum'}",
        ".apaches .narrow{display:none}.apaches .roofed{fill:var(--card)}",
        ".apaches .tab{cursor:pointer;outline:none}.apaches .tab:focus-visible .card{stroke:var(--lamp,#e08a00);"
        "stroke-width:4}",
        # A sheet is seen once the page says that it is unfolded; without a script, while its tab has the focus.
        ".apaches .sheet{visibility:hidden;cursor:pointer}",
        "[data-unfolded=edition] .apaches .edition,[data-unfolded=legend] .apaches .legend{visibility:visible}",
        "@media (scripting:none){.apaches .edition-tab:focus~.edition,.apaches .legend-tab:focus~.legend{"
        "visibility:visible}}",
        # Nothing else lies over an open sheet.
        'body:has(main:not([data-unfolded=""])[data-unfolded] .apaches) .tip{display:none}',
        "@media (prefers-reduced-motion:no-preference){.apaches .fresh{animation:apaches-fresh 1.2s 3}}",
        "@keyframes apaches-fresh{50%{opacity:.35}}",
        _PHONE,
    ]
    for i, ((day, lamp), (ink, glow)) in enumerate(zip(WASHES, INKS, strict=True), 1):
        rules.append(
            f".apaches .w{i}{{fill:light-dark({day},{lamp})}}.apaches .i{i}{{stroke:light-dark({ink},{glow})}}"
            f".apaches .f{i}{{fill:light-dark({ink},{glow})}}"
            f".apaches :is(.h{i},.avenue.w{i}){{stroke:light-dark({day},{lamp})}}"
        )
    return f"<style>{''.join(rules)}</style>"


DEFS: Final = (
    _styles()
    + "".join(_hatch(number) for number in range(9))
    + "".join(_blocks(number) for number in range(len(BLOCKS_TURNED)))
    + "".join(_cap(side, kind) for side in range(4) for kind in "mnr")
    + "".join(f'<g id="apaches-prize-{kind}">{drawing}</g>' for kind, drawing in PRIZES.items())
    + "".join(_slot(kind) for kind in PRIZES)
    # A mansard roof: slates, a dormer, and the wall below.
    + '<g id="apaches-roof"><path d="M-19 2-14-22H14L19 2V22H-19Z"/><path fill="none" stroke-width=".8" opacity=".6" '
    'd="M-19 2H19M-17.500-6H-6M6-6H17.500M-16-14H-6M6-14H16M-10-22v8M0-22v4M10-22v8M-12-14v8M12-14v8M-8-6v8M8-6v8"/>'
    '<path fill="#1f170d" fill-opacity=".3" d="M-5 2V-11Q0-18 5-11V2Z"/></g>'
    '<path id="apaches-crown" d="M-9 5-11-6-5-1 0-8 5-1 11-6 9 5Z"/>'
    '<g id="apaches-token"><circle r="15" fill="#4a4237" stroke="#efe3c8" stroke-width="2"/>'
    '<path d="M-6-9H6V-1H10V2H-10V-1H-6ZM-6 4H6V8H-6Z" fill="#efe3c8"/></g>'
    '<g id="apaches-flag"><path d="M0 9V-9L13-4 0 1" fill="#b3261e" stroke="#1f170d" stroke-width="1"/></g>'
)


def printed(x: float, y: float, size: float, words: str, classes: str, more: str = MIDDLE) -> str:
    """A line of text that clicks pass through."""
    return f'<text class="still {classes}" x="{x}" y="{y}" font-size="{size}" {more}>{escape(words)}</text>'


SIGNS: Final = {
    "circle": '<circle r="14"/>',
    "square": '<rect x="-13" y="-13" width="26" height="26" rx="3"/>',
    "diamond": '<path d="M0-16 16 0 0 16-16 0Z"/>',
    "hexagon": '<path d="M-8-14H8L16 0 8 14H-8L-16 0Z"/>',
}


def cap(view: View, seat: int, kind: int) -> str:
    """The drawing of an Apache of a seat, in the colour of its gang."""
    return f"apaches-cap-{view.sides[seat]}-{'mnr'[kind]}"


def sign(side: int, x: float, y: float, size: float, is_dim: bool = False) -> str:
    """The sign of a gang: shape, letter, colour."""
    fade = ' opacity=".35"' if is_dim else ""
    return (
        f'<g transform="translate({x} {y}) scale({size / 32:.3g})"{fade} fill="{GANG_COLOURS[side]}" stroke="#1f170d" '
        f'stroke-width="1.500">{SIGNS[GANG_SHAPES[side]]}<text y="7" font-size="20" font-weight="700" '
        f'text-anchor="middle" fill="{GANG_INKS[side]}" stroke="none">{GANG_LETTERS[side]}</text></g>'
    )
