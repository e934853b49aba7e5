"""Records: a whole game as text, one `key: value` a line. docs/records.md describes the format."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ludotheque.core.fair import commitment, is_salt, is_secret
from ludotheque.core.legible import legible
from ludotheque.core.material import fingerprint
from ludotheque.core.shelf import box
from ludotheque.core.state import (
    BY_SEAT,
    CHANCE,
    CLOCK,
    LEGAL,
    NOBODY,
    Event,
    Game,
    Options,
    Seating,
    State,
    check_seating,
    completed,
)

VERSION: Final = 1

# What a record may hold at most, so that a hostile file costs little.
CHARACTERS: Final = 32_000_000
LINE: Final = 10_000  # characters, the material apart
STEPS: Final = 1_000_000

ACTORS: Final = {"chance": CHANCE, "clock": CLOCK, "spectator": NOBODY}
HEADER: Final = ("game", "rules", "material", "material-text", "options", "seats", "host", "position", "commitment")
TAKING_BACK: Final = ("takes back", "takes back with consent")
VERBS: Final = ("", "says", *TAKING_BACK)
CLOSING: Final = ("steps", "ranks", "secret")

Find = Callable[[str], Game]


class BrokenRecord(ValueError):
    """A record that cannot be trusted: the line, what is wrong, and the rule a step breaks if it breaks one."""

    def __init__(self, line: int, why: str, rule: str = "") -> None:
        super().__init__(legible(f"line {line}: {why}" if line else why))
        self.line = line
        self.rule = rule


class Step(NamedTuple):
    """One thing somebody did: a seat, CHANCE or CLOCK."""

    seat: int
    action: int
    words: str = ""


class Saying(NamedTuple):
    """Something said at the table, after so many steps."""

    after: int
    seat: int  # NOBODY for a spectator
    words: str


class TakeBack(NamedTuple):
    """A seat played again: alone one step of its own, with the consent of all every step from one on."""

    after: int  # how many steps of the record came before it
    seat: int
    first: int  # the step as it was numbered then
    last: int
    by_consent: bool


@dataclass(eq=False)
class Record:
    """A game from its first question to its last known step; records that are written alike are equal."""

    game: Game
    options: Options
    players: list[str]  # by seat
    steps: list[Step] = field(default_factory=list)
    sayings: list[Saying] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)  # by seat, once the game is over
    seating: Seating = BY_SEAT  # whose table it is, and who plays which side
    position: str = ""  # where the game began, if not where its options say
    commitment: str = ""  # to the secret of the fair draws
    salts: list[str] = field(default_factory=list)  # by seat, empty where a seat brought none
    secret: str = ""  # of the fair draws, revealed at the end, or saved with a game that goes on later
    is_foreign: bool = False  # the material is not that of the shelf, so the record carries it
    take_backs: list[TakeBack] = field(default_factory=list)
    lines: list[int] = field(default_factory=list, repr=False)  # of each step, if it was read

    def __post_init__(self) -> None:
        self.salts = self.salts or [""] * len(self.players)

    def beginning(self, journal: list[Event] | None = None) -> State:
        options = completed(self.game, self.options)  # as they are written
        state: State
        if not self.position:
            state = self.game.start(len(self.players), options, journal, self.seating)
            return state
        state = self.game.read_position(self.position, len(self.players), options, self.seating)
        state.journal = journal
        return state

    def line(self, number: int) -> int:
        """The line a step was read from; 0 when it was not read."""
        return self.lines[number] if self.lines else 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and write(self) == write(other)

    __hash__ = None  # type: ignore[assignment]

    def _repr_svg_(self) -> str | None:
        return replay(self)._repr_svg_()


def on_shelf(slug: str) -> Game:
    return box(slug).game


def replay(record: Record, at: int | None = None, journal: list[Event] | None = None) -> State:
    """The state after so many steps, after all of them unless told; every step is judged again."""
    count = len(record.steps) if at is None else at
    if not 0 <= count <= len(record.steps):
        raise ValueError(f"the record has steps 0 to {len(record.steps)}, not {count}")
    state = record.beginning(journal)
    for number in range(count):
        advance(record, state, number)
    return state


def advance(record: Record, state: State, number: int) -> None:
    """Judge one step of a record and play it."""
    step = record.steps[number]
    if not state.waiting_for:
        raise BrokenRecord(record.line(number), f"step {number}: the game is already over")
    refusal = state.why_not(step.seat, step.action)
    if refusal != LEGAL:
        what = f"{actor(step.seat)}: {record.game.write(step.seat, step.action)}"
        raise BrokenRecord(record.line(number), f"step {number}: {what!r} is refused by {refusal}", refusal)
    state.apply(step.seat, step.action, step.words)


def write(record: Record) -> str:
    """The text of a record; read() gives the same record back."""
    game = record.game
    lines = [f"ludotheque-record: {VERSION}", f"game: {game.name}", f"rules: {game.version}"]
    lines.append(f"material: {fingerprint(game.material)}")
    if record.is_foreign:
        lines.append(f"material-text: {quoted(game.material, always=True)}")
    chosen = completed(game, record.options)
    for option in game.options:
        if option.is_quiet and chosen[option.name] == option.values[0]:
            del chosen[option.name]
    lines.append(f"options: {' '.join(f'{name}={value}' for name, value in chosen.items())}".rstrip())
    lines.append(f"seats: {len(record.players)}")
    lines += [f"player {seat}: {quoted(name)}" for seat, name in enumerate(record.players)]
    lines += [f"side {seat}: {game.sides[side]}" for seat, side in enumerate(record.seating.sides)]
    if record.seating.host:
        lines.append(f"host: {record.seating.host}")
    if record.position:
        lines.append(f"position: {quoted(record.position)}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    lines += [f"salt {seat}: {salt}" for seat, salt in enumerate(record.salts) if salt]
    lines.append("")
    beside = [(saying.after, spoken(saying)) for saying in record.sayings]
    beside += [(back.after, taken(back)) for back in record.take_backs]
    beside.sort(key=lambda line: line[0])
    for number, step in enumerate(record.steps):
        while beside and beside[0][0] <= number:
            lines.append(beside.pop(0)[1])
        words = f" | {quoted(step.words)}" if step.words else ""
        lines.append(f"{actor(step.seat)}: {game.write(step.seat, step.action)}{words}")
    lines += [line for _, line in beside]
    lines += ["", f"steps: {len(record.steps)}"]
    if record.ranks:
        lines.append(f"ranks: {' '.join(str(rank) for rank in record.ranks)}")
    if record.secret:
        lines.append(f"secret: {record.secret}")
    return "\n".join(lines) + "\n"


def actor(seat: int) -> str:
    """A seat as the records write it."""
    return next((name for name, other in ACTORS.items() if other == seat), str(seat))


def spoken(saying: Saying) -> str:
    return f"{actor(saying.seat)} says: {quoted(saying.words)}"


def taken(back: TakeBack) -> str:
    if back.by_consent:
        return f"{back.seat} takes back with consent: {back.first}-{back.last}"
    return f"{back.seat} takes back: {back.first}"


def quoted(text: str, always: bool = False) -> str:
    """A text that stays on its line: as it is where that is safe, else as a JSON string."""
    if not always and text and text.isprintable() and text == text.strip() and text[0] != '"':
        return text
    return legible(json.dumps(text, ensure_ascii=False))


def unquoted(text: str) -> str:
    """What quoted() was given; ValueError when a quote is not closed."""
    if not text.startswith('"'):
        return text
    plain = json.loads(text)
    if not isinstance(plain, str):
        raise ValueError("not a text")
    plain.encode()  # half a character is a ValueError too
    return plain


def read(text: str, find: Find = on_shelf) -> Record:
    """The record a text holds, every step of it judged; BrokenRecord names the line that is wrong."""
    return Reader(text, find).record()


def carried(text: str, find: Find = on_shelf) -> Record:
    """A record of older rules under the present ones; BrokenRecord names the first step that they no longer allow."""
    return Reader(text, find, carries=True).record()


class Reader:
    """Goes through a record once, from its first line to its last."""

    def __init__(self, text: str, find: Find, carries: bool = False) -> None:
        if len(text) > CHARACTERS:
            raise BrokenRecord(1, f"a record has at most {CHARACTERS} characters")
        try:
            text.encode()
        except UnicodeEncodeError as fault:
            why = f"{text[fault.start]!r} is half a character, and a record is UTF-8 text"
            raise BrokenRecord(text.count("\n", 0, fault.start) + 1, why) from None
        self.find = find
        self.carries = carries  # whether a record of older rules is judged by the present ones
        self.rows = [row.rstrip("\r") for row in text.removeprefix("\ufeff").split("\n")]
        while self.rows and not self.rows[-1].strip():
            self.rows.pop()
        self.row = 0

    def fail(self, why: str, row: int | None = None) -> BrokenRecord:
        return BrokenRecord((self.row if row is None else row) + 1, why)

    def record(self) -> Record:
        self.title()
        record = self.opened(self.section("header"))
        self.row += 1
        state = record.beginning()
        self.play(record, state)
        self.row += 1
        self.close(record, state)
        return record

    def title(self) -> None:
        first = self.rows[0] if self.rows else ""
        if not first.startswith("ludotheque-record: "):
            raise self.fail("this is not a record: the first line should be 'ludotheque-record: 1'", 0)
        version = first.partition(": ")[2].strip()
        if version != str(VERSION):
            raise self.fail(f"this program reads version {VERSION} of the format, not {version[:20]!r}", 0)
        self.row = 1

    def pair(self) -> tuple[str, str]:
        """The key and the value of the line at hand."""
        text = self.rows[self.row]
        if len(text) > LINE and not text.startswith("material-text: "):
            raise self.fail(f"a line has at most {LINE} characters")
        key, colon, value = text.partition(":")
        if not colon or not key:
            raise self.fail(f"{text[:40]!r} is not 'key: value'")
        return key, value.strip()

    def section(self, name: str) -> dict[str, tuple[str, int]]:
        """The keys up to the next blank line or the end, with the row of each."""
        found: dict[str, tuple[str, int]] = {}
        known = HEADER if name == "header" else CLOSING
        while self.row < len(self.rows) and self.rows[self.row]:
            key, value = self.pair()
            if key not in known and not (name == "header" and re.fullmatch(r"(player|side|salt) [0-9]{1,2}", key)):
                raise self.fail(f"{key[:40]!r} has no place in the {name}")
            if key in found:
                raise self.fail(f"{key!r} is there twice")
            found[key] = (value, self.row)
            self.row += 1
        return found

    def opened(self, header: dict[str, tuple[str, int]]) -> Record:
        """The record a header announces, without its steps."""
        if self.row >= len(self.rows):
            raise self.fail("the record stops in its header", len(self.rows) - 1)
        for key in ("game", "rules", "material", "options", "seats"):
            if key not in header:
                raise self.fail(f"the header has no '{key}:' line")
        game = self.boxed(header)
        record = Record(game, self.agreed(header, game), self.seated(header), is_foreign="material-text" in header)
        for key, (value, row) in header.items():
            if key.startswith("salt "):
                seat = int(key[5:])
                if seat >= len(record.players) or not is_salt(value):
                    raise self.fail("a salt is 2 to 128 hexadecimal digits brought by one of the seats", row)
                record.salts[seat] = value
            elif key == "commitment":
                if not is_secret(value):
                    raise self.fail("a commitment is 64 hexadecimal digits", row)
                record.commitment = value
            elif key == "position":
                record.position = self.plain(value, row)
        record.seating = self.seating(header, record)
        try:
            record.beginning()
        except ValueError as fault:
            raise self.fail(str(fault), header["position" if record.position else "seats"][1]) from None
        return record

    def boxed(self, header: dict[str, tuple[str, int]]) -> Game:
        """The game with the material it was played with."""
        slug, row = header["game"]
        try:
            game = self.find(slug)
        except LookupError as fault:
            raise self.fail(str(fault.args[0]), row) from None
        rules, row = header["rules"]
        is_older = re.fullmatch(r"[1-9][0-9]{0,5}", rules) is not None and int(rules) < game.version
        if rules != str(game.version) and not (self.carries and is_older):
            raise self.fail(f"played by version {rules[:20]!r} of the rules of {slug}; here is {game.version}", row)
        if "material-text" in header:
            written, row = header["material-text"]
            text = self.plain(written, row)
            try:
                game = game.with_material(text)
            except ValueError as fault:
                raise self.fail(f"the material cannot be used: {fault}", row) from None
        named, row = header["material"]
        if named != fingerprint(game.material):
            if "material-text" in header:
                raise self.fail("the material below is not the one that was played with", row)
            raise self.fail(f"played with another material of {slug}, and the record does not carry it", row)
        return game

    def agreed(self, header: dict[str, tuple[str, int]], game: Game) -> Options:
        text, row = header["options"]
        options: Options = {}
        for part in text.split():
            name, sign, value = part.partition("=")
            if not sign or name in options:
                raise self.fail(f"{part[:40]!r} is not one more 'name=value'", row)
            options[name] = value
        try:
            return completed(game, options)
        except ValueError as fault:
            raise self.fail(str(fault), row) from None

    def seated(self, header: dict[str, tuple[str, int]]) -> list[str]:
        text, row = header["seats"]
        if not re.fullmatch(r"[0-9]{1,2}", text):
            raise self.fail(f"{text[:20]!r} is not a number of seats", row)
        players = []
        for seat in range(int(text)):
            if f"player {seat}" not in header:
                raise self.fail(f"there is no 'player {seat}:' line", row)
            name, line = header[f"player {seat}"]
            players.append(self.plain(name, line))
        numbered = [key for key in header if key.startswith(("player ", "side "))]
        if strays := [key for key in numbered if int(key.partition(" ")[2]) >= len(players)]:
            raise self.fail(f"{strays[0]} has no seat", header[strays[0]][1])
        return players

    def seating(self, header: dict[str, tuple[str, int]], record: Record) -> Seating:
        """Whose table it was, and who played which side."""
        text, row = header.get("host", ("0", self.row))
        if not re.fullmatch(r"[0-9]{1,2}", text):
            raise self.fail(f"the host is the number of a seat, not {text[:20]!r}", row)
        known = record.game.sides
        sides = []
        for seat in range(len(record.players)):
            if f"side {seat}" in header:
                name, row = header[f"side {seat}"]
                if name not in known:
                    raise self.fail(f"{record.game.name} has no side {name[:40]!r}; {', '.join(known) or 'none'}", row)
                sides.append(known.index(name))
        seating = Seating(int(text), tuple(sides))
        try:
            check_seating(record.game, len(record.players), seating)
        except ValueError as fault:
            raise self.fail(str(fault), row) from None
        return seating

    def plain(self, text: str, row: int | None = None) -> str:
        try:
            return unquoted(text)
        except ValueError:
            raise self.fail(f"{text[:40]!r} opens a quotation it does not close", row) from None

    def play(self, record: Record, state: State) -> None:
        """Read the steps and sayings up to the next blank line, judging each step as it comes."""
        while self.row < len(self.rows) and self.rows[self.row]:
            key, value = self.pair()
            name, _, verb = key.partition(" ")
            seat = ACTORS.get(name, int(name) if re.fullmatch(r"[0-9]{1,2}", name) else len(record.players))
            silent = seat == NOBODY and verb != "says"
            if verb not in VERBS or seat >= len(record.players) or silent or (seat < 0 and verb in TAKING_BACK):
                raise self.fail(f"{key[:40]!r} is nobody at this table")
            if verb in TAKING_BACK:
                record.take_backs.append(self.take_back(len(record.steps), seat, verb, value))
            elif verb:
                record.sayings.append(Saying(len(record.steps), seat, self.plain(value)))
            else:
                self.step(record, state, seat, value)
            self.row += 1
        if self.row >= len(self.rows):
            raise self.fail("the record stops in the middle of the game: its 'steps:' line is missing", self.row - 1)

    def take_back(self, after: int, seat: int, verb: str, text: str) -> TakeBack:
        """A step that somebody took back, or with the consent of all the steps from one to another."""
        by_consent = verb == TAKING_BACK[1]
        shape = r"(0|[1-9][0-9]{0,5})-(0|[1-9][0-9]{0,5})" if by_consent else r"(0|[1-9][0-9]{0,5})"
        found = re.fullmatch(shape, text)
        if found is None or int(found[1]) > int(found[found.lastindex or 1]):
            raise self.fail(f"{text[:20]!r} is not the number of a step" + " and that of a later one" * by_consent)
        return TakeBack(after, seat, int(found[1]), int(found[found.lastindex or 1]), by_consent)

    def step(self, record: Record, state: State, seat: int, text: str) -> None:
        if len(record.steps) == STEPS:
            raise self.fail(f"a record has at most {STEPS} steps")
        written, bar, words = text.partition(" | ")
        try:
            action = record.game.read(seat, written.strip())
        except ValueError as fault:
            raise self.fail(f"step {len(record.steps)}: {fault}") from None
        record.steps.append(Step(seat, action, self.plain(words) if bar else ""))
        record.lines.append(self.row + 1)
        advance(record, state, len(record.steps) - 1)

    def close(self, record: Record, state: State) -> None:
        """Compare what the closing lines claim with the game that was replayed."""
        closing = self.section("closing")
        if self.row < len(self.rows):
            raise self.fail("nothing follows the closing lines")
        if "steps" not in closing:
            raise self.fail("the record stops in the middle of the game: its 'steps:' line is missing", self.row - 1)
        count, row = closing["steps"]
        if count != str(len(record.steps)):
            raise self.fail(f"there should be {count[:20]} steps, but there are {len(record.steps)}", row)
        if "ranks" in closing:
            text, row = closing["ranks"]
            if state.waiting_for:
                awaited = ", ".join(actor(seat) for seat in state.waiting_for)
                raise self.fail(f"there are ranks, but the game is not over: it waits for {awaited}", row)
            ranks = " ".join(str(rank) for rank in state.ranks())
            if text != ranks:
                raise self.fail(f"the ranks are {ranks}, not {text[:40]}", row)
            record.ranks = state.ranks()
        elif not state.waiting_for:
            raise self.fail("the game is over, but the record stops before its ranks", len(self.rows) - 1)
        if "secret" in closing:
            text, row = closing["secret"]
            if not is_secret(text):
                raise self.fail("a secret is 64 hexadecimal digits", row)
            if not record.commitment:
                raise self.fail("a secret belongs to a game that began with a commitment", row)
            if commitment(text) != record.commitment:
                raise self.fail("this is not the secret that was committed to before the game", row)
            record.secret = text
        elif record.ranks and record.commitment:
            raise self.fail("the record stops before the secret it committed to", len(self.rows) - 1)
