"""The buttons beside the hand, and the muster: a chip for each number of Apaches that may be placed."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.face import Message, Tongue, say
from ludotheque.games.apaches.face.layout import HAND, PANEL, WIDTH
from ludotheque.games.apaches.face.scenery import END, START, cap, printed
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.text.vocabulary import KINDS


class Button(NamedTuple):
    """What can be pressed, and where."""

    name: str  # the id of its spot
    words: Message
    x: float
    y: float
    width: float
    height: float


def buttons(view: ApachesView) -> list[Button]:
    """What can be pressed beside the map."""
    if not view.legal:
        return []
    if view.question == t.ACTING:
        return [Button("decline", say("button-skip"), PANEL + 60, HAND + 18, 300, 52)]
    if view.question == t.STEPPING and t.STOP in view.legal:
        return [Button("stop", say("button-stop"), PANEL + 60, HAND + 18, 300, 52)]
    if view.question == t.BAILING:
        price = view.amounts[t.BAIL_PRICE]
        count = len(view.legal)
        width = 376 / count
        return [
            Button(
                f"bail-{i}", say("button-bail", count=i, price=i * price), PANEL + width * i, HAND + 18, width - 8, 52
            )
            for i in range(count)
        ]
    if view.question == t.FORCING:
        return chips(view)
    return []


def chips(view: ApachesView) -> list[Button]:
    """A chip for each number of each kind."""
    lines = muster(view)
    found = []
    height = 84 / len(lines)
    for place, line in enumerate(lines):
        x = float(PANEL)
        pitch = min(42, (WIDTH - 10 - PANEL - 40 * len(line)) / sum(count + 1 for _, count in line))
        for kind, count in line:
            x += 40
            for i in range(count + 1):
                name = f"force-{KINDS[kind]}-{i}"
                y = HAND + height * place + 2
                found.append(Button(name, say("chip", count=i), x, y, pitch - 3, min(46, height - 4)))
                x += pitch
    return found


def muster(view: ApachesView) -> list[list[tuple[int, int]]]:
    """The kinds in reserve and how many of each: meneurs in a row, novices and recruits in another."""
    reserve = view.reserves[view.seat]
    counts = [(kind, t.COUNT_IN[kind][reserve]) for kind in range(t.KINDS)]
    lines = [[(kind, count) for kind, count in part if count] for part in (counts[:1], counts[1:])]
    return [line for line in lines if line]


def _captions(view: ApachesView, tongue: Tongue) -> str:
    """What the rows of the muster count, left of them; on a phone behind a row that leaves room for it."""
    found = chips(view)
    parts = []
    for line in muster(view):
        row = [chip for chip in found if chip.name.split("-")[1] in [KINDS[kind] for kind, _ in line]]
        y = row[0].y + row[0].height / 2 + 5
        kind = "both" if len(line) > 1 else KINDS[line[0][0]]
        words = tongue(say(f"label-muster-{kind}"))
        parts.append(printed(PANEL - 8, y, 16, words, "faint wide", END))
        end = row[-1].x + row[-1].width
        if WIDTH - end > 12 * len(words):
            parts.append(printed(end + 10, y, 16, words, "faint narrow", START))
    return "".join(parts)


def draw_buttons(view: ApachesView, tongue: Tongue) -> str:
    parts = []
    useful = useful_chips(view)
    for name, words, x, y, width, height in buttons(view):
        fade = "" if name in useful or view.question != t.FORCING else ' opacity=".35"'
        parts.append(
            f'<g{fade}><rect class="card" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
            f'rx="{min(10, height / 3):g}" stroke-width="1.600"/>'
            f"{printed(x + width / 2, y + height / 2 + 6.5, 19, tongue(words), 'serif print')}</g>"
        )
        if name.startswith("force-") and name.endswith("-0"):
            _, kind, _ = name.split("-")
            drawing = cap(view, view.seat, KINDS.index(kind))
            parts.append(f'<use href="#{drawing}" x="{x - 21:g}" y="{y + height / 2:g}"/>')
    if parts and view.question == t.FORCING:
        parts.append(_captions(view, tongue))
    return f'<g class="{buttons_class(view)}">{"".join(parts)}</g>' if parts else ""


def buttons_class(view: ApachesView) -> str:
    """A phone has the muster on its page; what else can be pressed lies in the list under its thumb."""
    return "muster" if view.question == t.FORCING else "wide"


def useful_chips(view: ApachesView) -> set[str]:
    """The chips that some legal force uses."""
    found = set()
    for action in view.legal if view.question == t.FORCING else []:
        force = t.FORCE_CREW[action]
        found |= {f"force-{KINDS[kind]}-{t.COUNT_IN[kind][force]}" for kind in range(t.KINDS)}
    return found
