"""A new game on one screen: people at the left, cards and rules at the right, begin at the foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.setups import Setup
from companion.core.language.phrases import phrase
from companion.core.language.states import Custody
from companion.core.ports.keeps import KeptDeck
from companion.core.ports.lobby import RoomOffer
from companion.core.ports.people import Person
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.base.words import is_large
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.new_game import model
from ui.screens.new_game.company import FROM, joining
from ui.screens.new_game.people import PeopleList
from ui.screens.new_game.roll_call import Calling
from ui.screens.new_game.start import BOX, NAMES, as_usual, begin, draft_of, keep_draft, last_colours
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.label.label import Words
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid

LEAST_MM = 10.5  # five rows on the smallest glass
WAY_MM, TIGHT_MM = 26.0, 18.0  # of the ways to people and chairs: a sign with its word, or the word alone


class NewGameScreen(Screen):
    """Everything has a default: one touch begins."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The lists come in later."""
        super().__init__(context, look, **values)
        tell = self.wear.tell
        self.rooms: Sequence[RoomOffer] = ()
        self.known: Sequence[Person] = ()
        self.calling = Calling(self)
        self.draft = draft_of(context)
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.who = Words(wear=self.wear, text=tell("ui-who-plays"), step="title", role="title")
        self.what = Words(wear=self.wear, text=tell("ui-the-game"), step="title", role="title")
        self.people = PeopleList(self.wear)
        self.rules = OptionGrid(self.wear, narrow_mm=64, row_mm=LEAST_MM)
        self.strip = KeyStrip(self.wear)
        self.ways = {
            "people": PlainButton(wear=self.wear, icon="people", text=tell("ui-people"), quiet=True),
            "seating": PlainButton(wear=self.wear, icon="chairs", text=tell("ui-seats"), quiet=True),
        }
        for widget in (self.ground, self.who, self.people, self.what, self.rules, self.strip):
            self.add_widget(widget)
        for name, button in self.ways.items():
            button.bind(on_tap=lambda _b, name=name: self._to_people(name))
            self.add_widget(button)
        self.people.bind(
            on_name=lambda _p, at: self._name(at),
            on_colour=lambda _p, at: self._set(model.recoloured(self.draft, at)),
            on_language=lambda _p, at: self.next_language(at),
            on_remove=lambda _p, at: self._set(model.removed(self.draft, at)),
            on_more=lambda _p: self._more(),
        )
        self.rules.bind(on_choice=lambda _g, id: self._rule(id))
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))
        self.says = ""
        self.waits = False

    def enter(self) -> None:
        """Look up games, cards and people."""
        ports = self.context.ports
        self.draft = draft_of(self.context)
        self.says, self.waits = "", False

        def look() -> tuple[Sequence[RoomOffer], Sequence[Person], Sequence[str], str]:
            rooms = ports.play.lobby.offered() if ports.play.lobby is not None else ()
            known = ports.people.known.everybody() if ports.people.known is not None else ()
            if ports.settings is None:
                return rooms, known, (), ""
            names = (*ports.settings.get(NAMES, []), *joining(ports.settings))
            return rooms, known, tuple(dict.fromkeys(names)), ports.settings.get(BOX, "")

        self.context.errands.run(look, self._found)

    def _found(self, found: tuple[Sequence[RoomOffer], Sequence[Person], Sequence[str], str]) -> None:
        """The lists are here; those who played last sit there, with the cards that were played last."""
        self.rooms, self.known, names, box = found
        if not self.draft.people:
            draft = as_usual(self.context, model.first_draft(self.rooms, names, self.wear.say, box))
            self.draft = model.as_before(draft, self.known, last_colours(self.context.ports.settings))
        self._set(self.draft)

    def _set(self, draft: model.GameDraft) -> None:
        """Another draft; other people or cards have other things to choose."""
        asks = not draft.offers or model.asked_for(draft) != model.asked_for(self.draft)
        self._show(draft)
        if asks and draft.room:
            self._look_up(by_lot=False)

    def _look_up(self, by_lot: bool) -> None:
        """What can be chosen, or everything by lot."""
        lobby, game = self.context.ports.play.lobby, model.game_of(self.draft)
        if lobby is not None:
            call = lobby.surprise if by_lot else lobby.setup
            self.context.errands.run(lambda: call(game), self._chosen, self._failed)

    def _chosen(self, setup: Setup) -> None:
        """The choices are here; what cannot be begun any more is no longer said."""
        self.says = ""
        self._show(model.laid_open(self.draft, setup))

    def _show(self, draft: model.GameDraft) -> None:
        """Show a draft."""
        self.draft = keep_draft(self.context, draft)
        several = len(self.context.ports.texts.languages) > 1
        self.people.show(draft.people, self._usual() if several else "")
        self.rules.show(model.rows(self.rooms, draft, self.wear.say))
        self.arrange()

    def _usual(self) -> str:
        """The language of the screen."""
        return self.context.preferences.language

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
        head = theme.mm(8 + 4 * (max(1.0, theme.glass.text_scale) - 1))
        title, rest = left.cut_top(max(head, theme.space("touch")), theme.mm(1))
        for button in reversed(self.ways.values()):
            is_tight = theme.glass.is_small or is_large(theme)
            part, title = title.cut_right(theme.mm(TIGHT_MM if is_tight else WAY_MM), theme.mm(1.2))
            put(self, button, part)
        put(self, self.who, title)
        put(self, self.people, rest)
        title, rest = right.cut_top(head, theme.mm(1))
        put(self, self.what, title)
        put(self, self.rules, rest)
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Take the stacks out and begin, or what has to be waited for."""
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
        lot = PlainSpec("lot", tell("ui-surprise"), "dice")
        if self.context.ports.owner.stacks is None:
            return StripModel(first=tell("ui-begin"), second=second, plain=(*back, lot))
        keys = ("ui-begin", "ui-stacks") if self._begins_at_once() else ("ui-take-out", "ui-begin")
        plain = [*back, lot, PlainSpec("other", tell(keys[1]))]
        if is_large(self.wear.theme) and not self._begins_at_once():
            plain.pop()  # no room for its words: among the stacks it is offered again
        return StripModel(first=tell(keys[0]), second=second, plain=tuple(plain))

    def _begins_at_once(self) -> bool:
        """Whether nothing has to be taken out of a box first."""
        return self.context.ports.owner.stacks is None or model.is_practice(self.rooms, self.draft)

    def big(self) -> None:
        """Begin with what lies there, or take out what lies in the box."""
        self._go_on(self._begins_at_once())

    def _plain(self, id: str) -> None:
        """Back, everything by lot, or what the big button does not do."""
        if id == "lot":
            self._look_up(by_lot=True)
        elif id == "other":
            self._go_on(not self._begins_at_once())
        else:
            self.context.go("home")

    def _go_on(self, begins: bool) -> None:
        """To the table, or to the stacks first."""
        if begins:
            self._begin()
        elif self.draft.room and not self.waits:
            self.context.go("laying")

    def press(self, button: Button) -> None:
        """Undo goes back home; the other buttons begin."""
        if button == "undo":
            self.context.go("home")
        else:
            self.strip.big.tap()

    def _begin(self) -> None:
        """Open the game; its first step brings the table."""
        if self.waits or not self.draft.room:
            return
        self.says, self.waits = "", True
        self.arrange()
        begin(self.context, self.draft, self._failed)

    def _failed(self, words: str) -> None:
        """It cannot be opened that way: say why."""
        self.says, self.waits = words, False
        self.arrange()

    def _rule(self, id: str) -> None:
        """Choose what is played, how decks are kept, what is refused, or another game."""
        draft, say = self.draft, self.wear.say
        if id == "setup":
            self.context.go("setup")
            return
        lists: dict[str, tuple[Sequence[Option], Callable[[str], None]]] = {
            "box": (
                self._boxes(),
                self._box,
            ),
            "custody": (
                model.custodies(draft, say),
                self._custody,
            ),
            "preset": (
                model.presets(draft, say),
                lambda to: self._set(replace(draft, enforcement=model.preset_of(to))),
            ),
            "room": (
                [Option(room.name, say(room.title)) for room in self.rooms],
                self._room,
            ),
        }
        options, chosen = lists[id]
        title = self.wear.tell(model.ROWS[id])
        self._open(ChoiceSheet(self.context, "shell", title, options, chosen, narrow_mm=60, back="ui-back"))

    def _boxes(self) -> Sequence[Option]:
        """The cards to play with."""
        ways = model.with_own if self.context.ports.owner.cards is not None else model.boxes
        return ways(self.rooms, self.draft, self.wear.say)

    def _box(self, to: str) -> None:
        """Other cards, or to the page where a box becomes one's own."""
        if to == model.OWN_BOX:
            self.context.go("my_cards")
        else:
            self._set(model.with_box(self.draft, to))

    def _custody(self, to: str) -> None:
        """One way for all decks, or for each its own."""
        lobby, draft = self.context.ports.play.lobby, self.draft
        if to != model.EACH:
            self._set(replace(draft, custody=model.custody_of(to), decks={}))
        elif lobby is not None:
            game = model.game_of(draft)
            self.context.errands.run(lambda: lobby.decks(game), self._each, self._failed)

    def _each(self, decks: Sequence[KeptDeck]) -> None:
        """How each deck is to be kept."""
        from ui.screens.custody.wishes import DeckWishes

        def wished(wishes: dict[str, Custody]) -> None:
            self._set(replace(self.draft, decks=wishes))

        DeckWishes(self.context, decks, self.draft.decks, self.draft.custody, wished).open()

    def _room(self, name: str) -> None:
        """Another game, with its first cards."""
        room = next(room for room in self.rooms if room.name == name)
        box = model.first_box(room)
        self._set(replace(self.draft, room=name, box=box, choices={}, offers=()))

    def _name(self, at: int) -> None:
        """Type a name, or choose one of those who play here."""
        self.calling.ask(at)

    def change(self, draft: model.GameDraft) -> None:
        """Show another draft."""
        self._set(draft)

    def begins(self) -> str:
        """The words of the big button."""
        return self._strip().first

    def language_of(self, at: int) -> str:
        """A person's language by its own name."""
        language = self.draft.people[at].language or self._usual()
        return self.context.ports.texts.say(phrase("ui-language-name"), language)

    def next_language(self, at: int) -> None:
        """The next language for a person's private texts."""
        languages = self.context.ports.texts.languages
        self._set(model.in_next_language(self.draft, at, languages, self._usual()))

    def _to_people(self, name: str) -> None:
        """To those who are kept, or to the drawn table; both lead back here."""
        self.context.notes[FROM] = "new_game"
        self.context.go(name)

    def _more(self) -> None:
        """One more person: the first known one who does not sit there yet."""
        taken = {person.name for person in self.draft.people}
        number = len(self.draft.people) + 1
        names = [one.name for one in self.known]
        names += [self.wear.tell("ui-person", number=count) for count in (number, number + 1)]
        draft = model.added(self.draft, next((name for name in names if name not in taken), str(number)))
        self._set(model.as_known(draft, len(draft.people) - 1, self.known))

    def _open(self, sheet: Any) -> None:
        """Lay a sheet over the screen."""
        if self.context.stage is not None:
            self.context.stage.open(sheet)
