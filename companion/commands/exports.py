"""`companion export`: a saved game as one file, or the list of saved games."""

from __future__ import annotations

import sys
from pathlib import Path

from companion.ground.household import open_kept
from companion.ground.places import find_places
from companion.ground.verdicts import FINE, WRONG_CALL


def run(game: str, file: Path | None) -> int:
    """Export or list; 0 fine, 2 there is no such game."""
    if not find_places().is_begun:
        print("There are no saved games yet.", file=sys.stderr)
        return WRONG_CALL if game else FINE
    store = open_kept()
    try:
        saved = {info.id: info for info in store.archive.games()}
        if not game:
            if not saved:
                print("There are no saved games yet.", file=sys.stderr)
            for info in saved.values():
                print(f"{info.id}  {info.steps} entries, {info.touched[:16]}, {info.outcome or 'running'}")
            return FINE
        if game not in saved:
            print(f"There is no saved game called {game!r}. `companion export` lists them.", file=sys.stderr)
            return WRONG_CALL
        target = file or Path(f"{game}.jsonl")
        store.export_game(game, target)
        print(f"{game} is written to {target}.")
        return FINE
    finally:
        store.close()
