"""Everything the screen knows of Alien."""

from __future__ import annotations

from ui.rooms.alien.arrange import arrange
from ui.rooms.alien.coach import TIPS
from ui.rooms.alien.film import FILM
from ui.rooms.alien.mark import MARK
from ui.rooms.face import DEATH, DEFEAT, OBJECTIVE, STRIKE, VICTORY, Face, Moment, Wounds

FACEHUGGER = Moment("facehugger", "danger")
FACE = Face(
    arrange=arrange,
    mark=MARK,
    tips=TIPS,
    film=FILM,
    telling=(
        "Won", "Lost", "TraitorWon", "PlayerDied", "ObjectiveDone", "FacehuggerLanded", "Impregnated",
        "LastChance", "StrikeTaken", "StrikeMissed", "Healed", "ObjectiveBegan", "HazardTriggered",
        "EventTriggered", "EnemyKilled", "CharacterKilled", "FacehuggerDied", "Recruited", "Gained",
        "ObjectiveProgressed", "CardLent", "TurnedUp", "EnteredCombatZone", "TurnBegan",
    ),
    quiet=(
        "Bound", "PoolsEmptied", "PointsSpent", "HqRefilled", "HandDrawn", "CardsDiscarded", "DeckReshuffled",
        "StrikesReshuffled", "LentReturned", "Pushed", "HiveCardPlaced", "FactLearned", "AbilityReady",
        "Shuffled",
    ),
    unseen=("EventTriggered", "ObjectiveProgressed"),
    turning=("TurnedUp",),
    moments={
        "StrikeTaken": STRIKE,
        "FacehuggerLanded": FACEHUGGER,
        "LastChance": FACEHUGGER,
        "ObjectiveDone": OBJECTIVE,
        "PlayerDied": DEATH,
        "Won": VICTORY,
        "Lost": DEFEAT,
    },
    drawing=("StrikeDrawn", "StrikeMissed"),
    heralds=("HazardTriggered",),
    healing=("Healed", "StrikeReturned"),
    origins={"HiveCardPlaced": "hive", "HqRefilled": "barracks", "CardPlayed": "hand:*"},
    wounds=Wounds(beside="damage:*", fresh="strikes", spent="strikes-discard"),
    standing=("event", "hazard"),
    tools={
        "done": "check", "strike": "cards", "heal": "undo", "kill": "close", "kill-hidden": "close",
        "kill-own": "close", "move": "hand", "drop": "hand", "gain": "plus", "gain-sergeant": "plus",
        "scan": "look", "attack": "plus", "recruit": "plus", "draw": "cards", "discard": "cards",
    },
)  # fmt: skip
