"""The race as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games._template.phases import in_play
from companion.games._template.race import events as e
from companion.games._template.race import rules
from companion.games._template.race.commands import Moor
from companion.games._template.race.view import badges, forgotten, ways
from companion.games._template.state import FerryState
from companion.games._template.work import Sail

FEATURE: Feature[FerryState] = Feature(
    name="race",
    commands=in_play({Moor: rules.moor}),
    forbids=rules.forbidden,
    work={rules.Round: rules.begin_round, Sail: rules.begin_sailing, rules.Sailed: rules.sailed},
    settle=(rules.settle,),
    events=e.EVENTS,
    silent=(e.RaceOpened,),
    details={e.RaceEnded: lambda event: str(event.how)},
    ways=ways,
    forgotten=forgotten,
    badges=badges,
)
