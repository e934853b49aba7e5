"""Pour une poignée de meeples, by Jonathan “Jonny Pac” Cantin: a handful of townsfolk, sown along Main Street."""

from ludotheque.games.meeples.face.face import MeeplesFace
from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.mind.advice import MeeplesAdvice
from ludotheque.games.meeples.mind.observer import MeeplesObserver

__all__ = ["ADVICE", "FACE", "GAME", "OBSERVER"]

FACE = MeeplesFace()
ADVICE = MeeplesAdvice()
OBSERVER = MeeplesObserver()
