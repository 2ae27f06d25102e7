"""Firefly: the chapters of its rulebook, and the room as the house needs it."""

from __future__ import annotations

from functools import cache, partial

from companion.core.language.states import Header, State
from companion.engine.invariants import hard_faults
from companion.engine.legendary.ending import together
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.reactions import React
from companion.engine.room import Room
from companion.engine.tales import BOOKKEEPING, Tale
from companion.games.firefly import zones
from companion.games.firefly.abilities import COUNTERS
from companion.games.firefly.chapters import CORRECTABLE, FEATURES, firefly
from companion.games.firefly.flaws import FLAW
from companion.games.firefly.grammar import check, grammar
from companion.games.firefly.scans import SHOWING
from companion.games.firefly.scoring.chronicle import CHRONICLE
from companion.games.firefly.scoring.sequel import sequel
from companion.games.firefly.scoring.traits import traits
from companion.games.firefly.scoring.worth import worth
from companion.games.firefly.setup.choices import DECKS
from companion.games.firefly.setup.offers import setup_choices
from companion.games.firefly.setup.opening import count_box, open_game
from companion.games.firefly.setup.suggest import suggest
from companion.games.firefly.solo import TradeCoordinate
from companion.games.firefly.speech import speech
from companion.games.firefly.state import PHASES, FireflyState
from companion.games.firefly.view import sight, view

STANDARD = "standard"
__all__ = ["FEATURES", "firefly", "room"]


@cache
def room() -> Room:
    """The room; it is a value, made once."""
    whole = firefly()
    silent = whole.silent(*BOOKKEEPING)
    telling = Tale(whole=whole, silent=silent, by_hand=(Play, Lend, React, TradeCoordinate))
    return Room(
        name="firefly", rules_version=1, seats=(1, 5), commands=whole.commands, events=whole.events,
        codec=whole.codec(FireflyState, together), phases=PHASES, decks=DECKS, modes=(STANDARD,),
        blank=blank, open=partial(open_game, whole), suggest=suggest, decide=whole.decide,
        evolve=whole.evolve, possible=whole.possible, legal=whole.legal, choices=whole.choices,
        attempt=whole.attempt, meaning=partial(SHOWING.meaning, whole), view=partial(view, whole),
        sight=partial(sight, whole), label=telling.label, notice=telling.notice, prompts=whole.prompts,
        undo=whole.undo, hard_faults=all_hard_faults, rule_faults=whole.rule_faults,
        check_card=check, grammar=grammar, silent=silent, worth=worth, traits=traits,
        chronicle=CHRONICLE, setup=setup_choices, count_box=count_box, zone_table=zones.table(),
        correctable=CORRECTABLE, forgotten=whole.forgotten, speak=speech(whole).speak,
        says=speech(whole).of_card, handled=whole.handles(COUNTERS), sequel=sequel,
        foremost=(FLAW,),
    )  # fmt: skip


def blank(header: Header) -> FireflyState:
    """The State before the game is opened."""
    return FireflyState(header=header)


def all_hard_faults(state: State) -> list[str]:
    """What must never be broken."""
    assert isinstance(state, FireflyState)
    return hard_faults(state, PHASES) + firefly().hard_faults(state)
