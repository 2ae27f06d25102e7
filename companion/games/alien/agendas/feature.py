"""Hidden Agendas as a feature."""

from __future__ import annotations

from companion.core.language.events import Bound, OrderLost, Rematched, Unbound
from companion.engine.feature import Feature, Settling
from companion.games.alien.agendas import events as e
from companion.games.alien.agendas import setup
from companion.games.alien.agendas.prompts import PROMPTS
from companion.games.alien.agendas.rules import WORK, forbidden, overfull, settle, touched
from companion.games.alien.agendas.view import agenda_badges
from companion.games.alien.state import AlienState

READS = ("agendas", "table", "players", "numbers", "milestones")  # of a State, to settle what is turned up

FEATURE: Feature[AlienState] = Feature(
    name="agendas",
    forbids=forbidden,
    work={**WORK, **setup.WORK},
    settle=(Settling(settle, reads=READS),),
    rule_faults=(overfull,),
    events=e.EVENTS,
    follows=dict.fromkeys((Bound, Unbound, OrderLost, Rematched), e.follow),
    prompts=PROMPTS,
    details={e.SideShown: lambda event: event.side},
    touched=touched,
    badges=agenda_badges,
)  # fmt: skip
