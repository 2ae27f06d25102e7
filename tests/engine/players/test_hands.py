"""What real hands hold decides which claims people make."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import named
from companion.core.language.slots import Slot, Table
from companion.core.language.states import Header, State
from companion.engine.players.hands import held
from companion.engine.ways import Way
from tests.engine.toy import ZONES

HAND, SLOT = ZoneId("hand:p1"), SlotId(1)
BURST, FRIEND = CopyId("burst#1"), CopyId("friend#1")
TABLE = Table(
    zones={HAND: (SLOT,)},
    slots={SLOT: Slot(HAND, group=GroupId("g"))},
    cards={
        DesignId("burst"): Card(DesignId("burst"), "hatchery", marks=("chestburster",)),
        DesignId("friend"): Card(DesignId("friend"), "character"),
    },
    designs={BURST: DesignId("burst"), FRIEND: DesignId("friend")},
    pools={BURST: PoolId("p"), FRIEND: PoolId("p")},
    quota={GroupId("g"): {PoolId("p"): 1}},
)
CLAIM = Way("burst:p1", Command(), named("claim"), whose=SeatId("p1"), needs="chestburster")


@pytest.mark.parametrize(("true", "claims"), [(BURST, True), (FRIEND, False)])
def test_a_claim_is_made_only_by_who_holds_the_card(true: CopyId, claims: bool) -> None:
    state = State(header=Header(room="toy", players=()), table=TABLE)
    assert (held(state, ZONES, {SLOT: true}, CLAIM) is not None) is claims
