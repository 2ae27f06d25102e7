"""What the manual tools can reach in the running game, for the tools sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.crossing.views import Offer
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.bench import About, Held
from companion.core.ports.cards import Doing
from companion.engine import ledger, places
from companion.engine.effects.sentences import effect_lines
from companion.engine.names import open_name
from companion.ground.meaning import wording_of
from companion.house.house import House
from companion.owner.facts import figures
from companion.play.names import is_nameless

MOST = 99  # what a number of a game can be at most, as the tools of the rules have it


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
        every = self._house.desk.game.room.zone_table.of_game(self._state)
        return tuple((zone, places.place(zone, self._state.players)) for zone in every)

    def movable(self) -> Sequence[Held]:
        """Every card by where it lies; of cards face down on a pile only the top one, and without a name."""
        if self._house.desk is None:
            return ()
        state, found = self._state, []
        for zone, place in self.zones():
            slots = state.table.zone(zone)
            for index, slot in enumerate(slots):
                if index == 0 or state.table.slots[slot].face_up:
                    name = open_name(state, slot)
                    photo = self._photo(state.table.card(slot)) if name is not None else ""
                    found.append(Held(f"slot:{slot}", name or phrase("a-card"), place, photo))
        return tuple(found)

    def _photo(self, card: Card | None) -> str:
        """The design of a card without a title, when there is a picture of it."""
        pictured = self._house.photographer.known()
        return card.design if card is not None and is_nameless(card) and card.design in pictured else ""

    def about(self, slot: SlotId) -> About | None:
        """What may be said of an open card, and what can be done about it beside the game."""
        desk, state = self._house.desk, self._state
        if desk is None or slot not in state.table.slots or not state.table.slots[slot].face_up:
            return None
        card = state.table.card(slot)
        if card is None:
            return None
        shown = figures(card, tuple(card.numbers))
        lines = effect_lines(card, wording_of(desk.game.room.name))
        return About(card.name, doing(card), lines, shown, self._photo(card), desk.about(slot))

    def lying(self, zone: ZoneId) -> Sequence[Held]:
        """Everything in a zone in its order; what lies face down has no name."""
        if self._house.desk is None:
            return ()
        state = self._state
        found = []
        for slot in state.table.zone(zone):
            name = open_name(state, slot)
            photo = self._photo(state.table.card(slot)) if name is not None else ""
            found.append(Held(f"slot:{slot}", name or phrase("a-card"), photo=photo))
        return tuple(found)

    def spot(self, slot: SlotId) -> tuple[ZoneId, int, bool] | None:
        """Where a card lies in its zone, and which side shows."""
        table = self._state.table if self._state is not None else None
        if table is None or slot not in table.slots:
            return None
        held = table.slots[slot]
        return held.zone, table.zone(held.zone).index(slot), held.face_up

    def span(self, name: str) -> tuple[int, int]:
        """From the first objective to the last, else from nought to the most that the tools take."""
        if name != "objective":
            return 0, MOST
        levels = [one for one in self._state.numbers if one.startswith("progress:")]
        return 1, max(1, len(levels))

    def numbers(self) -> Sequence[tuple[str, Phrase, int]]:
        """Every number of the game that can be set, with its value."""
        numbers = self._state.numbers if self._state is not None else {}
        return tuple((name, number_name(name), value) for name, value in numbers.items())

    def phases(self) -> Sequence[tuple[str, Phrase]]:
        """The phases of a turn."""
        if self._house.desk is None:
            return ()
        return tuple((name, phrase(f"phase-{name}")) for name in self._house.desk.game.room.correctable)

    def cards(self, slot: SlotId) -> Sequence[Held]:
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
        cards = ((copy, table.cards[design]) for design, copy in found.items())
        return tuple(Held(copy, card.name, photo=self._photo(card)) for copy, card in cards)

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


def doing(card: Card) -> Doing:
    """Who does what a card says in this game."""
    if not card.structured:
        return "by-hand"
    is_whole = all(card.is_told(field) for field in card.numbers)
    return "automated" if is_whole else "asked"


def number_name(name: str) -> Phrase:
    """What a number of the game is called: its family, and which of several it is."""
    family, _, which = name.partition(":")
    return phrase(f"number-{family}", which=which)
