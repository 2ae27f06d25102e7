"""Whether a label can be read where the camera is, said before anything is printed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from card_db.printing.codes import QR_SIDE
from card_db.printing.labels import BAR_MM, MARK_MM, MARK_SIDE, QR_MM, Kind
from companion.core.language.phrases import phrase
from companion.core.ports.printing import CameraView, ReadingVerdict

Where = Literal["stand", "overhead"]
Code = Literal["qr", "mark", "bars"]

FINEST: dict[Code, float] = {  # the smallest square or bar, in millimetres
    "qr": QR_MM / QR_SIDE,
    "mark": MARK_MM / MARK_SIDE,
    "bars": BAR_MM,
}


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The measured numbers."""

    need: dict[Code, float]
    left: dict[Where, float]


@cache
def numbers() -> Numbers:
    """What was measured."""
    data = files("card_db.printing").joinpath("judge.toml").read_bytes()
    return msgspec.toml.decode(data, type=Numbers)


def px_per_mm(view: CameraView) -> float:
    """How many pixels a millimetre has where the card lies."""
    return min(px / mm for px, mm in zip(view.frame, view.sees_mm, strict=True)) * numbers().left[view.where]


def judge(kind: Kind, view: CameraView) -> ReadingVerdict:
    """Whether this camera can read this kind of label; the sentence says why, and what would help."""
    if view.where == "overhead" and kind == "bars":
        return ReadingVerdict(False, phrase("label-bars-need-stand"))
    code = code_for(kind, view.where)
    need, px = numbers().need[code], px_per_mm(view) * FINEST[code]
    share = px / need
    most = (view.sees_mm[0] * share, view.sees_mm[1] * share)
    key = "label-can-be-read" if share >= 1 else f"label-too-small-{view.where}"
    words = {"percent": int(100 * share), "width": int(most[0] / 10), "height": int(most[1] / 10)}
    says = phrase(key, label=phrase(f"label-kind-{kind}"), **words)
    return ReadingVerdict(share >= 1, says, px, need, most)


def code_for(kind: Kind, where: Where) -> Code:
    """What of a label a camera reads: overhead its table mark, where it has one."""
    if kind == "bars":
        return "bars"
    return "mark" if kind == "overhead" and where == "overhead" else "qr"
