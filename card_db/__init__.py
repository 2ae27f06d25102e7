"""The archive: cards, copies, games and everything the owner entered."""
