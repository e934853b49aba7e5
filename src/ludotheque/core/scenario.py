"""Scenarios: cases of the rules as data, Given / When / Then. docs/scenarios.md describes the format."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludotheque.core.codec import dump
from ludotheque.core.face import Face, Tongue
from ludotheque.core.legible import legible
from ludotheque.core.material import tables
from ludotheque.core.record import ACTORS, Find, actor, on_shelf
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import BY_SEAT, CHANCE, CLOCK, LEGAL, NOBODY, Event, Game, Options, Seating, State
from ludotheque.core.tongue import tongue

FILE_KEYS: Final = {"game", "scenario"}
GIVEN_KEYS: Final = {
    "name", "rules", "given", "options", "seats", "host", "sides", "material", "material_file", "when", "then", "next",
}  # fmt: skip
STAGE_KEYS: Final = {"when", "then"}
THEN_KEYS: Final = {
    "position",
    "facts",
    "legal",
    "allowed",
    "forbidden",
    "refused",
    "line",
    "ranks",
    "waiting",
    "shows",
    "hides",
    "log",
}

ACTING: Final = (CHANCE, CLOCK)  # who may act beside the seats

Table = dict[str, Any]


class BrokenScenario(ValueError):
    """A scenario that cannot be run: where it stands, its name, and what is wrong with it."""

    def __init__(self, line: int, name: str, why: str) -> None:
        super().__init__(legible(f"line {line}: {name[:80]}: {why}" if name else f"line {line}: {why}"))
        self.line = line


class Failure(NamedTuple):
    """One expectation that was not met, in words."""

    where: str  # "E2, line 14"
    what: str  # "the position"
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}\n  expected: {self.expected}\n  got:      {self.got}"


class Stage(NamedTuple):
    """Some steps, and what must be the case after them."""

    when: list[str]
    then: Table


@dataclass
class Scenario:
    """One case: a beginning, and stages of steps with what they must lead to."""

    game: Game
    name: str
    line: int
    rules: list[str]
    given: str = ""
    options: Options = field(default_factory=dict)
    seats: int = 0
    seating: Seating = BY_SEAT
    material: str = ""  # another box, as text
    stages: list[Stage] = field(default_factory=list)

    def fail(self, why: str) -> BrokenScenario:
        return BrokenScenario(self.line, self.name, why)

    @property
    def where(self) -> str:
        return f"{self.name} (line {self.line})"


def load(text: str, folder: Path | None = None, find: Find = on_shelf) -> list[Scenario]:
    """The scenarios of a file; a material_file is looked for in the folder. BrokenScenario names the line."""
    table = tables(text, lambda line, why: BrokenScenario(line, "", f"not TOML: {why}"))
    lines = [number for number, row in enumerate(text.split("\n"), 1) if re.match(r"\s*\[\[\s*scenario\s*\]\]", row)]
    if strays := table.keys() - FILE_KEYS:
        stray = min(strays)[:40]
        raise BrokenScenario(1, "", f"unknown: {stray}; a file has a game and [[scenario]] parts")
    slug, cases = table.get("game"), table.get("scenario", [])
    well = isinstance(cases, list) and all(isinstance(case, dict) for case in cases) and len(cases) == len(lines)
    if not isinstance(slug, str) or not well:
        raise BrokenScenario(1, "", 'a file begins with game = "..." and each case with [[scenario]]')
    try:
        game = find(slug)
    except LookupError as fault:
        raise BrokenScenario(1, "", str(fault.args[0])) from None
    scenarios = [scenario(game, case, line, folder) for case, line in zip(cases, lines, strict=True)]
    for place, case in enumerate(scenarios):
        if case.name in [other.name for other in scenarios[:place]]:
            raise case.fail("another scenario has the same name")
    return scenarios


def scenario(game: Game, table: Table, line: int, folder: Path | None) -> Scenario:
    """One case out of its table, its shape checked."""
    name = table.get("name")
    if not isinstance(name, str) or not name:
        raise BrokenScenario(line, "", 'a scenario needs a name = "..."')
    case = Scenario(game, name, line, texts(table, "rules", name, line))
    unknown(case, table, GIVEN_KEYS)
    case.given = str(table.get("given", ""))
    case.seats = table.get("seats", game.seats.start)
    options = table.get("options", {})
    if not isinstance(options, dict) or type(case.seats) is not int:
        raise case.fail("options are written { name = value }, seats are a number")
    case.options = {key: str(value) for key, value in options.items()}
    case.seating = seating(case, table)
    case.material = str(table.get("material", ""))
    if "material_file" in table:
        try:
            file = (folder or Path()) / str(table["material_file"])
            if not file.is_file():
                raise case.fail(f"there is no material file {table['material_file']!r:.80}")
            case.material = file.read_text("utf-8")
        except (OSError, UnicodeError) as fault:
            raise case.fail(f"the material file cannot be read: {fault}") from None
    stages = [table, *table.get("next", [])] if isinstance(table.get("next", []), list) else []
    for number, stage in enumerate(stages):
        if not isinstance(stage, dict) or not isinstance(stage.get("then", {}), dict):
            raise case.fail("a stage has a when and a then = { ... }")
        unknown(case, stage, GIVEN_KEYS if number == 0 else STAGE_KEYS)
        unknown(case, stage.get("then", {}), THEN_KEYS)
        case.stages.append(Stage(texts(stage, "when", name, line), stage.get("then", {})))
    if not any(stage.then for stage in case.stages):
        raise case.fail("nothing is expected: there is no then")
    return case


def seating(case: Scenario, table: Table) -> Seating:
    """Whose table it is, and who plays which side."""
    host, known = table.get("host", 0), case.game.sides
    if type(host) is not int:
        raise case.fail("the host is the number of a seat")
    names = texts(table, "sides", case.name, case.line)
    if strays := [name for name in names if name not in known]:
        raise case.fail(f"no side {strays[0][:40]!r}; {case.game.name} has {', '.join(known) or 'none to choose'}")
    return Seating(host, tuple(known.index(name) for name in names))


def unknown(case: Scenario, table: Table, keys: set[str]) -> None:
    if strays := table.keys() - keys:
        raise case.fail(f"unknown: {min(strays)[:40]}; there is {', '.join(sorted(keys))}")


def texts(table: Table, key: str, name: str, line: int) -> list[str]:
    """A list of texts; one text stands for a list of one."""
    found = table.get(key, [])
    found = [found] if isinstance(found, str) else found
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise BrokenScenario(line, name, f"{key} is a text or a list of texts")
    return found


def run(case: Scenario) -> list[Failure]:
    """Play a scenario: the expectations that were not met, none when all is well."""
    return Run(case).failures()


class Run:
    """A scenario being played."""

    def __init__(self, case: Scenario) -> None:
        self.case = case
        self.game = case.game
        self.journal: list[Event] = []

    def failures(self) -> list[Failure]:
        beginning = self.begin()
        if not isinstance(beginning, State):
            return beginning
        self.state = beginning
        self.state.journal = self.journal
        found: list[Failure] = []
        for stage in self.case.stages:
            found += self.play(stage)
            if found:
                break
            found += self.unmet(stage.then)
        return found

    def begin(self) -> State | list[Failure]:
        """The given position, or what became of one that must be refused."""
        case = self.case
        first = case.stages[0]
        refusal = first.then.get("refused") if not first.when else None
        try:
            if case.material:
                self.game = self.game.with_material(case.material)
            state: State
            if case.given:
                state = self.game.read_position(case.given, case.seats, case.options, case.seating)
            else:
                state = self.game.start(case.seats, case.options, seating=case.seating)
        except ValueError as fault:
            if refusal is None:
                raise case.fail(f"what is given cannot be set up: {fault}") from None
            met = str(refusal) in re.findall(r"[A-Z]+[0-9]+", str(fault))
            met = met and first.then.get("line") in (None, getattr(fault, "line", None))
            line = f" at line {first.then['line']}" if "line" in first.then else ""
            return [] if met else [self.failure("the beginning", f"refused by {refusal}{line}", f"refused: {fault}")]
        if refusal is not None:
            return [self.failure("the beginning", f"refused by {refusal}", "accepted")]
        return state

    def failure(self, what: str, expected: str, got: str) -> Failure:
        return Failure(self.case.where, what, expected or "nothing", got or "nothing")

    def seat(self, name: str, others: tuple[int, ...]) -> int:
        """A seat by its number, or one of the others who may be meant here."""
        seat = ACTORS.get(name, int(name) if re.fullmatch("[0-9]{1,2}", name) else self.state.seats)
        if seat >= self.state.seats:
            raise self.case.fail(f"{name[:40]!r} is nobody at this table; seats are numbered from 0")
        if seat < 0 and seat not in others:
            raise self.case.fail(f"{name} has nothing to do here; there are seats and {' '.join(map(actor, others))}")
        return seat

    def step(self, text: str) -> tuple[int, int]:
        """Who does what: `B@2` by the seat that is awaited, `1: B@2` by another."""
        name, colon, rest = text.partition(": ")
        if colon and (name in ACTORS or re.fullmatch("[0-9]{1,2}", name)):
            seat, text = self.seat(name, ACTING), rest
        elif self.state.waiting_for:
            seat = self.state.waiting_for[0]
        else:
            seat = 0
        try:
            return seat, self.game.read(seat, text.strip())
        except ValueError as fault:
            raise self.case.fail(str(fault)) from None

    def play(self, stage: Stage) -> list[Failure]:
        """Make the steps; the last one must be refused where the stage says so."""
        wanted = stage.then.get("refused")
        for number, text in enumerate(stage.when, 1):
            seat, action = self.step(text)
            refusal = self.state.why_not(seat, action)
            if wanted is not None and number == len(stage.when):
                before = dump(self.state)
                if not matches(refusal, str(wanted)):
                    return [self.failure(f"the step {text!r}", f"refused by {wanted}", judged(refusal))]
                if dump(self.state) != before:
                    return [self.failure(f"the refused step {text!r}", "nothing changes", "something changed")]
            elif refusal != LEGAL:
                return [self.failure(f"the step {text!r}", "legal", judged(refusal))]
            else:
                self.state.apply(seat, action)
        return []

    def unmet(self, then: Table) -> Iterator[Failure]:
        """Every expectation that does not hold now."""
        state = self.state
        if "position" in then:
            expected = joined(then["position"])
            written = self.game.write_position(state)
            # The last parts of a position may be left out: which of two twin squares stands where, who arranged them.
            if not written.startswith(f"{expected}; "):
                yield from self.same("the position", expected, written)
        facts = self.game.facts(state)
        for name, value in self.part(then, "facts").items():
            if name not in facts:
                raise self.case.fail(f"no fact {name[:40]!r}; there is {', '.join(facts)}")
            yield from self.same(name, str(value), facts[name])
        if "waiting" in then:
            awaited = " ".join(actor(seat) for seat in sorted(state.waiting_for)) or "nobody"
            yield from self.same("who is awaited", joined(then["waiting"]), awaited)
        if "ranks" in then:
            ranks = "the game is not over" if state.waiting_for else joined(state.ranks())
            yield from self.same("the ranks", joined(then["ranks"]), ranks)
        yield from self.offers(then)
        yield from self.sights(then)

    def same(self, what: str, expected: str, got: str) -> Iterator[Failure]:
        if expected != got:
            yield self.failure(what, expected, got)

    def part(self, then: Table, key: str) -> Table:
        found = then.get(key, {})
        if not isinstance(found, dict):
            raise self.case.fail(f"{key} is written {{ name = value }}")
        return found

    def by_seat(self, then: Table, key: str, seat: int, others: tuple[int, ...]) -> Iterator[tuple[int, Any]]:
        """What is expected of each seat; without seats, of the one that is meant."""
        found = then.get(key)
        if isinstance(found, dict):
            for name, value in found.items():
                yield self.seat(name, others), value
        elif found is not None:
            yield seat, found

    def phrases(self, then: Table, key: str) -> Iterator[tuple[int, list[str]]]:
        """The words expected of what each seat, or a spectator, is told."""
        for seat, value in self.by_seat(then, key, NOBODY, (NOBODY,)):
            yield seat, texts({key: value}, key, self.case.name, self.case.line)

    def offers(self, then: Table) -> Iterator[Failure]:
        """What may be done, and what may not and why."""
        state = self.state
        for seat, value in self.by_seat(then, "legal", state.waiting_for[0] if state.waiting_for else 0, ACTING):
            written = joined([self.game.write(seat, action) for action in state.legal(seat)])
            yield from self.same(f"the legal actions of {actor(seat)}", joined(value), written)
        for text in texts(then, "allowed", self.case.name, self.case.line):
            refusal = state.why_not(*self.step(text))
            if refusal != LEGAL:
                yield self.failure(repr(text), "legal", judged(refusal))
        for text, rule in self.part(then, "forbidden").items():
            refusal = state.why_not(*self.step(text))
            if not matches(refusal, str(rule)):
                yield self.failure(repr(text), f"refused by {rule}", judged(refusal))

    def sights(self, then: Table) -> Iterator[Failure]:
        """What a seat is shown and told, and what it is not; a spectator where no seat is named."""
        for seat, phrases in self.phrases(then, "shows"):
            for text in phrases:
                if text not in self.told(seat):
                    yield self.failure(f"what {actor(seat)} is told", f"... {text} ...", self.told(seat))
        for seat, phrases in self.phrases(then, "hides"):
            for text in phrases:
                if text in self.told(seat):
                    yield self.failure(f"what {actor(seat)} is told", f"nothing of {text!r}", self.told(seat))
        for seat, phrases in self.phrases(then, "log"):
            rest = iter(self.logged(seat))
            for text in phrases:
                if not any(text in line for line in rest):
                    yield self.failure(f"the log of {actor(seat)}", f"... {text} ...", " / ".join(self.logged(seat)))

    def told(self, seat: int) -> str:
        """The position in words, as a reader of English at that seat hears it."""
        face, speak = self.faced()
        return " ".join(speak(message) for message in face.tell(self.state.view(seat)))

    def logged(self, seat: int) -> list[str]:
        face, speak = self.faced()
        view = self.state.view(seat)
        lines = [face.line(view, event.as_seen_by(seat)) for event in self.journal]
        return [speak(line.message) for line in lines if line is not None]

    def faced(self) -> tuple[Face, Tongue]:
        if self.game.name not in slugs():
            raise self.case.fail(f"{self.game.name} has no face to ask")
        taken = box(self.game.name).with_game(self.game)
        return taken.face, tongue("en", taken.package)


def matches(refusal: str, rule: str) -> bool:
    """R20 means any refusal by R20; R20-full that one only."""
    return refusal == rule or refusal.partition("-")[0] == rule


def judged(refusal: str) -> str:
    return "legal" if refusal == LEGAL else f"refused by {refusal}"


def joined(value: Any) -> str:
    """A list as one line, so that a text and a list can be compared."""
    return " ".join(" ".join(str(part).split()) for part in (value if isinstance(value, list) else [value]))
