"""What has happened in this turn, as cards count it (VIL-RUL-12)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.ids import SeatId
from companion.engine.changes import counted
from companion.engine.feature import Feature
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.own_deck import CardsDiscarded, HandDrawn
from companion.engine.legendary.points import PointsGained
from companion.games.villains.betrayal import BindingsPassed
from companion.games.villains.bystanders import Kidnapped
from companion.games.villains.cards.removing import BindingsGiven
from companion.games.villains.ko import Koed
from companion.games.villains.state import CLEANUP, VillainsState


def _discards(event: CardsDiscarded, before: VillainsState, after: VillainsState) -> VillainsState:
    """Every discard counts, whatever its cause, but that of the end of the turn.

    VIL-SPEC-13, VIL-RUL-12, VIL-KW-09.
    """
    if after.turn.phase == CLEANUP:
        return after
    slots = (*after.discarded.get(event.seat, ()), *event.slots)
    return replace(after, discarded={**after.discarded, event.seat: slots})


def _koes(event: Koed, before: VillainsState, after: VillainsState) -> VillainsState:
    return replace(after, koed=(*after.koed, event.slot))


def _draws(event: HandDrawn, before: VillainsState, after: VillainsState) -> VillainsState:
    """What the current player draws before the new hand, in which the cards that were promised come too."""
    if after.turn.phase == CLEANUP:
        more, sizes = (_without(told, event.seat) for told in (after.more_cards, after.hand_sizes))
        return replace(after, more_cards=more, hand_sizes=sizes)
    return counted(after, turn__drawn=len(event.slots)) if event.seat == after.active else after


def _without(told: dict[SeatId, int], seat: SeatId) -> dict[SeatId, int]:
    return {other: n for other, n in told.items() if other != seat}


def _gains(event: Gained, before: VillainsState, after: VillainsState) -> VillainsState:
    """Bindings that anybody gained."""
    card = after.table.card(event.slot)
    is_bindings = card is not None and card.kind == "bindings"
    return counted(after, turn__bindings=1) if is_bindings else after


def _gets(
    event: BindingsGiven | BindingsPassed, before: VillainsState, after: VillainsState
) -> VillainsState:
    """Bindings that come from another player are gained too (VIL-BIND-10)."""
    return counted(after, turn__bindings=1)


def _kidnaps(event: Kidnapped, before: VillainsState, after: VillainsState) -> VillainsState:
    return counted(after, turn__kidnapped=1) if event.seat == after.active else after


def _makes(event: PointsGained, before: VillainsState, after: VillainsState) -> VillainsState:
    """Recruit Points that were made count for the whole turn, spent or not (VIL-KW-12 to 14)."""
    return counted(after, turn__made=event.recruit)


FEATURE: Feature[VillainsState] = Feature(
    name="tallies",
    follows={
        CardsDiscarded: _discards, Koed: _koes, HandDrawn: _draws, Gained: _gains, Kidnapped: _kidnaps,
        PointsGained: _makes, BindingsGiven: _gets, BindingsPassed: _gets,
    },
)  # fmt: skip
