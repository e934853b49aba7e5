"""What the pages and the examples show is true."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core import fair
from ludotheque.core.record import read, write
from ludotheque.core.scenario import load, run

ROOT = Path(__file__).parents[2]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL)


def test_the_record_of_the_page_is_a_record() -> None:
    (text,) = (block for block in blocks("records.md", "") if block.startswith("ludotheque-record"))
    assert write(read(text)) == text
    assert fair.verify(read(text)) == 1


@pytest.mark.parametrize("text", blocks("scenarios.md", "toml"))
def test_a_scenario_of_the_page_comes_out_as_written(text: str) -> None:
    for case in load(text):
        assert run(case) == []


def test_the_engines_of_the_page_play_a_game() -> None:
    (code,) = (block for block in blocks("programs.md", "python") if "ludotheque.join" not in block)
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert sorted(json.loads(ran.stdout)) == [1, 2], ran.stderr


@pytest.mark.parametrize("script", sorted((ROOT / "examples").glob("*.py")), ids=lambda script: script.stem)
def test_an_example_runs(script: Path) -> None:
    ran = subprocess.run([sys.executable, script], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
