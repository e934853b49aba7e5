"""A review in words and drawings, for a page of the house or a file of its own."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import NamedTuple

from ludotheque.bots import cast
from ludotheque.bots.chronicle import Beat, Chronicle
from ludotheque.bots.moment import Moment, Review
from ludotheque.core.face import Face
from ludotheque.core.state import CHANCE, LEGAL, Event, State, View
from ludotheque.web import curve, fragments
from ludotheque.web.names import person
from ludotheque.web.site import STATIC, environment
from ludotheque.web.speech import Speech

LINES = 4  # of the log that a moment quotes at most
ANSWERS = 4  # of a plan that are told
TOLD = 0.005  # a swing that is smaller is told as none
LEAST_BAR = 0.1  # what the longest bar stands for at least

FONT = re.compile(r"@font-face\s*{[^}]*}")
LINK = re.compile(r'url\("?\./([\w-]+\.woff2)"?\)')

PARTS = ("decision", "dice", "hidden")


class Sitter(NamedTuple):
    """A seat as the head of a review shows it."""

    name: str
    side: str
    badge: str  # SVG
    colour: str
    rank: int
    note: str  # how often it went wrong, in words


class Part(NamedTuple):
    """One of the three parts of a swing."""

    name: str
    label: str
    points: str  # in words: "+7 points"
    share: float  # of the longest bar, from -1 to 1


class Told(NamedTuple):
    """A moment as it is told."""

    number: int
    seat: int
    who: str
    badge: str  # SVG
    title: str
    swing: str
    trend: str  # up, down or level
    played: str
    played_as: str  # the heading that the answer stood under, if any
    better: list[str]  # labels, the answer first
    better_as: str
    reason: str
    verdict: str
    lines: list[str]  # of the log, as the seat reads it
    parts: list[Part]
    drawing: str  # SVG
    href: str  # of the same moment in the replay


class Recap(NamedTuple):
    """All that a review shows."""

    curve: str  # SVG
    sitters: list[Sitter]
    moments: list[Told]
    calm: str  # instead of moments, where there are none
    method: str


class RecapWriter:
    """Tells one review in one language."""

    def __init__(
        self, chronicle: Chronicle, review: Review, speech: Speech, names: list[str], replay: str = ""
    ) -> None:
        self.chronicle = chronicle
        self.review = review
        self.speech = speech
        self.names = names
        self.replay = replay  # the address of the replay, if there is one
        self.face: Face = chronicle.box.face
        self.last = chronicle.end.view(0)
        told = [abs(part) for moment in review.moments() for part in parts_of(moment).values()]
        self.longest = max([LEAST_BAR, *told])  # what a whole bar stands for

    def recap(self) -> Recap:
        moments = self.review.moments()
        told = [self.told(i, moment) for i, moment in enumerate(moments, 1)]
        markers = [curve.Marker(i, moment, f"#moment-{i}") for i, moment in enumerate(moments, 1)]
        ranks = self.chronicle.record.ranks
        looks = [self.face.badge(self.last, seat) for seat in range(self.chronicle.seats)]
        strands = [
            curve.Strand(look.colour, look.letter, look.shape, ranks[seat] == 1) for seat, look in enumerate(looks)
        ]
        drawing = curve.curve(
            self.review.points,
            self.review.is_exact,
            strands,
            markers,
            self.stretches(),
            self.speech.house("review-curve"),
        )
        calm = self.speech.house("review-settled" if self.review.is_exact else "review-calm")
        return Recap(drawing, self.sitters(), told, calm, self.method())

    def method(self) -> str:
        return self.speech.house("review-exact" if self.review.is_exact else "review-simulated")

    def who(self, seat: int) -> str:
        """A seat by its name and its side: computer players may share a name."""
        return f"{self.names[seat]} · {self.side(seat)}" if self.names[seat] else self.side(seat)

    def side(self, seat: int) -> str:
        return self.speech.spoken(self.face.badge(self.last, seat).name)

    def sitters(self) -> list[Sitter]:
        ranks = self.chronicle.record.ranks
        found = []
        for seat in sorted(range(self.chronicle.seats), key=lambda seat: ranks[seat]):
            look = self.face.badge(self.last, seat)
            lapses = len(self.review.lapses(seat))
            note = self.speech.house("review-lapses", count=lapses)
            found.append(
                Sitter(self.names[seat], self.side(seat), fragments.badge(look), look.colour, ranks[seat], note)
            )
        return found

    def stretches(self) -> list[curve.Stretch]:
        """What each part of the curve says when it is pointed at."""
        found = []
        for point in self.review.points:
            shares = [f"{self.who(seat)} {self.percent(chance)}" for seat, chance in enumerate(point.chances)]
            title = self.speech.house("review-step", step=point.step) + "\n" + "\n".join(shares)
            found.append(curve.Stretch(title, self.address(point.step)))
        return found

    def address(self, step: int, seat: int | None = None) -> str:
        if not self.replay:
            return ""
        eyes = "" if seat is None else f"?seat={seat}"
        return f"{self.replay}{eyes}#step-{step}"

    def percent(self, chance: float) -> str:
        return self.speech.house("review-percent", value=round(100 * chance))

    def points(self, part: float) -> str:
        """A part of a swing, with its sign."""
        value = round(100 * part)
        sign = "+" if value > 0 else "−" if value < 0 else ""
        return self.speech.house("review-points", sign=sign, value=abs(value))

    # Moments.

    def told(self, number: int, moment: Moment) -> Told:
        at = self.chronicle.beat_at(moment.step)
        beat = self.chronicle.beats[at]
        before = self.chronicle.state(at)
        view = before.view(moment.seat)
        shown = view if beat.is_choice else self.chronicle.state(at + 1).view(moment.seat)
        return Told(
            number,
            moment.seat,
            self.who(moment.seat),
            fragments.badge(self.face.badge(self.last, moment.seat)),
            self.speech.house("review-moment", step=moment.step + 1, steps=len(self.chronicle.record.steps)),
            self.speech.house(
                "review-swing",
                before=self.percent(moment.before[moment.seat]),
                after=self.percent(moment.after[moment.seat]),
            ),
            "level" if abs(moment.swing) < TOLD else "up" if moment.swing > 0 else "down",
            self.label(view, beat.action) if beat.is_choice else "",
            self.heading(view, beat.action) if beat.is_choice else "",
            plan_in_words(self.chronicle, self.speech, before, moment),
            self.heading(view, moment.better[0]) if moment.better else "",
            reason(self.chronicle, self.speech, view, moment.better[0]) if moment.better else "",
            self.speech.house(f"review-by-{cause(moment)}"),
            self.lines(before, beat, moment.seat),
            self.parts(moment),
            self.drawing(shown, moment),
            self.address(moment.step, moment.seat),
        )

    def label(self, view: View, action: int) -> str:
        return self.speech.spoken(self.face.choice(view, action).label)

    def heading(self, view: View, action: int) -> str:
        """What a choice stands under; what closes stands under nothing."""
        choice = self.face.choice(view, action)
        return "" if choice.group is None or choice.closes else self.speech.spoken(choice.group)

    def parts(self, moment: Moment) -> list[Part]:
        values = parts_of(moment)
        return [
            Part(name, self.speech.house(f"review-part-{name}"), self.points(values[name]), values[name] / self.longest)
            for name in PARTS
        ]

    def lines(self, before: State, beat: Beat, seat: int) -> list[str]:
        """What the log says of the beat, as the seat reads it."""
        journal: list[Event] = []
        state = before.copy()
        state.journal = journal
        for step in self.chronicle.record.steps[beat.first : beat.last]:
            state.apply(*step)
        view = state.view(seat)
        told = [self.face.line(view, event.as_seen_by(seat)) for event in journal]
        return [self.speech.spoken(line.message) for line in told if line is not None][:LINES]

    def drawing(self, view: View, moment: Moment) -> str:
        """The board as the seat saw it, with what the better answer would have changed laid over it."""
        board = self.face.draw(view, self.speech.tongue())
        ghost = self.face.ghost(view, moment.better[0]) if moment.better else ""
        end = board.rfind("</svg>")
        return f'{board[:end]}<g class="ghosts">{ghost}</g></svg>' if ghost and end >= 0 else board


def parts_of(moment: Moment) -> dict[str, float]:
    return {"decision": moment.decision, "dice": moment.dice, "hidden": moment.hidden}


def cause(moment: Moment) -> str:
    """What made most of a swing, and which way it went."""
    parts = parts_of(moment)
    name = max(PARTS, key=lambda part: abs(parts[part]))
    if name == "decision":
        return "decision"
    return f"{name}-{'up' if parts[name] > 0 else 'down'}"


def plan_in_words(chronicle: Chronicle, speech: Speech, before: State, moment: Moment) -> list[str]:
    """The labels of a better plan, as far as nobody else and no draw comes between."""
    face, state = chronicle.box.face, before.copy()
    labels: list[str] = []
    for action in moment.better[:ANSWERS]:
        if state.why_not(moment.seat, action) != LEGAL:
            break
        labels.append(speech.spoken(face.choice(state.view(moment.seat), action).label))
        state.apply(moment.seat, action)
        if state.waiting_for[:1] == [CHANCE]:
            break
    return labels


def reason(chronicle: Chronicle, speech: Speech, view: View, action: int) -> str:
    """Why one would choose an action, where the game has a word for it."""
    why = chronicle.advice.reason(chronicle.game, view, action)
    if why is None:
        return ""
    message = chronicle.box.face.reason(view, why)
    return speech.spoken(message) if speech.has(message.key) else ""


def in_record(names: list[str], speech: Speech) -> list[str]:
    """The players of a record; computer players by whom they play, or else by their level."""
    found = [cast.IN_RECORD.fullmatch(name) for name in names]
    return [
        speech.about(f"{cast.PREFIX}{bot['who']}", speech.level(bot["level"])) if bot else name and person(speech, name)
        for name, bot in zip(names, found, strict=True)
    ]


def offline(made: Recap, speech: Speech, slug: str, accent: str) -> str:
    """A review as one file that opens anywhere: its style and its letters are in it."""
    values = {"recap": made, "inside": inside, "accent": accent, "language": speech.language}
    style = letters() + "".join((STATIC / sheet).read_text("utf-8") for sheet in ("house.css", "review.css"))
    return (
        environment()
        .get_template("review_file.html")
        .render(t=speech.house, title=speech.about("name", slug.capitalize()), style=style, **values)
    )


def letters() -> str:
    """The two upright fonts, as far as our languages need them; none where the client was not built."""
    built = STATIC / "built"
    sheet = built / "fonts.css"
    faces = FONT.findall(sheet.read_text("utf-8")) if sheet.is_file() else []

    def packed(found: re.Match[str]) -> str:
        return f'url("data:font/woff2;base64,{b64encode((built / found[1]).read_bytes()).decode()}")'

    return "".join(LINK.sub(packed, face) for face in faces if "-ext-" not in face and "italic" not in face)


def inside(drawing: str) -> str:
    """A drawing in a world of its own: several boards on one page share the names of their parts."""
    style = (
        "<style>svg{width:100%;height:auto;display:block;max-height:27rem}.spot{pointer-events:none}"
        ".ghosts{opacity:.72}</style>"
    )
    return f'<template shadowrootmode="open">{style}{drawing}</template>'
