"""What hands do besides carrying single cards, and what fills the sentences of what cards did."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.engine import places
from companion.engine.decks import keeper
from companion.engine.feature import Feature, Moves
from companion.engine.legendary.moves import own
from companion.engine.names import open_name
from companion.games.villains.aiming import PointsAimed
from companion.games.villains.cards.deck import ShuffledIn
from companion.games.villains.cards.recruits import WentBack
from companion.games.villains.cards.streets import PlacesChanged
from companion.games.villains.cards.turning import LaidBack
from companion.games.villains.state import VillainsState


def _under(on_top: str, under: str) -> Moves[VillainsState]:
    """A card that goes where it belongs, or under somebody's deck."""

    def make(event: LaidBack | WentBack, before: VillainsState, after: VillainsState) -> Sequence[Prompt]:
        return own(under if event.under else on_top)(event, before, after)

    return make


def _changed(event: PlacesChanged, before: VillainsState, after: VillainsState) -> Sequence[Prompt]:
    """Two Adversaries change places, or one goes into an empty space (VIL-CITY-05)."""
    card = open_name(after, event.slot) or phrase("a-card")
    is_alone = not before.table.zone(event.to)
    key, place = ("prompt-push" if is_alone else "prompt-places-changed"), places.place(event.to)
    return (Prompt(phrase(key, card=card, place=place), after.active, event.slot, event.to),)


def _shuffled_in(event: ShuffledIn, before: VillainsState, after: VillainsState) -> Sequence[Prompt]:
    card = open_name(before, event.slot) or phrase("a-card")
    key = f"prompt-shuffle-adversaries-{keeper(after, 'adversaries')}"
    return (Prompt(phrase(key, card=card), after.active, event.slot),)


FEATURE: Feature[VillainsState] = Feature(
    name="prompts",
    prompts={
        PlacesChanged: _changed, ShuffledIn: _shuffled_in,
        LaidBack: _under("prompt-laid-back", "prompt-laid-under"),
        WentBack: _under("prompt-went-back", "prompt-went-under"),
    },
    sentences={PointsAimed: lambda event, after: {"at": event.at.replace(":", "")}},
)  # fmt: skip
