"""`companion camera`: which cameras there are, and recording what one of them sees."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.commands.door import Language
from companion.core.language.languages import FALLBACK
from companion.ground.rooms import USUAL_ROOM

camera = typer.Typer(name="camera", help="Look into what the camera sees.", no_args_is_help=True)

Name = Annotated[
    str,
    typer.Option(
        "--camera", help="csi, csi:4608x2592, usb, /dev/video0, folder:PATH, video:PATH, recorded:PATH."
    ),
]


@camera.command("list")
def list_cameras(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line, for machines.")] = False,
    language: Language = FALLBACK,
) -> None:
    """Name the cameras that are there, and the pictures each can give."""
    from companion.watch.available import run

    raise typer.Exit(run(as_json, language))


@camera.command()
def record(
    folder: Annotated[
        Path | None, typer.Argument(help="A new folder; without one, one of the household’s.")
    ] = None,
    name: Name = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long.")] = 10.0,
    whole: Annotated[
        bool, typer.Option("--whole", help="The whole picture, not just the mat: people may be on it.")
    ] = False,
    crop: Annotated[str, typer.Option(help="Only this part, as left,top,width,height in pixels.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Agree that pictures are kept, without asking.")] = False,
) -> None:
    """Keep what the camera sees in a folder; play it again with --camera recorded:FOLDER."""
    from companion.commands.camera.record import RecordWish, run

    raise typer.Exit(run(RecordWish(folder, name, seconds, whole, crop, yes)))


@camera.command()
def table(  # noqa: PLR0913, PLR0917  # every argument is an option of the command line
    room: Annotated[str, typer.Option("--game", help="The game.")] = USUAL_ROOM,
    name: Name = "",
    width: Annotated[
        float, typer.Option(min=0, help="From corner mark to corner mark across, in mm, as measured.")
    ] = 0.0,
    height: Annotated[float, typer.Option(min=0, help="The same from top to bottom.")] = 0.0,
    as_printed: Annotated[
        bool, typer.Option("--as-printed", help="The marks lie as far apart as is printed beside them.")
    ] = False,
    card: Annotated[
        float, typer.Option(min=0, help="How thick a card in its sleeve is here, in mm; 0.6 unless told.")
    ] = 0.0,
    module: Annotated[str, typer.Option(help="module-3, module-3-wide, module-2, webcam or any.")] = "any",
    seconds: Annotated[float, typer.Option(min=1, help="Give up after so long.")] = 120.0,
    language: Language = "",
) -> None:
    """Measure the table under an overhead camera, told in words what to change until it is done."""
    from companion.commands.camera.table import TableWish, run

    wish = TableWish(room, name, width, height, as_printed, module, seconds, language, card)
    raise typer.Exit(run(wish))


@camera.command()
def check(
    name: Name = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to look.")] = 5.0,
    room: Annotated[str, typer.Option("--game", help="The game whose places are measured.")] = USUAL_ROOM,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for machines.")] = False,
    language: Language = "",
) -> None:
    """Measure light, sharpness, rate and pixels for each square of a code, and say what would be better."""
    from companion.commands.camera.check import CheckWish, run

    raise typer.Exit(run(CheckWish(name, room, seconds, as_json, language)))
