"""What is not settled again because nothing that it reads has changed would have had nothing to do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.core.language.states import Custody
from companion.engine.draft import Accepted, Draft, Probe
from companion.engine.feature import Settling
from companion.engine.settlement import Settler
from tests.games.contract.games import played_and_forgotten
from tests.games.contract.rooms import Case


def left_out(settler: Settler[Any], draft: Draft[Any], waiting: set[type]) -> list[Settling[Any]]:
    """The steps that are not asked now, as what they read are the very same objects."""
    due = settler.due(draft)
    return [step for at, step in enumerate(settler.steps) if at not in due and waiting.isdisjoint(step.after)]


@pytest.mark.parametrize("custody", ["app", "face"])
def test_what_is_left_out_has_nothing_to_do(
    asked: Case, custody: Custody, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, named, settled = Counter[str](), set[str](), Settler._settled

    def watched(settler: Settler[Any], draft: Draft[Any], waiting: set[type]) -> bool:
        named.update(field for step in settler.steps for field in step.reads)
        for step in left_out(settler, draft, waiting):
            probe = Probe(draft.state, draft._evolve)
            probe.work.extend(draft.work)
            try:
                step.settle(probe)
            except Accepted:
                pytest.fail(f"{step.settle} goes by more than {step.reads}")
            found[str(step.settle)] += 1
        return settled(settler, draft, waiting)

    monkeypatch.setattr(Settler, "_settled", watched)
    for mode in asked.room.modes:
        low, high = asked.room.mode_seats.get(mode, asked.room.seats)
        played_and_forgotten(asked.name, 17, max(low, min(3, high)), custody, mode=mode)
    assert bool(found) == bool(named)
