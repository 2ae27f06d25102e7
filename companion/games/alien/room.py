"""Alien, as the house needs it: one room in the common shape."""

from __future__ import annotations

from functools import cache

from companion.core.crossing.steps import UndoClass
from companion.core.language.codec import Codec
from companion.core.language.commands import AT_TABLE, TOOLS, Answer, KeepDeck, Rematch, Reshuffle, TakeOut
from companion.core.language.events import CORE_EVENTS, Event
from companion.core.language.states import Header, State
from companion.engine.invariants import hard_faults
from companion.engine.room import Room
from companion.engine.undo import core_class
from companion.games.alien import effects
from companion.games.alien import events as e
from companion.games.alien import events_keywords as k
from companion.games.alien import events_rooms as r
from companion.games.alien.commands import COMMANDS
from companion.games.alien.decide import CORRECTABLE, decide, rule_faults, words
from companion.games.alien.decide_agendas import is_secret
from companion.games.alien.decide_aliens import alien_faults
from companion.games.alien.effects_examples import grammar
from companion.games.alien.effects_guests import check_guest
from companion.games.alien.events import EVENTS
from companion.games.alien.events_agendas import (
    AGENDA_EVENTS,
    AgendaGone,
    AgendasDealt,
    AgendaTurnedUp,
    ComplexReturned,
    SecretsSetAside,
    TraitorFell,
)
from companion.games.alien.events_aliens import AlienDied, AlienRose
from companion.games.alien.evolve import evolve
from companion.games.alien.evolve_ending import ending
from companion.games.alien.prompts import prompts
from companion.games.alien.scans import attempt, meaning
from companion.games.alien.scoring_chronicle import CHRONICLE
from companion.games.alien.scoring_offers import worth
from companion.games.alien.scoring_traitor import WORTH_BY_AIM, aim
from companion.games.alien.scoring_traits import traits
from companion.games.alien.setup import count_box, open_game, suggest
from companion.games.alien.setup_modes import AGENDAS, ALIENS, DELAYED, STANDARD
from companion.games.alien.setup_offers import setup_choices
from companion.games.alien.setup_rules import rules
from companion.games.alien.state import PHASES, AlienState
from companion.games.alien.view import view
from companion.games.alien.view_legal import forgotten, legal
from companion.games.alien.view_notices import SILENT, label, notice
from companion.games.alien.zones_table import lies_at

WITH_AGENDAS = (AGENDAS, DELAYED, f"{AGENDAS}+{ALIENS}")
PLAYED = (STANDARD, ALIENS, *WITH_AGENDAS)
DECKS = ("hive", "strikes", "barracks", "sergeants")
MOVES = (
    e.HiveCardPlaced, e.Pushed, e.EnteredCombatZone, e.FacehuggerLanded, e.FacehuggerDied, e.Impregnated,
    e.CardPlayed, e.Recruited, e.Gained, e.EnemyKilled, e.CharacterKilled, e.CardKilled, e.CardsDiscarded,
    e.StrikeMissed, e.Healed, e.PlayerDied, e.Spent, e.ObjectiveDone, e.StrikesReshuffled, e.HiveRebuilt,
    e.DeckReshuffled, AlienDied, k.CardLent, k.LentReturned, k.CardsKept, k.GivenUp, k.Sacrificed, *r.MOVES,
    AgendasDealt, AgendaGone, SecretsSetAside, TraitorFell, ComplexReturned,
)  # fmt: skip

TURNED_UP = (e.TurnedUp, e.HqRefilled, e.StrikeDrawn, r.TopTurned, AlienRose, AgendaTurnedUp)


@cache
def room() -> Room:
    """The room; it is a value, made once."""
    commands: tuple[type, ...] = (*COMMANDS, Answer, KeepDeck, Rematch, Reshuffle, TakeOut, *AT_TABLE, *TOOLS)
    events = (*EVENTS, *AGENDA_EVENTS, *CORE_EVENTS)
    return Room(
        name="alien", rules_version=1, seats=(1, 5), commands=commands, events=events, phases=PHASES,
        codec=Codec(events=events, commands=commands, state=AlienState, ended=ending), decks=DECKS,
        modes=PLAYED, mode_seats=dict.fromkeys(WITH_AGENDAS, (rules().agendas.fewest, 5)),
        blank=blank, open=open_game, suggest=suggest, decide=decide, evolve=evolve, legal=legal,
        attempt=attempt, meaning=meaning, view=view, label=label, notice=notice, prompts=prompts, undo=undo,
        hard_faults=all_hard_faults, rule_faults=rule_faults, check_card=effects.check, silent=SILENT,
        check_guest=check_guest, guests=("villains",),
        grammar=grammar,
        worth=worth, aim=aim, worth_by_aim=WORTH_BY_AIM, traits=traits,
        chronicle=CHRONICLE,
        setup=setup_choices, rivals=rivals, secret=is_secret,
        count_box=count_box,
        zones=words().zones,
        lies_at=lies_at,
        correctable=CORRECTABLE,
        forgotten=forgotten,
    )  # fmt: skip


def rivals(state: AlienState) -> bool:
    """Whether somebody may win against the others: what was seen is not taken back without them."""
    return bool(state.agendas) or bool(state.turned)


def blank(header: Header) -> AlienState:
    """The State before the game is opened."""
    return AlienState(header=header)


def all_hard_faults(state: State) -> list[str]:
    """What must never be broken."""
    assert isinstance(state, AlienState)
    return hard_faults(state, PHASES) + alien_faults(state)


def undo(before: AlienState, event: Event) -> UndoClass:
    """What an event did to real cards: seen cards stay seen, unseen draws by hand lose their order."""
    if isinstance(event, TURNED_UP):
        return "seen"
    if isinstance(event, e.HandDrawn):
        return "order"
    if isinstance(event, e.Recruited | e.Gained) and not before.table.slots[event.slot].face_up:
        return "seen"  # a Sergeant shows its class (ALN-RECRUIT-06)
    if isinstance(event, MOVES):
        return "move"
    return core_class(before, event)
