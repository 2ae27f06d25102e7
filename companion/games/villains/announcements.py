"""What a Plot Twist or a Command Strike brings, said as it comes (VIL-TWIST-01, 03, VIL-STRIKE-01)."""

from __future__ import annotations

from functools import reduce

from msgspec.structs import replace

from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import queue_ability
from companion.engine.effects.sentences import ability_line
from companion.engine.feature import Feature
from companion.games.villains import zones
from companion.games.villains.abilities import JUDGES
from companion.games.villains.grammar import WORDING
from companion.games.villains.plot import STRIKE, TWIST, StrikePlayed, TwistPlayed
from companion.games.villains.state import VillainsState


def twist_came(event: TwistPlayed, after: VillainsState, name: Phrase | None) -> Phrase | None:
    """What the Plot says of a Twist of this number; None where only the players can read it."""
    return _said(after, zones.top(after.table, zones.PLOT), TWIST)


def strike_came(event: StrikePlayed, after: VillainsState, name: Phrase | None) -> Phrase | None:
    """What the Commander says of a Command Strike."""
    return _said(after, zones.top(after.table, zones.COMMANDER), STRIKE)


def _said(state: VillainsState, speaker: SlotId | None, on: str) -> Phrase | None:
    """The speaker by name, with what happens under the conditions that hold just now."""
    card = state.table.card(speaker) if speaker is not None else None
    if card is None or speaker is None or not card.structured:
        return None
    now = [
        ability for index, ability in enumerate(card.abilities)
        if ability.on == on
        and all_hold(state, ability.when, queue_ability(state.active, speaker, index, card, ""), JUDGES)
    ]  # fmt: skip
    lines = [ability_line(replace(one, on="play", area="", when=()), WORDING) for one in now]
    if not lines:
        return phrase("event-speaker-silent", card=card.name)
    says = reduce(lambda first, then: phrase("event-says-both", first=first, next=then), lines)
    return phrase("event-speaker-says", card=card.name, says=says)


FEATURE: Feature[VillainsState] = Feature(
    name="announcements", told={TwistPlayed: twist_came, StrikePlayed: strike_came}
)
