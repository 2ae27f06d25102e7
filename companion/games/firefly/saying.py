"""What Firefly's cards say that only the players can read, as quick tools (FFY-ACT-03)."""

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
from companion.games.firefly import zones
from companion.games.firefly.cards.board import BOARD
from companion.games.firefly.cards.own import VOID
from companion.games.firefly.intermission.commands import NextEpisode
from companion.games.firefly.market import RecruitBrowncoats
from companion.games.firefly.repairs import RepairShip
from companion.games.firefly.side_jobs.rules import CompleteJob
from companion.games.firefly.state import FireflyState
from companion.games.firefly.talents import ActivateTalent


def _can_gain(state: FireflyState) -> bool:
    return state.turn.phase not in VOID


def _is_manned(state: FireflyState) -> bool:
    return bool(state.living)


def _has_foes(state: FireflyState) -> bool:
    return bool(BOARD.targets(state, "enemy", "any"))


def _has_movable(state: FireflyState) -> bool:
    return bool(BOARD.movable(state, "card", "any"))


def _is_hurt(state: FireflyState) -> bool:
    seats = (*(player.seat for player in state.players), *state.others)
    return any(zones.strikes_on(state.table, seat) for seat in seats)


def _said(verb: str, **args: Any) -> Clause:
    return Clause(verb, args)


TOOLS: dict[str, Tool[FireflyState]] = {
    "strike": Tool(_said("strike", n=1, who="any"), _is_manned),
    "ship-strike": Tool(_said("ship-strike", n=1)),
    "heal": Tool(_said("heal", n=1, who="any"), _is_hurt),
    "repair": Tool(
        _said("repair", n=1), lambda state: any(state.table.zone(zone) for zone in zones.STRIKE_SLOTS)
    ),
    "kill": Tool(_said("kill", what="enemy"), _has_foes),
    "kill-own": Tool(_said("kill-own", n=1, who="any"), _is_manned),
    "move": Tool(_said("move", what="card", to="space"), _has_movable),
    "episode": Tool(_said("episode", n=1)),
    "gain": Tool(
        Clause("gain-card", {"from": "bridge"}),
        lambda state: any(state.table.zone(space) for space in zones.BRIDGE),
    ),
    "talent": Tool(_said("talent", n=1, who="any"), lambda state: bool(state.table.zone(zones.TALENTS))),
    "flaw": Tool(_said("flaw", n=1, who="any"), lambda state: bool(state.table.zone(zones.FLAWS))),
    "credits": Tool(_said("credits", n=1)),
    "scan": Tool(_said("scan", n=1), lambda state: bool(hidden_cards(state, zones.VERSE))),
    "attack": Tool(_said("gain", attack=1), _can_gain),
    "recruit": Tool(_said("gain", recruit=1), _can_gain),
    "draw": Tool(_said("draw", n=1, who="any"), _is_manned),
    "discard": Tool(
        _said("discard", n=1, who="any"),
        lambda state: any(state.table.zone(zones.of(seat, "hand")) for seat in state.living),
    ),
}
HARM = ("strike", "ship-strike", "heal", "kill", "kill-own")
GOING_ON = (
    BeginTurn, Play, UseAbility, Recruit, RecruitBrowncoats, Scan, Fight, EndAction, PlayLent, CompleteJob,
    ActivateTalent, RepairShip, NextEpisode,
)  # fmt: skip  # whoever does one of these has done what the card says

SAYING: Saying[FireflyState] = Saying(
    rule="FFY-ACT-03",
    tools=TOOLS,
    likely={
        "crew-strike": ("strike", "heal", "discard", "kill-own"),
        "ship-strike": ("ship-strike", "repair", "discard", "strike"),
        "avatar": ("draw", "heal", "scan", "attack", "recruit"),
        **dict.fromkeys(("event", "objective", "enemy", "goal", "special", "inevitable"), HARM),
    },
    usual=("attack", "recruit", "draw", "heal", "kill"),
    going_on=GOING_ON,
    whose=lambda state: state.decider,
)
FEATURE: Feature[FireflyState] = SAYING.feature()
