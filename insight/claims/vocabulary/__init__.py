"""The words of analyst English, by what they claim."""
