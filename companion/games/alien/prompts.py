"""The hand movements that an event of Alien asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import Event, Opened, OutOfStep
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import keeping
from companion.engine.decks import custody
from companion.engine.zones import place_key
from companion.games.alien import events as e
from companion.games.alien import events_keywords as k
from companion.games.alien import events_rooms as r
from companion.games.alien import prompts_agendas as agendas
from companion.games.alien import zones
from companion.games.alien.events_aliens import AlienDied, AlienRose
from companion.games.alien.prompts_setup import laid_out
from companion.games.alien.state import AlienState
from companion.games.alien.view_notices import open_name


def prompts(before: AlienState, event: Event, after: AlienState) -> Sequence[Prompt]:
    """What hands have to do now; nothing where the screen alone changed."""
    if type(event) in agendas.MADE:
        return agendas.MADE[type(event)](event, before, after)
    if isinstance(event, Opened):
        return laid_out(event, before, after)
    if isinstance(event, e.ObjectiveDone):
        return _objective_under(event, before, after)
    made = MADE.get(type(event))
    return (made(event, before, after),) if made is not None else keeping.prompts(event)


Make = Callable[[Event, AlienState, AlienState], Prompt]


def _to_place(key: str) -> Make:
    """A card is carried to the place its event names, or where it lies now."""

    def make(event: Event, before: AlienState, after: AlienState) -> Prompt:
        slot = getattr(event, "slot", None)
        held = after.table.slots.get(slot) if slot is not None else None
        zone: ZoneId | None = getattr(event, "zone", None) or (held.zone if held is not None else None)
        card, place = open_name(after, slot) or phrase("a-card"), phrase(place_key(zone or "table"))
        text = phrase(f"{key}{_kept(key, after, slot)}", card=card, place=place)
        return Prompt(text, seat=after.active or None, slot=slot, zone=zone)

    return make


FROM = {
    "prompt-hive-card": "hive", "prompt-turn-up": "hive", "prompt-hq": "barracks", "prompt-strike": "strikes",
}  # fmt: skip


def _kept(key: str, after: AlienState, slot: SlotId | None) -> str:
    """The ending of a prompt by how the deck is kept: from the tray, or with its back shown in passing."""
    how = custody(after, FROM[key]) if key in FROM else "face"
    if how == "app":
        return "-app"
    unread = how == "back" or (how == "read" and slot is not None and after.table.slots[slot].copy is None)
    return "-back" if key == "prompt-hive-card" and unread else ""


def _say(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """Something that only the players can read: the app leaves it to them."""
    assert isinstance(event, OutOfStep)
    card = open_name(after, event.slot) or phrase("a-card")
    return Prompt(phrase(f"prompt-{event.why}", card=card), seat=after.active or None, slot=event.slot)


def _for_seat(key: str) -> Make:
    """Something that one person does with their own cards."""

    def make(event: Event, before: AlienState, after: AlienState) -> Prompt:
        seat: SeatId = getattr(event, "seat", after.active)
        count = len(getattr(event, "slots", ()))
        return Prompt(phrase(key, name=after.player(seat).name, count=count), seat=seat)

    return make


def _shuffle(key: str, zone: str) -> Make:
    """A pile is shuffled by hand, or by the app."""

    def make(event: Event, before: AlienState, after: AlienState) -> Prompt:
        by = "app" if custody(after, zone) == "app" else "hand"
        return Prompt(phrase(f"{key}-{by}"), zone=ZoneId(zone))

    return make


def _own(key: str) -> Make:
    """One card of a person that is carried somewhere."""

    def make(event: Event, before: AlienState, after: AlienState) -> Prompt:
        slot, seat = getattr(event, "slot", None), SeatId(getattr(event, "seat", after.active))
        card = open_name(after, slot) or phrase("a-card")
        return Prompt(phrase(key, name=after.player(seat).name, card=card), seat=seat, slot=slot)

    return make


def _lent_back(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """A lent card goes to its lender's discard pile, or leaves the game with a dead lender's cards."""
    assert isinstance(event, k.LentReturned)
    key = "prompt-lent-back" if after.player(event.seat).alive else "prompt-lent-gone"
    return _own(key)(event, before, after)


def _risen(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """What belonged to a player goes, and an alien takes the seat; the first one shuffles the deck."""
    assert isinstance(event, AlienRose)
    key = "prompt-alien-joins" if before.aliens else "prompt-alien-rose"
    return Prompt(phrase(key, name=after.player(event.seat).name), seat=event.seat)


def _alien_gone(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """What belonged to an Alien Player goes; with the last one all alien cards."""
    assert isinstance(event, AlienDied)
    key = "prompt-alien-died" if after.aliens else "prompt-last-alien-died"
    return Prompt(phrase(key, name=after.player(event.seat).name), seat=event.seat)


def _block(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """The objective is laid over the room, and the whole Hive on it (ALN-ROOM-06)."""
    assert isinstance(event, r.RoomBlocked)
    place = phrase(place_key(event.zone))
    return Prompt(phrase("prompt-block", place=place), seat=after.active or None, zone=event.zone)


def _swap(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """What lies in two rooms changes places."""
    assert isinstance(event, r.RoomsSwapped)
    place, other = phrase(place_key(event.zone)), phrase(place_key(event.other))
    text = phrase("prompt-swap", place=place, other=other)
    return Prompt(text, seat=after.active or None, zone=event.zone)


def _landed(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """The facehugger is laid in front of somebody, who is named: not always the AP (ALN-FACE-13)."""
    assert isinstance(event, e.FacehuggerLanded)
    text = phrase("prompt-facehugger", name=after.player(event.seat).name)
    return Prompt(text, seat=event.seat, slot=event.slot, zone=after.table.slots[event.slot].zone)


def _objective_under(event: e.ObjectiveDone, before: AlienState, after: AlienState) -> Sequence[Prompt]:
    """A completed Objective goes under the others, unless it marks a blocked room (ALN-OBJ-03)."""
    slot = zones.objective(before.table, event.level)
    if slot is None or before.table.slots[slot].zone != zones.OBJECTIVES:
        return ()
    card = open_name(after, slot) or phrase("a-card")
    text = phrase("prompt-objective-under", card=card)
    return (Prompt(text, seat=after.active or None, slot=slot, zone=zones.OBJECTIVES),)


def _put_back(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """A card goes back face down on its deck, or under it."""
    assert isinstance(event, r.PutBack)
    place = phrase(place_key(after.table.slots[event.slot].zone))
    key = "prompt-under" if event.under else "prompt-back-on-top"
    return Prompt(phrase(key, place=place), seat=after.active or None)


def _strike_back(event: Event, before: AlienState, after: AlienState) -> Prompt:
    """A strike goes back to its deck, or into the tray where the app keeps the deck."""
    assert isinstance(event, r.StrikeReturned)
    by = "app" if custody(after, "strikes") == "app" else "hand"
    card = open_name(before, event.slot) or phrase("a-card")
    text = phrase(f"prompt-strike-back-{by}", card=card, to=event.to)
    return Prompt(text, seat=after.active or None, slot=event.slot, zone=zones.STRIKES)


MADE: dict[type, Make] = {
    r.StrikeReturned: _strike_back,
    r.Attached: _to_place("prompt-attach"),
    r.RoomBlocked: _block,
    r.EnteredOperations: _to_place("prompt-to-pile"),
    r.RoomsSwapped: _swap,
    r.CardHidden: _to_place("prompt-hide"),
    r.PutOnHive: _to_place("prompt-on-hive"),
    r.Recovered: _own("prompt-recover"),
    r.TopTurned: _to_place("prompt-turn-top"),
    r.PutBack: _put_back,
    k.CardLent: _own("prompt-lend"),
    k.LentReturned: _lent_back,
    k.CardsKept: _for_seat("prompt-keep"),
    k.GivenUp: _own("prompt-give-up"),
    OutOfStep: _say,
    AlienRose: _risen,
    AlienDied: _alien_gone,
    e.HiveCardPlaced: _to_place("prompt-hive-card"),
    e.Pushed: _to_place("prompt-push"),
    e.EnteredCombatZone: _to_place("prompt-combat"),
    e.TurnedUp: _to_place("prompt-turn-up"),
    e.FacehuggerLanded: _landed,
    e.CardLeft: _to_place("prompt-to-pile"),
    e.FacehuggerDied: _to_place("prompt-to-pile"),
    e.EnemyKilled: _to_place("prompt-to-pile"),
    e.CharacterKilled: _to_place("prompt-to-pile"),
    e.CardKilled: _to_place("prompt-to-pile"),
    e.Spent: _to_place("prompt-to-pile"),
    e.Recruited: _to_place("prompt-to-pile"),
    e.Gained: _to_place("prompt-to-pile"),
    e.HqRefilled: _to_place("prompt-hq"),
    e.StrikeDrawn: _to_place("prompt-strike"),
    e.StrikeMissed: _to_place("prompt-to-pile"),
    e.Healed: _to_place("prompt-to-pile"),
    e.Impregnated: _for_seat("prompt-impregnated"),
    e.PlayerDied: _for_seat("prompt-died"),
    e.CardsDiscarded: _for_seat("prompt-discard"),
    e.HandDrawn: _for_seat("prompt-draw"),
    e.DeckReshuffled: _for_seat("prompt-reshuffle"),
    e.StrikesReshuffled: _shuffle("prompt-strikes-reshuffle", "strikes"),
    e.HiveRebuilt: _shuffle("prompt-hive-rebuilt", "hive"),
}
