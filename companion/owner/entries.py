"""From what an owner reads off a card to entries: the form of a design, and where an entry belongs; pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from card_db.boxes import COPIES, TITLE
from card_db.cardset import CardSet, stacks_of
from card_db.forms import StackForm
from card_db.matches import Seen, fitting
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.ids import DesignId
from companion.core.language.phrases import phrase
from companion.core.ports.cards import Blank, Chip, Entered, Form, Where
from companion.core.ports.collection import Box
from companion.owner.facts import (
    Sheet,
    deck_title,
    figures,
    gaps,
    is_described,
    short_name,
    unsure,
    wanted_fields,
)

Entry = tuple[str, int | str]  # a field and what is printed there
MOST_KINDS = 6


def is_open(sheet: Sheet, card: Card) -> bool:
    """Whether its owner has something to enter or to confirm."""
    return bool(gaps(sheet, card) or unsure(sheet, card))


def following(sheet: Sheet, stack: str, design: str = "") -> str:
    """The next design of a stack with something to enter, after this one and then from the front."""
    cards = sheet.of_stack(stack)
    at = next((at for at, card in enumerate(cards) if card.design == design), -1)
    turned = (*cards[at + 1 :], *cards[: max(0, at)])
    return next((card.design for card in turned if is_open(sheet, card)), "")


def form_of(sheet: Sheet, where: Where, ours: Sequence[CardSet], language: str) -> Form:
    """What is to be entered of a design."""
    stack = where.stack or sheet.cards[DesignId(where.design)].stack
    cards = sheet.of_stack(stack)
    design = where.design or following(sheet, stack) or cards[0].design
    card = sheet.cards[DesignId(design)]
    alike, form = _alike(sheet, stack, ours), sheet.forms.of(sheet.stack(stack).kind)
    return Form(
        where=Where(where.room, where.set, stack, design),
        title=short_name(card),
        deck=deck_title(sheet, stack),
        at=next(at for at, one in enumerate(cards, 1) if one.design == design),
        of=len(cards),
        kind="" if card.kind == UNKNOWN else card.kind,
        klass=card.klass,
        copies=sheet.copies(card),
        numbers=tuple(_blanks(sheet, card)),
        kinds=_kinds(sheet, card, alike, form),
        classes=_classes(card, alike, form),
        keywords=_keywords(sheet, card, alike, form),
        counts=form.counts or _counts(sheet, stack),
        marks=card.marks,
        name=card.titles.get(language) or next(iter(card.titles.values()), ""),
        following=following(sheet, stack, design),
    )


def _alike(sheet: Sheet, stack: str, ours: Iterable[CardSet]) -> tuple[Card, ...]:
    """Our own cards of such stacks, and the owner's: what can be printed on a card of this stack."""
    kind = sheet.stack(stack).kind
    sets = (*ours, sheet.card_set)
    names = {(one.id, each.id) for one in sets for each in one.stacks if each.kind == kind}
    return tuple(card for one in sets for card in one.cards if (one.id, card.stack) in names)


def _blanks(sheet: Sheet, card: Card) -> Iterator[Blank]:
    doubtful = unsure(sheet, card)
    for field, figure in zip(card.numbers, figures(card, tuple(card.numbers)), strict=True):
        kinds = tuple(kind for kind, fields in sheet.kind_fields.items() if field in fields)
        is_for_all = sheet.shipped[card.design].kind != UNKNOWN or not kinds
        of = () if is_for_all else kinds
        yield Blank(field, phrase(f"field-{field}"), figure, of, field not in doubtful)


def _kinds(sheet: Sheet, card: Card, alike: Sequence[Card], form: StackForm) -> tuple[Chip, ...]:
    """The kinds of such a stack, the commonest first; no question where there is only one."""
    if card.titles and sheet.shipped[card.design].kind != UNKNOWN:
        return ()
    if form.kinds:
        return tuple(Chip(kind, phrase(f"kind-{kind}")) for kind in form.kinds)
    counted: dict[str, int] = {}
    for one in alike:
        if one.kind != UNKNOWN:
            counted[one.kind] = counted.get(one.kind, 0) + one.copies
    kinds = sorted(counted, key=lambda kind: -counted[kind])[:MOST_KINDS]
    return tuple(Chip(kind, phrase(f"kind-{kind}")) for kind in kinds) if len(kinds) > 1 else ()


