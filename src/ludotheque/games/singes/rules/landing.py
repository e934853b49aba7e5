"""Landing: theft, tokens, traps, doors, the START pile, bonuses (3.6, 3.8, 3.11, 3.13, 3.14)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.fights import meet, prepare
from ludotheque.games.singes.rules.memory import everybody, learn, pass_on, show
from ludotheque.games.singes.rules.opening import open_portal
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.turns import NO_ONE, ask, fly, forget_turn, lose, show_hand, spend, used_colour


def go_on(p: Position) -> None:
    """The steps of a landing in their order, up to the next question (R33 to R40)."""
    seat = p.turn
    square = p.pawns[seat]
    content = p.board[square]
    if p.stage <= t.STAGE_APE:
        if p.has_ape(square):
            meet(p)
            return
        p.stage = t.STAGE_THEFT
    if p.stage == t.STAGE_THEFT:
        if p.exact and may_steal(p, seat):
            ask(p, t.STEALING)
            return
        p.stage = t.STAGE_TOKEN
    if p.stage == t.STAGE_TOKEN:
        if t.MARK_W <= content <= t.MARK_L:
            ask(p, t.DRAW_TOKEN)
            return
        p.stage = t.STAGE_DOOR
    if p.stage == t.STAGE_DOOR:
        if content == t.KEY_DOWN:
            ask(p, t.TURNING)
            return
        if t.KEY_UP <= content < t.APE and may_escape(p, seat, content - t.KEY_UP):
            ask(p, t.ESCAPING)
            return
        p.stage = t.STAGE_START
    if p.stage == t.STAGE_START:
        if square == p.material.start and sum(p.pile) > 0:
            ask(p, t.PICKING)
            return
        p.stage = t.STAGE_PORTAL
    if p.stage == t.STAGE_PORTAL and p.is_live(square):
        open_portal(p)
        return
    # R39, R40: one bonus a landing, playing again before the extra roll; none after a trap was escaped (R74).
    p.question = t.ENDING
    if not p.ends and (p.won or p.stole):
        p.bonus = t.AGAIN if p.won else t.EXTRA
        ask(p, t.ACTING)


# Theft: R34, R63, O5.


def may_steal(p: Position, seat: int) -> bool:
    """Whether a theft is possible as far as all can see: the question itself must not betray a thief."""
    if p.hidden(seat, t.L) == 0:
        return False
    for rival in range(p.seats):
        if rival != seat and p.pawns[rival] == p.pawns[seat] and p.hand_size(rival) > 0:
            return True
    return False


def steal_refusal(p: Position, seat: int, action: int) -> str:
    if action == t.DECLINE:
        return LEGAL
    if t.LOOK <= action < t.LOOK + t.SEATS:
        rival = action - t.LOOK
        if not p.thief_choice:
            return "R63-blind"
    elif t.STEAL <= action < t.STEAL + t.SEATS * t.LOOTS:
        rival = (action - t.STEAL) // t.LOOTS
        if p.thief_choice:
            return "R63-open"
    else:
        return "R34"
    if p.held(seat, t.THIEF) == 0:
        return "R34-none"
    if rival == seat or rival >= p.seats or p.pawns[rival] != p.pawns[seat]:
        return "R34-rival"
    if p.hand_size(rival) == 0 or (action >= t.STEAL and loot_count(p, rival, (action - t.STEAL) % t.LOOTS) == 0):
        return "R34-nothing"
    return LEGAL


def loot_count(p: Position, rival: int, what: int) -> int:
    if what < t.LOOT_DICE:
        return p.held(rival, t.ARI + what)
    if what < t.LOOT_W:
        return p.used[rival * 2 + what - t.LOOT_DICE]
    return p.hidden(rival, loot_back(what))


def loot_back(what: int) -> int:
    if what == t.LOOT_W:
        return t.W
    return t.L if what == t.LOOT_L else t.K


def steal(p: Position, seat: int, action: int) -> None:
    """D9: the thief is shown and goes to the pile, then one item changes hands."""
    if action == t.DECLINE:
        p.stage = t.STAGE_TOKEN
        p.question = t.LANDING
        return
    spend(p, seat, t.THIEF)
    p.stole = 1
    if action < t.STEAL:
        # O5: the thief alone sees the whole hand and names one item.
        rival = action - t.LOOK
        p.wanted = rival
        p.note(t.LOOKED, seat, [rival])
        for kind in range(t.ITEMS):
            if (kind < t.ARI or kind > t.KARUBI) and p.covered(rival, kind) > 0:
                show(p, rival, kind, p.covered(rival, kind), 1 << seat)
        ask(p, t.NAMING)
        return
    rival = (action - t.STEAL) // t.LOOTS
    what = (action - t.STEAL) % t.LOOTS
    if what < t.LOOT_W:
        grab_open(p, seat, rival, what)
    else:
        p.wanted = rival * t.LOOTS + what
        p.note(t.CHOSE, seat, [action])
        ask(p, t.DRAW_THEFT)


def grab_open(p: Position, seat: int, rival: int, what: int) -> None:
    """A face-up item changes hands and stays face up."""
    kind = t.ARI + what if what < t.LOOT_DICE else t.RED_DIE + what - t.LOOT_DICE
    p.hands[rival * t.ITEMS + kind] -= 1
    p.hands[seat * t.ITEMS + kind] += 1
    if what >= t.LOOT_DICE:
        p.used[rival * 2 + what - t.LOOT_DICE] -= 1
        p.used[seat * 2 + what - t.LOOT_DICE] += 1
    p.note(t.STOLE, seat, [rival, what])
    p.wanted = 0
    p.stage = t.STAGE_TOKEN
    p.question = t.LANDING


def grab_hidden(p: Position, seat: int, rival: int, what: int, kind: int) -> None:
    """A face-down item changes hands; only thief and victim know it."""
    pass_on(p, rival, seat, kind, 1 << seat)
    p.hands[rival * t.ITEMS + kind] -= 1
    p.hands[seat * t.ITEMS + kind] += 1
    p.whisper(t.STOLE, seat, [rival, what], [kind], 1 << seat | 1 << rival)
    p.wanted = 0
    p.stage = t.STAGE_TOKEN
    p.question = t.LANDING


def draw_theft(p: Position, kind: int) -> None:
    grab_hidden(p, p.turn, p.wanted // t.LOOTS, p.wanted % t.LOOTS, kind)


def name_refusal(p: Position, seat: int, action: int) -> str:
    rival = p.wanted
    if action == t.ITEM_USED or action == t.ITEM_USED + 1:
        return LEGAL if p.used[rival * 2 + action - t.ITEM_USED] > 0 else "R63-none"
    if t.ITEM <= action < t.ITEM + t.TRAP:
        return LEGAL if p.covered(rival, action - t.ITEM) > 0 else "R63-none"
    return "R63"


def name_item(p: Position, seat: int, action: int) -> None:
    if action >= t.ITEM_USED:
        grab_open(p, seat, p.wanted, t.LOOT_DICE + action - t.ITEM_USED)
        return
    kind = action - t.ITEM
    if t.ARI <= kind <= t.KARUBI:
        grab_open(p, seat, p.wanted, kind - t.ARI)
    elif kind < t.ARI:
        grab_hidden(p, seat, p.wanted, t.LOOT_W, kind)
    else:
        grab_hidden(p, seat, p.wanted, t.LOOT_K if kind <= t.JOKER else t.LOOT_L, kind)


# Tokens: R35, R49, R52, R53.


def take(p: Position, kind: int) -> None:
    """The token of the square is taken and looked at; taking an item ends the turn (R23)."""
    seat = p.turn
    square = p.pawns[seat]
    back = p.board[square] - t.MARK_W
    p.unseen[kind] -= 1
    p.stirred = 1
    if back == t.C and kind >= t.ATTAR:
        # R49: a chief becomes an ape on the spot.
        p.board[square] = t.APE + kind
        p.note(t.CHIEF, seat, [square, kind])
        prepare(p)
        return
    p.board[square] = t.EMPTY
    p.progress = 1
    if kind == t.TRAP:
        fall(p)
        return
    p.hands[seat * t.ITEMS + kind] += 1
    if back == t.C:
        p.note(t.JOINED, seat, [square, kind])
    else:
        p.whisper(t.TOOK, seat, [square, back], [kind], 1 << seat)
    p.question = t.ENDING


# Traps: R74 to R76, O1, O3.


def fall(p: Position) -> None:
    """A trap is shown; whoever may hold a way out, as far as all can see, is asked."""
    seat = p.turn
    p.fallen = 1
    p.note(t.FELL, seat, [p.pawns[seat]])
    if p.trap_rule:
        hold(p, seat)
    elif p.hidden(seat, t.L) + p.held(seat, t.DAENA) + p.held(seat, t.KARUBI) > 0:
        ask(p, t.TRAPPED)
    else:
        suffer(p, seat)


def trap_refusal(p: Position, seat: int, action: int) -> str:
    if action == t.DECLINE:
        return LEGAL
    if action == t.COMPASS:
        return LEGAL if p.held(seat, t.COMPASS_TOKEN) > 0 else "R74-compass"
    if action == t.GUIDE or action == t.GUIDE + 1:
        return LEGAL if p.held(seat, t.DAENA + action - t.GUIDE) > 0 else "R74-guide"
    return "R74"


def answer_trap(p: Position, seat: int, action: int) -> None:
    """D14."""
    if action == t.DECLINE:
        suffer(p, seat)
    elif action == t.COMPASS:
        bury_trap(p)
        p.note(t.DODGED, seat, [t.COMPASS_TOKEN])
        spend(p, seat, t.COMPASS_TOKEN)
        if p.pawns[seat] == p.material.start:
            p.question = t.ENDING
        else:
            p.ends = 1
            fly(p, seat, t.COMPASS_TOKEN, p.material.start)
    else:
        p.wanted = t.DAENA + action - t.GUIDE
        ask(p, t.GUIDED)


def bury_trap(p: Position) -> None:
    """The trap goes to the START pile, which all see."""
    p.fallen = 0
    p.pile[t.TRAP] += 1
    learn(p, everybody(p), t.PILE, t.TRAP)


def guide_refusal(p: Position, seat: int, action: int) -> str:
    """R58: any other square of the placed tiles except a door."""
    square = action - t.TO
    if square < 0 or square >= t.SQUARES or not p.is_square(square):
        return "R58-where"
    if square == p.pawns[seat]:
        return "R58-same"
    if p.material.cells[square] == t.DOOR and p.board[square] != t.EMPTY:
        return "R58-door"
    return LEGAL


def follow_guide(p: Position, seat: int, square: int) -> None:
    """R58, or R74 when a trap is escaped this way: the turn then ends after the landing."""
    guide = p.wanted
    p.wanted = 0
    if p.fallen:
        bury_trap(p)
        p.note(t.DODGED, seat, [guide])
        p.ends = 1
    p.hands[seat * t.ITEMS + guide] -= 1
    p.removed[guide] += 1
    p.stirred = 1
    fly(p, seat, guide, square)


def half(p: Position, count: int) -> int:
    return (count + p.rounding) // 2


def suffer(p: Position, seat: int) -> None:
    """R75: half of the luck tokens, then half of the digits, go to the pile at random."""
    p.owed = half(p, p.backs(seat, t.L))
    p.wanted = half(p, p.backs(seat, t.K))
    forfeit_on(p, seat)


def forfeit_on(p: Position, seat: int) -> None:
    if p.owed + p.wanted > 0:
        ask(p, t.DRAW_FORFEIT)
        return
    p.pawns[seat] = p.material.start
    p.duty[seat] = t.NONE
    hold(p, seat)


def forfeit(p: Position, outcome: int) -> None:
    seat = p.turn
    in_use = outcome >= t.DRAW_USED
    kind = t.RED_DIE + outcome - t.DRAW_USED if in_use else outcome - t.DRAW
    lose(p, seat, kind, in_use)
    back = t.L if kind > t.JOKER else t.K
    p.whisper(t.FORFEITED, seat, [back, used_colour(kind, in_use)], [kind], 1 << seat)
    if back == t.L:
        p.owed -= 1
    else:
        p.wanted -= 1
    forfeit_on(p, seat)


def hold(p: Position, seat: int) -> None:
    """The trap lies face up before the player for three turns."""
    p.fallen = 0
    p.holds += [seat, t.TRAP, p.material.trap_turns, everybody(p)]
    p.note(t.HELD, seat, [p.material.trap_turns, p.trap_rule])
    p.question = t.ENDING


# Doors: R77 to R80.


def may_escape(p: Position, seat: int, key: int) -> bool:
    """Whether the key may be satisfied as far as all can see: the question itself must not betray a hand."""
    need = p.material.keys[key * 4]
    if need <= t.LAST_TYPE[t.W]:
        return p.backs(seat, t.W) > 0 and p.backs(seat, t.K) > 2
    return p.held(seat, need) > 0 and p.backs(seat, t.K) > 2


def turn_refusal(p: Position, seat: int, action: int) -> str:
    return LEGAL if action in (t.TURN_KEY, t.DECLINE) else "R77"


def turn_key(p: Position, action: int) -> None:
    """D10."""
    if action == t.TURN_KEY:
        p.note(t.CHOSE, p.turn, [action])
        ask(p, t.DRAW_KEY)
    else:
        p.stage = t.STAGE_START
        p.question = t.LANDING


def show_key(p: Position, key: int) -> None:
    square = p.pawns[p.turn]
    p.board[square] = t.KEY_UP + key
    p.progress = 1
    p.stirred = 1
    p.note(t.KEY_TURNED, p.turn, [square, *p.material.keys[key * 4 : key * 4 + 4]])
    p.question = t.LANDING


def escape_refusal(p: Position, seat: int, action: int) -> str:
    if action == t.DECLINE:
        return LEGAL
    if action != t.ESCAPE:
        return "R79"
    return LEGAL if p.missing(seat, p.key_on(p.pawns[seat])) == 0 else "R78"


def escape(p: Position, seat: int, action: int) -> None:
    """D11: the first to escape wins and the game stops there (A73)."""
    if action == t.DECLINE:
        p.stage = t.STAGE_START
        p.question = t.LANDING
        return
    p.winner = seat
    forget_turn(p)
    p.stirred = 0
    p.question = t.OVER
    p.waiting_for = NO_ONE
    p.note(t.ESCAPED, seat, [p.pawns[seat]])
    if p.journal is not None:
        show_hand(p, seat)


# The START pile: R72.


def pick_refusal(p: Position, seat: int, action: int) -> str:
    if action == t.DECLINE:
        return LEGAL
    if action == t.PICK_LUCK:
        return LEGAL if p.pile_backs(t.L) > 0 else "R72-luck"
    if action == t.PICK_DIGIT:
        return LEGAL if p.pile_backs(t.K) > 0 else "R72-digit"
    return "R72"


def pick(p: Position, action: int) -> None:
    """D12."""
    if action == t.DECLINE:
        p.stage = t.STAGE_PORTAL
        p.question = t.LANDING
    else:
        p.wanted = t.L if action == t.PICK_LUCK else t.K
        p.note(t.CHOSE, p.turn, [action])
        ask(p, t.DRAW_PICK)


def draw_pick(p: Position, kind: int) -> None:
    """What was picked is seen by the taker; that it is no trap, by all."""
    seat = p.turn
    back = p.wanted
    p.wanted = 0
    if kind == t.TRAP:
        pass_on(p, t.PILE, t.AWAY, kind, everybody(p))
        p.pile[kind] -= 1
        p.note(t.PICKED, seat, [back])
        fall(p)
        return
    pass_on(p, t.PILE, seat, kind, 1 << seat)
    p.pile[kind] -= 1
    p.hands[seat * t.ITEMS + kind] += 1
    p.whisper(t.PICKED, seat, [back], [kind], 1 << seat)
    p.question = t.ENDING
