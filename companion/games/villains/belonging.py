"""Which cards can lie where: what a player's own piles can never hold (VIL-PLAY-06, VIL-VP-03)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games.villains import zones
from companion.games.villains.kinds import HAND
from companion.games.villains.state import VillainsState

RULES = {"hand": "VIL-PLAY-06", "deck": "VIL-VP-03", "discard": "VIL-VP-03", "played": "VIL-PLAY-05"}


def strangers(state: VillainsState) -> list[str]:
    """A card of the enemy in a hand, deck or discard pile: only Victory Piles hold those.

    VIL-PLAY-05, 06, VIL-VP-03.
    """
    found = []
    for player in state.players if state.turn.number else ():
        for part, rule in RULES.items():
            zone = zones.of(player.seat, part)
            cards = (state.table.card(slot) for slot in state.table.zone(zone))
            if any(card is not None and card.kind not in HAND for card in cards):
                found.append(f"{rule} {zone}")
    return found


FEATURE: Feature[VillainsState] = Feature(name="belonging", rule_faults=(strangers,))
