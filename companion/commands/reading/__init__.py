"""`companion read`: codes, marks and dice in pictures."""
