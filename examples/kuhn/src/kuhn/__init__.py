"""Kuhn poker: three cards, two players, one bet."""

from kuhn.face.face import KuhnFace
from kuhn.game import GAME
from kuhn.mind.advice import KuhnAdvice
from kuhn.mind.observer import KuhnObserver

__all__ = ["ADVICE", "FACE", "GAME", "OBSERVER"]

FACE = KuhnFace()
ADVICE = KuhnAdvice()
OBSERVER = KuhnObserver()
