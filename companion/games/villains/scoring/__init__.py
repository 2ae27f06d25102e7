"""After the game, and what looks good in it: traits, what is counted, simulated players."""
