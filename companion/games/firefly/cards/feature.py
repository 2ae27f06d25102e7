"""What cards do as a feature."""

from __future__ import annotations

from companion.engine.changes import counted
from companion.engine.feature import Feature, Follow, joined
from companion.engine.legendary.lasting import CANNOT, MODIFY, ONGOING
from companion.engine.legendary.market.events import Recruited
from companion.games.firefly.cards import carrying, people, ship
from companion.games.firefly.fighting import EnemyDefeated
from companion.games.firefly.scanning import Scanned
from companion.games.firefly.state import FireflyState


def _counts(what: str) -> Follow[FireflyState]:
    """What has happened so often in this turn, as cards ask for it."""
    return lambda event, before, after: counted(after, **{f"turn__{what}": 1})


FEATURE: Feature[FireflyState] = joined(
    "cards",
    carrying.CARRYING,
    Feature(
        name="firefly",
        lasting={ONGOING: (MODIFY, CANNOT)},
        verbs={**people.VERBS, **ship.VERBS},
        events=ship.EVENTS,
        follows={
            EnemyDefeated: _counts("defeated"), Scanned: _counts("scanned"), Recruited: _counts("recruited"),
        },
        prompts=ship.PROMPTS,
        carries=(ship.SweptUnder,),
    ),
)  # fmt: skip
