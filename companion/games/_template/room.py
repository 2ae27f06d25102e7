"""Night Ferry, the toy game whose shape is to be copied: its chapters, and the room as the house needs it."""

from __future__ import annotations

from functools import cache, partial

from companion.core.language.events import Bound
from companion.core.language.states import Header, State
from companion.engine.assembly import Assembly
from companion.engine.feature import Feature
from companion.engine.invariants import hard_faults
from companion.engine.room import Room
from companion.engine.tales import BOOKKEEPING, Tale
from companion.engine.tools import Vocabulary
from companion.games._template import (
    beacons,
    cards,
    crossing,
    duels,
    flares,
    islands,
    lanterns,
    laying,
    roles,
    turns,
    winds,
    zones,
)
from companion.games._template.hands.feature import FEATURE as HANDS
from companion.games._template.printed import rules
from companion.games._template.race.feature import FEATURE as RACE
from companion.games._template.river.feature import FEATURE as RIVER
from companion.games._template.scans import meaning
from companion.games._template.scoring import ending, worth
from companion.games._template.scoring_chronicle import CHRONICLE
from companion.games._template.setup import MODES, RACING, count_box, open_game, suggest
from companion.games._template.speech import speech
from companion.games._template.state import PHASES, TURN_PHASES, FerryState
from companion.games._template.view import view

# The table of contents: the ferry, in the order of its board, then the race.
FEATURES: tuple[Feature[FerryState], ...] = (
    RIVER, HANDS, crossing.FEATURE, lanterns.FEATURE, roles.FEATURE, turns.FEATURE, cards.FEATURE,
    laying.FEATURE,
    RACE, winds.FEATURE, islands.FEATURE, flares.FEATURE, duels.FEATURE, beacons.FEATURE,
)  # fmt: skip
DECKS = ("river", "roles")  # supplies and hands are always shuffled and held by people


@cache
def ferry() -> Assembly[FerryState]:
    """The features put together; a value, made once."""
    return Assembly(FEATURES, words=Vocabulary(zones=zones.table(), phases=TURN_PHASES, kinds=cards.KINDS))


@cache
def room() -> Room:
    """The room; it is a value, made once."""
    whole, seats = ferry(), rules().players
    silent = whole.silent(*BOOKKEEPING, Bound)
    telling = Tale(whole=whole, silent=silent)
    return Room(
        name="_template", rules_version=1, seats=(seats.fewest, seats.most),
        codec=whole.codec(FerryState, ending),
        commands=whole.commands, events=whole.events, phases=PHASES, decks=DECKS, modes=MODES,
        mode_seats=RACING, cooperative=False, blank=blank, open=partial(open_game, whole), suggest=suggest,
        decide=whole.decide, evolve=whole.evolve, possible=whole.possible,
        legal=whole.legal, choices=whole.choices, attempt=whole.attempt,
        meaning=meaning, view=partial(view, whole), label=telling.label, notice=telling.notice,
        prompts=whole.prompts, undo=whole.undo, hard_faults=all_hard_faults, rule_faults=whole.rule_faults,
        check_card=cards.understand, zone_table=zones.table(), correctable=TURN_PHASES,
        forgotten=whole.forgotten, speak=speech(whole).speak, says=speech(whole).of_card,
        count_box=count_box, silent=silent, worth=worth, chronicle=CHRONICLE,
    )  # fmt: skip


def blank(header: Header) -> FerryState:
    """The State before the game is opened."""
    return FerryState(header=header)


def all_hard_faults(state: State) -> list[str]:
    """What must never be broken."""
    return hard_faults(state, PHASES)
