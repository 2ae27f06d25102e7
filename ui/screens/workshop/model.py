"""What an owner enters of one card, as a value and what touches make of it; pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Blank, Entered, Form
from ui.widgets.chips.chips import ChipModel
from ui.widgets.numbers.numbers import NumberModel
from ui.widgets.printed.printed import PrintedFace

Say = Callable[[Phrase], str]
Section = Literal["kind", "numbers", "copies", "klass", "marks"]
HIGHEST = 99


class CardDraft(msgspec.Struct, frozen=True):
    """One card as far as it has been read; `field` is where the next digit goes."""

    form: Form
    kind: str
    klass: str
    copies: int
    numbers: dict[str, int | None]
    marks: tuple[str, ...]
    name: str
    field: str = ""
    is_pinned: bool = False  # somebody touched the number: all digits go to it
    was_typed: bool = False  # the last digit went to it: another makes it a number of two digits


def draft_of(form: Form) -> CardDraft:
    """Begin with what is known."""
    numbers = {blank.field: blank.figure.value for blank in form.numbers}
    return _aimed(CardDraft(form, form.kind, form.klass, form.copies, numbers, form.marks, form.name))


def blanks(draft: CardDraft) -> tuple[Blank, ...]:
    """The numbers that a card of this kind has; none before the kind is known."""
    if not draft.kind and draft.form.kinds:
        return ()
    return tuple(blank for blank in draft.form.numbers if not blank.kinds or draft.kind in blank.kinds)


def sections(draft: CardDraft) -> tuple[Section, ...]:
    """What is asked, the unknown first, in the order in which an owner looks at a card."""
    form = draft.form
    there: dict[Section, bool] = {
        "kind": bool(form.kinds),
        "numbers": bool(blanks(draft)),
        "copies": bool(form.counts),
        "klass": bool(form.classes) and not (form.kinds and not form.klass),
        "marks": bool(form.keywords),
    }
    order: tuple[Section, ...] = ("kind", "numbers", "copies", "klass", "marks")
    if form.kind:  # nobody needs the question first whose answer is known
        order = ("numbers", "copies", "klass", "kind", "marks")
    return tuple(section for section in order if there[section])


def is_whole(draft: CardDraft) -> bool:
    """Whether nothing is left to be read."""
    return not (draft.form.kinds and not draft.kind) and all(
        draft.numbers[blank.field] is not None for blank in blanks(draft)
    )


def is_changed(draft: CardDraft) -> bool:
    """Whether anything was entered."""
    fresh = draft_of(draft.form)
    return any(
        getattr(draft, part) != getattr(fresh, part)
        for part in ("kind", "klass", "copies", "numbers", "marks", "name")
    )


def with_chip(draft: CardDraft, section: Section, id: str) -> CardDraft:
    """A chip was touched: it is chosen, or a keyword comes and goes."""
    if section == "marks":
        marks = tuple(mark for mark in draft.marks if mark != id) if id in draft.marks else (*draft.marks, id)
        return replace(draft, marks=marks)
    if section == "copies":
        return replace(draft, copies=int(id))
    if section == "klass":
        return replace(draft, klass=id)
    return _aimed(replace(draft, kind=id))


def stepped(draft: CardDraft, field: str, by: int) -> CardDraft:
    """A number goes up or down; one that is not known begins at 1 or 0."""
    now = draft.numbers.get(field)
    value = min(HIGHEST, max(0, (0 if now is None else now) + (by if now is not None or by > 0 else 0)))
    changed = replace(draft, numbers={**draft.numbers, field: value}, was_typed=False)
    return changed if field == draft.field else _aimed(changed)


def aimed_at(draft: CardDraft, field: str) -> CardDraft:
    """The digits go to this number until another one is touched."""
    return replace(draft, field=field, is_pinned=True, was_typed=False)


def typed(draft: CardDraft, key: str) -> CardDraft:
    """A digit: it fills the number that is next; in a touched one and in the last one two make one number."""
    field = draft.field or next((blank.field for blank in blanks(draft)), "")
    if not field or not key.isdigit():
        return draft
    now = draft.numbers[field] or 0
    value = now * 10 + int(key) if draft.was_typed and 0 < now < HIGHEST // 10 + 1 else int(key)
    changed = replace(draft, numbers={**draft.numbers, field: value}, field=field, was_typed=True)
    if draft.is_pinned or _following(changed) is None:
        return changed
    return _aimed(changed)


def erased(draft: CardDraft) -> CardDraft:
    """The last digit was wrong: the number is not known again."""
    field = draft.field
    if not field:
        return draft
    return replace(draft, numbers={**draft.numbers, field: None}, was_typed=False)


def _following(draft: CardDraft) -> str | None:
    """The next number that nobody has read yet."""
    return next((blank.field for blank in blanks(draft) if draft.numbers[blank.field] is None), None)


def _aimed(draft: CardDraft) -> CardDraft:
    """The digits go to the first number that is not known."""
    field = _following(draft) or (draft.field if draft.field in {b.field for b in blanks(draft)} else "")
    return replace(draft, field=field, is_pinned=False, was_typed=False)


def entered(draft: CardDraft, language: str) -> Entered:
    """What the collection is told."""
    numbers = {
        blank.field: value for blank in blanks(draft) if (value := draft.numbers[blank.field]) is not None
    }
    return Entered(
        draft.form.where,
        draft.kind,
        draft.klass,
        draft.copies,
        numbers,
        draft.marks,
        draft.name if draft.name != draft.form.name else "",
        language,
    )


def chips(draft: CardDraft, section: Section, say: Say) -> tuple[ChipModel, ...]:
    """The chips of a section."""
    form = draft.form
    if section == "copies":
        return tuple(ChipModel(str(count), f"× {count}", count == draft.copies) for count in form.counts)
    if section == "marks":
        return tuple(ChipModel(chip.id, say(chip.title), chip.id in draft.marks) for chip in form.keywords)
    if section == "klass":
        return tuple(
            ChipModel(chip.id, say(chip.title), chip.id == draft.klass, chip.id) for chip in form.classes
        )
    return tuple(ChipModel(chip.id, say(chip.title), chip.id == draft.kind) for chip in form.kinds)


def numbers(draft: CardDraft, say: Say) -> tuple[NumberModel, ...]:
    """The numbers in their shapes."""
    return tuple(
        NumberModel(
            blank.field,
            capital(say(blank.title)),
            replace(blank.figure, value=draft.numbers[blank.field]),
            blank.field == draft.field,
            blank.is_sure or draft.numbers[blank.field] != blank.figure.value,
        )
        for blank in blanks(draft)
    )


def face(draft: CardDraft, say: Say) -> PrintedFace:
    """The card as it is known by now."""
    form = draft.form
    kind = next((say(chip.title) for chip in form.kinds if chip.id == draft.kind), draft.kind)
    return PrintedFace(
        draft.name
        or next((chip.words for chip in chips(draft, "klass", say) if chip.chosen), "")
        or kind
        or say(form.title),
        say(form.deck),
        kind,
        f"× {draft.copies}",
        tuple(number.figure for number in numbers(draft, say)),
        draft.klass,
        form.at,
        form.of,
        form.picture,
    )


def capital(words: str) -> str:
    """Words with their first letter as a capital."""
    return words[:1].upper() + words[1:]
