"""How a game ends: together by the last Tactic, lost to the Plot, or drawn (VIL-OBJ, VIL-SCORE)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.sides import TOGETHER, Ending, Score
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling, joined, tells
from companion.engine.legendary.ending import WON, Ends
from companion.games.villains import zones
from companion.games.villains.challenges import is_solo
from companion.games.villains.printed import rules
from companion.games.villains.scoring import points as scoring
from companion.games.villains.state import VillainsState

DRAWN = "drawn"
DECKS = (("adversaries", zones.ADVERSARIES), ("allies", zones.ALLIES))


class Drawn(Event, frozen=True):
    """The turn in which a deck ran out has ended (VIL-OBJ-04, 05)."""


class Crowned(Event, frozen=True):
    """A player has most points of all: the individual winner (VIL-OBJ-07, 08)."""

    seat: SeatId
    total: int


class DeckRanOut(Event, frozen=True):
    """A deck has run out: this is the last turn (VIL-RUL-09)."""

    deck: str


def worth(state: VillainsState, seat: SeatId) -> int:
    """The points of a Victory Pile: those printed, and what its cards say they are worth besides.

    VIL-SCORE-01, 02, VIL-VP-05.
    """
    cards = (state.table.card(slot) for slot in state.table.zone(zones.victory(seat)))
    known = [card for card in cards if card is not None]
    return sum((card.number("vp") or 0) + scoring.worth(state, seat, card) for card in known)


def best(state: VillainsState) -> tuple[SeatId, ...]:
    """Who has most points; equal points share it, and nobody is named who plays alone.

    VIL-OBJ-07, 08, VIL-SOLO-13, VIL-RUL-23, VIL-SCORE-07.
    """
    if is_solo(state.header):
        return ()
    points = {player.seat: worth(state, player.seat) for player in state.players}
    return tuple(seat for seat, n in points.items() if n == max(points.values()))


def crown(draft: Draft[VillainsState]) -> None:
    """Once it is over everybody is told who has most points, or who share it (VIL-RUL-23)."""
    for seat in best(draft.state):
        draft.emit(Crowned(seat, worth(draft.state, seat)))


def solo(state: VillainsState) -> int | None:
    """A single player's score, after a win alone; it can be less than nothing (VIL-SCORE-05, VIL-SOLO-13)."""
    if not is_solo(state.header) or state.outcome != WON:
        return None
    less, numbers = rules().solo_score, state.numbers
    lost = (
        less.bystander * numbers["carried"]
        + less.twist * numbers["twists"]
        + less.overran * numbers["overran"]
    )
    return worth(state, state.players[0].seat) - lost


def scores(state: VillainsState) -> tuple[Score, ...]:
    """What everybody's Victory Pile is worth; alone it is the score that counts, once the game is won."""
    if is_solo(state.header):
        seat = state.players[0].seat
        return (Score(TOGETHER, solo(state) if state.outcome else worth(state, seat), seat),)
    return tuple(Score(TOGETHER, worth(state, player.seat), player.seat) for player in state.players)


def ending(state: VillainsState, how: str) -> Ending:
    """All win, with the best of them named; nobody wins; or only the best is named.

    VIL-OBJ-07 to 09, VIL-SCORE-03, 04.
    """
    if how == WON:
        return Ending(how, (TOGETHER,), tuple(player.seat for player in state.players), best(state))
    return Ending(how, best=best(state), draw=True) if how == DRAWN else Ending(how)


ENDS: Ends[VillainsState] = Ends(ending)


def _ran_out(state: VillainsState, event: DeckRanOut) -> VillainsState:
    return replace(state, ran_out=(*state.ran_out, event.deck))


def run_out(draft: Draft[VillainsState]) -> None:
    """A deck that is empty once everything is worked out has run out, for good (VIL-OBJ-04, 05, VIL-RUL-09).

    Not while the last Tactic is worked out (VIL-OBJ-02, VIL-STATE-19).
    """
    state = draft.state
    if draft.work or state.winning or not state.turn.number or state.outcome:
        return
    for deck, zone in DECKS:
        if deck not in state.ran_out and not state.table.zone(zone):
            return draft.emit(DeckRanOut(deck))


FEATURE: Feature[VillainsState] = joined(
    "ending",
    ENDS.feature(),
    Feature(
        name="villains",
        settle=(Settling(run_out, reads=()),),
        events={
            Drawn: lambda state, event: ENDS.ended(state, DRAWN), DeckRanOut: _ran_out, Crowned: tells,
        },
        details={DeckRanOut: lambda event: event.deck},
    ),
)  # fmt: skip
