"""The kinds of cards of this room, and which of them count as what."""

from __future__ import annotations

KINDS = (
    "avatar", "character", "browncoats", "talent", "flaw", "enemy", "side-job", "event", "ship-strike",
    "crew-strike", "goal", "special", "inevitable", "upgrade", "objective",
)  # fmt: skip
PEOPLE = ("character", "browncoats")  # what counts as one of your characters (FFY-SPEC-06)
PLAYED = (*PEOPLE, "talent", "flaw")  # what is played from the hand
ENEMIES = ("enemy",)
# What an Episode deck can turn up, asked where nobody knows (FFY-CAT-04).
EPISODE_KINDS = ("enemy", "side-job", "event", "ship-strike", "goal", "special", "character", "inevitable")
