"""A game of Apagos in a few lines: play it, look at it, write it down, check its dice.

Run it with `python examples/first_steps.py`, or line by line in a notebook: states, views and records draw themselves.
"""

from random import Random

import ludotheque
from ludotheque.bots.levels import bot
from ludotheque.core import fair, record
from ludotheque.core.state import CHANCE, LEGAL

apagos = ludotheque.box("apagos").game
secret = fair.new_secret()
game = record.Record(apagos, {"setup_mode": "classic"}, ["Ana", "bot greedy"], commitment=fair.commitment(secret))

# Ana plays anything, the computer looks two moves ahead.
rng = Random(7)
rival = bot("apagos", "greedy", seed=7)
state = game.beginning()
while state.waiting_for:
    seat = state.waiting_for[0]
    if seat == CHANCE:
        action = fair.draw(secret, game.salts, len(game.steps), state)
    elif seat == 1:
        action = rival.choose(state.view(seat))
    else:
        action = rng.choice(state.legal(seat))
    game.steps.append(record.Step(seat, action))
    state.apply(seat, action)
game.ranks, game.secret = state.ranks(), secret

print(record.write(game))
print("ranks:", state.ranks(), "after", len(game.steps), "steps;", fair.verify(game), "draws verified")

# Why may white not drop a ball on the highest square here?
position = apagos.read_position("7.0.0 5.0.0 3.0.0 1.1.0 w", 2, {})
drop = apagos.read(0, "W@4")
assert position.why_not(0, drop) != LEGAL
print("W@4 is refused by rule", position.why_not(0, drop))

# A state prints as its position; in a notebook `position` alone shows the board. Here is the same drawing as text.
print(position)
drawing = position._repr_svg_()
assert drawing is not None
print(drawing[:60], "...")
