"""What made a game as hard as it was, so that past results can be compared (ALN-DIFF-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core.crossing.series import Trait
from companion.core.language.cards import Card
from companion.core.language.phrases import Phrase, named, phrase
from companion.games.alien.difficulty import DIALS
from companion.games.alien.modes import MODES, STANDARD
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState

PRINTED = {"location": "location", "objective": "objective", "avatar": "role"}  # kind of card -> of trait


def traits(state: AlienState) -> tuple[Trait, ...]:
    """How many played, in which mode, how much easier or harder, and with which cards."""
    found = [("players", named(str(len(state.players))))]
    found += [("mode", phrase(f"mode-{mode}")) for mode in MODES.of(state.header) or (STANDARD,)]
    found += [("difficulty", how) for how in DIALS.traits(state.header)]
    for kind, trait in PRINTED.items():
        cards = (card for card in state.table.cards.values() if card.kind == kind)
        found += [(trait, card.name) for card in sorted(cards, key=_level)]
    found += [("character", name) for name in _characters(state)]
    return tuple(Trait(phrase(f"trait-{kind}"), name) for kind, name in found)


def _level(card: Card) -> int:
    return card.number("level") or 0


def _characters(state: AlienState) -> Iterator[Phrase]:
    """The characters of the Barracks, guests among them: every stack that is a whole suite."""
    cards = state.table.cards
    sizes = Counter(cards[design].stack for design in state.table.designs.values())
    for stack in sorted(sizes):
        suite = [card for card in cards.values() if card.stack == stack]
        if sizes[stack] == rules().suite and all(card.kind == "character" for card in suite):
            yield next((named(card.person) for card in suite if card.person), named(stack))
