"""Pieces of the table page for one viewer, as strings: written on every move, so by hand and not by a template."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import NamedTuple

from ludotheque.core.face import Badge, Choice, Face, Figure, Journey, Line, Message, say
from ludotheque.core.state import View
from ludotheque.web.speech import Speech, safe

MOST_UNFOLDED = 24  # choices that are listed under plain headings
LONG_VALUE = 14  # characters of a fact
LONG_NAME = 9  # characters of a name, from which on a narrow panel cuts it
BRINGS = "salt-to-bring"  # a seat whose page has not brought its salt yet
HEEDLESS = "!"  # behind the answers of a journey that goes on after draws
AT_ONCE = say("choices-at-once")  # what one press does in several answers, where it stands under no other heading
COUNTED = re.compile(r"\b(\d+) (?=[^\W\d])")
REACH = "<i data-reach hidden></i>"  # a page may ask how far a press leads

OUTLINES = {
    "circle": '<circle cx="16" cy="16" r="14"/>',
    "square": '<rect x="3" y="3" width="26" height="26" rx="3"/>',
    "triangle": '<path d="M16 2 31 29H1Z"/>',
    "diamond": '<path d="M16 1 31 16 16 31 1 16Z"/>',
    "star": '<path d="m16 1 4.6 9.6 10.4 1.5-7.6 7.3 1.9 10.4L16 24.8l-9.3 5 1.9-10.4L1 12.1l10.4-1.5Z"/>',
    "hexagon": '<path d="M9 3h14l8 13-8 13H9L1 16Z"/>',
}


class Seat(NamedTuple):
    """What the panel of a seat says beside the game's own figures."""

    seat: int
    name: str  # empty for a free seat
    notes: str  # HTML: the state of the seat; at the end its rank
    awaited: bool
    mine: bool
    bot: bool
    rank: int  # 0 while the game goes on
    clock: str  # HTML, or nothing
    free: str  # HTML: what a free seat offers
    level: str = ""  # of a computer player who has a name of its own
    about: Message | None = None  # who that is, in one sentence
    may_be_away: bool = False  # whether it is somebody else


@lru_cache(maxsize=1024)
def badge(look: Badge) -> str:
    """A seat's sign: colour, shape and letter, so that none of them is needed alone."""
    outline = OUTLINES.get(look.shape, OUTLINES["circle"])
    return (
        f'<svg class="badge" viewBox="0 0 32 32" aria-hidden="true" style="--seat:{escape(look.colour)}">'
        f'<g class="badge-shape">{outline}</g><text x="16" y="21.5">{escape(look.letter)}</text></svg>'
    )


def text(speech: Speech, value: Message | int | str) -> str:
    if isinstance(value, Message):
        return safe(speech.language, speech.game, value)
    return escape(str(value))


@lru_cache(maxsize=16384)
def seat_panel(speech: Speech, look: Badge, known: tuple[Figure, ...], panel: Seat) -> str:
    facts = "".join(
        f"<div><dt>{text(speech, fact.label)}</dt>{fact_value(text(speech, fact.value))}</div>" for fact in known
    )
    classes = "seat" + " awaited" * panel.awaited + " mine" * panel.mine + " bot" * panel.bot
    classes += " winner" * (panel.rank == 1)
    side = safe(speech.language, speech.game, look.name)
    name = escape(panel.name) if panel.name else f"<i>{speech.safe('seat-free')}</i>"
    if panel.about:
        portrait = f"<b>{name}</b>{text(speech, panel.about)}"
        facts += f'<div class="about"><dt>{escape(panel.level)}</dt><dd>{portrait}</dd></div>'
    elif panel.bot:
        classes += " nameless"
    full = f' data-tip="{name}"' if len(panel.name) > LONG_NAME else ""
    presence = (
        f'<i class="presence" role="img" data-seat="{panel.seat}" data-here="{speech.safe("is-here")}" '
        f'data-away="{speech.safe("is-away")}"></i>'
    )
    return (
        f'<li class="{classes}" id="seat-{panel.seat}" tabindex="0">{badge(look)}<div class="who">'
        f"<b{full}>{presence if panel.may_be_away else ''}{name}</b>"
        f'<span class="side"><b>{side}</b>{panel.notes}</span></div>{panel.clock}'
        f'<dl class="facts">{facts}</dl>{panel.free}</li>'
    )


