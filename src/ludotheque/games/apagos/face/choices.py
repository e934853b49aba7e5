"""What each action is called, and where it is clicked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.face import Choice, Message, say
from ludotheque.games.apagos.face.layout import LEVEL_SPOTS, SQUARES, TRAY_SPOTS
from ludotheque.games.apagos.face.names import COLOUR
from ludotheque.games.apagos.game import GAME
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView

GROUPS: Final = (say("group-white"), say("group-black"), say("group-slide"))
RESIGNING: Final = Choice((), say("choice-resign"))

# The ready-made ramps of our own box have names; those of another box are told by their holes.
KNOWN_RAMPS: Final = {
    tuple(GAME.box.presets[t.PRESET_WIDTH * i : t.PRESET_WIDTH * (i + 1)]): name
    for i, name in enumerate(GAME.box.preset_names)
}


def choice(view: ApagosView, action: int) -> Choice:
    if action < t.SLIDE:
        return drop_choice(action >> 2, action & 3, codes.holes(view.ramp[action & 3]))
    if action < t.MOVES:
        source, target = t.SOURCES[action - t.SLIDE], t.TARGETS[action - t.SLIDE]
        return slide_choice(source, target, codes.holes(view.ramp[source]), codes.holes(view.ramp[target]))
    if action == t.RESIGN:
        return RESIGNING
    if t.PICK <= action <= t.PICK + t.BLACK:
        return Choice((TRAY_SPOTS[action - t.PICK],), say(f"choice-pick-{COLOUR[action - t.PICK]}"))
    if t.PLACE <= action < t.CONFIRM:
        letter, holes = SQUARES[(action - t.PLACE) // 10], (action - t.PLACE) % 10
        level = view.squares.index(t.NONE) + 1
        label = say("choice-place", square=letter, holes=holes, level=level)
        return Choice((f"face-{letter}-{holes}",), label)
    if t.PRESET <= action < t.RESIGN:
        return Choice((), preset_name(view, action - t.PRESET), group=say("group-presets"))
    if action >= t.DESIGNATE:
        return Choice((), say("choice-setter", seat=action - t.DESIGNATE + 1))
    name = {t.CONFIRM: "confirm", t.KEEP: "keep", t.SWAP: "swap"}[action]
    return Choice((name,), say(f"choice-{name}"), closes=action != t.SWAP)


@lru_cache(maxsize=512)
def drop_choice(colour: int, level: int, holes: int) -> Choice:
    place = "top" if level == t.TOP else "climb"
    label = say(f"choice-drop-{COLOUR[colour]}-{place}", level=level + 1, above=level + 2, holes=holes)
    return Choice((TRAY_SPOTS[colour], LEVEL_SPOTS[level]), label, group=GROUPS[colour])


@lru_cache(maxsize=512)
def slide_choice(source: int, target: int, given: int, taken: int) -> Choice:
    label = say("choice-slide", source=source + 1, target=target + 1, given=given, taken=taken)
    return Choice((LEVEL_SPOTS[source], LEVEL_SPOTS[target]), label, group=GROUPS[2])


def preset_name(view: ApagosView, preset: int) -> Message:
    ramp = tuple(view.presets[t.PRESET_WIDTH * preset : t.PRESET_WIDTH * (preset + 1)])
    counts = " ".join(map(str, ramp[1::2]))
    if ramp in KNOWN_RAMPS:
        return say("choice-preset", name=say(f"preset-{KNOWN_RAMPS[ramp]}"), ramp=counts)
    return say("choice-preset-other", number=preset + 1, ramp=counts)
