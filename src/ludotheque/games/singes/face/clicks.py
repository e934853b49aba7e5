"""What a click means that begins no choice: the action that was meant."""

from __future__ import annotations

from ludotheque.games.singes.face import layout
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.actions import LOOT_NAMES
from ludotheque.games.singes.text.names import NAMES


def meant(view: SingesView, spots: tuple[str, ...]) -> int:
    if not spots:
        return t.NONE
    name, _, rest = spots[-1].partition("-")
    if name == "rival" and rest.isdecimal():
        name, rest = "sq", str(view.pawns[int(rest) % view.seats])
    if name == "sq" and rest.isdecimal():
        held = meant_item(view, spots[0].removeprefix("item-"))
        if t.ATTACK <= held < t.ITEM:
            # R59: a token laid where no rival stands.
            return t.ATTACK + view.seat * t.ATTACKS + (held - t.ATTACK) % t.ATTACKS
        return meant_square(view, int(rest))
    if name == "die" and rest.isdecimal():
        return t.ROLL + int(rest)
    if name == "rotate" and rest.isdecimal():
        return t.ROTATE + int(rest)
    if name in ("item", "loot"):
        return meant_item(view, rest)
    return t.NONE


def meant_square(view: SingesView, square: int) -> int:
    """A click on a square: a step that way, a stop here, or a landing there."""
    if view.question in (t.GUIDED, t.MOVING):
        return t.TO + square
    if view.question == t.STEPPING:
        if square == view.path[-1]:
            return t.STOP
        for direction in range(4):
            if layout.neighbour(view, view.path[-1], direction) == square:
                return t.STEP + direction
        (x, y), (u, v) = layout.place(view, view.path[-1]), layout.place(view, square)
        if abs(u - x) + abs(v - y) > 1:
            return t.TO + square  # too far for one step
        if u != x:
            return t.STEP + (1 if u > x else 3)
        return t.STEP + (2 if v > y else 0)
    if view.question == t.TURNING:
        return t.TURN_KEY
    return t.ESCAPE if view.question == t.ESCAPING else t.STOP


def meant_item(view: SingesView, name: str) -> int:
    """A click on a token: using it."""
    used = name.endswith("-used")
    kind = NAMES.index(name.removesuffix("-used")) if name.removesuffix("-used") in NAMES else t.NONE
    if kind == t.NONE:
        return t.NONE
    if view.question in (t.SACRIFICING, t.NAMING):
        return t.ITEM_USED + kind - t.RED_DIE if used else t.ITEM + kind
    if kind < t.ARMS:
        return t.DECLARE + kind
    if kind < t.ARI:
        rival = (view.seat + 1) % view.seats
        return t.ATTACK + rival * t.ATTACKS + kind - t.PATROL
    if kind < t.DAENA:
        return t.HELP + (1 << kind - t.ARI)
    if kind <= t.KARUBI:
        return t.GUIDE + kind - t.DAENA
    if kind in (t.RED_DIE, t.YELLOW_DIE):
        return t.ROLL + 1 + kind - t.RED_DIE
    plain = {t.KILL_TOKEN: t.KILL, t.MOVE_TOKEN: t.MOVE, t.COMPASS_TOKEN: t.COMPASS}
    if kind == t.THIEF:
        return t.STEAL + (view.seat + 1) % view.seats * t.LOOTS + LOOT_NAMES.index("weapon")
    return plain.get(kind, t.NONE)
