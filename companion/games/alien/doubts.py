"""Words on cards that others have told: confirmed at the moment the rules count with them."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.cards import Ability, Card
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_word
from companion.engine.draft import Draft
from companion.games.alien.grammar import CLASSES
from companion.games.alien.state import AlienState


def needs_class(draft: Draft[AlienState], slot: SlotId, again: Work) -> bool:
    """Confirm the class of a played card, where a card of this game asks for classes (ALN-CLASS-01)."""
    card = draft.state.table.card(slot)
    if card is None or "klass" not in card.unsure or not any(map(counts_classes, _cards(draft.state))):
        return False
    words = {word: phrase(f"class-{word}") for word in CLASSES}
    return needs_word(draft, slot, "klass", words, again)


def _cards(state: AlienState) -> tuple[Card, ...]:
    return tuple(state.table.cards.values())


def counts_classes(card: Card) -> bool:
    """Whether a card does something that depends on the classes of the cards that were played."""
    return any(ability.needs_class or _counts_played(ability) for ability in card.abilities)


def _counts_played(ability: Ability) -> bool:
    clauses = (*ability.when, *ability.do)
    return any(str(value).startswith("played:") for clause in clauses for value in clause.args.values())
