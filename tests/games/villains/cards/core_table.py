"""Real positions for the cards of the heroic core set: played, fought, overrunning, struck or twisted."""

from __future__ import annotations

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, ZoneId
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.boards import BOARD, HEROIC
from companion.games.villains.commander import FightCommander
from companion.games.villains.overruns import overrun
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    P1,
    P2,
    P3,
    STRIKE,
    THUG,
    TWIST,
    ally,
    answer,
    card,
    copy_in,
    count,
    designs,
    do,
    drafted,
    emptied,
    find,
    game,
    in_hand,
    in_phase,
    put,
    top,
    with_numbers,
    worked_off,
)
from tests.games.villains.mixbox import read_card

SEATS = (P1, P2, P3)
WOUND = card("wound", "wound", marks=("healing",), cost=0)
TACTIC = card("tactic", "tactic", attack=8, vp=6)
SHIELD = ally("agent", 0, klass="grey", crew="shield")
PRIMERS = {
    klass: ally(f"primer-{klass}", 4, klass=klass)
    for klass in ("covert", "instinct", "ranged", "strength", "tech")
}
TEAMS = {team: ally(f"of-{team}", 4, klass="instinct", crew=team) for team in ("avengers", "x-men", "shield")}
FILLER = ally("filler", 3)


def core(name: str) -> Card:
    """A card of the core set as a game plays it."""
    return read_card(f"core-{name}")


def table(players: int = 3, **rest: object) -> VillainsState:
    """A mixed table: a Heroic board, Wounds and Officers, and nobody holds a card."""
    state = game(players, **{BOARD: HEROIC, **rest})  # type: ignore[arg-type]
    state = put(state, zones.WOUNDS, *(WOUND,) * 20)
    state = put(state, zones.OFFICERS, *(core("shield-officer"),) * 5)
    for player in state.players:
        state = emptied(state, zones.of(player.seat, "hand"), zones.of(player.seat, "deck"))
        state = put(state, zones.of(player.seat, "deck"), *(FILLER,) * 8, face_up=False)
    return state


def holding(state: VillainsState, *cards: Card, seat: SeatId = P1) -> VillainsState:
    """The State with these cards in a hand too."""
    return in_hand(state, *cards, seat=seat)


def deck(state: VillainsState, *cards: Card, seat: SeatId = P1) -> VillainsState:
    """The State in which somebody's deck is these cards alone."""
    mine = zones.of(seat, "deck")
    return put(emptied(state, mine), mine, *cards, face_up=False)


def play(state: VillainsState, name: str, *before: Card) -> VillainsState:
    """The State after a card of the core set was played, these before it."""
    for one in (*before, core(name)):
        state = in_hand(state, one)
        state = do(state, Play(P1, copy_in(state, P1, str(one.design))))
    return state


def made(before: VillainsState, after: VillainsState) -> tuple[int, int]:
    """The Attack and the Recruit Points that came."""
    was, now = before.numbers, after.numbers
    return tuple(now.get(name, 0) - was.get(name, 0) for name in ("attack", "recruit"))  # type: ignore[return-value]


def standing(state: VillainsState, name: str, space: str = "sewers") -> VillainsState:
    """The State in which a Villain of the core set stands in a space of the Heroic board."""
    return put(state, place(space), core(name))


def place(space: str) -> ZoneId:
    """A space of the Heroic board."""
    return zones.CITY[("sewers", "bank", "rooftops", "streets", "bridge").index(space)]


def fight(state: VillainsState, name: str, space: str = "sewers") -> VillainsState:
    """The State after the first player has fought a Villain that stands in a space."""
    before = standing(with_numbers(state, attack=30), name, space)
    return do(before, Fight(P1, top(before, place(space))))


def escapes(state: VillainsState, name: str) -> VillainsState:
    """The State after a Villain has overrun: an Ally of the Lair is lost, then it says what it does."""
    before = standing(state, name)
    draft = drafted(before)
    overrun(draft, find(before, f"core-{name}"))
    after = worked_off(draft)
    while after.ask is not None and after.ask.why.key == "ask-overrun-ally":
        after = answer(after, getattr(after.ask, "options", ())[0].key)
    return after


def enters(state: VillainsState, name: str) -> VillainsState:
    """The State after a Villain has come into the city."""
    before = emptied(state, zones.ADVERSARIES)
    before = put(before, zones.ADVERSARIES, core(name), THUG, THUG, THUG, face_up=False)
    return do(in_phase(before, "reveal"), BeginTurn(P1))


def tactic(state: VillainsState, name: str) -> VillainsState:
    """The State after the first player has taken a Tactic of the core set."""
    before = put(emptied(state, zones.TACTICS), zones.TACTICS, core(name), TACTIC, face_up=False)
    return do(with_numbers(before, attack=30), FightCommander(P1))


def struck(state: VillainsState, name: str) -> VillainsState:
    """The State after a Master Strike of a Mastermind."""
    before = put(emptied(state, zones.COMMANDER), zones.COMMANDER, core(name))
    return _turned(before, STRIKE)


def twisted(state: VillainsState, name: str, times: int = 1) -> VillainsState:
    """The State after so many Twists of a Scheme, one in every turn."""
    before = put(emptied(state, zones.PLOT), zones.PLOT, core(f"scheme-{name}"))
    for _ in range(times):
        before = _turned(before, TWIST)
    return before


def _turned(state: VillainsState, one: Card) -> VillainsState:
    before = put(emptied(state, zones.ADVERSARIES), zones.ADVERSARIES, one, *(THUG,) * 9, face_up=False)
    return do(in_phase(before, "reveal"), BeginTurn(P1))


def all_wounds(state: VillainsState) -> list[int]:
    """How many Wounds lie in everybody's discard pile."""
    return [designs(state, zones.of(seat, "discard")).count("wound") for seat in seats(state)]


def seats(state: VillainsState) -> tuple[SeatId, ...]:
    """Everybody's seat."""
    return tuple(player.seat for player in state.players)


def hands(state: VillainsState) -> list[int]:
    """How many cards everybody holds."""
    return [count(state, zones.of(seat, "hand")) for seat in seats(state)]


def shows(state: VillainsState) -> VillainsState:
    """The State after somebody has shown the first card that is possible."""
    return answer(state, getattr(state.ask, "options", ())[0].key)


def refuses(state: VillainsState) -> VillainsState:
    """The State after somebody has shown none."""
    return answer(state, "none")


def pile(name: str, seat: SeatId = P1) -> ZoneId:
    """A pile of a player."""
    return zones.of(seat, name)
