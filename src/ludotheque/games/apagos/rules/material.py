"""The box of Apagos: four squares with a face on each side, and the balls."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.core.material import BrokenMaterial, line_of, parsed
from ludotheque.games.apagos.rules import terms as t


class Material:
    """What is in the box, as flat lists."""

    def __init__(self) -> None:
        self.names: list[str] = []  # the ids of the squares
        self.faces: list[int] = []  # square * 2 + side: holes
        self.balls: list[int] = []  # by colour
        self.preset_names: list[str] = []
        self.presets: list[int] = []  # preset * PRESET_WIDTH + level * 2: square, holes
        self.warnings: list[str] = []


def load(text: str) -> Material:
    """Read a material file; BrokenMaterial names the line and the check V1 to V7 that failed."""
    table = parsed(text)
    box = Material()
    if table.get("game") != "apagos":
        raise BrokenMaterial(line_of(text, "game"), "game", "this is not a box of apagos")
    read_squares(box, table, text)
    read_balls(box, table, text)
    read_presets(box, table, text)
    return box


def read_squares(box: Material, table: dict[str, Any], text: str) -> None:
    squares = table.get("squares")
    if table.get("levels") != t.LEVELS:
        raise BrokenMaterial(line_of(text, "levels"), "V1", "levels must be 4")
    if not isinstance(squares, list) or len(squares) != t.LEVELS:
        raise BrokenMaterial(line_of(text, "[[squares]]"), "V1", "there must be exactly 4 squares")
    marks: list[str] = []
    for square in squares:
        marks.append("[[squares]]")
        name = square.get("id") if isinstance(square, dict) else None
        if not isinstance(name, str) or len(name) != 1 or not name.isalpha() or name in box.names:
            raise BrokenMaterial(line_of(text, *marks, "id"), "V1", "each square needs its own letter")
        faces = square.get("faces")
        if not is_two_faces(faces):
            raise BrokenMaterial(
                line_of(text, *marks, "faces"), "V2", "a square has two different faces of 1 to 9 holes"
            )
        box.names.append(name)
        box.faces += faces
        for face in faces:
            if face % 2 == 0:
                box.warnings.append("V6: square " + name + " has an even face: draws become possible (R27)")


def is_two_faces(faces: Any) -> bool:
    if not isinstance(faces, list) or len(faces) != 2 or faces[0] == faces[1]:
        return False
    for face in faces:
        if type(face) is not int or face < 1 or face > 9:
            return False
    return True


def read_balls(box: Material, table: dict[str, Any], text: str) -> None:
    balls = table.get("balls")
    for colour in ("white", "black"):
        count = balls.get(colour) if isinstance(balls, dict) else None
        if type(count) is not int or count < 1 or count > 99:
            raise BrokenMaterial(line_of(text, "[balls]", colour), "V4", "there must be at least 1 " + colour + " ball")
        box.balls.append(count)
    most = sum([max(box.faces[2 * square], box.faces[2 * square + 1]) for square in range(t.LEVELS)])
    if most > sum(box.balls):
        raise BrokenMaterial(
            line_of(text, "[balls]"), "V3", str(most) + " holes at most, but only " + str(sum(box.balls)) + " balls"
        )


def is_preset_name(name: str) -> bool:
    """Whether a record can hold the name and give it back."""
    bare = name.replace("-", "").replace("_", "").replace(" ", "")
    return name == " ".join(name.split()) and bare.isalnum() and len(name) <= 40


def read_presets(box: Material, table: dict[str, Any], text: str) -> None:
    presets = table.get("presets")
    if not isinstance(presets, dict) or "classic" not in presets or len(presets) > t.PRESETS:
        raise BrokenMaterial(line_of(text, "[presets]"), "V5", "1 to 16 presets are needed, one of them named classic")
    for name, ramp in presets.items():
        if not is_preset_name(name):
            quoted = json.dumps(name)
            raise BrokenMaterial(
                line_of(text, "[presets]", quoted if quoted in text else name),
                "V7",
                "a preset is named by 1 to 40 letters, digits, - and _, with single spaces between words",
            )
        flat: list[int] = []
        for entry in ramp if isinstance(ramp, list) else []:
            if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in box.names:
                break
            square = box.names.index(entry[0])
            if square in flat[::2] or type(entry[1]) is not int:
                break
            if entry[1] != box.faces[2 * square] and entry[1] != box.faces[2 * square + 1]:
                break
            flat += [square, entry[1]]
        if len(flat) != 2 * t.LEVELS or len(ramp) != t.LEVELS:
            raise BrokenMaterial(
                line_of(text, "[presets]", name), "V5", "a preset uses every square once with a face of its own"
            )
        box.preset_names.append(name)
        box.presets += flat
