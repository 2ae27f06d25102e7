"""Which facts count of a card in play: its own, those it has cloned, or those of a copy (ALN-COPY-07)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.legendary.state import Played
from companion.games.alien.state import AlienState

IN_PLAY = ("played:", "vigilant:")  # where a clone keeps what it took


def played_as(slot: SlotId, card: Card | None, play: int = 0) -> Played:
    """A card as later class and crew abilities see it."""
    if card is None:
        return Played(slot, play=play)
    people = (card.person,) if card.person else ()
    return Played(slot, card.klass, card.crew, play, card.design, people)


def text_of(state: AlienState, slot: SlotId) -> Card | None:
    """The card whose facts count in a slot: what a clone has taken, else the card itself (ALN-COPY-07)."""
    taken = state.clones.get(slot)
    return state.table.cards[taken] if taken is not None else state.table.card(slot)


def tidied(event: Event, before: AlienState, after: AlienState) -> AlienState:
    """A clone is itself again as soon as it leaves play (ALN-RULING-70)."""
    if not after.clones:
        return after
    slots = after.table.slots
    left = {slot: of for slot, of in after.clones.items() if slots[slot].zone.startswith(IN_PLAY)}
    return after if len(left) == len(after.clones) else replace(after, clones=left)


def copy_of(state: AlienState, slot: SlotId, play: int) -> Played | None:
    """A copy that was played this turn."""
    return next((one for one in state.played if one.slot == slot and one.play == play and play), None)


def used_card(state: AlienState, slot: SlotId, play: int) -> Card | None:
    """The card an ability belongs to: what lies in the slot, what it has cloned, or its copy."""
    if not play:
        return text_of(state, slot)
    copied = copy_of(state, slot, play)
    return state.table.cards.get(copied.design) if copied is not None else None
