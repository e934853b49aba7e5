"""What a greedy castaway looks at: the best thing within reach, the odds of a fight, and who is about to escape."""

from __future__ import annotations

from typing import Final

from ludotheque.games.singes.mind.odds import best_die, die_mean, fast_die, shown_strength, win_odds
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.fights import strength
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.view import SingesView

READY: Final = 100_000.0  # the worth of a door whose key is satisfied
FADE: Final = 0.86  # what a turn of walking leaves of a worth
WEAPONS: Final = 0  # in the backs of a seat
DIGITS: Final = 1
LUCK_WORTH: Final = [6, 7, 4, 2, 5, 3, 0]  # red die, yellow die, kill, move, thief, compass, trap
LOOT_WORTH: Final = [7, 9, 6, 4, 4, 3, 3, 5, 6, 4, 4, 8]


def answer(p: Singes, view: SingesView) -> int:
    """What to say to each question; NONE where it does not matter."""
    seat = view.seat
    question = p.question
    if question == t.STEPPING:
        return best_step(p, seat)
    if question == t.ACTING:
        return turn_action(p, view)
    if question == t.HELPING:
        return t.HELP + best_help(p, seat)
    if question == t.FIGHTING:
        return fight_answer(p, seat)
    if question == t.TURNING:
        return t.TURN_KEY
    if question == t.ESCAPING:
        return t.ESCAPE if t.ESCAPE in view.legal else t.DECLINE
    if question == t.PICKING:
        return pick_answer(view)
    if question == t.STEALING:
        return steal_answer(p, view)
    if question in (t.NAMING, t.SACRIFICING):
        return item_answer(p, view, question == t.SACRIFICING)
    if question == t.TRAPPED:
        return t.COMPASS if t.COMPASS in view.legal else view.legal[0]
    if question == t.DEFENDING:
        return t.ROLL + best_die(p, seat, shown_strength(p, seat))
    if question == t.GUIDED:
        return t.TO + best_landing(p, seat)
    if question == t.MOVING:
        return best_exile(p, view)
    return t.NONE


# Worth of squares.


def square_worths(p: Position, seat: int) -> list[float]:
    """What landing on each square is worth, rivals and distance apart."""
    worths = [0.0] * t.SQUARES
    held = p.digits_held(seat)
    for tile in range(p.material.tiles):
        if not p.is_placed(tile):
            continue
        for square in range(tile * t.CELLS, tile * t.CELLS + t.CELLS):
            content = p.board[square]
            if content:
                worths[square] = content_worth(p, seat, content, held)
            elif p.is_live(square):
                worths[square] = 7.0
    luck = p.pile_backs(t.LUCK_BACK)
    digits = p.pile_backs(t.DIGIT_BACK)
    if digits > 0:
        worths[p.material.start] = 7.0
    elif luck > 0:
        worths[p.material.start] = 2.5
    worths[p.pawns[seat]] = 0.0
    return worths


def content_worth(p: Position, seat: int, content: int, held: int) -> float:
    if content == t.MARK_K:
        return 11.0 if held < 8 else 6.0
    if content == t.MARK_W:
        return 7.0
    if content == t.MARK_C:
        return 9.0
    if content == t.MARK_L:
        return 5.0
    if content == t.KEY_DOWN:
        return 4.0 + 2.0 * held
    if t.KEY_UP <= content < t.APE:
        lacking = p.missing(seat, content - t.KEY_UP)
        return READY if lacking == 0 else 0.1
    if content == t.MARK_Z:
        against = 5
    elif content == t.MARK_G:
        against = 8
    else:
        against = strength(p, content - t.APE)
    odds = win_odds(p, t.WHITE, against - p.weapon_sum(seat))
    if p.held(seat, t.KILL_TOKEN) > 0:
        odds = max(odds, 0.9)
    return 9.0 * odds - 6.0 * (1.0 - odds)


# Walking.


