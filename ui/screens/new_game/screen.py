"""A new game on one screen: people at the left, cards and rules at the right, begin at the foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ui.bridge import Button
from ui.context import Context
from ui.ports import RoomOffer
from ui.screens.base.screen import Screen, put
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.new_game import model
from ui.screens.new_game.people import PeopleList
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.label.label import Words
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid

NAMES = "names"


class NewGameScreen(Screen):
    """Everything has a default: one touch begins."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The lists come in later."""
        super().__init__(context, look, **values)
        tell = self.wear.tell
        self.rooms: Sequence[RoomOffer] = ()
        self.known: Sequence[str] = ()
        self.draft = model.Draft()
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.who = Words(wear=self.wear, text=tell("ui-who-plays"), step="title", role="title")
        self.what = Words(wear=self.wear, text=tell("ui-which-cards"), step="title", role="title")
        self.people = PeopleList(self.wear)
        self.cards, self.rules = OptionGrid(self.wear, narrow_mm=60), OptionGrid(self.wear, narrow_mm=60)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.who, self.people, self.what, self.cards, self.rules, self.strip):
            self.add_widget(widget)
        self.people.bind(
            on_name=lambda _p, at: self._name(at),
            on_colour=lambda _p, at: self._set(model.recoloured(self.draft, at)),
            on_remove=lambda _p, at: self._set(model.removed(self.draft, at)),
            on_more=lambda _p: self._more(),
        )
        self.cards.bind(on_choice=lambda _g, id: self._set(replace(self.draft, box=id)))
        self.rules.bind(on_choice=lambda _g, id: self._rule(id))
        self.strip.bind(on_big=lambda _s: self._begin(), on_plain=lambda _s, _id: self.context.go("home"))
        self.says = ""
        self.waits = False

    def enter(self) -> None:
        """Look up games, cards and people."""
        ports = self.context.ports
        self.says, self.waits = "", False

        def look() -> tuple[Sequence[RoomOffer], Sequence[str], Sequence[str]]:
            rooms = ports.lobby.offered() if ports.lobby is not None else ()
            last = ports.settings.get(NAMES, []) if ports.settings is not None else []
            known = [person.name for person in ports.people.everybody()] if ports.people is not None else []
            return rooms, list(last), known

        self.context.errands.run(look, self._found)

    def _found(self, found: tuple[Sequence[RoomOffer], Sequence[str], Sequence[str]]) -> None:
        """The lists are here."""
        self.rooms, last, self.known = found
        if not self.draft.people:
            self.draft = model.first_draft(self.rooms, last, self.wear.say)
        self._set(self.draft)

    def _set(self, draft: model.Draft) -> None:
        """Show another draft."""
        self.draft = draft
        self.people.show(draft.people)
        self.cards.show(model.boxes(self.rooms, draft, self.wear.say))
        chosen = {kind.id: kind for kind in model.custodies(draft, self.wear.say)}
        preset = {kind.id: kind for kind in model.presets(draft, self.wear.say)}
        custody, policy = chosen[draft.custody or "fits"], preset[draft.enforcement]
        rows = [
            Option("custody", self.wear.tell("ui-custody"), custody.words, icon="cards"),
            Option("preset", self.wear.tell("ui-preset"), policy.words, icon="rule"),
        ]
        if len(self.rooms) > 1:
            room = model.room_of(self.rooms, draft)
            rows.insert(
                0,
                Option(
                    "room",
                    self.wear.tell("ui-which-game"),
                    self.wear.say(room.title) if room else "",
                    icon="cards",
                ),
            )
        self.rules.show(rows)
        self.arrange()

    def arrange(self) -> None:
        """Two columns, or one under the other on a standing glass."""
        if self.width < 100:
            return
        theme = self.wear.theme
        put(self, self.ground, self.box)
        put(self, self.strip, self.box)
        box = self.box.inset(theme.mm(2.4), theme.mm(2.4)).trimmed(bottom=strip_height(theme))
        if theme.glass.is_portrait:
            left, right = box.rows([0.5, 0.5], theme.mm(3))
        else:
            left, right = box.columns([0.5, 0.5], theme.mm(4))
        head = theme.mm(8)
        title, rest = left.cut_top(head, theme.mm(1))
        put(self, self.who, title)
        put(self, self.people, rest)
        title, rest = right.cut_top(head, theme.mm(1))
        put(self, self.what, title)
        share = max(1, len(self.cards.options)), max(1, len(self.rules.options))
        above, below = rest.rows(share, theme.mm(2.4))
        put(self, self.cards, above)
        put(self, self.rules, below)
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Begin, or what has to be waited for."""
        tell = self.wear.tell
        back = (PlainSpec("back", tell("ui-back"), "back"),)
        if self.says:
            return StripModel(first=self.says, waits=True, plain=back)
        if self.waits or not self.draft.room:
            return StripModel(
                first=tell("ui-setting-up" if self.waits else "ui-no-games"), waits=True, plain=back
            )
        room = model.room_of(self.rooms, self.draft)
        title = self.wear.say(room.title) if room is not None else ""
        second = tell("ui-begin-sub", game=title, count=len(self.draft.people))
        return StripModel(first=tell("ui-begin"), second=second, plain=back)

    def press(self, button: Button) -> None:
        """Undo goes back home; the other buttons begin."""
        if button == "undo":
            self.context.go("home")
        else:
            self.strip.big.tap()

    def _begin(self) -> None:
        """Open the game; its first step brings the table."""
        lobby, settings, draft = self.context.ports.lobby, self.context.ports.settings, self.draft
        if lobby is None or self.waits or not draft.room:
            return
        self.says, self.waits = "", True
        self.context.step = None
        self.arrange()

        def begin() -> None:
            if settings is not None:
                settings.set(NAMES, [person.name for person in draft.people])
            lobby.begin(model.game_of(draft))

        self.context.errands.run(begin, lambda _none: None, self._failed)

    def _failed(self, words: str) -> None:
        """It cannot be opened that way: say why."""
        self.says, self.waits = words, False
        self.arrange()

    def _rule(self, id: str) -> None:
        """Choose how decks are kept, what is refused, or another game."""
        draft, say = self.draft, self.wear.say
        lists: dict[str, tuple[str, Sequence[Option], Callable[[str], None]]] = {
            "custody": (
                "ui-custody",
                model.custodies(draft, say),
                lambda to: self._set(replace(draft, custody=model.custody_of(to))),
            ),
            "preset": (
                "ui-preset",
                model.presets(draft, say),
                lambda to: self._set(replace(draft, enforcement=model.preset_of(to))),
            ),
            "room": (
                "ui-which-game",
                [Option(room.name, say(room.title)) for room in self.rooms],
                self._room,
            ),
        }
        title, options, chosen = lists[id]
        self._open(
            ChoiceSheet(
                self.context, "shell", self.wear.tell(title), options, chosen, narrow_mm=60, back="ui-back"
            )
        )

    def _room(self, name: str) -> None:
        """Another game, with its first cards."""
        room = next(room for room in self.rooms if room.name == name)
        self._set(replace(self.draft, room=name, box=room.boxes[0].name if room.boxes else ""))

    def _name(self, at: int) -> None:
        """Type a name, or choose one of those who play here."""
        from ui.screens.new_game.naming import NamingSheet

        taken = {person.name for person in self.draft.people}
        known = [name for name in self.known if name not in taken]
        name = self.draft.people[at].name
        self._open(
            NamingSheet(
                self.context, "shell", name, known, lambda to: self._set(model.renamed(self.draft, at, to))
            )
        )

    def _more(self) -> None:
        """One more person: the first known one who does not sit there yet."""
        taken = {person.name for person in self.draft.people}
        number = len(self.draft.people) + 1
        names = [
            *self.known,
            self.wear.tell("ui-person", number=number),
            self.wear.tell("ui-person", number=number + 1),
        ]
        self._set(model.added(self.draft, next((name for name in names if name not in taken), str(number))))

    def _open(self, sheet: Any) -> None:
        """Lay a sheet over the screen."""
        if self.context.stage is not None:
            self.context.stage.open(sheet)
