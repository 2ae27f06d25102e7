"""The face on a body: what differs from its colour, as spots, as the pattern of a face."""

from __future__ import annotations

from typing import Any, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.dice.bodies import Body
from vision.dice.patterns import Fit, fitted
from vision.prepare import Pixels

Grid: TypeAlias = npt.NDArray[Any]
HALF = 28  # px of the straightened picture that are half a side
REACH = 1.5  # half sides that are looked at
SPAN = 2 * round(HALF * REACH) + 1
LEVELS = (0.5, 0.65, 0.36, 0.82)  # of the strongest difference, where a spot ends
SHINE = 16.0  # brighter than a body by so much, light shines on it
LEAST_STEP = 26.0  # by how much a pip differs from the body
LEAST_PIP, MOST_PIP = 0.007, 0.06  # of the face that a pip takes
MOST_ACE = 0.12  # of the face that the pip of a one takes
USUAL_SPREAD = 0.51  # half sides from the middle at which outer pips usually lie
OUTSIDE = 1.08  # half sides from the middle of a face where it surely ends


class Blob(msgspec.Struct, frozen=True, eq=False):
    """A spot on a face: middle in half sides, part of the face it takes, how long against its width."""

    spot: tuple[float, float]
    area: float
    long: float
    fill: float
    colour: Grid


class Face(msgspec.Struct, frozen=True, eq=False):
    """A reading of a body: how well its pips fit, and what else lies on it."""

    fit: Fit
    pips: tuple[Blob, ...]
    others: tuple[Blob, ...]
    step: float
    body_colour: Grid
    cost: float
    glow: float
    strays: int  # spots like its pips just beside it
    uneven: float = 0.0  # how different its pips are in size
    shone: float = 0.0  # how much of the face between its pips is brighter than its colour
    rough: float = 0.0  # how much the face between its pips differs from its colour, against the pips


def face_on(pixels: Pixels, body: Body) -> Face | None:
    """The best reading of the pips on a body; None when there are none that could be a face."""
    view = straightened(pixels, body)
    inner = _inner()
    colour = np.median(view[inner], axis=0)
    away = np.sqrt(((view.astype(np.float32) - colour) ** 2).sum(axis=2))
    strongest = float(np.percentile(away[inner], 99.2))
    noise = float(np.median(away[inner]))
    if strongest < max(LEAST_STEP, 4.0 * noise):
        return None
    found = (_read(view, away, level, strongest, colour) for level in LEVELS)
    readings = [one for one in found if one is not None]
    if not readings:
        return None
    best = min(readings, key=lambda one: one.cost)
    plain = _between(best)
    shone = float((view.min(axis=2)[plain] > float(colour.min()) + SHINE).mean()) if plain.any() else 1.0
    rough = float(np.percentile(away[plain], 90)) if plain.any() else 255.0
    best = msgspec.structs.replace(best, rough=rough / strongest, shone=shone)
    if best.fit.face > 1:
        return best
    # The other pips of what is no one may run into the dark beside the region, but not at every level.
    return msgspec.structs.replace(best, strays=max(one.strays for one in readings))


