"""Random games of the real box: every Plot with every Commander in turn, and no invariant ever broken."""

from __future__ import annotations

import pytest

from companion.games.villains.setup.choices import led, stacks
from tests.games.villains.randomgames import played_out
from tests.games.villains.wholebox import opened, script, whole_box

BOX = whole_box()
PLOTS = sorted(card for card, facts in BOX.cards.items() if facts.kind == "plot")
COMMANDERS = sorted(card for card, facts in BOX.cards.items() if facts.kind == "commander")
NEEDED = {"mass-produce": "backup-shield-assault-squad"}
BARRED = {"cage-villains": "backup-cops"}  # most of them lie beside the Plot (VIL-CARD-04)


def backup(plot: str, commander: str, players: int) -> list[str]:
    """Backup groups that a Plot allows: the one it needs first, then the Commander's own."""
    needed = next((group for word, group in NEEDED.items() if word in plot), "")
    barred = next((group for word, group in BARRED.items() if word in plot), "")
    own = f"backup-{led(BOX.cards[commander])}"  # type: ignore[index]
    known = [group for group in stacks(BOX, "backup") if group != barred]
    known.sort(key=lambda group: (group != needed, group != own))
    return known[: len(script(players, commander).choices["backup"])]


@pytest.mark.parametrize(("at", "plot"), list(enumerate(PLOTS)))
def test_a_random_game_comes_to_its_end(at: int, plot: str) -> None:
    players, commander = at % 5 + 1, COMMANDERS[at % len(COMMANDERS)]
    groups = backup(plot, commander, players)
    state = opened(players, commander=commander, plot=plot, backup=groups)
    over, moves = played_out(state, seed=at)
    assert over.outcome in ("won", "lost", "drawn"), (moves, over.turn)


def test_all_but_nothing_of_the_box_is_left_to_the_players() -> None:
    left = [card for card, facts in BOX.cards.items() if not facts.structured]
    assert (len(BOX.cards), left) == (135, [])
