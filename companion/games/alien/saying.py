"""What Alien's cards say that only the players can read, as quick tools (ALN-ACT-02).

Only a strike waits for them: nothing goes on before its text is done (ALN-STATE-15). With any other card,
whoever goes on with the game has done what it says; strikes, loans and other claims that can come at any time
leave it open.
"""

from __future__ import annotations

from typing import Any

from companion.core.language.cards import Clause
from companion.engine.feature import Feature
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.lending import PlayLent
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.verbs.board import hidden_cards
from companion.engine.sayings import Saying, Tool
from companion.games.alien import zones
from companion.games.alien.cards.board import BOARD
from companion.games.alien.cards.own import VOID
from companion.games.alien.duels import FightPlayer
from companion.games.alien.keywords.commands import GiveUp
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.state import AlienState


def _can_gain(state: AlienState) -> bool:
    return state.turn.phase not in VOID


def _is_manned(state: AlienState) -> bool:
    return bool(state.living)


def _has_foes(state: AlienState) -> bool:
    return bool(BOARD.targets(state, "enemy", "any"))


def _has_movable(state: AlienState) -> bool:
    return bool(BOARD.movable(state, "card", "any"))


def _has_movable_inside(state: AlienState) -> bool:
    return bool(BOARD.movable(state, "card", "complex"))


def _said(verb: str, **args: Any) -> Clause:
    return Clause(verb, args)


TOOLS: dict[str, Tool[AlienState]] = {
    "strike": Tool(_said("strike", n=1, who="any"), _is_manned),
    "heal": Tool(
        _said("heal", n=1, who="any"),
        lambda state: any(zones.wounds(state.table, seat) for seat in state.living),
    ),
    "kill": Tool(_said("kill", what="enemy", final=True), _has_foes),
    "kill-hidden": Tool(_said("kill", what="hidden"), lambda state: bool(hidden_cards(state, zones.ROOMS))),
    "kill-own": Tool(_said("kill-own", n=1, who="any"), _is_manned),
    "move": Tool(_said("move", what="card", to="room"), _has_movable),
    "drop": Tool(_said("move", what="card", to="combat"), _has_movable_inside),
    "gain": Tool(
        Clause("gain-card", {"from": "hq"}), lambda state: any(state.table.zone(space) for space in zones.HQ)
    ),
    "gain-sergeant": Tool(
        Clause("gain-card", {"from": "sergeants"}), lambda state: bool(state.table.zone(zones.SERGEANTS))
    ),
    "scan": Tool(_said("scan", n=1), lambda state: bool(hidden_cards(state, zones.ROOMS))),
    "attack": Tool(_said("gain", attack=1), _can_gain),
    "recruit": Tool(_said("gain", recruit=1), _can_gain),
    "draw": Tool(_said("draw", n=1, who="any"), _is_manned),
    "discard": Tool(
        _said("discard", n=1, who="any"),
        lambda state: any(state.table.zone(zones.of(seat, "hand")) for seat in state.living),
    ),
}
HARM = ("strike", "heal", "kill", "kill-own")

GOING_ON = (
    BeginTurn, Play, UseAbility, Recruit, RecruitSergeant, Scan, Fight,
    EndAction, Complete, PlayLent, GiveUp, FightPlayer,
)  # fmt: skip  # whoever does one of these has done what the card says

SAYING: Saying[AlienState] = Saying(
    rule="ALN-ACT-02",
    tools=TOOLS,
    likely={
        "strike": ("strike", "heal", "discard", "kill-own"),
        **dict.fromkeys(("event", "hazard", "objective", "location", "enemy"), HARM),
    },
    usual=("attack", "recruit", "draw", "heal", "kill"),
    going_on=GOING_ON,
    whose=lambda state: state.decider,
)
FEATURE: Feature[AlienState] = SAYING.feature()
