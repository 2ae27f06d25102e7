"""Cards that count as Adversaries because the Plot says so: Allies, or Bystanders, of the Adversary Deck."""

from __future__ import annotations

from companion.core.language.ids import SlotId
from companion.engine.effects.numbers import number
from companion.games.villains import zones
from companion.games.villains.counting import COUNTERS
from companion.games.villains.lasting import LASTING
from companion.games.villains.meaning import cost
from companion.games.villains.state import VillainsState

COUNT_AS = "count-as"  # what a Plot says of them


def disguise(state: VillainsState, slot: SlotId) -> int | None:
    """The Attack with which a card counts as an Adversary; None for one that is what it is.

    What lies under somebody is no Adversary, and neither is what came out of another deck.
    """
    card, zone = state.table.card(slot), state.table.slots[slot].zone
    if card is None or not (zones.is_city(zone) or zone == zones.SHOWN):
        return None
    for clause, _ in LASTING.told(state, COUNT_AS):
        if clause.args["what"] == card.kind:
            own = cost(card) if clause.args.get("cost") else 0
            return own + number(state, clause, "attack", COUNTERS)
    return None


def more_attack(state: VillainsState, slot: SlotId) -> int:
    """What has to be added to a printed Attack for that; nothing for a card that is what it is."""
    attack, card = disguise(state, slot), state.table.card(slot)
    if attack is None or card is None:
        return 0
    return attack - (card.number("attack") or 0)
