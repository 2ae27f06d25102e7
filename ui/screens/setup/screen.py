"""What is played: a film by one touch, any mix by a few, everything by lot as often as one likes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.setups import Setup, SetupChoice
from companion.core.ports.lobby import RoomOffer
from ui.context import Context
from ui.screens.lists.screen import ListScreen
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.new_game.model import GameDraft, game_of, is_practice, laid_open, what_is_played
from ui.screens.new_game.start import begin, draft_of, keep_draft
from ui.screens.setup import model
from ui.screens.setup.sheet import TickSheet
from ui.widgets.keystrip.strip import PlainSpec

WIDE: dict[str, Any] = {"back": "ui-back", "narrow_mm": 60}


class SetupScreen(ListScreen):
    """Whatever the room offers, in the words of the room."""

    icon = "rule"
    narrow_mm = 70.0

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The choices come in later."""
        super().__init__(context, look, **values)
        self.draft = GameDraft()
        self.waits = False
        self.rooms: Sequence[RoomOffer] = ()
        self.open: tuple[str, TickSheet] | None = None

    def enter(self) -> None:
        """Look up what can be chosen for these people and these cards."""
        self.draft, self.waits = draft_of(self.context), False
        if not self.draft.room:
            self.context.go("new_game")
            return
        if self.context.ports.play.lobby is not None:
            self.context.errands.run(self.context.ports.play.lobby.offered, self._know, self.failed)
        self._ask(lambda: self.draft.choices)

    def _know(self, rooms: Sequence[RoomOffer]) -> None:
        """Which cards are practice cards."""
        self.rooms = rooms

    def _begins_at_once(self) -> bool:
        """Whether nothing has to be taken out of a box first."""
        return self.context.ports.owner.stacks is None or is_practice(self.rooms, self.draft)

    def _ask(self, choices: Callable[[], dict[str, Any]], by_lot: bool = False) -> None:
        """What the room makes of these choices."""
        lobby = self.context.ports.play.lobby
        if lobby is not None:
            game = replace(game_of(self.draft), choices=choices())
            call = lobby.surprise if by_lot else lobby.setup
            self.context.errands.run(lambda: call(game), self._found, self.failed)

    def _found(self, setup: Setup) -> None:
        """The choices are here."""
        self.draft = keep_draft(self.context, laid_open(self.draft, setup))
        tell, say = self.wear.tell, self.wear.say
        self.entitle(tell("ui-what-is-played"), what_is_played(self.draft, say))
        self.fill(model.rows(self.draft.offers, say))
        self._refresh()

    def choose(self, id: str) -> None:
        """A row was touched: its list opens."""
        offer, stage = model.offer_of(self.draft.offers, id), self.context.stage
        if offer is None or stage is None:
            return
        rows, title = model.options(offer, self.wear.say), self.wear.say(offer.title)
        if offer.many:
            sheet = TickSheet(
                self.context, "shell", title, rows, lambda to: self._take(id, to), sub=self._count(offer)
            )
            self.open = (id, sheet)
            stage.open(sheet)
        else:
            stage.open(ChoiceSheet(self.context, "shell", title, rows, lambda to: self._take(id, to), **WIDE))

    def _count(self, offer: SetupChoice) -> str:
        """How many are chosen."""
        return self.wear.tell("ui-so-many-chosen", count=len(offer.chosen))

    def _take(self, id: str, option: str) -> None:
        """This one."""
        offer = model.offer_of(self.draft.offers, id)
        taken = next((one for one in offer.options if one.id == option), None) if offer is not None else None
        if taken is not None:
            self._ask(lambda: {**self.draft.choices, **taken.then})

    def _refresh(self) -> None:
        """A list that stayed open shows the new ticks."""
        if self.open is None or self.open[1].parent is None:
            return
        offer = model.offer_of(self.draft.offers, self.open[0])
        if offer is not None:
            self.open[1].show(model.options(offer, self.wear.say), self._count(offer))

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """Take the stacks out next, where there are some; else begin."""
        tell = self.wear.tell
        lot = [PlainSpec("lot", tell("ui-surprise"), "dice")]
        if self.waits:
            return (tell("ui-setting-up"), ""), lot
        if self._begins_at_once():
            return (tell("ui-begin"), what_is_played(self.draft, self.wear.say)), lot
        return (tell("ui-take-out"), what_is_played(self.draft, self.wear.say)), lot

    def plain(self, id: str) -> None:
        """Everything by lot, again and again."""
        self._ask(lambda: self.draft.choices, by_lot=True)

    def big(self) -> None:
        """On with it."""
        if not self._begins_at_once():
            self.context.go("laying")
        elif not self.waits:
            self.waits = True
            begin(self.context, self.draft, self.failed)

    def failed(self, words: str) -> None:
        """It cannot be: say why."""
        self.waits = False
        super().failed(words)

    def back(self) -> None:
        """To the people and the cards."""
        self.context.go("new_game")
