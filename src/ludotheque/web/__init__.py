"""The house in a browser: pages, sockets, and an interface for programs. It knows games by their faces only."""
