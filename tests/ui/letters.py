"""How high letters stand on the glass in millimetres: `python -m tests.ui.letters` prints asked and real.

Whatever decides is measured on the painted board: whose turn it is, the pools, damage, the strikes to
come, the count of the Hive, the price of a scan.
"""

from __future__ import annotations

from typing import Any

from ui.app import prepare_kivy

GLASSES = ((800, 480), (1280, 720), (720, 1280))
SCALES = (1.0, 1.6)
ASKED = {"turn": 7.5, "pools": 7.5, "damage": 7.5, "strikes": 7.5, "hive": 4.4, "scan": 4.4}  # mm


def heights(app: Any, name: str = "Maya") -> dict[str, float]:
    """The height of the smallest digits or capitals of each thing that is in sight, in millimetres."""
    screen = app.router.current
    found: dict[str, list[float]] = {}
    found["turn"] = [mark.cap_px for mark in screen.strip.who.marks if mark.words == name.upper()]
    found["pools"] = [mark.cap_px for mark in screen.strip.pools.marks if mark.words.isdigit()]
    for part in screen.board.parts:
        marks = [mark for mark in screen.board.widget(part.key).marks if mark.words.isdigit()]
        kind = {"person": "damage", "zone": "strikes", "crowd": "strikes"}.get(part.kind, "")
        if part.kind == "deck" and part.place is not None and part.place.id == "hive":
            kind = "hive"
        if part.kind == "tile" and part.tile is not None and part.tile.hidden and part.scan is not None:
            kind = "scan"
        found.setdefault(kind, []).extend(mark.cap_px for mark in marks)
    px_per_mm = app.context.glass.px_per_mm
    return {kind: round(min(caps) / px_per_mm, 1) for kind, caps in found.items() if kind and caps}


def main() -> None:
    """The table, one glass and scale a line."""
    prepare_kivy((320, 240), frames=0)
    from tests.ui import samples
    from tests.ui.doubles import ports_with
    from ui.preferences import Preferences
    from ui.snapshot import Studio

    print("glass".ljust(16), *(f"{kind} {asked:g}".rjust(12) for kind, asked in ASKED.items()))
    with Studio() as studio:
        for size in GLASSES:
            for scale in SCALES:
                app = studio.app(size, ports_with(), Preferences(text_scale=scale), "table")
                app.hear(samples.step())
                app.bridge.deliver()
                studio.settle()
                real = heights(app)
                said = (str(real.get(kind, "-")).rjust(12) for kind in ASKED)
                print(f"{size[0]}x{size[1]} {scale:g}".ljust(16), *said)
                app.close()


if __name__ == "__main__":
    main()
