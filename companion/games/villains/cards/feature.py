"""What cards do as a feature: its parts are the files beside this one."""

from __future__ import annotations

from companion.engine.feature import Feature, joined
from companion.games.villains.cards import (
    beating,
    board,
    bouts,
    cages,
    captives,
    deck,
    fates,
    foreseeing,
    hands,
    lairs,
    mimics,
    passing,
    playing,
    plots,
    recruits,
    removing,
    showing,
    streets,
    tallying,
    timing,
    tricks,
    turned,
    turning,
)
from companion.games.villains.state import VillainsState

FEATURE: Feature[VillainsState] = joined(
    "cards", board.PART, removing.PART, recruits.PART, streets.PART, deck.PART, plots.PART, turning.PART,
    timing.PART, playing.PART, hands.PART, beating.PART, lairs.PART, mimics.PART, passing.PART, tallying.PART,
    showing.PART, bouts.PART, fates.PART, tricks.PART, foreseeing.PART,
    captives.PART, cages.PART, turned.PART,
)  # fmt: skip
