"""The example game, copied and installed into a folder of its own as a stranger would."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import ludotheque

EXAMPLE = Path(__file__).parents[1] / "examples/kuhn"
SLUG = EXAMPLE.name
HERE = Path(ludotheque.__file__).parents[1]  # the engine under test


def installed(folder: Path, **wishes: str) -> dict[str, str]:
    """The environment of a program that has the example on its shelf; nothing is downloaded."""
    source = folder / "source"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    environment = {
        **os.environ,
        **wishes,
        "PYTHONPATH": str(HERE),
        "PIP_NO_INDEX": "1",
        "MYPYPATH": str(source / "src"),
    }
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "--target", str(folder / "target"), str(source)], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return {**environment, "PYTHONPATH": f"{folder / 'target'}{os.pathsep}{HERE}"}


def ran(environment: dict[str, str], folder: Path, *arguments: str, said: str = "") -> str:
    """What a Python program prints that has the example on its shelf."""
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, env=environment, cwd=folder, input=said, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