def straightened(pixels: Pixels, body: Body) -> Pixels:
    """The body seen straight from above, three channels, half a side being HALF px."""
    middle = SPAN // 2
    to_view = np.vstack([body.square * HALF, [0, 0, 1.0]])
    to_view[:2, 2] += middle
    view = cv2.warpAffine(
        pixels, to_view[:2], (SPAN, SPAN), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return cv2.merge([view] * 3) if view.ndim == 2 else view  # type: ignore[return-value]


def _inner() -> Grid:
    """Where on the straightened picture the face surely is, however it is turned."""
    y, x = np.ogrid[:SPAN, :SPAN]
    return (x - SPAN // 2) ** 2 + (y - SPAN // 2) ** 2 <= (HALF * 0.95) ** 2  # type: ignore[no-any-return]


def _read(view: Pixels, away: Grid, level: float, strongest: float, colour: Grid) -> Face | None:
    """The face that the spots above one level make."""
    blobs = [
        blob for blob in _blobs((away > level * strongest).astype(np.uint8), view) if blob.area >= 0.0025
    ]
    pips = sorted((blob for blob in blobs if _is_pip(blob)), key=lambda blob: -blob.area)
    others = [blob for blob in blobs if not _is_pip(blob)]
    sets = [pips[:n] for n in range(1, min(6, len(pips)) + 1)]
    faces = (_as_face(chosen, pips[len(chosen) :], others, colour) for chosen in sets)
    best = min((face for face in faces if face is not None), key=lambda face: face.cost, default=None)
    return None if best is None else msgspec.structs.replace(best, step=strongest)


def _between(face: Face) -> Grid:
    """The face between its pips."""
    y, x = np.mgrid[:SPAN, :SPAN]
    plain = _inner()
    for blob in face.pips:
        across, down = x - SPAN // 2 - blob.spot[0] * HALF, y - SPAN // 2 - blob.spot[1] * HALF
        reach = 2 * HALF * (blob.area / np.pi * blob.long) ** 0.5 + HALF * 0.14
        plain = plain & (across**2 + down**2 > reach**2)
    return np.asarray(plain)


def _is_pip(blob: Blob) -> bool:
    most = MOST_ACE if np.hypot(*blob.spot) < 0.3 else MOST_PIP
    return LEAST_PIP <= blob.area <= most and blob.long <= 2.2 and blob.fill >= 0.78


def _as_face(pips: list[Blob], left: list[Blob], others: list[Blob], colour: Grid) -> Face | None:
    """The face that some spots make, with what the others on it cost."""
    fit = fitted(np.array([blob.spot for blob in pips]))
    if fit is None:
        return None
    areas = np.array([blob.area for blob in pips])
    uneven = float(areas.std() / areas.mean())
    spread = max(float(np.abs(blob.colour - pips[0].colour).max()) for blob in pips) / 255
    within = tuple(blob for blob in (*left, *others) if _is_on(blob, fit))
    size = abs(float(np.log(fit.spread / USUAL_SPREAD)))
    away = max(0.0, float(np.hypot(*fit.middle)) - 0.05)
    cost = fit.off + 0.3 * uneven + 0.3 * spread + 0.25 * len(within) + 0.3 * size + 0.6 * away
    cost += 0.12 * max(0.0, max(blob.long for blob in pips) - 1.25)
    glow = max((float(np.min(blob.colour - colour)) for blob in within), default=0.0)
    like = sum(1 for blob in left if blob not in within and _is_like(blob, pips))
    return Face(fit, tuple(pips), within, 0.0, colour, cost, glow, like, uneven)


def _is_like(blob: Blob, pips: list[Blob]) -> bool:
    """Whether a spot is as large and round as the pips of a face."""
    area, long = (float(np.mean([getattr(pip, name) for pip in pips])) for name in ("area", "long"))
    return blob.area > 0.72 * area and blob.long < long + 0.3


def _is_on(blob: Blob, fit: Fit) -> bool:
    """Whether a spot lies on the face that was found, not on a side of the die."""
    angle = np.radians(fit.turn_deg)
    x, y = blob.spot[0] - fit.middle[0], blob.spot[1] - fit.middle[1]
    along, across = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
    if fit.face == 1:
        return bool(np.hypot(x, y) < OUTSIDE)
    return bool(max(abs(along), abs(across)) < OUTSIDE * min(1.15, max(0.85, fit.spread / USUAL_SPREAD)))


def _blobs(mask: Pixels, view: Pixels) -> list[Blob]:
    """Everything connected that stands out, but what reaches the border of the view."""
    n, labels, stats, middles = cv2.connectedComponentsWithStats(mask, connectivity=4)
    found = []
    for at in range(1, n):
        x, y, width, height, area = (int(value) for value in stats[at])
        if x == 0 or y == 0 or x + width >= SPAN or y + height >= SPAN or area < 6:
            continue
        part = (labels[y : y + height, x : x + width] == at).astype(np.uint8)
        m = cv2.moments(part, binaryImage=True)
        spread = np.array([[m["mu20"], m["mu11"]], [m["mu11"], m["mu02"]]]) / m["m00"] + np.eye(2) / 12
        low, high = np.linalg.eigvalsh(spread)
        # An ellipse of these spreads has this area; a spot that fills it is round.
        fill = area / (4 * np.pi * float(np.sqrt(low * high)))
        spot = float(middles[at][0] - SPAN // 2) / HALF, float(middles[at][1] - SPAN // 2) / HALF
        colour = view[y : y + height, x : x + width][part > 0].mean(axis=0)
        found.append(Blob(spot, area / (4 * HALF * HALF), float(np.sqrt(high / low)), fill, colour))
    return found
