"""Everything the screen knows of Firefly."""

from __future__ import annotations

from msgspec.structs import replace

from ui.rooms.face import DEATH, DEFEAT, OBJECTIVE, STRIKE, VICTORY, Face, Moment, Wounds
from ui.rooms.firefly.arrange import arrange
from ui.rooms.firefly.coach import TIPS
from ui.rooms.firefly.film import FILM
from ui.rooms.firefly.mark import MARK

SHIP = Moment("ship", "danger", yields=True, shared=True, place="serenity")
STRAINED = Moment("strained", "danger", shared=True, place="serenity")
BACK = Moment("back", "accent", yields=True)
FAILED = Moment("failed", "danger", yields=True, shared=True)
CREDITS = Moment("credits", "warn", yields=True, shared=True)
INEVITABLE = Moment("inevitable", "warn", yields=True, shared=True, shape="count")
ARRIVED = Moment("inevitable", "danger", yields=True, shared=True, shape="count", better="TurnCounted")
COUNTED = Moment("countdown", "danger", yields=True, shared=True, shape="count", better="TimeUp")
TIME_UP = Moment("time-up", "danger", yields=True, shared=True)
FACE = Face(
    arrange=arrange,
    mark=MARK,
    tips=TIPS,
    film=FILM,
    telling=(
        "Won", "Lost", "TimeUp", "InevitableArrived", "InevitableSighted", "MainCharacterDefeated",
        "ObjectiveFailed", "ObjectiveCompleted",
        "SerenityStrained", "ShipStruck", "StrikeTaken", "StrikeMissed", "StrikeCancelled", "DrawAvoided",
        "MainCharacterBack", "Healed", "CreditsCounted", "CreditsEarned", "JobDone", "JobFailed",
        "EpisodeBegan", "EventTriggered", "EnemyDefeated", "CharacterDefeated", "CardDefeated",
        "UpgradeFitted", "ShipRepaired", "TalentActivated", "FlawReturned", "Recruited", "Gained",
        "ObjectiveProgressed", "CardLent", "TurnedUp", "EnteredCombatZone", "TurnCounted", "TurnBegan",
    ),
    quiet=(
        "Bound", "PoolsEmptied", "PointsSpent", "HqRefilled", "HandDrawn", "CardsDiscarded", "DeckReshuffled",
        "StrikesReshuffled", "ShipStrikesReshuffled", "LentReturned", "Pushed", "EpisodeCardPlaced",
        "FactLearned", "AbilityReady", "Shuffled", "CreditsSpent", "HealingUsed", "BoardCleared",
    ),
    unseen=(
        "JobFailed", "JobDone", "EventTriggered", "Escaped", "ObjectiveProgressed",
    ),
    turning=("TurnedUp",),
    moments={
        "StrikeTaken": STRIKE,
        "ShipStruck": SHIP,
        "SerenityStrained": STRAINED,
        "MainCharacterDefeated": DEATH,
        "MainCharacterBack": BACK,
        "ObjectiveCompleted": OBJECTIVE,
        "ObjectiveFailed": FAILED,
        "CreditsCounted": CREDITS,
        "InevitableSighted": INEVITABLE,
        "InevitableArrived": ARRIVED,
        "TurnCounted": COUNTED,
        "TimeUp": TIME_UP,
        "Won": replace(VICTORY, reckons=True),
        "Lost": replace(DEFEAT, reckons=True),
    },
    drawing=("StrikeDrawn", "StrikeMissed", "ShipStrikeDrawn"),
    healing=("Healed", "StrikeReturned"),
    origins={"EpisodeCardPlaced": "episode", "HqRefilled": "crew", "CardPlayed": "hand:*"},
    wounds=Wounds(beside="damage:*", fresh="crew-strikes", spent="crew-strikes-discard"),
    standing=("event",),
    tools={
        "done": "check", "strike": "cards", "ship-strike": "cards", "heal": "undo", "kill": "close",
        "kill-own": "close", "move": "hand", "drop": "hand", "gain": "plus", "scan": "look", "attack": "plus",
        "recruit": "plus", "draw": "cards", "discard": "cards",
    },
)  # fmt: skip
