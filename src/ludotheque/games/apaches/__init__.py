"""Les Apaches de Paris, by Alain Ollier: nine districts, thirty-one planques, and never a tie."""

from ludotheque.games.apaches.face.face import ApachesFace
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.mind.advice import ApachesAdvice

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = ApachesFace()
ADVICE = ApachesAdvice()
