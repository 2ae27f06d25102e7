"""What the events of the family are called before they happen: the effect of a choice that is open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.core.language.phrases import Phrase, phrase
from companion.engine import zones
from companion.engine.feature import Feature
from companion.engine.legendary.copying import CardCloned, CopyPlayed
from companion.engine.legendary.fighting import Weakened
from companion.engine.legendary.lane import Pushed
from companion.engine.legendary.lending import CardLent
from companion.engine.legendary.market.events import Gained, Recruited
from companion.engine.legendary.own_deck import CardsDiscarded, HandDrawn
from companion.engine.legendary.points import PointsGained, PointsSpent
from companion.engine.legendary.revealing import TurnedUp
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.strikes import Healed, StrikeDrawn
from companion.engine.legendary.verbs.choosing import CardShown
from companion.engine.legendary.verbs.enemies import Calmed, Strengthened
from companion.engine.legendary.verbs.lane import Attached, CardHidden, RoomsSwapped
from companion.engine.legendary.verbs.piles import PutBack, Recovered, TopTurned
from companion.engine.legendary.verbs.strikes import Shielded, StrikeAvoided, StrikeReturned
from companion.engine.names import name_of, open_name
from companion.engine.zones import place_key

Foretell = Callable[[Any, Any], Phrase | None]


def foretell(key: str) -> Foretell:
    """The sentence `will-<key>` with the card, the person, the place and the numbers of the event."""

    def tell(event: Any, before: LegendaryState) -> Phrase:
        card = open_name(before, getattr(event, "slot", None)) or phrase("a-card")
        zone = getattr(event, "zone", None) or getattr(event, "to", "")
        by: int = getattr(event, "by", 0) or getattr(event, "n", 0)
        return phrase(
            f"will-{key}", card=card, name=name_of(before, getattr(event, "seat", "")), n=by,
            place=phrase(place_key(zone)) if zone else phrase("the-table"),
        )  # fmt: skip

    return tell


def _healed(event: Healed, before: LegendaryState) -> Phrase:
    card = before.table.card(event.slot)
    name, n = name_of(before, event.seat), card.number("damage") if card is not None else None
    called = card.name if card is not None else phrase("a-card")
    return phrase("will-heal", card=called, name=name, n=n or 0)


def _discarded(event: CardsDiscarded, before: LegendaryState) -> Phrase:
    return phrase("will-discard", n=len(event.slots), name=name_of(before, event.seat))


def _drawn(event: HandDrawn, before: LegendaryState) -> Phrase:
    """How many, unless the deck ends before all of them are drawn."""
    drawn, deck = len(event.slots), before.table.zone(zones.of(event.seat, "deck"))
    return phrase("will-draw", n=drawn if drawn < len(deck) else 0, name=name_of(before, event.seat))


def _points(key: str) -> Foretell:
    def tell(event: Any, before: LegendaryState) -> Phrase | None:
        said: Phrase | None = None
        for one in ("attack", "recruit"):
            if n := getattr(event, one):
                part = phrase(f"will-{key}-{one}", n=n)
                said = part if said is None else phrase("effect-then", first=said, next=part)
        return said

    return tell


def _put_back(event: PutBack, before: LegendaryState) -> Phrase:
    return phrase("will-put-under" if event.under else "will-put-back")


def _returned(event: StrikeReturned, before: LegendaryState) -> Phrase:
    card = open_name(before, event.slot) or phrase("a-card")
    return phrase("will-put-strike", card=card, to=event.to)


FORETELLS: Mapping[type, Foretell] = {
    Healed: _healed, CardsDiscarded: _discarded, PutBack: _put_back, StrikeReturned: _returned,
    PointsGained: _points("gain"), PointsSpent: _points("pay"),
    HandDrawn: _drawn, StrikeDrawn: foretell("strike"), StrikeAvoided: foretell("avoid"),
    Shielded: foretell("shield"), Strengthened: foretell("strengthen"), Weakened: foretell("weaken"),
    Calmed: foretell("calm"), Recovered: foretell("recover"), TopTurned: foretell("turn-top"),
    Gained: foretell("gain-card"), Recruited: foretell("gain-card"), Pushed: foretell("push"),
    CardCloned: foretell("clone"), CopyPlayed: foretell("copy"), Attached: foretell("attach"),
    RoomsSwapped: foretell("swap"), CardHidden: foretell("hide"), TurnedUp: foretell("turn-up"),
    CardShown: foretell("show"), CardLent: foretell("lend"),
}  # fmt: skip


def feature() -> Feature[Any]:
    """The words of the family, as a room names them."""
    return Feature(name="foretold", foretells=FORETELLS)
