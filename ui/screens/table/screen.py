"""The running game: the board of its room above the key strip, and the sheets that belong to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.ids import SlotId
from ui.bridge import Button
from ui.context import Context
from ui.rooms.common import is_paged
from ui.rooms.faces import face_of
from ui.screens.base.hands import are_drawn
from ui.screens.base.screen import Screen, put
from ui.screens.coach.choice import coach_for
from ui.screens.coach.model import BIG
from ui.screens.coach.places import fan_box, ring_boxes
from ui.screens.differences.model import LIST, badge, marked, page_with
from ui.screens.question.asides import beside, groups
from ui.screens.system.model import PAGE, amiss
from ui.screens.table import choice_model, hand_model, model
from ui.screens.table.after import AfterGame
from ui.screens.table.carriage import Carriage
from ui.screens.table.choice import OpenChoice
from ui.screens.table.gestures import gesture_of
from ui.screens.table.hand import DrawnHand
from ui.screens.table.line import shared
from ui.screens.table.map_model import MapPress
from ui.screens.table.pages import Pages
from ui.screens.table.sheets import Sheets
from ui.screens.table.steady_rows import SteadyRows
from ui.theme.boxes import Box
from ui.widgets.asides.bar import AsideBar
from ui.widgets.asides.layout import Group
from ui.widgets.board.board import Board
from ui.widgets.board.carry import CarryLayer
from ui.widgets.board.fingers import Pinch
from ui.widgets.board.journeys import Trip
from ui.widgets.board.parts import FIRST, Part, Parts, Surroundings
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.holder import StripHolder
from ui.widgets.keystrip.strip import KeyStrip, StripModel
from ui.widgets.still.still import Still

HALF_TURN = 2  # of quarter turns


class TableScreen(Screen):
    """Draws the newest View and posts what was touched; it keeps nothing of the game."""

    shows_game = True

    _lay: Callable[[str], Parts] | None = None  # the board of a page, once one was laid out

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Board, key strip, and the keeper of the sheets."""
        super().__init__(context, look, **values)
        self.strip = KeyStrip(self.wear, of_board=face_of(look).large_strip)
        self.ground, self.board = Ground(wear=self.wear, strip=self.strip.whole_height), Board(self.wear)
        self.holder = StripHolder(self.strip)
        self.still = Still()  # what does not move is one picture while something does
        self.still.add_widget(self.ground)
        self.still.add_widget(self.board)
        self.asides, self.carry = AsideBar(self.wear), CarryLayer(self.wear)
        self.sheets = Sheets(context, look)
        self.hand = DrawnHand(context, self.wear, self.glance, self.sheets.read, self.carry.light)
        self.rows = SteadyRows(self.wear, self.board, self.still, self.arrange)
        self.choice = OpenChoice(context, self.wear, self.sheets, self.arrange)
        moving = (self.rows.shift, self.board.travel)
        above = (*moving, self.asides, self.hand.fan, self.choice.chooser, self.strip, self.carry)
        for widget in (self.still, *above):
            self.add_widget(widget)
        self.carriage = Carriage(context, look, self.board, self.carry, self.arrange)
        self.sheets.tooling.where = self._ask_where
        self.coach = coach_for(context, look, self.wear)
        self.pages, self.ending = Pages(self.wear.theme), AfterGame(context, self.arrange)
        self._scrolled: dict[str, int] = {}  # of long rows: how many lie beyond their right end
        self._trips: tuple[Trip, ...] = ()  # of the cards that the newest steps have carried
        self.marked: tuple[str, ...] = ()  # what is outlined because somebody asked where it is
        self._listen()

    def _listen(self) -> None:
        """Hear what fingers do."""
        self.board.bind(
            on_part=lambda _b, part: self._touched(part),
            on_part_held=lambda _b, part: self._held(part),
            on_part_dragged=lambda _b, part, touch: self.carriage.take_up(part, touch),
            on_pinch=lambda _b, meant, at: self._pinched(meant, at),
        )
        self.asides.bind(
            on_aside=lambda _a, id: self._aside(id), on_more=lambda _a, spots: self.sheets.beside(spots)
        )
        self.strip.bind(
            on_big=lambda _s: self._big(),
            on_undo=lambda _s: self.sheets.undo(),
            on_plain=lambda _s, id: self._plain(id),
            on_who=lambda _s: self.sheets.person(""),
            on_pools_held=lambda _s, at: self.sheets.correcting.pool(at),
            on_who_held=lambda _s: self.sheets.correcting.progress(),
        )

    def enter(self) -> None:
        """Show what is the case."""
        self.coach.enter()
        self.hand.look()
        self.arrange()
        if self.context.step is not None:
            self.sheets.follow(self.context.step)
            self.uncovered()

    def on_touch_down(self, touch: Any) -> bool:
        """Rows keep their heights under a finger; in a film only what it waits for takes a touch."""
        if self.coach.takes(*touch.pos):
            self.rows.touched(touch)
            return bool(super().on_touch_down(touch))
        return True

    def leave(self) -> None:
        """A card in the air is put back; lights and voice do not wait for what is shown elsewhere."""
        self.sheets.moments.leave()
        self.rows.finish()
        self.carriage.put_back()

    @property
    def only(self) -> Callable[[], list[Any]] | None:
        """What the keys can reach: in a film what it waits for, with a card in the air what can take it."""
        if self.coach.is_film:
            return lambda: [one for one in self.walk(restrict=True) if self.coach.lets(*one.center)]
        return self.carriage.only

    def _ask_where(self, view: View, slot: SlotId) -> bool:
        """Ask on the board where a card goes, where it is seen there."""
        is_front = self.context.stage is not None and self.context.stage.screen is self
        return is_front and self.carriage.ask(view, slot)

    def hear(self, steps: tuple[Step, ...]) -> None:
        """The newest view is drawn; big moments of all steps are shown one after the other."""
        self.marked = ()
        self.choice.is_wanted = False  # what was chosen is done, and another choice waits to be opened
        self.carriage.put_back()
        self._trips = model.trips_of(steps)
        self.pages.hear(steps[-1].view)
        self.coach.hear(steps)
        self.hand.hear(steps[-1].view)
        self.glance()
        self.sheets.follow(steps[-1], steps)
        self._lead()

    def _lead(self) -> None:
        """A tip for a first game, when nothing lies over the board."""
        step, stage, before = self.context.step, self.context.stage, self.coach.shown
        if step is not None:
            self.coach.follow(step, stage is not None and stage.front is not self, self.arrange)
        if self.coach.shown != before:
            self.arrange()

    def uncovered(self) -> None:
        """Nothing lies over the board any more: a tip that has waited for that comes, and what is next."""
        self._lead()
        self.ending.look()

    def glance(self) -> None:
        """Draw what is the case; the list of differences that lies open follows."""
        self.arrange()
        if self.context.step is not None:
            self.sheets.renew_differences(self.context.step)
            self.sheets.show_roll(self.context.step)

    def _aside(self, id: str) -> None:
        """A small touch beside the news."""
        if id == LIST:
            self.sheets.differences(self._mark)
        elif id == PAGE:
            self.context.go(PAGE)
        else:
            self.sheets.take(id)

    def _mark(self, targets: tuple[str, ...]) -> None:
        """Outline these on the board until something is touched or happens."""
        self.marked = targets
        if targets and self._lay is not None:
            self.pages.page = page_with(self._lay, self.pages.page, targets)
        self.arrange()

    def arrange(self) -> None:
        """Lay the View out on the glass."""
        step = self.context.step
        if step is None or self.width <= 100:  # a new widget is 100 wide, and nothing travels from there
            return
        theme, face = self.wear.theme, face_of(step.view.room)
        offered, around = self._around(step)
        is_up = around.lays
        foot, inset = self.strip.whole_height + theme.space("edge_light"), theme.space("inset")
        box = self.box.trimmed(left=inset, right=inset, top=theme.mm(1.9), bottom=foot)
        self._lay = lambda page: face.arrange(step.view, theme, box, self.pages.around(around, page))
        self.pages.page = self.coach.page(self._lay, self.pages.page)
        parts = self._lay(self.pages.shown(is_up))
        if self.rows.must_wait(parts):
            self.strip.show(self._strip(step))
            return
        fan = fan_box(parts, is_up)
        parts = self.choice.show(step.view, self.hand.show(step.view, parts, self.box))
        parts, tip = model.with_tip(parts, around)
        parts = marked(parts, self.marked)
        put(self, self.still, self.box)
        put(self.still, self.ground, self.box)
        trips, self._trips = self._trips, ()
        shown = model.beside(parts, lambda line: self.asides.show(offered if line.w else (), line))
        self.rows.show(shown, trips, self.box)
        self.holder.place(self, self.box, self.strip.whole_height, self._strip_is_turned(step.view))
        self.strip.show(self._strip(step))
        self._guide(parts, tip, fan)

    def _around(self, step: Step) -> tuple[tuple[Group, ...], Surroundings]:
        """What the board shows besides the View: what hands have to do, a tip, what is offered beside it."""
        say = self.wear.say
        to_do, is_small = len(self.context.prompts), self.wear.theme.glass.is_small
        around = model.surroundings(
            step, self.context.chronicle, say, to_do, not are_drawn(self.context.ports), is_small
        )
        count = self.context.ports.machine.amiss
        offered = (
            *amiss(count() if count else 0, say),
            *badge(step.differences),
            *groups(beside(step), say, face_of(step.view.room).tools),
        )
        is_up, is_told = self.hand.is_up(step.view), step.note is not None or around.line == "task"
        offered = () if is_up and not is_told else offered  # what can be done besides waits for the cards
        around = shared(around, is_up, is_told, bool(offered))
        if self.carriage.asked is not None:
            offered, is_up, around = (), False, self.carriage.asking(around)
        elif not self.coach.waits(is_up, around.line in FIRST):
            around = replace(around, line="tip", hand="", more="")  # what is due makes room for it
        around = replace(around, fan=self.hand.is_there, lays=is_up, scrolled=dict(self._scrolled))
        return offered, replace(around, chooses=self.choice.is_open(step.view) and not self.carriage.asked)

    def _strip(self, step: Step) -> StripModel:
        """The strip: while the drawn hand holds anything to lay, its button lays it and does nothing else."""
        view, say = step.view, self.wear.say
        if self.carriage.asked is not None:
            self.carry.free = self.box.cut_bottom(self.strip.whole_height)[0]
            return self.carriage.strip(self.carriage.asked)
        opens = model.opens(view, self._sees())
        strip = model.strip_model(view, say, opens)
        strip = replace(strip, gesture="" if strip.opens else gesture_of(view, self._sees()))
        if self.choice.is_open(view):
            return choice_model.strip_of(strip, say)
        cards, deck = self.hand.by_press(view), self.hand.deck(view)
        if cards:
            return hand_model.laying(strip, view, cards, say, is_brief=is_paged(self.wear.theme))
        if deck is not None:
            return hand_model.lifting(strip, deck, say)
        return self.ending.strip(self.pages.strip(strip, view, say), view)

    def _guide(self, parts: Parts, line: Box | None, fan: Box | None) -> None:
        """The tip in its line, and rings round what it speaks of."""
        big = self.wear.theme.cased(self.strip.big.first)
        self.coach.lay(line, ring_boxes(parts, self.strip, fan), big)
        if self.coach.shown is not None and line is not None and self.coach.note.parent is None:
            self.add_widget(self.coach.note)

    def _strip_is_turned(self, view: View) -> bool:
        """Whether the strip shows itself to somebody at the other side of a flat screen."""
        wishes, stage = self.context.preferences, self.context.stage
        return wishes.strip_turns and stage is not None and stage.quarter_turns(view.turn.seat) == HALF_TURN

    def _sees(self) -> bool:
        """Whether cards can be shown: to a camera, or to the drawn one of the practice table."""
        return model.sees(self.context.ports)

    def press(self, button: Button) -> None:
        """The hardware buttons act like what they stand for on the glass."""
        if not self.coach.allows("undo" if button == "undo" else BIG):
            return
        if self.carry.is_carrying:
            self.carriage.put_back()
        elif self.choice.chooser.is_open:
            self.choice.press(button)
        elif button == "undo":
            self.sheets.undo()
        else:
            self.strip.big.tap()

    def _big(self) -> None:
        """Do what the big button says; where it waits, open what it waits for."""
        step = self.context.step
        if step is None:
            return
        if self.carriage.asked is not None:
            self.carriage.put_back()
            self.arrange()
        elif step.view.big is None and step.view.outcome:
            self.ending.big()
        elif self._by_drawn_hand(step.view) or self.sheets.reopen(step):
            return
        elif (on_map := self.pages.pressed(step.view)) is not None:
            self._press_map(on_map)
        elif step.view.choosing is not None:
            self.choice.turn(step.view, is_late=self.rows.is_waiting)
        elif step.view.big is None and any(offer.hand for offer in step.view.offers):
            self.sheets.play(step.view)
        else:
            self.context.post(model.pressed(step.view))

    def _press_map(self, press: MapPress) -> None:
        """Show a part of the map, or do what was chosen on it."""
        if press.page is not None:
            self._turn(press.page)
        if press.intent is not None:
            self.context.post(press.intent)

    def _by_drawn_hand(self, view: View) -> bool:
        """Lay the next card of the drawn hand, or lift what is waited for; False: there is neither."""
        cards, deck = self.hand.by_press(view), self.hand.deck(view)
        if cards:
            self.hand.lay(cards[0].id)
        elif deck is not None:
            self.hand.lift(deck)
        return bool(cards) or deck is not None

    def _plain(self, id: str) -> None:
        """Take the offer of a plain button, or list all of them."""
        view = self.context.view
        if view is None or self.carriage.press(id) or self.ending.press(id):
            return
        if id.startswith("offer:"):
            self.choice.take(view, id.removeprefix("offer:"))
        else:
            self.sheets.choose(model.others(view), "ui-more-title")

    def _touched(self, part: Part) -> None:
        """A touch on the board."""
        self._mark(())
        if self.carry.is_carrying:  # by the keys
            self.carry.drop(part.key)
            return
        if (view := self.context.view) is None:
            return
        family, _, rest = part.target.partition(":")
        openers: dict[str, Callable[[], Any]] = {
            "menu": self.sheets.menu,
            "log": lambda: self.context.go("log"),
            "hand": self.sheets.news,
            "play": lambda: self.sheets.play(view),
            "piles": lambda: self.sheets.piles(view),
            "more": lambda: self.sheets.place(view, rest),
            "page": lambda: self._turn(rest),
            "scroll": lambda: self._scroll(*rest.rsplit(":", 1)),
        }
        if family in openers:
            openers[family]()
        elif family == "objective" and not any(offer.target == family for offer in view.offers):
            self.sheets.objective(view)
        elif family == "seat" and not model.claims_at(view, part.target):
            self.sheets.person(rest)
        elif part.target:
            self._meant(view, part)

    def _meant(self, view: View, part: Part) -> None:
        """A touch that does something; what is asked for is lifted, and a hand is laid first."""
        deck, cards = self.hand.deck(view), self.hand.cards(view)
        intent = model.touched(view, part.target)
        if deck is not None and view.ask is not None and hand_model.is_asked(part, view.ask):
            self.hand.lift(deck)
        elif cards and self.hand.is_up(view) and hand_model.comes_after(view, part.target):
            self.sheets.lay_first(len(cards), lambda: self.context.post(intent))
        else:
            self.context.post(intent)

    def _pinched(self, meant: Pinch, at: tuple[float, float]) -> None:
        """Two fingers enlarge the section between them, or show the whole map."""
        view = self.context.view
        page = self.pages.pinched(view, self.board.parts, meant, at) if view is not None else None
        if page is not None and not self.carry.is_carrying:
            self._turn(page)

    def _turn(self, page: str) -> None:
        """Show another page of the board."""
        self.pages.turn(page)
        self.arrange()

    def _scroll(self, place: str, beyond: str) -> None:
        """Show another part of a row that is longer than its room."""
        self._scrolled[place] = int(beyond)
        self.arrange()

    def _held(self, part: Part) -> None:
        """A long press opens the correction of what lies under the finger."""
        view = self.context.view
        if view is None or part.kind == "button" or self.carry.is_carrying:
            return
        if part.kind == "space" and part.page:  # there is no room for words on the whole map
            self._turn(part.page)
        else:
            self.sheets.correcting.held(view, part)
