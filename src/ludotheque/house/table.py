"""A table: one game being played, rebuilt at any time from its sheet and its log."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from ludotheque.core import record as records
from ludotheque.core import take_backs
from ludotheque.core.fair import commitment
from ludotheque.core.shelf import Box, box
from ludotheque.core.state import BY_SEAT, LEGAL, NOBODY, Event, Options, Seating, State, View
from ludotheque.core.take_backs import Played
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet, sheet_checksum
from ludotheque.house.player import Player


class Said(NamedTuple):
    """One line of the table's talk."""

    seat: int  # NOBODY for a spectator
    name: str
    text: str
    after: int  # how many steps came before it
    is_afterword: bool = False  # said when the game was over: beside the record, not in it


class Still(NamedTuple):
    """The game between two steps that are stored together: kept until they are, and only then shown."""

    instant: tuple[int, int]  # take-backs and steps so far
    state: State


class Table:
    """The seats, the steps and the talk of one game."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        published = box(sheet.game)
        self.box: Box = (
            published.with_game(published.game.with_material(sheet.material)) if sheet.material else published
        )
        self.options: Options = json.loads(sheet.options)
        self.settings: dict[str, Any] = json.loads(sheet.settings)
        self.commitment = commitment(sheet.secret)
        self.players: list[Player | None] = [None] * sheet.seats
        self.seatings = 0  # how often the seats changed: who sits where, with which side and salt
        self.leavers: list[Player | None] = [None] * sheet.seats  # who left a running game: the seat is kept for them
        self.releases: list[list[int]] = [[] for _ in range(sheet.seats)]  # who would no longer keep it, by seat
        self.played: set[str] = set()  # the guests who had a seat while the game ran
        self.seating = BY_SEAT
        self.number = 0  # entries so far
        self.checksum = sheet_checksum(sheet)  # of the log up to its last entry
        self.origin = time.monotonic_ns() // 1_000_000  # when the table's own time was 0, on the clock of this machine
        self.take_back_count = 0  # take-backs so far: a log shown before one is no longer the log
        self.state: State | None = None
        self.steps: list[Played] = []
        self.joined: set[int] = set()  # steps that one press gave with the one before
        self.events: list[Event] = []
        self.talk: list[Said] = []
        self.take_backs: list[records.TakeBack] = []
        self.questions = [0] * sheet.seats  # changes only with what the seat may do
        self.offers: list[tuple[list[int], list[int]]] = [([], [])] * sheet.seats
        self.take_back_wish: tuple[int, int] | None = None  # the seat that asks for a take-back, and from which step
        self.declined: tuple[int, int] | None = None  # who asked in vain, and who said no, until the next step
        self.agreed: list[int] = []  # the seats that have agreed to it
        self.willing: list[int] = []  # the seats that would like another game, once this one is over
        self.next_table = ""
        self.salts = [""] * sheet.seats  # of those who sat when the game began
        self.used = [0] * sheet.seats  # milliseconds each seat has spent thinking
        self.glass = 0  # the number of the sandglass that ran last
        self.glass_used = 0  # milliseconds it has run
        self.since = 0  # when the present question was asked
        self.ahead = 0  # how many computer players of other tables think before the one that is asked here
        self.easel: object = None  # what the pages that show the table keep with it: its drawings

    # What happened.

    def apply(self, entry: Entry) -> None:
        """Add one entry of the log."""
        self.number = entry.number + 1
        self.checksum = entry.checksum
        if entry.kind in kinds.STEPS:
            self.step(entry)
            if entry.kind == kinds.THEN:
                self.joined.add(len(self.steps) - 1)
        elif entry.kind == kinds.SIT:
            self.seatings += 1
            self.sit(entry.seat, Player(*json.loads(entry.words)))
        elif entry.kind in (kinds.STAND, kinds.LEAVE):
            self.seatings += 1
            self.stand(entry.seat)
        elif entry.kind == kinds.RELEASE:
            self.releases[entry.seat].append(entry.action)
        elif entry.kind == kinds.START:
            self.seatings += 1
            self.salts = [player.salt if player else "" for player in self.players]
            self.played = {player.id for player in self.players if player and not player.bot}
            if entry.words:
                host, sides = json.loads(entry.words)
                self.seating = Seating(host, tuple(sides))
            self.state = self.fresh(self.events)
            self.since = entry.at
            self.turn_glass()
            self.renew_questions([])
        elif entry.kind == kinds.UNDO:
            self.count_time(entry.at)  # to those who were asked until now, not to whoever plays again
            self.take_back(entry.action, entry.seat >= 0)
            self.turn_glass()
        elif entry.kind == kinds.ASK:
            self.take_back_wish = (entry.seat, entry.action)
            self.declined = None
            self.agreed = []
        elif entry.kind == kinds.AGREE:
            self.agreed.append(entry.seat)
        elif entry.kind == kinds.REFUSE:
            if self.take_back_wish is not None and entry.seat != self.take_back_wish[0]:
                self.declined = (self.take_back_wish[0], entry.seat)
            self.take_back_wish = None
        elif entry.kind == kinds.SAY:
            name, text = json.loads(entry.words)
            self.talk.append(Said(entry.seat, name, text, len(self.steps), self.over))
        elif entry.kind == kinds.AGAIN:
            self.willing.append(entry.seat)
        elif entry.kind == kinds.REMATCH:
            self.next_table = entry.words

    def sit(self, seat: int, player: Player) -> None:
        if player.side < 0 and self.box.game.sides:
            player = player._replace(side=self.free_side(seat))
        if self.state is not None:
            before = self.players[seat]
            if not player.bot:
                self.leavers[seat] = None
                self.played.add(player.id)
            elif before is not None and not before.bot:
                self.leavers[seat] = before  # a computer plays until its person comes back
            self.releases[seat] = []
        self.players[seat] = player

    def stand(self, seat: int) -> None:
        if self.state is not None:
            self.leavers[seat] = self.players[seat]
            self.releases[seat] = []
        self.players[seat] = None

    def fresh(self, journal: list[Event]) -> State:
        """The game before its first step."""
        state: State = self.box.game.start(self.sheet.seats, self.options, journal, self.seating)
        return state

    def step(self, entry: Entry) -> None:
        state = self.live_state
        self.count_time(entry.at)
        self.steps.append(Played(entry.seat, entry.action, entry.words, state.waiting_for, len(self.events), entry.at))
        state.apply(entry.seat, entry.action, entry.words)
        self.turn_glass()
        if (self.take_back_wish is not None or self.declined is not None) and not self.is_quiet(len(self.steps) - 1):
            self.take_back_wish = None
            self.declined = None
        self.renew_questions([entry.seat])

    def count_time(self, at: int) -> None:
        """Until then the time of those who are asked has run, and the sand if it runs."""
        spent = max(0, at - self.since)
        for seat in self.live_state.waiting_for:
            if self.spends_time(seat):
                self.used[seat] += spent
        if self.live_state.sandglass():
            self.glass_used += spent
        self.since = at

    def spends_time(self, seat: int) -> bool:
        """Whether the time of a seat that is asked runs: not where a computer player waits for what the others say of a
        take-back."""
        player = self.players[seat] if seat >= 0 else None
        return seat >= 0 and not (self.take_back_wish is not None and player is not None and player.bot)

    def turn_glass(self) -> None:
        """A glass that was turned over is full; one that stood still meanwhile goes on where it was."""
        glass = self.live_state.sandglass()
        if glass and glass[0] != self.glass:
            self.glass = glass[0]
            self.glass_used = 0

    def is_quiet(self, number: int) -> bool:
        """Whether a step told nobody anything: what is pondered in secret changes nothing for the others."""
        return take_backs.is_quiet(self.steps, self.events, self.live_state, number)

    def take_back(self, first: int, alone: bool) -> None:
        """Take back one step of a seat alone, or with the consent of all every step from one on."""
        asked, declined = self.take_back_wish, self.declined
        quiet = alone and self.is_quiet(first)
        gone = self.steps[first : first + 1] if alone else self.steps[first:]
        later = self.steps[first + 1 :] if alone else []
        self.talk = [said._replace(after=moved(said.after, first, alone)) for said in self.talk]
        self.take_backs = [back._replace(after=moved(back.after, first, alone)) for back in self.take_backs]
        staying = [number for number in self.joined if number < first or (alone and number > first)]
        self.joined = {moved(number, first, alone) for number in staying}
        self.rewind(self.steps[:first], later, [step.seat for step in gone])
        last = first + len(gone) - 1
        self.take_backs.append(records.TakeBack(len(self.steps), gone[0].seat, first, last, not alone))
        if quiet:
            # What the others are asked about stands, even where a thought before it is gone.
            self.declined = declined
            self.take_back_wish = None if asked is None else (asked[0], moved(asked[1], first, alone))

    def rewind(self, steps: list[Played], later: list[Played], acted: list[int]) -> None:
        """Play the steps again from the start, and of those after a gap the ones that are still legal."""
        self.steps = []
        self.events = []
        self.take_back_count += 1
        self.take_back_wish = None
        self.declined = None
        self.state = self.fresh(self.events)
        for step in steps:
            self.again(step)
        for step in later:
            if self.state.why_not(step.seat, step.action) == LEGAL:
                self.again(step)
            else:
                acted.append(step.seat)
        self.renew_questions(acted)

    def again(self, step: Played) -> None:
        """Play a step again that was judged before."""
        state = self.live_state
        self.steps.append(step._replace(awaited=state.waiting_for, events=len(self.events)))
        state.apply(step.seat, step.action, step.words)

    def renew_questions(self, acted: list[int]) -> None:
        """Give a new number to the question of every seat that may do something else now, and of every seat that acted
        or took back: it faces a new question even where the answers are the same."""
        state = self.live_state
        for seat in range(state.seats):
            offer = (state.legal(seat), state.asides(seat))
            if seat in acted or offer != self.offers[seat]:
                self.offers[seat] = offer
                self.questions[seat] += 1

    # How it stands.

    def now(self) -> int:
        """Milliseconds of the table's own time: no jump of the calendar moves it."""
        return time.monotonic_ns() // 1_000_000 - self.origin

    @property
    def live_state(self) -> State:
        """The state of a started game."""
        if self.state is None:
            raise RuntimeError("the game has not started")
        return self.state

    @property
    def started(self) -> bool:
        return self.state is not None

    @property
    def over(self) -> bool:
        return self.state is not None and not self.state.waiting_for

    @property
    def ranks(self) -> list[int]:
        return self.live_state.ranks() if self.over else []

    @property
    def series(self) -> list[int]:
        """How many games of a series are over, this one included, and how many of them each seat has won alone."""
        found: list[int] = self.settings.get("series") or [0] * (1 + self.sheet.seats)
        if not self.over:
            return found
        ranks = self.ranks
        wins = [int(rank == 1 and ranks.count(1) == 1) for rank in ranks]
        return [before + more for before, more in zip(found, [1, *wins], strict=True)]

    @property
    def full(self) -> bool:
        return None not in self.players

    def seats_of(self, who: str) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player and player.id == who and not player.bot]

    def is_released(self, seat: int) -> bool:
        """Whether a seat that was left may go to somebody else: the owner says so, or all people who still play."""
        people = {player.id for player in self.players if player and not player.bot}
        willing = {player.id for voter, player in self.seated() if player and voter in self.releases[seat]}
        return NOBODY in self.releases[seat] or (bool(people) and people <= willing)

    def free_side(self, seat: int) -> int:
        """The side of a player who sits down there without choosing one: the seat's own, or the first that is free."""
        return first_free(seat, [player.side for player in self.players if player])

    def seating_now(self) -> Seating:
        """Whose table it is and who plays which side, if the game began now."""
        hosts = self.seats_of(self.sheet.owner)
        host = hosts[0] if hosts else 0
        known = self.box.game.sides
        sides = [player.side if player else -1 for player in self.players]
        for seat in range(len(sides) if known else 0):
            if sides[seat] < 0:
                sides[seat] = first_free(seat, sides)
        return Seating(host, tuple(sides) if known and sides != list(range(len(sides))) else ())

    def view(self, seat: int) -> View:
        """What a seat may know; before the game, the box as it will stand there."""
        if self.state is None:
            state: State = self.box.game.start(self.sheet.seats, self.options, None, self.seating_now())
            return state.view(NOBODY)
        return self.state.view(seat)

    def still(self) -> Still:
        """The game as it stands, for those who are shown it later."""
        return Still((self.take_back_count, len(self.steps)), self.live_state.copy())

    def seen_events(self, seat: int, since: int) -> list[Event]:
        """The events from a number on, as the seat may read them."""
        return [event.as_seen_by(seat) for event in self.events[since:]]

    def record(self) -> records.Record:
        """The game as a text to keep; the secret of the draws is in it once the game is over."""
        return records.Record(
            self.box.game,
            self.options,
            [self.name_in_record(seat) for seat in range(self.sheet.seats)],
            [records.Step(step.seat, step.action, step.words) for step in self.steps],
            [records.Saying(said.after, said.seat, said.text) for said in self.talk if not said.is_afterword],
            self.ranks,
            seating=self.seating,
            commitment=self.commitment,
            salts=self.salts,
            secret=self.sheet.secret if self.over else "",
            is_foreign=bool(self.sheet.material),
            take_backs=self.take_backs,
        )

    def seated(self) -> list[tuple[int, Player | None]]:
        return list(enumerate(self.players))

    # Take-backs: a seat may change its mind while nothing has been revealed.

    def free_undo(self, seat: int) -> int:
        """The step the seat may take back on its own; -1 if there is none."""
        return take_backs.free_undo(self.box.game, self.steps, self.events, self.live_state, seat)

    def consented_undo(self, seat: int) -> int:
        """The step from which all may let the seat play again; -1 if the game, or what was revealed, forbids it."""
        return take_backs.consented_undo(self.box.game, self.options, self.steps, self.events, self.live_state, seat)

    def unconvinced(self) -> set[str]:
        """The people who have not agreed yet to the take-back that is asked for; computer players always do."""
        if self.take_back_wish is None:
            return set()
        people = {player.id for player in self.players if player and not player.bot}
        willing = [*self.agreed, self.take_back_wish[0]]
        agreed = {player.id for seat, player in self.seated() if player and seat in willing}
        return people - agreed

    def reluctant(self) -> list[int]:
        """The seats of people who have not said yet that they would like another game."""
        willing = {player.id for seat, player in self.seated() if player and seat in self.willing}
        return [seat for seat, player in self.seated() if player and not player.bot and player.id not in willing]

    def forced(self) -> int:
        """The answer the house may give for the person who is asked; -1 where there is none."""
        state = self.live_state
        if len(state.waiting_for) != 1 or state.waiting_for[0] < 0:
            return -1
        seat = state.waiting_for[0]
        player = self.players[seat]
        return self.box.game.forced(state, seat) if player and not player.bot else -1

    def undo_way(self, seat: int) -> str:
        """How the seat may take back its last step: "free", with "consent", or not at all."""
        if self.state is None:
            return ""
        if self.free_undo(seat) >= 0:
            return "free"
        return "consent" if self.consented_undo(seat) >= 0 else ""

    def name_in_record(self, seat: int) -> str:
        """Who played there; a player who left and was not replaced counts as having played to the end."""
        player = self.players[seat] or self.leavers[seat]
        return player.name_in_record if player else ""

    def seat_name(self, seat: int) -> str:
        player = self.players[seat] if seat != NOBODY else None
        return player.name if player else ""


def moved(after: int, first: int, alone: bool) -> int:
    """After how many steps something stands, once one step, or all steps from one on, are taken back."""
    return after if after <= first else after - 1 if alone else first


def first_free(seat: int, taken: list[int]) -> int:
    """The side of a seat that nobody chose: its own, or the first that is free."""
    if seat not in taken:
        return seat
    side = 0
    while side in taken:
        side += 1
    return side
