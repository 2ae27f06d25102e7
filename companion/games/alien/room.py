"""Alien: the chapters of its rulebook, and the room as the house needs it."""

from __future__ import annotations

from functools import cache, partial

from companion.core.language.states import Header, State
from companion.engine.assembly import Assembly
from companion.engine.feature import Feature
from companion.engine.invariants import hard_faults
from companion.engine.legendary import foretold
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.view import laying
from companion.engine.room import Room
from companion.engine.tales import BOOKKEEPING, Tale
from companion.engine.tools import Vocabulary
from companion.games.alien import (
    by_hand,
    ending,
    fleeting,
    goals,
    hazards,
    last_word,
    leaving,
    revealing,
    surely,
    waiting,
    zones,
)
from companion.games.alien.abilities import COUNTERS
from companion.games.alien.abilities import FEATURE as ABILITIES
from companion.games.alien.agendas.feature import FEATURE as AGENDAS
from companion.games.alien.agendas.rules import is_secret
from companion.games.alien.aliens.feature import FEATURE as ALIENS
from companion.games.alien.board import lies_at
from companion.games.alien.bursts import FEATURE as BURSTS
from companion.games.alien.cards.board import FEATURES as ON_BOARD
from companion.games.alien.cards.feature import FEATURE as CARDS
from companion.games.alien.cards.own import FEATURES as VERBS
from companion.games.alien.choices import DECKS
from companion.games.alien.copying import FEATURE as COPYING
from companion.games.alien.deaths import FEATURE as DEATHS
from companion.games.alien.drawing import FEATURE as DRAWING
from companion.games.alien.duels import FEATURE as DUELS
from companion.games.alien.feats import FEATURE as FEATS
from companion.games.alien.fighting import FEATURE as FIGHTING
from companion.games.alien.grammar import check, grammar
from companion.games.alien.guests import FEATURE as GUESTS
from companion.games.alien.guests import READING
from companion.games.alien.hive import FEATURE as HIVE
from companion.games.alien.huggers import FEATURE as HUGGERS
from companion.games.alien.keywords.feature import FEATURE as KEYWORDS
from companion.games.alien.keywords.rules import GAINING
from companion.games.alien.lending import FEATURE as LENDING
from companion.games.alien.market import FEATURE as MARKET
from companion.games.alien.modes import AGENDAS as WITH_AGENDAS
from companion.games.alien.modes import ALIENS as WITH_ALIENS
from companion.games.alien.modes import DELAYED, STANDARD
from companion.games.alien.objectives.feature import FEATURE as OBJECTIVES
from companion.games.alien.playing import FEATURE as PLAYING
from companion.games.alien.printed import rules
from companion.games.alien.saying import FEATURE as SAYING
from companion.games.alien.scanning import FEATURE as SCANNING
from companion.games.alien.scans import SHOWING
from companion.games.alien.scoring.chronicle import CHRONICLE
from companion.games.alien.scoring.traitor import WORTH_BY_AIM, aim
from companion.games.alien.scoring.traits import traits
from companion.games.alien.scoring.worth import worth
from companion.games.alien.setup.feature import FEATURE as SETUP
from companion.games.alien.setup.offers import setup_choices
from companion.games.alien.setup.opening import count_box, open_game
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.speech import FORETOLD, speech
from companion.games.alien.state import LEVELS, PHASES, AlienState
from companion.games.alien.strikes import FEATURE as STRIKES
from companion.games.alien.turns import FEATURE as TURNS
from companion.games.alien.view import LAID_IN, sight, view

