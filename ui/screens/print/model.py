"""What somebody has answered on the way to printed pages, and what is asked next; pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.cards import Where
from companion.core.ports.printing import (
    CameraView,
    LabelKind,
    LabelSheet,
    PrintWish,
    ReadingVerdict,
    Turn,
    What,
)

Eye = Literal["", "stand", "overhead", "none"]
Item = Literal[
    "",
    "stand",
    "overhead",
    "bars",
    "back",
    "spare",
    "inserts",
    "cards",
    "dividers",
    "marks",
    "outline",
    "mix",
]
Which = Literal["", "all", "evening", "decks", "missing", "again", "fresh"]
Step = Literal[
    "where", "frame", "sees", "what", "which", "box", "other", "clash", "film", "players", "decks",
    "deck", "design", "copy", "count", "sheet", "start", "paper", "turn", "place", "out",
]  # fmt: skip

EYES: tuple[Eye, ...] = ("stand", "overhead", "none")
FRAMES = ((1920, 1080), (2304, 1296), (4608, 2592), (1280, 720))
SEES: dict[str, tuple[tuple[int, int], ...]] = {  # centimetres, the usual first
    "stand": ((30, 20), (20, 13), (15, 10), (36, 24), (45, 30)),
    "overhead": ((90, 60), (60, 40), (120, 80), (150, 90)),
}
ITEMS: tuple[Item, ...] = (
    "stand", "overhead", "bars", "back", "spare", "inserts", "cards", "dividers", "marks", "outline", "mix",
)  # fmt: skip
FACES = ("stand", "overhead", "bars")
STOCKED = (*FACES, "back", "spare", "mix")  # on sheets of labels
CHOSEN = (*FACES, "back", "inserts", "dividers")  # of which cards is asked
WHATS: dict[Item, What] = {
    "back": "backs", "spare": "backs", "inserts": "inserts", "cards": "cards", "dividers": "dividers",
    "marks": "marks", "outline": "outline",
}  # fmt: skip
WAYS: dict[Which, tuple[Step, ...]] = {
    "": (), "all": ("box",), "missing": ("box",), "fresh": ("count",), "decks": ("box", "decks"),
    "evening": ("box", "film", "players", "decks"), "again": ("box", "deck", "design", "copy"),
}  # fmt: skip
COUNTS = (10, 20, 40, 80)
WHOLE_SHEET = -1  # as many fresh labels as are left on the sheet
TURNS: tuple[Turn, ...] = ("long", "short", "none")
PAPERS = ("A4", "Letter")
KEPT = ("where", "frame", "sees_cm", "room", "box", "stock", "paper", "turn", "outlet")


class Answers(msgspec.Struct, frozen=True):
    """Everything that was answered; empty is not answered yet."""

    where: Eye = ""
    frame: tuple[int, int] = (0, 0)
    sees_cm: tuple[int, int] = (0, 0)
    what: Item = ""
    which: Which = ""
    room: str = ""
    box: str = ""
    other: str = ""  # the second of two boxes on one table
    fewer: str = ""  # which of them gets new table marks
    film: str = ""
    players: int = 3
    stacks: tuple[str, ...] = ()
    design: str = ""
    again: tuple[str, ...] = ()
    fresh: int = 0
    stock: str = ""
    start: int = 1
    paper: str = "A4"
    turn: Turn = "long"
    outlet: str = ""

    @property
    def card(self) -> Where:
        """Where in the collection one is."""
        stack = self.stacks[0] if self.which == "again" and self.stacks else ""
        return Where(self.room, self.box, stack, self.design)

    @property
    def kind(self) -> LabelKind:
        """The kind of label: of whole cards and outlines the one that suits the camera."""
        if self.what in FACES:
            return self.what  # type: ignore[return-value]
        if self.what in ("back", "spare", "inserts"):
            return "back"
        return "overhead" if self.where == "overhead" else "stand"

    @property
    def view(self) -> CameraView | None:
        """The camera, when there is one and all is known of it."""
        if self.where not in ("stand", "overhead") or 0 in (*self.frame, *self.sees_cm):
            return None
        wide, high = self.sees_cm
        return CameraView(self.where, self.frame, (10.0 * wide, 10.0 * high))


def steps(answers: Answers) -> tuple[Step, ...]:
    """The questions in their order, as far as the answers tell."""
    found: list[Step] = ["where"]
    if answers.where in ("stand", "overhead"):
        found += ["frame", "sees"]
    found.append("what")
    item = answers.what
    if item in CHOSEN:
        found += ["which", *WAYS[answers.which]]
    elif item in ("cards", "mix"):
        found += ["box", "other", "clash"] if item == "mix" else ["box"]
    if item in (*STOCKED, "outline"):
        found.append("sheet")
    elif item:
        found.append("paper")
    if item in STOCKED:
        found.append("start")
    if item == "cards":
        found.append("turn")
    if item in (*FACES, "back", "outline"):
        found.append("place")
    return (*found, "out")


def first_step(answers: Answers) -> Step:
    """Where to begin: at the camera while anything of it is not known."""
    if not answers.where:
        return "where"
    if answers.where != "none" and 0 in answers.frame:
        return "frame"
    return "sees" if answers.where != "none" and answers.view is None else "what"


def after(answers: Answers, step: Step) -> Step:
    """The next question."""
    order = steps(answers)
    return order[min(order.index(step) + 1, len(order) - 1)]


def before(answers: Answers, step: Step) -> Step | None:
    """The question before; None before the first."""
    order = steps(answers)
    return order[order.index(step) - 1] if step in order[1:] else None


def chosen(answers: Answers, step: Step, id: str) -> Answers:
    """An answer was given; what hung on another one is asked again."""
    wide, _, high = id.partition("x")
    room, _, box = id.partition("/")
    same_place = answers.sees_cm if id == answers.where else (0, 0)
    afresh = {"stacks": (), "again": (), "fresh": 0, "design": ""}
    changes: dict[Step, Callable[[], dict[str, Any]]] = {
        "where": lambda: {"where": id, "sees_cm": same_place},
        "frame": lambda: {"frame": (int(wide), int(high))},
        "sees": lambda: {"sees_cm": (int(wide), int(high))},
        "what": lambda: {"what": id, "which": "", **afresh},
        "which": lambda: {"which": id, **afresh},
        "box": lambda: {**afresh, "room": room, "box": box, "fresh": answers.fresh},
        "other": lambda: {"other": box},
        "film": lambda: {"film": id, "stacks": ()},
        "players": lambda: {"players": int(id), "stacks": ()},
        "deck": lambda: {"stacks": (id,), "design": ""},
        "copy": lambda: {"again": tuple(id.split())},
        "count": lambda: {"fresh": int(id)},
        "sheet": lambda: {"stock": id},
        "out": lambda: {"outlet": id},
    }
    return replace(answers, **changes.get(step, lambda: {step: id})())


def toggled(answers: Answers, stack: str) -> Answers:
    """A deck comes in or goes out; those that are in keep the order in which they came."""
    inside = stack in answers.stacks
    stacks = tuple(one for one in answers.stacks if one != stack) if inside else (*answers.stacks, stack)
    return replace(answers, stacks=stacks)


def on_sheet(answers: Answers, sheet: LabelSheet, starts: dict[str, int]) -> Answers:
    """A sheet of labels was chosen: its paper comes with it, and where it was left off the last time."""
    start = starts.get(sheet.id, 1)
    return replace(
        answers, stock=sheet.id, paper=sheet.paper, start=start if 1 <= start <= sheet.count else 1
    )  # fmt: skip


def following_start(answers: Answers, sheet: LabelSheet, labels: int) -> int:
    """The first label of the sheet that is left when so many were printed."""
    return (answers.start - 1 + labels) % sheet.count + 1


def is_answered(answers: Answers, step: Step) -> bool:
    """Whether one can go on from a question without touching an answer."""
    if step in ("start", "place"):
        return True
    value: Any = {
        "frame": answers.frame[0], "sees": answers.sees_cm[0], "decks": answers.stacks,
        "clash": answers.again,
        "deck": answers.stacks, "copy": answers.again, "count": answers.fresh, "sheet": answers.stock,
        "out": answers.outlet, "film": answers.film,
    }.get(step)  # fmt: skip
    return bool(value if value is not None else getattr(answers, step, ""))


def wish_of(answers: Answers, language: str) -> PrintWish:
    """What the print shop is asked for."""
    item = answers.what
    in_order = answers.which in ("evening", "decks")
    return PrintWish(
        WHATS.get(item, "labels"),
        answers.room,
        answers.fewer if item == "mix" else answers.box if item in CHOSEN or item == "cards" else "",
        stacks=answers.stacks if in_order else (),
        kind=answers.kind,
        stock=answers.stock if item in (*STOCKED, "outline") else "",
        paper=answers.paper,
        start=answers.start if item in STOCKED else 1,
        only_missing=answers.which == "missing",
        again=answers.again if answers.which == "again" or item == "mix" else (),
        as_named=in_order,
        fresh=WHOLE_SHEET if item == "spare" else answers.fresh,
        turn=answers.turn,
        language=language,
    )


# What cannot be read here.


def refusal(item: Item, answers: Answers, verdicts: dict[str, ReadingVerdict]) -> Phrase | None:
    """Why something is of no use here; None: it is."""
    if item in ("cards", "dividers", "outline", ""):
        return None
    if answers.where == "none":
        return phrase("ui-print-no-camera")
    if item in ("marks", "mix"):
        return phrase("ui-print-marks-overhead") if answers.where == "stand" else None
    verdict = verdicts.get(replace(answers, what=item).kind)
    return None if verdict is None or verdict.can_be_read else verdict.says


# What is remembered.


def remembered(kept: object) -> Answers:
    """The answers of the last time that serve again; a damaged memory is none."""
    if not isinstance(kept, dict):
        return Answers()
    try:
        return msgspec.convert({name: kept[name] for name in KEPT if name in kept}, Answers)
    except msgspec.ValidationError:
        return Answers()


def to_keep(answers: Answers) -> dict[str, Any]:
    """What to remember for the next time."""
    return {name: getattr(answers, name) for name in KEPT}


def starts_of(kept: object) -> dict[str, int]:
    """Where begun sheets were left off; a damaged memory is none."""
    try:
        return msgspec.convert(kept, dict[str, int])
    except msgspec.ValidationError:
        return {}
