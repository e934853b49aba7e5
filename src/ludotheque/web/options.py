"""The options of a table in the reader's language: in groups, with what they mean, and ready-made choices of them."""

from __future__ import annotations

import json
from typing import NamedTuple

from ludotheque.core.state import Game, Option, completed
from ludotheque.web.speech import Speech

GROUPS = ("setup", "variants", "moves", "rules", "secrets", "length", "comfort")  # in the order of the form
OWN = "own"  # the preset of those who choose every option themselves


class OptionField(NamedTuple):
    """An option of a table, in the reader's language."""

    name: str
    label: str
    rule: str  # that tells of it
    values: list[tuple[str, str]]
    numbers: range  # which are typed
    about: str  # what it decides
    meanings: list[tuple[str, str]]  # what each value is called, and what it means
    seats: int  # the only number of seats it matters for, or 0

    def limits(self) -> tuple[int, int] | None:
        """The least and the most, where nothing but numbers can be typed."""
        typed = [int(value) for value, _ in self.values if value.isdecimal()]
        known = [*typed, *self.numbers]
        return (min(known), max(known)) if self.numbers and len(typed) == len(self.values) else None

    def allowed(self, speech: Speech) -> str:
        """All it can be, as a list in words."""
        if not self.numbers:
            return ", ".join(called for _, called in self.values)
        span = speech.house("option-span", least=self.numbers[0], most=self.numbers[-1])
        others = [value for value in self.values if not value[0].isdecimal() or int(value[0]) not in self.numbers]
        return ", ".join([span, *(value if value == called else f"{value} ({called})" for value, called in others)])


class OptionGroup(NamedTuple):
    """Options that are about the same thing."""

    title: str
    fields: list[OptionField]


class PresetField(NamedTuple):
    """A ready-made choice of options, in the reader's language."""

    name: str
    label: str
    about: str
    options: str  # all of them as JSON, so that a form can be filled in with them


def option_fields(speech: Speech, options: tuple[Option, ...]) -> list[OptionField]:
    """The options of a game; values after a colon belong to a series and are not offered."""
    return [option_field(speech, option) for option in options]


def option_field(speech: Speech, option: Option) -> OptionField:
    called: dict[str, str] = {}
    meanings: list[tuple[str, str]] = []
    for value in option.values:
        if ":" in value:
            continue
        called[value] = speech.about(f"option-{option.name}-{value}", value.replace("_", " "))
        if meaning := speech.about(f"option-{option.name}-{value}-about"):
            meanings.append((called[value], meaning))
    return OptionField(
        option.name,
        speech.about(f"option-{option.name}", option.name.replace("_", " ")),
        option.rule,
        list(called.items()),
        option.numbers,
        speech.about(f"option-{option.name}-about"),
        meanings,
        option.seats,
    )


def option_groups(speech: Speech, options: tuple[Option, ...]) -> list[OptionGroup]:
    """The options under their headings; a group that the house does not know stands with the points of the rules."""
    gathered: dict[str, list[OptionField]] = {group: [] for group in GROUPS}
    for option in options:
        gathered[option.group if option.group in GROUPS else "rules"].append(option_field(speech, option))
    return [OptionGroup(speech.house(f"group-{group}"), fields) for group, fields in gathered.items() if fields]


def preset_fields(speech: Speech, game: Game) -> list[PresetField]:
    return [
        PresetField(
            preset.name,
            speech.about(f"preset-{preset.name}", preset.name.replace("_", " ").capitalize()),
            speech.about(f"preset-{preset.name}-about"),
            json.dumps(completed(game, preset.options)),
        )
        for preset in game.presets
    ]
