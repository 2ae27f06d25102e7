"""Side Jobs as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.combat_zone import EnteredCombatZone
from companion.games.firefly.side_jobs import rules
from companion.games.firefly.side_jobs.rules import CompleteJob, JobDone, JobFailed, JobsEnd
from companion.games.firefly.state import ACTION, STRIKE, FireflyState
from companion.games.firefly.turns import JobsDue

FEATURE: Feature[FireflyState] = Feature(
    name="side_jobs",
    moments=("mission", "success", "failure"),
    commands={CompleteJob: rules.complete},
    work={JobsDue: rules.deadline, JobsEnd: rules.fail_next},
    settle=(rules.settle,),
    events={JobDone: rules.job_done, JobFailed: rules.job_failed},
    follows={EnteredCombatZone: rules.came_in},
    carries=(JobDone, JobFailed),
    ways=rules.ways,
    open=lambda state: state.turn.phase in (ACTION, STRIKE),
    due=rules.due,
)
