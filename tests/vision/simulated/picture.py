"""The clean drawing of a scene, from the table upwards, and what is on top at each pixel."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import numpy as np

from tests.vision.simulated.boards import board_picture
from tests.vision.simulated.dice import patch_of_die
from tests.vision.simulated.grids import Owners
from tests.vision.simulated.hands import patch_of_hand, shade_below_hand
from tests.vision.simulated.patches import Patch, lay, mark_owner, patch_of
from tests.vision.simulated.pinhole import Pinhole, foot_of
from tests.vision.simulated.scene import Die, Hand, Scene
from tests.vision.simulated.shadows import shade_below_card, shade_below_die
from tests.vision.simulated.trays import patches_of_tray
from vision.pixels import Pixels

TRAY, HAND = -1, -2


class Drawing(NamedTuple):
    """A clean drawing and the number of what is on top at each pixel: cards from 1, then dice."""

    pixels: Pixels
    owners: Owners


def draw(scene: Scene, pinhole: Pinhole, lamp_deg: float, is_gray: bool) -> Drawing:
    """Draw everything from the table upwards."""
    picture = board_picture(scene.board, pinhole, is_gray).copy()
    drawing = Drawing(picture, np.zeros((picture.shape[0], picture.shape[1]), np.int32))
    above = (*scene.cards[1:], None) if scene.cards else ()
    for owner, (card, higher) in enumerate(zip(scene.cards, above, strict=True), 1):
        # Inside a pile no card throws a shadow: only the lowest does, and the top.
        if card.z_mm == 0 or higher is None or higher.z_mm <= card.z_mm:
            shade_below_card(drawing.pixels, card, pinhole, lamp_deg)
        _lay(drawing, patch_of(msgspec.structs.replace(card, key=""), pinhole, is_gray), owner)
    tray = patches_of_tray(scene.tray, pinhole, lamp_deg, is_gray) if scene.tray else None
    if tray is not None:
        _lay(drawing, tray.inside, TRAY)
    _lay_dice(drawing, scene, pinhole, lamp_deg, is_gray)
    if tray is not None:
        _lay(drawing, tray.rim, TRAY)
    _lay_hands(drawing, scene.hands, pinhole, lamp_deg, is_gray)
    return drawing


def _lay_dice(drawing: Drawing, scene: Scene, pinhole: Pinhole, lamp_deg: float, is_gray: bool) -> None:
    """Lay the dice, the farthest first: nearer ones stand before them."""
    numbered = list(enumerate(scene.dice, len(scene.cards) + 1))
    for _, die in numbered:
        shade_below_die(drawing.pixels, die, pinhole, lamp_deg)
    for owner, die in sorted(numbered, key=lambda one: _far(one[1], pinhole), reverse=True):
        _lay(drawing, patch_of_die(die, pinhole, lamp_deg, is_gray), owner)


def _far(die: Die, pinhole: Pinhole) -> float:
    """Return how far a die is from the point below the camera, which is what decides who hides whom."""
    foot = foot_of(pinhole)
    return float(np.hypot(die.x_mm - foot[0], die.y_mm - foot[1]))


def _lay_hands(
    drawing: Drawing, hands: tuple[Hand, ...], pinhole: Pinhole, lamp_deg: float, is_gray: bool
) -> None:
    for hand in hands:
        shade_below_hand(drawing.pixels, hand, pinhole, lamp_deg)
    for hand in hands:
        if not hand.is_shadow_only:
            _lay(drawing, patch_of_hand(hand, pinhole, is_gray), HAND)


def _lay(drawing: Drawing, patch: Patch | None, owner: int) -> None:
    if patch is not None:
        lay(drawing.pixels, patch)
        mark_owner(drawing.owners, patch, owner)
