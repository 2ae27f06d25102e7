"""What simulated people find worth doing in Villains, by what they see and are asked."""

from __future__ import annotations

import pytest

from companion.engine.players.base import looking
from companion.engine.ways import Way
from companion.games.villains import zones
from companion.games.villains.room import room
from companion.games.villains.scoring.worth import worth
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    P1,
    adversary,
    after,
    ally,
    clause,
    emptied,
    game,
    hide,
    lair,
    put,
    with_numbers,
)

POOR, RICH = ally("poor", 0, recruit=1), ally("rich", 7, attack=5)


def best(state: VillainsState) -> Way:
    """What looks best to the player whose turn it is, or who is asked."""
    ways = room().choices(state, P1)
    scores = worth(ways, looking(lambda: room().look(state, P1)))
    return max(zip(scores, range(len(ways)), ways, strict=True))[2]


def ko(may: bool = True) -> object:
    return clause("ko", may=may, **{"from": "hand-or-discard"})


@pytest.mark.parametrize("unseen", [True, False])
def test_the_poorest_card_is_koed(unseen: bool) -> None:
    bare = emptied(game(), zones.of(P1, "hand"))
    lay = hide if unseen else put
    own = zones.of(P1, "hand" if unseen else "discard")
    state = after(lay(bare, own, RICH, POOR, BINDINGS), ko())  # type: ignore[arg-type]
    assert "bindings" in best(state).id or best(state).target == f"slot:{state.table.zone(own)[-1]}"


def test_a_card_that_is_worth_having_is_kept() -> None:
    bare = emptied(game(), zones.of(P1, "hand"))
    assert best(after(put(bare, zones.of(P1, "discard"), RICH), ko())).id.endswith(":no")  # type: ignore[arg-type]


@pytest.mark.rule("VIL-OVER-02")
def test_an_overrun_costs_the_cheapest_ally() -> None:
    state = after(
        put(lair(game(), 6, 2, 5, 4, 3), zones.CITY[4], adversary("foe", 3, crew="foes")),
        clause("overrun", what="foes"),
    )
    assert state.ask is not None and best(state).target == f"slot:{state.table.zone(zones.LAIR[1])[0]}"


@pytest.mark.rule("VIL-CMD-01")
def test_the_commander_is_beaten_before_anybody_else() -> None:
    state = put(
        with_numbers(emptied(game(), zones.of(P1, "hand")), attack=9), zones.CITY[4], adversary("foe", 3)
    )
    assert best(state).id == "commander"


def test_nobody_sees_a_question_that_somebody_else_is_asked_alone() -> None:
    state = after(game(), clause("look", at="allies", n=1, may="bottom"))
    assert state.ask is not None and state.ask.private
    assert room().look(state, P1).asked == "ask-look-card" or room().look(state, P1).asked == "ask-look"
    assert room().look(state, "p2").asked == ""
    assert room().view(state, P1).asked == room().look(state, P1).asked
    assert room().view(state, "p2").asked == ""
