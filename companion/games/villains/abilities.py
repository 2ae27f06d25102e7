"""Abilities of cards: what is counted and asked of the board when they are judged (VIL-SUPER, VIL-SPEC)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.engine.effects.conditions import Judges
from companion.engine.effects.work import CardText
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.verbs.conditions import Conditions
from companion.games.villains.counting import COUNTERS
from companion.games.villains.meaning import is_meant
from companion.games.villains.state import VillainsState

CONDITIONS: Conditions[VillainsState] = Conditions(counters=COUNTERS, wounds=lambda state, seat: ())


def _is_this(state: VillainsState, clause: Clause, work: CardText) -> bool:
    """Whether the card that speaks, or that something happened to, is one of those that are meant."""
    card = state.table.card(work.slot) if work.slot is not None else None
    return card is not None and is_meant(card, str(clause.args["what"]))


# No part of the table has texts of its own, and nobody has strikes before the seat: Wounds go into decks.
JUDGES: Judges[VillainsState] = {
    "at-least": CONDITIONS.is_at_least, "at-most": CONDITIONS.is_at_most, "is": _is_this,
}  # fmt: skip
ABILITIES: Abilities[VillainsState] = Abilities(judges=JUDGES, price="VIL-PLAY-09")
begin, begin_at = ABILITIES.begin, ABILITIES.begin_at

FEATURE: Feature[VillainsState] = ABILITIES.feature()
