"""People and computer players around one terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rich.console import Console
from rich.panel import Panel
from rich.progress import Progress
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.bots import cast
from ludotheque.bots.bot import Bot
from ludotheque.bots.coach import CoachBot
from ludotheque.bots.levels import bot, coach
from ludotheque.cli.speech import Speech
from ludotheque.core import fair, take_backs
from ludotheque.core.coach import Coach
from ludotheque.core.codec import dump
from ludotheque.core.record import Record, Step, write
from ludotheque.core.shelf import Box
from ludotheque.core.state import CHANCE, LEGAL, NOBODY, Event, State, View


class Quit(Exception):
    """Someone leaves the table."""


class Sitting:
    """A game from its first question to its last, or until somebody leaves."""

    def __init__(
        self,
        console: Console,
        speech: Speech,
        box: Box,
        record: Record,
        secret: str,
        levels: list[str],
        people: list[str],
    ) -> None:
        self.console = console
        self.speech = speech
        self.box = box
        self.record = record
        self.secret = secret
        self.journal: list[Event] = []
        self.past: list[take_backs.Played] = []
        self.read = dict.fromkeys([NOBODY, *range(len(record.players))], 0)  # how many events each was told
        self.state: State = record.beginning()
        self.state.journal = self.journal
        self.levels = levels
        self.characters = [cast.character(box.face, key) for key in people]  # whom computer players play, by seat
        self.bots = [self.computer(seat, level) for seat, level in enumerate(levels)]  # None for a person
        self.people = [seat for seat, player in enumerate(self.bots) if player is None]
        self.at_screen = self.people[0] if len(self.people) == 1 else NOBODY  # who looks at the screen now
        self.coach: Coach | None = coach(record.game.name, record.game)

    def computer(self, seat: int, level: str) -> Bot | None:
        seed = int(self.secret[:12], 16) + seat
        return bot(self.record.game.name, level, seed, self.record.game) if level else None

    def prepare(self) -> None:
        """Load or build what the coach knows; at once the second time."""
        if self.coach is not None:
            with Progress(console=self.console, transient=True) as progress:
                task = progress.add_task(self.speech("thinking"), total=None)
                self.coach.prepare(lambda done, total: progress.update(task, completed=done, total=total))

    def play(self) -> None:
        if any(isinstance(player, CoachBot) for player in self.bots):
            self.prepare()
        self.introduce()
        while self.state.waiting_for:
            seat = self.next_seat()
            if seat == CHANCE:
                number = len(self.record.steps)
                self.step(CHANCE, fair.draw(self.secret, self.record.salts, number, self.state))
                continue
            player = self.bots[seat]
            if player is not None:
                view = self.state.view(seat)
                action = player.choose(view)
                self.step(seat, action, player.words(view, action))
            else:
                self.hand_over(seat)
                self.show(seat)
                while not self.answered(seat):
                    continue
        self.end()

    def next_seat(self) -> int:
        """Who acts now: computer players and whoever looks at the screen come first."""
        awaited = self.state.waiting_for
        for seat in awaited:
            if seat < 0 or self.bots[seat] is not None or seat == self.at_screen:
                return seat
        return awaited[0]

    def step(self, seat: int, action: int, written: str = "") -> None:
        self.past.append(take_backs.Played(seat, action, written, self.state.waiting_for, len(self.journal)))
        self.record.steps.append(Step(seat, action, written))
        self.state.apply(seat, action, written)

    # What people see.

    def introduce(self) -> None:
        """Who the computer players are, where the game has people for them."""
        view = self.state.view(NOBODY)
        for seat, somebody in enumerate(self.characters):
            if somebody is not None:
                side = self.speech.tongue(self.box.face.badge(view, seat).name)
                about = self.speech.tongue(somebody.about)
                named = self.speech("company", name=self.name(seat), side=side, level=self.levels[seat], about=about)
                self.say(named, "italic")

    def name(self, seat: int) -> str:
        """Who sits there, as the others call them."""
        somebody = self.characters[seat]
        return self.speech.tongue(somebody.name) if somebody else self.record.players[seat]

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def hand_over(self, seat: int) -> None:
        """Draw a curtain when the screen changes hands and one of its readers knows what another does not."""
        if seat == self.at_screen:
            return
        seen = [self.known(other) for other in self.people]
        if any(view != seen[0] for view in seen):
            self.console.clear()
            self.ask(self.speech("curtain", seat=seat, name=self.record.players[seat]))
            self.console.clear()
        self.at_screen = seat

    def known(self, seat: int) -> dict[str, object]:
        view = self.state.view(seat)
        plain = dump(view)
        return {name: plain[name] for name in type(view).FIELDS}

    def show(self, seat: int) -> None:
        """What happened since the seat last looked, the position, and the choices."""
        view = self.state.view(seat)
        self.catch_up(seat)
        self.console.print(Rule(style="dim"))
        self.tell(view)
        table = Table(box=None, show_header=False, pad_edge=False)
        for number, action in enumerate(self.choices(view), 1):
            if number == len(view.legal) + 1:
                table.add_row("", "", Text(self.speech("asides"), style="dim"))
            label = self.speech.tongue(self.box.face.choice(view, action).label)
            table.add_row(str(number), Text(self.record.game.write(seat, action), style="bold"), Text(label))
        self.console.print(table)

    def tell(self, view: View) -> None:
        *lines, question = self.speech.told(self.box.face, view)
        sketch = self.box.face.sketch(view)
        if sketch:
            self.console.print(Panel(Text(sketch), expand=False, border_style="dim"))
        else:
            self.say("\n".join(lines))
        self.say(question, "bold")

    def choices(self, view: View) -> list[int]:
        return view.legal + view.asides

    def catch_up(self, seat: int) -> None:
        view = self.state.view(seat)
        for event in self.journal[self.read[seat] :]:
            line = self.box.face.line(view, event.as_seen_by(seat))
            if line is not None:
                self.say(self.speech.tongue(line.message), "italic")
        self.read[seat] = len(self.journal)

    def end(self) -> None:
        self.record.ranks = self.state.ranks()
        self.record.secret = self.secret
        self.catch_up(self.at_screen)
        view = self.state.view(self.at_screen)
        self.tell(view)
        self.say(self.speech("over"), "bold")
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(self.record.ranks)):
            side = self.speech.tongue(self.box.face.badge(view, seat).name)
            self.say(self.speech("rank", rank=rank, name=self.name(seat), side=side))

    # What people do.

    def ask(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} ")).strip()
        except EOFError:
            raise Quit from None

    def answered(self, seat: int) -> bool:
        """Read one line; whether the game went on or back because of it."""
        text = self.ask(self.speech("choose"))
        verb, _, rest = text.partition(" ")
        verb = verb.lower()
        if verb in ("quit", "exit"):
            raise Quit
        if verb == "undo":
            return self.undo(seat)
        if verb in ("help", "?"):
            self.say(self.speech("help"))
        elif verb == "hint":
            self.hint(seat)
        elif verb == "board":
            self.show(seat)
        elif verb == "tell":
            self.say("\n".join(self.speech.told(self.box.face, self.state.view(seat))))
        elif verb in ("position", "save") and not self.box.face.same_for_all:
            # Both would show what this player may not know.
            self.say(self.speech("hidden"), "red")
        elif verb == "position":
            self.say(self.record.game.write_position(self.state))
        elif verb == "save":
            self.save(Path(rest.strip() or "game.record"))
        elif verb == "why" and not rest:
            self.say(self.speech("why-what"))
        elif verb == "why":
            action = self.understood(seat, rest)
            if action is not None:
                self.say(self.speech.refusal(self.state.why_not(seat, action)))
        elif text:
            return self.act(seat, text)
        return False

    def understood(self, seat: int, text: str) -> int | None:
        """The action a number or a notation stands for."""
        choices = self.choices(self.state.view(seat))
        if text.isdecimal() and len(text) < 6:
            if 1 <= int(text) <= len(choices):
                return choices[int(text) - 1]
            self.say(self.speech("no-number", number=int(text)), "red")
            return None
        for action in choices:
            if self.record.game.write(seat, action).lower() == text.lower():
                return action
        try:
            return self.record.game.read(seat, text)
        except ValueError:
            self.say(self.speech("unread", text=text[:40]), "red")
            return None

    def act(self, seat: int, text: str) -> bool:
        action = self.understood(seat, text)
        if action is None:
            return False
        refusal = self.state.why_not(seat, action)
        if refusal != LEGAL:
            self.say(self.speech.refusal(refusal), "red")
            return False
        most = self.box.face.choice(self.state.view(seat), action).words
        self.step(seat, action, self.ask(self.speech("write", most=most))[:most] if most else "")
        return True

    def undo(self, seat: int) -> bool:
        """Take back the seat's last step as the game allows it: those around one screen agree to whatever they may."""
        game, options = self.record.game, self.record.options
        mine = take_backs.free_undo(game, self.past, self.journal, self.state, seat)
        later = self.past[mine + 1 :] if mine >= 0 else []
        if mine < 0:
            mine = take_backs.consented_undo(game, options, self.past, self.journal, self.state, seat)
        if mine < 0:
            self.say(self.speech("no-undo"), "red")
            return False
        self.restart(self.past[:mine] + later)
        self.say(self.speech("undone"))
        return True

    def restart(self, steps: list[take_backs.Played]) -> None:
        """Play the steps that stay again from the start."""
        self.past = []
        self.record.steps = []
        self.journal = []
        self.state = self.record.beginning(self.journal)
        for step in steps:
            self.step(step.seat, step.action, step.words)
        self.read = {seat: min(read, len(self.journal)) for seat, read in self.read.items()}

    def hint(self, seat: int) -> None:
        """What the coach would play, with its worth; without a coach, what the game's own advice says."""
        self.prepare()
        view = self.state.view(seat)
        verdicts = self.coach.verdicts(view) if self.coach is not None else {}
        if self.coach is not None:
            action = self.coach.answer(view, Random())
        else:
            action = bot(self.record.game.name, "greedy", 0, self.record.game).choose(view)
        written = self.record.game.write(seat, action)
        label = self.speech.tongue(self.box.face.choice(view, action).label)
        why = self.box.advice.reason(self.record.game, view, action)
        if action in verdicts:
            worth = verdicts[action]
            self.say(self.speech("hint-worth", action=written, label=label, value=worth.value, plies=worth.plies))
        else:
            self.say(self.speech("hint", action=written, label=label))
        if why is not None:
            self.say(self.speech.tongue(self.box.face.reason(view, why)))

    def save(self, file: Path) -> bool:
        try:
            file.write_text(write(self.record), "utf-8")
        except OSError as fault:
            self.say(f"{file}: {fault.strerror}", "red")
            return False
        self.say(self.speech("saved", file=str(file)))
        return True
