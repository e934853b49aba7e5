"""The actions of Apagos in writing: W@2, 4>1, D7."""

from __future__ import annotations

import re

from ludotheque.core.state import CLOCK, FLAG, TIME_UP
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.material import Material

COLOUR_NAMES = ("white", "black")
PLAIN = {t.PASS: "pass", t.OFF_RAMP: "W@0", t.CONFIRM: "confirm", t.KEEP: "keep", t.SWAP: "swap", t.RESIGN: "resign"}


def write(box: Material, seat: int, action: int) -> str:
    if seat == CLOCK:
        return "time up" if action == TIME_UP else f"flag {action - FLAG}"
    if action in PLAIN:
        return PLAIN[action]
    if 0 <= action < t.SLIDE:
        return f"{'WB'[action >> 2]}@{(action & 3) + 1}"
    if t.SLIDE <= action < t.MOVES:
        return f"{t.SOURCES[action - t.SLIDE] + 1}>{t.TARGETS[action - t.SLIDE] + 1}"
    if t.UPWARD <= action < t.UPWARD + 16:
        return f"{((action - t.UPWARD) >> 2) + 1}>{((action - t.UPWARD) & 3) + 1}"
    if t.PICK <= action <= t.PICK + t.BLACK:
        return COLOUR_NAMES[action - t.PICK]
    if t.PLACE <= action < t.PLACE + 10 * t.LEVELS:
        return f"{box.names[(action - t.PLACE) // 10]}{(action - t.PLACE) % 10}"
    if t.PRESET <= action < t.PRESET + len(box.preset_names):
        return f"preset {box.preset_names[action - t.PRESET]}"
    if t.DESIGNATE <= action <= t.DESIGNATE + 1:
        return f"setter {action - t.DESIGNATE}"
    raise ValueError(f"apagos has no action {action}")


def read(box: Material, seat: int, text: str) -> int:
    text = text.strip()
    if seat == CLOCK:
        if text == "time up":
            return TIME_UP
        if re.fullmatch(r"flag [01]", text):
            return FLAG + int(text[5:])
        raise ValueError(f"the clock of apagos says 'flag 0' or 'flag 1', not {text[:40]!r}")
    for action, name in PLAIN.items():
        if text == name:
            return action
    if move := re.fullmatch(r"([WB])@([0-9])", text):
        level = int(move[2])
        return "WB".index(move[1]) * t.LEVELS + level - 1 if 1 <= level <= t.LEVELS else t.OFF_RAMP
    if move := re.fullmatch(r"([0-9])>([0-9])", text):
        source, target = int(move[1]) - 1, int(move[2]) - 1
        if not (0 <= source < t.LEVELS and 0 <= target < t.LEVELS):
            return t.OFF_RAMP
        for i in range(t.MOVES - t.SLIDE):
            if (t.SOURCES[i], t.TARGETS[i]) == (source, target):
                return t.SLIDE + i
        return t.UPWARD + source * t.LEVELS + target
    if text in COLOUR_NAMES:
        return t.PICK + COLOUR_NAMES.index(text)
    if len(text) == 2 and text[0] in box.names and text[1] in "123456789":
        return t.PLACE + box.names.index(text[0]) * 10 + int(text[1])
    if text.startswith("preset ") and text[7:] in box.preset_names:
        return t.PRESET + box.preset_names.index(text[7:])
    if re.fullmatch(r"setter [01]", text):
        return t.DESIGNATE + int(text[7:])
    raise ValueError(f"apagos cannot read {text[:40]!r}; moves are written like W@2, B@1 or 4>1")
