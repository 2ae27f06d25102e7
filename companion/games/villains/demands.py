"""What has to be done besides paying before an Adversary is fought (VIL-FIGHT-14, VIL-CARD-26)."""

from __future__ import annotations

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.games.villains import zones
from companion.games.villains.several import could_show
from companion.games.villains.state import VillainsState

TO_FIGHT = "to-fight"
RULE = "VIL-FIGHT-14"


def demanded(card: Card) -> tuple[Clause, ...]:
    """All that an Adversary demands of whoever fights it."""
    return tuple(clause for ability in card.does(TO_FIGHT) for clause in ability.do)


def need_able(draft: Draft[VillainsState], seat: SeatId, card: Card) -> None:
    """Refuse a fight for which somebody has not what it demands, by what everybody knows."""
    for clause in demanded(card):
        held = len(draft.state.table.zone(zones.of(seat, "hand")))
        if clause.verb == "discard" and held < int(clause.args.get("n", 1)):
            draft.refuse(RULE, "cost", here=phrase("here-nothing-to-discard", card=card.name))
        elif clause.verb == "show-set" and not could_show(draft.state, seat, clause):
            draft.refuse(RULE, "cost", here=phrase("here-cannot-show", card=card.name))
