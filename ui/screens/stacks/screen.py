"""Every stack of a box with its state; checking one by showing its cards, or by touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.ports.cards import DesignLine, SetLine, Where
from companion.core.ports.owners import ShownCard, StackLine
from ui.context import Context
from ui.screens.base.words import is_large
from ui.screens.lists.screen import ListScreen
from ui.screens.print.model import Answers
from ui.screens.stacks import model
from ui.screens.stacks.model import Counted
from ui.widgets.keystrip.strip import PlainSpec

WHERE, COUNTED = "stacks", "stacks_counted"


class StacksScreen(ListScreen):
    """Boxes, the stacks of one, or one stack that is being checked."""

    icon = "check"
    narrow_mm = 66.0

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The boxes come in later."""
        super().__init__(context, look, **values)
        self.where = Where()
        self.boxes: tuple[SetLine, ...] = ()
        self.lines: tuple[StackLine, ...] = ()
        self.counted: Counted | None = None

    def enter(self) -> None:
        """Where it was left, else the owner's box; cards and dividers can be shown."""
        cards = self.context.ports.owner.cards
        if self.context.ports.owner.stacks is None or cards is None:
            self.context.go("home")
            return
        self.where = self.context.notes.get(WHERE, Where())
        self.counted = self.context.notes.get(COUNTED)
        self.watch()
        self.context.errands.run(cards.sets, self._found, self.failed)

    def _found(self, boxes: Sequence[SetLine]) -> None:
        """The boxes are here; where only one is owned it is meant."""
        self.boxes = tuple(line for line in boxes if line.owned) or tuple(boxes)
        own = [line for line in self.boxes if not line.practice]
        if not self.where.set and len(own) == 1:
            self.where = own[0].where
        self._look()

    def _look(self) -> None:
        """Show the boxes, the stacks of one, or the stack that is being checked."""
        self.context.notes[WHERE], self.context.notes[COUNTED] = self.where, self.counted
        stacks, where = self.context.ports.owner.stacks, self.where
        if not where.set:
            self.entitle(self.wear.tell("ui-way-stacks"), self.wear.tell("ui-which-box"))
            self.fill(model.box_rows(self.boxes, self.wear.say))
        elif self.counted is not None:
            self._show_count()
        elif stacks is not None:
            self.context.errands.run(lambda: stacks.of_box(where.room, where.set), self._listed, self.failed)

    def _listed(self, lines: Sequence[StackLine], says: str = "") -> None:
        """The stacks are here."""
        self.lines = tuple(lines)
        box = next((line for line in self.boxes if line.where.set == self.where.set), None)
        title = self.wear.say(box.title) if box is not None else self.wear.tell("ui-way-stacks")
        self.entitle(title, says or model.summary(self.lines, self.wear.say))
        checked = sum(line.state != "never" for line in self.lines)
        self.fill(model.stack_rows(self.lines, self.wear.say), checked, len(self.lines))

    # Checking one.

    def _check(self, stack: str) -> None:
        """Look through a stack: its cards come in first."""
        cards = self.context.ports.owner.cards
        line = next((one for one in self.lines if one.stack == stack), None)
        if cards is None or line is None:
            return

        def found(designs: Sequence[DesignLine]) -> None:
            self.counted = model.began(line, designs)
            self._look()

        where = replace(self.where, stack=stack)
        self.context.errands.run(lambda: cards.designs(where), found, self.failed)

    def _show_count(self, says: str = "", tone: str = "accent") -> None:
        """What is there of the stack so far."""
        counted = self.counted
        if counted is None:
            return
        self.context.notes[COUNTED] = counted
        key = "ui-check-backs" if counted.line.is_secret else "ui-check-how"
        self.entitle(self.wear.say(counted.line.title), says or self.wear.tell(key), tone)
        self.fill(model.count_rows(counted, self.wear.say), counted.here, counted.line.cards)

    def shown(self, tag: str) -> None:
        """A divider opens its stack; a card of the stack counts."""
        stacks, counted = self.context.ports.owner.stacks, self.counted
        if stacks is None:
            return
        been = counted.been if counted is not None else frozenset()
        self.context.errands.run(
            lambda: (stacks.of_divider(tag), stacks.card(tag, been)),
            lambda found: self._was_shown(tag, *found),
            self.failed,
        )

    def _was_shown(self, tag: str, divider: tuple[str, str] | None, card: ShownCard | None) -> None:
        """What the shown code was."""
        if divider is not None and self.counted is None and divider[0] == self.where.set:
            self._check(divider[1])
        elif card is None:
            self.entitle(self.head.title, self.wear.tell("ui-label-unknown", tag=tag), "warn")
        elif self.counted is not None and (card.line.box, card.line.stack) == self._open:
            self.counted = model.shown(self.counted, card)
            self._show_count(self.wear.say(card.card))
        else:
            says = self.wear.tell("ui-lies-in", stack=self.wear.say(card.line.title))
            self.entitle(self.head.title, says, "warn")

    @property
    def _open(self) -> tuple[str, str]:
        """Box and stack that are being checked."""
        line = self.counted.line if self.counted is not None else None
        return (line.box, line.stack) if line is not None else ("", "")

    def _keep(self, counted: Counted) -> None:
        """Write the check down."""
        stacks, line = self.context.ports.owner.stacks, counted.line
        if stacks is not None:
            self.context.errands.run(
                lambda: stacks.check(line.room, line.box, line.stack, counted.seen), self._kept, self.failed
            )

    def _kept(self, line: StackLine) -> None:
        """It is written down: back to the stacks."""
        self.counted = None
        self._look()

    # Touches.

    def choose(self, id: str) -> None:
        """A box, a stack, or one more card."""
        if self.counted is not None:
            self.counted = model.tapped(self.counted, id)
            self._show_count()
        elif self.where.set:
            self._check(id)
        else:
            self.where = next(line.where for line in self.boxes if line.where.set == id)
            self._look()

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """The next stack to check, or what is there of this one."""
        if self.counted is not None:
            return self._check_buttons(self.counted)
        tell, more = self.wear.tell, []
        if self.where.set and self.context.ports.office.printing is not None:
            more.append(PlainSpec("dividers", tell("ui-dividers"), "log"))
        following = model.next_to_check(self.lines) if self.where.set else None
        if following is None:
            return (tell("ui-back"), ""), more
        second = "" if is_large(self.wear.theme) else self.wear.say(following.title)
        return (tell("ui-check-next"), second), more

    def _check_buttons(self, counted: Counted) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """All are here by one touch; counted, so many are missing."""
        tell = self.wear.tell
        if not counted.here or not counted.missing:
            second = "ui-all-looked" if not counted.here else "ui-all-counted"
            return (tell("ui-all-here"), "" if is_large(self.wear.theme) else tell(second)), ()
        missing = tell("ui-missing", count=counted.missing)
        return (tell("ui-that-is-all"), missing), (PlainSpec("all", tell("ui-all-here"), "check"),)

    def big(self) -> None:
        """Check the next stack, or write down what is there."""
        if self.counted is not None:
            self._keep(self.counted if self.counted.here else model.whole(self.counted))
            return
        following = model.next_to_check(self.lines) if self.where.set else None
        if following is not None:
            self._check(following.stack)
        else:
            self.back()

    def plain(self, id: str) -> None:
        """The rest is here, too; or print dividers."""
        if self.counted is not None:
            self._keep(model.whole(self.counted))
        else:
            answers = Answers(what="dividers", room=self.where.room, box=self.where.set)
            self.context.notes["printing"] = answers
            self.context.go("print")

    def back(self) -> None:
        """One level up; a check that was begun is left as it was."""
        if self.counted is not None:
            self.counted = None
            self._look()
        elif self.where.set and len(self.boxes) > 1:
            self.where, self.lines = Where(), ()
            self._look()
        else:
            self.context.notes.pop(WHERE, None)
            self.context.go("my_cards")
