"""The hand movements that an event of Alien asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.events import Event
from companion.core.ids import SeatId
from companion.core.phrases import phrase
from companion.core.prompts import Prompt
from companion.engine.decks import custody
from companion.games.alien import events as e
from companion.games.alien import zones
from companion.games.alien.state import AlienState
from companion.games.alien.view_notices import open_name, place_key


def prompts(before: AlienState, event: Event, after: AlienState) -> Sequence[Prompt]:
    """What hands have to do now; nothing where the screen alone changed."""
    made = MADE.get(type(event))
    return (made(event, before, after),) if made is not None else ()


Make = Callable[[Event, AlienState, AlienState], Prompt]


def _to_place(key: str) -> Make:
    """A card is carried to the place its event names, or where it lies now."""

    def make(event: Event, before: AlienState, after: AlienState) -> Prompt:
        slot = getattr(event, "slot", None)
        zone = getattr(event, "zone", None) or (
            after.table.slots[slot].zone if slot in after.table.slots else ""
        )
        card = open_name(after, slot) or phrase("a-card")
        stand_in = after.table.slots[slot].known == "app" if slot in after.table.slots else False
        name = f"{key}-app" if stand_in and key == "prompt-turn-up" else key
        return Prompt(phrase(name, card=card, place=phrase(place_key(zone))), seat=after.active or None,
                      slot=slot, zone=zone)  # fmt: skip

    return make


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
        return Prompt(phrase(f"{key}-{by}"), zone=zones.ZoneId(zone))

    return make


MADE: dict[type, Make] = {
    e.HiveCardPlaced: _to_place("prompt-hive-card"),
    e.Pushed: _to_place("prompt-push"),
    e.EnteredCombatZone: _to_place("prompt-combat"),
    e.TurnedUp: _to_place("prompt-turn-up"),
    e.FacehuggerLanded: _to_place("prompt-facehugger"),
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
