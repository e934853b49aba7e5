"""What a castaway looks at: the best thing within reach, the odds of a fight, and who is about to escape."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.core.advice import Advice
from ludotheque.core.state import Game, State, View
from ludotheque.games.singes.fights import strength
from ludotheque.games.singes.position import Position
from ludotheque.games.singes.rules import Singes
from ludotheque.games.singes.terms import (
    ACTING,
    AMBUSH,
    APE,
    ARI,
    ARMS,
    ATTACK,
    ATTACKS,
    CELLS,
    COMPASS,
    DAENA,
    DECLARE,
    DECLINE,
    DEFENDING,
    DIGIT,
    DOOR,
    ESCAPE,
    ESCAPING,
    FIGHTING,
    GUIDE,
    GUIDED,
    HELP,
    HELPERS,
    HELPING,
    ITEM,
    ITEM_USED,
    ITEMS,
    JOKER,
    KEY_DOWN,
    KEY_UP,
    KILL,
    KILL_TOKEN,
    LOOK,
    LOOT_DICE,
    LOOT_K,
    LOOT_W,
    LOOTS,
    MARK_C,
    MARK_G,
    MARK_K,
    MARK_L,
    MARK_W,
    MARK_Z,
    MOST_FACE,
    MOVE,
    MOVING,
    NAMING,
    NONE,
    OVER,
    PATROL,
    PICK_DIGIT,
    PICK_LUCK,
    PICKING,
    PILE,
    RED_DIE,
    ROLL,
    SACRIFICING,
    SQUARES,
    STEAL,
    STEALING,
    STEP,
    STEPPING,
    STOP,
    THIEF,
    TO,
    TRAP,
    TRAPPED,
    TURN_KEY,
    TURNING,
    WHITE,
    YELLOW,
    K,
    L,
)
from ludotheque.games.singes.view import SingesView

WIN: Final = 1_000_000
READY: Final = 100_000.0  # the worth of a door whose key is satisfied
FADE: Final = 0.86  # what a turn of walking leaves of a worth
LUCK_WORTH: Final = [6, 7, 4, 2, 5, 3, 0]  # red die, yellow die, kill, move, thief, compass, trap
LOOT_WORTH: Final = [7, 9, 6, 4, 4, 3, 3, 5, 6, 4, 4, 8]


class SingesAdvice(Advice):
    """A greedy player: it walks to what is worth most for its distance and fights when the odds are good."""

    def worth(self, state: State, seat: int) -> int:
        assert isinstance(state, Singes)
        if state.question == OVER:
            return WIN if state.ranks()[seat] == 1 else -WIN
        mine = standing(state, seat)
        best = 0
        for rival in range(state.seats):
            if rival != seat:
                best = max(best, standing(state, rival))
        return mine - best // 2

    def choose(self, game: Game, view: View, rng: Random) -> int:
        assert isinstance(view, SingesView)
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        state = game.determinise(view, rng)
        assert isinstance(state, Singes)
        action = answer(state, view, rng)
        return action if action in legal else legal[int(rng.random() * len(legal))]


def standing(p: Position, seat: int) -> int:
    """How far a seat has come: what it lacks for the best key, what it holds, how fast it is."""
    total = 400 * (4 - p.least_missing(seat)) + 60 * p.digits_held(seat) + 8 * p.weapon_sum(seat)
    total += 20 * p.helper_sum(p.helper_mask(seat)) + 15 * p.hand_size(seat)
    for i in range(0, len(p.holds), 4):
        if p.holds[i] == seat:
            total -= 40
    return total


def answer(p: Singes, view: SingesView, rng: Random) -> int:
    """What to say to each question; NONE where it does not matter."""
    seat = view.seat
    question = p.question
    if question == STEPPING:
        return best_step(p, seat)
    if question == ACTING:
        return turn_action(p, view)
    if question == HELPING:
        return HELP + best_help(p, seat)
    if question == FIGHTING:
        return fight_answer(p, seat)
    if question == TURNING:
        return TURN_KEY
    if question == ESCAPING:
        return ESCAPE if ESCAPE in view.legal else DECLINE
    if question == PICKING:
        return pick_answer(view)
    if question == STEALING:
        return steal_answer(p, view)
    if question in (NAMING, SACRIFICING):
        return item_answer(p, view, question == SACRIFICING)
    if question == TRAPPED:
        return COMPASS if COMPASS in view.legal else view.legal[0]
    if question == DEFENDING:
        return ROLL + best_die(p, seat, shown_strength(p, seat))
    if question == GUIDED:
        return TO + best_landing(p, seat)
    if question == MOVING:
        return best_exile(p, view)
    return NONE


# Worth of squares.


def square_worths(p: Position, seat: int) -> list[float]:
    """What landing on each square is worth, rivals and distance apart."""
    worths = [0.0] * SQUARES
    held = p.digits_held(seat)
    for tile in range(p.material.tiles):
        if not p.is_placed(tile):
            continue
        for square in range(tile * CELLS, tile * CELLS + CELLS):
            content = p.board[square]
            if content:
                worths[square] = content_worth(p, seat, content, held)
            elif p.is_live(square):
                worths[square] = 7.0
    luck = p.pile_backs(L)
    digits = p.pile_backs(K)
    if digits > 0:
        worths[p.material.start] = 7.0
    elif luck > 0:
        worths[p.material.start] = 2.5
    worths[p.pawns[seat]] = 0.0
    return worths


def content_worth(p: Position, seat: int, content: int, held: int) -> float:
    if content == MARK_K:
        return 11.0 if held < 8 else 6.0
    if content == MARK_W:
        return 7.0
    if content == MARK_C:
        return 9.0
    if content == MARK_L:
        return 5.0
    if content == KEY_DOWN:
        return 4.0 + 2.0 * held
    if KEY_UP <= content < APE:
        lacking = p.missing(seat, content - KEY_UP)
        return READY if lacking == 0 else 0.1
    if content == MARK_Z:
        against = 5
    elif content == MARK_G:
        against = 8
    else:
        against = strength(p, content - APE)
    odds = win_odds(p, WHITE, against - p.weapon_sum(seat))
    if p.held(seat, KILL_TOKEN) > 0:
        odds = max(odds, 0.9)
    return 9.0 * odds - 6.0 * (1.0 - odds)


def win_odds(p: Position, die: int, against: int) -> float:
    """The chance that a die shows more than a number."""
    sides = 0
    good = 0
    for face in range(1, MOST_FACE + 1):
        count = p.material.dice[die * (MOST_FACE + 1) + face]
        sides += count
        if face > against:
            good += count
    return good / sides


def best_die(p: Position, seat: int, against: int) -> int:
    """The die that beats a number most often."""
    best = WHITE
    for die in range(1, YELLOW + 1):
        if p.held(seat, RED_DIE + die - 1) > 0 and win_odds(p, die, against) > win_odds(p, best, against):
            best = die
    return best


def fast_die(p: Position, seat: int) -> int:
    """The die with the highest mean that the seat may use."""
    best = WHITE
    for die in range(1, YELLOW + 1):
        if p.held(seat, RED_DIE + die - 1) > 0 and die_mean(p, die) > die_mean(p, best):
            best = die
    return best


def die_mean(p: Position, die: int) -> float:
    sides = 0
    total = 0
    for face in range(1, MOST_FACE + 1):
        count = p.material.dice[die * (MOST_FACE + 1) + face]
        sides += count
        total += count * face
    return total / sides


def shown_strength(p: Position, seat: int) -> int:
    """The strength of the patrol that is fought."""
    for i in range(0, len(p.holds), 4):
        if p.holds[i] == seat:
            return p.holds[i + 1] - PATROL + 1
    return 0


# Walking.


def outlook(p: Position, seat: int, path: list[int], left: int, worths: list[float]) -> list[float]:
    """The best prospect of this move: its worth and the first step, STEP + 4 for stopping here."""
    start = path[len(path) - 1]
    speed = die_mean(p, fast_die(p, seat)) + p.helper_sum(p.helper_mask(seat))
    best = -1000.0
    choice = STOP
    if len(path) > 1 and p.board[start] + p.is_portal(start) > 0:
        best = worths[start] + theft_worth(p, seat, start, left == 0)
    blocked = len(path) > 1 and p.apes_block == 1 and p.has_ape(start)
    if left == 0 or blocked:
        return [best, choice]
    far = [NONE] * SQUARES
    first = [NONE] * SQUARES
    for square in p.trail + path:
        far[square] = 0
    queue = [start]
    place = 0
    while place < len(queue):
        square = queue[place]
        place += 1
        for direction in range(4):
            other = p.neighbour(square, direction)
            if other < 0 or far[other] != NONE:
                continue
            if len(path) == 1 and square == start and p.duty[seat] != NONE and other != p.duty[seat]:
                continue
            far[other] = far[square] + 1
            first[other] = direction if square == start else first[square]
            value = worths[other]
            beyond = far[other] - left
            if beyond > 0:
                value *= float(FADE ** (1.0 + (beyond - 1) / speed))
            else:
                value += theft_worth(p, seat, other, beyond == 0)
            # Among equals the nearer one.
            value -= 0.01 * far[other]
            if value > best:
                best = value
                choice = STEP + first[other]
            if not (p.apes_block and p.has_ape(other)):
                queue.append(other)
    return [best, choice]


def theft_worth(p: Position, seat: int, square: int, exact: bool) -> float:
    """What a thief may get on a square, when the count fits."""
    if not exact or p.held(seat, THIEF) == 0:
        return 0.0
    for rival in range(p.seats):
        if rival != seat and p.pawns[rival] == square and p.hand_size(rival) > 0:
            return 8.0
    return 0.0


def best_step(p: Singes, seat: int) -> int:
    found = outlook(p, seat, p.path, p.total - len(p.path) + 1, square_worths(p, seat))
    return int(found[1])


def best_help(p: Singes, seat: int) -> int:
    """The helpers whose total leads to the best prospect."""
    worths = square_worths(p, seat)
    mask = p.helper_mask(seat)
    best = 0
    highest = -2000.0
    for used in range(32):
        if used & ~mask:
            continue
        total = p.total + p.helper_sum(used)
        value = outlook(p, seat, [p.pawns[seat]], total, worths)[0] + 0.001 * total
        if value > highest:
            highest = value
            best = used
    return best


def best_landing(p: Singes, seat: int) -> int:
    """Where a guide should lead: to the most valuable square, or before a door, where no guide goes (R58)."""
    worths = square_worths(p, seat)
    best = NONE
    highest = -1000.0
    for square in range(p.material.tiles * CELLS):
        if not p.is_square(square) or square == p.pawns[seat]:
            continue
        place = square
        value = worths[square]
        if p.material.cells[square] == DOOR and p.board[square]:
            place = doorstep(p, seat, square)
            value *= FADE
        if place != NONE and value > highest:
            highest = value
            best = place
    return best


def doorstep(p: Singes, seat: int, door: int) -> int:
    """A square beside a door where no ape waits, or NONE."""
    for direction in range(4):
        other = p.neighbour(door, direction)
        if other >= 0 and other != p.pawns[seat] and not p.has_ape(other):
            return other
    return NONE


# Moving an ape.


def best_exile(p: Singes, view: SingesView) -> int:
    """D7: near a rival, best on his way to a face-up key the player cannot use yet; far from the player's own way."""
    seat = view.seat
    own = distances(p, p.pawns[seat])
    doors: list[int] = []
    own_doors: list[int] = []
    for square in range(p.material.tiles * CELLS):
        key = p.key_on(square)
        if key != NONE:
            if p.missing(seat, key) == 0:
                own_doors.append(square)
            else:
                doors.append(square)
    gains = [0.0] * SQUARES
    for rival in range(p.seats):
        if rival != seat:
            bar(p, gains, distances(p, p.pawns[rival]), doors, 1.0 + threat(view, rival))
    # The player's own road counts more than any rival's.
    bar(p, gains, own, own_doors, -20.0)
    best = view.legal[0]
    for action in view.legal:
        if gains[action - TO] > gains[best - TO]:
            best = action
    return best


