"""What the ports are asked before a question of the printing screen can be shown; runs beside the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Chip, CopyLine, DeckLine, DesignLine
from companion.core.ports.printing import (
    LabelKind,
    LabelSheet,
    Mix,
    Outlet,
    Outline,
    PrintBox,
    PrintDesk,
    ReadingVerdict,
)
from companion.core.ports.screens import Ports
from ui.screens.print.model import Answers, Step

KINDS: tuple[LabelKind, ...] = ("stand", "overhead", "bars", "back")


class Deck(msgspec.Struct, frozen=True):
    """A deck to choose: how many cards, and how many of them have a label."""

    id: str
    title: Phrase
    cards: int
    labelled: int


class PrintFindings(msgspec.Struct, frozen=True):
    """What the ports said; only what a question needs is there."""

    frame: tuple[int, int] | None = None
    verdicts: dict[str, ReadingVerdict] = {}
    boxes: Sequence[PrintBox] = ()
    films: Sequence[Chip] = ()
    decks: Sequence[Deck] = ()
    designs: Sequence[DesignLine] = ()
    copies: Sequence[CopyLine] = ()
    sheets: Sequence[LabelSheet] = ()
    misfits: dict[str, int] = {}  # by sheet: on how many outlines its labels are too large
    outlines: Sequence[Outline] = ()
    outlets: Sequence[Outlet] = ()
    mix: Mix = Mix()


def look_up(ports: Ports, answers: Answers, step: Step) -> PrintFindings:
    """Everything a question needs."""
    desk, cards, plans = ports.office.printing, ports.owner.cards, ports.owner.plans
    if desk is None:
        return PrintFindings()
    of_desk: dict[Step, Callable[[], PrintFindings]] = {
        "frame": lambda: PrintFindings(frame=desk.frame()),
        "what": lambda: PrintFindings(verdicts=verdicts(desk, answers)),
        "box": lambda: PrintFindings(boxes=[one for one in desk.boxes() if fits(one, answers)]),
        "other": lambda: PrintFindings(boxes=[one for one in desk.boxes() if is_other(one, answers)]),
        "clash": lambda: PrintFindings(mix=desk.mix(answers.room, (answers.box, answers.other))),
        "sheet": lambda: sheets(desk, answers),
        "start": lambda: sheets(desk, answers),
        "place": lambda: PrintFindings(outlines=desk.outlines(answers.room, answers.kind, answers.stock)),
        "out": lambda: PrintFindings(outlets=desk.outlets()),
    }
    if step in of_desk:
        return of_desk[step]()
    if step == "film":
        return PrintFindings(films=plans.films(answers.card) if plans is not None else ())
    if cards is None:
        return PrintFindings()
    of_cards: dict[Step, Callable[[], PrintFindings]] = {
        "decks": lambda: PrintFindings(decks=decks_of(ports, answers)),
        "deck": lambda: PrintFindings(decks=decks_of(ports, answers)),
        "design": lambda: PrintFindings(designs=cards.designs(answers.card)),
        "copy": lambda: PrintFindings(copies=cards.page(answers.card).copies),
    }
    return of_cards.get(step, PrintFindings)()


def verdicts(desk: PrintDesk, answers: Answers) -> dict[str, ReadingVerdict]:
    """What the camera can read; nothing is known without one."""
    view = answers.view
    return {kind: desk.judge(kind, view) for kind in KINDS} if view is not None else {}


def sheets(desk: PrintDesk, answers: Answers) -> PrintFindings:
    """The sheets of labels, those first whose labels have room on all cards."""
    known = tuple(desk.sheets(answers.kind))
    misfits = {
        one.id: sum(line.label is None for line in desk.outlines(answers.room, answers.kind, one.id))
        for one in known
    }
    return PrintFindings(sheets=sorted(known, key=lambda one: misfits[one.id]), misfits=misfits)


def fits(box: PrintBox, answers: Answers) -> bool:
    """Whether something can be printed of a box: whole cards only of our own, packs only as whole cards."""
    return (box.practice or box.pack) if answers.what == "cards" else not box.pack


def is_other(box: PrintBox, answers: Answers) -> bool:
    """Whether a box can lie on one table with the one that was chosen."""
    return fits(box, answers) and box.room == answers.room and box.name != answers.box


def decks_of(ports: Ports, answers: Answers) -> Sequence[Deck]:
    """The decks of a box; for an evening those it takes that want a label, what is worth most first."""
    assert ports.owner.cards is not None  # the caller has looked
    lines = ports.owner.cards.decks(replace(answers, stacks=(), design="").card)
    if answers.which != "evening" or ports.owner.plans is None:
        return [deck(line) for line in lines]
    plan = ports.owner.plans.plan(answers.card, answers.film, answers.players)
    wanted = [one for one in plan.lines if one.to_label or answers.what not in ("stand", "overhead", "bars")]
    return [Deck(one.stack, one.title, one.cards, one.cards - one.to_label) for one in wanted]


def deck(line: DeckLine) -> Deck:
    """A deck of a box."""
    return Deck(line.where.stack, line.title, line.cards, line.tagged)
