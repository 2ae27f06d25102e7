"""Laying out a new game: which cards come to which places, and what follows until the first turn."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Dealt, Laid, Opened
from companion.core.language.ids import PoolId, ZoneId
from companion.core.language.states import Turn
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of, left, pile
from companion.engine.draft import Draft
from companion.engine.legendary.guests.mixing import shares
from companion.engine.legendary.laying_out import DecksOpen, FirstTurn, LayingOut, only, opened
from companion.engine.legendary.stacking import stacked
from companion.engine.legendary.starting import starting_decks
from companion.games.alien import zones
from companion.games.alien.agendas import setup as setup_agendas
from companion.games.alien.agendas.setup import mini_decks
from companion.games.alien.choices import DECKS, Chosen
from companion.games.alien.difficulty import difficulty, drones_each, has_agendas
from companion.games.alien.drawing import draw
from companion.games.alien.guests import DIFFERENCES, GUESTS
from companion.games.alien.hive import HiveCardDue
from companion.games.alien.modes import ALIENS, MODES, has_mode
from companion.games.alien.objectives.rules import began
from companion.games.alien.printed import rules
from companion.games.alien.state import LEVELS, AlienState
from companion.games.alien.turns import begin

START = {"attack": 0, "recruit": 0, "objective": 1, "hazards": 0, "rebuilds": 0}


def begun(event: Opened, before: AlienState, state: AlienState) -> AlienState:
    """Nothing is gained, and nothing has happened yet."""
    numbers = START | {f"progress:{level}": 0 for level in LEVELS}
    return replace(state, turn=Turn(0, state.players[0].seat, "setup"), numbers=numbers)


SINGLE = ("specialists", "grunts", "sergeants", "hatchery", "drones", "strikes")


class FirstObjective(Work, frozen=True, tag="first-objective"):
    """The first Objective becomes the current one."""


def lay_out(draft: Draft[AlienState], chosen: Chosen, box: Box) -> None:
    """Everything that lies on the table before the first card is drawn, in the order of the rulebook."""
    draft.emit(_opened(chosen, box))
    for seat, design in chosen.avatars.items():
        draft.emit(Laid(zones.of(seat, "avatar"), only(box, "avatars", design)))
    draft.emit(personal_decks(chosen, box))
    setup_agendas.deal(draft, chosen, box)
    draft.emit(pile(box, zones.SERGEANTS, "sergeants"))
    draft.emit(pile(box, zones.STRIKES, "strikes"))
    draft.emit(Laid(zones.HATCHERY, copies_of(box, "hatchery")))
    draft.emit(Laid(zones.LOCATION, only(box, "locations", chosen.location)))
    current_first = (copy for design in chosen.objectives for copy in only(box, "objectives", design))
    draft.emit(Laid(zones.OBJECTIVES, tuple(current_first)))
    draft.emit(hive(chosen, box))
    draft.emit(pile(box, zones.BARRACKS, *chosen.characters))
    if has_mode(draft.state, ALIENS):  # ALN-SETUP-27
        draft.emit(pile(box, zones.ALIEN_AVATARS, "alien-avatars"))
        draft.emit(pile(box, zones.ALIEN_DECK, "alien-player"))
    placed = (HiveCardDue(),) * difficulty(chosen.header)["placed"]  # ALN-DIFF-07, ALN-RULING-47
    DIFFERENCES.begin(draft)
    draft.finally_(DecksOpen(), *placed, FirstObjective(), FirstTurn())


def _opened(chosen: Chosen, box: Box) -> Opened:
    """Who plays with what."""
    people = (*chosen.avatars.values(), *chosen.role_cards.values())
    whole = (
        *SINGLE, *MODES.stacks_of(chosen.header), *chosen.mini_decks, *chosen.characters, *chosen.villains
    )  # fmt: skip
    return opened(chosen.header, box, {*people, chosen.location, *chosen.objectives}, whole)


def personal_decks(chosen: Chosen, box: Box) -> Dealt:
    """Each player's shuffled basics with the Role card among them (ALN-SETUP-02, 05); the rest stays away."""
    printed = rules().personal_deck
    basics = {"specialists": printed.specialists, "grunts": printed.grunts}
    roles = {seat: only(box, "roles", design) for seat, design in chosen.role_cards.items()}
    return starting_decks(box, basics, roles, "ALN-SETUP-02", zones.BOX)


def hive(chosen: Chosen, box: Box) -> Dealt:
    """The three mini-decks, level 1 on top, each with unseen Drones among them (ALN-SETUP-14 to 18).

    Guests replace Drones card for card, and those left over stay away unseen (ALN-MARVEL-02).
    """
    drones = PoolId("drones")
    if has_agendas(chosen.header):
        return setup_agendas.hive(chosen, box)
    each, guests = drones_each(chosen.header), copies_of(box, *chosen.villains)
    instead = shares(len(guests), each, len(LEVELS))
    rest = {drones: left(box, "drones", each * len(LEVELS) - sum(instead), "ALN-SETUP-14")}
    rest |= {GUESTS: len(guests) - sum(instead)} if guests else {}
    among = [{drones: each - few, **({GUESTS: few} if few else {})} for few in instead]
    fillers = {drones: copies_of(box, "drones")} | ({GUESTS: guests} if guests else {})
    return stacked(box, mini_decks(chosen, among), fillers, rest, zones.BOX)


def _hands(draft: Draft[AlienState]) -> None:
    """Everybody draws a hand."""
    for player in draft.state.players:
        draw(draft, player.seat, rules().hand)


def first_objective(draft: Draft[AlienState], work: FirstObjective) -> None:
    """The first Objective is the current one: its Setup text is done now (ALN-SETUP-25)."""
    began(draft, draft.state.active)


LAYING: LayingOut[AlienState] = LayingOut(
    piles=tuple((ZoneId(deck), deck) for deck in DECKS),
    first=lambda draft: begin(draft, draft.state.active),
    then=_hands,
)


def overfull(state: AlienState) -> list[str]:
    """There is one Location (ALN-SETUP-10)."""
    return zones.crowded(state.table, (zones.LOCATION,), "ALN-SETUP-10") if state.turn.number else []
