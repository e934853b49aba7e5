"""Landing: theft, tokens, traps, doors, the START pile, bonuses (3.6, 3.8, 3.11, 3.13, 3.14)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.fights import meet, prepare
from ludotheque.games.singes.opening import open_portal
from ludotheque.games.singes.position import Position
from ludotheque.games.singes.sights import everybody, learn, pass_on, show
from ludotheque.games.singes.terms import (
    ACTING,
    AGAIN,
    APE,
    ARI,
    ATTAR,
    AWAY,
    CHIEF,
    CHOSE,
    COMPASS,
    COMPASS_TOKEN,
    DAENA,
    DECLINE,
    DODGED,
    DOOR,
    DRAW,
    DRAW_FORFEIT,
    DRAW_KEY,
    DRAW_PICK,
    DRAW_THEFT,
    DRAW_TOKEN,
    DRAW_USED,
    EMPTY,
    ENDING,
    ESCAPE,
    ESCAPED,
    ESCAPING,
    EXTRA,
    FELL,
    FORFEITED,
    GUIDE,
    GUIDED,
    HELD,
    ITEM,
    ITEM_USED,
    ITEMS,
    JOINED,
    JOKER,
    KARUBI,
    KEY_DOWN,
    KEY_TURNED,
    KEY_UP,
    LANDING,
    LAST_TYPE,
    LOOK,
    LOOKED,
    LOOT_DICE,
    LOOT_K,
    LOOT_L,
    LOOT_W,
    LOOTS,
    MARK_L,
    MARK_W,
    NAMING,
    NONE,
    OVER,
    PICK_DIGIT,
    PICK_LUCK,
    PICKED,
    PICKING,
    PILE,
    RED_DIE,
    SEATS,
    SQUARES,
    STAGE_APE,
    STAGE_DOOR,
    STAGE_PORTAL,
    STAGE_START,
    STAGE_THEFT,
    STAGE_TOKEN,
    STEAL,
    STEALING,
    STOLE,
    THIEF,
    TO,
    TOOK,
    TRAP,
    TRAPPED,
    TURN_KEY,
    TURNING,
    C,
    K,
    L,
    W,
)
from ludotheque.games.singes.turns import NO_ONE, ask, fly, forget_turn, lose, show_hand, spend, used_colour


def go_on(p: Position) -> None:
    """The steps of a landing in their order, up to the next question (R33 to R40)."""
    seat = p.turn
    square = p.pawns[seat]
    content = p.board[square]
    if p.stage <= STAGE_APE:
        if p.has_ape(square):
            meet(p)
            return
        p.stage = STAGE_THEFT
    if p.stage == STAGE_THEFT:
        if p.exact and may_steal(p, seat):
            ask(p, STEALING)
            return
        p.stage = STAGE_TOKEN
    if p.stage == STAGE_TOKEN:
        if MARK_W <= content <= MARK_L:
            ask(p, DRAW_TOKEN)
            return
        p.stage = STAGE_DOOR
    if p.stage == STAGE_DOOR:
        if content == KEY_DOWN:
            ask(p, TURNING)
            return
        if KEY_UP <= content < APE and may_escape(p, seat, content - KEY_UP):
            ask(p, ESCAPING)
            return
        p.stage = STAGE_START
    if p.stage == STAGE_START:
        if square == p.material.start and sum(p.pile) > 0:
            ask(p, PICKING)
            return
        p.stage = STAGE_PORTAL
    if p.stage == STAGE_PORTAL and p.is_live(square):
        open_portal(p)
        return
    # R39, R40: one bonus a landing, playing again before the extra roll; none after a trap was escaped (R74).
    p.question = ENDING
    if not p.ends and (p.won or p.stole):
        p.bonus = AGAIN if p.won else EXTRA
        ask(p, ACTING)


# Theft: R34, R63, O5.


def may_steal(p: Position, seat: int) -> bool:
    """Whether a theft is possible as far as all can see: the question itself must not betray a thief."""
    if p.hidden(seat, L) == 0:
        return False
    for rival in range(p.seats):
        if rival != seat and p.pawns[rival] == p.pawns[seat] and p.hand_size(rival) > 0:
            return True
    return False


def steal_refusal(p: Position, seat: int, action: int) -> str:
    if action == DECLINE:
        return LEGAL
    if LOOK <= action < LOOK + SEATS:
        rival = action - LOOK
        if not p.thief_choice:
            return "R63-blind"
    elif STEAL <= action < STEAL + SEATS * LOOTS:
        rival = (action - STEAL) // LOOTS
        if p.thief_choice:
            return "R63-open"
    else:
        return "R34"
    if p.held(seat, THIEF) == 0:
        return "R34-none"
    if rival == seat or rival >= p.seats or p.pawns[rival] != p.pawns[seat]:
        return "R34-rival"
    if p.hand_size(rival) == 0 or (action >= STEAL and loot_count(p, rival, (action - STEAL) % LOOTS) == 0):
        return "R34-nothing"
    return LEGAL


def loot_count(p: Position, rival: int, what: int) -> int:
    if what < LOOT_DICE:
        return p.held(rival, ARI + what)
    if what < LOOT_W:
        return p.used[rival * 2 + what - LOOT_DICE]
    return p.hidden(rival, loot_back(what))


def loot_back(what: int) -> int:
    if what == LOOT_W:
        return W
    return L if what == LOOT_L else K


def steal(p: Position, seat: int, action: int) -> None:
    """D9: the thief is shown and goes to the pile, then one item changes hands."""
    if action == DECLINE:
        p.stage = STAGE_TOKEN
        p.question = LANDING
        return
    spend(p, seat, THIEF)
    p.stole = 1
    if action < STEAL:
        # O5: the thief alone sees the whole hand and names one item.
        rival = action - LOOK
        p.wanted = rival
        p.note(LOOKED, seat, [rival])
        for kind in range(ITEMS):
            if (kind < ARI or kind > KARUBI) and p.covered(rival, kind) > 0:
                show(p, rival, kind, p.covered(rival, kind), 1 << seat)
        ask(p, NAMING)
        return
    rival = (action - STEAL) // LOOTS
    what = (action - STEAL) % LOOTS
    if what < LOOT_W:
        grab_open(p, seat, rival, what)
    else:
        p.wanted = rival * LOOTS + what
        p.note(CHOSE, seat, [action])
        ask(p, DRAW_THEFT)


def grab_open(p: Position, seat: int, rival: int, what: int) -> None:
    """A face-up item changes hands and stays face up."""
    kind = ARI + what if what < LOOT_DICE else RED_DIE + what - LOOT_DICE
    p.hands[rival * ITEMS + kind] -= 1
    p.hands[seat * ITEMS + kind] += 1
    if what >= LOOT_DICE:
        p.used[rival * 2 + what - LOOT_DICE] -= 1
        p.used[seat * 2 + what - LOOT_DICE] += 1
    p.note(STOLE, seat, [rival, what])
    p.wanted = 0
    p.stage = STAGE_TOKEN
    p.question = LANDING


def grab_hidden(p: Position, seat: int, rival: int, what: int, kind: int) -> None:
    """A face-down item changes hands; only thief and victim know it."""
    pass_on(p, rival, seat, kind, 1 << seat)
    p.hands[rival * ITEMS + kind] -= 1
    p.hands[seat * ITEMS + kind] += 1
    p.whisper(STOLE, seat, [rival, what], [kind], 1 << seat | 1 << rival)
    p.wanted = 0
    p.stage = STAGE_TOKEN
    p.question = LANDING


def draw_theft(p: Position, kind: int) -> None:
    grab_hidden(p, p.turn, p.wanted // LOOTS, p.wanted % LOOTS, kind)


def name_refusal(p: Position, seat: int, action: int) -> str:
    rival = p.wanted
    if action == ITEM_USED or action == ITEM_USED + 1:
        return LEGAL if p.used[rival * 2 + action - ITEM_USED] > 0 else "R63-none"
    if ITEM <= action < ITEM + TRAP:
        return LEGAL if p.covered(rival, action - ITEM) > 0 else "R63-none"
    return "R63"


def name_item(p: Position, seat: int, action: int) -> None:
    if action >= ITEM_USED:
        grab_open(p, seat, p.wanted, LOOT_DICE + action - ITEM_USED)
        return
    kind = action - ITEM
    if ARI <= kind <= KARUBI:
        grab_open(p, seat, p.wanted, kind - ARI)
    elif kind < ARI:
        grab_hidden(p, seat, p.wanted, LOOT_W, kind)
    else:
        grab_hidden(p, seat, p.wanted, LOOT_K if kind <= JOKER else LOOT_L, kind)


# Tokens: R35, R49, R52, R53.


def take(p: Position, kind: int) -> None:
    """The token of the square is taken and looked at; taking an item ends the turn (R23)."""
    seat = p.turn
    square = p.pawns[seat]
    back = p.board[square] - MARK_W
    p.unseen[kind] -= 1
    p.stirred = 1
    if back == C and kind >= ATTAR:
        # R49: a chief becomes an ape on the spot.
        p.board[square] = APE + kind
        p.note(CHIEF, seat, [square, kind])
        prepare(p)
        return
    p.board[square] = EMPTY
    p.progress = 1
    if kind == TRAP:
        fall(p)
        return
    p.hands[seat * ITEMS + kind] += 1
    if back == C:
        p.note(JOINED, seat, [square, kind])
    else:
        p.whisper(TOOK, seat, [square, back], [kind], 1 << seat)
    p.question = ENDING


# Traps: R74 to R76, O1, O3.


def fall(p: Position) -> None:
    """A trap is shown; whoever may hold a way out, as far as all can see, is asked."""
    seat = p.turn
    p.fallen = 1
    p.note(FELL, seat, [p.pawns[seat]])
    if p.trap_rule:
        hold(p, seat)
    elif p.hidden(seat, L) + p.held(seat, DAENA) + p.held(seat, KARUBI) > 0:
        ask(p, TRAPPED)
    else:
        suffer(p, seat)


def trap_refusal(p: Position, seat: int, action: int) -> str:
    if action == DECLINE:
        return LEGAL
    if action == COMPASS:
        return LEGAL if p.held(seat, COMPASS_TOKEN) > 0 else "R74-compass"
    if action == GUIDE or action == GUIDE + 1:
        return LEGAL if p.held(seat, DAENA + action - GUIDE) > 0 else "R74-guide"
    return "R74"


def answer_trap(p: Position, seat: int, action: int) -> None:
    """D14."""
    if action == DECLINE:
        suffer(p, seat)
    elif action == COMPASS:
        bury_trap(p)
        p.note(DODGED, seat, [COMPASS_TOKEN])
        spend(p, seat, COMPASS_TOKEN)
        if p.pawns[seat] == p.material.start:
            p.question = ENDING
        else:
            p.ends = 1
            fly(p, seat, COMPASS_TOKEN, p.material.start)
    else:
        p.wanted = DAENA + action - GUIDE
        ask(p, GUIDED)


def bury_trap(p: Position) -> None:
    """The trap goes to the START pile, which all see."""
    p.fallen = 0
    p.pile[TRAP] += 1
    learn(p, everybody(p), PILE, TRAP)


def guide_refusal(p: Position, seat: int, action: int) -> str:
    """R58: any other square of the placed tiles except a door."""
    square = action - TO
    if square < 0 or square >= SQUARES or not p.is_square(square):
        return "R58-where"
    if square == p.pawns[seat]:
        return "R58-same"
    if p.material.cells[square] == DOOR and p.board[square] != EMPTY:
        return "R58-door"
    return LEGAL


def follow_guide(p: Position, seat: int, square: int) -> None:
    """R58, or R74 when a trap is escaped this way: the turn then ends after the landing."""
    guide = p.wanted
    p.wanted = 0
    if p.fallen:
        bury_trap(p)
        p.note(DODGED, seat, [guide])
        p.ends = 1
    p.hands[seat * ITEMS + guide] -= 1
    p.removed[guide] += 1
    p.stirred = 1
    fly(p, seat, guide, square)


def half(p: Position, count: int) -> int:
    return (count + p.rounding) // 2


def suffer(p: Position, seat: int) -> None:
    """R75: half of the luck tokens, then half of the digits, go to the pile at random."""
    p.owed = half(p, p.backs(seat, L))
    p.wanted = half(p, p.backs(seat, K))
    forfeit_on(p, seat)


def forfeit_on(p: Position, seat: int) -> None:
    if p.owed + p.wanted > 0:
        ask(p, DRAW_FORFEIT)
        return
    p.pawns[seat] = p.material.start
    p.duty[seat] = NONE
    hold(p, seat)


def forfeit(p: Position, outcome: int) -> None:
    seat = p.turn
    in_use = outcome >= DRAW_USED
    kind = RED_DIE + outcome - DRAW_USED if in_use else outcome - DRAW
    lose(p, seat, kind, in_use)
    back = L if kind > JOKER else K
    p.whisper(FORFEITED, seat, [back, used_colour(kind, in_use)], [kind], 1 << seat)
    if back == L:
        p.owed -= 1
    else:
        p.wanted -= 1
    forfeit_on(p, seat)


def hold(p: Position, seat: int) -> None:
    """The trap lies face up before the player for three turns."""
    p.fallen = 0
    p.holds += [seat, TRAP, p.material.trap_turns, everybody(p)]
    p.note(HELD, seat, [p.material.trap_turns, p.trap_rule])
    p.question = ENDING


# Doors: R77 to R80.


def may_escape(p: Position, seat: int, key: int) -> bool:
    """Whether the key may be satisfied as far as all can see: the question itself must not betray a hand."""
    need = p.material.keys[key * 4]
    if need <= LAST_TYPE[W]:
        return p.backs(seat, W) > 0 and p.backs(seat, K) > 2
    return p.held(seat, need) > 0 and p.backs(seat, K) > 2


def turn_refusal(p: Position, seat: int, action: int) -> str:
    return LEGAL if action in (TURN_KEY, DECLINE) else "R77"


def turn_key(p: Position, action: int) -> None:
    """D10."""
    if action == TURN_KEY:
        p.note(CHOSE, p.turn, [action])
        ask(p, DRAW_KEY)
    else:
        p.stage = STAGE_START
        p.question = LANDING


def show_key(p: Position, key: int) -> None:
    square = p.pawns[p.turn]
    p.board[square] = KEY_UP + key
    p.progress = 1
    p.stirred = 1
    p.note(KEY_TURNED, p.turn, [square, *p.material.keys[key * 4 : key * 4 + 4]])
    p.question = LANDING


def escape_refusal(p: Position, seat: int, action: int) -> str:
    if action == DECLINE:
        return LEGAL
    if action != ESCAPE:
        return "R79"
    return LEGAL if p.missing(seat, p.key_on(p.pawns[seat])) == 0 else "R78"


def escape(p: Position, seat: int, action: int) -> None:
    """D11: the first to escape wins and the game stops there (A73)."""
    if action == DECLINE:
        p.stage = STAGE_START
        p.question = LANDING
        return
    p.winner = seat
    forget_turn(p)
    p.stirred = 0
    p.question = OVER
    p.waiting_for = NO_ONE
    p.note(ESCAPED, seat, [p.pawns[seat]])
    if p.journal is not None:
        show_hand(p, seat)


# The START pile: R72.


def pick_refusal(p: Position, seat: int, action: int) -> str:
    if action == DECLINE:
        return LEGAL
    if action == PICK_LUCK:
        return LEGAL if p.pile_backs(L) > 0 else "R72-luck"
    if action == PICK_DIGIT:
        return LEGAL if p.pile_backs(K) > 0 else "R72-digit"
    return "R72"


def pick(p: Position, action: int) -> None:
    """D12."""
    if action == DECLINE:
        p.stage = STAGE_PORTAL
        p.question = LANDING
    else:
        p.wanted = L if action == PICK_LUCK else K
        p.note(CHOSE, p.turn, [action])
        ask(p, DRAW_PICK)


def draw_pick(p: Position, kind: int) -> None:
    """What was picked is seen by the taker; that it is no trap, by all."""
    seat = p.turn
    back = p.wanted
    p.wanted = 0
    if kind == TRAP:
        pass_on(p, PILE, AWAY, kind, everybody(p))
        p.pile[kind] -= 1
        p.note(PICKED, seat, [back])
        fall(p)
        return
    pass_on(p, PILE, seat, kind, 1 << seat)
    p.pile[kind] -= 1
    p.hands[seat * ITEMS + kind] += 1
    p.whisper(PICKED, seat, [back], [kind], 1 << seat)
    p.question = ENDING
