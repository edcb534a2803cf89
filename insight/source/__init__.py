"""Where the rows live: a CSV file, a Parquet file or a frame, read through one locked-down DuckDB connection."""

from insight.source.rows import Source
from insight.source.units import UnitSums

__all__ = ["Source", "UnitSums"]
