"""Pour une poignée de meeples, by Jonathan “Jonny Pac” Cantin: a handful of townsfolk, sown along Main Street."""

from ludotheque.games.meeples.face.face import MeeplesFace
from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.mind.advice import MeeplesAdvice

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = MeeplesFace()
ADVICE = MeeplesAdvice()
