"""Villains: the chapters of its rulebook, and the room as the house needs it."""

from __future__ import annotations

from functools import cache, partial

from companion.core.language.states import Header, State
from companion.engine.invariants import hard_faults
from companion.engine.legendary.heroic import as_villainous
from companion.engine.legendary.playing.requests import Play
from companion.engine.room import Room
from companion.engine.tales import BOOKKEEPING, Tale
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray
from companion.games.villains.chapters import CORRECTABLE, FEATURES, villains
from companion.games.villains.counting import COUNTERS
from companion.games.villains.dodging import Dodge
from companion.games.villains.encounters import READING
from companion.games.villains.ending import ending
from companion.games.villains.grammar import check, grammar
from companion.games.villains.mixing import joined
from companion.games.villains.scans import SHOWING
from companion.games.villains.scoring.chronicle import CHRONICLE
from companion.games.villains.scoring.traits import traits
from companion.games.villains.scoring.worth import worth
from companion.games.villains.setup.choices import DECKS
from companion.games.villains.setup.offers import setup_choices
from companion.games.villains.setup.opening import count_box, open_game
from companion.games.villains.setup.suggest import refit, suggest
from companion.games.villains.speech import speech
from companion.games.villains.state import PHASES, VillainsState
from companion.games.villains.view import sight, view
from companion.games.villains.wounds import Heal

STANDARD = "standard"
__all__ = ["FEATURES", "room", "villains"]


@cache
def room() -> Room:
    """The room; it is a value, made once."""
    whole = villains()
    silent = whole.silent(*BOOKKEEPING)
    telling = Tale(whole=whole, silent=silent, by_hand=(Play, Dodge, Betray, Heal))
    return Room(
        name="villains", rules_version=1, seats=(1, 5), commands=whole.commands, events=whole.events,
        codec=whole.codec(VillainsState, ending), phases=PHASES, decks=DECKS, modes=(STANDARD,),
        blank=blank, open=partial(open_game, whole), suggest=suggest, refit=refit, decide=whole.decide,
        evolve=whole.evolve, possible=whole.possible, legal=whole.legal, choices=whole.choices,
        attempt=whole.attempt, meaning=partial(SHOWING.meaning, whole), view=partial(view, whole),
        sight=partial(sight, whole), label=telling.label, notice=telling.notice, prompts=whole.prompts,
        undo=whole.undo, hard_faults=all_hard_faults, rule_faults=whole.rule_faults,
        check_card=check, grammar=grammar, silent=silent, worth=worth, traits=traits,
        chronicle=CHRONICLE, setup=setup_choices, count_box=count_box, zone_table=zones.table(),
        correctable=CORRECTABLE, forgotten=whole.forgotten, speak=speech(whole).speak,
        says=speech(whole).of_card, handled=whole.handles(COUNTERS), reads=as_villainous,
        check_guest=READING.check, guests=("alien",), mixed=joined,
    )  # fmt: skip


def blank(header: Header) -> VillainsState:
    """The State before the game is opened."""
    return VillainsState(header=header)


def all_hard_faults(state: State) -> list[str]:
    """What must never be broken."""
    assert isinstance(state, VillainsState)
    return hard_faults(state, PHASES) + villains().hard_faults(state)
