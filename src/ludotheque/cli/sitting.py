"""People and computer players around one terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.coach import CoachBot
from ludotheque.bots.levels import LEVELS, bot, coach
from ludotheque.cli.complaint import is_full
from ludotheque.cli.menu import Entry, Menu
from ludotheque.cli.scene import Scene
from ludotheque.cli.screen import Interrupted, Quit, Screen
from ludotheque.cli.speech import Speech
from ludotheque.core import fair, take_backs
from ludotheque.core.coach import Coach
from ludotheque.core.codec import dump
from ludotheque.core.record import Record, Step, write
from ludotheque.core.shelf import Box
from ludotheque.core.state import CHANCE, LEGAL, NOBODY, Event, State, View

# What can be typed besides a choice, in both languages.
VERBS: Final = {
    "aide": "help", "annuler": "undo", "conseil": "hint", "plateau": "board", "dire": "tell", "sauver": "save",
    "quitter": "quit", "exit": "quit", "pourquoi": "why", "journal": "log", "liste": "list", "encore": "again",
    "revanche": "again", "rematch": "again",
}  # fmt: skip
SLOW: Final = 0.3  # seconds: a computer player who takes longer is shown thinking
RECALLED: Final = 12  # lines of the story that a game begins with when it goes on


class Sitting:
    """A game from its first question to its last, or until somebody leaves."""

    def __init__(
        self,
        screen: Screen,
        speech: Speech,
        box: Box,
        record: Record,
        secret: str,
        levels: list[str],
        people: list[str],
        is_kept: bool = False,
        files: Sequence[Path | None] = (),
    ) -> None:
        self.screen = screen
        self.speech = speech
        self.box = box
        self.record = record
        self.secret = secret
        self.scene = Scene(screen, speech, box, record, levels, people)
        self.journal: list[Event] = []
        self.past: list[take_backs.Played] = []
        self.read = dict.fromkeys([NOBODY, *range(len(record.players))], 0)  # how many events each was told
        self.bots = [self.computer(seat, level) for seat, level in enumerate(levels)]  # None for a person
        self.people = [seat for seat, player in enumerate(self.bots) if player is None]
        self.at_screen = self.people[0] if len(self.people) == 1 else NOBODY  # who looks at the screen now
        self.coach: Coach | None = coach(record.game.name, record.game)
        self.is_kept = is_kept  # whether the record is written to a file in any case
        self.files = list(files)  # those that hold this game
        self.saved = len(record.steps)  # how many steps are in a file already
        self.queued: list[str] = []  # what was typed in advance, on one line
        self.errand: list[int] = []  # further answers of whoever looks at the screen, which one choice gives
        self.heeds_draws = True  # whether a draw ends the errand
        self.is_slow = False  # whether the computer player who thought last took its time
        self.state: State
        steps = [take_backs.Played(step.seat, step.action, step.words, [], 0) for step in record.steps]
        self.restart(steps)

    def computer(self, seat: int, level: str) -> Bot | None:
        seed = int(self.secret[:12], 16) + seat
        return bot(self.record.game.name, level, seed, self.record.game) if level else None

    def prepare(self) -> None:
        """Load or build what the coach knows; at once the second time."""
        if self.coach is None:
            return
        if self.screen.is_plain or not self.screen.console.is_terminal:
            self.coach.prepare(lambda done, total: None)
            return
        from rich.progress import Progress

        with Progress(console=self.screen.console, transient=True) as progress:
            task = progress.add_task(self.speech("preparing"), total=None)
            self.coach.prepare(lambda done, total: progress.update(task, completed=done, total=total))

    def play(self) -> bool:
        """Play to the end; whether those who played want another game."""
        if any(isinstance(player, CoachBot) for player in self.bots):
            self.prepare()
        self.scene.introduce(self.state.view(NOBODY))
        if self.past:
            self.recall()
        while self.state.waiting_for:
            seat = self.next_seat()
            if seat == CHANCE:
                number = len(self.record.steps)
                self.step(CHANCE, fair.draw(self.secret, self.record.salts, number, self.state))
                if self.heeds_draws:
                    self.errand.clear()
            elif self.bots[seat] is not None:
                self.errand.clear()
                self.think(seat)
            elif (forced := self.record.game.forced(self.state, seat)) >= 0:
                self.step(seat, forced)
                if self.errand[:1] == [forced]:
                    self.errand.pop(0)
            elif seat == self.at_screen and self.errand and self.errand[0] in self.state.legal(seat):
                self.step(seat, self.errand.pop(0))
            else:
                self.errand.clear()
                self.hand_over(seat)
                self.let_answer(seat)
        self.end()
        return bool(self.people) and self.afterwards()

    def let_answer(self, seat: int) -> None:
        """Ask a person until the game goes on; who typed several answers at once is asked again if one goes wrong."""
        if not self.queued:
            self.show(seat)
        while not self.answered(seat):
            if self.queued:
                self.queued.clear()
                self.show(seat)

    def next_seat(self) -> int:
        """Who acts now: computer players and whoever looks at the screen come first."""
        awaited = self.state.waiting_for
        for seat in awaited:
            if seat < 0 or self.bots[seat] is not None or seat == self.at_screen:
                return seat
        return awaited[0]

    def think(self, seat: int) -> None:
        """Let a computer player answer; one that takes its time is seen to think."""
        player = self.bots[seat]
        assert player is not None
        view = self.state.view(seat)
        began = monotonic()
        try:
            action = self.considered(player, view, self.is_slow)
        except KeyboardInterrupt:
            if not self.people:
                raise
            self.screen.say()
            self.leave()
            return
        self.is_slow = monotonic() - began > SLOW
        self.step(seat, action, player.words(view, action))

    def considered(self, player: Bot, view: View, is_slow: bool) -> int:
        """What a computer player answers."""
        if not is_slow or self.screen.is_plain or not self.screen.console.is_terminal:
            return player.choose(view)
        with self.screen.console.status(self.screen.fitting(self.speech("thinks", name=self.scene.name(view.seat)))):
            return player.choose(view)

    def step(self, seat: int, action: int, written: str = "") -> None:
        if seat != self.at_screen:
            self.queued.clear()  # what was typed in advance did not know of this
        self.past.append(take_backs.Played(seat, action, written, self.state.waiting_for, len(self.journal)))
        self.record.steps.append(Step(seat, action, written))
        self.state.apply(seat, action, written)

    # What people see.

    def recall(self) -> None:
        """How a game stands that goes on: the end of its story so far, as everybody may know it."""
        for seat in self.read:
            self.read[seat] = len(self.journal)
        self.screen.say(self.speech("resumed", steps=len(self.past)), "bold")
        reader = self.at_screen
        self.scene.tell_story(self.state.view(reader), self.journal, RECALLED)

    def hand_over(self, seat: int) -> None:
        """Draw a curtain when the screen changes hands and one of its readers knows what another does not."""
        if seat == self.at_screen:
            return
        self.queued.clear()
        seen = [self.known(other) for other in self.people]
        if any(view != seen[0] for view in seen):
            self.screen.clear()
            called = self.scene.called(self.state.view(NOBODY), seat)
            while not self.is_lifted(self.screen.ask(self.speech("curtain", name=called))):
                pass
            self.screen.clear()
            self.scene.shown.clear()
        self.at_screen = seat

    def is_lifted(self, text: str) -> bool:
        """Whether what was typed at the curtain opens it; the game can be saved and left there too."""
        verb, _, rest = text.partition(" ")
        verb = VERBS.get(verb.lower(), verb.lower())
        if verb == "save":
            self.save_as(rest.strip())
        elif verb == "quit":
            self.leave()
        return verb not in ("save", "quit")

    def known(self, seat: int) -> dict[str, object]:
        view = self.state.view(seat)
        plain = dump(view)
        return {name: plain[name] for name in type(view).FIELDS}

    def show(self, seat: int) -> None:
        """What happened since the seat last looked, the position, and the choices."""
        view = self.state.view(seat)
        self.catch_up(seat)
        self.scene.tell(view)
        self.scene.list_choices(self.scene.menu(view))

    def catch_up(self, seat: int) -> None:
        self.scene.tell_story(self.state.view(seat), self.journal[self.read[seat] :])
        self.read[seat] = len(self.journal)

    def end(self) -> None:
        self.record.ranks = self.state.ranks()
        if self.record.commitment:
            self.record.secret = self.secret
        self.catch_up(self.at_screen)
        view = self.state.view(self.at_screen)
        self.scene.tell(view)
        self.scene.tell_end(view, self.record.ranks)

    def afterwards(self) -> bool:
        """Save the record, or play again; whether they do."""
        while True:
            try:
                text = self.screen.ask(self.speech("afterwards"))
            except Quit:
                return False
            verb, _, rest = text.partition(" ")
            verb = VERBS.get(verb.lower(), verb.lower())
            if verb == "again":
                return True
            if verb == "save":
                self.save_as(rest.strip())
            elif verb in ("", "quit"):
                return False

    # What people do.

    def answered(self, seat: int) -> bool:
        """Read one line; whether the game went on or back because of it."""
        text = self.typed(seat)
        if text.startswith("?"):
            text = f"explain {text[1:].strip()}".strip()
        verb, _, rest = text.partition(" ")
        verb, rest = VERBS.get(verb.lower(), verb.lower()), rest.strip()
        view = self.state.view(seat)
        if verb == "undo":
            return self.undo(seat)
        if verb == "quit":
            self.leave()
        elif verb == "help":
            self.screen.say(self.speech("help"))
        elif verb == "hint":
            self.hint(seat)
        elif verb == "board":
            self.scene.shown.pop(seat, None)
            self.show(seat)
        elif verb == "list":
            self.scene.list_choices(self.scene.menu(view), is_whole=True)
        elif verb == "log":
            self.scene.tell_story(view, self.journal, most=len(self.journal))
        elif verb == "tell":
            self.scene.tell_all(view)
        elif verb == "position" and not self.box.face.same_for_all:
            self.screen.say(self.speech("hidden"), "red")  # it would show what this player may not know
        elif verb == "position":
            self.screen.say(self.record.game.write_position(self.state))
        elif verb == "save":
            self.save_as(rest)
        elif verb in ("why", "explain"):
            self.explain(seat, verb, rest)
        elif text:
            return self.act(seat, text)
        return False

    def typed(self, seat: int) -> str:
        """The next line; semicolons part what answers one question after the other."""
        if not self.queued:
            try:
                self.queued = self.screen.ask(self.scene.prompt(seat)).split(";")
            except Interrupted:
                self.queued = ["quit"]
        return self.queued.pop(0).strip()

    def leave(self) -> None:
        """Go, after the offer to save what has been played."""
        if len(self.record.steps) > self.saved and not self.is_kept:
            file = self.screen.ask(self.speech("leave"))
            if file and not self.save_as(file):
                return
        raise Quit

    def explain(self, seat: int, verb: str, text: str) -> None:
        if not text:
            self.screen.say(self.speech("why-what"))
            return
        entry = self.understood(seat, text)
        if entry is None:
            return
        refusal = self.state.why_not(seat, entry.action)
        if verb == "why" or refusal != LEGAL:
            self.screen.say(self.speech.refusal(refusal))
        else:
            self.scene.explain(self.state.view(seat), entry)

    def understood(self, seat: int, text: str) -> Entry | None:
        """The action that a number, a notation or a word stands for; a word for several lists them."""
        menu = self.scene.menu(self.state.view(seat))
        entry = menu.noted(text)
        if entry is not None:
            return entry
        if text.isdecimal() and len(text) < 6:
            entry = menu.numbered(int(text))
            if entry is None:
                self.screen.say(self.speech("no-number", number=int(text)), "red")
            return entry
        group = menu.opened(text)
        if group is not None:
            self.scene.list_group(group)
            return None
        try:
            action = self.record.game.read(seat, text)
            return Entry(0, action, self.record.game.write(seat, action), "", "")
        except ValueError:
            return self.found(menu, text)

    def found(self, menu: Menu, text: str) -> Entry | None:
        """The only choice that has these words in it, if that is what was meant; several are listed."""
        matches = menu.matching(text)
        if not matches:
            self.screen.say(self.speech("unread", text=text[:40]), "red")
        elif len(matches) > 1:
            self.scene.list_matches(matches)
        elif not self.screen.ask(self.speech("meant", number=matches[0].number, label=matches[0].whole)):
            return matches[0]
        return None

    def act(self, seat: int, text: str) -> bool:
        entry = self.understood(seat, text)
        if entry is None:
            return False
        action = entry.action
        refusal = self.state.why_not(seat, action)
        if refusal != LEGAL:
            self.screen.say(self.speech.refusal(refusal), "red")
            return False
        most = self.box.face.choice(self.state.view(seat), action).words
        self.step(seat, action, self.screen.ask(self.speech("write", most=most))[:most] if most else "")
        self.errand, self.heeds_draws = list(entry.then), entry.heeds_draws
        return True

    def undo(self, seat: int) -> bool:
        """Take back the seat's last step as the game allows it: those around one screen agree to whatever they may."""
        game, options = self.record.game, self.record.options
        mine = take_backs.free_undo(game, self.past, self.journal, self.state, seat)
        later = self.past[mine + 1 :] if mine >= 0 else []
        if mine < 0:
            mine = take_backs.consented_undo(game, options, self.past, self.journal, self.state, seat)
        if mine < 0:
            self.screen.say(self.speech("no-undo"), "red")
            return False
        taken = self.past[mine]
        self.restart(self.past[:mine] + later)
        # Where what was taken back left no choice, the choice that led to it goes too.
        while mine and not later and self.past[mine - 1].seat == seat and game.forced(self.state, seat) == taken.action:
            mine -= 1
            taken = self.past[mine]
            self.restart(self.past[:mine])
        self.screen.say(self.speech("undone"))
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
        action = self.advised(view)
        written, label = self.record.game.write(seat, action), self.label(view, action)
        if action in verdicts:
            worth = verdicts[action]
            told = self.speech("hint-worth", action=written, label=label, value=worth.value, plies=worth.plies)
        else:
            told = self.speech("hint", action=written, label=label)
        self.screen.say(told)
        why = self.box.advice.reason(self.record.game, view, action)
        if why is not None:
            self.screen.say(self.speech.tongue(self.box.face.reason(view, why)))

    def advised(self, view: View) -> int:
        if self.coach is not None:
            return self.coach.answer(view, Random())
        return self.considered(bot(self.record.game.name, LEVELS[-1], 0, self.record.game), view, is_slow=True)

    def label(self, view: View, action: int) -> str:
        return self.scene.menu(view).of(action).whole

    def save_as(self, name: str) -> bool:
        """Write the record to a file that somebody named, unless something else stands there."""
        file = Path(name or f"{self.record.game.name}.record")
        if file not in self.files and is_full(file):
            self.screen.say(self.speech("taken", file=str(file)), "red")
            return False
        return self.save(file)

    def save(self, file: Path) -> bool:
        """Write the record; that of a game that goes on holds its secret, so that it can."""
        is_over = not self.state.waiting_for
        if not is_over and self.record.commitment:
            self.record.secret = self.secret
        text = write(self.record)
        if not is_over:
            self.record.secret = ""
        try:
            file.write_text(text, "utf-8")
        except (OSError, ValueError) as fault:  # no file can have such a name
            self.screen.say(f"{file}: {getattr(fault, 'strerror', fault)}", "red")
            return False
        self.files.append(file)
        self.saved = len(self.record.steps)
        self.screen.say(self.speech("saved" if is_over else "saved-open", file=str(file)))
        return True
