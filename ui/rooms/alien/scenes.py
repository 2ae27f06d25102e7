"""Which happenings of Alien take the whole glass for a moment."""

from __future__ import annotations

# What a line of news tells of a step in which several things happened: the first of these that did ...
TELLING = (
    "Won", "Lost", "TraitorWon", "PlayerDied", "ObjectiveDone", "FacehuggerLanded", "Impregnated",
    "LastChance", "StrikeTaken", "StrikeMissed", "Healed", "ObjectiveBegan", "HazardTriggered",
    "EventTriggered", "EnemyKilled", "CharacterKilled", "FacehuggerDied", "Recruited", "Gained",
    "ObjectiveProgressed", "CardLent", "TurnedUp", "EnteredCombatZone", "TurnBegan",
)  # fmt: skip
# ... and never these while there is anything else to tell.
QUIET = (
    "Bound", "PoolsEmptied", "PointsSpent", "HqRefilled", "HandDrawn", "CardsDiscarded", "DeckReshuffled",
    "StrikesReshuffled", "LentReturned", "Pushed", "HiveCardPlaced", "FactLearned", "AbilityReady",
    "Shuffled",
)  # fmt: skip
SCENES = {
    "StrikeTaken": "strike",
    "FacehuggerLanded": "facehugger",
    "LastChance": "facehugger",
    "ObjectiveDone": "objective",
    "PlayerDied": "death",
    "Won": "victory",
    "Lost": "defeat",
}
# Out of which zone a card comes onto the board; where it goes to is said by the zone it lies in afterwards.
ORIGINS = {"HiveCardPlaced": "hive", "HqRefilled": "barracks", "CardPlayed": "hand:*"}
WOUNDS = ("damage", "strikes", "strikes-discard")  # beside an Avatar, drawn from, discarded to
