"""Boxes, decks and cards on the way to labels, as rows and words; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.language.tags import is_ours
from companion.core.ports.cards import SetLine
from companion.core.ports.rolls import RollCard, RollDeck, RollLine, RollView, Way
from ui.widgets.chips.chips import ChipModel
from ui.widgets.options.layout import Option
from ui.widgets.printed.printed import PrintedFace

Say = Callable[[Phrase], str]
WAYS: tuple[Way, ...] = ("faces", "backs")
LONGEST = 500  # signs of a code: as in the collection


def ways(chosen: Way, say: Say) -> tuple[ChipModel, ...]:
    """Faces or backs."""
    return tuple(ChipModel(way, say(phrase(f"ui-roll-{way}")), way == chosen) for way in WAYS)


def box_rows(lines: Sequence[SetLine], say: Say) -> tuple[Option, ...]:
    """One row for each box."""
    return tuple(
        Option(line.where.set, say(line.title), say(phrase("ui-roll-box", done=line.tagged, of=line.cards)),
               icon="cards")
        for line in lines
    )  # fmt: skip


def deck_rows(decks: Sequence[RollDeck], say: Say) -> tuple[Option, ...]:
    """One row for each deck, ticked when all of its cards have their labels."""
    return tuple(
        Option(one.where.stack, say(one.title), say(phrase("ui-roll-box", done=one.done, of=one.cards)),
               icon="check" if one.done >= one.cards else "minus")
        for one in decks
    )  # fmt: skip


def card_rows(view: RollView, say: Say) -> tuple[Option, ...]:
    """One row for each card: done, left out, or its turn."""
    return tuple(
        Option(line.copy, name_of(line, say), icon=icon_of(line), chosen=line.is_now, done=line.is_done)
        for line in view.lines
    )


def name_of(line: RollLine, say: Say) -> str:
    """What a card is called; equal ones are numbered."""
    if line.of < 2:
        return say(line.title)
    return say(phrase("ui-roll-card", card=line.title, number=line.number, of=line.of))


def icon_of(line: RollLine) -> str:
    """Done, left out, or open."""
    if line.is_done:
        return "check"
    return "remedy" if line.is_now else ("close" if line.is_skipped else "minus")


def page_with_now(view: RollView, fits: int) -> int:
    """The page on which the card stands whose turn it is."""
    at = next((at for at, line in enumerate(view.lines) if line.is_now), 0)
    return at // max(1, fits)


def title_of(view: RollView, say: Say) -> str:
    """The deck, and how far one is."""
    return say(phrase("ui-roll-title", deck=view.deck, done=view.done, of=len(view.lines)))


def says(view: RollView, say: Say) -> str:
    """What came of the last movement, or how to go on; a warning is read on a sheet of its own."""
    if view.is_warning and view.waits == "card":
        return say(phrase("ui-roll-warned"))
    if view.says is not None and not view.is_warning:
        return say(view.says)
    if view.done >= len(view.lines):
        return say(phrase("ui-roll-all-done"))
    return say(phrase(f"ui-roll-how-{view.way}"))


def face_of(card: RollCard | None, view: RollView, say: Say) -> PrintedFace | None:
    """The card whose turn it is, as it is printed."""
    if card is None:
        return None
    at = next((at for at, line in enumerate(view.lines, 1) if line.copy == card.copy), 0)
    copies = say(phrase("ui-copy", number=card.number, of=card.of)) if card.of > 1 else ""
    return PrintedFace(
        say(card.title), say(view.deck), say(card.kind), copies, card.figures, card.icon, at,
        len(view.lines), card.picture,
    )  # fmt: skip


def big_key(view: RollView) -> tuple[str, bool]:
    """What the big button says, and whether it only waits for something to be shown."""
    if view.done >= len(view.lines) and not view.waits:
        return "ui-roll-ready", False
    if view.way == "backs":
        return {"back": "ui-roll-show-back", "face": "ui-roll-show-face"}.get(
            view.waits, "ui-roll-show"
        ), True
    if view.waits == "card" and view.card is not None:
        return ("ui-roll-move" if view.is_warning else "ui-roll-on-it"), False
    return "ui-roll-show", True


def typed_code(typed: str) -> str:
    """A code as it was meant: our own are written in capitals, whatever the keyboard makes of them."""
    ours = typed.upper().replace(" ", "")
    return ours if is_ours(ours) else typed.strip()
