"""What programs send and are sent."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from ludotheque.web.site import Text


class Trouble(BaseModel):
    code: str = Field(description="one word for programs")
    message: str = Field(description="a sentence in the language of the reader")
    rule: str = Field(description="the rule of the game that forbids it; empty where it is none")
    html: str = Field(description="the sentence for a page")


class Problem(BaseModel):
    """How every refusal looks."""

    error: Trouble


class Body(BaseModel):
    """What a program sends; anything unknown is refused."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    name: Text = Field(max_length=24)


class Token(BaseModel):
    id: str
    name: str
    token: str


class GameOption(BaseModel):
    name: str
    rule: str
    values: list[str]
    numbers: list[int] = Field(description="the least and the greatest whole number that is allowed too; empty if none")


class GameInfo(BaseModel):
    slug: str
    title: str
    version: int
    seats: list[int]
    actions: int
    options: list[GameOption]
    sides: list[str] = Field(description="what people choose from as they sit down; empty where the game asks them")
    levels: list[str] = Field(description="computer players, the weakest first")


SALT = "what you add to the fair draws, 2 to 128 hexadecimal digits"


class Promise(BaseModel):
    commitment: str = Field(description="the SHA-256 of the secret of the table that you lay with it")


class NewTable(Body):
    game: Text
    places: list[Text] = Field(description='one for each seat: "me", "open" or "bot:LEVEL"', max_length=16)
    options: dict[Text, Text] = {}
    material: Text = Field("", max_length=65_536)
    settings: dict[Text, StrictBool | StrictInt] = Field({}, description="public, coach, clock (seconds a seat)")
    sides: list[Text] = Field([], description="the side of each seat, or an empty text", max_length=16)
    salt: Text = Field("", description=SALT + "; only after the commitment")
    commitment: Text = Field("", description="one that POST /api/promises gave")


class TableId(BaseModel):
    id: str
    url: str


class Seated(BaseModel):
    seat: int
    name: str
    bot: str
    side: str = Field(description="empty where nobody chooses one")
    salt: str = Field(description="what the seat adds to the fair draws")
    brought: bool = Field(description="whether the salt came from the player and not from the house")


class Left(BaseModel):
    """A seat whose player has left the game."""

    seat: int
    name: str
    given_away: bool = Field(description="whether somebody who has not played here may take it")


class TableInfo(BaseModel):
    id: str
    game: str
    options: dict[str, str]
    commitment: str = Field(description="to the secret of the fair draws")
    players: list[Seated | None]
    left: list[Left] = Field(description="seats that are kept for who left them, also while a computer plays there")
    started: bool
    over: bool
    ranks: list[int]
    lines: int = Field(description="of the log, as a spectator reads it")
    waiting_for: list[int]
    seats_of_mine: list[int]
    next_table: str


class Offer(BaseModel):
    action: int
    text: str = Field(description="in the notation of the records")
    label: str


class Sight(BaseModel):
    """What one seat may know."""

    lines: int = Field(description="of the log, as the seat reads it")
    seat: int
    question: int
    asked: str
    awaited: bool
    over: bool
    ranks: list[int]
    view: dict[str, Any]
    legal: list[Offer]
    asides: list[Offer]
    told: list[str]


class Sit(Body):
    name: Text = Field("", max_length=24)
    side: Text = Field("", description="one of the sides of the game; without it the first that is free")
    salt: Text = Field("", description=SALT)


class Change(Body):
    side: Text = ""
    salt: Text = Field("", description=SALT)


class Level(Body):
    level: Text
    side: Text = ""


class Again(Body):
    salt: Text = Field("", description=SALT + "; only after the commitment")
    commitment: Text = Field("", description="one that POST /api/promises gave")


class Act(Body):
    seat: StrictInt
    question: StrictInt
    action: StrictInt | Text = Field(description="its number, or the text of the notation")
    words: Text = ""
    then: list[StrictInt | Text] = Field(
        [], max_length=64, description="further answers, given one after the other until something else is asked"
    )
    heeds_draws: StrictBool = Field(True, description="whether a draw on the way ends the further answers")


class Answer(Body):
    seat: StrictInt
    yes: StrictBool


class Say(Body):
    text: Text


class SeatOnly(Body):
    seat: StrictInt
