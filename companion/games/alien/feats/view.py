"""What people may say of their hands for an achievement, and what they have earned (ALN-ACH)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.crossing.views import Offer
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.games.alien.feats.commands import ClaimFeat
from companion.games.alien.feats.events import FEATS, NO_BASIC, FeatDone, feats_of, has_done
from companion.games.alien.feats.rules import CLAIMS, is_untouched
from companion.games.alien.state import AlienState


def feat_offers(state: AlienState) -> Iterator[Offer]:
    """One touch on a person: what nobody else can see is believed."""
    for seat in state.living:
        for feat in CLAIMS:
            if has_done(state, feat, seat) or (feat == NO_BASIC and not is_untouched(state, seat)):
                continue
            label = phrase("offer-feat", feat=phrase(f"feat-{feat}"))
            sub = phrase(f"offer-feat-{feat}")
            yield Offer(f"feat:{feat}:{seat}", label, ClaimFeat(seat, feat), sub=sub, target=f"seat:{seat}",
                        cost="upkeep", seat=seat, needs=f"feat-{feat}")  # fmt: skip


def feat_badges(state: AlienState, seat: SeatId) -> tuple[Phrase, ...]:
    """What a person has earned; said when the game is over, so that the seats stay calm before."""
    return tuple(phrase(f"feat-{feat}") for feat in feats_of(state, seat)) if state.outcome else ()


def offers(state: AlienState) -> Iterator[Offer]:
    """What hands can be said to hold."""
    return feat_offers(state)


def sentence(event: FeatDone, after: AlienState) -> dict[str, Phrase]:
    """What was earned."""
    return {"feat": phrase(f"feat-{event.feat}")}


def label(state: AlienState, command: ClaimFeat) -> Phrase:
    """What was claimed, also where nothing is called so."""
    feat = phrase(f"feat-{command.feat}") if command.feat in FEATS else command.feat
    said = phrase("command-ClaimFeat", card=phrase("a-card"), feat=feat)
    name = next((one.name for one in state.players if one.seat == command.seat), None)
    return said if name is None else replace(said, args={**said.args, "name": name})
