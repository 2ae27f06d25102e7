"""`companion print`: labels, cards, backs, dividers and table marks as PDF files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.commands.door import Language, writable
from companion.core.language.languages import FALLBACK
from companion.ground.rooms import USUAL_ROOM

printing = typer.Typer(
    name="print", help="Labels, cards, backs, dividers and table marks as PDF.", no_args_is_help=True
)

Room = Annotated[str, typer.Option(help="The game.")]
BoxName = Annotated[
    str, typer.Option("--set", help="The set, or a pack of it such as alien-practice:halcyon.")
]
Decks = Annotated[list[str] | None, typer.Option("--deck", help="Only this stack; may be given again.")]
Kind = Annotated[str, typer.Option(help="stand, overhead or bars.")]
Stock = Annotated[str, typer.Option(help="Sheet of labels, by name or brand; --stock list names them.")]
PaperName = Annotated[str, typer.Option("--paper", help="A4 or Letter.")]
Out = Annotated[Path | None, typer.Option(help="The file to write.", callback=writable)]
Start = Annotated[int, typer.Option(help="The first label to use, on a sheet that was begun.")]
Fresh = Annotated[int, typer.Option(min=0, help="So many that are on nothing yet, to be bound when shown.")]
Turn = Annotated[str, typer.Option("--turn", help="How the printer turns pages: long, short edge, or none.")]


@printing.command()
def labels(  # noqa: PLR0913, PLR0917  # every argument is an option of the command line
    room: Room = USUAL_ROOM,
    box: BoxName = "",
    deck: Decks = None,
    kind: Kind = "stand",
    stock: Stock = "",
    paper: PaperName = "A4",
    start: Start = 1,
    missing: Annotated[bool, typer.Option("--missing", help="Only cards without a code.")] = False,
    again: Annotated[
        list[str] | None,
        typer.Option("--again", help="Just this card, by its code or name; again and again."),
    ] = None,
    alike: Annotated[
        bool, typer.Option("--alike", help="One code for all copies of cards that are all alike.")
    ] = False,
    fresh: Fresh = 0,
    camera: Annotated[
        str, typer.Option(help="Refuse what this camera cannot read, such as overhead,1920x1080,90x60 (cm).")
    ] = "",
    language: Language = FALLBACK,
    out: Out = None,
) -> None:
    """Labels to stick on the faces of cards, deck by deck."""
    from companion.core.ports.printing import PrintWish
    from companion.office.printing.files import write

    wish = PrintWish(
        "labels", room, box, tuple(deck or ()), kind, stock, paper, start, missing,  # type: ignore[arg-type]
        tuple(again or ()), alike, fresh, language=language,
    )  # fmt: skip
    raise typer.Exit(write(wish, out, camera))


@printing.command()
def backs(  # noqa: PLR0913, PLR0917  # every argument is an option of the command line
    room: Room = USUAL_ROOM,
    box: BoxName = "",
    deck: Decks = None,
    stock: Stock = "",
    paper: PaperName = "A4",
    start: Start = 1,
    inserts: Annotated[
        bool, typer.Option("--inserts", help="Card-sized, to push into sleeves, not to stick on.")
    ] = False,
    fresh: Fresh = 0,
    language: Language = FALLBACK,
    out: Out = None,
) -> None:
    """Codes for the backs of a deck; print them again to deal a deck new backs."""
    from companion.core.ports.printing import PrintWish
    from companion.office.printing.files import write

    wish = PrintWish(
        "inserts" if inserts else "backs", room, box, tuple(deck or ()), "back", stock, paper, start,
        fresh=fresh, language=language,
    )  # fmt: skip
    raise typer.Exit(write(wish, out))


@printing.command()
def cards(  # noqa: PLR0913, PLR0917  # every argument is an option of the command line
    room: Room = USUAL_ROOM,
    box: BoxName = "",
    deck: Decks = None,
    kind: Kind = "stand",
    paper: PaperName = "A4",
    turn: Turn = "long",
    back_codes: Annotated[bool, typer.Option("--back-codes", help="Codes on the backs as well.")] = False,
    language: Language = FALLBACK,
    out: Out = None,
) -> None:
    """Whole practice cards, nine on a page, backs behind their fronts."""
    from companion.core.ports.printing import PrintWish
    from companion.office.printing.files import write

    wish = PrintWish(
        "cards", room, box, tuple(deck or ()), kind, paper=paper, turn=turn, back_codes=back_codes,  # type: ignore[arg-type]
        language=language,
    )  # fmt: skip
    raise typer.Exit(write(wish, out))


@printing.command()
def dividers(
    room: Room = USUAL_ROOM,
    box: BoxName = "",
    deck: Decks = None,
    paper: PaperName = "A4",
    language: Language = FALLBACK,
    out: Out = None,
) -> None:
    """A divider with a code of its own for every stack."""
    from companion.core.ports.printing import PrintWish
    from companion.office.printing.files import write

    wish = PrintWish("dividers", room, box, tuple(deck or ()), paper=paper, language=language)
    raise typer.Exit(write(wish, out))


@printing.command()
def marks(paper: PaperName = "A4", language: Language = FALLBACK, out: Out = None) -> None:
    """Marks for the corners and zones of a table under an overhead camera."""
    from companion.core.ports.printing import PrintWish
    from companion.office.printing.files import write

    raise typer.Exit(write(PrintWish("marks", paper=paper, language=language), out))


@printing.command()
def mat(
    room: Annotated[str, typer.Option("--game", "--room", help="The game.")] = USUAL_ROOM,
    part: Annotated[
        list[str] | None, typer.Option("--part", help="Only corners, strip or zones; may be given again.")
    ] = None,
    paper: PaperName = "A4",
    language: Language = FALLBACK,
    out: Out = None,
) -> None:
    """Corner marks, play strip and outlines of the zones for a table under an overhead camera."""
    from companion.core.ports.printing import PrintWish
    from companion.office.printing.files import write

    raise typer.Exit(
        write(PrintWish("mat", room, stacks=tuple(part or ()), paper=paper, language=language), out)
    )


@printing.command()
def outline(
    room: Room = USUAL_ROOM,
    kind: Kind = "stand",
    stock: Stock = "",
    paper: PaperName = "A4",
    language: Language = FALLBACK,
    out: Out = None,
) -> None:
    """Card outlines with the label where it goes, to try with a card of your own before printing."""
    from companion.core.ports.printing import PrintWish
    from companion.office.printing.files import write

    wish = PrintWish("outline", room, kind=kind, stock=stock, paper=paper, language=language)  # type: ignore[arg-type]
    raise typer.Exit(write(wish, out))


@printing.command()
def mix(
    one: Annotated[str, typer.Argument(help="A set.")],
    other: Annotated[str, typer.Argument(help="Another set of the same game, played together with it.")],
    relabel: Annotated[
        bool, typer.Option("--relabel", help="Give the fewer cards new marks and print their labels.")
    ] = False,
    room: Room = USUAL_ROOM,
    stock: Stock = "",
    language: Language = FALLBACK,
    out: Out = None,
) -> None:
    """Find table marks that two boxes share, before both lie on one table."""
    from companion.office.printing.files import mix as run

    raise typer.Exit(run((one, other), room, relabel, (stock, language, out)))
