"""What stands beside the buildings of the street."""
