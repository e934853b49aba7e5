"""Real nodes over one database, people who play at them, and everything that can go wrong in between."""
