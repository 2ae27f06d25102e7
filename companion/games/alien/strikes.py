"""Strikes: who strikes how often, and whom (ALN-STRIKE)."""

from __future__ import annotations

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId
from companion.engine.feature import Feature, joined
from companion.engine.legendary.strike_texts import speaking
from companion.engine.legendary.strikes import Striking
from companion.games.alien import zones
from companion.games.alien.abilities import ABILITIES
from companion.games.alien.deaths import LIFE
from companion.games.alien.keywords.rules import avoids
from companion.games.alien.kinds import HIVE_KINDS
from companion.games.alien.phases import need_acting
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState


def strikes_of(card: Card) -> int:
    """How many strike cards one strike of this card makes a player draw (ALN-STRIKE-04, 05)."""
    printed = rules().strikes
    if card.kind != "enemy" or card.has("does-not-strike"):
        return 0
    if card.has("triple-strike"):
        return printed.triple_strike
    return printed.double_strike if card.has("double-strike") else printed.usual


def _is_spared(state: AlienState, seat: SeatId) -> bool:
    """A carrier is not struck, nor is an Alien Player (ALN-STRIKE-13)."""
    return state.carries(seat) or seat in state.aliens


STRIKING: Striking[AlienState] = Striking(
    deck=zones.STRIKES, discard=zones.STRUCK, kinds=HIVE_KINDS, life=LIFE, guard=need_acting,
    order=lambda state: reversed(state.table.zone(zones.COMBAT)), count=strikes_of,
    text=speaking(ABILITIES, ("strike",)), is_spared=_is_spared, avoids=avoids,
    heeds=lambda state, seat: seat not in state.aliens,  # ALN-ALIEN-09
)  # fmt: skip
draw = STRIKING.draw

FEATURE: Feature[AlienState] = joined(
    "strikes", STRIKING.feature(), Feature(name="alien", moments=("strike",))
)
