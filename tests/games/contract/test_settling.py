"""What is not settled again because nothing that it reads has changed would have had nothing to do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.core.language.states import Custody
from companion.engine.assembly import Assembly
from companion.engine.draft import Draft, Probe
from tests.games.contract.games import played_and_forgotten
from tests.games.contract.rooms import Case


def left_out(rules: Assembly[Any], draft: Draft[Any]) -> list[Any]:
    """The steps that are not asked now, as what they read are the very same objects."""
    return [
        step
        for at, (step, look) in enumerate(rules._steps)
        if at in draft.calm
        and all(one is other for one, other in zip(look(draft.state), draft.calm[at], strict=True))
        and not any(type(work) in step.after for work in draft.work)
    ]


@pytest.mark.parametrize("custody", ["app", "face"])
def test_what_is_left_out_has_nothing_to_do(
    asked: Case, custody: Custody, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, named, settled = Counter[str](), set[str](), Assembly._settled

    def watched(rules: Assembly[Any], draft: Draft[Any]) -> bool:
        named.update(field for step, _ in rules._steps for field in step.reads)
        for step in left_out(rules, draft):
            probe = Probe(draft.state, rules.evolve)
            probe.work.extend(draft.work)
            assert not step.settle(probe), f"{step.settle} goes by more than {step.reads}"
            found[str(step.settle)] += 1
        return settled(rules, draft)

    monkeypatch.setattr(Assembly, "_settled", watched)
    for mode in asked.room.modes:
        low, high = asked.room.mode_seats.get(mode, asked.room.seats)
        played_and_forgotten(asked.name, 17, max(low, min(3, high)), custody, mode=mode)
    assert bool(found) == bool(named)
