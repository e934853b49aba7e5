"""Les Apaches de Paris, by Alain Ollier: nine districts, thirty-one planques, and never a tie."""

from ludotheque.games.apaches.advice import ApachesAdvice
from ludotheque.games.apaches.face import ApachesFace
from ludotheque.games.apaches.game import GAME

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = ApachesFace()
ADVICE = ApachesAdvice()
