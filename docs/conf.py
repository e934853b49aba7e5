"""The site that `make docs` builds: these pages as they are, and the reference of the code from its docstrings."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))  # the sources: compiled modules have no signatures to show

from ludotheque.version import VERSION  # noqa: E402
from ludotheque.web.figures import drawn  # noqa: E402

if TYPE_CHECKING:
    from sphinx.application import Sphinx

GAMES = {
    "apagos": "Apagos",
    "meeples": "Pour une poignée de meeples",
    "apaches": "Les Apaches de Paris",
    "singes": "La Planète des Singes",
    "tractions": "Le Gang des Traction-Avant",
}

# What stands in the navigation, by heading: pages, some with a shorter title. The first page of the site is the README.
NAVIGATION = {
    "Play": ["docs/terminal", "docs/review", "docs/records", "docs/scenarios"],
    "Host": ["docs/hosting", "docs/sizing", "docs/security", "docs/permissions"],
    "Rulebooks": [f"{title} <docs/rulebook/{game}.en>" for game, title in GAMES.items()],
    "Livrets de règles": [f"{title} <docs/rulebook/{game}.fr>" for game, title in GAMES.items()],
    "Numbered rules": [f"{title} <docs/rules/{game}>" for game, title in GAMES.items()],
    "Règles numérotées": [f"{title} <docs/rules/{game}.fr>" for game, title in GAMES.items()],
    "Research": ["docs/research", *(f"{title} <docs/cards/{game}>" for game, title in GAMES.items())],
    "Program": [
        "docs/programs",
        "docs/minds",
        "docs/new-game",
        "examples/kuhn/README",
        "docs/architecture",
        "CONTRIBUTING",
        "CHANGELOG",
    ],
    "Reference": ["docs/reference/core", "docs/reference/bots", "docs/reference/laws", "docs/reference/client"],
}
# The pages of the reference show all modules of a package, each with its docstrings.
REFERENCE = {
    "docs/reference/core": "core",
    "docs/reference/bots": "bots",
    "docs/reference/laws": "laws",
    "docs/reference/client": "client",
}

project = "Ludothèque"
author = "the Ludothèque authors"
release = VERSION

# The source folder is the repository itself, so that links between pages are the same here and on the disk.
root_doc = "README"
include_patterns = ["*.md", "docs/**.md", "examples/*/README.md"]
exclude_patterns = [".venv", "build", "node_modules"]  # never even looked into

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
smartquotes = False
add_module_names = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True}
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Ludothèque {VERSION}"
html_show_sourcelink = False
html_copy_source = False


def modules(part: str) -> list[str]:
    """The modules of a part of the package, by their dotted names."""
    names = sorted(file.stem for file in (ROOT / "src/ludotheque").glob(f"{part}/*.py"))
    shown = [name for name in names if not name.startswith(("_", "test_", "conftest"))]
    return [f"ludotheque.{part}.{name}" for name in shown] or [f"ludotheque.{part}"]


def complete(app: Sphinx, page: str, source: list[str]) -> None:
    """Hangs the site below the README, and the docstrings below the pages of the reference."""
    if page == root_doc:
        for heading, pages in NAVIGATION.items():
            source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {heading}\n\n" + "\n".join(pages) + "\n```\n"
    for module in modules(REFERENCE[page]) if page in REFERENCE else []:
        source[0] += f"\n## {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n```\n"


def illustrate(app: Sphinx, page: str, source: list[str]) -> None:
    """Draws the figures of a rulebook, and shows them with their captions."""
    if not page.startswith("docs/rulebook/"):
        return
    slug, language = page.removeprefix("docs/rulebook/").split(".")
    folder = Path(app.outdir, "docs/rulebook/figures")
    folder.mkdir(parents=True, exist_ok=True)

    def shown(found: re.Match[str]) -> str:
        file = f"{slug}-{found[2]}.{language}.svg"
        (folder / file).write_text(drawn(slug, found[2], language), "utf-8")
        return f'<figure><img src="figures/{file}" alt=""><figcaption>{found[1]}</figcaption></figure>'

    source[0] = re.sub(r"!\[([^]]*)\]\(figure:([\w-]+)\)", shown, source[0])


def with_index(app: Sphinx, failure: Exception | None) -> None:
    """Lets the site open at its README."""
    if failure is None:
        shutil.copy(Path(app.outdir, f"{root_doc}.html"), Path(app.outdir, "index.html"))


def setup(app: Sphinx) -> None:
    app.connect("source-read", complete)
    app.connect("source-read", illustrate)
    app.connect("build-finished", with_index)
