"""The door of the command line: what a call names is there, or one sentence says so before it begins."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from companion.core.language.languages import codes, listed
from companion.ground.verdicts import WRONG_CALL

NO_LANGUAGE = "There is no language {name!r}. Choose one of: {known}."
NO_FILE = "There is no file {path}. Check its name."
NO_FOLDER = "There is no folder {folder} for {name}. Make it first, or choose another place."
IS_FOLDER = "{path} is a folder. Name a file in it."
CLOSED_FOLDER = "This user may not write in {folder}. Choose another place."


def turn_away(sentence: str) -> NoReturn:
    """End a wrong call with its sentence."""
    print(sentence, file=sys.stderr)
    raise typer.Exit(WRONG_CALL)


def spoken(name: str) -> str:
    """A language there are words in; nothing named leaves the choice to the command."""
    if name and name not in codes():
        turn_away(NO_LANGUAGE.format(name=name, known=", ".join(codes())))
    return name


def there(path: Path) -> Path:
    """A file that can be read from."""
    if not path.exists():
        turn_away(NO_FILE.format(path=path))
    if path.is_dir():
        turn_away(IS_FOLDER.format(path=path))
    return path


def all_there(paths: list[Path] | None) -> list[Path] | None:
    """Files that can be read from, each of them."""
    for path in paths or ():
        there(path)
    return paths


def writable(path: Path | None) -> Path | None:
    """A file that can be written: its folder is there and takes it."""
    if path is None:
        return None
    folder = path.parent
    if not folder.is_dir():
        turn_away(NO_FOLDER.format(folder=folder, name=path.name))
    if path.is_dir():
        turn_away(IS_FOLDER.format(path=path))
    if not os.access(path if path.exists() else folder, os.W_OK):
        turn_away(CLOSED_FOLDER.format(folder=folder))
    return path


Language = Annotated[str, typer.Option(help=f"{listed()}.", callback=spoken)]
