"""Many games of one kind side by side, played on in compiled loops: the inside of a Batch, without numpy."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from ludotheque.core.observer import Observer, Row, observe
from ludotheque.core.state import CHANCE, State

# Numbers of 63 bits: a product is cut to them alike by native integers, which wrap, and by Python's, which grow.
BITS: Final = 0x7FFF_FFFF_FFFF_FFFF
STRIDE: Final = 0x1E37_79B9_7F4A_7C15
FIRST_MIX: Final = 0x3F58_476D_1CE4_E5B9
SECOND_MIX: Final = 0x14D0_49BB_1331_11EB
LONGEST: Final = 1_000_000  # steps of a random game; one that takes more is left undecided


def mixed(number: i64) -> i64:
    """A number that looks drawn: neighbours have nothing in common."""
    number = ((number ^ (number >> 30)) * FIRST_MIX) & BITS
    number = ((number ^ (number >> 27)) * SECOND_MIX) & BITS
    return number ^ (number >> 31)


class Dice:
    """A random source that is small enough for every game to have its own, and the same on both engines."""

    def __init__(self, seed: i64, number: i64) -> None:
        self.place: i64 = mixed((mixed(seed & BITS) + number) & BITS)

    def below(self, count: i64) -> i64:
        """A whole number from 0 to count - 1."""
        self.place = (self.place + STRIDE) & BITS
        return mixed(self.place) % count


class Playouts(NamedTuple):
    """What became of random games, one after another."""

    steps: vec[i32]  # by game
    rewards: vec[float]  # by game and seat


class Games:
    """Games that all began alike. Whenever one is over it begins anew; chance answers at once, with its own dice."""

    def __init__(self, start: State, seed: i64, first: i64, count: i64) -> None:
        self.start = start
        self.first = first  # the number of the first game in the whole batch
        self.games: list[State] = []
        self.dice: list[Dice] = []  # of chance, by game
        self.players_dice: list[Dice] = []  # of random players, by game
        self.legal: list[list[int]] = []  # by game, the answers of the seat that is asked
        self.seats: vec[i16] = vec[i16]()  # by game, the seat that is asked
        self.dones: vec[u8] = vec[u8]()  # by game, whether the last step ended one
        self.rewards: vec[float] = vec[float]()  # by game and seat, of the game that the last step ended
        for number in range(first, first + count):
            dice = Dice(seed, 2 * number)
            game = begun(start, dice)
            seat = game.waiting_for[0]
            self.games.append(game)
            self.dice.append(dice)
            self.players_dice.append(Dice(seed, 2 * number + 1))
            self.legal.append(game.legal(seat))
            self.seats = append(self.seats, i16(seat))
            self.dones = append(self.dones, u8(0))
            for _ in range(start.seats):
                self.rewards = append(self.rewards, 0.0)

    def check(self, actions: list[int]) -> None:
        """ValueError names the first game whose answer is not legal."""
        legal = self.legal
        for i in range(len(actions)):
            if actions[i] not in legal[i]:
                whose = "game " + str(self.first + i) + ": seat " + str(self.seats[i])
                raise ValueError(whose + " cannot answer " + str(actions[i]) + "; legal is " + str(legal[i])[:200])

    def step(self, actions: list[int]) -> None:
        """Give every game its answer, which has been checked, and go on to its next question."""
        games = self.games
        seats = self.seats
        dones = self.dones
        rewards = self.rewards
        count: i64 = self.start.seats
        for i in range(len(actions)):
            game = games[i]
            dice = self.dice[i]
            game.apply(int(seats[i]), actions[i])
            settle(game, dice)
            if dones[i]:
                dones[i] = 0
                for seat in range(i * count, i * count + count):
                    rewards[seat] = 0.0
            if not game.waiting_for:
                dones[i] = 1
                at = i * count
                for reward in rewards_of(game.ranks()):
                    rewards[at] = reward
                    at += 1
                game = begun(self.start, dice)
                games[i] = game
            asked = game.waiting_for[0]
            seats[i] = i16(asked)
            self.legal[i] = game.legal(asked)

    def sample(self) -> vec[i32]:
        """A legal answer for every game, drawn evenly."""
        drawn = vec[i32](capacity=len(self.legal))
        for i in range(len(self.legal)):
            actions = self.legal[i]
            drawn = append(drawn, i32(actions[self.players_dice[i].below(len(actions))]))
        return drawn

    def spots(self, width: i64) -> vec[i64]:
        """Where the masks, rows of so many actions, are true: the places in one long row, ascending."""
        found = vec[i64](capacity=8 * len(self.legal))
        base: i64 = 0
        for actions in self.legal:
            for action in actions:
                found = append(found, base + action)
            base += width
        return found

    def rows(self, observer: Observer, size: i64) -> vec[i16]:
        """What the seats that are asked observe, so many numbers each, one after another."""
        rows = Row(size * len(self.games))
        for i in range(len(self.games)):
            observe(observer, self.games[i].view(int(self.seats[i])), rows, size)
        return rows.numbers


def begun(start: State, dice: Dice) -> State:
    """A new game, with its first draws made."""
    game = start.copy()
    settle(game, dice)
    return game


def settle(game: State, dice: Dice) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    awaited = game.waiting_for
    while awaited and awaited[0] == CHANCE:
        game.apply(CHANCE, outcome(game, dice))
        awaited = game.waiting_for


def outcome(game: State, dice: Dice) -> int:
    """What chance answers, by its weights."""
    weights = game.weights()
    total: i64 = 0
    for weight in weights:
        total += weight
    ticket = dice.below(total)
    for i in range(len(weights)):
        ticket -= weights[i]
        if ticket < 0:
            return game.legal(CHANCE)[i]
    raise ValueError("the ticket is larger than the sum of the weights")


def rewards_of(ranks: list[int]) -> list[float]:
    """By seat, from 1 for the first place in even steps down to -1 for the last; equals share the mean of theirs."""
    most = max(1, len(ranks) - 1)
    found: list[float] = []
    for rank in ranks:
        better = 0
        equal = -1
        for other in ranks:
            if other < rank:
                better += 1
            elif other == rank:
                equal += 1
        found.append(1.0 - (2 * better + equal) / most)
    return found


def playouts(start: State, seed: i64, first: i64, count: i64) -> Playouts:
    """Random games from one position to the end, each with dice of its own number; chance counts as a step."""
    steps = vec[i32](capacity=count)
    rewards = vec[float](capacity=count * start.seats)
    for number in range(first, first + count):
        game = start.copy()
        steps = append(steps, i32(playout(game, Dice(seed, number))))
        for reward in [0.0] * game.seats if game.waiting_for else rewards_of(game.ranks()):
            rewards = append(rewards, reward)
    return Playouts(steps, rewards)


def playout(game: State, dice: Dice) -> i64:
    """Play at random to the end; the number of steps made."""
    steps: i64 = 0
    while steps < LONGEST:
        awaited = game.waiting_for
        if not awaited:
            break
        seat = awaited[0]
        if seat == CHANCE:
            game.apply(CHANCE, outcome(game, dice))
        else:
            actions = game.legal(seat)
            game.apply(seat, actions[dice.below(len(actions))])
        steps += 1
    return steps
