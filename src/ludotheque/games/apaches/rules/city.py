"""What everybody sees of Les Apaches de Paris, in a position as in a view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

from ludotheque.games.apaches.rules import terms as t

PUBLIC: Final = (
    "actor",
    "focus",
    "round",
    "turn",
    "first",
    "order",
    "place",
    "crews",
    "reserves",
    "prisons",
    "hospitals",
    "cemeteries",
    "jailed",
    "wounded",
    "piles",
    "blind",
    "ledger",
    "awards",
    "burglaries",
    "news",
    "operational",
    "active",
    "fence_scope",
    "keeps_recruits",
    "peeks_after",
    "open_money",
    "notebook",
    "kinds",
    "values",
    "sizes",
    "borders",
    "outlines",
    "names",
    "colours",
    "amounts",
)


@trait
class City:
    """What everybody sees, in a position as in a view: its fields are the names of PUBLIC."""

    actor: int  # the seat that is asked, or that chance acts for
    focus: int  # the district whose planque is being looked at
    round: int  # from 1
    turn: int  # from 1; 0 during the draft
    first: int  # the seat with the marker
    order: list[int]  # seats in the order of this turn
    place: int  # of the actor in that order
    crews: list[int]  # t.stand(district, seat): the crew there
    reserves: list[int]  # by seat: the crew in front of the player
    prisons: list[int]  # by seat: meneurs serving this round
    hospitals: list[int]
    cemeteries: list[int]
    jailed: list[int]  # by seat: meneurs sent to prison by the resolution that is under way
    wounded: list[int]
    piles: list[int]  # by district: planques left to draft
    blind: list[int]  # t.holding(seat, district): planques held that their holder has not looked at
    ledger: list[int]  # entries: every payment; its sums are the money
    awards: list[int]  # recruits won this round, in order
    burglaries: list[int]  # by seat: burglaries that succeeded this round
    news: list[int]  # t.news_item(round, district): what became of each district
    operational: list[int]  # by seat, once the game is over
    active: int  # a bit for each district in play
    fence_scope: int  # O2: 0 all, 1 own
    keeps_recruits: int  # O3
    peeks_after: int  # O4
    open_money: int  # O5
    notebook: int  # O7
    kinds: list[int]  # the box, shared by all twins
    values: list[int]
    sizes: list[int]
    borders: list[int]
    outlines: list[int]
    names: list[str]
    colours: list[int]  # by district, an index into the COLOURS of the material
    amounts: list[int]

    def is_active(self, district: int) -> bool:
        """Whether a district is in play (R2)."""
        return self.active >> district & 1 == 1

    def crew(self, district: int, seat: int) -> int:
        return self.crews[district * t.SEATS + seat]

    def planques(self, district: int) -> list[int]:
        """The planques of a district, whether in play or not."""
        first = t.planque_at(district, 0)
        return list(range(first, first + self.sizes[district]))


def show(city: City, twin: City) -> None:
    """Let another see all that is public; lists that are only ever replaced are shared."""
    twin.actor = city.actor
    twin.focus = city.focus
    twin.round = city.round
    twin.turn = city.turn
    twin.first = city.first
    twin.order = city.order
    twin.place = city.place
    twin.crews = city.crews[:]
    twin.reserves = city.reserves[:]
    twin.prisons = city.prisons[:]
    twin.hospitals = city.hospitals[:]
    twin.cemeteries = city.cemeteries[:]
    twin.jailed = city.jailed[:]
    twin.wounded = city.wounded[:]
    twin.piles = city.piles[:]
    twin.blind = city.blind[:]
    twin.ledger = city.ledger
    twin.awards = city.awards
    twin.burglaries = city.burglaries[:]
    twin.news = city.news
    twin.operational = city.operational
    twin.active = city.active
    twin.fence_scope = city.fence_scope
    twin.keeps_recruits = city.keeps_recruits
    twin.peeks_after = city.peeks_after
    twin.open_money = city.open_money
    twin.notebook = city.notebook
    twin.kinds = city.kinds
    twin.values = city.values
    twin.sizes = city.sizes
    twin.borders = city.borders
    twin.outlines = city.outlines
    twin.names = city.names
    twin.colours = city.colours
    twin.amounts = city.amounts
