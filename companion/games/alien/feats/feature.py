"""Achievements as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, Settling
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.course import TurnBegan
from companion.games.alien.feats import events as e
from companion.games.alien.feats.commands import ClaimFeat
from companion.games.alien.feats.rules import COMMANDS, settle
from companion.games.alien.feats.view import feat_badges, label, offers, sentence
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="feats",
    commands=COMMANDS,
    during_ask=(ClaimFeat,),
    settle=(Settling(settle, reads=("table", "turn", "players", "combined", "milestones")),),
    events=e.EVENTS,
    follows={TurnBegan: e.follow, AbilityUsed: e.follow},
    sentences={e.FeatDone: sentence},
    labels={ClaimFeat: label},
    offers=in_action(offers),
    badges=feat_badges,
)  # fmt: skip
