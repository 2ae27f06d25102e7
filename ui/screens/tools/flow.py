"""The tools as short chains of choices: at most three touches to a correction."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.intents import Corrected
from companion.core.crossing.views import Figure, View
from companion.core.language.commands import MoveSlot
from companion.core.language.ids import SlotId
from ui.context import Context
from ui.screens.tools import model
from ui.widgets.options.layout import Option

Choose = Callable[[str, Sequence[Option], Callable[[str], None]], None]
MOST = 20
LARGER = "*larger"  # no number
MAKE_GOOD = ("move", "number")  # tools that make good a move, a card, or points that were forgotten


class Tools:
    """Opens one list after the other through `choose(title, options, chosen)`."""

    def __init__(
        self,
        context: Context,
        look: str,
        choose: Choose,
        about: Callable[[View, str], None],
        pad: Callable[[str, Callable[[int], None], tuple[int, int, int] | None], None],
        where: Callable[[SlotId], bool] = lambda slot: False,
    ) -> None:
        """Words come from the look's wear, lists from the bench; `about` opens a card's page, `pad` a pad.

        `where` asks on the board where a card goes, and says whether it could.
        """
        self.context, self.choose, self.about, self.pad, self.where = context, choose, about, pad, where
        self.say, self.tell = context.wear(look).say, context.wear(look).tell

    def open(self, view: View, target: str) -> None:
        """The tools for what is under the finger."""
        options = model.tools_for(target, self.say)
        self.choose(self.tell("ui-tools"), options, lambda tool: self._use(view, tool, model.slot_of(target)))

    def use(self, view: View, tool: str, target: str) -> None:
        """One tool for the card under the finger."""
        self._use(view, tool, model.slot_of(target))

    def _use(self, view: View, tool: str, slot: SlotId | None) -> None:
        """A tool was chosen; it first needs a card when it is one for cards."""
        if tool in (*model.FOR_CARDS, "about") and slot is None:
            bench = self.context.ports.play.bench
            carried = model.cards_anywhere(bench.movable(), self.say) if bench is not None else ()
            options = carried or model.cards_on(view, self.say)
            self.choose(
                self.tell("ui-which-card"), options, lambda id: self._use(view, tool, model.slot_of(id))
            )
            return
        chains = {"number": self._number, "progress": lambda: self._progress(view), "forgot": self._forgot}
        if tool in chains:
            chains[tool]()
        elif tool == "about" and slot is not None:
            self.about(view, f"slot:{slot}")
        elif slot is not None:
            {"move": self._move, "bind": self._bind, "fact": self._fact, "face": self._face}[tool](slot)

    def _move(self, slot: SlotId) -> None:
        """Where to? On the board where the card lies there in sight, else from a list."""
        if self.where(slot):
            return
        bench = self.context.ports.play.bench
        view = self.context.view
        known = [
            (place.id, self.say(place.title))
            for strip in (view.strips if view else ())
            for place in strip.places
        ]
        zones = (
            [(str(zone), self.say(title)) for zone, title in bench.zones()] if bench is not None else known
        )
        options = [Option(zone, title) for zone, title in zones]
        self.choose(self.tell("ui-where-to"), options, lambda zone: self._post(model.moved(slot, zone)))

    def _face(self, slot: SlotId) -> None:
        """It lies with its other side up."""
        bench = self.context.ports.play.bench
        spot = bench.spot(slot) if bench is not None else None
        if spot is not None:
            zone, at, is_up = spot
            self._post(model.corrected(MoveSlot(slot, zone, at, face_up=not is_up)))

    def _bind(self, slot: SlotId) -> None:
        """Which card is it?"""
        bench = self.context.ports.play.bench
        cards = bench.cards(slot) if bench is not None else ()
        options = [Option(card.id, self.say(card.title), photo=card.photo) for card in cards]
        options.append(Option("", self.tell("ui-nobody-knows"), icon="look"))
        self.choose(self.tell("ui-which-card"), options, lambda copy: self._post(model.bound(slot, copy)))

    def _fact(self, slot: SlotId) -> None:
        """Which number is printed there?"""
        bench = self.context.ports.play.bench
        facts = {
            f"{of}|{field}": (of, field, self.say(title), value)
            for of, field, title, value in (bench.facts(slot) if bench else ())
        }
        options = [
            Option(id, title, figures=(Figure("count", value),)) for id, (_, _, title, value) in facts.items()
        ]

        def chosen(id: str) -> None:
            of, field, title, _ = facts[id]
            self._value(title, lambda value: self._post(model.fact_set(of, field, value)))

        self.choose(self.tell("ui-which-number"), options, chosen)

    def _number(self) -> None:
        """Which number of the game?"""
        bench = self.context.ports.play.bench
        numbers = {
            name: (self.say(title), value)
            for name, title, value in (bench.numbers() if bench is not None else ())
        }
        options = [
            Option(name, title, figures=(Figure("count", value),)) for name, (title, value) in numbers.items()
        ]

        def chosen(name: str) -> None:
            title, now = numbers[name]
            span = (*bench.span(name), now) if bench is not None else None
            self._value(title, lambda value: self._post(model.number_set(name, value)), span)

        self.choose(self.tell("ui-which-number"), options, chosen)

    def _progress(self, view: View) -> None:
        """Whose turn, which phase, which objective, who is alive?"""
        bench = self.context.ports.play.bench
        phases = [
            Option(f"phase:{name}", self.say(title), icon="right")
            for name, title in (bench.phases() if bench else ())
        ]
        options = [*model.progress_options(view, self.say), *phases]
        self.choose(
            self.tell("ui-tool-progress"), options, lambda id: self._post(model.progress_of(view, id))
        )

    def _forgot(self) -> None:
        """Found late, fixed now: nothing later is undone."""
        bench = self.context.ports.play.bench
        offers = {offer.id: offer for offer in (bench.forgotten() if bench is not None else ())}
        options = [
            Option(id, self.say(offer.label), self.say(offer.sub) if offer.sub is not None else "")
            for id, offer in offers.items()
        ]
        tools = [tool for tool in model.tools_for("", self.say) if tool.id in MAKE_GOOD]

        def chosen(id: str) -> None:
            view = self.context.view
            if id in offers:
                self._post(Corrected(offers[id].command, late=True))
            elif view is not None:
                self._use(view, id, None)

        self.choose(self.tell("ui-we-forgot"), [*options, *tools], chosen)

    def _value(
        self, title: str, then: Callable[[int], None], span: tuple[int, int, int] | None = None
    ) -> None:
        """A number from a pad at the range it has, or from a list with a pad for larger ones."""
        if span is not None:
            self.pad(title, then, span)
            return
        more = Option(LARGER, self.tell("ui-larger-number"), icon="keys")

        def chosen(value: str) -> None:
            if value == LARGER:
                self.pad(title, then, None)
            else:
                then(int(value))

        self.choose(title, [*model.numbers_upto(MOST), more], chosen)

    def _post(self, intent: Corrected) -> None:
        """At the front door."""
        self.context.post(intent)