def bar(p: Position, gains: list[float], far: list[int], doors: list[int], weight: float) -> None:
    """Add what an ape on each square costs a pawn so far from it: more the nearer, and most on a shortest way out."""
    for square in range(p.material.tiles * CELLS):
        if far[square] != NONE:
            gains[square] += weight / (1 + far[square])
    for door in doors:
        if far[door] == NONE:
            continue
        back = distances(p, door)
        for square in range(p.material.tiles * CELLS):
            if far[square] != NONE and far[square] + back[square] == far[door]:
                gains[square] += weight


def distances(p: Position, start: int) -> list[int]:
    """How many steps away each square is, NONE where no way leads."""
    far = [NONE] * SQUARES
    far[start] = 0
    queue = [start]
    place = 0
    while place < len(queue):
        square = queue[place]
        place += 1
        for direction in range(4):
            other = p.neighbour(square, direction)
            if other >= 0 and far[other] == NONE:
                far[other] = far[square] + 1
                queue.append(other)
    return far


# Turn actions, fights, thefts.


def is_ready(p: Position, seat: int) -> bool:
    """Whether some face-up key is satisfied."""
    for content in p.board:
        if KEY_UP <= content < APE and p.missing(seat, content - KEY_UP) == 0:
            return True
    return False


def threat(view: SingesView, rival: int) -> int:
    """How near a rival looks to an escape: digits, weapons and characters that all can see."""
    return 3 * view.backs[rival * 3 + 1] + view.backs[rival * 3] + sum(view.opens[rival * 7 : rival * 7 + HELPERS])


