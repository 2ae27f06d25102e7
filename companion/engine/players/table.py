"""The simulated table: the true order of every deck, outside the State, and answers as people give them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core.language.asks import AS_BACK, AnyAsk, Ballot, Choice, Dice, Identity, Number, Order
from companion.core.language.commands import Answer, BindSlot, Command
from companion.core.language.events import BackShown, Bound, Dealt, Event, Laid, OrderKnown, Shuffled
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.slots import Table
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine import zones as piles
from companion.engine.decks import custody
from companion.engine.players import hands, truth
from companion.engine.players.chances import Chances
from companion.engine.players.mistakes import CAREFUL, Mistakes
from companion.engine.ways import Way
from companion.engine.zone_table import ZoneTable

Facts = Mapping[str, Mapping[str, int]]  # what is really printed: design or board place -> field -> number


class TableDiffers(Exception):
    """The books say of a card what is not true, though nobody at the table made a mistake."""


class SimTable:
    """Real cards on a real table, with the hands that shuffle, deal and show them."""

    def __init__(
        self, seed: int | str, zones: ZoneTable, *, facts: Facts | None = None, mistakes: Mistakes = CAREFUL
    ) -> None:
        """Lay out nothing yet; the opening events bring the cards to the zones of a room."""
        self.zones = zones
        self.truth: dict[SlotId, CopyId] = {}
        self.mistakes = mistakes
        self.chances = Chances(seed)
        self._facts: Facts = facts or {}
        self._helped: dict[SeatId, int] = {}  # the last turn in which somebody was asked to help
        self._laid_down: dict[SeatId, CopyId] = {}  # what really leaves a hand, whatever is said of it

    def asks_for_help(self, state: State, seat: SeatId) -> bool:
        """Whether this player is asked to help now: once in each turn of another, as it begins."""
        if self._helped.get(seat) == state.turn.number:
            return False
        self._helped[seat] = state.turn.number
        return True

    # Following what happens.

    def follow(self, before: State, event: Event, after: State) -> None:
        """Do with the real cards what an event says was done."""
        old, new = before.table, after.table
        if isinstance(event, Dealt):
            self.truth |= truth.deal(old, event, self._mix)
        elif isinstance(event, Shuffled):
            self._shuffle(event.zone, old.zone(event.zone), self._is_kept(before, event.zone))
        elif isinstance(event, Bound):
            self._name(old, event)
            self._swap_twins(new, event)
        elif isinstance(event, BackShown):
            if event.copy is not None:
                self._name(old, Bound(event.slot, event.copy, "app"))
        elif isinstance(event, OrderKnown):
            self._order(new, event)
        elif new.made != old.made:
            self._lay(old, new, exact=isinstance(event, Laid))
        self._forget_laid(old, new)

    def _forget_laid(self, old: Table, new: Table) -> None:
        """A card that the books know leaves a hand unnamed: it does not lie in front any more."""
        held = self.zones.held_by
        for holder in [one for one in self._laid_down if len(held(new, one)) < len(held(old, one))]:
            del self._laid_down[holder]

    def _is_kept(self, state: State, zone: ZoneId) -> bool:
        """Whether the app keeps the order of the cards that lie there."""
        return custody(state, self.zones.deck(zone)) == "app"

    def catch_up(self, table: Table) -> None:
        """Lay the real cards as a restored State's table says where it says so; the rest stays as it lies."""
        self.truth = truth.mend(self.truth, table, self._mix)

    def _mix(self, occasion: str, things: Iterable[Any]) -> list[Any]:
        return self.chances.shuffled(occasion, things)

    def _shuffle(self, zone: ZoneId, slots: Sequence[SlotId], by_app: bool) -> None:
        if not by_app and self.chances.happens("forget-shuffle", self.mistakes.forgotten):
            return
        copies = self._mix(f"shuffle/{zone}", [self.truth[slot] for slot in slots])
        self.truth.update(zip(slots, copies, strict=True))

    def _lay(self, old: Table, new: Table, exact: bool) -> None:
        """Slots were made: known cards lie where the books say, others as the books allow."""
        fresh = [SlotId(made) for made in range(old.made + 1, new.made + 1) if SlotId(made) in new.slots]
        known = {slot: copy for slot in fresh if (copy := new.slots[slot].copy) is not None}
        self.truth |= known
        if not exact and len(known) < len(fresh):
            self.catch_up(new)

    def _order(self, new: Table, event: OrderKnown) -> None:
        """A deck was laid in an order: whatever lay there instead goes where those copies came from."""
        wanted = dict(zip(new.zone(event.zone), event.copies, strict=True))
        if any(self.truth.get(slot) != copy for slot, copy in wanted.items()):
            self.truth |= wanted
            self.catch_up(new)

    def _name(self, old: Table, event: Bound) -> None:
        """The books name a card: in a hand the one laid down is taken out, elsewhere it must lie there."""
        self._leave_hand(old, event)
        true = self.truth[event.slot]
        twins = _is_twin(old, event, true) and (self.mistakes.named > 0 or event.known == "told")
        if true != event.copy and not (twins or self.mistakes.differ):
            raise TableDiffers(f"slot {event.slot} holds {true}, the books say {event.copy}")

    def _swap_twins(self, new: Table, event: Bound) -> None:
        """Of several alike one was told: which does not matter, so it is the one that the books say."""
        true = self.truth[event.slot]
        if event.known != "told" or self.mistakes.named > 0 or not _is_twin(new, event, true):
            return
        other = next((slot for slot, copy in self.truth.items() if copy == event.copy), event.slot)
        self.truth[other], self.truth[event.slot] = true, event.copy
        self.catch_up(new)

    def _leave_hand(self, old: Table, event: Bound) -> None:
        """The card that its holder laid down is taken out of a hand, whatever slot is named after it."""
        zone = old.slots[event.slot].zone
        if not self.zones.is_hand(zone):
            return self._found_among(old, event)
        holder = self._layer_of(old, event.slot)
        shown = self._laid_down.pop(holder) if holder is not None else event.copy
        self._take_out(old, event, shown)

    def _found_among(self, old: Table, event: Bound) -> None:
        """A card that was told to lie in a pile without order is found there, wherever the books have it."""
        row = self.zones.find(old.slots[event.slot].zone)
        if event.known != "told" or row is None or row.ordered or row.kind != "pile":
            return
        self._take_out(old, event, event.copy)

    def _take_out(self, old: Table, event: Bound, shown: CopyId) -> None:
        """The card that was shown, or one like it where it was told, is taken from where it really lies."""
        lying = old.zone(old.slots[event.slot].zone)
        alike = [slot for slot in lying if old.designs[self.truth[slot]] == old.designs[shown]]
        usual = alike[0] if alike and event.known == "told" and not self.mistakes.named else event.slot
        there = next((slot for slot in alike if self.truth[slot] == shown), usual)
        self.truth[there], self.truth[event.slot] = self.truth[event.slot], self.truth[there]

    def _layer_of(self, table: Table, slot: SlotId) -> SeatId | None:
        """Who holds this slot in the hand and has laid a card down."""
        return next((one for one in self._laid_down if slot in self.zones.held_by(table, one)), None)

    # Answering.

    def answer(self, state: State, ask: AnyAsk) -> Answer | None:
        """The answer that the table gives to an ask; None when a person has to decide."""
        if isinstance(ask, Choice) and (told := self._facts.get(ask.of, {}).get(ask.field)) is not None:
            return Answer(ask.id, str(told), "finger")
        if isinstance(ask, Choice | Ballot):
            return None
        if isinstance(ask, Order):
            if ask.read and self.chances.happens("unread", self.mistakes.forgotten):
                return Answer(ask.id, AS_BACK, "finger")
            return Answer(ask.id, self.order(state, ask.zone), "camera" if ask.read else "app")
        if isinstance(ask, Identity):
            return self._show(state, ask)
        if isinstance(ask, Number):
            return Answer(ask.id, self.printed(ask.of, ask.field), "finger")
        if isinstance(ask, Dice):
            chance = self.chances.next("dice")
            return Answer(
                ask.id, tuple(chance.randint(1, ask.kind(at).faces) for at in range(len(ask.dice))), "app"
            )
        return Answer(ask.id, None, "finger")

    def order(self, state: State, zone: ZoneId) -> tuple[str, ...]:
        """The true order of a zone, top first."""
        return tuple(self.truth[slot] for slot in state.table.zone(zone))

    def printed(self, of: str, field: str) -> int:
        """The number printed on a design or board; one that was not handed in is some small number."""
        told = self._facts.get(of, {}).get(field)
        return self.chances.fixed(f"print/{of}/{field}").randint(0, 4) if told is None else told

    def _show(self, state: State, ask: Identity) -> Answer:
        """The card of a slot, shown to the camera; or named, or a wrong one, where people do that."""
        table, true = state.table, self.truth[ask.slot]
        holder = self._layer_of(table, ask.slot)
        if holder is not None:
            del self._laid_down[holder]  # what was laid down and not wanted is in the hand again
        fitting = ledger.candidates(table, ask.slot)
        if self.chances.happens("wrong", self.mistakes.wrong) and len(fitting) > 1:
            return Answer(ask.id, self.chances.next("which-wrong").choice(fitting), "camera")
        if self.chances.happens("named", self.mistakes.named):
            design = table.designs[true]
            twin = next((copy for copy in fitting if table.designs[copy] == design), true)
            return Answer(ask.id, twin, "finger")
        return Answer(ask.id, true, "camera")

    # Hands.

    def feasible(self, state: State, ways: Sequence[Way]) -> tuple[Way, ...]:
        """The ways that the real cards allow, with the very copy that a hand would lay down."""
        found = [
            hands.held(state, self.zones, self.truth, way) if way.hand or way.needs else way for way in ways
        ]
        return tuple([way for way in found if way is not None])

    def lay_down(self, state: State, taken: Way, ways: Sequence[Way]) -> Way:
        """What is said of the card that is laid down: its own name, a twin's, or by mistake another's."""
        if state.ask is None:
            self._laid_down = {}  # what was laid down before and not taken is in the hand again
        laid = hands.named_copy(taken)
        if not taken.hand or laid is None:
            return taken
        self._laid_down[hands.holder(state, taken)] = laid
        if self.chances.happens("misreport", self.mistakes.misreported):
            others = [way for way in ways if hands.is_like(way, taken)]
            return self.chances.next("which-misreport").choice(others) if others else taken
        if self.chances.happens("named", self.mistakes.named):
            return next((way for way in ways if way.id == taken.id), taken)
        return taken

    def recover(self, state: State, command: Command) -> tuple[Command, ...]:
        """What people do when the books refuse a card that lies there: the tools, then the same again."""
        ask = state.ask
        if isinstance(command, Answer) and isinstance(ask, Identity):
            true = self.truth[ask.slot]
            return (BindSlot(ask.slot, true), Answer(ask.id, true, "finger"))
        if isinstance(command, Answer) and isinstance(ask, Order):
            slots = state.table.zone(ask.zone)
            return (*(BindSlot(slot, self.truth[slot]) for slot in slots), self._again(state, ask))
        copy = getattr(command, "copy", None)
        slot = next((slot for slot, true in self.truth.items() if true == copy), None)
        held = slot is not None and self.zones.is_hand(state.table.slots[slot].zone)
        return (BindSlot(slot, copy), command) if held and slot is not None else ()

    def mistaken(self, state: State, seat: SeatId) -> Command | None:
        """The tool that says which card somebody holds, where the books have it wrong (TABLE-TOOL-01)."""
        for slot in state.table.zone(piles.of(seat, "hand")):
            known = state.table.slots[slot].copy
            if known is not None and known != self.truth[slot]:
                return BindSlot(slot, self.truth[slot])
        return None

    def _again(self, state: State, ask: Order) -> Answer:
        return Answer(ask.id, self.order(state, ask.zone), "finger")


def _is_twin(table: Table, event: Bound, true: CopyId) -> bool:
    """Whether another copy of the same card lies there than the books were told."""
    return true != event.copy and table.designs[true] == table.designs[event.copy]
