"""Clauses of a sentence: their subjects, what is told of them, and whether the facts bear it out."""