def fact_value(value: str) -> str:
    """A value, which a narrow panel may cut short only where it is a list or a long one."""
    if len(value) > LONG_VALUE or ", " in value:
        return f'<dd class="long">{value}</dd>'
    return f'<dd class="phrase">{value}</dd>' if len(value.split()) > 1 else f"<dd>{value}</dd>"


def question(speech: Speech, face: Face, view: View) -> str:
    return safe(speech.language, speech.game, face.question(view))


def unparted(label: str) -> str:
    """Words for a narrow button: no line ends between a number and what it counts."""
    return COUNTED.sub("\\1\N{NO-BREAK SPACE}", label)


@lru_cache(maxsize=65536)
def choice_button(speech: Speech, choice: Choice, action: int, aside: bool) -> str:
    """A legal action as a real button that carries the path of clicks on the board."""
    label = unparted(safe(speech.language, speech.game, choice.label))
    spots = escape(" ".join(choice.spots))
    extra = f' data-words="{choice.words}"' if choice.words else ""
    extra += " data-aside" if aside else ""
    extra += f' data-holds="{escape(choice.holds)}"' if choice.holds else ""
    return f'<button name="action" value="{action}" data-spots="{spots}"{extra}>{label}</button>'


def journey_button(speech: Speech, journey: Journey) -> str:
    """Several answers behind one button; where draws do not end them, that is marked."""
    answers = " ".join(map(str, journey.actions)) + HEEDLESS * (not journey.heeds_draws)
    label = unparted(safe(speech.language, speech.game, journey.label))
    return f'<button name="action" value="{answers}" data-journey>{label}</button>'


def choices(
    speech: Speech, face: Face, view: View, number: int, url: str, journeys: list[Journey] | None = None
) -> str:
    """Every legal action as a form that also works without a script; what closes stands in a bar below the list."""
    if not view.legal:
        return ""
    groups: dict[Message | None, list[str]] = {None: []}  # in the order of their first choice
    closing: list[str] = []
    offers = [(face.choice(view, action), action) for action in view.legal]
    for choice, action in sorted(offers, key=lambda offer: offer[0].rank):
        button = choice_button(speech, choice, action, False)
        if choice.closes:
            closing.append(button)
        elif choice.group in groups:
            groups[choice.group].append(button)
        else:
            groups[choice.group] = [button]
    folds = len(view.legal) > MOST_UNFOLDED and len(groups) > 2
    at_once = [journey for journey in journeys or () if not journey.spot]
    for journey in at_once:
        if journey.closes:
            closing.append(journey_button(speech, journey))
        else:
            groups.setdefault(journey.group or AT_ONCE, []).append(journey_button(speech, journey))
    quick, plain = groups.pop(AT_ONCE, []), groups.pop(None)
    parts = [grouped(speech.safe("choices-at-once"), quick, False, True)] if quick else []
    parts += [grouped(speech.safe("choices-one-by-one"), plain, False, True)] if quick and plain else plain
    for group, buttons in groups.items():
        parts.append(grouped(safe(speech.language, speech.game, group), buttons, folds, not parts))
    more = speech.safe("more-below", count="#")
    more = f'<button type="button" class="below" hidden aria-hidden="true" tabindex="-1">{more}</button>'
    inside = f'<div class="list">{"".join(parts)}</div><div class="closing">{"".join(closing)}{more}</div>'
    if journeys is not None and (len(at_once) < len(journeys) or any(choice.holds for choice, _ in offers)):
        inside = REACH + inside
    return form(url, view.seat, number, "choices", inside)


def grouped(heading: str, buttons: list[str], folds: bool, is_open: bool) -> str:
    """Choices under their heading; a long list is folded, so that it can be looked over."""
    inside = "".join(buttons)
    if not folds:
        return f"<h3>{heading}</h3>{inside}"
    count = f" ({len(buttons)})"
    return f"<details{' open' * is_open}><summary>{heading}{count}</summary><div>{inside}</div></details>"


