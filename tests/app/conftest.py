"""One evening in a house of its own."""

from tests.house.fixtures import disk, evening, house, labelled

__all__ = ["disk", "evening", "house", "labelled"]
