"""A print shop for the screens: two sheets of labels, two outlines, a stick and a printer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.printing import (
    CameraView,
    LabelKind,
    LabelSheet,
    Mix,
    Nudge,
    Outlet,
    Outline,
    OutlinePart,
    PrintBox,
    PrintWish,
    ReadingVerdict,
    Sent,
    Sheets,
)
from tests.ui.samples import both

SMALL = LabelSheet(
    "a4-38x21", "A4", ("Avery L7651",), (38.1, 21.2), 65, (210.0, 297.0), (4.7, 10.7), (40.6, 21.2), 5
)
HUGE = LabelSheet(
    "a4-99x68", "A4", ("Avery L7165",), (99.1, 67.7), 8, (210.0, 297.0), (4.7, 13.1), (101.6, 67.7), 2
)
LETTER = LabelSheet(
    "letter-cut", "Letter", (), (38.4, 22.0), 55, (215.9, 279.4), (11.9, 18.0), (38.4, 22.0), 5, True
)


class Shop:
    """The PrintDesk port: remembers what was sent and nudged."""

    def __init__(self, frame: tuple[int, int] | None = None) -> None:
        self.size = frame
        self.sent: list[tuple[PrintWish, str]] = []
        self.nudged: list[tuple[str, str, Nudge]] = []
        self.clashing, self.relabelled = True, list[tuple[str, str]]()
        self.refuses: Phrase | None = None

    def sheets(self, kind: LabelKind) -> Sequence[LabelSheet]:
        return (HUGE, SMALL, LETTER)

    def judge(self, kind: LabelKind, view: CameraView) -> ReadingVerdict:
        if kind == "bars" or (view.where, kind) == ("overhead", "stand"):
            return ReadingVerdict(False, both("Bring it closer. " * 8, "Rapprochez-la. " * 8))
        return ReadingVerdict(True, named("Fine."))

    def make(self, wish: PrintWish) -> Sheets:
        return Sheets(b"%PDF", 1, 1, named("One page."))

    def frame(self) -> tuple[int, int] | None:
        return self.size

    def boxes(self) -> Sequence[PrintBox]:
        return (
            PrintBox("alien", "mine", both("Our box with a long name", "Notre boîte au nom long"), 600, 30),
            PrintBox("alien", "practice", both("Practice box", "Boîte d’essai"), 600, 600, practice=True),
            PrintBox("alien", "practice:tug", both("Evening pack: Tug", "Soirée"), 153, 153, pack=True),
        )

    def outlines(self, room: str, kind: LabelKind, stock: str) -> Sequence[Outline]:
        (x, y), is_moved = (4.0, 13.0), bool(self.nudged)
        y += sum(touch == "down" for *_, touch in self.nudged)
        label = None if stock == HUGE.id else (x, y, 38.1, 21.2)
        name = OutlinePart(both("name", "nom"), (2.0, 2.0, 59.0, 9.5))
        text = OutlinePart(both("text", "texte"), (2.0, 52.0, 59.0, 20.0), y > 18)
        kinds = both("Character, Enemy, Facehugger, Event", "Personnage, Ennemi, Étreinte, Événement")
        one = Outline("enemy", kinds, (63.0, 88.0), (x, y, 55.0, 36.0), label, (name, text), is_moved)
        return (one, replace(one, id="strike", title=both("Strike", "Blessure")))

    def nudge(self, room: str, outline: str, nudge: Nudge) -> None:
        self.nudged.append((room, outline, nudge))

    def mix(self, room: str, boxes: tuple[str, str]) -> Mix:
        title = both("Our box with a long name", "Notre boîte au nom long")
        return Mix(2, "mine", title, ("mine/one#1", "mine/two#1")) if self.clashing else Mix()

    def relabel(self, room: str, boxes: tuple[str, str]) -> None:
        self.relabelled.append(boxes)

    def outlets(self) -> Sequence[Outlet]:
        return (
            Outlet("/media/STICK", both("the stick STICK", "la clé STICK"), "stick"),
            Outlet("printer:Office", named("Office"), "printer"),
            Outlet("documents", both("the Documents folder", "le dossier Documents"), "documents"),
        )

    def send(self, wish: PrintWish, outlet: str) -> Sent:
        if self.refuses is not None:
            return Sent(refusal=self.refuses)
        self.sent.append((wish, outlet))
        return Sent(
            2, 30, both("30 labels on 2 pages.", "30 étiquettes sur 2 pages."), phrase("ui-print-ready")
        )
