"""Talents: a card is drawn at once, and later the Avatar's ability can be had for the Talent (FFY-TALENT)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.interpret import queue_ability, queue_clauses
from companion.engine.feature import Feature, Lying
from companion.engine.legendary.points import spent
from companion.engine.legendary.pools import charge
from companion.engine.ways import Way, price
from companion.games.firefly import zones
from companion.games.firefly.drawing import draw
from companion.games.firefly.flaws import need_free, speak
from companion.games.firefly.phases import in_action
from companion.games.firefly.state import FireflyState

TALENT, ACTIVATE = "talent", "activate-talent"


class ActivateTalent(Command, frozen=True):
    """Use the Avatar's special ability for a Talent that was played this turn."""

    seat: SeatId
    slot: SlotId


class TalentActivated(Event, frozen=True):
    """A Talent was activated, which defeats it: it goes back to its stack (FFY-TALENT-03, 04)."""

    seat: SeatId
    slot: SlotId


def play(draft: Draft[FireflyState], seat: SeatId, slot: SlotId) -> None:
    """One card is drawn at once, then what else the Avatar says is done (FFY-TALENT-01, 02)."""
    draw(draft, seat, 1)
    speak(draft, seat, TALENT)


def in_play(state: FireflyState, seat: SeatId) -> tuple[SlotId, ...]:
    """The Talents that a player has played this turn and not activated (FFY-TALENT-05)."""
    played = state.table.zone(zones.of(seat, "played"))
    known = ((slot, state.table.card(slot)) for slot in played)
    return tuple(slot for slot, card in known if card is not None and card.kind == TALENT)


def _ability(state: FireflyState, seat: SeatId) -> tuple[SlotId, Card, int] | None:
    """The ability of an Avatar that a Talent can be given for, where the app knows it."""
    avatar = zones.top(state.table, zones.of(seat, "avatar"))
    card = state.table.card(avatar) if avatar is not None else None
    if avatar is None or card is None:
        return None
    found = (index for index, one in enumerate(card.abilities) if one.on == ACTIVATE)
    return next(((avatar, card, index) for index in found), None)


def cost(state: FireflyState, seat: SeatId) -> tuple[str, int]:
    """What the ability of an Avatar asks to be paid: from which pool, and how much."""
    found = _ability(state, seat)
    return found[1].abilities[found[2]].price if found is not None else ("recruit", 0)


def activate(draft: Draft[FireflyState], command: ActivateTalent) -> None:
    """Two Talents are two uses: each is gone with its own (FFY-ACT-12, FFY-TALENT-03)."""
    slot, seat = command.slot, command.seat
    need_free(draft, seat, over="FFY-ACT-12")
    not_there = phrase("here-no-talent", name=draft.state.player(seat).name)
    draft.require(slot in in_play(draft.state, seat), "FFY-TALENT-03", "impossible", here=not_there)
    pool, points = cost(draft.state, seat)
    if points:
        draft.emit(spent(pool, charge(draft, pool, points, "FFY-ACT-13")))
    draft.emit(TalentActivated(seat, slot))
    found = _ability(draft.state, seat)
    if found is None:
        return speak(draft, seat, ACTIVATE)  # only the players can read what this Avatar does
    avatar, card, index = found
    queue_clauses(draft, queue_ability(seat, avatar, index, card, ""))


def _activated(state: FireflyState, event: TalentActivated) -> FireflyState:
    """It is defeated by that, and goes back to its stack (FFY-TALENT-04, FFY-CARD-03)."""
    return carried(state, (event.slot,), zones.TALENTS)


def ways(state: FireflyState) -> Iterator[Way]:
    """Every Talent in play."""
    pool, points = cost(state, state.active)
    for slot in in_play(state, state.active):
        yield Way(
            f"talent:{slot}", ActivateTalent(state.active, slot), phrase("offer-talent"), f"slot:{slot}",
            price=price(state, pool, points) if points else None, verb="use",
        )  # fmt: skip


def front(state: FireflyState, seat: SeatId) -> Iterator[Lying]:
    """Who somebody is: the Avatar says what their Talents and Flaws do, and its Rank and Health."""
    avatar = zones.top(state.table, zones.of(seat, "avatar"))
    card = state.table.card(avatar) if avatar is not None else None
    if avatar is not None:
        yield Lying(
            avatar, phrase("note-avatar", rank=(card.number("rank") if card is not None else None) or 0)
        )


FEATURE: Feature[FireflyState] = Feature(
    name="talents",
    moments=(TALENT, ACTIVATE),
    commands={ActivateTalent: activate},
    events={TalentActivated: _activated},
    carries=(TalentActivated,),
    ways=ways,
    open=in_action,
    front=front,
)
