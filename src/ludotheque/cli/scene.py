"""What people see of a game in the terminal: the story, the position, the choices, the end."""

from __future__ import annotations

from random import Random
from typing import Final

from rich.text import Text

from ludotheque.bots import cast
from ludotheque.cli.menu import Entry, Group, Menu
from ludotheque.cli.screen import Screen, styled
from ludotheque.cli.speech import Speech
from ludotheque.core.chance import outcome
from ludotheque.core.face import Message, Tongue
from ludotheque.core.record import Record
from ludotheque.core.shelf import Box
from ludotheque.core.sketch import Caption, Sketch
from ludotheque.core.state import CHANCE, NOBODY, Event, View
from ludotheque.core.teller import Teller

LINES: Final = 40  # of the story that are told at once
WORLDS: Final = 4  # imagined to find out what a choice would bring, whatever is hidden


class Scene:
    """Puts a game on a screen, in one language, with the names of those who play it."""

    def __init__(
        self, screen: Screen, speech: Speech, box: Box, record: Record, levels: list[str], people: list[str]
    ) -> None:
        self.screen = screen
        self.speech = speech
        self.box = box
        self.record = record
        self.levels = levels  # of computer players, by seat; empty for people
        self.characters = [cast.character(box.face, key) for key in people]  # whom computer players play, by seat
        self.shown: dict[int, tuple[Sketch, list[str]]] = {}  # by seat: the drawing and the words it was last shown
        self.instructed: set[int] = set()  # the seats that were told how to choose

    # Who is who.

    def name(self, seat: int) -> str:
        """Who sits there, as the others call them."""
        somebody = self.characters[seat]
        if somebody:
            return self.speech.tongue(somebody.name)
        if self.levels[seat]:
            return self.speech(f"level-{self.levels[seat]}")
        if self.record.players[seat] != f"player {seat}":
            return self.record.players[seat]
        return self.speech("you") if self.levels.count("") == 1 else self.speech("player", number=seat + 1)

    def side(self, view: View, seat: int) -> str:
        return self.speech.tongue(self.box.face.badge(view, seat).name)

    def called(self, view: View, seat: int) -> str:
        """The name of a seat with its side: "Ana (Red)"."""
        name, side = self.name(seat), self.side(view, seat)
        return name if name == side else f"{name} ({side})"

    def tongue(self, view: View) -> Tongue:
        """The words of the game with the names of those one plays against: "Red (Ana)"."""
        names: dict[Message, str] = {}
        for seat in range(view.seats):
            if seat != view.seat:
                name, side = self.name(seat), self.side(view, seat)
                names[self.box.face.badge(view, seat).name] = side if name == side else f"{side} ({name})"
        return self.speech.calling(names)

    def introduce(self, view: View) -> None:
        """Who the computer players are, where the game has people for them."""
        for seat, somebody in enumerate(self.characters):
            if somebody is not None:
                level = self.speech(f"level-{self.levels[seat]}")
                about = self.speech.tongue(somebody.about)
                named = self.speech(
                    "company", name=self.name(seat), side=self.side(view, seat), level=level, about=about
                )
                self.screen.say(named, "italic")

    # The story.

    def tell_story(self, view: View, events: list[Event], most: int = LINES) -> None:
        """What happened, under the names of those who did it."""
        told = self.retold(view, events)
        if len(told) > most:
            self.screen.say(self.speech("story-cut", count=len(told) - most), "dim")
        doer = NOBODY
        for seat, text in told[-most:]:
            if seat != doer and seat >= 0:
                self.screen.say(self.called(view, seat), "bold")
            doer = seat
            self.screen.say(text, indent=2 if seat >= 0 else 0)

    def retold(self, view: View, events: list[Event]) -> list[tuple[int, str]]:
        """Who did what, a line for what belongs together."""
        told: list[tuple[int, str]] = []
        teller = Teller(self.box.face)
        for event in events:
            line = teller.line(view, event.as_seen_by(view.seat))
            if line is not None:
                doer = told.pop()[0] if line.joins else event.seat
                told.append((doer, self.speech.tongue(line.message)))
        return told

    # The position.

    def tell(self, view: View) -> None:
        """The position as far as it is new to its reader: as a drawing with a panel for each seat, or in words."""
        *lines, question = self.speech.told(self.box.face, view, self.tongue(view))
        sketch = [] if self.screen.is_plain else self.box.face.sketch(view, self.tongue(view), self.screen.width)
        before = self.shown.get(view.seat)
        if sketch:
            lines = [self.figures(view, seat) for seat in range(view.seats)]
            if (sketch, lines) != before:
                self.screen.say()
                known = [row for row in before[0] if isinstance(row, Caption)] if before else []
                self.screen.draw([row for row in sketch if not isinstance(row, Caption) or row not in known])
                self.panels(view)
        else:
            for line in [line for line in lines if before is None or line not in before[1]]:
                self.screen.say(line)
        self.shown[view.seat] = (sketch, lines)
        self.screen.say(question, "bold")

    def tell_all(self, view: View) -> None:
        """The whole position in words."""
        self.screen.say("\n".join(self.speech.told(self.box.face, view, self.tongue(view))))

    def panels(self, view: View) -> None:
        """A line for each seat: its sign, its name, and what is public about it."""
        for seat in range(view.seats):
            badge = self.box.face.badge(view, seat)
            text = Text()
            text.append(self.screen.fitting(f" {badge.letter or ' '} "), style=styled(badge.colour))
            text.append(self.screen.fitting(f" {self.called(view, seat)}   "), style="bold")
            figures = self.screen.fitting(self.figures(view, seat))
            if len(text) + len(figures) <= self.screen.width:
                self.screen.show(text + Text(figures))
            else:
                self.screen.show(text)
                self.screen.say(figures, indent=4)

    def figures(self, view: View, seat: int) -> str:
        speak = self.speech.tongue
        parts = []
        for figure in self.box.face.figures(view, seat):
            value = speak(figure.value) if isinstance(figure.value, Message) else figure.value
            parts.append(self.speech("figure", label=speak(figure.label), value=value))
        return " · ".join(parts)

    # The choices.

    def menu(self, view: View) -> Menu:
        return Menu(
            self.box.game, self.box.face, view, self.tongue(view), self.speech("at-once"), self.speech("asides")
        )

    def prompt(self, seat: int) -> str:
        """What stands before what is typed; how to type is said only the first time."""
        if seat not in self.instructed:
            self.instructed.add(seat)
            self.screen.say(self.speech("how"), "dim")
        return self.speech("choose", name=self.name(seat), count=self.levels.count(""))

    def list_choices(self, menu: Menu, is_whole: bool = False) -> None:
        for group in menu.groups:
            if group.letter and not is_whole:
                count = self.speech("folded", count=len(group.entries), first=group.entries[0].number)
                self.screen.show(
                    Text.assemble((f"{group.letter:>3} ", "bold"), self.screen.fitting(group.heading), (count, "dim"))
                )
            else:
                self.list_group(group)

    def list_group(self, group: Group) -> None:
        if group.heading:
            self.screen.say(group.heading, "dim")
        self.list_entries(group.entries)

    def list_entries(self, entries: list[Entry]) -> None:
        for entry in entries:
            if self.screen.is_plain:
                self.screen.say(f"{entry.number}. {entry.label}")
                continue
            number, label = f"{entry.number:>3} ", self.screen.fitting(entry.label)
            notation = f"   {entry.notation}" if entry.notation else ""
            self.screen.show(Text.assemble((number, "bold"), label, (notation, "dim")))

    def list_matches(self, entries: list[Entry]) -> None:
        for heading in dict.fromkeys(entry.heading for entry in entries):
            matches = [entry for entry in entries if entry.heading == heading]
            self.list_group(Group("", heading, matches))

    def explain(self, view: View, entry: Entry) -> None:
        """What a choice is called, what it would bring, and why one would make it."""
        self.screen.say(f"{entry.number}. {entry.whole}" + (f" ({entry.notation})" if entry.notation else ""))
        for line in self.consequences(view, entry):
            self.screen.say(line, indent=2)
        why = self.box.advice.reason(self.record.game, view, entry.action)
        if why is not None and not entry.then:
            self.screen.say(self.speech.tongue(self.box.face.reason(view, why)), "italic")

    def consequences(self, view: View, entry: Entry) -> list[str]:
        """What the story would tell next in each of a few worlds that the reader cannot tell from the true one."""
        stories: list[list[str]] = []
        for seed in range(WORLDS):
            rng = Random(seed)
            world = self.record.game.determinise(view, rng)
            world.journal = []
            world.apply(view.seat, entry.action, "")
            for action in entry.then:
                while world.waiting_for == [CHANCE] and not entry.heeds_draws:
                    world.apply(CHANCE, outcome(world, rng))
                if view.seat not in world.waiting_for or action not in world.legal(view.seat):
                    break
                world.apply(view.seat, action, "")
            stories.append([text for _, text in self.retold(world.view(view.seat), world.journal)])
        return [line for line in stories[0] if all(line in story for story in stories)]

    # The end.

    def tell_end(self, view: View, ranks: list[int]) -> None:
        self.screen.say(self.speech("over"), "bold")
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
            self.screen.say(
                self.speech("rank", rank=rank, name=self.name(seat), side=self.side(view, seat)),
                "bold" if rank == 1 else "",
            )
            figures = self.figures(view, seat)
            if figures:
                self.screen.say(figures, indent=3)
