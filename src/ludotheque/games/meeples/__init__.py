"""Pour une poignée de meeples, by Jonathan “Jonny Pac” Cantin: a handful of townsfolk, sown along Main Street."""

from ludotheque.games.meeples.advice import MeeplesAdvice
from ludotheque.games.meeples.face import MeeplesFace
from ludotheque.games.meeples.game import GAME

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = MeeplesFace()
ADVICE = MeeplesAdvice()