def outlook(p: Position, seat: int, path: list[int], left: int, worths: list[float]) -> list[float]:
    """The best prospect of this move: its worth and the first step, STEP + 4 for stopping here."""
    start = path[len(path) - 1]
    speed = die_mean(p, fast_die(p, seat)) + p.helper_sum(p.helper_mask(seat))
    best = -1000.0
    choice = t.STOP
    if len(path) > 1 and p.board[start] + p.is_portal(start) > 0:
        best = worths[start] + theft_worth(p, seat, start, left == 0)
    blocked = len(path) > 1 and p.apes_block == 1 and p.has_ape(start)
    if left == 0 or blocked:
        return [best, choice]
    far = [t.NONE] * t.SQUARES
    first = [t.NONE] * t.SQUARES
    for square in p.trail + path:
        far[square] = 0
    queue = [start]
    place = 0
    while place < len(queue):
        square = queue[place]
        place += 1
        for direction in range(4):
            other = p.neighbour(square, direction)
            if other < 0 or far[other] != t.NONE:
                continue
            if len(path) == 1 and square == start and p.duty[seat] != t.NONE and other != p.duty[seat]:
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
                choice = t.STEP + first[other]
            if not (p.apes_block and p.has_ape(other)):
                queue.append(other)
    return [best, choice]


def theft_worth(p: Position, seat: int, square: int, exact: bool) -> float:
    """What a thief may get on a square, when the count fits."""
    if not exact or p.held(seat, t.THIEF) == 0:
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
    best = t.NONE
    highest = -1000.0
    for square in range(p.material.tiles * t.CELLS):
        if not p.is_square(square) or square == p.pawns[seat]:
            continue
        place = square
        value = worths[square]
        if p.material.cells[square] == t.DOOR and p.board[square]:
            place = doorstep(p, seat, square)
            value *= FADE
        if place != t.NONE and value > highest:
            highest = value
            best = place
    return best


def doorstep(p: Singes, seat: int, door: int) -> int:
    """A square beside a door where no ape waits, or NONE."""
    for direction in range(4):
        other = p.neighbour(door, direction)
        if other >= 0 and other != p.pawns[seat] and not p.has_ape(other):
            return other
    return t.NONE


# Moving an ape.


def best_exile(p: Singes, view: SingesView) -> int:
    """D7: near a rival, best on his way to a face-up key the player cannot use yet; far from the player's own way."""
    seat = view.seat
    own = distances(p, p.pawns[seat])
    doors: list[int] = []
    own_doors: list[int] = []
    for square in range(p.material.tiles * t.CELLS):
        key = p.key_on(square)
        if key != t.NONE:
            if p.missing(seat, key) == 0:
                own_doors.append(square)
            else:
                doors.append(square)
    gains = [0.0] * t.SQUARES
    for rival in range(p.seats):
        if rival != seat:
            bar(p, gains, distances(p, p.pawns[rival]), doors, 1.0 + threat(view, rival))
    # The player's own road counts more than any rival's.
    bar(p, gains, own, own_doors, -20.0)
    best = view.legal[0]
    for action in view.legal:
        if gains[action - t.TO] > gains[best - t.TO]:
            best = action
    return best


def bar(p: Position, gains: list[float], far: list[int], doors: list[int], weight: float) -> None:
    """Add what an ape on each square costs a pawn so far from it: more the nearer, and most on a shortest way out."""
    for square in range(p.material.tiles * t.CELLS):
        if far[square] != t.NONE:
            gains[square] += weight / (1 + far[square])
    for door in doors:
        if far[door] == t.NONE:
            continue
        back = distances(p, door)
        for square in range(p.material.tiles * t.CELLS):
            if far[square] != t.NONE and far[square] + back[square] == far[door]:
                gains[square] += weight


def distances(p: Position, start: int) -> list[int]:
    """How many steps away each square is, NONE where no way leads."""
    far = [t.NONE] * t.SQUARES
    far[start] = 0
    queue = [start]
    place = 0
    while place < len(queue):
        square = queue[place]
        place += 1
        for direction in range(4):
            other = p.neighbour(square, direction)
            if other >= 0 and far[other] == t.NONE:
                far[other] = far[square] + 1
                queue.append(other)
    return far


# Turn actions, fights, thefts.


def is_ready(p: Position, seat: int) -> bool:
    """Whether some face-up key is satisfied."""
    for content in p.board:
        if t.KEY_UP <= content < t.APE and p.missing(seat, content - t.KEY_UP) == 0:
            return True
    return False


def threat(view: SingesView, rival: int) -> int:
    """How near a rival looks to an escape: digits, weapons and characters that all can see."""
    backs = view.backs_of(rival)
    return 3 * backs[DIGITS] + backs[WEAPONS] + sum(view.opens[rival * t.OPEN_ROW : rival * t.OPEN_ROW + t.HELPERS])


