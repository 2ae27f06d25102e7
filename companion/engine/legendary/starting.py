"""The deck that everybody begins with: so many of each basic card, and one's own among them."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.events import Dealt, Row
from companion.core.language.ids import CopyId, GroupId, PoolId, SeatId, ZoneId
from companion.core.ports.collection import Box
from companion.engine import zones
from companion.engine.boxes import copies_of, left


def starting_decks(
    box: Box,
    basics: Mapping[str, int],
    own: Mapping[SeatId, tuple[CopyId, ...]],
    rule: str,
    aside: ZoneId,
    instead: str = "",
) -> Dealt:
    """Each player's shuffled basics with the own cards among them; the rest stays away, unseen.

    The own cards come on top of the basics, or each takes the place of one of the stack `instead`
    (VIL-DIFF-01, 02).

    Alien: 7 Specialists, 5 Grunts and the Role card (ALN-SETUP-02, 05); Firefly: 7 Shiny, 5 Misbehave and a
    Talent of their stack (FFY-SETUP-08); Villains: 8 Operatives and 4 Soldiers, nothing of one's own
    (VIL-SETUP-02).
    """
    pools: dict[PoolId, tuple[CopyId, ...]] = {PoolId(stack): copies_of(box, stack) for stack in basics}
    saved = {stack: sum(map(len, own.values())) if stack == instead else 0 for stack in basics}
    rest = {
        PoolId(stack): left(box, stack, each * len(own) - saved[stack], rule)
        for stack, each in basics.items()
    }
    rows = [Row(aside, GroupId("box"), rest)]
    for seat, cards in own.items():
        quota = {
            PoolId(stack): each - (len(cards) if stack == instead else 0) for stack, each in basics.items()
        }
        if cards:
            mine = PoolId(f"role:{seat}")
            pools[mine], quota[mine] = cards, len(cards)
        rows.append(Row(zones.of(seat, "deck"), GroupId(f"deck:{seat}"), quota))
    return Dealt(pools, tuple(rows))
