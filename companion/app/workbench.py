"""What the manual tools can reach in the running game, for the tools sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.app.house import House
from companion.core.ids import CopyId, DesignId, SlotId, ZoneId
from companion.core.phrases import Phrase, phrase
from companion.core.views import Offer
from companion.engine import ledger
from companion.engine.telling import open_name
from companion.engine.zones import owner, place_key


class Workbench:
    """Answers the screen's tools port for whatever game is running; a tool shows only what is open."""

    def __init__(self, house: House) -> None:
        """Serve one house."""
        self._house = house

    @property
    def _state(self) -> Any:
        return self._house.desk.game.state if self._house.desk is not None else None

    def zones(self) -> Sequence[tuple[ZoneId, Phrase]]:
        """Every zone a card can be carried to; a person's own zones carry the name."""
        if self._house.desk is None:
            return ()
        names = {player.seat: player.name for player in self._state.players}
        every = self._house.desk.game.room.zones(self._state)
        return tuple((ZoneId(zone), self._named(zone, names.get(owner(zone)))) for zone in every)

    def movable(self) -> Sequence[tuple[SlotId, Phrase, Phrase]]:
        """Every card by where it lies; of cards face down on a pile only the top one, and without a name."""
        if self._house.desk is None:
            return ()
        state, found = self._state, []
        for zone, place in self.zones():
            slots = state.table.zone(zone)
            for index, slot in enumerate(slots):
                if index == 0 or state.table.slots[slot].face_up:
                    found.append((slot, open_name(state, slot) or phrase("a-card"), place))
        return tuple(found)

    def _named(self, zone: str, person: str | None) -> Phrase:
        place = phrase(place_key(zone))
        return place if person is None else phrase("zone-of", place=place, name=person)

    def numbers(self) -> Sequence[tuple[str, Phrase, int]]:
        """Every number of the game that can be set, with its value."""
        numbers = self._state.numbers if self._state is not None else {}
        return tuple((name, number_name(name), value) for name, value in numbers.items())

    def phases(self) -> Sequence[tuple[str, Phrase]]:
        """The phases of a turn."""
        if self._house.desk is None:
            return ()
        return tuple((name, phrase(f"phase-{name}")) for name in self._house.desk.game.room.correctable)

    def cards(self, slot: SlotId) -> Sequence[tuple[CopyId, Phrase]]:
        """The cards a slot could be said to hold, one for each design; what everybody knows decides."""
        table = self._state.table
        if slot not in table.slots:
            return ()
        held = table.slots[slot]
        public = held.face_up or held.group is not None
        copies = ledger.candidates(table, slot) if public and held.copy is None else tuple(table.designs)
        found: dict[DesignId, CopyId] = {}
        for copy in copies:
            found.setdefault(table.designs[copy], copy)
        return tuple((copy, table.cards[design].name) for design, copy in found.items())

    def facts(self, slot: SlotId) -> Sequence[tuple[str, str, Phrase, int | None]]:
        """The numbers printed on an open card."""
        table = self._state.table
        if slot not in table.slots or not table.slots[slot].face_up:
            return ()
        card = table.card(slot)
        numbers = card.numbers if card is not None else {}
        return tuple(
            (card.design, field, phrase(f"field-{field}"), value) for field, value in numbers.items()
        )

    def forgotten(self) -> Sequence[Offer]:
        """What can still be made good, whoever forgot it and whenever."""
        if self._house.desk is None:
            return ()
        return tuple(self._house.desk.game.room.forgotten(self._state))


def number_name(name: str) -> Phrase:
    """What a number of the game is called: its family, and which of several it is."""
    family, _, which = name.partition(":")
    return phrase(f"number-{family}", which=which)
