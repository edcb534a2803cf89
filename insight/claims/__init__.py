"""Reads a model's prose clause by clause and binds every statement to the facts.

Text becomes tokens (`tokens`, `names`, `periods`, `folding`), tokens become clauses with those they are said of
(`clauses.splitting`, `clauses.finding`), each clause's figures and directions are read (`clauses.telling`,
`clauses.directions`), and what they claim is held against the facts (`clauses.checking` and the judges it runs).
Sentences about the note are read in `note`, those about the evidence and the data in `statements`. What cannot be read
is not borne out: a word without a meaning here refuses the text.
"""

from insight.claims.check import check_text

__all__ = ["check_text"]
