"""What is counted in a game of Firefly, and at which of its moments it turns."""

from __future__ import annotations

from companion.core.crossing.chronicles import Chronicle, Story, Tallied
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState


def crowd(state: FireflyState) -> int:
    """The Episode cards that are out: those in the 'Verse and in the Combat Zone."""
    return sum(len(state.table.zone(zone)) for zone in (*zones.VERSE, zones.COMBAT))


STORY = Story(
    said=(
        "TurnBegan", "TurnedUp", "EventTriggered", "EnemyDefeated", "Escaped", "EnemyStruck", "StrikeTaken",
        "StrikeMissed", "ShipStruck", "ShipRepaired", "SerenityStrained", "Healed", "MainCharacterDefeated",
        "MainCharacterBack", "JobDone", "JobFailed", "ObjectiveCompleted", "ObjectiveFailed",
        "InevitableSighted", "InevitableArrived", "TurnCounted", "TurnSkipped", "TimeUp", "EpisodeBegan",
        "EpisodeEnded", "CreditsCounted", "UpgradeFitted", "Recruited", "Scanned", "EnteredCombatZone", "Won",
        "Lost", "Waived",
    ),
    turn="TurnBegan",
    bare=("TurnedUp",),
    pictured=(
        "EpisodeCardPlaced", "StrikeTaken", "ShipStruck", "ObjectiveCompleted", "MainCharacterDefeated",
        "MainCharacterBack", "EpisodeEnded", "Won", "Lost",
    ),
    blow="StrikeDrawn",
)  # fmt: skip
CHRONICLE = Chronicle(
    counted=(
        Tallied("kills", ("EnemyDefeated",), "fight"),
        Tallied("strikes", ("StrikeDrawn",)),
        Tallied("damage", ("StrikeTaken",), "harm", by_amount=True),
        Tallied("hulls", ("ShipStruck",), "harm"),
        Tallied("repairs", ("ShipRepaired",)),
        Tallied("heals", ("Healed",)),
        Tallied("scans", ("Scanned",), "scan"),
        Tallied("recruits", ("Recruited",), "pay"),
        Tallied("objectives", ("ObjectiveCompleted",), "level"),
        Tallied("jobs", ("JobDone",)),
    ),
    turning={
        "Won": 100, "Lost": 100, "MainCharacterDefeated": 90, "EpisodeEnded": 80, "ObjectiveFailed": 75,
        "ObjectiveCompleted": 70, "MainCharacterBack": 65, "SerenityStrained": 60, "TimeUp": 60,
        "InevitableArrived": 50, "JobFailed": 30, "JobDone": 25, "ShipStruck": 20,
    },
    story=STORY,
    harm="damage",
    whys=("defeated", "serenity", "objective"),
    crowd=crowd,
)  # fmt: skip
