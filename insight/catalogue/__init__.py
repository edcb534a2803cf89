"""The metric catalogue: a TOML file that names the rows and says which metrics are made of their columns."""

from insight.catalogue.reading import Catalogue, read_catalogue

__all__ = ["Catalogue", "read_catalogue"]
