"""Achievements: seen on the table by the app, or claimed by whoever alone sees a hand (ALN-ACH)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Commands
from companion.games.alien import zones
from companion.games.alien.feats.commands import ClaimFeat
from companion.games.alien.feats.events import (
    ALL_CLASSES,
    COMBO,
    FEATS,
    HQ_ALIKE,
    HQ_RAINBOW,
    NO_BASIC,
    FeatDone,
    has_done,
)
from companion.games.alien.grammar.vocabulary import CLASSES
from companion.games.alien.phases import need_living
from companion.games.alien.state import AlienState

RULES = {
    NO_BASIC: "ALN-ACH-01", COMBO: "ALN-ACH-02", ALL_CLASSES: "ALN-ACH-03",
    HQ_ALIKE: "ALN-ACH-04", HQ_RAINBOW: "ALN-ACH-05",
}  # fmt: skip
CLAIMS = (NO_BASIC, ALL_CLASSES)  # only a hand can tell
MANY = 3  # classes combined in one turn


def classes_in(state: AlienState, *places: ZoneId) -> Iterator[str]:
    """The class of every open card of these zones, as far as it has one."""
    table = state.table
    for zone in places:
        for slot in table.zone(zone):
            card = table.card(slot) if table.slots[slot].face_up else None
            if card is not None and card.klass:
                yield card.klass


def seen(state: AlienState) -> Iterator[str]:
    """What the table shows of the active player and of the HQ right now."""
    seat = state.active
    if len(state.combined) >= MANY:
        yield COMBO
    if set(CLASSES) <= set(classes_in(state, zones.of(seat, "played"), zones.of(seat, "vigilant"))):
        yield ALL_CLASSES
    if state.active not in state.living:
        return  # in an alien's turn nobody plays, and the HQ stays as it is
    found: set[str] = set()
    for count, klass in enumerate(classes_in(state, *zones.HQ), 1):
        found.add(klass)
        if 1 < len(found) < count:
            return  # neither all alike nor all different, whatever comes
        if count == len(zones.HQ):
            yield HQ_ALIKE if len(found) == 1 else HQ_RAINBOW


def settle(draft: Draft[AlienState]) -> bool:
    """Whatever everybody can see is told by itself, once."""
    state = draft.state
    if not state.turn.number or state.active not in state.living:
        return False
    fresh = [feat for feat in seen(state) if not has_done(state, feat, state.active)]
    for feat in fresh:
        draft.emit(FeatDone(state.active, feat))
    return bool(fresh)


def is_untouched(state: AlienState, seat: SeatId) -> bool:
    """Whether a hand is still as it was drawn, for all that everybody sees."""
    has_played = seat == state.active and (state.played or state.turn.phase in ("strike", "cleanup"))
    return bool(state.table.zone(zones.of(seat, "hand"))) and not has_played and seat not in state.lenders


def claim(draft: Draft[AlienState], command: ClaimFeat) -> None:
    """Believe what only a hand knows (ALN-ACH-01, 03)."""
    seat, feat = command.seat, command.feat
    if feat not in FEATS or all(player.seat != seat for player in draft.state.players):
        draft.refuse("ALN-ACH-01", "impossible", here=phrase("here-no-such-feat"))
    rule = RULES[feat]
    need_living(draft, seat)
    if feat not in CLAIMS:
        draft.refuse(rule, "target", here=phrase("here-feat-is-seen"))
    if has_done(draft.state, feat, seat):
        draft.refuse(rule, "limit", here=phrase("here-feat-done"))
    if feat == NO_BASIC and not is_untouched(draft.state, seat):
        draft.refuse(rule, "timing", here=phrase("here-hand-used"))
    draft.emit(FeatDone(seat, feat))


COMMANDS: Commands[AlienState] = {ClaimFeat: claim}
