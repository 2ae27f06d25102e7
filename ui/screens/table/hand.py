"""The drawn hand at the table: what it holds, what it lays, and the deck that is lifted by a touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.crossing.views import View
from companion.core.ports.practice import DrawnCard, DrawnDeck, DrawnTable
from ui.context import Context
from ui.screens.table import hand_model
from ui.theme.boxes import Box
from ui.widgets.board.parts import Parts
from ui.widgets.drawn.wear import Wear
from ui.widgets.fan.fan import Fan
from ui.widgets.fan.layout import is_on, likeness, ordered

NOTHING = DrawnTable(None)


class DrawnHand:
    """Asks the drawn table what lies there, shows it as a fan, and hands it what fingers do."""

    def __init__(
        self,
        context: Context,
        wear: Wear,
        changed: Callable[[], None],
        read: Callable[[str, tuple[str, ...]], None],
        lit: Callable[[dict[str, Box]], None],
    ) -> None:
        """Nothing is held; `changed` draws anew, `read` opens a page, `lit` frames where a card may go."""
        self.context, self.wear = context, wear
        self.fan = Fan(wear)
        self.table = NOTHING
        self.is_lowered = False
        self._changed, self._read, self._lit = changed, read, lit
        self._laid: dict[str, int] = {}  # on their way: after which step each was laid
        self._heard = 0  # steps
        self._order: tuple[str, ...] = ()  # of the stacks, as they came into the hand
        self._turn: tuple[int, Any] | None = None
        self._places: dict[str, Box] = {}
        self.fan.bind(
            on_lay=lambda _f, id: self.lay(id),
            on_read=lambda _f, card: self._read_card(card),
            on_dropped=lambda _f, card, x, y: self._dropped(card, x, y),
            on_lifted=lambda _f, card: self._lit(self._places if card is not None else {}),
            on_lower=lambda _f: self.turn_down(),
            on_clear=lambda _f: self._do("clear"),
        )

    @property
    def is_there(self) -> bool:
        """Whether this game's cards are drawn."""
        return self.context.ports.play.practice is not None

    def look(self) -> None:
        """Ask the drawn table what lies there now."""
        practice = self.context.ports.play.practice
        if practice is None:
            self.table = NOTHING
            return
        heard = self._heard
        self.context.errands.run(practice.table, lambda table: self._found(table, heard))

    def hear(self, view: View) -> None:
        """The game went on: a fan that was lowered comes again with the next turn."""
        turn = (view.turn.number, view.turn.seat)
        if turn != self._turn:
            self._turn, self.is_lowered, self._order = turn, False, ()
        self._heard += 1
        self.look()

    def _found(self, table: DrawnTable, heard: int) -> None:
        """That lay there after so many steps; what was laid before them is not on its way any more."""
        self.table = table
        kinds = (likeness(card) for card in ordered(table.hand, self._order))
        self._order = tuple(dict.fromkeys((*self._order, *kinds)))
        self._laid = {card: at for card, at in self._laid.items() if at >= heard and not table.spot}
        says = table.says if table.spot else None
        self.fan.spot.says = self.wear.say(says) if says is not None else ""
        self.fan.spot.card = table.spot[0] if table.spot else None
        self._changed()

    def cards(self, view: View | None) -> tuple[DrawnCard, ...]:
        """What can be laid, the next one first."""
        if view is None or not self.is_there:
            return ()
        found = hand_model.to_lay(view, self.table, self._order)
        return tuple(card for card in found if card.id not in self._laid)

    def by_press(self, view: View) -> tuple[DrawnCard, ...]:
        """What the big button lays, the next one first; nothing while the hand itself waits."""
        found = () if hand_model.waits(view) else self.cards(view)
        return tuple(card for card in found if card.plays or view.ask is not None)

    def deck(self, view: View | None) -> DrawnDeck | None:
        """The deck that is lifted from now."""
        return hand_model.to_lift(view, self.table) if view is not None and self.is_there else None

    def is_up(self, view: View | None) -> bool:
        """Whether the fan lies before the board."""
        return bool(self.cards(view)) and not self._is_low(view)

    def _is_low(self, view: View | None) -> bool:
        """Whether it was lowered; a hand of which nothing can be played lies low until it is raised."""
        is_idle = view is not None and view.ask is None and not any(card.plays for card in self.cards(view))
        return self.is_lowered is not is_idle

    def turn_down(self) -> None:
        """Lower the fan, or raise it again."""
        self.is_lowered = not self.is_lowered
        self._changed()

    def show(self, view: View, parts: Parts, glass: Box) -> Parts:
        """The fan in its place, and the board without it; while it lies there nothing else comes first."""
        place = next((part.box for part in parts if part.kind == "fan"), None)
        rest = tuple(part for part in parts if part.kind != "fan")
        cards = self.cards(view)
        if place is None or not cards:
            self.fan.hide()
            return rest
        is_low = self._is_low(view)
        if is_low and self.wear.theme.glass.is_small:
            self.fan.lower(cards, place, glass)
            return rest
        if not self.wear.theme.glass.is_small:  # there it has room of its own
            self.is_lowered = False
        shown = [hand_model.labelled(card, view) for card in cards]
        below = next((p.words for p in rest if p.kind in ("label", "spine") and place.meets(p.box)), "")
        lays = next((card.id for card in self.by_press(view)), "")
        self.fan.show(shown, place, glass, lays, below or self.wear.tell("ui-page-board"))
        self._places = hand_model.belongs(rest, view)
        return rest if is_low else hand_model.quiet(rest, view)

    def lay(self, card: str) -> None:
        """It flies to the spot and is read there."""
        if card in self._laid:
            return
        self._laid[card] = self._heard
        self._lit({})
        self.fan.lay(card)
        self._do("lay", [card])
        self._changed()

    def lift(self, deck: DrawnDeck) -> None:
        """Turn up its top card."""
        self._do("lift", deck.id)

    def _dropped(self, card: DrawnCard, x: float, y: float) -> None:
        """Under the camera it is read, and so it is where it belongs; anywhere else it goes back."""
        self._lit({})
        if is_on(self.fan.spot.box, x, y) or any(is_on(box, x, y) for box in self._places.values()):
            self.lay(card.id)
        else:
            self.fan.back(card.id)

    def _read_card(self, card: DrawnCard) -> None:
        """What it says, in full: the same as of a card that lies on the board."""
        practice, say = self.context.ports.play.practice, self.wear.say
        if practice is not None:
            self.context.errands.run(
                lambda: practice.about(card.id),
                lambda about: self._read(say(card.title), hand_model.read_aloud(card, about, say)),
            )

    def _do(self, act: str, *args: Any) -> None:
        """Hand it to the drawn table and look again."""
        practice = self.context.ports.play.practice
        if practice is not None:
            self.context.errands.run(lambda: getattr(practice, act)(*args), lambda _none: self.look())
