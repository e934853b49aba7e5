"""What stands around and below the map."""
