"""Luck tokens: how they are spent and lost, and what a thief takes (3.11: R34, R61 to R66, O5)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory import everybody, learn, pass_on, show
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import Draw, Question, ask


def spend(p: Position, seat: int, kind: int) -> None:
    """R66: a luck token goes to the START pile before all eyes."""
    pass_on(p, seat, t.PILE, kind, everybody(p))
    p.hands[seat * t.ITEMS + kind] -= 1
    p.pile[kind] += 1


def lose(p: Position, seat: int, kind: int, in_use: bool) -> None:
    """A luck token or digit goes to the pile; its face is seen only if it was a die in use."""
    if in_use:
        p.used[seat * t.USED_ROW + kind - t.RED_DIE] -= 1
        learn(p, everybody(p), t.PILE, kind)
    else:
        pass_on(p, seat, t.PILE, kind, 0)
    p.hands[seat * t.ITEMS + kind] -= 1
    p.pile[kind] += 1


def used_colour(kind: int, in_use: bool) -> int:
    return kind - t.RED_DIE if in_use else t.NONE


def lost_type(outcome: int) -> int:
    """The type of a token that is drawn out of a hand."""
    return t.RED_DIE + outcome - t.DRAW_USED if outcome >= t.DRAW_USED else outcome - t.DRAW


def ways_to_lose(p: Position, seat: int, outcome: int) -> int:
    """In how many ways a token, or a die in use, is drawn out of a hand."""
    if outcome >= t.DRAW_USED:
        return p.used[seat * t.USED_ROW + outcome - t.DRAW_USED]
    return p.covered(seat, outcome - t.DRAW) if outcome - t.DRAW <= t.LAST_TYPE[t.LUCK_BACK] else 0


# The thief.


def may_steal(p: Position, seat: int) -> bool:
    """Whether a theft is possible as far as all can see: the question itself must not betray a thief."""
    if p.hidden(seat, t.LUCK_BACK) == 0:
        return False
    for rival in range(p.seats):
        if rival != seat and p.pawns[rival] == p.pawns[seat] and p.hand_size(rival) > 0:
            return True
    return False


def loot_count(p: Position, rival: int, what: int) -> int:
    if what < t.LOOT_DICE:
        return p.held(rival, t.ARI + what)
    if what < t.LOOT_WEAPON:
        return p.used[rival * t.USED_ROW + what - t.LOOT_DICE]
    return p.hidden(rival, loot_back(what))


def loot_back(what: int) -> int:
    if what == t.LOOT_WEAPON:
        return t.WEAPON_BACK
    return t.LUCK_BACK if what == t.LOOT_LUCK else t.DIGIT_BACK


class Stealing(Question):
    """D9: whom to rob, and of what; under O5 `open` the thief looks at a whole hand first."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.DECLINE, *range(t.LOOK, t.LOOK + t.SEATS), *range(t.STEAL, t.STEAL + t.SEATS * t.LOOTS)]

    def refusal(self, p: Position, seat: int, action: int) -> str:
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

    def answer(self, p: Position, seat: int, action: int) -> None:
        """The thief is shown and goes to the pile, then one item changes hands."""
        if action == t.DECLINE:
            go_on_landing(p)
            return
        spend(p, seat, t.THIEF)
        p.stole = 1
        if action < t.STEAL:
            look_into_hand(p, seat, action - t.LOOK)
            return
        rival = (action - t.STEAL) // t.LOOTS
        what = (action - t.STEAL) % t.LOOTS
        if what < t.LOOT_WEAPON:
            grab_open(p, seat, rival, what)
        else:
            p.wanted = rival * t.LOOTS + what
            p.note(t.CHOSE, seat, [action])
            ask(p, t.DRAW_THEFT)


def look_into_hand(p: Position, seat: int, rival: int) -> None:
    """O5: the thief alone sees the whole hand and names one item."""
    p.wanted = rival
    seen: list[int] = []  # token by token: how many there are is public, of how many types is not
    for kind in range(t.ITEMS):
        if (kind < t.ARI or kind > t.KARUBI) and p.covered(rival, kind) > 0:
            seen += [kind] * p.covered(rival, kind)
            show(p, rival, kind, p.covered(rival, kind), 1 << seat)
    p.whisper(t.LOOKED, seat, [rival], seen, 1 << seat)
    ask(p, t.NAMING)


class Naming(Question):
    """D9 under O5 `open`: which item of the hand he looks into the thief takes."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [*range(t.ITEM, t.ITEM + t.ITEMS), t.ITEM_USED, t.ITEM_USED + 1]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        rival = p.wanted
        if action == t.ITEM_USED or action == t.ITEM_USED + 1:
            return LEGAL if p.used[rival * t.USED_ROW + action - t.ITEM_USED] > 0 else "R63-none"
        if t.ITEM <= action < t.ITEM + t.TRAP:
            return LEGAL if p.covered(rival, action - t.ITEM) > 0 else "R63-none"
        return "R63"

    def answer(self, p: Position, seat: int, action: int) -> None:
        kind = action - t.ITEM
        if action >= t.ITEM_USED:
            grab_open(p, seat, p.wanted, t.LOOT_DICE + action - t.ITEM_USED)
        elif t.ARI <= kind <= t.KARUBI:
            grab_open(p, seat, p.wanted, kind - t.ARI)
        elif kind < t.ARI:
            grab_hidden(p, seat, p.wanted, t.LOOT_WEAPON, kind)
        else:
            grab_hidden(p, seat, p.wanted, t.LOOT_DIGIT if kind <= t.JOKER else t.LOOT_LUCK, kind)


class TheftDraw(Draw):
    """R63: which of the face-down items with one back the thief gets."""

    def first(self, p: Position) -> int:
        return t.DRAW + t.FIRST_TYPE[loot_back(p.wanted % t.LOOTS)]

    def end(self, p: Position) -> int:
        return t.DRAW + t.LAST_TYPE[loot_back(p.wanted % t.LOOTS)] + 1

    def ways(self, p: Position, outcome: int) -> int:
        return p.covered(p.wanted // t.LOOTS, outcome - t.DRAW)

    def answer(self, p: Position, seat: int, action: int) -> None:
        grab_hidden(p, p.turn, p.wanted // t.LOOTS, p.wanted % t.LOOTS, action - t.DRAW)


def grab_open(p: Position, seat: int, rival: int, what: int) -> None:
    """A face-up item changes hands and stays face up."""
    kind = t.ARI + what if what < t.LOOT_DICE else t.RED_DIE + what - t.LOOT_DICE
    p.hands[rival * t.ITEMS + kind] -= 1
    p.hands[seat * t.ITEMS + kind] += 1
    if what >= t.LOOT_DICE:
        p.used[rival * t.USED_ROW + what - t.LOOT_DICE] -= 1
        p.used[seat * t.USED_ROW + what - t.LOOT_DICE] += 1
    p.note(t.STOLE, seat, [rival, what])
    p.wanted = 0
    go_on_landing(p)


def grab_hidden(p: Position, seat: int, rival: int, what: int, kind: int) -> None:
    """A face-down item changes hands; only thief and victim know it."""
    pass_on(p, rival, seat, kind, 1 << seat)
    p.hands[rival * t.ITEMS + kind] -= 1
    p.hands[seat * t.ITEMS + kind] += 1
    p.whisper(t.STOLE, seat, [rival, what], [kind], 1 << seat | 1 << rival)
    p.wanted = 0
    go_on_landing(p)


def go_on_landing(p: Position) -> None:
    p.stage = t.STAGE_TOKEN
    p.question = t.LANDING
