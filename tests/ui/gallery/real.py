"""Moments of real games: the app plays them, seeded, and its own screens show them with its own words.

`python -m tests.ui.gallery.real` draws the pictures of the README anew.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.core.crossing.intents import Touched
from companion.core.crossing.steps import Step
from companion.core.language.languages import FALLBACK
from companion.core.ports.cards import Where
from companion.house.house import House
from tests.house.kit import Evening, house_at
from tests.ui.doubles import ports_with
from ui.app import prepare_kivy
from ui.snapshot import Shot, Studio, snapshot

REAL = Path(__file__).parents[3] / "docs" / "pictures" / "real"
SMALL = (800, 480)
SEED, PLAYERS, MOVES, TURNS = 3, 3, 900, 4
BOX = Where("alien", "alien")
COLOURS = 255  # of a picture that is kept: it is a fifth as large, and looks the same

MOMENTS: Mapping[str, Callable[[Step], bool]] = {
    "board": lambda step: (
        step.view.turn.number > TURNS and step.view.ask is None and step.view.danger > 0
        and not step.view.alarms and not step.prompts
    ),
    "refusal": lambda step: step.refusal is not None and not step.soft,
    "alarm": lambda step: any(one.kind == "FacehuggerLanded" for one in step.notices),
}  # fmt: skip


def moments(house: House, language: str = FALLBACK, seed: int = SEED) -> dict[str, Step]:
    """The first step of each kind in an evening that simulated people play through the front door."""
    evening = Evening(house, seed)
    found: dict[str, Step] = {}
    evening.begin(PLAYERS, "app", language=language)
    for _ in range(MOVES):
        keep(found, evening.step)
        if len(found) == len(MOMENTS) or evening.state.outcome:
            break
        if "board" in found and "refusal" not in found:
            for target in too_dear(evening.step):
                keep(found, evening.do(Touched(target)))
        evening.play()
    return found


def keep(found: dict[str, Step], step: Step) -> None:
    """Keep a step if it is the first of a kind."""
    for name, is_it in MOMENTS.items():
        if name not in found and is_it(step):
            found[name] = step


def too_dear(step: Step) -> list[str]:
    """The first card of the market that nobody can take just now."""
    offered = {offer.target for offer in step.view.offers}
    market = [
        tile
        for strip in step.view.strips
        if strip.id == "hq"
        for place in strip.places
        for tile in place.tiles
    ]
    asked = step.view.ask is not None
    return [tile.target for tile in market if tile.target not in offered and tile.title and not asked][:1]


def draw(studio: Studio) -> None:
    """The moments of one evening, and what an owner prepares before one."""
    with tempfile.TemporaryDirectory() as folder:
        house = house_at(Path(folder) / "store.db")
        for name, step in moments(house).items():
            kept(
                name,
                snapshot(
                    studio,
                    Shot(step=step, size=SMALL),
                    Path(folder) / f"{name}.png",
                    ports_with(texts=house.texts),
                ),
            )
        house.close()
        kept("evening", planned(studio, Path(folder)))


def planned(studio: Studio, folder: Path) -> Path:
    """The plan of an evening with an owner's box, as the whole app shows it."""
    from companion.app.table import TableWindow

    table, path = TableWindow(house_at(folder / "owner.db")), folder / "evening.png"
    table.cards.own(BOX)
    app = studio.app(SMALL, table.ports, None, "home")
    app.context.notes["plan"] = BOX
    app.router.go("plan")
    studio.settle()
    studio.shoot(app, path)
    app.close()
    table.close()
    return path


def kept(name: str, path: Path) -> None:
    """A picture in few colours, where the README finds it."""
    from PIL import Image

    REAL.mkdir(parents=True, exist_ok=True)
    Image.open(path).quantize(COLOURS, dither=0).save(REAL / f"{name}.png", optimize=True)


def main() -> int:
    """All pictures of the README."""
    prepare_kivy((320, 240), frames=0)
    with Studio() as studio:
        draw(studio)
    return 0


if __name__ == "__main__":
    sys.exit(main())