def _classes(card: Card, alike: Sequence[Card], form: StackForm) -> tuple[Chip, ...]:
    """The classes there are, where such cards have one."""
    if card.titles and card.klass:
        return ()
    classes = form.classes or sorted({one.klass for one in alike if one.klass})
    return tuple(Chip(one, phrase(f"class-{one}")) for one in classes)


def _keywords(sheet: Sheet, card: Card, alike: Sequence[Card], form: StackForm) -> tuple[Chip, ...]:
    """The keywords of such cards; what every card of the stack is anyway is no question."""
    if form.keywords:
        return tuple(Chip(mark, phrase(f"mark-{mark}")) for mark in form.keywords)
    always = set.intersection(*(set(sheet.shipped[one.design].marks) for one in sheet.of_stack(card.stack)))
    marks = {mark for one in alike for mark in one.marks} - always
    return tuple(Chip(mark, phrase(f"mark-{mark}")) for mark in sorted(marks))


def _counts(sheet: Sheet, stack: str) -> tuple[int, ...]:
    """How many copies a card of this stack can have; one number alone is no question."""
    found = {sheet.shipped[card.design].copies for card in sheet.of_stack(stack)}
    return tuple(sorted(found)) if len(found) > 1 else ()


def right_place(sheet: Sheet, entered: Entered) -> DesignId | None:
    """The design that an entry is about: another one than was shown when what was seen speaks against it."""
    shown = sheet.shipped[DesignId(entered.where.design)]
    if shown.titles:
        return shown.design
    seen = Seen(shown.stack, entered.kind, entered.klass, entered.copies)
    taken = {card.design for card in sheet.of_stack(shown.stack) if is_described(sheet, card)}
    box = Box(cards=sheet.shipped, stacks=stacks_of(sheet.card_set))
    fits = fitting(box, seen, taken - {shown.design})
    return shown.design if shown.design in fits else next(iter(fits), None)


def further_places(sheet: Sheet, entered: Entered, design: DesignId) -> tuple[DesignId, ...] | None:
    """Where the cards that are alike belong when every card has a line of its own; None: too few are open."""
    stack = sheet.shipped[design].stack
    wanted = entered.copies - 1
    if wanted < 1 or not sheet.forms.of(sheet.stack(stack).kind).each:
        return ()
    seen = Seen(stack, entered.kind, entered.klass, 0)
    taken = {card.design for card in sheet.of_stack(stack) if is_described(sheet, card)}
    box = Box(cards=sheet.shipped, stacks=stacks_of(sheet.card_set))
    fits = tuple(one for one in fitting(box, seen, taken | {design}) if one != design)
    return fits[:wanted] if len(fits) >= wanted else None


def lone(sheet: Sheet, entered: Entered) -> Entered:
    """The entry as one card's, where every card has a line of its own."""
    stack = sheet.shipped[DesignId(entered.where.design)].stack
    return replace(entered, copies=0) if sheet.forms.of(sheet.stack(stack).kind).each else entered


def entries(sheet: Sheet, design: DesignId, entered: Entered) -> tuple[Entry, ...]:
    """What is new of it: everything that is not known for sure yet, and what was corrected."""
    card = sheet.cards[design]
    doubtful = set(unsure(sheet, card))
    told = sheet.told.get(design, {})
    found: list[Entry] = []
    for field, word in (("kind", entered.kind), ("klass", entered.klass)):
        if word and (word != getattr(card, field) or field in doubtful):
            found.append((field, word))
    fields = wanted_fields(sheet, _as(card, entered.kind))
    for field, value in entered.numbers.items():
        if field in fields and (value != card.numbers.get(field) or field in doubtful):
            found.append((field, value))
    is_counted = not sheet.shipped[design].titles or entered.copies != card.copies
    if entered.copies and is_counted and told.get(COPIES) != entered.copies:
        found.append((COPIES, entered.copies))
    if entered.marks is not None and entered.marks != card.marks:
        found.append(("marks", " ".join(entered.marks)))
    name = " ".join(entered.name.split())
    if name and name not in card.titles.values():
        found.append((f"{TITLE}{entered.language}", name))
    return tuple(found)


def _as(card: Card, kind: str) -> Card:
    """The card with the kind its owner has seen."""
    return replace(card, kind=kind) if kind else card
