"""Checks of what lies beside the card sets: the workshop's questions, owners' boards, sums by game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from companion.core.language.cards import Card
from companion.core.language.languages import codes
from companion.core.language.phrases import phrase
from companion.engine.effects.card_words import sentence
from companion.ground.meaning import wording_of
from companion.ground.texts import FluentTexts

if TYPE_CHECKING:
    from card_db.cardset import CardSet


class Checked(msgspec.Struct, frozen=True):
    """One file or fact, and what is wrong with it."""

    what: str
    faults: tuple[str, ...] = ()


def rooms_of(root: Path) -> tuple[str, ...]:
    """The games there are facts for, whether they can be played or not."""
    return tuple(sorted(path.name for path in root.iterdir() if path.is_dir()))


def entries(sets: Iterable[CardSet]) -> Iterator[Checked]:
    """How many entries of each game's own boxes are known and unknown: numbers, names and kinds."""
    from card_db.census import tally

    by_room: dict[str, list[CardSet]] = {}
    for one in sets:
        if not one.practice:
            by_room.setdefault(one.room, []).append(one)
    for room, boxes in sorted(by_room.items()):
        found = [tally(box) for box in boxes]
        designs, cards = sum(one.designs for one in found), sum(one.cards for one in found)
        known = sum(one.known + one.named + one.designs - one.kinds_unknown for one in found)
        unknown = sum(one.unknown + one.designs - one.named + one.kinds_unknown for one in found)
        share = 100 * known // max(1, known + unknown)
        told = (
            f"{cards} cards of {designs} designs, {known} entries known, {unknown} unknown ({share} % known)"
        )
        yield Checked(f"entries of {room}: {told}")


def questions(root: Path) -> Iterator[Checked]:
    """The questions of the workshop of each game, and that each of their chips has words."""
    from card_db.errors import SetError
    from card_db.forms import read_forms

    for room in rooms_of(root):
        try:
            forms = read_forms(root / room)
        except SetError as error:
            yield Checked(f"questions of {room}", tuple(str(fault) for fault in error.faults))
            continue
        kinds = {kind for form in forms.stacks.values() for kind in form.kinds} | set(forms.numbers)
        keys = [f"kind-{kind}" for kind in sorted(kinds)]
        keys += [f"class-{one}" for form in forms.stacks.values() for one in form.classes]
        keys += [f"mark-{one}" for form in forms.stacks.values() for one in form.keywords]
        yield Checked(f"questions of {room}: for {len(forms.stacks)} kinds of stack", unsaid(room, keys))


def unsaid(room: str, keys: Iterable[str]) -> tuple[str, ...]:
    """The keys that have no words in some language."""
    texts = FluentTexts(room)
    return tuple(
        f"{key} has no words in {language}"
        for key in dict.fromkeys(keys)
        for language in codes()
        if texts.faults(phrase(key), language)
    )


def unspoken(room: str, cards: Iterable[Card]) -> Checked:
    """Whether every card says what it does, in every language: a choice that says nothing is a fault."""
    texts, wording = FluentTexts(room), wording_of(room)
    faults, every = [], tuple(cards)
    for card in every:
        says = sentence(card, wording)
        if says is None:
            faults += [f"unspoken: {card.design} does something and says nothing"] if card.abilities else []
            continue
        for language in codes():
            found = texts.faults(says, language)
            faults += [f"unspoken: {card.design} in {language}: {one}" for one in found]
    return Checked(f"words of {room}: {len(every)} designs say what they do", tuple(faults))


def drawn_boards(root: Path, sets: Iterable[CardSet]) -> Iterator[Checked]:
    """The drawings of owners' boards, and that they are of boxes there are."""
    from card_db.boards import read_boards
    from card_db.errors import SetError

    ids = {(one.room, one.id) for one in sets}
    for room in rooms_of(root):
        try:
            found = read_boards(root / room)
        except SetError as error:
            yield Checked(f"boards of {room}", tuple(str(fault) for fault in error.faults))
            continue
        faults = tuple(
            f"{room}/board.toml: board '{board.id}': there is no set '{name}'"
            for board in found.boards
            for name in board.sets
            if (room, name) not in ids
        )
        yield Checked(f"boards of {room}: {len(found.boards)} with {len(found.pictures)} pictures", faults)
