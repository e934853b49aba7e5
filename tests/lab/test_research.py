"""The examples of the page for researchers come out as written."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(PARTS)))
def test_an_example_for_researchers_comes_out_as_written(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    example = doctest.DocTestParser().get_doctest(PARTS[number], {}, f"research.md, part {number}", None, None)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0
