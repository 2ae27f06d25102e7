"""What lies open between two Episodes: Upgrades to buy, and whoever can be healed (FFY-INTER)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Figure, Place, Strip
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.view import Bricks, Marks
from companion.games.firefly import zones
from companion.games.firefly.intermission.rules import CREDITS, healing_left
from companion.games.firefly.state import INTERMISSION, FireflyState


def meters(state: FireflyState) -> tuple[Figure, ...]:
    """The Credits that are left, and how much everybody can be healed (FFY-INTER-05, FFY-INTER-14)."""
    return (
        Figure("pay", state.numbers.get(CREDITS, 0), label=phrase("field-credits")),
        Figure("life", state.mission.healing, label=phrase("field-healing")),
    )


def strips(state: FireflyState, bricks: Bricks[FireflyState], marks: Marks) -> tuple[Strip, ...]:
    """The Upgrades that are shown, and every hurt Main Character with what is left of the healing."""
    if state.turn.phase != INTERMISSION:
        return ()
    shown = tuple(
        Place(f"{zones.SHOWN}:{at}", phrase(f"place-{zones.SHOWN}"), tiles=(tile,), target=tile.target)
        for at, tile in enumerate(bricks.tiles(state, state.table.zone(zones.SHOWN), marks), 1)
    )
    seats = state.everybody
    hurt = tuple(_hurt(state, seat, bricks, marks) for seat in seats if zones.strikes_on(state.table, seat))
    return Strip("upgrades", phrase("strip-upgrades"), shown), Strip("healing", phrase("strip-healing"), hurt)


def _hurt(state: FireflyState, seat: SeatId, bricks: Bricks[FireflyState], marks: Marks) -> Place:
    """The strikes on one Avatar; the figure is how much of them can still be healed."""
    left = Figure("life", healing_left(state, seat), filled=False, label=phrase("note-healing-left"))
    place = bricks.place(state, zones.of(seat, "damage"), marks)
    title = phrase("healing-of", name=state.player(seat).name, count=len(place.tiles))
    return replace(place, title=title, figures=(left,), target=f"seat:{seat}", states=())
