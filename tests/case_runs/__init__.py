"""How a case of each family is put through the product; `tests.run_cases` prints what came of it."""
