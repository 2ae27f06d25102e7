"""The answers to each question of the printing screen as rows; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.printing import LabelSheet
from ui.screens.print import model
from ui.screens.print.findings import PrintFindings
from ui.screens.print.model import Answers, Step
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
FINE = "*fine"  # no box has such a name
ICONS = {"stick": "plus", "documents": "log", "printer": "system"}
WHICH: dict[str, tuple[str, ...]] = {  # for labels of faces everything; else only what makes a difference
    "faces": ("missing", "evening", "decks", "all", "again", "fresh"),
    "others": ("evening", "decks", "all"),
}


def rows_of(step: Step, answers: Answers, found: PrintFindings, say: Say) -> tuple[Option, ...]:
    """The rows of a question."""
    makers: dict[Step, Callable[[Answers, PrintFindings, Say], Sequence[Option]]] = {
        "where": eyes, "frame": frames, "sees": sees, "what": items, "which": whiches, "box": boxes,
        "other": boxes, "clash": clashes,
        "film": films, "players": players, "decks": decks, "deck": decks, "design": designs, "copy": copies,
        "count": counts, "sheet": sheets, "paper": papers, "turn": turns, "out": outlets,
    }  # fmt: skip
    maker = makers.get(step)
    return tuple(maker(answers, found, say)) if maker is not None else ()


def eyes(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """Where the camera is."""
    icons = {"stand": "camera", "overhead": "look", "none": "close"}
    return [
        Option(one, say(phrase(f"ui-print-eye-{one}")), say(phrase(f"ui-print-eye-{one}-sub")),
               icon=icons[one], chosen=answers.where == one)
        for one in model.EYES
    ]  # fmt: skip


def frames(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """How large its picture is, that of the running camera first."""
    sizes = dict.fromkeys((*((found.frame,) if found.frame else ()), *model.FRAMES))
    return [
        Option(f"{wide}x{high}", f"{wide} × {high}",
               say(phrase("ui-print-frame-now" if (wide, high) == found.frame else f"ui-print-frame-{high}"))
               if (wide, high) == found.frame or (wide, high) in model.FRAMES else "",
               icon="camera" if (wide, high) == found.frame else "",
               chosen=answers.frame == (wide, high))
        for wide, high in sizes
    ]  # fmt: skip


def sees(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """How much it sees."""
    return [
        Option(f"{wide}x{high}", f"{wide} × {high} cm", chosen=answers.sees_cm == (wide, high))
        for wide, high in model.SEES.get(answers.where, ())
    ]


def items(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """What can be printed, and whether it can be read here."""
    rows = []
    for item in model.ITEMS:
        why = model.refusal(item, answers, found.verdicts)
        coded = item in model.STOCKED or item == "inserts"
        key = "ui-print-unreadable" if why is not None else f"ui-print-{item}-sub"
        icon = "refused" if why is not None else ("check" if coded else "log")
        rows.append(Option(item, say(phrase(f"ui-print-{item}")), say(phrase(key)), icon=icon))
    return rows


def whiches(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """Of which cards."""
    wanted = WHICH["faces" if answers.what in model.FACES else "others"]
    return [
        Option(one, say(phrase(f"ui-print-which-{one}")), say(phrase(f"ui-print-which-{one}-sub")),
               icon="cards", chosen=answers.which == one)
        for one in wanted
    ]  # fmt: skip


def boxes(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """The boxes, and of whole cards the evening packs."""
    return [
        Option(f"{box.room}/{box.name}", say(box.title),
               say(phrase("ui-print-box", cards=box.cards, labelled=box.labelled)), icon="cards",
               chosen=(answers.room, answers.box) == (box.room, box.name))
        for box in sorted(found.boxes, key=lambda one: not one.pack and answers.what == "cards")
    ]  # fmt: skip


def clashes(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """New labels for the fewer cards, or that none are needed."""
    mix = found.mix
    if not mix.clashes or mix.title is None:
        return [
            Option(FINE, say(phrase("ui-print-mix-fine")), say(phrase("ui-print-mix-fine-sub")), icon="check")
        ]
    words = phrase("ui-print-mix-new", count=len(mix.cards))
    return [Option(mix.box, say(words), say(phrase("ui-print-mix-new-sub", box=mix.title)), icon="log")]


def films(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """The films of a box; where there is nothing to choose, the one evening there is."""
    if not found.films:
        return [Option("*", say(phrase("ui-print-evening-any")), icon="cards")]
    return [Option(one.id, say(one.title), chosen=answers.film == one.id) for one in found.films]


def players(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """How many people."""
    return [
        Option(str(count), say(phrase("ui-print-people", count=count)), chosen=answers.players == count)
        for count in range(1, 6)
    ]


def decks(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """The decks: several with their place in the order, or one."""
    order = {stack: at for at, stack in enumerate(answers.stacks, 1)}
    return [
        Option(one.id, say(one.title), say(phrase("ui-print-box", cards=one.cards, labelled=one.labelled)),
               icon="check" if one.id in order and answers.which != "again" else "cards",
               chosen=one.id in order)
        for one in found.decks
    ]  # fmt: skip


def designs(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """The designs of a deck."""
    return [
        Option(one.where.design, say(one.short), say(phrase("ui-print-copies", count=one.copies)),
               one.figures, icon=one.icon, chosen=answers.design == one.where.design)
        for one in found.designs
    ]  # fmt: skip


def copies(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """One of the equal copies, or all of them."""
    of = len(found.copies)
    every = Option(" ".join(one.copy for one in found.copies), say(phrase("ui-print-copies", count=of)))
    single = [
        Option(one.copy, say(phrase("ui-copy", number=one.number, of=of)), one.tag) for one in found.copies
    ]
    return [every] if of == 1 else [every, *single]


def counts(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """How many fresh labels."""
    whole = Option(str(model.WHOLE_SHEET), say(phrase("ui-print-whole-sheet")), icon="log")
    return [whole, *(Option(str(count), str(count)) for count in model.COUNTS)]


def sheets(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """The sheets of labels, those that fit on all cards first."""
    return [
        Option(one.id, name_of(one, say), sheet_sub(one, found, say),
               icon="refused" if found.misfits.get(one.id) else "log", chosen=answers.stock == one.id)
        for one in found.sheets
    ]  # fmt: skip


def name_of(sheet: LabelSheet, say: Say) -> str:
    """What a sheet of labels is called in a shop."""
    if sheet.cut or not sheet.brands:
        return say(phrase("ui-print-to-cut", paper=sheet.paper))
    return " / ".join(sheet.brands[:2])


def sheet_sub(sheet: LabelSheet, found: PrintFindings, say: Say) -> str:
    """Paper, number and size of the labels; or that they are larger than their place."""
    wide, high = (f"{side:.0f}" for side in sheet.label_mm)
    key = "ui-print-sheet-large" if found.misfits.get(sheet.id) else "ui-print-sheet"
    return say(phrase(key, paper=sheet.paper, count=sheet.count, width=wide, height=high))


def papers(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """A4 or Letter."""
    return [Option(one, one, icon="log", chosen=answers.paper == one) for one in model.PAPERS]


def turns(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """How the printer turns the page over."""
    return [
        Option(one, say(phrase(f"ui-print-turn-{one}")), say(phrase(f"ui-print-turn-{one}-sub")),
               chosen=answers.turn == one)
        for one in model.TURNS
    ]  # fmt: skip


def outlets(answers: Answers, found: PrintFindings, say: Say) -> Sequence[Option]:
    """Where the pages go."""
    return [
        Option(one.id, capital(say(one.title)), say(phrase(f"ui-print-to-{one.kind}")), icon=ICONS[one.kind],
               chosen=answers.outlet == one.id)
        for one in found.outlets
    ]  # fmt: skip


def capital(words: str) -> str:
    """Words with their first letter as a capital."""
    return words[:1].upper() + words[1:]


def camera_line(answers: Answers, say: Say) -> str:
    """The camera and the table in one line."""
    if answers.view is None:
        return say(phrase("ui-print-camera-none"))
    (wide, high), (across, down) = answers.frame, answers.sees_cm
    return say(
        phrase(f"ui-print-camera-{answers.where}", frame=f"{wide} × {high}", sees=f"{across} × {down}")
    )
