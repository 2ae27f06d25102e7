"""The Hive and the way through the Complex."""
