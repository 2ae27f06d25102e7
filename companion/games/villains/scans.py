"""What a card shown to the camera is taken for: played, dodged with, or a Bindings that is betrayed with."""

from __future__ import annotations

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId
from companion.core.language.phrases import phrase
from companion.engine.legendary.showing import ShownCards, could_be_in
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray
from companion.games.villains.bindings import is_bindings
from companion.games.villains.dodging import Dodge, can_dodge
from companion.games.villains.kinds import PLAYED
from companion.games.villains.state import ACTION, REVEAL, VillainsState


def _in_hand(state: VillainsState, copy: CopyId) -> bool:
    return could_be_in(state, copy, zones.of(state.active, "hand"))


def _claims(state: VillainsState, copy: CopyId) -> Command | None:
    """A Bindings of the hand is shown for Betrayal; before the first card a card can only dodge.

    VIL-BIND-08, VIL-RUL-10.
    """
    card = state.table.card_of(copy)
    if is_bindings(card) and _in_hand(state, copy):
        return Betray(state.active, copy, "camera")
    if state.turn.phase == REVEAL and can_dodge(state, card) and _in_hand(state, copy):
        return Dodge(state.active, copy, "camera")
    return None


def _besides(state: VillainsState, copy: CopyId) -> tuple[Offer, ...]:
    """A card that can dodge is asked about: whoever shows it plays it, or dodges with it (VIL-KW-06, 08)."""
    card = state.table.card_of(copy)
    if state.turn.phase != ACTION or not can_dodge(state, card) or not _in_hand(state, copy):
        return ()
    label = phrase("offer-dodge", card=card.name)
    return (Offer(f"dodge:{card.design}", label, Dodge(state.active, copy, "camera"), seat=state.active),)


SHOWING: ShownCards[VillainsState] = ShownCards(
    zones=zones.table, people=PLAYED, claims=_claims, besides=_besides
)
