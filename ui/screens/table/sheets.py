"""Which sheet lies over the table, opened and closed as the steps say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.crossing.intents import Carried, Taken, TakenBack
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.ports.play import Checklist, LogLine
from ui.context import Context
from ui.rooms.faces import face_of
from ui.screens.base.hands import are_drawn
from ui.screens.objective.herald import Herald
from ui.screens.question import asides
from ui.screens.scene.succession import Succession
from ui.screens.table import lists
from ui.screens.table.corrections import Correcting
from ui.screens.table.hand_names import Naming
from ui.screens.table.line import due_line
from ui.screens.table.model import Wanted, wanted_sheet
from ui.screens.table.tools import Tooling
from ui.widgets.asides.layout import AsideSpot
from ui.widgets.options.layout import Option


class Sheets:
    """Follows the steps: refusals, cards to carry, questions, curtains, and big moments before them."""

    def __init__(self, context: Context, look: str) -> None:
        """Nothing is open."""
        self.context, self.look = context, look
        self.tell, self.say = context.wear(look).tell, context.wear(look).say
        self._open: Any = None
        self._wanted = Wanted("")
        self._herald = Herald(context, look)
        tooling = self.tooling = Tooling(context, look, self.pick, self._show)
        self.tools, self.about, self.use = tooling.tools, tooling.about, tooling.use
        self.correcting = Correcting(context, look, self.pick, self._show, tooling)
        self._naming = Naming(context, self.say, self.tell, self.pick)
        self.moments = Succession(context, look, self.undo, self.use, self._read, self._after_moments)

    def follow(self, step: Step, steps: Sequence[Step] = ()) -> None:
        """Bring the sheets to what the newest step says; big moments go first."""
        self.moments.follow(step, steps)
        wanted = wanted_sheet(step)
        if wanted.kind == "carry" and are_drawn(self.context.ports):  # drawn cards go back by themselves
            self.context.post(Carried(None))
            wanted = Wanted("")
        if wanted != self._wanted or wanted.kind == "carry":
            self._exchange(wanted, step)
        elif wanted.kind == "question":
            self._renew(step)
        self._herald.prepare(step)
        self.moments.go_on(self._herald.follow(step))
        if wanted.kind != "question":  # the list of what could be played comes back after it
            is_covered = bool(self.moments) or (self._open is not None and self._open.parent is not None)
            self._naming.follow(step, not wanted.kind and not is_covered)

    def _renew(self, step: Step) -> None:
        """The same question still lies open: what it says may have changed."""
        from ui.screens.deck_reading.sheet import DeckReadingSheet
        from ui.screens.question.model import question_of
        from ui.screens.question.sheet import QuestionSheet

        if isinstance(self._open, DeckReadingSheet):
            self._open.renew(step)
        elif isinstance(self._open, QuestionSheet) and self._open.parent is not None and step.view.ask:
            question = question_of(step.view, step.view.ask, self.say)
            self._open.renew(question, asides.groups(step.asides, self.say))
            self._open.show_roll(step.roll)

    def show_roll(self, step: Step) -> None:
        """The dice that the camera sees now, where they are asked for."""
        from ui.screens.question.sheet import QuestionSheet

        if isinstance(self._open, QuestionSheet) and self._open.parent is not None:
            self._open.show_roll(step.roll)

    def _exchange(self, wanted: Wanted, step: Step) -> None:
        """Another sheet belongs here now."""
        from ui.screens.undo.sheet import CarrySheet

        if wanted.kind == "carry" and isinstance(self._open, CarrySheet) and self._open.parent is not None:
            self._open.refresh(step.to_carry)
            return
        if self._open is not None:
            self._open.close()
            self._open = None
        self._wanted = wanted
        if wanted.kind and not self.moments and not self._waits_for_card(step):
            self._show(self._made(wanted, step))

    def _made(self, wanted: Wanted, step: Step) -> Any:
        """The sheet of that kind."""
        from ui.screens.refusal.sheet import RefusalSheet
        from ui.screens.undo.sheet import CarrySheet

        makers: dict[str, Callable[[], Any]] = {
            "refusal": lambda: RefusalSheet(self.context, self.look, step, lambda: self.tools("")),
            "carry": lambda: CarrySheet(self.context, self.look, step.to_carry),
            "offers": lambda: self._choice(
                lists.offered(step, self.say), lists.options(step.view, step.offers, self.say), self.take
            ),
            "question": lambda: self._reading(step) or self._question(step.view, step.asides),
            "curtain": lambda: self._curtain(step.view),
        }
        return makers[wanted.kind]()

    def _show(self, sheet: Any) -> None:
        """Open a sheet, turned to whom it addresses."""
        self._open = sheet
        if sheet is not None and self.context.stage is not None:
            self.context.stage.open(sheet)

    def reopen(self, step: Step) -> bool:
        """Open the sheet again that was put aside; False when there is none."""
        wanted = wanted_sheet(step)
        if wanted.kind in ("", "refusal") or (self._open is not None and self._open.parent is not None):
            return False
        self._wanted = wanted
        self._show(self._made(wanted, step))
        return True

    def _after_moments(self) -> None:
        """The sheet that waited behind big moments."""
        step = self.context.step
        if step is not None and self._open is None and self._wanted.kind and not self._waits_for_card(step):
            self._show(self._made(self._wanted, step))

    def _read(self, target: str) -> None:
        """The page of a card that was held."""
        if self.context.view is not None:
            self.about(self.context.view, target)

    def _waits_for_card(self, step: Step) -> bool:
        """Whether a drawn card is about to answer: no list of names lies over what a touch turns up."""
        ask, is_drawn = step.view.ask, self.context.ports.play.practice is not None
        return is_drawn and self._wanted.kind == "question" and ask is not None and ask.kind == "identity"

    def _reading(self, step: Step) -> Any:
        """The deck that is slid under the camera, when that is what is asked for."""
        from ui.screens.deck_reading.sheet import DeckReadingSheet

        ask = step.view.ask
        return DeckReadingSheet(self.context, self.look, step) if ask and ask.kind == "read" else None

    def _question(self, view: View, beside: Sequence[Offer] = ()) -> Any:
        """The running ask, and what can be done about the card before it."""
        from ui.screens.question.model import question_of
        from ui.screens.question.reaction import ReactionSheet
        from ui.screens.question.sheet import QuestionSheet

        if view.ask is None:
            return None
        question = question_of(view, view.ask, self.say)
        kind = ReactionSheet if question.otherwise is not None else QuestionSheet
        sheet = kind(self.context, self.look, question, asides.groups(beside, self.say))
        sheet.show_roll(self.context.step.roll if self.context.step is not None else None)
        return sheet

    def _curtain(self, view: View) -> Any:
        """Pass the screen to the person who is asked."""
        from ui.screens.curtain.screen import Curtain

        seat = next((seat for seat in view.seats if view.ask and seat.seat == view.ask.seat), None)
        viewer = self.context.ports.play.viewer
        if seat is None or viewer is None:
            return None
        return Curtain(self.context, seat, viewer.view)

    def _choice(
        self, title: str, options: Sequence[Option], chosen: Callable[[str], None], sub: str = ""
    ) -> Any:
        """A list to choose from."""
        from ui.screens.lists.sheet import ChoiceSheet

        return ChoiceSheet(self.context, self.look, title, options, chosen, sub=sub)

    def take(self, offer: str) -> None:
        """Take an offer by its id."""
        self.context.post(Taken(offer))

    def choose(self, offers: Sequence[Offer], title: str) -> None:
        """List offers that no card carries."""
        view = self.context.view
        if view is not None:
            self._show(self._choice(self.tell(title), lists.options(view, offers, self.say), self.take))

    def beside(self, spots: Sequence[AsideSpot]) -> None:
        """List what can be done beside the game and had no room."""
        if self.context.step is not None:
            step, ids = self.context.step, [spot.id for spot in spots]
            tools = face_of(step.view.room).tools
            rows = asides.rows(asides.beside(step), ids, self.say, tools)
            says = next((offer.sub for offer in asides.said(step.view) if offer.sub is not None), None)
            title = self.tell("ui-aside-more") if says is None else self.say(says)
            self._show(self._choice(title, rows, self.take))

    def lay_first(self, count: int, anyway: Callable[[], None]) -> None:
        """Something else was touched while cards wait in the hand: why not, and a way to it."""
        option = Option("anyway", self.tell("ui-anyway"), icon="anyway")
        says, left = self.tell("ui-lay-first"), self.tell("ui-lay-first-sub", count=count)
        self._show(self._choice(says, (option,), lambda _id: anyway(), left))

    def read(self, title: str, paragraphs: Sequence[str]) -> None:
        """A page of words."""
        from ui.screens.sentences.sheet import ReadingSheet

        self._show(ReadingSheet(self.context, self.look, title, paragraphs))

    def play(self, view: View) -> None:
        """Play a card without a camera."""
        self._naming.open(view)

    def pick(
        self, title: str, options: Sequence[Option], chosen: Callable[[str], None], sub: str = ""
    ) -> None:
        """Show a list to choose from."""
        self._show(self._choice(title, options, chosen, sub))

    def place(self, view: View, id: str) -> None:
        """Everything that lies in a place."""
        place = lists.place_of(view, id)
        if place is not None:
            title = self.say(place.title)
            self._show(
                self._choice(title, lists.tiles(place, self.say), lambda target: self._touch(view, target))
            )

    def _touch(self, view: View, target: str) -> None:
        """A card of a list was touched: the same as on the board."""
        from ui.screens.table.model import touched

        self.context.post(touched(view, target))

    def objective(self, view: View) -> None:
        """The objective and the hazards of the place in full."""
        from ui.screens.objective.sheet import ObjectiveSheet

        if view.objective is not None:
            self._show(ObjectiveSheet(self.context, self.look, view))

    def piles(self, view: View) -> None:
        """Decks and piles with their counts."""
        self._show(
            self._choice(self.tell("ui-piles"), lists.piles(view, self.say), lambda id: self._touch(view, id))
        )

    def person(self, seat: str) -> None:
        """What can be done to a person, what lies in front of them, and how many cards they have."""
        view = self.context.view
        chosen = lists.person_of(view, seat) if view is not None else None
        if view is None or chosen is None:
            return
        doable = {offer.id: offer for offer in view.offers if offer.target == f"seat:{chosen.seat}"}

        def touched(id: str) -> None:
            if id in doable:
                self.take(id)
            elif ":" in id and any(offer.target == id for offer in view.offers):
                self._touch(view, id)
            elif ":" in id:  # there is nothing to do with it but to read it
                self.about(view, id)

        rows = (*lists.options(view, tuple(doable.values()), self.say), *lists.person(chosen, self.say))
        self._show(self._choice(chosen.name, rows, touched))

    def differences(self, mark: Callable[[tuple[str, ...]], None]) -> None:
        """What the overhead camera sees otherwise; `mark` outlines it on the board."""
        from ui.screens.differences.sheet import DifferenceFlow

        DifferenceFlow(self.context, self.look, self._show, self.take, self.tools, mark).open()

    def renew_differences(self, step: Step) -> None:
        """The list that lies open says what is different now."""
        from ui.screens.differences.sheet import DifferenceSheet, DifferencesSheet

        if isinstance(self._open, DifferenceSheet | DifferencesSheet) and self._open.parent is not None:
            self._open.renew(step)

    def prompts(self) -> None:
        """Everything hands had to do last."""
        if self.context.prompts:
            self.read(self.tell("ui-hands"), lists.prompts(self.context.prompts, self.say))

    def menu(self) -> None:
        """What fits only on a larger glass, and the way out."""
        view = self.context.view
        if view is None:
            return
        has = {
            "hands": bool(self.context.prompts),
            "rules": self.context.ports.office.rulebook is not None,
            "settings": self.context.ports.settings is not None,
            "decks": self.context.ports.play.keeping is not None and not view.outcome,
            "my_cards": self.context.ports.owner.cards is not None,
            "camera": self.context.ports.looking is not None,
            "people": self.context.ports.people.known is not None
            or self.context.ports.play.at_table is not None,
            "system": self.context.ports.machine.doctor is not None,
            "bags": self.context.ports.owner.packing is not None and not view.outcome,
            "away": self.context.ports.owner.stacks is not None and bool(view.outcome),
            "recap": self.context.ports.office.statistics is not None and bool(view.outcome),
        }
        options = lists.menu(view, has, self.say)
        from ui.screens.table.menu import MenuSheet

        self._show(MenuSheet(self.context, self.look, options, lambda id: self._menu(view, id)))

    def _menu(self, view: View, id: str) -> None:
        """An entry of the menu."""
        ways: dict[str, Callable[[], Any]] = {
            "hands": self.prompts,
            "play": lambda: self.play(view),
            "played": lambda: self.place(view, "played"),
            "piles": lambda: self.piles(view),
            "decks": self.decks,
            "tools": lambda: self.tools(""),
            "rules": self.context.open_rules,
        }
        if id in ways:
            ways[id]()
        elif id == "home" and self._can_be_packed(view):
            title, rows = self.tell("ui-leave-how"), lists.ways_out(self.say)
            self._show(self._choice(title, rows, self._leave))
        elif id == "home":
            self._leave("home")
        else:
            self.context.go(id)

    def _can_be_packed(self, view: View) -> bool:
        """Whether real cards lie there that could go into bags; drawn ones stay where they are."""
        ports = self.context.ports
        return ports.owner.packing is not None and ports.play.practice is None and not view.outcome

    def news(self) -> None:
        """The line was touched: what hands have to do, what was put aside, all that is due, or the log."""
        step, view = self.context.step, self.context.view
        if self.context.prompts:
            self.prompts()
        elif step is not None and self.reopen(step):
            return
        elif view is not None and view.due:
            self.read(self.tell("ui-due-title"), [due_line(view, one, self.say) for one in view.due])
        else:
            self.context.go("log")

    def _leave(self, id: str) -> None:
        """Leave the game as it lies, or pack it away first."""
        lobby = self.context.ports.play.lobby
        if id == "home" and lobby is not None:
            self.context.errands.run(lobby.leave, lambda _none: None)
        self.context.go(id)

    def decks(self) -> None:
        """How decks are kept, and how else they could be."""
        from ui.screens.custody.flow import DeckList

        def choose(title: str, options: Sequence[Option], chosen: Callable[[str], None], sub: str) -> None:
            self._show(self._choice(title, options, chosen, sub))

        DeckList(self.context, self.look, choose).open()

    def undo(self, actions: int = 1) -> None:
        """Look up what taking back would mean; nothing to say means it is done at once."""
        history = self.context.ports.play.history
        if history is None:
            self.context.post(TakenBack(actions))
            return
        self.context.errands.run(
            lambda: (history.checklist(actions), history.log()), lambda found: self._undo(actions, found)
        )

    def _undo(self, actions: int, found: tuple[Checklist, Sequence[LogLine]]) -> None:
        """The undo sheet, unless taking back needs no word."""
        from ui.screens.undo.model import is_plain
        from ui.screens.undo.sheet import UndoSheet

        is_open = isinstance(self._open, UndoSheet) and self._open.parent is not None
        if actions == 1 and is_plain(found[0]) and not is_open:
            self.context.post(TakenBack(1))
            return
        if isinstance(self._open, UndoSheet) and self._open.parent is not None:
            self._open.renew(actions, found)
            return
        forgot = self.forgot if self.context.ports.play.bench is not None else None
        self._show(UndoSheet(self.context, self.look, actions, found, self.undo, forgot))

    def forgot(self) -> None:
        """Found late, fixed now."""
        self.use("forgot", "")
