"""A module imports from lower layers only; a game knows itself alone; its rules and its mind know no face."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/ludotheque"
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if [*folder.glob("*.py")])

# A layer may import those with a smaller number, and itself.
LAYERS = {
    "version": 0,
    "core": 0,
    "drawing": 0,
    "games": 1,
    "bots": 2,
    "laws": 2,
    "house": 3,
    "web": 4,
    "client": 4,
    "lab": 4,
    "cli": 5,
    "__main__": 6,
    "__init__": 6,
}
READABLE = (".css", ".ftl", ".html", ".json", ".md", ".py", ".svg", ".toml", ".ts")
# The rooms of a game, and what each may know: its own room apart, other rooms of the game and parts of the core.
SPEAKING = ("core.face", "core.sketch", "core.tongue", "core.shelf", "core.picture", "drawing")
ROOMS = {
    "rules": (),
    "text": ("rules",),
    "mind": ("rules",),
    "face": ("rules", "text", "game"),
    "game": ("rules", "text"),
    "__init__": ("game", "face", "mind", "text"),
}


def modules(under: str = "") -> list[str]:
    """Every module below a part of the package, by its dotted name."""
    files = (PACKAGE / under).rglob("*.py")
    return sorted(".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in files)


def imported(module: str) -> Iterator[str]:
    """The modules of ours that a module names in any import: at its top, in a function, for type checking only."""
    tree = ast.parse((ROOT / "src" / module.replace(".", "/")).with_suffix(".py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(module.split(".")[: -node.level]) if node.level else ""
            base = ".".join(part for part in (above, node.module) if part)
            names = [own for alias in node.names if (own := f"{base}.{alias.name}")]
            names = [name if is_module(name) else base for name in names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "ludotheque")


def is_module(name: str) -> bool:
    path = ROOT / "src" / name.replace(".", "/")
    return path.with_suffix(".py").exists() or path.is_dir()


def layer(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def room(module: str) -> str:
    """The room of a game that a module stands in: ludotheque.games.meeples.rules.bag is in rules."""
    parts = module.split(".")
    return parts[3] if len(parts) > 3 else "__init__"


def test_every_module_has_a_layer() -> None:
    assert {layer(module) for module in modules()} <= LAYERS.keys()


@pytest.mark.parametrize("module", modules())
def test_imports_go_down(module: str) -> None:
    own = layer(module)
    for name in imported(module):
        other = layer(name)
        assert other == own or LAYERS[other] < LAYERS[own], f"{module} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other_game(game: str) -> None:
    for module in modules(f"games/{game}"):
        for name in imported(module):
            if name.startswith("ludotheque.games"):
                assert f"{name}.".startswith(f"ludotheque.games.{game}."), f"{module} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_a_game_stands_in_a_room_that_knows_its_neighbours_only(game: str) -> None:
    for module in modules(f"games/{game}"):
        own = room(module)
        for name in imported(module):
            if name.startswith("ludotheque.games."):
                assert room(name) in (own, *ROOMS[own]), f"{module} imports {name}"
            elif own != "face":
                assert not name.removeprefix("ludotheque.").startswith(SPEAKING), f"{module} imports {name}"


def test_the_web_names_no_game() -> None:
    words = {*GAMES, *(name for game in GAMES for name in titles(game))}
    pattern = re.compile("|".join(rf"\b{re.escape(word)}\b" for word in sorted(words)), re.IGNORECASE)
    built = PACKAGE / "web/static/built"
    texts = [file for file in (PACKAGE / "web").rglob("*") if file.is_file() and built not in file.parents]
    for file in [*texts, *(ROOT / "client").glob("*.ts")]:
        if file.suffix != ".pyc":
            found = pattern.search(file.read_text("utf-8"))
            assert not found, f"{file.relative_to(ROOT)} speaks of {found.group()!r}"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_a_game_spells_its_name(game: str) -> None:
    own, built = PACKAGE / "games" / game, PACKAGE / "web/static/built"
    places = [*(ROOT / "src").rglob("*"), *(ROOT / "client").glob("*"), ROOT / "setup.py", ROOT / "pyproject.toml"]
    texts = [
        file for file in places if file.is_file() and file.suffix in READABLE and not {own, built} & {*file.parents}
    ]
    pattern = re.compile(rf"\b{game}\b", re.IGNORECASE)
    assert not [str(file.relative_to(ROOT)) for file in texts if pattern.search(file.read_text("utf-8"))]


def titles(game: str) -> Iterator[str]:
    """What a game calls itself, in every language."""
    for file in (PACKAGE / "games" / game).glob("messages.*.ftl"):
        yield from re.findall(r"^name = (.+)$", file.read_text("utf-8"), re.MULTILINE)
