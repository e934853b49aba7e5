"""Pages, sockets and the interface for programs."""
