"""Steps that tests of strikes, Serenity and defeat share."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.cards import Ability
from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.strikes import EnemyStruck
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    P1,
    answer,
    card,
    copy_in,
    designs,
    do,
    drafted,
    happened,
    in_hand,
    name,
    put,
    strike,
    worked_off,
)

END = EndAction(P1)


def wounds(state: FireflyState, seat: SeatId = P1) -> tuple[str, ...]:
    """The Crew Strikes on an Avatar."""
    return designs(state, zones.of(seat, "damage"))


def hulls_on(state: FireflyState, n: int = 4) -> tuple[str, ...]:
    """What lies in the lowest slots of Serenity, '' where no Ship Strike does."""
    return tuple("+".join(designs(state, zone)) for zone in zones.STRIKE_SLOTS[:n])


def struck(state: FireflyState, *answers: str) -> list[str]:
    """Who strikes as the Action Phase ends, one after the other."""
    found = [one.slot for one in happened(state, END) if isinstance(one, EnemyStruck)]
    after = do(state, END)
    for value in answers:
        before, after = after, answer(after, value)
        found += after.struck[len(before.struck) :]
    return [name(state, slot) for slot in found]


def hurt(state: FireflyState, seat: SeatId, *damage: int) -> FireflyState:
    """With Crew Strikes of that damage on an Avatar, laid there unseen by the rules so far."""
    return put(state, zones.of(seat, "damage"), *(strike(one) for one in damage))


def settled(state: FireflyState) -> FireflyState:
    """After what the rules demand of this table."""
    return worked_off(drafted(state))


def down(state: FireflyState, *seats: SeatId, damage: int = 8) -> FireflyState:
    """With Main Characters who were defeated in an earlier turn."""
    for seat in seats:
        state = hurt(state, seat, damage)
    return replace(settled(state), felled=())


def played(state: FireflyState, *abilities: Ability, seat: SeatId = P1) -> FireflyState:
    """After somebody has played a card that says this."""
    design = f"text-{len(state.table.designs)}"
    state = in_hand(state, card(design, "character", *abilities), seat=seat)
    return do(state, Play(seat, copy_in(state, seat, design)))


def counts(state: FireflyState, seat: SeatId = P1) -> dict[str, int]:
    """How many of somebody's cards lie where."""
    return {part: len(state.table.zone(zones.of(seat, part))) for part in zones.CARDS}
