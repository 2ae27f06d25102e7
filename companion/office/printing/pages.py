"""Whole cards, sleeve inserts, dividers, table marks and outlines, each of one wish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId
from companion.core.language.phrases import phrase
from companion.core.ports.printing import Sheets
from companion.engine.effects.sentences import crew_name, say_effects
from companion.ground.meaning import wording_of
from companion.office.printing.job import PrintJob

if TYPE_CHECKING:
    from card_db.printing.face import Printed


def faces(job: PrintJob) -> Sheets:
    """Whole cards with their codes, fronts and backs."""
    from card_db.printing.cards import PER_PAGE, Pages, card_pages

    copies = list(job.cards)
    fronts = printed(job, copies)
    backs: tuple[str, ...] = ()
    if job.wish.back_codes:
        dealt = job.store.labels.deal_backs(job.home, list(job.coded))
        backs = tuple(dealt.get(copy, "") for copy in copies)
    pages = Pages(job.wish.paper, job.wish.turn, job.wish.kind, backs)
    pdf = card_pages(fronts, pages, job.style, job.notes(job.name))
    sheets = -(-len(fronts) // PER_PAGE)
    return job.done(pdf, sheets * (1 if job.wish.turn == "none" else 2), len(fronts))


def printed(job: PrintJob, copies: Sequence[CopyId]) -> list[Printed]:
    """What stands on each card."""
    from card_db.printing.face import PLUS, Printed
    from card_db.printing.icons import CLASSES
    from card_db.printing.plan import stack_name, which

    job.take_in()
    coded = list(job.coded)
    codes = {**job.store.collection.tag_all(coded), **job.store.collection.tags_of(coded)}
    marks = job.mark_numbers(coded)
    stacks = {stack.id: stack_name(stack, job.say) for stack in job.box.stacks}
    people, wording = people_of(job), wording_of(job.wish.room)
    found = []
    for copy in copies:
        card = job.cards[copy]
        name = job.say(card.name)
        person = people.get(card.person, card.person)
        found.append(Printed(
            card=card, name=name,
            label=job.label(codes[copy], mark=marks.get(copy)) if copy in codes else None,
            kind=job.say(phrase(f"kind-{card.kind}")),
            says=say_effects(card, wording, job.texts, job.wish.language),
            marks=keywords(job, card, tuple(PLUS.values())),
            klass=job.say(phrase(f"class-{card.klass}")) if card.klass and card.klass not in CLASSES else "",
            person="" if person.casefold() in name.casefold() else person,
            crew=job.say(crew_name(card.crew)) if card.crew else "",
            deck=stacks[card.stack], count=which(copy, card),
        ))  # fmt: skip
    return found


def keywords(job: PrintJob, card: Card, signs: tuple[str, ...]) -> tuple[str, ...]:
    """What stands above the text: keywords but for mere signs, with their number where they have one.

    A Plot says there how many Plot Twists it asks for (VIL-SETUP-11).
    """
    found = []
    for mark in (mark for mark in card.marks if mark not in signs):
        words, number = job.say(phrase(f"mark-{mark}")), card.numbers.get(mark)
        found.append(words if number is None else f"{words} {number}")
    if (twists := card.numbers.get("twists")) is not None:
        found.append(job.say(phrase("print-twists", n=twists)))
    return tuple(found)


def people_of(job: PrintJob) -> dict[str, str]:
    """What people are called who have a card of their own: so that other cards name them likewise."""
    return {card.person: job.say(card.name) for card in job.box.cards if card.kind == "avatar"}


def inserts(job: PrintJob) -> Sheets:
    """Card-sized backs with fresh codes, to be pushed into sleeves behind the cards."""
    from card_db.printing.cards import PER_PAGE, insert_pages

    codes = job.store.labels.fresh(job.wish.fresh or len(job.coded))
    notes = job.notes(job.say(phrase("print-caption-backs", box=job.name)))
    pdf = insert_pages(codes, job.wish.paper, job.style, notes)
    return job.done(pdf, -(-len(codes) // PER_PAGE), len(codes))


def dividers(job: PrintJob) -> Sheets:
    """A divider for each stack."""
    from card_db.printing.dividers import Divider, divider_pages, places
    from card_db.printing.paper import PAPERS
    from card_db.printing.plan import stack_name

    stacks = job.stacks
    codes = job.store.labels.of_stacks(job.home, [stack.id for stack in stacks])
    told = job.store.catalogue.box(job.wish.room, job.box.id).cards
    made = [
        Divider(
            codes[stack.id], stack_name(stack, job.say), job.name,
            job.say(phrase("print-count-cards", count=stack.cards)),
            tuple((card.copies, job.say(told.get(card.design, card).name))
                  for card in job.box.cards if card.stack == stack.id),
        )
        for stack in stacks
    ]  # fmt: skip
    pdf = divider_pages(made, job.wish.paper, job.style, job.notes(job.name))
    return job.done(pdf, -(-len(made) // len(list(places(PAPERS[job.wish.paper])))), len(made))


def marks(job: PrintJob) -> Sheets:
    """The marks of a table: corners, ends of the play strip, zones."""
    from card_db.printing.markers import CORNER_MM, Marker, marker_pages
    from vision.marks.mark import CORNERS, STRIP, ZONES

    corner = ("top-left", "top-right", "bottom-right", "bottom-left")
    made = [Marker(number, job.say(phrase(f"print-corner-{where}")), CORNER_MM)
            for number, where in zip(CORNERS, corner, strict=True)]  # fmt: skip
    made += [Marker(number, job.say(phrase(f"print-strip-{end}")))
             for number, end in zip(STRIP, ("left", "right"), strict=True)]  # fmt: skip
    made += [Marker(number, job.say(phrase("print-zone", number=at))) for at, number in enumerate(ZONES, 1)]
    pdf, pages = marker_pages(
        made, job.wish.paper, job.style, job.notes(job.say(phrase("print-caption-marks")))
    )
    return job.done(pdf, pages, len(made))


def outline(job: PrintJob) -> Sheets:
    """Card outlines at their true size with the label where it goes."""
    from card_db.printing.cards import PER_PAGE
    from card_db.printing.layout import outline_pages
    from card_db.printing.stocks import find_stock

    stock = find_stock(job.wish.stock or job.first_stock(job.wish.kind))
    notes = job.notes(f"{job.say(phrase('print-caption-outline'))} · {stock.id}")
    pdf = outline_pages(job.layout, job.wish.kind, stock.label, job.wish.paper, job.style, notes, job.say)
    count = 1 if job.wish.kind == "back" else len(job.layout.face)
    return job.done(pdf, -(-count // PER_PAGE), count)
