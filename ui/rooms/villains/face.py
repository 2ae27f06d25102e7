"""Everything the screen knows of Villains."""

from __future__ import annotations

from msgspec.structs import replace

from ui.rooms.face import DEFEAT, VICTORY, Face, Moment
from ui.rooms.villains.arrange import arrange
from ui.rooms.villains.coach import TIPS
from ui.rooms.villains.film import FILM
from ui.rooms.villains.mark import MARK

TWIST = Moment("twist", "warn", yields=True, shared=True, shape="count")
COMMAND = Moment("command", "danger", yields=True, shared=True)
OVERRUN = Moment("overrun", "danger", yields=True, shared=True)
CARRIED = Moment("carried-off", "warn", yields=True, shared=True)
BEATEN = Moment("beaten", "accent", yields=True, better="Won")
NEAR = Moment("good-near", "danger", shared=True, shape="count", better="Lost")
LOW = Moment("deck-low", "warn", yields=True, shared=True, shape="count")
OUT = Moment("deck-out", "danger", shared=True)
FACE = Face(
    arrange=arrange,
    mark=MARK,
    tips=TIPS,
    film=FILM,
    telling=(
        "Won", "Lost", "Drawn", "Crowned", "DeckRanOut", "GoodNear", "DeckRunsLow", "CommanderBeaten",
        "CarriedOff", "Overran", "StrikePlayed", "TwistPlayed", "Ambushed", "DemolishCalled", "Betrayed",
        "Kidnapped", "AdversaryDefeated", "BindingsGained", "BindingsGiven", "BindingsPassed", "Dodged",
        "Recruited", "Gained",
        "BystanderGuarded", "LaidBeside", "Stacked", "AllyPutUnder", "Koed", "TurnedUp", "AdversaryEntered",
        "TurnBegan",
    ),
    quiet=(
        "Bound", "PoolsEmptied", "PointsSpent", "HqRefilled", "HandDrawn", "CardsDiscarded", "DeckReshuffled",
        "Pushed", "AdversaryCardShown", "FactLearned", "AbilityReady", "Shuffled", "PointsAimed", "Promised",
    ),
    unseen=("Ambushed", "DemolishCalled", "BindingsGained"),
    turning=("TurnedUp",),
    moments={
        "TwistPlayed": TWIST,
        "StrikePlayed": COMMAND,
        "Overran": OVERRUN,
        "CarriedOff": CARRIED,
        "CommanderBeaten": BEATEN,
        "GoodNear": NEAR,
        "DeckRunsLow": LOW,
        "DeckRanOut": OUT,
        "Won": replace(VICTORY, reckons=True),
        "Lost": DEFEAT,
        "Drawn": Moment("draw", "warn", shared=True, reckons=True),
    },
    tools={
        "done": "check", "attack": "plus", "recruit": "plus", "draw": "cards", "discard": "cards",
        "ko-hand": "close", "ko-discard": "close", "ko-lair": "close", "bindings": "cards",
        "kidnap": "person",
        "new-recruit": "plus", "adversary": "cards", "guard": "person", "demolish": "cards",
    },
    origins={"AdversaryCardShown": "adversaries", "HqRefilled": "allies", "CardPlayed": "hand:*"},
)  # fmt: skip
