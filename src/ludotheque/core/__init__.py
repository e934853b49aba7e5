"""What a game promises, and what can be done with any game that keeps the promise."""
