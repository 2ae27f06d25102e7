"""After the game, and what looks good in it: points, traits, what is counted, simulated players."""
