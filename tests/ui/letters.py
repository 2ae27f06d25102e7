"""How high letters stand on the glass: `python -m tests.ui.letters` prints asked and real.

Whatever decides is measured on the painted board, its pages in large type one after the other: whose turn
it is, the pools, damage, the strikes to come, the count of the Hive, the price of a scan; then the names of
people and of cards, what hazards bring, the answers to a question and the tiles of home; and of all numbers
inside shapes the smallest, in pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a painter is imported once the window's settings are made
    from companion.core.crossing.steps import Step
    from ui.widgets.board.parts import Part
    from ui.widgets.ink.ink import Mark

GLASSES = ((800, 480), (1280, 720), (720, 1280))
SCALES = (1.0, 1.6)
DECIDES = {"turn": 7.5, "pools": 7.5, "damage": 7.5, "strikes": 7.5, "hive": 4.4, "scan": 4.4}  # mm
READ = {"people": 3.3, "market": 3.3, "hand": 3.3, "hazards": 3.3, "answers": 3.3, "home": 3.3}  # mm
ASKED = {**DECIDES, **READ}
DIGITS_PX = 17.0  # inside a shape; the order of hazards is said by their place as well

Scene = Callable[..., Any]  # opens an app on a screen: a step or None, the screen, whether a hand is drawn


class Letters:
    """The heights of letters by what they say, in pixels, and of the digits inside shapes."""

    def __init__(self, px_per_mm: float) -> None:
        self.px_per_mm = px_per_mm
        self.said: dict[str, list[float]] = {}
        self.digits: list[float] = []

    def add(self, kind: str, marks: Sequence[Mark]) -> None:
        """These lines say that."""
        if kind and marks:
            self.said.setdefault(kind, []).extend(mark.cap_px for mark in marks)

    @property
    def mm(self) -> dict[str, float]:
        """The smallest of each kind, in millimetres."""
        return {kind: round(min(caps) / self.px_per_mm, 1) for kind, caps in self.said.items()}

    @property
    def sizes(self) -> dict[str, set[float]]:
        """Every size of each kind: siblings have one."""
        return {kind: {round(cap, 1) for cap in caps} for kind, caps in self.said.items()}


def measured(scene: Scene, settle: Callable[[], None]) -> Letters:
    """Everything on one glass: each page of a board with its drawn hand, a question, home."""
    from tests.ui import samples, scenes

    letters = None
    for has_hand in (False, True):
        app = scene(samples.step(), "table", has_hand)
        letters = letters or Letters(app.context.glass.px_per_mm)
        for _ in pages(app, settle):
            look_over(app, letters)
    assert letters is not None
    asked = scene(scenes.asked(scenes.IDENTITY), "table")
    letters.add("answers", words_of(asked.stage.front, "OptionButton"))
    letters.add("home", words_of(scene(None, "home").router.current, "OptionButton"))
    return letters


def heights(app: Any) -> dict[str, float]:
    """The height of the smallest letters of each kind on the page that is in sight, in millimetres."""
    letters = Letters(app.context.glass.px_per_mm)
    look_over(app, letters)
    return letters.mm


def pages(app: Any, settle: Callable[[], None]) -> Iterator[None]:
    """Every page of a board, one where it has no others."""
    board = app.router.current.board
    tabs = [part.target for part in board.parts if part.target.startswith("page:")]
    for target in tabs or [""]:
        if target:
            board.dispatch("on_part", next(part for part in board.parts if part.target == target))
            settle()
        yield


def look_over(app: Any, letters: Letters) -> None:
    """Strip, board and drawn hand as they stand now."""
    screen = app.router.current
    strip = screen.strip
    letters.add("turn", [mark for mark in strip.who.marks if mark.words == strip.who.seat.name.upper()])
    letters.add("pools", numbers(strip.pools))
    fan = screen.hand.fan
    for part in screen.board.parts:
        if not (fan.is_up and part.box.meets(fan.ground.box)):  # what lies behind a hand is not read
            look_at(part, screen.board.widget(part.key), letters)
    for card in fan.cards.values():
        letters.digits += [mark.cap_px for mark in numbers(card)]
        if card.side == "whole":
            letters.add("hand", named(card, card.card.title))


def look_at(part: Part, widget: Any, letters: Letters) -> None:
    """One part of the board."""
    kind = {"person": "damage", "zone": "strikes", "crowd": "strikes"}.get(part.kind, "")
    if part.kind == "deck" and part.place is not None and part.place.id == "hive":
        kind = "hive"
    if part.kind == "tile" and part.tile is not None and part.tile.hidden and part.scan is not None:
        kind = "scan"
    letters.add(kind, numbers(widget))
    if part.kind in ("tile", "zone", "crowd", "space"):
        letters.digits += [mark.cap_px for mark in numbers(widget)]
    if part.seat is not None and part.kind == "person":
        letters.add("people", [mark for mark in widget.marks if mark.words == part.seat.name])
    if part.kind == "tile" and part.group == "hq" and part.tile is not None and part.tile.title is not None:
        letters.add("market", named(widget, part.tile.title))
    if part.kind == "objective" and part.objective is not None:
        for text in part.objective.event_texts:
            letters.add("hazards", of_words(widget.marks, widget.wear.say(text)))


def numbers(widget: Any) -> list[Mark]:
    """The numbers of a widget; what is unknown counts as one."""
    return [mark for mark in widget.marks if mark.words.isdigit() or mark.words == "?"]


def named(widget: Any, title: Any) -> list[Mark]:
    """The lines of a name, in full or in short."""
    return [mark for name in widget.wear.names(title) for mark in of_words(widget.marks, name)]


def of_words(marks: Sequence[Mark], words: str) -> list[Mark]:
    """The lines that are a part of these words."""
    return [mark for mark in marks if len(mark.words) > 1 and mark.words.rstrip("-") in words]


def words_of(root: Any, kind: str) -> list[Mark]:
    """The words of all widgets of a kind, without what stands small below them."""
    return [
        mark
        for widget in root.walk(restrict=True)
        if type(widget).__name__ == kind
        for mark in of_words(widget.marks, widget.option.words)
    ]


def opens(
    studio: Any,
    opened: list[Any],
    size: tuple[int, int],
    wishes: Any,
    step: Step | None,
    first: str,
    has_hand: bool = False,
) -> Any:
    """An app on a glass, kept until it is closed."""
    from tests.ui.doubles import DrawnPractice, ports_with

    app = studio.app(size, ports_with(practice=DrawnPractice() if has_hand else None), wishes, first)
    opened.append(app)
    if step is not None:
        app.hear(step)
        app.bridge.deliver()
    studio.settle()
    return app


def main() -> None:
    """The table, one glass, language and scale a line."""
    from ui.app import prepare_kivy

    prepare_kivy((320, 240), frames=0)
    from ui.preferences import Preferences
    from ui.snapshot import Studio

    print(
        "glass".ljust(20), *(f"{kind} {asked:g}".rjust(11) for kind, asked in ASKED.items()), "digits 17 px"
    )
    with Studio() as studio:
        for size, language, scale in product(GLASSES, ("en", "fr"), SCALES):
            opened: list[Any] = []
            wishes = Preferences(language=language, text_scale=scale)
            letters = measured(partial(opens, studio, opened, size, wishes), studio.settle)
            said = (str(letters.mm.get(kind, "-")).rjust(11) for kind in ASKED)
            name = f"{size[0]}x{size[1]} {language} {scale:g}".ljust(20)
            print(name, *said, f"{min(letters.digits):.1f}".rjust(12))
            for app in opened:
                app.close()


if __name__ == "__main__":
    main()
