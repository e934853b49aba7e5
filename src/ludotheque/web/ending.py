"""The end of a game on its page: the order of the players, what the rules count, the series, and what comes next."""

from __future__ import annotations

from html import escape

from ludotheque.core.face import Score
from ludotheque.core.state import HIDDEN, View
from ludotheque.house.table import Table
from ludotheque.web import fragments
from ludotheque.web.viewer import Viewer


def ending(viewer: Viewer, table: Table, view: View) -> str:
    """What one viewer reads once the game is over."""
    scores = table.box.face.scores(view)
    parts = [podium(viewer, table, view, scores), decided(viewer, table.ranks, scores), series(viewer, table)]
    parts.append(tally(viewer, table, view, scores))
    parts.append(flourish(viewer, table, view))
    return "".join(parts)


def flourish(viewer: Viewer, table: Table, view: View) -> str:
    """What the page celebrates: a ribbon with the winners and their signs, and a piece of the world of the game."""
    face, ranks = table.box.face, table.ranks
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    names = " & ".join(viewer.player_name(table, seat) for seat in winners)
    is_even = len(winners) == len(ranks)
    ribbon = viewer.speech.safe("nobody-won") if is_even else viewer.speech.safe("won", name=names, count=len(winners))
    badges = "".join(fragments.badge(face.badge(view, seat)) for seat in winners)
    return (
        f'<template class="flourish"><svg viewBox="0 0 24 24">{face.flourish}</svg>'
        f"<p>{badges}<span>{ribbon}</span></p></template>"
    )


def podium(viewer: Viewer, table: Table, view: View, scores: list[Score]) -> str:
    ranks = table.ranks
    total = next((score for score in scores if score.is_total), None)
    parts: list[str] = []
    for seat in sorted(range(table.sheet.seats), key=lambda seat: ranks[seat]):
        look = table.box.face.badge(view, seat)
        points = f'<span class="points">{shown(viewer, total, seat)}</span>' if total else ""
        parts.append(
            f'<li><span class="place">{ranks[seat]}</span>{fragments.badge(look)}<span class="called">'
            f"<b>{escape(viewer.player_name(table, seat))}</b>"
            f'<span class="side">{fragments.text(viewer.speech, look.name)}</span></span>{points}</li>'
        )
    return f'<ol class="podium">{"".join(parts)}</ol>'


def tally(viewer: Viewer, table: Table, view: View, scores: list[Score]) -> str:
    """Row by row what the rules count, a column for each seat in the order of their ranks."""
    if not scores:
        return ""
    speech = viewer.speech
    order = sorted(range(table.sheet.seats), key=lambda seat: table.ranks[seat])
    heads = ""
    for seat in order:
        side = f'<span class="unseen">{escape(viewer.side_name(table, view, seat))}</span>'
        heads += f'<th scope="col">{fragments.badge(table.box.face.badge(view, seat))}{side}</th>'
    rows = ""
    for score in scores:
        kind = ' class="total"' if score.is_total else ""
        column = score._replace(words=score.cells or score.words)
        cells = "".join(f"<td>{shown(viewer, column, seat)}</td>" for seat in order)
        rows += f'<tr{kind}><th scope="row">{fragments.text(speech, score.label)}</th>{cells}</tr>'
    caption = f'<caption class="unseen">{speech.safe("tally")}</caption>'
    return f'<table class="tally">{caption}<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def shown(viewer: Viewer, score: Score, seat: int) -> str:
    if score.values[seat] == HIDDEN:
        return "?"
    return escape(written(viewer, score, seat))


def written(viewer: Viewer, score: Score, seat: int) -> str:
    """What a seat has of a row, in the words of the game where it has any."""
    return viewer.speech.spoken(score.words[seat]) if score.words else str(score.values[seat])


def decided(viewer: Viewer, ranks: list[int], scores: list[Score]) -> str:
    """What made the difference between the winner and the next, where the count shows it."""
    found = difference(ranks, scores)
    if found is None:
        return ""
    score, *values = found
    speech = viewer.speech
    one, other = (written(viewer, score, score.values.index(value)) for value in values)
    return f'<p class="decided">{speech.safe("decided", what=speech.spoken(score.label), one=one, other=other)}</p>'


def difference(ranks: list[int], scores: list[Score]) -> tuple[Score, int, int] | None:
    """The row of the count that made the difference, with its values for the winner and for the next of the ranking."""
    others = [seat for seat, rank in enumerate(ranks) if rank > 1]
    if not others:
        return None
    best, following = ranks.index(1), min(others, key=lambda seat: ranks[seat])
    known = [score for score in scores if HIDDEN not in score.values]
    total = next((score for score in known if score.is_total), None)
    lead = total.values[best] - total.values[following] if total else 0
    if lead < 0:
        return None  # the game was not decided by the count
    if lead > 0:
        parts = [score for score in known if score.adds]
        score = max(parts, key=lambda part: part.values[best] - part.values[following], default=None)
    else:
        uneven = (part for part in known if part.breaks_ties and part.values[best] != part.values[following])
        score = next(uneven, None)
    return (score, score.values[best], score.values[following]) if score else None


def series(viewer: Viewer, table: Table) -> str:
    """Who has won how many games of a series."""
    games, *wins = table.series
    if games < 2:
        return ""
    seats = sorted(range(table.sheet.seats), key=lambda seat: -wins[seat])
    score = " · ".join(f"{viewer.player_name(table, seat)} {wins[seat]}" for seat in seats)
    return f'<p class="series">{viewer.speech.safe("series", games=games, score=score)}</p>'


def onward(viewer: Viewer, table: Table, url: str) -> str:
    """What comes after the game: another one if all agree, a look back, or other opponents."""
    speech = viewer.speech
    html = again(viewer, table, url)
    for page, label in (("review", "review"), ("replay", "replay")):
        html += f'<a class="button" href="{url}/{page}">{speech.safe(label)}</a>'
    return html + f'<a class="button" href="/games/{table.sheet.game}#new-table">{speech.safe("other-opponents")}</a>'


def again(viewer: Viewer, table: Table, url: str) -> str:
    """Another game is asked for, agreed to, or waited for; nobody is led there who has not agreed."""
    speech, mine = viewer.speech, viewer.mine
    if table.next_table:
        return f'<a class="button strong" href="/t/{table.next_table}">{speech.safe("next-table")}</a>'
    if not mine:
        return ""
    reluctant = table.reluctant()
    if mine[0] not in reluctant:
        names = ", ".join(viewer.player_name(table, seat) for seat in reluctant)
        return f'<p class="wish" role="status">{speech.safe("rematch-waits", names=names)}</p>'
    asking = [viewer.player_name(table, seat) for seat in table.willing if seat not in mine]
    said = speech.safe("rematch-asked", name=asking[0]) if asking else ""
    wish = f'<p class="wish" role="status" data-call>{said}</p>' if asking else ""
    is_alone = all(seat in mine for seat in reluctant)
    label = "rematch-accept" if asking else "rematch" if is_alone else "rematch-ask"
    return wish + fragments.verb_form(url, "rematch", mine[0], f'<button class="strong">{speech.safe(label)}</button>')
