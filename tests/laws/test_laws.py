"""The laws over whole games and moments, for the shelf and the toys."""

from ludotheque.laws.test_laws import *  # noqa: F403