def asides(speech: Speech, face: Face, view: View, number: int, url: str) -> str:
    """What the seat may do although nobody asks: quiet buttons."""
    if not view.asides:
        return ""
    parts = [choice_button(speech, face.choice(view, action), action, True) for action in view.asides]
    return form(url, view.seat, number, "asides", "".join(parts))


def form(url: str, seat: int, number: int, kind: str, inside: str) -> str:
    return (
        f'<form method="post" action="{url}/act" class="{kind}" data-seat="{seat}" data-question="{number}">'
        f'<input type="hidden" name="seat" value="{seat}"><input type="hidden" name="question" value="{number}">'
        f"{inside}</form>"
    )


@lru_cache(maxsize=8192)
def verb_form(url: str, verb: str, seat: int, inside: str) -> str:
    """A verb of the table as a small form."""
    return f'<form method="post" action="{url}/{verb}"><input type="hidden" name="seat" value="{seat}">{inside}</form>'


@lru_cache(maxsize=65536)
def log_line(speech: Speech, number: int, line: Line) -> str:
    """One line of the log, with its number."""
    opens = ' class="turn"' if line.opens_turn else ' class="joins"' if line.joins else ""
    spots = f' data-spots="{escape(" ".join(line.spots))}" tabindex="0"' if line.spots else ""
    verdict = f' data-verdict="{line.verdict}"' if line.verdict else ""
    return f'<li data-n="{number}"{opens}{spots}{verdict}>{safe(speech.language, speech.game, line.message)}</li>'


def talk_line(number: int, name: str, side: str, said: str) -> str:
    return f'<li data-n="{number}"><b>{escape(name)}</b>{side} <span>{escape(said)}</span></li>'


def told(speech: Speech, face: Face, view: View) -> str:
    """The position in words, for those who do not see the board."""
    return "".join([told_line(speech, message) for message in face.tell(view)])


@lru_cache(maxsize=65536)
def told_line(speech: Speech, message: Message) -> str:
    return f"<li>{safe(speech.language, speech.game, message)}</li>"


@lru_cache(maxsize=1024)
def dice(speech: Speech, commitment: str, salts: tuple[tuple[int, str, str, str], ...]) -> str:
    """How to check the draws: what the house has promised, and what each seat adds (seat, name, salt, whose it is)."""
    rows: list[str] = []
    for seat, name, salt, origin in salts:
        brings = f' data-bring="{seat}"' if origin == BRINGS else ""
        whose = speech.safe("salt-house" if brings else origin)
        rows.append(f"<div{brings}><dt>{escape(name)}</dt><dd>{code(speech, salt)}<span>{whose}</span></dd></div>")
    promised = f"<div><dt>{speech.safe('commitment')}</dt><dd>{code(speech, commitment)}</dd></div>"
    return (
        f"<details><summary>{speech.safe('dice')}</summary><p>{speech.safe('dice-about')}</p>"
        f"<dl>{promised}{''.join(rows)}</dl></details>"
    )


def code(speech: Speech, value: str) -> str:
    """A value that can be copied."""
    copy = speech.safe("copy")
    return f'<code>{value}</code><button type="button" data-copy="{value}">{copy}</button>'


def side_options(speech: Speech, sides: tuple[tuple[str, Badge], ...]) -> str:
    """The sides that are free, for who sits down."""
    return "".join(f'<option value="{escape(name)}">{text(speech, look.name)}</option>' for name, look in sides)


def side_button(speech: Speech, name: str, look: Badge, chosen: bool, taken: bool) -> str:
    """A side to choose: its sign and its name."""
    called = text(speech, look.name)
    state = ' aria-pressed="true"' if chosen else ' aria-pressed="false"' + " disabled" * taken
    inside = f"{badge(look)}<span>{called}</span>"
    return f'<button name="side" value="{escape(name)}"{state} title="{called}">{inside}</button>'
