"""What Firefly's cards say that only the players can read, as quick tools (FFY-ACT-03)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary import tools
from companion.engine.legendary.tools import lying, said
from companion.engine.sayings import Saying
from companion.games.firefly import zones
from companion.games.firefly.cards.board import BOARD
from companion.games.firefly.cards.own import VOID
from companion.games.firefly.intermission.commands import NextEpisode
from companion.games.firefly.market import RecruitBrowncoats
from companion.games.firefly.repairs import RepairShip
from companion.games.firefly.side_jobs import CompleteJob
from companion.games.firefly.state import FireflyState
from companion.games.firefly.talents import ActivateTalent


def _is_hurt(state: FireflyState) -> bool:
    seats = state.everybody
    return any(zones.strikes_on(state.table, seat) for seat in seats)


TOOLS = tools.in_order(
    (
        "strike", "ship-strike", "heal", "repair", "kill", "kill-own", "move", "episode", "gain", "talent",
        "flaw", "credits", "scan", "attack", "recruit", "draw", "discard",
    ),
    {
        "ship-strike": said("ship-strike", n=1), "repair": said("repair", lying(*zones.STRIKE_SLOTS), n=1),
        "episode": said("episode", n=1), "credits": said("credits", n=1),
        "talent": said("talent", lying(zones.TALENTS), n=1, who="any"),
        "flaw": said("flaw", lying(zones.FLAWS), n=1, who="any"),
    },
    tools.Tools[FireflyState](
        board=BOARD, market="bridge", spaces=zones.BRIDGE, space="space", closed=VOID, hurt=_is_hurt
    ).all(),
)  # fmt: skip
HARM = ("strike", "ship-strike", "heal", "kill", "kill-own")
SAYING: Saying[FireflyState] = Saying(
    rule="FFY-ACT-03",
    tools=TOOLS,
    likely={
        "crew-strike": ("strike", "heal", "discard", "kill-own"),
        "ship-strike": ("ship-strike", "repair", "discard", "strike"),
        "avatar": ("draw", "heal", "scan", "attack", "recruit"),
        **dict.fromkeys(("event", "objective", "enemy", "goal", "special", "inevitable"), HARM),
    },
    usual=tools.USUAL,
    going_on=(
        *tools.GOING_ON, RecruitBrowncoats, CompleteJob, ActivateTalent, RepairShip, NextEpisode,
    ),
    whose=lambda state: state.decider,
)  # fmt: skip
FEATURE: Feature[FireflyState] = SAYING.feature()
