"""What Villains' cards count: piles, the city, and what has happened in this turn (VIL-SPEC-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.core.language.cards import Card
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.effects.numbers import Counters
from companion.engine.legendary.triggers import card_icons, count_class, count_crew
from companion.engine.legendary.verbs import conditions
from companion.games.villains import zones
from companion.games.villains.boards import space
from companion.games.villains.kinds import ADVERSARIES, ALLIES
from companion.games.villains.meaning import GREY, is_meant, is_of
from companion.games.villains.state import TACTICS, VillainsState

XTREME = "x-treme-attack"


def cards(state: VillainsState, *places: ZoneId) -> list[Card]:
    """The cards of some places, as far as they are known."""
    return of_slots(state, (slot for zone in places for slot in state.table.zone(zone)))


def of_slots(state: VillainsState, slots: Iterable[SlotId]) -> list[Card]:
    """These cards, as far as they are known."""
    found = (state.table.card(slot) for slot in slots)
    return [card for card in found if card is not None]


def colours(found: Iterable[Card]) -> int:
    """How many colours Allies have; grey is one of them (VIL-BASIC-03)."""
    return len({icon for card in found if card.kind in ALLIES for icon in card_icons(card.klass)})


def _of_group(*places: ZoneId) -> Callable[[VillainsState, str], int]:
    return lambda state, name: sum(is_of(card, name) for card in cards(state, *places))


def _in_victory(state: VillainsState, name: str) -> int:
    return sum(is_of(card, name) for card in cards(state, zones.victory(state.active)))


def _of_turn(name: str) -> Callable[[VillainsState, str], int]:
    return lambda state, about: state.numbers.get(f"turn:{name}", 0)


def _dear(state: VillainsState, name: str) -> int:
    """Other cards that were played in this turn and cost so much or more."""
    played = (state.table.cards.get(one.design) for one in state.played[:-1])
    return sum((card.number("cost") or 0) >= int(name) for card in played if card is not None)


def _other_meant(state: VillainsState, name: str) -> int:
    """Other cards that were played in this turn and are meant by a word."""
    played = (state.table.cards.get(one.design) for one in state.played[:-1])
    return sum(card is not None and is_meant(card, name) for card in played)


def _koed_allies(state: VillainsState, name: str) -> int:
    found = of_slots(state, state.koed)
    return sum(card.kind in ALLIES and card.klass != GREY for card in found)


def _highest(state: VillainsState, name: str) -> int:
    return max((card.number("cost") or 0 for card in cards(state, *zones.LAIR)), default=0)


COUNTERS: Counters[VillainsState] = {
    # Nobody dies in Villains (VIL-OBJ-09).
    **{name: counter for name, counter in conditions.COUNTERS.items() if name != "dead"},
    # A card that counts what was played before it is the last one that was played itself (VIL-SPEC-06).
    "other:": lambda state, name: count_class(state.played[:-1], name),
    "other-crew:": lambda state, name: count_crew(state.played[:-1], name),
    "other-dear:": _dear,
    "other-meant:": _other_meant,
    "marked:": lambda state, name: sum(
        card.has(name) for one in state.played if (card := state.table.cards.get(one.design)) is not None
    ),
    "cards-played": lambda state, name: len(state.played),
    "discarded": lambda state, name: len(state.discarded.get(state.active, ())),
    "discarded-others": lambda state, name: sum(
        len(slots) for seat, slots in state.discarded.items() if seat != state.active
    ),
    "koed": lambda state, name: len(state.koed),
    "koed-allies": _koed_allies,
    "drawn": _of_turn("drawn"),
    "kidnapped": _of_turn("kidnapped"),
    "bindings-gained": _of_turn("bindings"),
    "made": _of_turn("made"),
    "twists": lambda state, name: state.numbers.get("twists", 0),
    "strikes": lambda state, name: state.numbers.get("strikes", 0),
    "tactics": lambda state, name: TACTICS - state.defeats,
    "city": lambda state, name: len(zones.in_city(state.table)),
    "city:": _of_group(*zones.CITY),
    "sewers": lambda state, name: len(state.table.zone(space(state.header, "sewers"))),
    "empty-spaces": lambda state, name: sum(not state.table.zone(space) for space in zones.CITY),
    "overrun": lambda state, name: sum(card.kind in ADVERSARIES for card in cards(state, zones.OVERRUN)),
    "overrun-each": lambda state, name: (
        sum(card.kind in ADVERSARIES for card in cards(state, zones.OVERRUN)) // len(state.players)
    ),
    "overrun:": _of_group(zones.OVERRUN),
    "loose:": _of_group(*zones.CITY, zones.OVERRUN),
    "ko-pile:": _of_group(zones.KO),
    "victory:": _in_victory,
    "other-victory:": lambda state, name: max(0, _in_victory(state, name) - 1),  # said by one that lies there
    "lair-colours": lambda state, name: colours(cards(state, *zones.LAIR)),
    "lair-highest": _highest,
    "guarded": lambda state, name: sum(len(state.table.zone(zone)) for zone in zones.HELD),
    "wounds": lambda state, name: len(state.table.zone(zones.WOUNDS)),
    "carried": lambda state, name: state.numbers.get("carried", 0),
    "overran": lambda state, name: state.numbers.get("overran", 0),
    "overran-bystanders": lambda state, name: state.numbers.get("overran:bystander", 0),
    "ran-out:": lambda state, name: int(name in state.ran_out),
    "overrun-allies": lambda state, name: sum(card.kind in ALLIES for card in cards(state, zones.OVERRUN)),
    "bindings": lambda state, name: len(state.table.zone(zones.BINDINGS)),
    "beside-plot": lambda state, name: len(state.table.zone(zones.BESIDE)),
    "beside-plot:": _of_group(zones.BESIDE),
    "uncaged": lambda state, name: state.numbers.get("uncaged", 0),
    "beside-commander": lambda state, name: len(state.table.zone(zones.BESIDE_COMMANDER)),
}
