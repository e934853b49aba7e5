"""What players hold, as a reader sees and remembers it, and what a key lacks."""

from __future__ import annotations

from ludotheque.core.state import HIDDEN
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def open_types(view: SingesView, seat: int) -> list[int]:
    """Helpers, guides and dice in use."""
    found = [t.ARI + i for i in range(t.OPEN_ROW) if view.opens[seat * t.OPEN_ROW + i]]
    return found + [t.RED_DIE + colour for colour in range(2) for _ in range(view.used[seat * t.USED_ROW + colour])]


def known_types(view: SingesView, place: int) -> list[int]:
    """The types a reader knows to lie face down before a seat, or in the START pile; a hand that is shown, he knows."""
    if place < t.PILE and view.question == t.OVER and view.shown[place * t.ITEMS] != HIDDEN:
        hand = view.shown[place * t.ITEMS : place * t.ITEMS + t.ITEMS]
        hand[t.ARI : t.KARUBI + 1] = [0] * t.OPEN_ROW
        for colour in range(2):
            hand[t.RED_DIE + colour] -= view.used[place * t.USED_ROW + colour]
        return [kind for kind in range(t.ITEMS) for _ in range(hand[kind])]
    return [kind for kind, count in sights_of(view, place) for _ in range(count)]


def sights_of(view: SingesView, place: int) -> list[tuple[int, int]]:
    """Type and count of the face-down tokens at a place that the reader is sure of."""
    rows = [row for row in range(0, len(view.sights), t.SIGHT_ROW) if view.sights[row + t.LIES_AT] == place]
    return [(view.sights[row + t.SIGHTED], view.sights[row + t.COPIES]) for row in rows]


def own_items(view: SingesView) -> list[tuple[int, int, int]]:
    """Type, count, and 1 for a die in use, of everything the reader holds."""
    found = []
    for kind in range(t.ITEMS):
        count = view.hand[kind]
        if kind in (t.RED_DIE, t.RED_DIE + 1):
            used = view.used[view.seat * t.USED_ROW + kind - t.RED_DIE]
            if used:
                found.append((kind, used, 1))
            count -= used
        if count:
            found.append((kind, count, 0))
    return found


def rival_items(view: SingesView) -> list[tuple[int, int, int]]:
    """What a thief who looks sees in the hand of his victim (O5)."""
    rival = view.wanted
    found = [(t.ARI + i, 1, 0) for i in range(t.OPEN_ROW) if view.opens[rival * t.OPEN_ROW + i]]
    found += [(kind, count, 0) for kind, count in sights_of(view, rival)]
    found += [
        (t.RED_DIE + i, view.used[rival * t.USED_ROW + i], 1) for i in range(2) if view.used[rival * t.USED_ROW + i]
    ]
    return found


def key_digits(view: SingesView, key: int) -> list[int]:
    return view.key_row(key)[t.NEED + 1 :]


def held_digits(view: SingesView, key: int) -> list[bool]:
    """For each digit of a key whether its reader has it, or a joker for it (R78)."""
    digits = key_digits(view, key)
    if not view.hand:
        return [False] * len(digits)
    jokers = view.hand[t.JOKER]
    found = []
    for i, digit in enumerate(digits):
        is_held = digits[:i].count(digit) < view.hand[digit]
        if not is_held and jokers:
            jokers -= 1
            is_held = True
        found.append(is_held)
    return found


def missing(view: SingesView, key: int) -> int:
    """R78, from the reader's own hand."""
    return held_digits(view, key).count(False) + (view.hand[view.key_row(key)[t.NEED]] == 0)
