"""What holds for the files of the repository, whatever they say."""

from __future__ import annotations

import ast
import doctest
import re
import runpy
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

import ludotheque

ROOT = Path(__file__).parent.parent
CODE = {".css", ".html", ".py", ".ts"}
LONGEST = {"src": 500, "tests": 600, "client": 600, "benchmarks": 600, "examples": 500}  # lines of a file, by folder

MACHINE_PATH = re.compile(r"(?<![\w.<>])/(work|root|home/\w+|Users/\w+)/|\b[A-Z]:\\Users\\")
REGISTRY = re.compile(r"registry\.\w+\.(org|com)|pythonhosted\.org|pypi\.org|deb\.debian\.org")
LINK = re.compile(r"!?\[[^\]]*\]\((?!\w+:)([^)#\s]+)")


@cache
def files() -> list[Path]:
    """Everything git keeps, and what it would keep if it were added now."""
    git = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(git, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def text(file: Path) -> str:
    """The text of a file; nothing for a picture."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


def test_the_engines_load_nothing_heavy() -> None:
    code = """
import sys
from random import Random
from ludotheque.core.chance import playout
from ludotheque.core.shelf import boxes
for box in boxes():
    state = box.game.start(box.game.seats[0], {})
    box.game.determinise(state.view(0), Random(1))
    playout(state, Random(1), 100)
heavy = {"fastapi", "httpx", "jinja2", "numpy", "openskill", "rich", "sqlalchemy", "starlette", "typer", "uvicorn"}
print(*sorted(heavy & {*sys.modules}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


def test_no_file_of_code_is_too_long_to_read() -> None:
    code = [file.relative_to(ROOT) for file in files() if file.suffix in CODE]
    lines = {file: text(ROOT / file).count("\n") for file in code if file.parts[0] in LONGEST}
    assert not {str(file): count for file, count in lines.items() if count > LONGEST[file.parts[0]]}


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md", "docs/new-game.md"])
def test_files_that_a_page_names_exist(page: str) -> None:
    named = re.findall(r"`([\w./<>*-]+(?:\.(?:py|ts|toml|ftl|md)|/))`", text(ROOT / page))
    assert named
    for name in {re.sub(r"<\w+>", "*", name.rstrip("/")) for name in named}:
        places = [name, f"src/ludotheque/{name}", f"src/ludotheque/games/*/{name}", f"examples/*/{name}"]
        places.append(f"examples/*/src/*/{name}")
        assert any(found for place in places for found in ROOT.glob(place)), name


@cache
def members() -> set[str]:
    """Everything that a class of the package has, with the name of the class: Keeper.add, Table.questions."""
    found = set()
    for file in (ROOT / "src").rglob("*.py"):
        for owner in ast.walk(ast.parse(text(file))):
            if isinstance(owner, ast.ClassDef):
                for node in ast.walk(owner):
                    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                        found.add(f"{owner.name}.{node.name}")
                    elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
                        found.add(f"{owner.name}.{node.id if isinstance(node, ast.Name) else node.attr}")
    return found


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/new-game.md", "docs/programs.md", "docs/minds.md"])
def test_what_a_page_says_that_a_class_has_is_there(page: str) -> None:
    named = re.findall(r"`([A-Z]\w*[a-z]\w*\.[a-z]\w*)\b", text(ROOT / page))
    assert [name for name in named if name not in members()] == []


def test_what_a_page_finds_in_a_file_is_made_there() -> None:
    """As in "(`SEAM` in `web/easel.py` and `client/scraps.ts`)"."""
    page = text(ROOT / "docs/architecture.md")
    placed = re.findall(r"`([A-Za-z_.]+)` in ((?:`[\w/]+\.(?:py|ts)`(?:,| and)?\s*)+)", page)
    assert len(placed) > 5
    for name, places in placed:
        for place in re.findall(r"`([^`]+)`", places):
            file = next(base / place for base in (ROOT, ROOT / "src/ludotheque") if (base / place).is_file())
            word = name.rpartition(".")[2]
            made = re.compile(
                rf"^\s*(?:export |async )*(?:def|class|function|const) {word}\b|^\s*{word}\b.*=", re.MULTILINE
            )
            assert made.search(text(file)), f"{name} is not in {place}"


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["path", "registry"])
def test_no_file_names_a_machine_or_a_registry(pattern: re.Pattern[str]) -> None:
    found = {str(file.relative_to(ROOT)): match.group() for file in files() if (match := pattern.search(text(file)))}
    assert not found


def test_links_between_pages_lead_somewhere() -> None:
    pages = [file for file in files() if file.suffix == ".md"]
    links = {(str(page.relative_to(ROOT)), link) for page in pages for link in LINK.findall(text(page))}
    assert not {(page, link) for page, link in links if not ((ROOT / page).parent / link).exists()}


def test_the_version_has_the_newest_section_of_the_changes_and_every_section_a_date() -> None:
    sections = re.findall(r"^## (?!Unreleased$)(.*)$", text(ROOT / "CHANGELOG.md"), re.MULTILINE)
    dated = [re.fullmatch(r"(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", section) for section in sections]
    assert all(dated), sections
    releases = [(match[2], match[1]) for match in dated if match]
    assert releases == sorted(releases, reverse=True)
    assert releases[0][1] == ludotheque.__version__


def test_the_example_of_the_readme_comes_out_as_written() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", text(ROOT / "README.md"), re.DOTALL)
    example = doctest.DocTestParser().get_doctest(code, {}, "README.md", None, None)
    assert len(example.examples) >= 6
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_site_leads_to_every_page_and_to_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])  # the site puts the sources there
    site = runpy.run_path(str(ROOT / "docs/conf.py"))
    entries = [re.sub(r".*<(.*)>", r"\1", entry) for entries in site["NAVIGATION"].values() for entry in entries]
    pages = [page for pattern in site["include_patterns"] for page in ROOT.glob(pattern.replace("**", "**/*"))]
    shown = [str(page.relative_to(ROOT).with_suffix("")) for page in pages if page in files()]
    assert sorted([*entries, site["root_doc"]]) == sorted(shown)
    assert {*site["REFERENCE"]} == {entry for entry in entries if "/reference/" in entry}


def test_no_compiled_module_lies_in_the_sources() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


def test_every_library_has_its_version_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    pinned = [line.partition("==")[0] for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()]

    def plain(name: str) -> str:
        return re.split(r"[^\w.-]", name)[0].lower().replace("_", "-").replace(".", "-")

    assert {plain(name) for name in wanted} <= {plain(name) for name in pinned}
