"""Achievements: which were earned, and the classes combined this turn (ALN-ACH)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.engine.feature import After
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.course import TurnBegan
from companion.games.alien.state import AlienState


class FeatDone(Event, frozen=True):
    """Somebody did what earns an achievement, seen by all or said by whoever holds the hand."""

    seat: SeatId
    feat: str


NO_BASIC, COMBO, ALL_CLASSES, HQ_ALIKE, HQ_RAINBOW = (
    "no-basic", "three-combined", "five-classes", "hq-alike", "hq-rainbow",
)  # fmt: skip
FEATS = (NO_BASIC, COMBO, ALL_CLASSES, HQ_ALIKE, HQ_RAINBOW)
OF_TABLE = (HQ_ALIKE, HQ_RAINBOW)  # what lies in the HQ belongs to nobody: once in a game


def mark_of(feat: str, seat: SeatId) -> str:
    """How an achievement is kept among what happens once in a game."""
    return f"feat:{feat}" if feat in OF_TABLE else f"feat:{feat}:{seat}"


def has_done(state: AlienState, feat: str, seat: SeatId) -> bool:
    """Whether somebody, or for the HQ anybody, has earned an achievement already."""
    return mark_of(feat, seat) in state.milestones


def feats_of(state: AlienState, seat: SeatId) -> tuple[str, ...]:
    """What a person has earned by themselves."""
    return tuple(feat for feat in FEATS if feat not in OF_TABLE and has_done(state, feat, seat))


def done(state: AlienState, event: FeatDone) -> AlienState:
    """An achievement is earned once."""
    return replace(state, milestones=(*state.milestones, mark_of(event.feat, event.seat)))


def follow(event: object, before: AlienState, after: AlienState) -> AlienState:
    """A class ability that was used combines its class with the others of the turn."""
    if isinstance(event, TurnBegan):
        return replace(after, combined=()) if after.combined else after
    if not isinstance(event, AbilityUsed):
        return after
    klass = klass_needed(before, event)
    if not klass or klass in after.combined:
        return after
    return replace(after, combined=(*after.combined, klass))


def klass_needed(state: AlienState, event: AbilityUsed) -> str:
    """The class that a used ability needed, by the facts its card was played with: a copy has others."""
    own = (event.slot, event.play)
    played = next((one.design for one in state.played if (one.slot, one.play) == own and one.design), None)
    card = state.table.cards.get(played) if played is not None else state.table.card(event.slot)
    if card is None or event.index >= len(card.abilities):
        return ""
    return card.abilities[event.index].needs_class


EVENTS: Mapping[type, After[AlienState]] = {
    FeatDone: done,
}  # fmt: skip
