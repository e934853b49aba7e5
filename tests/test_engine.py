"""The suite runs on two engines; this says which one it really met."""

from __future__ import annotations

import os
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import ludotheque

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src/ludotheque"
LISTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludotheque"]
PATTERNS = [*LISTS["compiled"], *LISTS["served"]]
COMPILED = sorted(
    ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts)
    for pattern in PATTERNS
    for file in SOURCES.glob(pattern)
)
EXPECTED = os.environ.get("LUDOTHEQUE_EXPECT", "")

pytestmark = pytest.mark.skipif(not EXPECTED, reason="LUDOTHEQUE_EXPECT says neither interpreted nor compiled")


def test_the_package_comes_from_the_right_place() -> None:
    assert (Path(ludotheque.__file__).parent == SOURCES) == (EXPECTED == "interpreted")


@pytest.mark.parametrize("name", COMPILED)
def test_a_module_of_the_compiled_group_is_the_expected_kind(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    assert file.endswith(".py") == (EXPECTED == "interpreted")


@pytest.mark.skipif(EXPECTED != "compiled", reason="nothing is installed")
def test_the_installed_package_carries_every_file_of_the_sources() -> None:
    installed = Path(ludotheque.__file__).parent
    names = [file.relative_to(SOURCES) for file in SOURCES.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert not [name for name in names if not (installed / name).exists()]
