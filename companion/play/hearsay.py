"""Effects that others have told: each is shown when its card is met, and confirmed by one touch, or never."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.intents import Confirmed
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer
from companion.core.language.cards import AS_PRINTED, DIFFERS, Card
from companion.core.language.ids import DesignId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Table
from companion.engine.effects.card_words import sentence
from companion.engine.effects.grammar import Wording
from companion.play.labels import lies_open


class Hearsay:
    """Knows whose effect is still to be shown in this game; one is shown at a time, for a turn at most."""

    def __init__(self, wording: Wording) -> None:
        """Say effects in the words of a room."""
        self._wording = wording
        self._met: set[DesignId] = set()
        self._waiting: list[DesignId] = []  # those that were met last first
        self._turn = 0

    def heed(self, step: Step, table: Table) -> None:
        """What was shown for a turn had its time; what came up now is shown before what came up earlier."""
        if step.view.turn.number != self._turn:
            self._turn = step.view.turn.number
            self._waiting = self._waiting[1:]
        for slot in _slots(step):
            card = told_of(table, slot)
            if card is not None and card.design not in self._met:
                self._met.add(card.design)
                self._waiting.insert(0, card.design)
        self._waiting = [design for design in self._waiting if table.cards[design].is_hearsay]

    def asides(self, table: Table) -> Iterator[Offer]:
        """What can be said of the card that is shown now."""
        if self._waiting:
            yield from self.about(table.cards[self._waiting[0]])

    def about(self, card: Card) -> Iterator[Offer]:
        """The two answers, each with the sentence that it is about."""
        said = sentence(card, self._wording)
        if not card.is_hearsay or said is None:
            return
        for id, value in (("effect-right", AS_PRINTED), ("effect-wrong", DIFFERS)):
            label = phrase(f"offer-{id}", card=card.name)
            yield Offer(f"{id}:{card.design}", label, Confirmed(card.design, value), said, cost="upkeep")


def told_of(table: Table, slot: SlotId) -> Card | None:
    """The card that lies there open for all, where only others have told what it does."""
    held = table.slots.get(slot)
    if held is None or held.copy is None or not lies_open(table, held.copy):
        return None
    card = table.card(slot)
    return card if card is not None and card.is_hearsay else None


def _slots(step: Step) -> Iterator[SlotId]:
    """The cards that something happened to."""
    for event in step.events:
        slot: SlotId | None = getattr(event, "slot", None)
        if slot is not None:
            yield slot
        yield from getattr(event, "slots", ())
