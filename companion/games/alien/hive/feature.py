"""The Hive as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.moves import shuffle, to_place
from companion.games.alien.hive import events as e
from companion.games.alien.hive.backs import show_back
from companion.games.alien.hive.commands import ShowBack
from companion.games.alien.hive.rules import COMMANDS, WORK, overfull
from companion.games.alien.hive.view import begin_offers, touched
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="hive",
    commands={**COMMANDS, ShowBack: show_back},
    during_ask=(ShowBack,),
    work=WORK,
    rule_faults=(overfull,),
    events=e.EVENTS,
    undo={e.HiveCardPlaced: "move", e.Pushed: "move", e.EnteredCombatZone: "move", e.HiveRebuilt: "move"},
    prompts={
        e.HiveCardPlaced: to_place("prompt-hive-card", "hive", by_back=True),
        e.Pushed: to_place("prompt-push"), e.EnteredCombatZone: to_place("prompt-combat"),
        e.HiveRebuilt: shuffle("prompt-hive-rebuilt", "hive"),
    },
    details={e.HiveLow: lambda event: "last" if event.last else ""},
    touched=touched,
    offers=begin_offers,
)  # fmt: skip
