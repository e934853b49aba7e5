"""What the rules of a game promise. Rules know no screen, no socket, no wall clock, no random generator."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

CHANCE: Final = -1  # the seat of dice, bags and face-down piles
CLOCK: Final = -2  # the seat of the sandglass; an untimed table never lets it act
NOBODY: Final = -3  # the seat of a spectator
HIDDEN: Final = -4  # in a view or an event: a value its reader may not know
EVERYBODY: Final = -1  # the readers of an event without secrets, spectators included
LEGAL: Final = ""  # the answer of why_not() when nothing forbids the action

TIME_UP: Final = 0  # an outcome of CLOCK: the sandglass of the game is empty
FLAG: Final = 1  # FLAG + seat, an outcome of CLOCK: the seat has used up its own time


class Seating(NamedTuple):
    """What people agree on as they sit down: whose table it is, and which side of the box each seat plays."""

    host: int = 0  # the seat of the owner of the table
    sides: tuple[int, ...] = ()  # by seat, an index into the sides of the game; left out, they follow the seats


BY_SEAT: Final = Seating()


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, for the log and the animations."""

    def __init__(
        self, kind: int, seat: int, shown: list[int], secret: list[int], readers: int, words: str = ""
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.shown = shown  # what all learn
        self.secret = secret  # what only the readers learn
        self.readers = readers  # a bit per seat, or EVERYBODY
        self.words = words  # what a player wrote; only the readers read it

    def is_read_by(self, seat: int) -> bool:
        return self.readers == EVERYBODY or (seat >= 0 and self.readers >> seat & 1 == 1)

    def as_seen_by(self, seat: int) -> Event:
        if self.is_read_by(seat):
            return Event(self.kind, self.seat, self.shown, self.secret, self.readers, self.words)
        return Event(self.kind, self.seat, self.shown, [HIDDEN] * len(self.secret), self.readers, "")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View:
    """All that one seat may know, remembered things included, and nothing else."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # every field a game adds, for sending and comparing
    seat: int
    seats: int
    host: int
    sides: list[int]
    waiting_for: list[int]
    legal: list[int]  # the answers open to this seat
    asides: list[int]  # what this seat may do although nobody asks

    def sit(self, state: State, seat: int) -> None:
        """Fill in what every view holds."""
        self.seat = seat
        self.seats = state.seats
        self.host = state.host
        self.sides = state.sides
        self.waiting_for = state.waiting_for[:]
        if seat < 0:
            self.legal = []
            self.asides = []
        else:
            self.legal = state.legal(seat)[:]
            self.asides = state.asides(seat)[:]

    def __repr__(self) -> str:
        """Whose eyes they are, and what they are asked."""
        from ludotheque.core.picture import described_view

        return described_view(self)

    def _repr_svg_(self) -> str | None:
        """How a notebook shows it; imported only then, as the rules know no screen."""
        from ludotheque.core.picture import picture

        return picture(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A whole position, secrets included. Only a table and a search may hold one."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # every field of the game, for saving and comparing
    seats: int
    host: int  # the seat of the owner of the table
    sides: list[int]  # seat -> which side of the box it plays. Replaced, never edited.
    waiting_for: list[int]  # who is asked, in any order; [CHANCE]; [] once over. Replaced, never edited.
    journal: list[Event] | None  # where events go; a search leaves it None and pays nothing
    words: str  # what the player wrote beside the action that is being applied

    def sit(self, seats: int, seating: Seating) -> None:
        """Fill in what every state holds of those who play."""
        self.seats = seats
        self.host = seating.host
        self.sides = list(seating.sides) or list(range(seats))

    def sit_like(self, other: State) -> None:
        """Fill in the same for a twin of another state: the same people, waited for in the same way, and no journal."""
        self.seats = other.seats
        self.host = other.host
        self.sides = other.sides
        self.waiting_for = other.waiting_for
        self.journal = None
        self.words = ""

    def sit_as_seen(self, view: View) -> None:
        """Fill in the same for an imagined state, from what a view tells."""
        self.seats = view.seats
        self.host = view.host
        self.sides = view.sides
        self.waiting_for = view.waiting_for[:]
        self.journal = None
        self.words = ""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """Every answer open to the seat, ascending; for CHANCE, every outcome. Not to be edited."""

    def asides(self, seat: int) -> list[int]:
        """What the seat may do although nobody asks (resign, publish a paper), ascending."""
        return []

    @abstractmethod
    def why_not(self, seat: int, action: int) -> str:
        """LEGAL, or the rule that forbids the action: "R14", or "R20-full" where a rule has several sentences."""

    @abstractmethod
    def weights(self) -> list[int]:
        """In how many ways each outcome of legal(CHANCE) may come up."""

    @abstractmethod
    def apply(self, seat: int, action: int, words: str = "") -> None:
        """Play a legal action, with the words written beside it, then run on to the next question. Checks nothing."""

    @abstractmethod
    def ranks(self) -> list[int]:
        """The rank of each seat once the game is over, 1 for a winner; equals share."""

    @abstractmethod
    def copy(self) -> State:
        """An independent twin, without a journal."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What the seat may know: all that bots, screens and sockets are ever given."""

    def sandglass(self) -> list[int]:
        """[number, seconds] of the sandglass that runs now, or nothing; a new number is a glass turned over."""
        return []

    def check(self) -> str:
        """The first broken invariant of the specification, or an empty text."""
        return ""

    def note(self, kind: int, seat: int, shown: list[int]) -> None:
        """Write down what all may see."""
        if self.journal is not None:
            self.journal.append(Event(kind, seat, shown, [], EVERYBODY))

    def whisper(self, kind: int, seat: int, shown: list[int], secret: list[int], readers: int) -> None:
        """Write down what only some may see, with the words of the action."""
        if self.journal is not None:
            self.journal.append(Event(kind, seat, shown, secret, readers, self.words))

    def __repr__(self) -> str:
        """The position, in the notation of the game."""
        from ludotheque.core.picture import described

        return described(self)

    def _repr_svg_(self) -> str | None:
        """How a notebook shows it: as a spectator sees it."""
        from ludotheque.core.picture import picture

        return picture(self)


Options = dict[str, str]


class Option(NamedTuple):
    """One thing a table agrees on before the game."""

    name: str  # "setup_mode"
    rule: str  # "O1"
    values: tuple[str, ...]  # the default first
    numbers: range = range(0)  # whole numbers that are allowed too
    alone: str = ""  # what a table against the computer begins with, if not with the default
    group: str = "rules"  # what it is about: setup, variants, moves, rules, secrets, length or comfort
    seats: int = 0  # the only number of seats it matters for; 0 where it matters for all
    is_quiet: bool = False  # whether records name it only where it is not the default: they are older than it

    def accepts(self, value: str) -> bool:
        return value in self.values or (value.isdecimal() and len(value) < 10 and int(value) in self.numbers)


class Preset(NamedTuple):
    """Options that go well together: "first" for a first game, "printed" for the game as its rules are printed."""

    name: str
    options: Options  # those left out take their default


S = TypeVar("S", bound=State, default=Any)  # the states of a game
V = TypeVar("V", bound=View, default=Any)  # and its views; left out, those of any game


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """One box on the shelf with its material; it never changes."""

    name: str  # the slug
    version: int  # of the rules; a record names it
    seats: range
    actions: int  # actions and outcomes are numbered from 0 to actions - 1
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()  # ready-made choices of options, the most useful first
    sides: tuple[str, ...] = ()  # what people choose from as they sit down; none where the game itself asks them
    flags: bool = False  # whether it has a rule for a seat that has used up its own time
    material: str  # the text of material.toml; a record names its hash

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.version}>"

    @abstractmethod
    def start(self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT) -> S:
        """A new game, its journal open from the first event on; options left out take their default."""

    @abstractmethod
    def determinise(self, view: V, rng: Random) -> S:
        """A state the viewer cannot tell from the true one, made from the view alone."""

    @abstractmethod
    def write(self, seat: int, action: int) -> str:
        """The action in the notation of the records: "place montmartre 3"."""

    @abstractmethod
    def read(self, seat: int, text: str) -> int:
        """The action a text stands for; ValueError says what cannot be read."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """The position in the notation of the specification."""

    @abstractmethod
    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> S:
        """Any position the specification speaks of; ValueError says what is wrong with it."""

    @abstractmethod
    def facts(self, state: S) -> dict[str, str]:
        """The facts a scenario may ask about, by name."""

    @abstractmethod
    def with_material(self, text: str) -> Game:
        """The same rules with another box; ValueError names the line and the check that failed."""

    def next_options(self, state: S, options: Options) -> Options:
        """The options of the next game of a series, after a finished one."""
        return options

    def is_final(self, seat: int, action: int) -> bool:
        """Whether the action, once made, is never taken back by the seat alone."""
        return False

    def lingers(self, seat: int, action: int) -> bool:
        """Whether the seat alone may take the action back until the next seat answers, not only while it is asked."""
        return False

    def reveals(self, events: list[Event]) -> bool:
        """Whether what happened since a step cannot be unsaid, by the seat alone or by all who play "shown"."""
        return False

    def take_back(self, options: Options) -> str:
        """What all may agree to take back: "never", "always", or "shown", while nothing since was drawn or reveals."""
        return "shown"

    def forced(self, state: S, seat: int) -> int:
        """The only answer that the specification lets a house give for a person; -1 where the seat itself decides."""
        return -1


def completed(game: Game, options: Options) -> Options:
    """The options with every default filled in; ValueError names what the game does not know."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise ValueError("unknown option " + repr(name[:40]) + "; " + game.name + " has " + ", ".join(known))
        if not known[name].accepts(value):
            allowed = list(known[name].values)
            if known[name].numbers:
                allowed.append(str(known[name].numbers[0]) + " to " + str(known[name].numbers[-1]))
            raise ValueError("option " + name + " cannot be " + repr(value[:40]) + "; " + ", ".join(allowed))
    return {name: options.get(name, option.values[0]) for name, option in known.items()}


def check_seating(game: Game, seats: int, seating: Seating) -> None:
    """ValueError names what is wrong with the host or the sides of a table."""
    if not 0 <= seating.host < seats:
        raise ValueError("the host is one of the seats 0 to " + str(seats - 1) + ", not " + str(seating.host))
    if not seating.sides:
        return
    if not game.sides:
        raise ValueError("nobody chooses a side of " + game.name + " as they sit down")
    if len(seating.sides) != seats or len(set(seating.sides)) != seats:
        raise ValueError("each of the " + str(seats) + " seats has a side of its own")
    for side in seating.sides:
        if not 0 <= side < len(game.sides):
            raise ValueError("the sides of " + game.name + " are " + ", ".join(game.sides))
