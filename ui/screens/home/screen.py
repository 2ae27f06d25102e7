"""Home: resume at once, a new game, and the rest of what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.ports.lobby import RoomOffer, SavedGame
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.coach.film import SHOWS
from ui.screens.home.cards import NewGameCard, NoGame, ResumeCard
from ui.screens.home.clock import HomeClock, place_of
from ui.screens.home.model import HomeModel, home_model, in_bags
from ui.screens.home.saved import SavedGames
from ui.screens.table.after import TAKE_UP
from ui.screens.welcome.film import show_me
from ui.theme.boxes import Box
from ui.widgets.buttons.big import BigButton
from ui.widgets.ground.ground import Ground
from ui.widgets.label.label import Words
from ui.widgets.options.options import OptionGrid

TILE_MM, TILE_HIGH_MM, STANDING_MM = 44.0, 15.5, 19.0
LEAST_MM = 10.5  # of a row of tiles
THREE_ROWS = 0.48  # of the height of a low glass
CLOCK_MM, WIDEST_CLOCK_MM = 6.5, 60.0
FEW_TILES, MANY_TILE_MM = 9, 36.0  # more of them stand in four columns


class HomeScreen(Screen):
    """The first screen."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Everything that may be there; what is not is left out when the lists come in."""
        super().__init__(context, look, **values)
        self.ground = Ground(wear=self.wear)
        self.add_widget(self.ground)
        self.fresh = NewGameCard(wear=self.wear)
        self.fresh.bind(on_tap=lambda _c: self.context.go("new_game"))
        self.add_widget(self.fresh)
        scale = max(1.0, self.wear.theme.glass.text_scale)
        self.grid = OptionGrid(
            self.wear, narrow_mm=TILE_MM / scale, row_mm=LEAST_MM
        )  # as many tiles in large type
        self.grid.bind(on_choice=lambda _g, id: self._tile(id))
        self.add_widget(self.grid)
        self.says = Words(wear=self.wear, step="body", tint="warn", rows=2)
        self.none = NoGame(wear=self.wear)
        self.resume: ResumeCard | None = None
        self.button: BigButton | None = None
        self.saved: Sequence[SavedGame] = ()
        self.games = SavedGames(context, self._resume, self.enter, self._failed)
        computer = context.ports.machine.computer
        self.clock = HomeClock(computer.now, wear=self.wear) if computer is not None else None
        self.known = 0
        self.rooms: Sequence[RoomOffer] = ()
        self.model = HomeModel(None, (), ())

    def enter(self) -> None:
        """Look up what can be gone on with; whoever is here has put the running game down."""
        self.context.put_down()
        self.context.notes.pop(SHOWS, None)
        if self.clock is not None:
            self.clock.run()
        lobby, cards = self.context.ports.play.lobby, self.context.ports.owner.cards
        if cards is not None:
            self.context.errands.run(cards.known, self._count, self._failed)
        if lobby is not None:
            packing = self.context.ports.owner.packing

            def look() -> tuple[Sequence[SavedGame], Sequence[RoomOffer]]:
                saved = [in_bags(game, packing) for game in lobby.saved()]
                return saved, lobby.offered()

            self.context.errands.run(look, self._found, self._failed)
        else:
            self._found(((), ()))
        if game := self.context.notes.pop(TAKE_UP, ""):
            self._resume(game)

    def leave(self) -> None:
        """The clock is not looked at any more."""
        if self.clock is not None:
            self.clock.stop()

    def _count(self, known: int) -> None:
        """So many cards are known; the tile is made when the lists come in."""
        self.known = known

    def _found(self, found: tuple[Sequence[SavedGame], Sequence[RoomOffer]]) -> None:
        """The lists are here."""
        self.saved, self.rooms = found
        self.model = home_model(self.saved, self.rooms, self.context.ports, self.wear.say, self.known)
        self.fresh.rooms = self.model.rooms
        scale = max(1.0, self.wear.theme.glass.text_scale)
        self.grid.narrow_mm = (MANY_TILE_MM if len(self.model.tiles) > FEW_TILES else TILE_MM) / scale
        self.grid.show(self.model.tiles)
        self._make_resume()
        self.arrange()

    def _make_resume(self) -> None:
        """The last game in its own look."""
        for widget in (self.resume, self.button):
            if widget is not None:
                self.remove_widget(widget)
        self.resume = self.button = None
        last = self.model.resume
        if last is not None:
            wear = self.context.wear(last.room)
            self.resume = ResumeCard(wear=wear, model=last)
            self.button = BigButton(wear=wear, first=wear.tell("ui-resume"), second=last.when)
            self.button.bind(on_tap=lambda _b: self._resume(last.id))
            self.add_widget(self.resume)
            self.add_widget(self.button)

    def arrange(self) -> None:
        """Resume and new game above, the other tiles below."""
        if self.width < 100:
            return
        theme = self.wear.theme
        put(self, self.ground, self.box)
        box = self.box.inset(theme.mm(2.4), theme.mm(2.4))
        standing = theme.glass.is_portrait
        rows = -(-len(self.model.tiles) // (2 if standing else 3))
        foot = min(
            box.h * (THREE_ROWS if rows > 2 else 0.4),
            rows * theme.mm(STANDING_MM if standing else TILE_HIGH_MM),
        )
        below, above = box.cut_bottom(round(foot), theme.mm(2.4) if rows else 0)
        put(self, self.grid, below)
        if self.says.parent is not None:
            line, above = above.cut_bottom(theme.mm(11), theme.mm(1.5))
            put(self, self.says, line)
        if theme.glass.is_portrait:
            left, right = above.rows([0.6, 0.4], theme.mm(2.4))
        else:
            left, right = above.columns([0.655, 0.345], theme.mm(2.4))
        put(self, self.fresh, self._beside_clock(below, right))
        if self.resume is None or self.button is None:
            put(self, self.none, left)
            return
        if self.none.parent is not None:
            self.remove_widget(self.none)
        put(self, self.resume, left)
        button = left.inset(theme.mm(2.6), theme.mm(2.6)).cut_bottom(min(theme.mm(15.5), left.h * 0.3))[0]
        put(self, self.button, Box(button.x, button.y, button.w, button.h))

    def _beside_clock(self, tiles: Box, room: Box) -> Box:
        """Place the clock after the last tile, else below the new game; the room that is left of that."""
        if self.clock is None:
            return room
        theme, cells = self.wear.theme, self.grid.page.boxes
        columns = len({cell.x for cell in cells})
        free = place_of(tiles, cells, columns, theme.space("gap")) if columns else None
        if free is None:
            line, room = room.cut_bottom(theme.mm(CLOCK_MM) * max(1.0, theme.glass.text_scale), theme.mm(1.5))
            free = line.cut_right(min(line.w, theme.mm(WIDEST_CLOCK_MM)))[0]
        put(self, self.clock, free)
        return room

    def press(self, button: Button) -> None:
        """Next and confirm go on with the last game, or begin a new one."""
        if button != "undo":
            (self.button or self.fresh).tap()

    def _resume(self, game: str) -> None:
        """Go on with a game; its first step brings the table."""
        lobby = self.context.ports.play.lobby
        if lobby is None:
            return
        packing, notes = self.context.ports.owner.packing, self.context.notes

        def resume() -> None:
            if packing is not None and packing.is_packed(game):
                notes["arrives"] = "bags"
            lobby.resume(game)

        self.context.errands.run(resume, lambda _none: None, self._failed)

    def _failed(self, words: str) -> None:
        """It could not be done: say so, here, until something else is done."""
        self.context.notes.pop("arrives", None)
        self.says.text = words
        if self.says.parent is None:
            self.add_widget(self.says)
        self.arrange()

    def _tile(self, id: str) -> None:
        """One of the other tiles."""
        if id == "show":
            show_me(self.context, self.rooms, self._failed)
        elif id == "saved" and self.model.resume is None:
            self._failed(self.wear.tell("ui-home-none"))
        elif id == "saved":
            self.games.open(self.saved)
        elif id == "off" and self.context.ports.machine.switch_off is not None:
            self.context.errands.run(self.context.ports.machine.switch_off, lambda _none: None, self._failed)
        else:
            self.context.go(id)
