"""Explains why a metric moved, and shows a text only after it was held against the data."""
