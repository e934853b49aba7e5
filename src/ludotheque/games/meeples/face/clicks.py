"""What a click means, legal or not."""

from __future__ import annotations

from ludotheque.games.meeples.face.layout import BUILDING_SPOTS, HAND_SPOTS, SHOWDOWN_SPOT, SPACE_SPOTS, TRAY_SPOTS
from ludotheque.games.meeples.face.path import first_space
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView


def meant(view: MeeplesView, spots: tuple[str, ...]) -> int:
    """The action that a single click means; -1 for none."""
    if len(spots) != 1:
        return -1
    name = spots[0]
    if name in BUILDING_SPOTS:
        return building_meant(view, BUILDING_SPOTS.index(name))
    if name in SPACE_SPOTS:
        return space_meant(view, SPACE_SPOTS.index(name))
    if name in HAND_SPOTS:
        return t.DROP + HAND_SPOTS.index(name)
    if name in TRAY_SPOTS:
        return (t.FIRST if view.question == t.NAMING else t.APPOINT) + TRAY_SPOTS.index(name)
    if name in ("yes", "no"):
        first = {t.UPGRADING: t.UPGRADE, t.REROLLING: t.REROLL}.get(view.question, t.BUILD)
        return first + (t.YES if name == "yes" else t.NO)
    plain = {
        "saloon": t.TAKE + t.SALOON,
        "jail": t.TAKE + t.JAIL,
        "graveyard": t.TAKE_OTHER + 2,
        "bank": t.KEEP_GOLD,
        "end": t.END,
        SHOWDOWN_SPOT: t.RESOLVE + t.SHOWDOWN,
    }
    return plain.get(name, -1)


def building_meant(view: MeeplesView, building: int) -> int:
    if view.question == t.CORNERING:
        return t.CORNER + building
    if view.question == t.RESOLVING and view.street[building] != t.NONE:
        return t.RESOLVE + building
    if view.question in (t.RESOLVING, t.BUILDING, t.UPGRADING, t.ENDING):
        return t.SIGN + building
    return t.TAKE + building


def space_meant(view: MeeplesView, space: int) -> int:
    now = view.question
    if now == t.TAKING:
        return t.TAKE_OTHER + space - t.WEST if space >= t.WEST else t.RESOLVE + space
    if now == t.TURNING:
        for direction in (0, 1):
            if first_space(view, direction) == space:
                return t.TURN + direction
    if now == t.DROPPING and space == view.target:
        kinds = [kind for kind in range(t.KINDS) if view.hand[kind]]
        if len(kinds) == 1:
            return t.DROP + kinds[0]
    if now in (t.STARTING, t.TURNING, t.DROPPING):
        return t.START + space
    return t.RESOLVE + (t.SHOWDOWN if space >= t.WEST else space)
