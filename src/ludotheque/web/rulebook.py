"""The rules of a game as a page: every number of the specification is an anchor."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

from ludotheque.core.shelf import box

REPOSITORY = Path(__file__).parents[3] / "docs/rules"

# What players read; the specification itself is English and holds more.
FOR_PLAYERS = {"en": ("At a glance", "Rules", "Rulings"), "fr": ("En bref", "Règles", "Précisions")}
COMPLETED = "What the text does not give"

NUMBER = r"[RAOVDI]\d+"
# A number opens a list item, a paragraph or a table row.
OPENING = re.compile(rf"<(li|p|td)>(\s*<p>)?(<strong>)?({NUMBER})(?=[.<\s:])")


class Rulebook(NamedTuple):
    """The parts of a specification that people read."""

    language: str  # of the rules
    rules: str  # HTML
    completed: str  # HTML: what the printed rules leave open, and what we put there


def source(slug: str, ending: str) -> str:
    """A text of the rules: in the package of the game, or among those of the house; empty where there is none."""
    name = slug + ending
    brought = files(box(slug).package).joinpath("rules" + ending)
    for file in (brought, files("ludotheque").joinpath("rules", name), REPOSITORY / name):
        if file.is_file():
            return file.read_text("utf-8")
    return ""


@lru_cache
def rulebook(slug: str, language: str) -> Rulebook:
    """The rules in the reader's language, in English where they are not translated."""
    specification = split(source(slug, ".md"))
    translation = split(source(slug, f".{language}.md")) if language != "en" else {}
    spoken = language if translation else "en"
    sections = translation or specification
    rules = "\n\n".join(sections[title] for title in FOR_PLAYERS[spoken] if title in sections)
    completed = specification.get(COMPLETED, "").partition("\n")[2]  # the page has a heading of its own
    return Rulebook(spoken, anchored(rendered(rules)), rendered(completed))


def split(text: str) -> dict[str, str]:
    """The sections of a specification by their title, without its number."""
    found: dict[str, str] = {}
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        heading = re.match(r"## (?:\d+\.\s*)?(.+)\n", part)
        if heading:
            body = part[heading.end() :].strip().removesuffix("---")
            found[heading[1].strip()] = f"## {heading[1].strip()}\n\n{body}"
    return found


def rendered(markdown: str) -> str:
    html = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown))
    return html.replace("<table>", '<table tabindex="0">').replace("<pre>", '<pre tabindex="0">')  # they may scroll


def anchored(html: str) -> str:
    """Give every rule number its anchor, where it stands first."""
    seen: set[str] = set()

    def anchor(found: re.Match[str]) -> str:
        tag, inner, strong, number = found[1], found[2] or "", found[3] or "", found[4]
        if number in seen:
            return found[0]
        seen.add(number)
        return f'<{tag} id="{number}" class="numbered">{inner}{strong}{number}'

    return OPENING.sub(anchor, html)
