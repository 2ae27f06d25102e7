"""A row of slots that are struck one after another."""
