"""A game under way as OpenSpiel plays it: one seat after another, and a past for each of them."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from ludotheque.core.codec import dump, load
from ludotheque.core.shelf import Box, box
from ludotheque.core.state import CHANCE, NOBODY, State, completed
from ludotheque.lab.games import LONGEST, rewards_of

Step: TypeAlias = tuple[int, int]  # who, and what

OVER: Final = -4  # who is asked after the end
DIGEST: Final = 16  # bytes


class Setting(NamedTuple):
    """Everything that decides how a game begins."""

    slug: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    position: str = ""  # where it begins, in the notation of the game, if not at its start

    def box(self) -> Box:
        return box(self.slug)


@lru_cache
def beginning(setting: Setting) -> State:
    """The first state of a game, to be copied and never played; ValueError says what is wrong with the setting."""
    game = setting.box().game
    options = completed(game, dict(setting.options))
    first: State = (
        game.read_position(setting.position, setting.seats, options)
        if setting.position
        else game.start(setting.seats, options)
    )
    return first


class Course:
    """A game under way. Where several seats are asked at once, they answer in the order of their numbers."""

    __slots__ = ("asked", "pasts", "setting", "since", "state", "steps", "told")

    def __init__(
        self, setting: Setting, state: State, told: State, since: list[Step], pasts: tuple[bytes, ...], steps: int
    ) -> None:
        self.setting = setting
        self.state = state
        self.told = told  # the position up to which the pasts go; never played on, as clones share it
        self.since = since  # the steps made since then: most games of a search are played without a look at the pasts
        self.pasts = pasts  # a digest by seat, and that of a spectator at the end
        self.steps = steps  # made so far, draws included
        self.asked = OVER  # a seat, CHANCE or OVER
        self.ask()

    def ask(self) -> None:
        """Find out whose answer comes next. A game that has taken too many steps is over, and nobody has won."""
        awaited = self.state.waiting_for
        if not awaited or self.steps >= LONGEST:
            self.asked = OVER
        else:
            self.asked = awaited[0] if len(awaited) == 1 else min(awaited)

    def apply(self, action: int) -> None:
        """Let whoever is asked answer."""
        asked = self.asked
        self.state.apply(asked, action)
        self.since.append((asked, action))
        self.steps += 1
        self.ask()

    def chances(self) -> list[tuple[int, float]]:
        """Each outcome of the draw that is due, with its probability."""
        outcomes, weights = self.state.legal(CHANCE), self.state.weights()
        total = sum(weights)
        return [(outcomes[i], weights[i] / total) for i in range(len(outcomes))]

    def rewards(self) -> list[float]:
        """By seat, once the game is over; nothing before that, or where it has taken too long."""
        return [0.0] * self.setting.seats if self.state.waiting_for else rewards_of(self.state.ranks())

    def past(self, seat: int) -> bytes:
        """A digest of all that the seat has read and answered, in this order; NOBODY is a spectator."""
        if self.since:
            self.remember()
        return self.pasts[seat if seat >= 0 else -1]

    def remember(self) -> None:
        """Play the steps again and write down in each past what that seat reads of them."""
        pasts = list(self.pasts)
        readers = [*range(self.setting.seats), NOBODY]
        told = self.told.copy()
        journal = told.journal = []
        for asked, action in self.since:
            if asked >= 0:
                pasts[asked] = grown(pasts[asked], action)
            told.apply(asked, action)
            for event in journal:
                masked = event.as_seen_by(NOBODY)
                is_whole_secret = event.seat == NOBODY and not event.shown  # even that there was something
                for place, reader in enumerate(readers):
                    is_read = event.is_read_by(reader)
                    if is_read or not is_whole_secret:
                        seen = event if is_read else masked
                        pasts[place] = grown(pasts[place], (seen.kind, seen.seat, seen.shown, seen.secret, seen.words))
            journal.clear()
        told.journal = None
        self.told, self.since, self.pasts = told, [], tuple(pasts)

    def imagined(self, seat: int, rng: Random) -> Course:
        """A game that the seat cannot tell from this one. It has the past of the seat; of the pasts of others it has
        what everybody may know."""
        own, public = self.past(seat), self.past(NOBODY)
        pasts = tuple(own if other == seat else public for other in [*range(self.setting.seats), NOBODY])
        world = self.setting.box().game.determinise(self.state.view(seat), rng)
        return Course(self.setting, world, world.copy(), [], pasts, self.steps)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return Course(self.setting, self.state.copy(), self.told, self.since[:], self.pasts, self.steps)

    def __reduce__(self) -> tuple[Any, ...]:
        self.remember()
        return resumed, (self.setting, dump(self.state), self.pasts, self.steps)


def begun(setting: Setting) -> Course:
    """A game in its first position, of which nobody has a past."""
    first = beginning(setting)
    return Course(setting, first.copy(), first, [], (bytes(DIGEST),) * (setting.seats + 1), 0)


def resumed(setting: Setting, fields: dict[str, Any], pasts: tuple[bytes, ...], steps: int) -> Course:
    """A game that was put aside."""
    state = load(beginning(setting).copy(), fields)
    return Course(setting, state, state.copy(), [], pasts, steps)


def grown(past: bytes, told: object) -> bytes:
    """A past with one more thing."""
    return blake2b(past + repr(told).encode(), digest_size=DIGEST).digest()
