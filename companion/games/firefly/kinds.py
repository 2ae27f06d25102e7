"""Which kinds of cards count as what."""

from __future__ import annotations

PEOPLE = ("character", "browncoats")  # what counts as one of your characters (FFY-SPEC-06)
PLAYED = (*PEOPLE, "talent", "flaw")  # what is played from the hand
ENEMIES = ("enemy",)
# What an Episode deck can turn up, asked where nobody knows (FFY-CAT-04).
EPISODE_KINDS = ("enemy", "side-job", "event", "ship-strike", "goal", "special", "character", "inevitable")
