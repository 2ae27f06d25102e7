"""Make goldens anew, on purpose: `python -m tests.games.goldens.renew` for all, or with the names of some.

What was otherwise before is told, so that whoever renews them sees what they agree to.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from companion.ground.rooms import open_room
from tests.games.goldens.games import GAMES, box_of, made
from tests.games.goldens.keeping import ENDING, FOLDER, differences, read, write


def renew(name: str) -> str:
    """Play one game anew and keep it; what was otherwise in the old one, in words."""
    path, game = FOLDER / f"{name}{ENDING}", GAMES[name]
    golden = made(game)
    if not path.exists():
        told = f"new, {len(golden.steps)} steps"
    elif read(path) == golden:
        return f"{name}: as it was"
    else:
        told = "\n".join(differences(open_room(game.room), read(path), box_of(game.room, game.box)))
        told = told or "the old one still holds; another game is played now"
    write(path, golden)
    return f"{name}: {told}"


def main(named: Sequence[str]) -> int:
    """Renew the goldens of these names; 2 when there is none of a name."""
    unknown = [name for name in named if name not in GAMES]
    if unknown:
        print(
            f"There is no golden called {', '.join(unknown)}; there are {', '.join(GAMES)}.", file=sys.stderr
        )
        return 2
    FOLDER.mkdir(exist_ok=True)
    for path in sorted(FOLDER.glob(f"*{ENDING}")):
        if path.name.removesuffix(ENDING) not in GAMES:
            path.unlink()
            print(f"{path.name}: taken away, no game of this name is kept")
    for name in named or GAMES:
        print(renew(name), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
