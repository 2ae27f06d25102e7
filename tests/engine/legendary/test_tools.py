"""The quick tools that games share: what a game calls its places, and what it has of its own."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.ids import ZoneId
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.tools import Tools, in_order, lying
from companion.engine.legendary.tools import said as tool
from tests.engine.legendary.family import family
from tests.engine.legendary.test_verbs_on_board import BOARD

TOOLS = Tools[LegendaryState](
    board=BOARD, market="lair", spaces=(ZoneId("lair:1"),), space="space", closed=("cleanup",),
    hurt=lambda state: False,
)  # fmt: skip


def test_the_words_of_the_game_stand_in_its_tools() -> None:
    found = TOOLS.all()
    assert found["gain"].clause == Clause("gain-card", {"from": "lair"})
    assert found["move"].clause == Clause("move", {"what": "card", "to": "space"})


def test_a_tool_without_anything_to_work_on_cannot_be_used() -> None:
    found, state = TOOLS.all(), family()
    assert {name for name, one in found.items() if one.can(state)} == {
        "strike", "kill-own", "draw", "attack", "recruit",
    }  # fmt: skip


def test_what_a_game_has_of_its_own_comes_before_what_it_shares() -> None:
    own = {"kill": tool("kill", what="guard"), "bribe": tool("bribe", lying(ZoneId("bank")))}
    found = in_order(("bribe", "kill", "draw"), own, TOOLS.all())
    assert list(found) == ["bribe", "kill", "draw"]
    assert found["kill"].clause == Clause("kill", {"what": "guard"})
    assert not found["bribe"].can(family())
