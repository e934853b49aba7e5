"""Measurements, as ratios to yardsticks taken in the same run."""
