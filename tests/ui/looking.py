"""Cameras that a test looks through: a still picture with everything over it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from msgspec.structs import replace
from PIL import Image

from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.cameras import (
    CameraChoice,
    Explained,
    Eye,
    Guidance,
    Live,
    SeenKind,
    SeenRow,
    SeenShape,
    Spot,
    TableChoice,
    Watched,
)
from tests.ui.samples import both

LEANS = both(
    "The camera leans 24 degrees, the left side is far away. Tip it until it looks straight down.",
    "La caméra penche de 24 degrés, le côté gauche est trop loin. "
    "Redressez-la pour qu’elle regarde droit vers le bas.",
)
UNEVEN = both(
    "The light is uneven: much darker at the lower left. Bring a lamp there, or move the one you have.",
    "La lumière est inégale : bien plus sombre en bas à gauche. "
    "Mettez-y une lampe, ou déplacez celle que vous avez.",
)
SMALL = both(
    "Too small: one square of the code has 1.4 pixels, 2.0 are needed.",
    "Trop petit : un carré du code a 1,4 pixels, il en faut 2,0.",
)
CLOSER = both(
    "Bring the camera closer, choose larger pictures, or print a larger label.",
    "Rapprochez la caméra, choisissez des images plus grandes, ou imprimez une étiquette plus grande.",
)
PLACES = ("Airlock", "Med-Lab", "Weapons Locker", "Ventilation Shafts", "Hive", "Combat Zone")


def still(size: tuple[int, int] = (1280, 720)) -> bytes:
    """A picture as JPEG."""
    data = BytesIO()
    Image.new("RGB", size, (70, 96, 70)).save(data, "JPEG")
    return data.getvalue()


def square(
    kind: SeenKind, x: float, y: float, side: float, says: Phrase | None = None, id: str = ""
) -> SeenShape:
    """An outline."""
    points = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return SeenShape(kind, points, says, True, id)


class Table:
    """A table that is measured in two looks; whatever is done is remembered."""

    def __init__(self) -> None:
        self.done: list[tuple[object, ...]] = []
        self.looks, self.lacks = 0, False
        self.is_measured = False

    def tables(self) -> Sequence[TableChoice]:
        return (TableChoice("alien", both("Alien", "Alien"), (820, 460), self.is_measured, True),)

    def begin(
        self, room: str, size_mm: tuple[int, int] | None, as_printed: bool, roughly: bool = False
    ) -> None:
        self.looks = 0
        self.done.append(("begin", room, size_mm, as_printed, roughly))

    def guide(self) -> Guidance:
        self.looks += 1
        live = Live(still(), (1280, 720), (square("corner", 0.05, 0.05, 0.04, named("1")),))
        if self.looks == 1:
            return Guidance(LEANS, live=live, may_go_on=self.lacks)
        self.is_measured = True
        lacking = tuple(one.lacks for one in self.watched() if one.lacks is not None)
        return Guidance(both("Done, 0.7 mm.", "Terminé, 0,7 mm."), True, 1.0, True, lacking, live)

    def watched(self) -> Sequence[Watched]:
        lacks = both("only 40 % of it is in the picture", "40 % seulement dans l’image")
        return tuple(
            Watched(f"place:{at}", named(name), True, lacks if self.lacks and at < 4 else None)
            for at, name in enumerate(PLACES)
        )

    def watch(self, names: Sequence[str] | None) -> None:
        self.done.append(("watch", names))

    def shift(self, name: str, start: Spot, end: Spot) -> None:
        self.done.append(("shift", name, start, end))

    def turn(self, name: str, clockwise_deg: float) -> None:
        self.done.append(("turn", name, clockwise_deg))

    def stretch(self, name: str, wide: float, high: float) -> None:
        self.done.append(("stretch", name, wide, high))

    def reset(self, name: str) -> None:
        self.done.append(("reset", name))

    def mask(self, start: Spot, end: Spot) -> None:
        self.done.append(("mask", start, end))


class Cameras:
    """One camera over the table, another on a stand; both show the same."""

    def __init__(self, eyes: Sequence[Eye] = ("overhead", "stand")) -> None:
        self.table = Table()
        self.running = list(eyes)
        self.done: list[tuple[object, ...]] = []
        self.is_there = True
        self.fault: Phrase | None = None
        self.is_strip_held = False

    def eyes(self) -> Sequence[Eye]:
        return tuple(self.running)

    def choices(self, eye: Eye) -> Sequence[CameraChoice]:
        sizes = tuple(
            (f"csi:0:{wide}x{high}", named(f"{wide} × {high}"))
            for wide, high in ((4608, 2592), (2304, 1296), (1280, 720))
        )
        ribbon = CameraChoice("csi:0", named("imx708"), sizes, eye == "overhead", eye != "overhead")
        webcam = "/dev/v4l/by-id/usb-046d_HD_Pro_Webcam_C920_3B2F5A6F-video-index0"
        nobody = CameraChoice("none", both("No camera", "Aucune caméra"))
        return (ribbon, CameraChoice(webcam, named("HD Pro Webcam C920"), sizes[1:]), nobody)

    def choose(self, eye: Eye, name: str) -> None:
        self.done.append(("choose", eye, name))

    def live(self, eye: Eye, *, dice: bool = False) -> Live | None:
        if not self.is_there:
            return Live(b"", (0, 0), advice=(self.fault,)) if self.fault is not None else None
        shapes = [
            square("place", 0.1 + 0.13 * at, 0.1, 0.1, named(name), f"place:{at}")
            for at, name in enumerate(PLACES)
        ]
        shapes += [
            square("mask", 0.7, 0.4, 0.2, both("This screen", "Cet écran"), "screen"),
            replace(
                square("strip", 0.1, 0.7, 0.25, both("Play strip", "Bande de jeu"), "strip"),
                is_held=self.is_strip_held,
            ),
            square("card", 0.4, 0.4, 0.15, named("Warrant Officer Ripley"), "A"),
            square("tag", 0.43, 0.42, 0.05, None, "A"),
            square("foreign", 0.6, 0.7, 0.05, None, "B"),
        ]
        if dice:
            shapes.append(SeenShape("die", square("die", 0.8, 0.8, 0.04).points, named("?"), False))
        rows = tuple(
            SeenRow(phrase(f"look-{name}"), value, name != "light")
            for name, value in (
                ("corners", both("4 of 4", "4 sur 4")),
                ("codes", named("12")),
                ("light", both("uneven", "inégale")),
                ("sharp", named("87 %")),
                ("square", both("2.9 of 2.4", "2,9 sur 2,4")),
                ("rate", named("9.8")),
            )
        )
        return Live(still(), (1280, 720), tuple(shapes), rows, (UNEVEN,), True, self.table.is_measured)

    def focus(self, eye: Eye) -> None:
        self.done.append(("focus", eye))

    def freeze(self, eye: Eye) -> Live | None:
        self.done.append(("freeze", eye))
        return self.live(eye)

    def why(self, spot: Spot) -> Explained:
        self.done.append(("why", spot))
        points = square("tag", spot[0] - 0.02, spot[1] - 0.02, 0.04).points
        return Explained(SMALL, CLOSER, points)
