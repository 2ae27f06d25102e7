"""How the net that reads dice is trained; `docs/dice.md` says how to run it."""
