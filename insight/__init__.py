"""Explains why a metric moved, and lets nothing through that the data does not bear out."""
