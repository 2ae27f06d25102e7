"""The room of Conquest of Planet Earth."""
