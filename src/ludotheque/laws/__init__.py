"""The laws that every game keeps, for any game that is installed: `pytest --pyargs ludotheque.laws --game SLUG`."""
