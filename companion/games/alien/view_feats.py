"""What people may say of their hands for an achievement, and what they have earned (ALN-ACH)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.games.alien import commands as c
from companion.games.alien.decide_feats import CLAIMS, is_untouched
from companion.games.alien.evolve_feats import NO_BASIC, feats_of, has_done
from companion.games.alien.state import AlienState


def feat_offers(state: AlienState) -> Iterator[Offer]:
    """One touch on a person: what nobody else can see is believed."""
    for seat in state.living:
        for feat in CLAIMS:
            if has_done(state, feat, seat) or (feat == NO_BASIC and not is_untouched(state, seat)):
                continue
            label = phrase("offer-feat", feat=phrase(f"feat-{feat}"))
            sub = phrase(f"offer-feat-{feat}")
            yield Offer(f"feat:{feat}:{seat}", label, c.ClaimFeat(seat, feat), sub=sub, target=f"seat:{seat}",
                        cost="upkeep", seat=seat, needs=f"feat-{feat}")  # fmt: skip


def feat_badges(state: AlienState, seat: SeatId) -> tuple[Phrase, ...]:
    """What a person has earned; said when the game is over, so that the seats stay calm before."""
    return tuple(phrase(f"feat-{feat}") for feat in feats_of(state, seat)) if state.outcome else ()
