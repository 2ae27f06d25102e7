"""The winds: chosen by all at once in secret; they say who sails when, and how far (TPL-WIND)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Option, Work
from companion.core.language.dice import D3
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine import ballots, dice
from companion.engine.feature import Feature
from companion.engine.turns import clockwise
from companion.games._template.phases import seat_of
from companion.games._template.printed import rules
from companion.games._template.prompts import move
from companion.games._template.state import FerryState, Writing
from companion.games._template.work import Sail

GUST = "gust"  # the wind whose strength a die says


class WindsShown(Event, frozen=True):
    """All winds were turned up together."""

    winds: dict[SeatId, str]


class WindRolled(Event, frozen=True):
    """A gust blows so far."""

    seat: SeatId
    face: int
    n: int


class SailsSet(Event, frozen=True):
    """It is known in which order the boats sail."""

    order: tuple[SeatId, ...]


def _winds_shown(state: FerryState, event: WindsShown) -> FerryState:
    steps = rules().race.winds
    return replace(state, winds={seat: steps.get(wind, 0) for seat, wind in event.winds.items()})


def _wind_rolled(state: FerryState, event: WindRolled) -> FerryState:
    return replace(state, winds={**state.winds, event.seat: event.n})


def _sails_set(state: FerryState, event: SailsSet) -> FerryState:
    return replace(state, order=event.order)


class Winds(Work, frozen=True, tag="winds"):
    """Everybody chooses a wind."""


class Gust(Work, frozen=True, tag="gust"):
    """A die says how strong a gust is."""


class Gusted(Work, frozen=True, tag="gusted"):
    """The die of a gust lies there."""


class SetSails(Work, frozen=True, tag="set-sails"):
    """The order of the boats is known."""


def choose(draft: Writing, work: Winds) -> None:
    """Everybody chooses a wind in secret; when all have, they are turned up together (TPL-WIND-01)."""
    options = tuple(Option(wind, phrase(f"option-wind-{wind}")) for wind in (*rules().race.winds, GUST))
    seats = clockwise(draft.state, draft.state.turn.seat)
    chosen = ballots.chosen(draft, work, phrase("ask-wind"), dict.fromkeys(seats, options))
    if chosen is None:
        return
    draft.emit(WindsShown(chosen))
    gusts = (Gust(seat=seat) for seat, wind in chosen.items() if wind == GUST)
    draft.later(*gusts, SetSails())


def gust(draft: Writing, work: Gust) -> None:
    """A gust is as strong as a D3 says (TPL-WIND-02)."""
    why = phrase("ask-gust", name=draft.state.player(seat_of(draft, work)).name)
    dice.roll(draft, rules().race.die, why, Gusted(seat=work.seat), kinds=(D3,))


def gusted(draft: Writing, work: Gusted) -> None:
    """The die lies there."""
    faces = dice.pips(work.answer)
    if not faces:  # it was set aside: it is rolled again
        return draft.later(Gust(seat=work.seat))
    draft.emit(WindRolled(seat_of(draft, work), faces[0], dice.readings(faces, (D3,))[0]))


def set_sails(draft: Writing, work: SetSails) -> None:
    """The weakest wind sails first; among equals the turn order decides (TPL-WIND-03)."""
    state = draft.state
    seats = clockwise(state, state.turn.seat)
    order = tuple(sorted(seats, key=lambda seat: state.winds.get(seat, 0)))
    draft.emit(SailsSet(order))
    draft.later(Sail(seat=order[0]))


FEATURE: Feature[FerryState] = Feature(
    name="winds",
    work={Winds: choose, Gust: gust, Gusted: gusted, SetSails: set_sails},
    events={WindsShown: _winds_shown, WindRolled: _wind_rolled, SailsSet: _sails_set},
    undo={WindsShown: "seen", WindRolled: "seen"},
    prompts={WindsShown: move("prompt-winds")},
)
