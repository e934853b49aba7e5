"""The rules of a game as pages: an illustrated rulebook for players, and the numbered specification behind it."""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from typing import NamedTuple

from markdown_it import MarkdownIt

from ludotheque.core.tongue import typeset
from ludotheque.web import figures
from ludotheque.web.sources import rulebook_source, rules_source
from ludotheque.web.speech import Speech, speech_for

# What players read where a game has no rulebook; the specification itself is English and holds more.
FOR_PLAYERS = {"en": ("At a glance", "Rules", "Rulings"), "fr": ("En bref", "Règles", "Précisions")}
COMPLETED = "What the text does not give"

NUMBER = r"[RAOVDI]\d+"
# A number opens a list item, a paragraph or a table row of a specification.
OPENING = re.compile(rf"<(li|p|td)>(\s*<p>)?(<strong>)?({NUMBER})(?=[.<\s:])")
# In a rulebook, a comment at the end of a paragraph lists the numbers that it tells.
TELLING = re.compile(rf"\s*&lt;!-- ((?:{NUMBER} ?)+)--&gt;")
FIGURE = re.compile(r'<p><img src="figure:([\w-]+)" alt="([^"]*)" ?/></p>')
CHAPTER = re.compile(r"<(h2)>(.*?)</h2>")
SECTION = re.compile(r"<(h[23])>(.*?)</h[23]>")
TITLE = re.compile(r"<h1>.*?</h1>\s*")


class Rulebook(NamedTuple):
    """What people read about the rules of a game."""

    language: str  # of the rules
    rules: str  # HTML
    completed: str = ""  # HTML: what the printed rules leave open, and what we put there

    @property
    def chapters(self) -> list[tuple[str, str]]:
        """Anchor and title of each chapter."""
        return re.findall(r'<h[23] id="([\w-]+)">(.*?)</h[23]>', self.rules)

    @property
    def opening(self) -> str:
        """The first chapter, without its heading."""
        return re.split(r"<h2[^>]*>.*?</h2>", self.rules)[1] if "<h2" in self.rules else self.rules


@lru_cache
def rulebook(slug: str, language: str) -> Rulebook:
    """The rulebook in the reader's language, in English where it is not translated; without one, the specification."""
    for spoken in (language, "en"):
        if text := rulebook_source(slug, f".{spoken}.md"):
            printed = typeset(text) if spoken == "fr" else text
            return Rulebook(spoken, illustrated(printed, slug, speech_for(spoken, slug)))
    return specification(slug, language)


def illustrated(markdown: str, slug: str, speech: Speech) -> str:
    """A rulebook as HTML, with its chapters, figures and anchors."""
    html = listed(TITLE.sub("", rendered(markdown)), CHAPTER)
    html = FIGURE.sub(lambda found: figure(slug, found[1], found[2], speech), html)
    return TELLING.sub(lambda found: anchors(slug, found[1].split()), html)


def listed(html: str, headings: re.Pattern[str]) -> str:
    """Give each of these headings an anchor, so that a list of contents leads there."""
    count = itertools.count(1)
    return headings.sub(lambda found: f'<{found[1]} id="chapter-{next(count)}">{found[2]}</{found[1]}>', html)


def anchors(slug: str, numbers: list[str]) -> str:
    """The rules that a paragraph tells, each a place to jump to and the way to its exact wording."""
    links = "".join(f'<a id="{number}" href="/games/{slug}/rules/numbered#{number}">{number}</a>' for number in numbers)
    return f' <span class="numbers">{links}</span>'


def figure(slug: str, name: str, caption: str, speech: Speech) -> str:
    """A drawing with its caption and, where one can go on from there, the way to a board to try it on."""
    width, height = figures.size(figures.drawn(slug, name, speech.language))
    way = f"/games/{slug}/examples/{name}"
    button = f' <a class="button" href="{way}">{speech.safe("play-from-here")}</a>'
    return (
        f'<figure class="figure" id="figure-{name}">'
        f'<img src="/games/{slug}/figures/{name}.{speech.language}.svg" alt="" width="{width}" height="{height}" '
        f'loading="lazy"><figcaption><span>{caption}</span>'
        f"{button if figures.figure(slug, name).play else ''}</figcaption></figure>"
    )


@lru_cache
def specification(slug: str, language: str) -> Rulebook:
    """The numbered rules in the reader's language, in English where they are not translated."""
    written = split(rules_source(slug, ".md"))
    translation = split(rules_source(slug, f".{language}.md")) if language != "en" else {}
    spoken = language if translation else "en"
    sections = translation or written
    rules = "\n\n".join(sections[title] for title in FOR_PLAYERS[spoken] if title in sections)
    completed = written.get(COMPLETED, "").partition("\n")[2]  # the page has a heading of its own
    return Rulebook(spoken, listed(anchored(rendered(rules)), SECTION), rendered(completed))


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
