"""The kinds of cards of this room, and which of them count as what."""

from __future__ import annotations

KINDS = (
    "ally", "bindings", "adversary", "backup", "bystander", "plot", "plot-twist", "commander", "tactic",
    "command-strike", "wound",
)  # fmt: skip
ALLIES = ("ally",)  # the basic ones too (VIL-BASIC-01); Bindings are none (VIL-BIND-03)
PLAYED = ALLIES  # what is played from the hand (VIL-PLAY-05)
ADVERSARIES = ("adversary", "backup")  # VIL-CITY-12; Commanders are none (VIL-CMD-09)
HAND = ("ally", "bindings", "wound")  # what a hand can hold (VIL-PLAY-06)
# What the Adversary Deck can turn up, asked where nobody knows (VIL-REVEAL-02).
DECK_KINDS = ("adversary", "backup", "bystander", "plot-twist", "command-strike")
