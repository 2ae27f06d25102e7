"""Crossing: what is rowed through, the dice, and who stands on which shore (TPL-CROSS)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import decks, dice
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import Feature, tells
from companion.engine.ways import Way
from companion.games._template import zones
from companion.games._template.hands.events import PowerSpent
from companion.games._template.lanterns import LanternsLost
from companion.games._template.offers import way
from companion.games._template.phases import in_play, need_act, seat_of
from companion.games._template.printed import rules, sea
from companion.games._template.prompts import move
from companion.games._template.river.events import Washed
from companion.games._template.river.rules import FaceRiver, danger
from companion.games._template.state import FerryState, Writing, counted


class Cross(Command, frozen=True):
    """Row to a shore through everything that drifts in the channel."""

    seat: SeatId
    to: ZoneId


class PiecePlaced(Event, frozen=True):
    """A player's piece was put on a shore."""

    seat: SeatId
    slot: SlotId


class Rolled(Event, frozen=True):
    """The dice of a crossing have fallen."""

    pips: tuple[int, ...]
    total: int


class Crossed(Event, frozen=True):
    """A piece reached the other shore."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


class Capsized(Event, frozen=True):
    """The river was stronger."""

    seat: SeatId
    short: int


def _piece_placed(state: FerryState, event: PiecePlaced) -> FerryState:
    return replace(state, pieces={**state.pieces, event.seat: event.slot})


def _rolled(state: FerryState, event: Rolled) -> FerryState:
    return counted(state, crossings=1)


def _crossed(state: FerryState, event: Crossed) -> FerryState:
    return carried(state, (event.slot,), event.to, piles.FAR_END)


class Roll(Work, frozen=True, tag="roll"):
    """The dice are rolled, once the current is known."""

    zone: ZoneId


class Judge(Work, frozen=True, tag="judge"):
    """The dice against all danger and the current."""

    zone: ZoneId


def cross(draft: Writing, command: Cross) -> None:
    """Once a turn a piece on the near shore rows to the far one (TPL-CROSS-01 to 03)."""
    need_act(draft, command.seat)
    draft.require(draft.state.numbers["crossings"] < 1, "TPL-CROSS-01", "limit")
    if command.to not in zones.SPACES:
        return draft.require(False, "TPL-CROSS-02", "impossible", here=phrase("here-no-such-place"))
    ashore = draft.state.place_of(command.seat) != zones.FAR and command.to == zones.FAR
    draft.require(ashore, "TPL-CROSS-03", "target", remedy=phrase("remedy-far-shore"))
    draft.later(FaceRiver(seat=command.seat), Roll(command.to, seat=command.seat))


def roll(draft: Writing, work: Roll) -> None:
    """The board says how strong the current is, the dice how well the rower pulls (TPL-CROSS-05)."""
    if decks.needs_board(draft, zones.FAR, "current", phrase("ask-current"), work):
        return
    why = phrase("ask-dice", name=draft.state.player(seat_of(draft, work)).name)
    dice.roll(draft, rules().dice, why, Judge(work.zone, seat=work.seat))


def judge(draft: Writing, work: Judge) -> None:
    """Dice and power against all danger and the current: across, or a lantern goes out (TPL-CROSS-05, 06)."""
    seat, power = seat_of(draft, work), draft.state.numbers["power"]
    pips = dice.pips(work.answer)
    draft.emit(Rolled(pips, sum(pips)))
    channel = draft.state.table.zone(zones.CHANNEL)
    need = danger(draft, channel) + draft.state.boards.get(zones.FAR, {}).get("current", 0)
    if power:
        draft.emit(PowerSpent(power))
    if sum(pips) + power >= need:
        draft.emit(Crossed(seat, draft.state.pieces[seat], work.zone))
    else:
        draft.emit(Capsized(seat, need - sum(pips) - power))
        draft.emit(LanternsLost(1))
    if channel:
        draft.emit(Washed(channel))


def ways(state: FerryState) -> Iterator[Way]:
    """Row to the far shore, with the shore or the own piece; to the near one nobody rows."""
    if not state.is_race:
        seat = state.turn.seat
        own = (f"slot:{state.pieces[seat]}",) if seat in state.pieces else ()
        yield way("cross", Cross(seat, zones.FAR), f"place:{zones.FAR}", also=own)
        for zone in zones.SPACES:
            if zone != zones.FAR:
                yield way(f"cross:{zone}", Cross(seat, zone), f"place:{zone}", barred=True)


def badges(state: FerryState, seat: SeatId) -> Iterable[Phrase]:
    """That somebody is across."""
    if seat in state.pieces and state.place_of(seat) == zones.FAR:
        yield phrase("badge-across")


def astray(state: FerryState) -> list[str]:
    """Every piece stands on a shore, in a race in a space of the sea."""
    spaces = [space.id for space in sea().spaces] if state.is_race else zones.SPACES
    return ["piece-astray"] if any(state.place_of(seat) not in spaces for seat in state.pieces) else []


FEATURE: Feature[FerryState] = Feature(
    name="crossing",
    commands=in_play({Cross: cross}),
    work={Roll: roll, Judge: judge},
    events={PiecePlaced: _piece_placed, Rolled: _rolled, Crossed: _crossed, Capsized: tells},
    undo={Rolled: "seen"},
    prompts={Crossed: move("prompt-cross")},
    silent=(PiecePlaced,),
    rule_faults=(astray,),
    ways=ways,
    badges=badges,
)
