"""A calendar that jumps back and forth by days, for a process that finds this file on its path."""

import time
from random import Random

calendar = time.time


def jumping() -> float:
    now = calendar()
    return now + Random(int(now)).randint(-1_000_000, 1_000_000)


time.time = jumping
