"""The rules of Alien put together: what each command does, how work goes on, what follows every action."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from companion.core.language.asks import Pending
from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.engine.decisions import Decision, told
from companion.engine.draft import Draft
from companion.engine.kernel import Kernel
from companion.engine.tools import Vocabulary
from companion.engine.waivers import refusal
from companion.games.alien import (
    decide_acting,
    decide_agendas,
    decide_aliens,
    decide_backs,
    decide_deaths,
    decide_drawing,
    decide_duels,
    decide_ending,
    decide_feats,
    decide_fighting,
    decide_guests,
    decide_hive,
    decide_keywords,
    decide_leaving,
    decide_lending,
    decide_objectives,
    decide_saying,
    decide_scanning,
    decide_strikes,
    decide_turns,
    effects_begin,
    effects_copying,
    effects_piles,
    effects_verbs,
    setup_agendas,
    setup_dealing,
    zones,
)
from companion.games.alien.commands import (
    COMMANDS,
    AllSaid,
    AsSaid,
    ClaimBurst,
    ClaimFeat,
    ForgotStrike,
    Lend,
    Sacrifice,
    ShowBack,
)
from companion.games.alien.events_saying import CardsDone
from companion.games.alien.evolve import evolve
from companion.games.alien.state import LEVELS, AlienState

Obey = Callable[[Draft[AlienState], Any], None]
Work = Callable[[Draft[AlienState], Pending], None]
FIRST = ("reveal", "revealed", decide_ending.LAST_WORD)  # work that comes before all that is settled

RULES = (
    decide_hive, decide_acting, decide_scanning, decide_fighting, decide_objectives, decide_strikes,
    decide_turns, decide_deaths, decide_backs, decide_lending, decide_keywords,
    decide_duels, decide_feats, decide_drawing, decide_saying, decide_leaving,
)  # fmt: skip
WORK = (
    decide_hive, decide_acting, decide_scanning, decide_fighting, decide_objectives, decide_strikes,
    decide_turns, decide_ending, effects_begin, effects_verbs, setup_dealing, decide_lending,
    decide_keywords, effects_copying, effects_piles, decide_aliens, decide_duels, decide_agendas,
    setup_agendas, decide_guests, decide_saying,
)  # fmt: skip
STEPS: tuple[Callable[[Draft[AlienState]], bool], ...] = (
    decide_acting.refill_hq, decide_strikes.settle, decide_ending.last_word, decide_deaths.settle,
    decide_aliens.settle, decide_agendas.settle, decide_objectives.settle, decide_feats.settle,
    decide_ending.settle,
)  # fmt: skip
# What nobody can hold back until a question is answered; the last two only where it is what hands do.
DURING_ASK = (ShowBack, ClaimBurst, ClaimFeat, ForgotStrike, Lend, Sacrifice, AsSaid, AllSaid)
CORRECTABLE = ("hive", "action", "strike", "cleanup")  # phases that players may set


@cache
def kernel() -> Kernel[AlienState]:
    """The rules as tables."""
    commands: dict[type, Obey] = {}
    pieces: dict[str | type, Work] = {}
    for part in RULES:
        commands.update(part.COMMANDS)
    for part in WORK:
        pieces.update(part.PIECES)
    return Kernel(
        evolve=evolve, commands=commands, pieces=pieces, settle=settle, words=words(), during_ask=DURING_ASK
    )


# What a card can be corrected to: what a Hive holds, what is played and what harms.
CORRECTED_KINDS = (
    "character", "enemy", "event", "hazard", "facehugger", "special", "goal", "strike", "avatar",
)  # fmt: skip


def words() -> Vocabulary:
    """What the manual tools may touch."""
    return Vocabulary(
        zones=lambda state: zones.every(tuple(player.seat for player in state.players)),
        phases=CORRECTABLE,
        rule_faults=rule_faults,
        course={"objective": (LEVELS[0], LEVELS[-1])},
        kinds=CORRECTED_KINDS,
    )


def settle(draft: Draft[AlienState]) -> bool:
    """What the rules demand after every action (ALN-STATE-22); True when something was done."""
    if draft.state.outcome:
        draft.work.clear()
        return False
    if draft.work and draft.work[0].do in FIRST and draft.state.living:
        return False
    if any(pending.do == setup_dealing.OPENING for pending in draft.work):
        return False
    return any(step(draft) for step in STEPS)


def rule_faults(state: AlienState) -> list[str]:
    """Which rules of the table do not hold: one card to a place, three Objectives, one Location."""
    if not state.turn.number:
        return []
    limits = {
        **dict.fromkeys(zones.ROOMS, "ALN-HIVE-03"),
        **dict.fromkeys(zones.HQ, "ALN-ZONE-20"),
        zones.LOCATION: "ALN-SETUP-10",
        **{zones.of(seat, "agenda"): "ALN-ZONE-29" for seat in state.agendas},
    }
    found = [f"{rule} {zone}" for zone, rule in limits.items() if len(state.table.zone(zone)) > 1]
    stack = (*state.table.zone(zones.OBJECTIVES), *state.table.zone(zones.MARKER))
    if len(stack) != len(LEVELS) or not is_current_on_top(state):
        found.append(f"ALN-OBJ-01 {zones.OBJECTIVES}")
    return found


def is_current_on_top(state: AlienState) -> bool:
    """Whether the Objective that counts as the current one lies on top, as far as its level is known."""
    if state.objective == LEVELS[-1] + 1:
        return True  # all are done: nothing is current while Agendas are turned up (ALN-RULING-66)
    slot = decide_objectives.current(state)
    card = state.table.card(slot) if slot is not None else None
    return state.outcome != "" or card is None or card.number("level") in (None, state.objective)


def decide(state: AlienState, command: Command, waived: frozenset[str] = frozenset()) -> Decision:
    """The events of a command, or why not; after the end only undo is left (ALN-END-08)."""
    if state.outcome and isinstance(command, COMMANDS):
        return refusal("ALN-END-08", "impossible", here=phrase("here-game-over"))
    no = decide_agendas.forbidden(state, command) if state.agendas else None
    if no is not None:
        return no
    if not decide_saying.is_gone_on(state, command):
        return kernel().decide(state, command, waived)
    done = told(evolve, state, (CardsDone(),))
    decision = kernel().decide(done.after(state), command, waived)
    return decision if isinstance(decision, Refusal) else done.then(decision)
