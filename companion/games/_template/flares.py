"""Flares: a card of the hand gives more way, unless a rival douses it, and another that (TPL-FLARE)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.language.asks import Option
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import sides, windows
from companion.engine import zones as piles
from companion.engine.answers import know
from companion.engine.changes import carried
from companion.engine.feature import Feature, tells
from companion.engine.offers import one_per_design
from companion.engine.touches import Touch
from companion.engine.ways import Way
from companion.engine.windows import Window, Windowed
from companion.games._template import zones
from companion.games._template.hands.commands import Play
from companion.games._template.hands.events import Discarded
from companion.games._template.hands.rules import Drop, hand_slot
from companion.games._template.phases import in_play, need_sail, seat_of
from companion.games._template.printed import rules
from companion.games._template.state import FerryState, Writing, counted

DOUSE = "douse"


class Flare(Command, frozen=True):
    """Burn a card of the own hand to sail further; `copy` is what was shown, or any of the named design."""

    seat: SeatId
    copy: CopyId


class FlareShown(Event, frozen=True):
    """A card was laid down as a flare."""

    seat: SeatId
    slot: SlotId


class Doused(Event, frozen=True):
    """Somebody douses what was just burnt, or the dousing of it."""

    seat: SeatId


class FlareBurnt(Event, frozen=True):
    """The flare burns: so many more steps."""

    seat: SeatId
    n: int


class FlareDied(Event, frozen=True):
    """The flare was doused, and nobody saved it."""

    seat: SeatId


def _shown(state: FerryState, event: FlareShown) -> FerryState:
    state = carried(state, (event.slot,), zones.of(event.seat, "played"), piles.FAR_END)
    return counted(state, flares=1)


def _burnt(state: FerryState, event: FlareBurnt) -> FerryState:
    return counted(state, steps=event.n)


class FlareDue(Windowed, frozen=True, tag="flare"):
    """A flare burns, unless somebody douses it."""

    slot: SlotId


def flare(draft: Writing, command: Flare) -> None:
    """Once in a turn a card of the hand is burnt; before it helps, rivals may douse it (TPL-FLARE-01, 02)."""
    need_sail(draft, command.seat)
    burnt, most = draft.state.numbers["flares"], rules().race.flares
    draft.require(burnt < most, "TPL-FLARE-01", "limit", need=most, have=burnt)
    slot = hand_slot(draft.state, Play(command.seat, command.copy))
    if slot is None:
        return draft.require(False, "TPL-PLAY-02", "impossible", here=phrase("here-not-in-hand"))
    if draft.state.table.slots[slot].copy is None:
        know(draft, slot, command.copy, "told")
    draft.emit(FlareShown(command.seat, slot))
    draft.later(FlareDue(slot, seat=command.seat))


def go_on(draft: Writing, work: FlareDue) -> None:
    """When nobody reacts any more the flare burns, or it does not (TPL-FLARE-02, 03)."""
    seat = seat_of(draft, work)
    why = phrase("ask-douse", name=draft.state.player(seat).name)
    window = windows.closed(draft, work, why, partial(can_douse, burner=seat), douse)
    if window is None:
        return
    draft.emit(FlareBurnt(seat, rules().race.flare_steps) if window.holds else FlareDied(seat))
    played = draft.state.table.zone(zones.of(seat, "played"))
    if played:
        draft.emit(Discarded(seat, played))


def can_douse(state: FerryState, seat: SeatId, window: Window, *, burner: SeatId) -> tuple[Option, ...]:
    """A rival of whoever did the newest thing, with any card in hand (TPL-FLARE-02)."""
    newest = window.chain[-1].seat if window.chain else burner
    able = sides.are_rivals(state, seat, newest) and state.table.zone(zones.of(seat, "hand"))
    return (Option(DOUSE, phrase("option-douse")),) if able else ()


def douse(draft: Writing, seat: SeatId, key: str, window: Window) -> int:
    """A card of the own hand is discarded for it; it is against the newest thing (TPL-FLARE-03)."""
    draft.emit(Doused(seat))
    draft.later(Drop(seat=seat))
    return window.newest


def ways(state: FerryState) -> Iterator[Way]:
    """Every card that the hand could hold, by what everybody knows."""
    seat = state.turn.seat
    for copy in one_per_design(state, *state.table.zone(zones.of(seat, "hand"))) if state.is_race else ():
        card = state.table.card_of(copy)
        label, target = phrase("offer-flare", card=card.name), f"design:{card.design}"
        yield Way(f"flare:{card.design}", Flare(seat, copy), label, target, cost="show", hand=True)


def touched(state: FerryState, touch: Touch) -> Command | None:
    """In a race a card that is named is burnt."""
    return Flare(state.turn.seat, touch.copy) if touch.copy is not None and state.is_race else None


FEATURE: Feature[FerryState] = Feature(
    name="flares",
    commands=in_play({Flare: flare}),
    work={FlareDue: go_on},
    events={FlareShown: _shown, Doused: tells, FlareBurnt: _burnt, FlareDied: tells},
    ways=ways,
    touched=touched,
)
