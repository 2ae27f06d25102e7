"""Night Ferry, the toy game whose shape is to be copied: one room as the house needs it."""

from __future__ import annotations

from functools import cache, partial

from companion.core.crossing.steps import UndoClass
from companion.core.language.codec import Codec
from companion.core.language.commands import AT_TABLE, TOOLS, Answer, KeepDeck, Rematch, Reshuffle
from companion.core.language.events import CORE_EVENTS, Event
from companion.core.language.states import Header, State
from companion.engine.invariants import hard_faults
from companion.engine.room import Room
from companion.engine.telling import label, tell
from companion.engine.undo import core_class
from companion.games._template import events as e
from companion.games._template.commands import COMMANDS
from companion.games._template.decide import decide, every_zone, rule_faults
from companion.games._template.effects import understand
from companion.games._template.events import EVENTS
from companion.games._template.evolve import evolve
from companion.games._template.prompts import prompts
from companion.games._template.scans import attempt, meaning
from companion.games._template.scoring import ending, worth
from companion.games._template.scoring_chronicle import CHRONICLE
from companion.games._template.setup import MODES, count_box, open_game, suggest
from companion.games._template.setup_rules import rules
from companion.games._template.state import PHASES, TURN_PHASES, FerryState
from companion.games._template.view import view
from companion.games._template.view_offers import forgotten, legal

DECKS = ("river", "roles")  # supplies and hands are always shuffled and held by people
SILENT = frozenset(
    {"Asked", "Answered", "BackShown", "Bound", "Dealt", "DeckKept", "Forgotten", "Laid", "NumbersSet",
     "OrderKnown", "OrderLost", "PiecePlaced", "Shuffled", "Swapped", "Unbound"}
)  # fmt: skip
SEEN = (e.TurnedUp, e.RoleShown, e.Rolled, e.Kept)
MIXED = (e.HandDrawn, e.Sunk)
MOVED = (
    e.Drifted, e.Washed, e.Crossed, e.CardPlayed, e.Discarded, e.RiverTurned, e.SuppliesTurned, e.RoleDealt,
)  # fmt: skip


@cache
def room() -> Room:
    """The room; it is a value, made once."""
    commands = (*COMMANDS, Answer, KeepDeck, Rematch, Reshuffle, *AT_TABLE, *TOOLS)
    events = (*EVENTS, *CORE_EVENTS)
    seats = rules().players
    return Room(
        name="_template", rules_version=1, seats=(seats.fewest, seats.most), commands=commands, events=events,
        codec=Codec(events=events, commands=commands, state=FerryState, ended=ending), phases=PHASES,
        decks=DECKS, modes=MODES, cooperative=False, blank=blank, open=open_game, suggest=suggest,
        decide=decide, evolve=evolve, legal=legal, attempt=attempt, meaning=meaning, view=view, label=label,
        notice=partial(tell, silent=SILENT), prompts=prompts, undo=undo, hard_faults=all_hard_faults,
        rule_faults=rule_faults, check_card=understand, zones=every_zone,
        correctable=TURN_PHASES, forgotten=forgotten, count_box=count_box, silent=SILENT, worth=worth,
        chronicle=CHRONICLE,
    )  # fmt: skip


def blank(header: Header) -> FerryState:
    """The State before the game is opened."""
    return FerryState(header=header)


def all_hard_faults(state: State) -> list[str]:
    """What must never be broken."""
    return hard_faults(state, PHASES)


def undo(before: FerryState, event: Event) -> UndoClass:
    """What an event did to real cards: seen cards stay seen, cards drawn unseen are out of order."""
    if isinstance(event, SEEN):
        return "seen"
    if isinstance(event, MIXED):
        return "order"
    return "move" if isinstance(event, MOVED) else core_class(before, event)
