"""The practice table: cards to drag under a drawn camera, decks to lift from, the active player's hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.crossing.steps import Step
from companion.core.crossing.views import Place
from companion.core.language.phrases import phrase
from companion.core.ports.practice import DrawnCard, DrawnDeck, DrawnTable
from ui.bridge import Button
from ui.context import Context
from ui.rooms.faces import face_of
from ui.screens.base.screen import Screen, put
from ui.screens.practice.model import arrange_practice, fan, is_on
from ui.screens.practice.spot import CameraSpot
from ui.screens.question.asides import beside, groups
from ui.screens.table import model
from ui.screens.table.sheets import Sheets
from ui.theme.boxes import Box
from ui.widgets.asides.bar import AsideBar
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.cards.card import CardWidget
from ui.widgets.chronicle.chronicle import ChronicleWidget, HandLine
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, StripModel
from ui.widgets.label.label import Words
from ui.widgets.place.place import DeckWidget

NOTHING = DrawnTable(None)
DECK_MM = (22.0, 13.2)  # the least width of a deck, and that on a low glass


class PracticeScreen(Screen):
    """Draws what the practice port says lies there, and hands drops and lifts to it."""

    shows_game = True

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Spot, strip; cards and decks come and go."""
        super().__init__(context, look, **values)
        self.table = NOTHING
        self.sheets = Sheets(context, look, patient=True)
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.spot = CameraSpot(wear=self.wear)
        self.spot.bind(on_tap=lambda _s: self._do("clear"))
        self.empty = Words(
            wear=self.wear, text=self.wear.tell("ui-empty-hand"), tint="dim", align="center", rows=2
        )
        low = self.wear.theme.glass.is_small
        self.back = PlainButton(wear=self.wear, text=self.wear.tell("ui-the-table"), icon="back", stacked=low)
        self.back.bind(on_tap=lambda _b: self.context.go("table"))
        self.strip = KeyStrip(self.wear)
        self.strip.bind(
            on_big=lambda _s: self._big(),
            on_undo=lambda _s: self.sheets.undo(),
            on_plain=lambda _s, id: self._plain(id),
        )
        self.news = ChronicleWidget(wear=self.wear)
        self.line, self.asides = HandLine(wear=self.wear), AsideBar(self.wear)
        self.asides.bind(
            on_aside=lambda _a, id: self.sheets.take(id), on_more=lambda _a, spots: self.sheets.beside(spots)
        )
        self.news.bind(on_tap=lambda _n: self.context.go("log"))
        self.line.bind(on_tap=lambda _l: self.sheets.news())
        below = (self.ground, self.spot, self.back, self.empty, self.news, self.line)
        for widget in (*below, self.strip, self.asides):
            self.add_widget(widget)
        self.loose: list[Any] = []

    def enter(self) -> None:
        """Look what lies there."""
        self._look()

    def hear(self, steps: tuple[Step, ...]) -> None:
        """The game went on: sheets first, then look again."""
        self.sheets.follow(steps[-1], steps)
        self._look()

    def _look(self) -> None:
        """Ask the drawn table what lies there."""
        practice = self.context.ports.play.practice
        if practice is not None:
            self.context.errands.run(practice.table, self._found)
        self.arrange()

    def _found(self, table: DrawnTable) -> None:
        """That lies there now."""
        self.table = table
        self.spot.cards, self.spot.says = (
            table.spot,
            self.wear.say(table.says) if table.says is not None else "",
        )
        for widget in self.loose:
            self.remove_widget(widget)
        self.loose = [self._deck(deck) for deck in table.decks] + [self._card(card) for card in table.hand]
        for widget in self.loose:
            self.add_widget(widget)
        self.arrange()

    def _card(self, card: DrawnCard) -> CardWidget:
        """A card of the hand; a tap lays it too."""
        widget = CardWidget(wear=self.wear, card=card, size_hint=(None, None))
        widget.bind(on_drop=self._dropped, on_tap=lambda w: self._do("lay", [w.card.id]))
        return widget

    def _deck(self, deck: DrawnDeck) -> DeckWidget:
        """A deck; a touch lifts its top card."""
        place = Place(deck.id, deck.title, "deck", count=deck.count)
        widget = DeckWidget(wear=self.wear, place=place, size_hint=(None, None))
        widget.bind(on_tap=lambda _w: self._do("lift", deck.id))
        return widget

    def _dropped(self, widget: CardWidget, x: float, y: float) -> None:
        """Under the camera it is read; anywhere else it goes back to the hand."""
        if is_on(self.spot.box, x, y):
            self._do("lay", [widget.card.id])
        else:
            widget.go_home()

    def _do(self, act: str, *args: Any) -> None:
        """Hand it to the drawn table and look again."""
        practice = self.context.ports.play.practice
        if practice is not None:
            self.context.errands.run(lambda: getattr(practice, act)(*args), lambda _none: self._look())

    def arrange(self) -> None:
        """Spot, decks, hand, strip."""
        step = self.context.step
        if self.width < 100:
            return
        theme = self.wear.theme
        put(self, self.ground, self.box)
        put(self, self.strip, self.box)
        edge = theme.space("edge_light")
        box = self.box.inset(theme.space("inset"), theme.mm(2)).trimmed(
            bottom=strip_height(theme) - theme.mm(1), left=edge, right=edge
        )
        boxes = arrange_practice(theme, box)
        put(self, self.spot, boxes.spot)
        put(self, self.back, boxes.back)
        put(self, self.empty, boxes.hand if not self.table.hand else Box(0, 0, 0, 0))
        tools = face_of(step.view.room).tools if step is not None else {}
        offered = groups(beside(step), self.wear.say, tools) if step is not None else ()
        put(self, self.line, self.asides.show(offered, boxes.line))
        put(self, self.news, boxes.decks if not self.table.decks else Box(0, 0, 0, 0))
        self._arrange_loose(boxes.decks, boxes.hand)
        if step is not None:
            around = model.surroundings(
                step, self.context.chronicle, self.wear.say, len(self.context.prompts)
            )
            self.news.lines = around.chronicle
            self.line.text, self.line.more, self.line.urgent = around.hand, around.more, around.urgent
            self.strip.show(self._strip(step))

    def _strip(self, step: Step) -> StripModel:
        """The strip of the table; where it waits for the hand, its button lays the next card of it."""
        strip, card = model.strip_model(step.view, self.wear.say), self._next_card()
        if card is None:
            return model.ended(strip, step.view, self.sheets.after, self.wear.say)
        says = self.wear.say(phrase("ui-practice-lay", card=card.title))
        return replace(strip, first=says, waits=False)

    def _next_card(self) -> DrawnCard | None:
        """The first card of the hand while nothing but cards of the hand is waited for."""
        view = self.context.view
        if view is None or view.big is not None or view.ask is not None or not model.in_hand(view):
            return None
        return next((card for card in self.table.hand if card.face_up), None)

    def _arrange_loose(self, decks: Box, hand: Box) -> None:
        """Decks in a grid, cards in a fan."""
        theme = self.wear.theme
        piles = [widget for widget in self.loose if isinstance(widget, DeckWidget)]
        cards = [widget for widget in self.loose if isinstance(widget, CardWidget)]
        columns = max(1, min(len(piles), int(decks.w // theme.mm(DECK_MM[theme.glass.is_small]))))
        lines = max(1, -(-len(piles) // columns))
        for pile, cell in zip(piles, decks.grid(columns, lines, theme.mm(1.4)), strict=False):
            put(self, pile, cell)
        for card, cell in zip(cards, fan(hand, len(cards), theme.mm(1.4)), strict=True):
            card.lie(cell)

    def _plain(self, id: str) -> None:
        """The offers of the table stand where they stand there."""
        view = self.context.view
        if id in model.AFTER:
            self.context.go(id)
        elif id.startswith("offer:"):
            self.sheets.take(id.removeprefix("offer:"))
        elif view is not None:
            self.sheets.choose(model.others(view), "ui-more-title")

    def _big(self) -> None:
        """The same as on the table; where cards of the hand are waited for, it lays the next."""
        step = self.context.step
        if step is None or self.sheets.reopen(step):
            return
        if step.view.big is None and step.view.outcome:
            self.context.go("home")
            return
        card = self._next_card()
        if card is not None:
            self._do("lay", [card.id])
        else:
            self.context.post(model.pressed(step.view))

    def press(self, button: Button) -> None:
        """The same as on the table."""
        if button == "undo":
            self.sheets.undo()
        else:
            self.strip.big.tap()
