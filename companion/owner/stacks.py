"""Stacks of a box: what a game takes of them, how they lie in the box, and how they come back into it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from card_db.cardset import PACK
from companion.core.language.cards import Card
from companion.core.language.events import Event, Opened
from companion.core.language.ids import CopyId
from companion.core.language.phrases import named, phrase, title
from companion.core.ports.collection import Box
from companion.core.ports.owners import UNSEEN, Back, Due, ShownCard, StackLine, StackState
from companion.engine.room import SetupError
from companion.ground.rooms import open_room
from companion.house.guests import guests_of, whole
from companion.house.newgame import Wishes, nobody, script_of
from companion.owner.shares import taken

if TYPE_CHECKING:
    from card_db.cardset import CardSet
    from companion.house.house import House

KEPT = "stacks:{room}/{box}"  # the setting that holds how the stacks of a box lie
SECRET = frozenset({"agendas"})  # kinds of stacks that players may not look at
NO_STACK = "There is no stack called {stack!r} in this box. Choose one of its list."
NO_GAME = "No game was played yet, so there is nothing to put away."


class KeptStack(msgspec.Struct, frozen=True):
    """How a stack lies in its box."""

    state: StackState = "never"
    at: str = ""
    missing: int | None = None


class StackKeeper:
    """The port `Stacks` over the store of one house."""

    def __init__(self, house: House, today: Callable[[], str] = lambda: date.today().isoformat()) -> None:
        """Keep how stacks lie in the settings; `today` dates it."""
        self._house, self._store, self._today = house, house.store, today
        self._out: dict[str, Due] = {}
        self._back: dict[str, set[CopyId]] = {}

    # As it lies in the box.

    def of_box(self, room: str, box: str) -> Sequence[StackLine]:
        """Every stack of a box."""
        one = self._store.catalogue.card_set(room, box)
        return tuple(self._lines(one, [stack.id for stack in one.stacks]).values())

    def _lines(self, one: CardSet, stacks: Sequence[str]) -> dict[str, StackLine]:
        kept, dividers = self._kept(one.room, one.id), self._dividers(one)
        lines = {}
        for stack in one.stacks:
            if stack.id in stacks:
                lies = kept.get(stack.id, KeptStack())
                name = title(stack.titles) if stack.titles else named(stack.id)
                lines[stack.id] = StackLine(
                    one.room, one.id, stack.id, name, stack.cards, lies.state, lies.at, lies.missing,
                    take=stack.cards, has_divider=stack.id in dividers, is_secret=stack.kind in SECRET,
                )  # fmt: skip
        return {stack: lines[stack] for stack in stacks if stack in lines}

    def _dividers(self, one: CardSet) -> frozenset[str]:
        return self._store.labels.dividers(one.id)

    def of_divider(self, tag: str) -> tuple[str, str] | None:
        """The box and the stack of a divider."""
        return self._store.labels.stack_of(tag)

    def _kept(self, room: str, box: str) -> dict[str, KeptStack]:
        kept = self._store.settings.get(KEPT.format(room=room, box=box), {})
        try:
            return msgspec.convert(kept, dict[str, KeptStack])
        except msgspec.ValidationError:  # damaged: nobody has checked anything then
            return {}

    def _keep(self, line: StackLine) -> StackLine:
        kept = {**self._kept(line.room, line.box), line.stack: KeptStack(line.state, line.at, line.missing)}
        setting = KEPT.format(room=line.room, box=line.box)
        self._store.settings.set(setting, msgspec.to_builtins(kept))
        return line

    def check(self, room: str, box: str, stack: str, seen: Mapping[str, int]) -> StackLine:
        """Write down a check of a stack against the box."""
        one = self._store.catalogue.card_set(room, box)
        cards = [card for card in one.cards if card.stack == stack]
        if not cards:
            raise ValueError(NO_STACK.format(stack=stack))
        missing = sum(max(0, card.copies - seen.get(card.design, 0)) for card in cards)
        missing = max(0, missing - seen.get(UNSEEN, 0))  # counted without looking at them
        line = self._lines(one, [stack])[stack]
        return self._keep(replace(line, state="checked", at=self._today(), missing=missing))

    # For a new game.

    def for_game(self, room: str, box: str, players: int, choices: Mapping[str, Any]) -> Sequence[StackLine]:
        """What a new game takes."""
        one, opened = open_room(room), self._store.catalogue.box(room, box)
        wishes = Wishes(room=room, box=box, names=nobody(players), choices=dict(choices))
        try:
            events = one.open(script_of(one, opened, wishes, random.Random(0)), opened)  # nobody plays it
        except SetupError as error:
            raise ValueError(self._house.texts.say(error.says)) from error
        return self._taking(room, box, events, opened)

    def _taking(self, room: str, box: str, events: Sequence[Event], opened: Box) -> tuple[StackLine, ...]:
        cards, takes = whole(opened).cards, taken(open_room(room).zone_table, events, whole(opened))
        sets = [self._store.catalogue.card_set(room, box)]
        sets += [self._store.catalogue.card_set(one.room, one.name) for one in guests_of(events, opened)]
        lines: dict[str, StackLine] = {}
        for one in sets:
            lines |= self._lines(one, [take.stack for take in takes])
        return tuple(
            replace(
                lines[take.stack],
                use=take.use,
                take=take.cards,
                picks=tuple(cards[design].name for design in take.designs),
            )  # fmt: skip
            for take in takes
            if take.stack in lines
        )

    # Putting away.

    def begin_away(self) -> Sequence[Due]:
        """Begin to put away what the last game had out."""
        game = next(iter(self._house.saved()), None)
        if game is None:
            raise ValueError(NO_GAME)
        entries = self._store.archive.entries(game.id)
        room = open_room(game.room)
        events = [room.codec.read(event) for event in entries[0].events]
        box = next(str(event.header.options.get("box", "")) for event in events if isinstance(event, Opened))
        opened = self._store.catalogue.box(game.room, box)
        lines = self._taking(game.room, box, events, opened)
        self._out = {line.stack: Due(line, line.take, 0) for line in lines}
        self._back = {line.stack: set() for line in lines}
        return self.due()

    def due(self) -> Sequence[Due]:
        """What is still out, in the order of the box; closed stacks last."""
        return tuple(sorted(self._out.values(), key=lambda due: due.is_closed))

    def card(self, tag: str, been: Collection[CopyId] = ()) -> ShownCard | None:
        """The card that a shown code is on, by its face or by its back."""
        back = self._store.collection.back_of(tag)
        copies = (back,) if back is not None else self._store.collection.copies_with(tag)
        for copy in sorted(copies, key=lambda copy: copy in been)[:1]:
            one = self._set_of(copy)
            card = _card_of(one, copy) if one is not None else None
            if one is None or card is None:
                continue
            line = self._lines(one, [card.stack])[card.stack]
            if back is not None or line.is_secret:  # a back is never named, and such a face neither
                return ShownCard(copy, UNSEEN, phrase("stack-a-card"), line)
            name = self._store.catalogue.box(one.room, one.id).cards[card.design].name
            return ShownCard(copy, card.design, name, line)
        return None

    def show(self, tag: str) -> Back | None:
        """Where a shown card belongs."""
        been = {copy for copies in self._back.values() for copy in copies}
        shown = self.card(tag, been)
        if shown is None:
            return None
        out = self._out.get(shown.line.stack)
        if out is None or out.line.box.partition(PACK)[0] != shown.line.box:
            return Back(shown.card, shown.line)
        back = self._back[out.line.stack]
        back.add(shown.copy)
        out = self._out[out.line.stack] = replace(out, back=min(len(back), out.due))
        return Back(shown.card, out.line, out.back, out.due)

    def _set_of(self, copy: CopyId) -> CardSet | None:
        name = copy.partition("/")[0]
        return next((one for one in self._store.catalogue.sets() if one.id == name), None)

    def close(self, stack: str) -> Due:
        """One tap: it looks complete. Only where every card of it was shown is that more than a look."""
        due = self._out.get(stack)
        if due is None:
            raise ValueError(NO_STACK.format(stack=stack))
        is_whole = len(self._back[stack]) == due.line.cards  # every card of it was shown: that is a check
        state: StackState = "checked" if is_whole else "put-away"
        missing = 0 if is_whole else None
        line = self._keep(replace(due.line, state=state, at=self._today(), missing=missing))
        self._out[stack] = replace(due, line=line, is_closed=True)
        return self._out[stack]


def _card_of(one: CardSet, copy: CopyId) -> Card | None:
    design = copy.partition("/")[2].rpartition("#")[0]
    return next((card for card in one.cards if card.design == design), None)
