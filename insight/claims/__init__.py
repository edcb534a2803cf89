"""Reads a model's prose clause by clause and binds every statement to the facts.

Text becomes tokens (`tokens`, `names`, `periods`, `numbers`), tokens become clauses with their subjects (`mentions`,
`reader`, `frames`), and what each clause claims is held against the facts (`evaluation`, `binding`, `movements`,
`relations`, `statements`). What cannot be read is not borne out: a word without a meaning here refuses the text.
"""

from insight.claims.check import check_text

__all__ = ["check_text"]