# The table of contents. In a turn things are offered, and of a person they are said, in this order.
FEATURES: tuple[Feature[AlienState], ...] = (
    HIVE,
    HUGGERS,
    DEATHS,
    BURSTS,
    AGENDAS,
    ALIENS,
    PLAYING,
    waiting.FEATURE,
    LENDING,
    KEYWORDS,
    goals.FEATURE,
    SCANNING,
    FIGHTING,
    MARKET,
    FEATS,
    DUELS,
    OBJECTIVES,
    TURNS,
    STRIKES,
    DRAWING,
    last_word.FEATURE,
    surely.FEATURE,
    ending.FEATURE,
    POINTS,
    revealing.FEATURE,
    hazards.FEATURE,
    ABILITIES,
    COPYING,
    CARDS,
    *VERBS,
    *ON_BOARD,
    GAINING.feature(),
    GUESTS,
    SAYING,
    leaving.FEATURE,
    by_hand.FEATURE,
    fleeting.FEATURE,
    FORETOLD,
    foretold.feature(),
    laying(LAID_IN),
    SETUP,
)
# What the rules demand after every action, first things first (ALN-STATE-22).
SETTLING = (
    "market", "strikes", "last_word", "deaths", "surely", "aliens", "agendas", "objectives", "feats",
    "ending",
)  # fmt: skip
SECRETIVE = (WITH_AGENDAS, DELAYED, f"{WITH_AGENDAS}+{WITH_ALIENS}")  # modes with Hidden Agendas
CORRECTABLE = ("hive", "action", "strike", "cleanup")  # phases that players may set
# What a card can be corrected to: what a Hive holds, what is played and what harms.
CORRECTED_KINDS = (
    "character", "enemy", "event", "hazard", "facehugger", "special", "goal", "strike", "avatar",
)  # fmt: skip


@cache
def alien() -> Assembly[AlienState]:
    """The features put together; a value, made once."""
    course = {"objective": (LEVELS[0], LEVELS[-1])}
    words = Vocabulary(zones=zones.table(), phases=CORRECTABLE, course=course, kinds=CORRECTED_KINDS)
    return Assembly(FEATURES, words=words, settling=SETTLING, over="ALN-END-08")


@cache
def room() -> Room:
    """The room; it is a value, made once."""
    whole, fewest = alien(), rules().agendas.fewest
    silent = whole.silent(*BOOKKEEPING)
    telling = Tale(whole=whole, silent=silent, by_hand=(Play, Lend), is_secret=is_secret)
    return Room(
        name="alien", rules_version=1, seats=(1, 5), commands=whole.commands, events=whole.events,
        codec=whole.codec(AlienState, ending.ending),
        phases=PHASES, decks=DECKS, modes=(STANDARD, WITH_ALIENS, *SECRETIVE),
        mode_seats=dict.fromkeys(SECRETIVE, (fewest, 5)), blank=blank, open=partial(open_game, whole),
        suggest=suggest, decide=whole.decide, evolve=whole.evolve, possible=whole.possible,
        legal=whole.legal, choices=whole.choices, attempt=whole.attempt,
        meaning=partial(SHOWING.meaning, whole),
        view=partial(view, whole), sight=partial(sight, whole), label=telling.label,
        notice=telling.notice, prompts=whole.prompts, undo=whole.undo, hard_faults=all_hard_faults,
        rule_faults=whole.rule_faults, handled=whole.handles(COUNTERS),
        check_card=check, check_guest=READING.check,
        guests=("villains",), grammar=grammar,
        silent=silent, worth=worth, aim=aim, worth_by_aim=WORTH_BY_AIM, traits=traits,
        chronicle=CHRONICLE, setup=setup_choices, secret=is_secret, count_box=count_box,
        zone_table=zones.table(), lies_at=lies_at, correctable=CORRECTABLE, forgotten=whole.forgotten,
        speak=speech(whole).speak, says=speech(whole).of_card,
    )  # fmt: skip


def blank(header: Header) -> AlienState:
    """The State before the game is opened."""
    return AlienState(header=header)


def all_hard_faults(state: State) -> list[str]:
    """What must never be broken."""
    assert isinstance(state, AlienState)
    return hard_faults(state, PHASES) + alien().hard_faults(state)
