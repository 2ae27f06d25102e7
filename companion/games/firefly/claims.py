"""A strike is avoided or cancelled while something else is asked, as far as it can be (FFY-STRIKE-15)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.engine.feature import Feature
from companion.engine.legendary.claims import ClaimRules, Claims
from companion.engine.legendary.strikes import DrawStrike, StrikeTurned
from companion.games.firefly import zones
from companion.games.firefly.phases import need_living
from companion.games.firefly.serenity import DrawShipStrike, ShipStrikeLands
from companion.games.firefly.state import FireflyState
from companion.games.firefly.wards import CREW, SHIP, WARDS, pile_of


def _late(state: FireflyState, work: Work) -> str:
    """One that came out of an Episode deck was never drawn, and cannot be avoided at all (FFY-RUL-34)."""
    is_foreign = isinstance(work, ShipStrikeLands) and pile_of(state, work.slot) == zones.DEFEATED
    return "FFY-RUL-34" if is_foreign else "FFY-STRIKE-15"


CLAIMS: Claims[FireflyState] = Claims(
    wards=WARDS, guard=need_living, late=_late,
    rules=ClaimRules(
        avoid="FFY-STRIKE-14", before="FFY-STRIKE-15", cancel="FFY-STRIKE-16", own="FFY-RUL-92"
    ),
    kinds={DrawStrike: CREW, StrikeTurned: CREW, DrawShipStrike: SHIP, ShipStrikeLands: SHIP},
)  # fmt: skip
FEATURE: Feature[FireflyState] = CLAIMS.feature()