def turn_action(p: Singes, view: SingesView) -> int:
    seat = view.seat
    ready = is_ready(p, seat)
    if ready:
        for guide in range(2):
            if GUIDE + guide in view.legal:
                worths = square_worths(p, seat)
                walk = outlook(p, seat, [p.pawns[seat]], 4, worths)[0]
                if walk < READY * 0.7:
                    return GUIDE + guide
    else:
        target = leader(view)
        strongest = NONE
        for action in view.legal:
            if ATTACK <= action < ITEM and (action - ATTACK) // ATTACKS == target:
                token = PATROL + (action - ATTACK) % ATTACKS
                if token > AMBUSH or view.backs[target * 3 + 1] > 2:
                    strongest = action
        if strongest != NONE and (p.seats == 2 or view.backs[target * 3 + 1] > 2):
            return strongest
    return ROLL + fast_die(p, seat)


def leader(view: SingesView) -> int:
    """The rival nearest to an escape who is not held up yet."""
    best = NONE
    for rival in range(view.seats):
        if rival == view.seat or rival in view.holds[::4]:
            continue
        if best == NONE or threat(view, rival) > threat(view, best):
            best = rival
    return best


def fight_answer(p: Singes, seat: int) -> int:
    """Lay all weapons ready; kill or move the ape when the odds are poor."""
    against = strength(p, p.board[p.pawns[seat]] - APE)
    odds = win_odds(p, best_die(p, seat, against - p.weapon_sum(seat)), against - p.weapon_sum(seat))
    if odds < 0.6 and p.held(seat, KILL_TOKEN) > 0:
        return KILL
    if odds < 0.4 and p.held(seat, KILL_TOKEN + 1) > 0:
        return MOVE
    for weapon in range(ARMS):
        if p.declared[weapon] < p.held(seat, weapon):
            return DECLARE + weapon
    return ROLL + best_die(p, seat, against - p.weapon_sum(seat))