def turn_action(p: Singes, view: SingesView) -> int:
    seat = view.seat
    ready = is_ready(p, seat)
    if ready:
        for guide in range(2):
            if t.GUIDE + guide in view.legal:
                worths = square_worths(p, seat)
                walk = outlook(p, seat, [p.pawns[seat]], 4, worths)[0]
                if walk < READY * 0.7:
                    return t.GUIDE + guide
    else:
        target = leader(view)
        is_near = target != t.NONE and view.backs_of(target)[DIGITS] > 2
        strongest = t.NONE
        for action in view.legal:
            if t.ATTACK <= action < t.ITEM and (action - t.ATTACK) // t.ATTACKS == target:
                token = t.PATROL + (action - t.ATTACK) % t.ATTACKS
                if token > t.AMBUSH or is_near:
                    strongest = action
        if strongest != t.NONE and (p.seats == 2 or is_near):
            return strongest
    return t.ROLL + fast_die(p, seat)


def leader(view: SingesView) -> int:
    """The rival nearest to an escape who is not held up yet."""
    best = t.NONE
    for rival in range(view.seats):
        if rival == view.seat or view.holds_of(rival):
            continue
        if best == t.NONE or threat(view, rival) > threat(view, best):
            best = rival
    return best


def fight_answer(p: Singes, seat: int) -> int:
    """Lay all weapons ready; kill or move the ape when the odds are poor."""
    against = strength(p, p.board[p.pawns[seat]] - t.APE)
    odds = win_odds(p, best_die(p, seat, against - p.weapon_sum(seat)), against - p.weapon_sum(seat))
    if odds < 0.6 and p.held(seat, t.KILL_TOKEN) > 0:
        return t.KILL
    if odds < 0.4 and p.held(seat, t.MOVE_TOKEN) > 0:
        return t.MOVE
    for weapon in range(t.ARMS):
        if p.declared[weapon] < p.held(seat, weapon):
            return t.DECLARE + weapon
    return t.ROLL + best_die(p, seat, against - p.weapon_sum(seat))


def pick_answer(view: SingesView) -> int:
    """A digit if there is one; a luck token unless too many are known to be traps."""
    if t.PICK_DIGIT in view.legal:
        return t.PICK_DIGIT
    traps = 0
    for row in range(0, len(view.sights), t.SIGHT_ROW):
        if view.sights[row + t.LIES_AT] == t.PILE and view.sights[row + t.SIGHTED] == t.TRAP:
            traps += view.sights[row + t.COPIES]
    return t.PICK_LUCK if traps * 4 < view.pile[0] else t.DECLINE


def wish(p: Position, seat: int, kind: int) -> int:
    """How much a seat wants a type: what a face-up key lacks comes first."""
    total = 0
    for content in p.board:
        if t.KEY_UP <= content < t.APE:
            key = content - t.KEY_UP
            before = p.missing(seat, key)
            p.hands[seat * t.ITEMS + kind] += 1
            if p.missing(seat, key) < before:
                total = max(total, 40 - 8 * before)
            p.hands[seat * t.ITEMS + kind] -= 1
    if kind < t.ARMS:
        return total + p.material.values[kind]
    if t.ARI <= kind < t.DAENA:
        return total + 2 * p.material.values[kind] + 2
    if kind == t.JOKER:
        return total + 12
    if t.DIGIT <= kind < t.JOKER:
        return total + 7
    return total + (LUCK_WORTH[kind - t.RED_DIE] if kind >= t.RED_DIE else 3)


def steal_answer(p: Singes, view: SingesView) -> int:
    best = t.DECLINE
    highest = 0
    for action in view.legal:
        value = 0
        if t.LOOK <= action < t.STEAL:
            value = threat(view, action - t.LOOK) + 1
        elif action >= t.STEAL:
            what = (action - t.STEAL) % t.LOOTS
            value = LOOT_WORTH[what]
            if what < t.LOOT_DICE:
                value = max(value, wish(p, view.seat, t.ARI + what))
            elif what in (t.LOOT_DIGIT, t.LOOT_WEAPON):
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
        kind = action - t.ITEM if action < t.ITEM_USED else t.RED_DIE + action - t.ITEM_USED
        value = -LUCK_WORTH[kind - t.RED_DIE] if giving else wish(p, view.seat, kind)
        if value > highest:
            highest = value
            best = action
    return best
