"""L14 for the shelf and the toys."""

from ludotheque.laws.test_texts import *  # noqa: F403
