"""What Alien's cards say that only the players can read, as quick tools (ALN-ACT-02).

Only a strike waits for them: nothing goes on before its text is done (ALN-STATE-15). With any other card,
whoever goes on with the game has done what it says; strikes, loans and other claims that can come at any time
leave it open.
"""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary import tools
from companion.engine.legendary.tools import lying, said
from companion.engine.legendary.verbs.board import hidden_cards
from companion.engine.sayings import Saying
from companion.games.alien import zones
from companion.games.alien.cards.board import BOARD
from companion.games.alien.cards.own import VOID
from companion.games.alien.duels import FightPlayer
from companion.games.alien.keywords.commands import GiveUp
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.state import AlienState


def _has_hidden(state: AlienState) -> bool:
    return bool(hidden_cards(state, zones.ROOMS))


def _has_foes(state: AlienState) -> bool:
    return bool(BOARD.targets(state, "enemy", "any"))


def _has_movable_inside(state: AlienState) -> bool:
    return bool(BOARD.movable(state, "card", "complex"))


TOOLS = tools.in_order(
    (
        "strike", "heal", "kill", "kill-hidden", "kill-own", "move", "drop", "gain", "gain-sergeant", "scan",
        "attack", "recruit", "draw", "discard",
    ),
    {
        "kill": said("kill", _has_foes, what="enemy", final=True),
        "kill-hidden": said("kill", _has_hidden, what="hidden"),
        "drop": said("move", _has_movable_inside, what="card", to="combat"),
        "gain-sergeant": said("gain-card", lying(zones.SERGEANTS), from_="sergeants"),
    },
    tools.Tools[AlienState](
        board=BOARD, market="hq", spaces=zones.HQ, space="room", closed=VOID,
        hurt=lambda state: any(zones.wounds(state.table, seat) for seat in state.living),
    ).all(),
)  # fmt: skip
HARM = ("strike", "heal", "kill", "kill-own")
SAYING: Saying[AlienState] = Saying(
    rule="ALN-ACT-02",
    tools=TOOLS,
    likely={
        "strike": ("strike", "heal", "discard", "kill-own"),
        **dict.fromkeys(("event", "hazard", "objective", "location", "enemy"), HARM),
    },
    usual=tools.USUAL,
    going_on=(*tools.GOING_ON, RecruitSergeant, Complete, GiveUp, FightPlayer),
    whose=lambda state: state.decider,
)
FEATURE: Feature[AlienState] = SAYING.feature()
