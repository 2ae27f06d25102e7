"""What cards change as long as they lie there: the Commander, the Plot, and whoever stands in the city."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.engine.effects.numbers import number
from companion.engine.feature import Feature
from companion.engine.legendary.lasting import MODIFY, ONGOING, Lasting
from companion.games.villains import zones
from companion.games.villains.abilities import ABILITIES
from companion.games.villains.counting import COUNTERS
from companion.games.villains.kinds import ADVERSARIES, ALLIES
from companion.games.villains.meaning import is_of
from companion.games.villains.state import VillainsState

GROW, ONLY_WITH = "grow", "only-with"  # more Attack for what lies under somebody; who alone can beat it


def _speaking(state: VillainsState, seat: SeatId) -> Iterator[SlotId]:
    """The Commander and the Plot, then the city from the way out to the deck."""
    for zone in (zones.COMMANDER, zones.PLOT):
        yield from state.table.zone(zone)
    yield from zones.in_city(state.table)


def _is_sort(card: Card, of: str) -> bool:
    """Words for Adversaries never touch the Commander; a card that names itself means itself (VIL-CMD-09)."""
    if of == "this":
        return True
    return card.kind in ADVERSARIES and (of == "any" or is_of(card, of))


LASTING: Lasting[VillainsState] = Lasting(
    abilities=ABILITIES, counters=COUNTERS, in_effect=_speaking, forbidden="VIL-SPEC-01", is_sort=_is_sort
)
changed = LASTING.changed


def grown(state: VillainsState, slot: SlotId) -> int:
    """By how much somebody's Attack is higher for the cards under them, or for where they stand."""
    total = 0
    for clause, speaker in LASTING.told(state, GROW):
        if _grows(state, str(clause.args.get("of", "any")), clause.args.get("at"), speaker, slot):
            by = number(state, clause, "by", COUNTERS, 1)
            total += by * _each(state, str(clause.args.get("each", "")), slot)
    return total


def _grows(state: VillainsState, of: str, at: int | None, speaker: SlotId, slot: SlotId) -> bool:
    """Whether it is about somebody: itself, the Commander, or Adversaries, in one space from the left."""
    zone = state.table.slots[slot].zone
    if of == "this":
        return speaker == slot
    if of == "commander":
        return zone == zones.COMMANDER
    return zones.is_city(zone) and (at is None or zone == zones.CITY[-at])


def _each(state: VillainsState, each: str, slot: SlotId) -> int:
    """How often: once, for every Bystander or Ally under somebody, or for the cost of the Allies there."""
    zone = state.table.slots[slot].zone
    if not each:
        return 1
    if not zones.is_city(zone):
        return 0
    cards = [state.table.card(one) for one in state.table.zone(zones.guarded_at(zone))]
    allies = [card for card in cards if card is not None and card.kind in ALLIES]
    if each == "guarded":
        return len(cards) - len(allies)
    if each == "held":
        return len(allies)
    return sum(card.number("cost") or 0 for card in allies)


FEATURE: Feature[VillainsState] = Feature(
    name="lasting", lasting={ONGOING: (MODIFY, GROW, ONLY_WITH, "count-as")}
)
