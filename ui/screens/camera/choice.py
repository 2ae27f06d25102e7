"""Which camera stands where: the list of those that are there, and the sizes of their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion.core.ports.cameras import CameraChoice, Eye
from ui.screens.base.screen import put
from ui.screens.camera import model
from ui.screens.camera.pages import HEAD_MM, LANE, CameraPage
from ui.screens.lists.sheet import ChoiceSheet
from ui.theme.boxes import Box
from ui.widgets.chips.chips import ChipGrid, ChipModel, chips_height, narrowest_mm
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

if TYPE_CHECKING:
    from ui.screens.camera.host import Host

ROLES: tuple[Eye, ...] = ("overhead", "stand")


class ChoosePage(CameraPage):
    """Which camera stands where."""

    def __init__(self, screen: Host) -> None:
        """The list comes in later."""
        super().__init__(screen)
        scale = self.wear.theme.glass.text_scale
        self.head = Head(wear=self.wear, icon="camera")
        self.roles = ChipGrid(self.wear, 34.0)
        self.grid = OptionGrid(self.wear, narrow_mm=62.0, row_mm=12.5 * scale)
        self.roles.bind(on_chip=lambda _c, id: self._role(id))
        self.grid.bind(on_choice=lambda _g, id: self._choose(id), on_page=lambda _g: self.screen.show_strip())
        self.role: Eye = "overhead"
        self.choices: Sequence[CameraChoice] = ()

    def enter(self) -> None:
        """Look which cameras there are."""
        self.role = self.screen.eye or self.role
        self._ask()

    def _ask(self) -> None:
        role = self.role
        self.head.title, self.head.sub = self.tell(f"ui-camera-ask-{role}"), self.tell("ui-camera-looking")
        self.run(lambda: self.port.choices(role), self._found)

    def _found(self, choices: Sequence[CameraChoice]) -> None:
        self.choices = choices
        has_one = any(one.id != "none" for one in choices)
        self.head.sub = self.tell(f"ui-camera-ask-{self.role}-sub" if has_one else "ui-camera-connect")
        self.grid.show(model.camera_options(choices, self.wear.say))
        self.screen.arrange()

    def lay(self, box: Box) -> Sequence[Any]:
        """Head, the two roles, the cameras."""
        theme, scale = self.wear.theme, self.wear.theme.glass.text_scale
        head, rest = box.cut_top(round(theme.mm(HEAD_MM) * scale), theme.mm(1.6))
        roles = [ChipModel(one, self.tell(f"ui-camera-{one}"), one == self.role) for one in ROLES]
        self.roles.narrow_mm = narrowest_mm(self.wear, roles, 34.0)
        chips, rest = rest.cut_top(chips_height(theme, rest.w, 2, self.roles.narrow_mm), theme.mm(2))
        for widget, room in ((self.head, head), (self.roles, chips), (self.grid, rest)):
            put(self.screen, widget, room)
        self.roles.show(roles)
        return (self.head, self.roles, self.grid)

    def _role(self, id: str) -> None:
        self.role = "stand" if id == "stand" else "overhead"
        self._ask()
        self.screen.arrange()

    def _choose(self, id: str) -> None:
        """A camera; the one that is chosen already asks for the size of its pictures."""
        one = next(choice for choice in self.choices if choice.id == id)
        if one.is_chosen and len(one.sizes) > 1 and self.context.stage is not None:
            rows = model.size_options(one, self.wear.say)
            title = self.tell("ui-camera-size")
            sheet = ChoiceSheet(self.context, "shell", title, rows, self._take, back="ui-back")
            self.context.stage.open(sheet)
        elif not one.is_chosen:
            self._take(id)

    def _take(self, name: str) -> None:
        role = self.role
        self.head.sub = self.tell("ui-camera-opening")
        self.screen.eye = None if name == "none" else role
        self.screen.is_opening = True
        self.context.errands.run(
            lambda: self.port.choose(role, name), lambda _none: self._opened(), self._refused, lane=LANE
        )

    def _opened(self) -> None:
        self.screen.is_opening = False
        self._ask()

    def _refused(self, words: str) -> None:
        self._opened()
        self.screen.failed(words)

    def strip(self) -> StripModel:
        """Back, look again, the live picture."""
        plain = [self.back_spec(), PlainSpec("again", self.tell("ui-camera-again"))]
        page = self.grid.page
        if page.of > 1:
            plain.append(PlainSpec("page", self.tell("ui-page", at=page.number + 1, of=page.of)))
        has_picture = any(one.is_chosen and one.id != "none" for one in self.choices)
        first = self.tell("ui-camera-see" if has_picture else "ui-camera-back-none")
        return StripModel(first=first, plain=tuple(plain))

    def plain(self, id: str) -> None:
        """Another look at what is plugged in, the next page, back."""
        if id == "again":
            self._ask()
        elif id == "page":
            self.grid.turn_page()
        else:
            self.back()

    def big(self) -> None:
        """To the live picture."""
        self.back()
