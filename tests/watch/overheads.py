"""A table under an overhead camera: the true cards of an evening, and hands that carry them, or forget to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.commands.evening.front_door import card_to_show
from companion.core.crossing.differences import Difference
from companion.core.crossing.intents import Seen, Surveyed
from companion.core.language.asks import Identity
from companion.core.language.ids import CopyId, SlotId
from companion.engine.players.moves import Move, next_move
from companion.engine.zone_table import STRIP
from companion.play.snapshot.books import books_of, places_of
from tests.house.kit import Evening

ROOMS = tuple(f"room:{number}" for number in range(1, 6))
HQ = tuple(f"hq:{number}" for number in range(1, 6))
WATCHED = (*ROOMS, "combat", "operations", "objectives", "location", *HQ, STRIP)
ROWS = ("combat", STRIP)
HANDS_S = 30.0  # long enough for any hand


class Tabletop:
    """What really lies where; `stuck` are cards whose hands have made a mistake."""

    def __init__(self, evening: Evening, watched: Iterable[str] = WATCHED, *, marks: bool = False) -> None:
        """Lay out an evening's cards; with `marks` the camera reads table marks instead of codes."""
        self.evening, self.watched, self.marks = evening, tuple(watched), marks
        self.lies: dict[CopyId, str] = {}
        self.stuck: dict[CopyId, str | None] = {}
        self.covered: set[CopyId] = set()
        self.now_s = 0.0
        self.before: dict[CopyId, str] = {}  # before hands last carried something
        self.by_hand = self.by_touch = 0
        self.texts: dict[CopyId, str] = {}

    @property
    def state(self) -> Any:
        """The State of the game."""
        return self.evening.state

    @property
    def differences(self) -> tuple[Difference, ...]:
        """What the last step told."""
        return self.evening.step.differences

    def at(self, place: str) -> CopyId:
        """The card that the books have open at a place."""
        books = books_of(self.evening.room, self.state)
        copy = self.state.table.slots[books.open[place][0]].copy
        assert copy is not None
        return CopyId(copy)

    def slot(self, copy: CopyId) -> SlotId:
        """Where the books have a card."""
        return SlotId(self.state.table.bound[copy])

    def place(self, slot: SlotId) -> str:
        """The place of the table where a card should lie."""
        return places_of(self.evening.room, self.state)[self.state.table.slots[slot].zone]

    # Hands.

    def tidy(self) -> None:
        """Carry every card to where the books have it, but for those that hands forget or lay wrong."""
        books, truth = books_of(self.evening.room, self.state), self.evening.table.truth
        self.before = before = self.lies
        self.lies = {}
        for place in self.watched:
            slots = (*books.open.get(place, ()), *books.unnamed.get(place, ()))
            for slot in slots if place in ROWS else slots[:1]:
                self.lies[truth[slot]] = place
        for copy, at in self.stuck.items():
            self.lies.pop(copy, None)
            if at is not None:
                self.lies[copy] = at
        self.lies = {**{copy: self.lies[copy] for copy in before if copy in self.lies}, **self.lies}

    def survey(self, *, after_s: float = 3.0, settled: bool = True, unwatched: Iterable[str] = ()) -> None:
        """The camera looks at all of it."""
        self.now_s += after_s
        watched = tuple(place for place in self.watched if place not in set(unwatched))
        lying = tuple(Seen(self.text(copy), place, copy in self.covered) for copy, place in self.lies.items())
        self.evening.do(Surveyed(lying, watched, self.now_s, settled))

    def text(self, copy: CopyId) -> str:
        """What the camera reads on a card."""
        if copy not in self.texts:
            store, box = self.evening.house.store, copy.partition("/")[0]
            marked = (
                {one: f"mark:{n}" for one, n in store.marks.deal(box, [copy]).items()} if self.marks else {}
            )
            self.texts[copy] = marked.get(copy) or str(store.collection.tag_of(copy))
        return self.texts[copy]

    def rest(self) -> None:
        """Hands have carried everything they are going to, and the camera has looked long enough.

        A card that is laid where it is asked for may bring the next question: hands go on until all lie.
        """
        before = None
        while before is not self.state:
            before = self.state
            self.tidy()
            self.survey(after_s=HANDS_S)

    def forgotten(self) -> CopyId | None:
        """A card that was carried just now, and that hands forget instead: it lies where it lay."""
        moved = (copy for copy, place in self.before.items() if self.lies.get(copy) != place)
        copy = next(moved, None)
        if copy is not None:
            self.stuck[copy] = self.before[copy]
        return copy

    # A player's move.

    def play(self, moves: int = 1) -> None:
        """So many moves, by carrying cards where that says it, else by touch."""
        evening = self.evening
        for _ in range(moves):
            if self.state.outcome:
                return
            move = next_move(evening.room, self.state, evening.people, evening.table)
            before = evening.desk.game.number
            if self._carry(move) and evening.desk.game.number > before:
                self.by_hand += 1
            else:
                self.by_touch += 1
                self.evening.do(evening.door.intent(self.state, move))
            self.rest()

    def _carry(self, move: Move) -> bool:
        """Do a move with the cards alone, where cards can say it."""
        state, copy = self.state, card_to_show(self.state, move)
        if copy is not None and isinstance(state.ask, Identity):
            place = self.place(state.ask.slot)
            self.lies[copy] = place if place in self.watched else STRIP
        elif copy is not None:
            self.lies[copy] = STRIP
        elif state.ask is None and type(move.command).__name__ in ("Recruit", "Fight", "Scan"):
            self._from_the_board(move.command)
        else:
            return False
        self.survey(settled=copy is None)
        return True

    def _from_the_board(self, command: Any) -> None:
        """A hidden card is turned up where it lies; a recruited or killed one is taken away."""
        zone = getattr(command, "zone", None)
        if zone is not None:
            hidden = next(s for s in self.state.table.zone(zone) if not self.state.table.slots[s].face_up)
            self.lies[self.evening.table.truth[hidden]] = str(zone)
        else:
            self.lies.pop(self.evening.table.truth[command.slot], None)
