"""What made a game what it was, so that past results can be compared: the solo log too (VIL-SCORE-06)."""

from __future__ import annotations

from companion.core.crossing.series import Trait
from companion.core.language.phrases import Phrase, named, phrase
from companion.games.villains import zones
from companion.games.villains.challenges import DIALS
from companion.games.villains.state import VillainsState


def traits(state: VillainsState) -> tuple[Trait, ...]:
    """How many played, which challenges, which Commander and Plot, and with which Allies."""
    found: list[tuple[str, Phrase]] = [("players", named(str(len(state.players))))]
    found += [("difficulty", how) for how in DIALS.traits(state.header)]
    for kind, zone in (("plot", zones.PLOT),):
        slot = zones.top(state.table, zone)
        card = state.table.card(slot) if slot is not None else None
        found += [(kind, card.name)] if card is not None else []
    found += [("commander", card.name) for card in state.table.cards.values() if card.kind == "commander"]
    allies = dict.fromkeys(card.person for card in state.table.cards.values() if card.kind == "ally")
    found += [("ally", named(person)) for person in allies if person]
    return tuple(Trait(phrase(f"trait-{kind}"), name) for kind, name in found)
