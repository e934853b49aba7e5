"""The first cards of a game: ten ways to take three of E, and one of S."""

from __future__ import annotations

from textwrap import wrap

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.tractions.face.layout import WINDOW
from ludotheque.games.tractions.face.panels.hand import ICONS, tip
from ludotheque.games.tractions.face.rows import MIXED, mixed
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.text.actions import E_KINDS


def draw(tongue: Tongue) -> str:
    """Ten ways to choose three E cards, then one of three S cards (R6): two clicks."""
    width, height = 860, 560
    parts = [
        f'<g transform="translate({(WINDOW[0] - width) // 2} {(WINDOW[1] - height) // 2})">'
        f'<rect x="6" y="8" width="{width}" height="{height}" rx="10" fill="#000" opacity=".5"/>'
        f'<rect width="{width}" height="{height}" rx="10" fill="#241b13" stroke="#b9a77c"/>'
    ]
    for row, (key, y) in enumerate((("kit-e", 44), ("kit-s", 392))):
        parts.append(
            f'<text class="still name serif" x="24" y="{y}" font-size="27" aria-hidden="true">'
            f"{row + 1}. {escape(tongue(say(key)))}</text>"
        )
    for mix in range(MIXED):
        x, y = 24 + 164 * (mix % 5), 62 + 148 * (mix // 5)
        counts = mixed(mix)
        cards = [kind for kind in range(E_KINDS) for _ in range(counts[kind])]
        body = "".join(
            f'<g transform="translate({8 + 49 * i} 22) scale(.8)"><rect class="index" x="-3" y="-8" width="58" '
            f'height="96" rx="5"/>{ICONS[kind]}</g>'
            for i, kind in enumerate(cards)
        )
        body = f'<g class="fan">{body}</g>'
        label = ", ".join(
            tongue(say("cards", card=say(f"card-{CARD_NAMES[kind]}"), count=counts[kind]))
            for kind in range(E_KINDS)
            if counts[kind]
        )
        names = mix_names(counts)
        body += "".join(
            f'<text class="still wide" x="78" y="{128 - 10 * len(names) + 20 * i}" font-size="18" text-anchor="middle" '
            f'fill="#f0ebdb">{escape(tongue(name))}</text>'
            for i, name in enumerate(names)
        )
        told = "\n".join(tip(tongue, kind) for kind in range(E_KINDS) if counts[kind])
        parts.append(tile(f"mix-{mix}", x, y, 156, 134, body, label, told))
    for i in range(E_KINDS):
        name = CARD_NAMES[E_KINDS + i]
        label = tongue(say(f"card-{name}"))
        body = (
            f'<rect class="index" x="10" y="14" width="240" height="112" rx="6"/>'
            f'<g transform="translate(24 20) scale(1.5)">{ICONS[E_KINDS + i]}</g>'
            f'<text class="still kit" x="240" y="48" font-size="27" font-weight="700" text-anchor="end" fill="#2a2117">'
            f"{escape(tongue(say(f'short-{name}')))}</text>{brief(tongue, name)}"
        )
        parts.append(tile(f"kit-{name}", 24 + 274 * i, 406, 260, 140, body, label, tip(tongue, E_KINDS + i)))
    return "".join([*parts, "</g>"])


def mix_names(counts: list[int]) -> list[Message]:
    """A way to take the first cards, in a line or two."""
    kinds = [kind for kind in range(E_KINDS) if counts[kind]]
    if len(kinds) == E_KINDS:
        return [say("kit-each")]
    return [say("kit-count", card=say(f"short-{CARD_NAMES[kind]}"), count=counts[kind]) for kind in kinds]


def brief(tongue: Tongue, name: str) -> str:
    """What a strong card does, beside its picture."""
    lines = wrap(tongue(say(f"brief-{name}")), 18)
    return "".join(
        f'<text class="still wide" x="240" y="{74 + 20 * i}" font-size="17" text-anchor="end" fill="#2a2117">'
        f"{escape(line)}</text>"
        for i, line in enumerate(lines)
    )


def tile(name: str, x: int, y: int, width: int, height: int, body: str, label: str, told: str) -> str:
    return (
        f'<g transform="translate({x} {y})"><g aria-hidden="true">{body}</g><rect id="{name}" class="spot" '
        f'width="{width}" height="{height}" rx="8" fill="transparent" aria-label="{escape(label)}">'
        f"<title>{told}</title></rect></g>"
    )
