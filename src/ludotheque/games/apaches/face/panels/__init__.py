"""What lies on the map and around it, each named by what it shows."""
