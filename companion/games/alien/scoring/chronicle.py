"""What is counted in a game of Alien, and at which of its moments it turns."""

from __future__ import annotations

from companion.core.crossing.chronicles import Chronicle, Story, Tallied
from companion.games.alien import zones
from companion.games.alien.state import AlienState


def crowd(state: AlienState) -> int:
    """The cards of the Hive that are out: those in the rooms of the Complex and in the Combat Zone."""
    return sum(len(state.table.zone(zone)) for zone in (*zones.ROOMS, zones.COMBAT))


STORY = Story(
    said=(
        "TurnBegan", "TurnedUp", "EventTriggered", "HazardTriggered", "FacehuggerLanded", "FacehuggerPassed",
        "LastChance", "Impregnated", "BurstDrawn", "EnemyKilled", "EnemyStruck", "StrikeTaken",
        "StrikeMissed", "Healed", "PlayerDied", "ObjectiveDone", "HiveRebuilt", "HiveEmptied", "Recruited",
        "Scanned", "EnteredCombatZone", "AgendasDealt", "AgendaTurnedUp", "SideShown", "AgendaGone",
        "AlienRose", "AlienDied", "TraitorFell", "TraitorWon", "Won", "Lost", "Waived",
    ),
    turn="TurnBegan",
    bare=("TurnedUp",),
    pictured=(
        "HiveCardPlaced", "FacehuggerLanded", "LastChance", "StrikeTaken", "HazardTriggered", "ObjectiveDone",
        "PlayerDied", "Won", "Lost",
    ),
    blow="StrikeDrawn",
)  # fmt: skip
CHRONICLE = Chronicle(
    counted=(
        Tallied("kills", ("EnemyKilled",), "fight"),
        Tallied("strikes", ("StrikeDrawn",)),
        Tallied("damage", ("StrikeTaken",), "harm", by_amount=True),
        Tallied("heals", ("Healed",)),
        Tallied("scans", ("Scanned",), "scan"),
        Tallied("recruits", ("Recruited",), "pay"),
        Tallied("objectives", ("ObjectiveDone",), "level"),
        Tallied("feats", ("FeatDone",)),
    ),
    turning={
        "Won": 100, "Lost": 100, "TraitorWon": 100, "PlayerDied": 90, "AlienRose": 80, "TraitorFell": 80,
        "HiveEmptied": 80, "SideShown": 62, "ObjectiveDone": 70, "FinalEnemyFound": 60, "HiveRebuilt": 55,
        "LastChance": 50, "Impregnated": 50, "FacehuggerLanded": 30, "HazardTriggered": 20,
    },
    story=STORY,
    harm="damage",
    whys=("strikes", "chestburster", "hive", "company"),
    crowd=crowd,
)  # fmt: skip