def pick_answer(view: SingesView) -> int:
    """A digit if there is one; a luck token unless too many are known to be traps."""
    if PICK_DIGIT in view.legal:
        return PICK_DIGIT
    traps = 0
    for i in range(0, len(view.sights), 3):
        if view.sights[i] == PILE and view.sights[i + 1] == TRAP:
            traps += view.sights[i + 2]
    return PICK_LUCK if traps * 4 < view.pile[0] else DECLINE


def wish(p: Position, seat: int, kind: int) -> int:
    """How much a seat wants a type: what a face-up key lacks comes first."""
    total = 0
    for content in p.board:
        if KEY_UP <= content < APE:
            key = content - KEY_UP
            before = p.missing(seat, key)
            p.hands[seat * ITEMS + kind] += 1
            if p.missing(seat, key) < before:
                total = max(total, 40 - 8 * before)
            p.hands[seat * ITEMS + kind] -= 1
    if kind < ARMS:
        return total + p.material.values[kind]
    if ARI <= kind < DAENA:
        return total + 2 * p.material.values[kind] + 2
    if kind == JOKER:
        return total + 12
    if DIGIT <= kind < JOKER:
        return total + 7
    return total + (LUCK_WORTH[kind - RED_DIE] if kind >= RED_DIE else 3)


def steal_answer(p: Singes, view: SingesView) -> int:
    best = DECLINE
    highest = 0
    for action in view.legal:
        value = 0
        if LOOK <= action < STEAL:
            value = threat(view, action - LOOK) + 1
        elif action >= STEAL:
            what = (action - STEAL) % LOOTS
            value = LOOT_WORTH[what]
            if what < LOOT_DICE:
                value = max(value, wish(p, view.seat, ARI + what))
            elif what in (LOOT_K, LOOT_W):
                value += 1
        if value > highest:
            highest = value
            best = action
    return best


def item_answer(p: Singes, view: SingesView, giving: bool) -> int:
    """The least wanted token to give up, or the most wanted to take."""
    best = view.legal[0]
    highest = -1000
    for action in view.legal:
        kind = action - ITEM if action < ITEM_USED else RED_DIE + action - ITEM_USED
        value = -LUCK_WORTH[kind - RED_DIE] if giving else wish(p, view.seat, kind)
        if value > highest:
            highest = value
            best = action
    return best
