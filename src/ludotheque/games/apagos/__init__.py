"""Apagos, by Francis Pacherie: four squares climb a ramp, and only the highest one counts."""

from ludotheque.games.apagos.face.face import ApagosFace
from ludotheque.games.apagos.game import GAME
from ludotheque.games.apagos.mind.advice import ApagosAdvice

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = ApagosFace()
ADVICE = ApagosAdvice()
