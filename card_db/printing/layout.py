"""Where labels lie on printed cards: over the picture, never over what one has to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from card_db.loader import SHIPPED
from card_db.printing.errors import PrintError
from card_db.printing.face import Say
from card_db.printing.furniture import Notes
from card_db.printing.labels import Kind, PrintedLabel, Style, draw_label
from card_db.printing.paper import INK, PAPERS, Paper, Size, Spot
from companion.core.language.phrases import phrase
from companion.core.language.tags import tag_text

FILE = "layout.toml"
FAINT, GREY = 190, 110
NO_FILE = "It is not known where labels lie on cards of {room}: there is no {file} beside its sets."
DAMAGED = "{file} cannot be used: {fault}"
NO_ROOM = (
    "A label of {label[0]:.1f} x {label[1]:.1f} mm does not fit into the free {free.w:.0f} x {free.h:.0f} mm "
    "of {what}. Take a smaller sheet of labels."
)

Four = tuple[float, float, float, float]


class PrintedPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something printed on a card that nothing may cover."""

    what: str
    at: Four


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the cards of some kinds are laid out."""

    kinds: tuple[str, ...]
    free: Four
    parts: tuple[PrintedPart, ...] = ()


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the code lies on every back."""

    free: Four


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one game."""

    size: Size
    face: tuple[Face, ...]
    back: Back
    alike: tuple[str, ...] = ()  # stacks whose cards may share the code of their design
    never: tuple[str, ...] = ()  # stacks whose cards get no code, because only one player may know them

    def may_have_code(self, stack: str) -> bool:
        """Whether the cards of a stack may carry codes."""
        return not any(fnmatchcase(stack, name) for name in self.never)

    def faults(self) -> Iterator[str]:
        """What is wrong with it: free parts that cover something or lie beside the card."""
        card = Spot(0, 0, *self.size)
        for face in self.face:
            kinds = ", ".join(face.kinds)
            free = Spot(*face.free)
            if not card.holds(free):
                yield f"the free part of {kinds} does not lie on the card"
            yield from (f"the free part of {kinds} covers the {part.what}"
                        for part in face.parts if overlap(free, Spot(*part.at)))  # fmt: skip
        if not card.holds(Spot(*self.back.free)):
            yield "the free part of the back does not lie on the card"

    def of_kind(self, kind: str) -> Face | None:
        """How cards of a kind are laid out."""
        return next((face for face in self.face if kind in face.kinds), None)


def read_layout(folder: Path) -> Layout:
    """The layout of a room's cards, by the folder of its sets."""
    path = folder / FILE
    name = f"{folder.name}/{FILE}"
    if not path.is_file():
        raise PrintError(NO_FILE.format(room=folder.name, file=FILE))
    try:
        layout = msgspec.toml.decode(path.read_bytes(), type=Layout)
    except (msgspec.MsgspecError, OSError) as error:
        raise PrintError(DAMAGED.format(file=name, fault=error)) from error
    for fault in layout.faults():
        raise PrintError(DAMAGED.format(file=name, fault=fault))
    return layout


def shipped_layout(room: str) -> Layout | None:
    """The layout that comes with a room's sets; None where there is none that can be used."""
    try:
        return read_layout(SHIPPED / room)
    except PrintError:
        return None


def overlap(one: Spot, other: Spot) -> bool:
    """Whether two rectangles share any ground."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.foot, other.foot) - max(one.y, other.y)
    return across > 1e-6 and down > 1e-6


def place_label(free: Spot, label: Size, kind: Kind, what: str = "the card") -> Spot:
    """Where a label of this size is stuck: in the upper left corner of the free part, on backs amidst it."""
    wide, tall = label
    if wide > free.w + 1e-6 or tall > free.h + 1e-6:
        sizes = {"label": f"{label[0]:.1f} x {label[1]:.1f}", "free": f"{free.w:.0f} x {free.h:.0f}"}
        raise PrintError(NO_ROOM.format(label=label, free=free, what=what), "print-no-room", **sizes)
    if kind == "back":
        x, y = free.middle
        return Spot(x - wide / 2, y - tall / 2, wide, tall)
    return Spot(free.x, free.y, wide, tall)


def outline_pages(
    layout: Layout, kind: Kind, label: Size, paper_name: str, style: Style, notes: Notes, say: Say
) -> bytes:
    """Card outlines at their true size, with what stays visible and where the label goes."""
    from card_db.printing.cards import chunks, place_of, print_margin

    paper = Paper(PAPERS[paper_name], style.fonts, notes.caption)
    faces: Sequence[Face | None] = (None,) if kind == "back" else layout.face
    for page in chunks(faces):
        paper.page()
        print_margin(paper, notes, "")
        for place, face in enumerate(page):
            draw_outline(paper, layout, face, place_of(paper.size, place), (kind, label), style, say)
    return paper.data()


def draw_outline(
    paper: Paper,
    layout: Layout,
    face: Face | None,
    at: Spot,
    label: tuple[Kind, Size],
    style: Style,
    say: Say,
) -> None:
    """One card outline; no face means the back."""
    kind, size = label
    paper.box(Spot(at.x, at.y, *layout.size), stroke=INK, width=0.3, radius=3.0)
    for part in face.parts if face else ():
        spot = Spot(*part.at).at(at.x, at.y)
        paper.box(spot, fill=238, stroke=FAINT, width=0.2)
        words = say(phrase(f"label-part-{part.what}"))
        paper.words(
            words,
            spot.middle[0],
            spot.middle[1] + 0.8,
            paper.fitted(words, 1.7, spot.w - 1),
            "body",
            "middle",
            GREY,
        )
    free = Spot(*(face.free if face else layout.back.free)).at(at.x, at.y)
    paper.box(free, stroke=GREY, width=0.2)
    spot = place_label(free, size, kind, say(phrase("label-part-free")))
    paper.box(spot, fill=255, stroke=INK, width=0.4)
    draw_label(paper, PrintedLabel(tag_text(0), mark=0), kind, spot, style.marks)
    names = (
        ", ".join(say(phrase(f"kind-{name}")) for name in face.kinds)
        if face
        else say(phrase("label-part-back"))
    )
    room = Spot(free.x + 1, spot.foot + 1, free.w - 2, free.foot - spot.foot - 1.5)
    for line, words in enumerate(paper.lines(names, 1.7, room.w, "bold")):
        if line < int(room.h / 2.7):
            paper.words(words, room.x, room.y + 1.7 + 2.7 * line, 1.7, "bold")
