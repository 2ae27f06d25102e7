"""What made a game as hard as it was, so that past results can be compared."""

from __future__ import annotations

from companion.core.crossing.series import Trait
from companion.core.language.phrases import Phrase, named, phrase
from companion.games.firefly.difficulty import DIALS
from companion.games.firefly.scoring.telling import course
from companion.games.firefly.state import FireflyState

PRINTED = {"objective": "objective", "avatar": "role"}  # kind of card -> of trait


def traits(state: FireflyState) -> tuple[Trait, ...]:
    """How many played, how much easier or harder, which Episodes and which Main Characters."""
    found: list[tuple[str, Phrase]] = [("players", named(str(len(state.players))))]
    found += [("difficulty", how) for how in DIALS.traits(state.header)]
    found += [("campaign", game) for game in (course(state),) if game is not None]
    for kind, trait in PRINTED.items():
        cards = [card for card in state.table.cards.values() if card.kind == kind]
        found += [(trait, card.name) for card in sorted(cards, key=lambda card: card.number("level") or 0)]
    return tuple(Trait(phrase(f"trait-{kind}"), name) for kind, name in found)
