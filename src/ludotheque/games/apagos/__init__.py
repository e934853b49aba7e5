"""Apagos, by Francis Pacherie: four squares climb a ramp, and only the highest one counts."""

from ludotheque.core.coach import Coach
from ludotheque.core.state import Game
from ludotheque.games.apagos.face.face import ApagosFace
from ludotheque.games.apagos.game import GAME
from ludotheque.games.apagos.mind.advice import ApagosAdvice
from ludotheque.games.apagos.mind.observer import ApagosObserver

__all__ = ["ADVICE", "COACH", "FACE", "GAME", "OBSERVER"]


def coach(game: Game) -> Coach | None:
    """Imported only now: the solver needs numpy, and few who take the box from the shelf ask for it."""
    from ludotheque.games.apagos.mind.solver.coach import coach

    return coach(game)


FACE = ApagosFace()
ADVICE = ApagosAdvice()
OBSERVER = ApagosObserver()
COACH = coach
