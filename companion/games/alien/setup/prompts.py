"""What hands lay out before the first turn, in the order of the table (ALN-SETUP-02 to 22)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import Opened
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import keeper
from companion.engine.legendary.guests.mixing import mixed_in, shares
from companion.games.alien.difficulty import drones_each
from companion.games.alien.guests import HEROES, VILLAINS
from companion.games.alien.modes import AGENDAS, DELAYED, has_mode
from companion.games.alien.printed import rules
from companion.games.alien.state import LEVELS, AlienState


def laid_out(event: Opened, before: AlienState, after: AlienState) -> Sequence[Prompt]:
    """Every hand movement of the set-up; decks that the app keeps lie sorted in the tray."""
    return tuple(Prompt(text) for text in sentences(after))


def sentences(state: AlienState) -> Iterator[Phrase]:
    """Own decks first, then the stacks of the board, the Hive, the HQ, and the first hands."""
    own = rules().personal_deck
    yield phrase("prompt-setup-deck", specialists=own.specialists, grunts=own.grunts)
    yield phrase(_kept(state, "sergeants"))
    yield phrase(_kept(state, "strikes"))
    yield phrase("prompt-setup-hatchery")
    yield phrase("prompt-setup-objectives")
    if not any(has_mode(state, mode) for mode in (AGENDAS, DELAYED)):  # whose own prompt says what goes in
        yield from _filling(state)
    yield phrase(_kept(state, "hive"))
    yield from _barracks(state)
    yield phrase("prompt-setup-hands", count=rules().hand)
    yield phrase("prompt-setup-rest-guests" if mixed_in(state, VILLAINS) else "prompt-setup-rest")


def _filling(state: AlienState) -> Iterator[Phrase]:
    """What is shuffled unseen into each part of the Hive: Drones, or guests instead (ALN-MARVEL-02)."""
    each, guests = drones_each(state.header), mixed_in(state, VILLAINS)
    if not guests:
        yield phrase("prompt-setup-drones", each=each)
        return
    yield phrase("prompt-setup-guests", count=guests)
    for level, few in zip(LEVELS, shares(guests, each, len(LEVELS)), strict=True):
        yield phrase("prompt-setup-part", level=level, guests=few, drones=each - few)


def _barracks(state: AlienState) -> Iterator[Phrase]:
    """Whose cards are shuffled as the Barracks, and which of them are guests (ALN-MARVEL-01)."""
    heroes = mixed_in(state, HEROES) // rules().suite
    if heroes:
        yield phrase("prompt-setup-heroes", heroes=heroes, own=rules().characters - heroes)
    yield phrase(_kept(state, "barracks"), suites=rules().characters, count=rules().hq)


def _kept(state: AlienState, deck: str) -> str:
    """The sentence of a deck: laid face down by hands, or sorted into the tray."""
    return f"prompt-setup-{deck}-{keeper(state, deck)}"
