"""Before an evening: which stacks are worth a label first, and how many minutes that takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.ports.cards import Chip, Where
from companion.core.ports.owners import EveningPlan
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put, put_frame, put_head
from ui.screens.base.words import is_large
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.plan import model
from ui.widgets.chips.chips import ChipGrid, ChipModel, chips_height, narrowest_mm
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

FILM_MM, SEAT_MM, ROW_MM, NARROW_MM = 30.0, 9.6, 12.5, 62.0
USUAL = 3


class PlanScreen(Screen):
    """Film and players above, stacks below, the worthiest first."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The films and the plan come in later."""
        super().__init__(context, look, **values)
        scale = self.wear.theme.glass.text_scale
        self.where, self.film, self.players = Where(), "", USUAL
        self.choice: Sequence[Chip] = ()
        self.has_room = True  # for the films beside the people; else a button opens their list
        self.shown: EveningPlan | None = None
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=self.wear.tell("ui-plan-title"), icon="log")
        self.films, self.seats = ChipGrid(self.wear, FILM_MM), ChipGrid(self.wear, SEAT_MM)
        self.grid = OptionGrid(self.wear, narrow_mm=NARROW_MM, row_mm=ROW_MM * scale)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.films, self.seats, self.grid, self.strip):
            self.add_widget(widget)
        self.films.bind(on_chip=lambda _c, id: self._choose_film(id))
        self.seats.bind(on_chip=lambda _c, id: self._choose_players(int(id)))
        self.grid.bind(
            on_choice=lambda _g, id: self._deck(id), on_page=lambda _g: self.strip.show(self._strip())
        )
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))

    def enter(self) -> None:
        """Look up what the box can play, and count."""
        where, plans = self.context.notes.get("plan"), self.context.ports.owner.plans
        if not isinstance(where, Where) or plans is None:
            self.context.go("my_cards")
            return
        self.where = where
        self.context.errands.run(lambda: plans.films(where), self._found, self._failed)

    def _found(self, films: Sequence[Chip]) -> None:
        """The films are here."""
        self.choice = tuple(films)
        if self.film not in {film.id for film in films}:
            self.film = films[0].id if films else ""
        self._count()

    def _count(self) -> None:
        """Count anew; that takes a moment."""
        plans, where, film, players = self.context.ports.owner.plans, self.where, self.film, self.players
        self.shown = None
        self.head.sub = self.wear.tell("ui-plan-counting")
        self.arrange()
        if plans is not None:
            wanted = (where, film, players)
            self.context.errands.run(
                lambda: (wanted, plans.plan(where, film, players)), self._counted, self._failed
            )

    def _counted(self, found: tuple[tuple[Where, str, int], EveningPlan]) -> None:
        """The plan is here; one that was asked for before another choice is not shown."""
        wanted, plan = found
        if wanted != (self.where, self.film, self.players):
            return
        self.shown = plan
        self.head.sub = model.total(plan, self.wear.say)
        self.grid.show(model.rows(plan, self.wear.say))
        self.arrange()

    def _failed(self, words: str) -> None:
        """Such an evening cannot be."""
        self.head.sub = words
        self.grid.show(())

    def _choose_film(self, id: str) -> None:
        """Another film."""
        self.film = id
        self._count()

    def _choose_players(self, players: int) -> None:
        """Another number of people."""
        self.players = players
        self._count()

    def arrange(self) -> None:
        """Head, films, people, rows."""
        if self.width < 100:
            return
        theme, say = self.wear.theme, self.wear.say
        rest = put_head(self, put_frame(self), 14)
        films = [ChipModel(film.id, say(film.title), film.id == self.film) for film in self.choice]
        seats = [ChipModel(str(count), str(count), count == self.players) for count in model.PLAYERS]
        narrow = narrowest_mm(self.wear, films, FILM_MM)
        self.films.narrow_mm = narrow
        self.films.show(films)
        self.seats.show(seats)
        line, rest = rest.cut_top(chips_height(theme, rest.w, 1, SEAT_MM), theme.mm(1.6))
        beside = theme.mm(5 * SEAT_MM * max(1.0, theme.glass.text_scale) + 5)
        seat_box, film_box = line.cut_right(beside, theme.mm(4))
        self.has_room = chips_height(theme, film_box.w, len(films), narrow) <= line.h
        put(self, self.seats, seat_box if self.has_room and films else line.cut_left(beside)[0])
        if self.has_room:
            put(self, self.films, film_box)
        elif self.films.parent is not None:
            self.remove_widget(self.films)
        put(self, self.grid, rest)
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Begin with the first stack that has something to enter."""
        tell, page = self.wear.tell, self.grid.page
        plain = [PlainSpec("back", tell("ui-back"), "back")]
        if not self.has_room and self.choice:
            short = is_large(self.wear.theme)
            plain.append(PlainSpec("film", tell("ui-plan-short") if short else self._film_name()))
        if page.of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of)))
        line = model.first_to_enter(self.shown) if self.shown is not None else None
        if line is None:
            return StripModel(first=tell("ui-back"), plain=tuple(plain[1:]))
        second = "" if is_large(self.wear.theme) else self.wear.say(line.title)
        return StripModel(first=tell("ui-enter-cards"), second=second, plain=tuple(plain))

    def _film_name(self) -> str:
        """What the chosen film is called."""
        return next((self.wear.say(film.title) for film in self.choice if film.id == self.film), "")

    def _choose(self) -> None:
        """The films as a list."""
        rows = [
            Option(film.id, self.wear.say(film.title), chosen=film.id == self.film) for film in self.choice
        ]
        title = self.wear.tell("ui-plan-film")
        if self.context.stage is not None:
            self.context.stage.open(
                ChoiceSheet(self.context, "shell", title, rows, self._choose_film, back="ui-back")
            )

    def big(self) -> None:
        """The workshop, at the first stack that has something to enter."""
        line = model.first_to_enter(self.shown) if self.shown is not None else None
        if line is None:
            self._back()
            return
        self.context.notes["workshop"] = replace(self.where, stack=line.stack, design="")
        self.context.go("workshop")

    def _deck(self, stack: str) -> None:
        """The cards of a stack."""
        self.context.notes["my_cards"] = replace(self.where, stack=stack, design="")
        self.context.go("my_cards")

    def _plain(self, id: str) -> None:
        """Back, another film, or the next page."""
        if id == "page":
            self.grid.turn_page()
        elif id == "film":
            self._choose()
        else:
            self._back()

    def _back(self) -> None:
        """To the decks of the box."""
        self.context.notes["my_cards"] = replace(self.where, stack="", design="")
        self.context.go("my_cards")

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons do what the big button says."""
        if button == "undo":
            self._back()
        else:
            self.strip.big.tap()
