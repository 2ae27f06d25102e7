"""Strikes as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, Settling
from companion.engine.legendary.moves import shuffle, to_place
from companion.games.alien.state import AlienState
from companion.games.alien.strikes import events as e
from companion.games.alien.strikes.commands import ForgotStrike
from companion.games.alien.strikes.rules import COMMANDS, WORK, settle
from companion.games.alien.strikes.view import forgotten

FEATURE: Feature[AlienState] = Feature(
    name="strikes",
    commands=COMMANDS,
    during_ask=(ForgotStrike,),
    work=WORK,
    settle=(Settling(settle, reads=("table",)),),
    events=e.EVENTS,
    undo={e.StrikeDrawn: "seen", e.StrikeMissed: "move", e.Healed: "move", e.StrikesReshuffled: "move"},
    prompts={
        e.StrikeDrawn: to_place("prompt-strike", "strikes"), e.StrikeMissed: to_place("prompt-to-pile"),
        e.Healed: to_place("prompt-to-pile"),
        e.StrikesReshuffled: shuffle("prompt-strikes-reshuffle", "strikes"),
    },
    details={e.StrikeMissed: lambda event: "miss"},
    forgotten=forgotten,
)  # fmt: skip
