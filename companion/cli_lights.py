"""`companion lights`: the devices of a wiring, its picture, and trying them one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.commands.door import Language, writable
from companion.core.language.languages import FALLBACK
from companion.ground.rooms import USUAL_ROOM


def lights(  # every argument is an option of the command line
    wiring: Annotated[
        str, typer.Option(help="small, family, full, or a file; else the household’s own.")
    ] = "",
    listing: Annotated[
        bool, typer.Option("--list", help="Every device with its pins and resistors.")
    ] = False,
    draw: Annotated[
        Path | None, typer.Option(help="Draw the wiring into this file: .svg or .pdf.", callback=writable)
    ] = None,
    device: Annotated[
        str,
        typer.Option("--try", help="Let this device shine or sound, or wait until it is pressed or turned."),
    ] = "",
    cue: Annotated[str, typer.Option(help="Play a show, or the cue of an event, and tell what is lit.")] = "",
    room: Annotated[str, typer.Option(help="The game whose cues are meant.")] = USUAL_ROOM,
    language: Language = FALLBACK,
) -> None:
    """Say which lights, sounds and buttons a wiring has; draw it; try them."""
    from companion.commands.lights.command import LightsCall, run

    raise typer.Exit(run(LightsCall(wiring, listing, draw, device, cue, room, language)))
