"""The face on a body: what differs from its colour, as spots, as the pattern of a face."""

from __future__ import annotations

import cv2
import msgspec
import numpy as np

from vision.dice.bodies import Body
from vision.dice.patterns import Fit, fitted
from vision.dice.pips import HALF, MIDDLE, SPAN, Blob, Grid, blobs_on, is_pip
from vision.dice.ranks import at_share, middle_of
from vision.prepare import Pixels

WITHIN = 0.68  # half sides from the middle that a pip or its place lies within
ALL = np.ones((1, 3), np.float32)
LEAST_STEP = 26.0  # by how much a pip differs from the body
CLEARER = 3.5  # times as much as a face is uneven, that its pips differ
LIKE = 0.45  # of the clearest pip, what is as clear as a pip
USUAL_SPREAD = 0.51  # half sides from the middle at which outer pips usually lie
FAR = 1.0  # half sides from the middle of a face within which even its corners lie
OUTSIDE = 0.8  # half sides from the middle of a face where it surely ends


_DOWN, _ACROSS = (np.mgrid[:SPAN, :SPAN] - MIDDLE) / HALF


class Face(msgspec.Struct, frozen=True, eq=False):
    """A reading of a body: how well its pips fit, and what else lies on it."""

    fit: Fit
    pips: tuple[Blob, ...]
    others: tuple[Blob, ...]
    step: float
    body_colour: Grid
    cost: float
    glow: float
    uneven: float  # how different its pips are in clearness
    shone: float  # how much of the face between its pips is brighter than its colour
    rough: float  # how much the face between its pips differs from its colour, against the pips
    sites: tuple[float, float]  # the least at a place of a pip, the most at a place of none
    faded: float  # of the clearest pip's contrast, what the faintest pip has


def face_on(pixels: Pixels, body: Body) -> Face | None:
    """The best reading of the pips on a body; None when there are none that could be a face."""
    view, inside = straightened(pixels, body)
    inner = _inner() & inside
    colour = _median(view[inner])
    apart, away, noise, strongest = _differing(view, inner, colour)
    if strongest < CLEARER * noise:  # large pips may take so much of a face that its usual colour is theirs
        colour = _commoner(view[inner])
        apart, away, noise, strongest = _differing(view, inner, colour)
    if strongest < max(LEAST_STEP, CLEARER * noise):
        return None
    way = apart[inner & (away > 0.7 * strongest)].mean(axis=0)
    length = float(np.sqrt((way**2).sum()))
    if length < 0.5 * strongest:
        return None
    along = np.asarray(cv2.transform(apart, way[None] / length**2) * inside, np.float32)
    blobs = blobs_on(along, view, inside)
    best = _chosen(blobs)
    if best is None:
        return None
    fit, pips, others, cost = best
    plain = _between(pips, fit) & inside
    shone, rough = 0.0, 0.0
    if plain.any():
        # Many pips draw the first guess of the colour towards them; between them it is sure.
        colour = _median(view[plain])
        nought = float(np.median(along[plain]))
        along, length = (along - nought) / (1 - nought), length * (1 - nought)
        apart = view[plain] - colour.astype(np.float32)
        shone = _shone(view, plain)
        rough = at_share(np.sqrt((apart**2).sum(axis=1)), 0.9) / length
    glow = max((float(np.min(blob.colour - colour)) for blob in others), default=0.0)
    clear = np.array([pip.clear for pip in pips])
    uneven = float(clear.std() / clear.mean())
    away_from = [float(np.abs(pip.colour - colour).mean()) for pip in pips]
    faded = min(away_from) / max(*away_from, 1.0)
    sites = _sites(along, fit)
    return Face(fit, pips, others, length, colour, cost, glow, uneven, shone, rough, sites, faded)


def _differing(view: Grid, inner: Grid, colour: Grid) -> tuple[Grid, Grid, float, float]:
    """How a view differs from a colour, how much, and how much it usually and at most does."""
    apart = view - colour.astype(np.float32)
    away = np.sqrt(cv2.transform(apart * apart, ALL))
    inside = away[inner]
    return apart, away, at_share(inside, 0.25), at_share(inside, 0.99)


def _commoner(colours: Grid) -> Grid:
    """Of the two colours that a face has the one that more of it has."""
    bright = np.clip(np.round(colours.mean(axis=1)), 0, 255).astype(np.uint8)
    least, _ = cv2.threshold(bright, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    above = bright > least
    return _median(colours[above if above.mean() > 0.5 else ~above])


def _median(colours: Grid) -> Grid:
    """The usual colour: of whole steps, so that counting them is enough."""
    return middle_of(colours.T.copy())


def _shone(view: Grid, plain: Grid) -> float:
    """How much brighter than elsewhere a face is somewhere between its pips."""
    soft = cv2.GaussianBlur(_weakest(view), (0, 0), 1.5)[plain]
    return at_share(soft, 0.98) - at_share(soft, 0.5)


def _weakest(view: Grid) -> Grid:
    blue, green, red = cv2.split(view)
    return np.asarray(cv2.min(cv2.min(blue, green), red))


def straightened(pixels: Pixels, body: Body) -> tuple[Grid, Grid]:
    """The body seen straight from above, half a side being HALF px, and where the body is on it."""
    to_view = body.square * HALF
    to_view[:, 2] += MIDDLE
    view = cv2.warpAffine(
        pixels, to_view, (SPAN, SPAN), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    ring = body.outline @ to_view[:, :2].T + to_view[:, 2]
    inside = np.zeros((SPAN, SPAN), np.uint8)
    cv2.fillConvexPoly(inside, np.round(ring * 8).astype(np.int32), 1, cv2.LINE_8, 3)
    return view.astype(np.float32), inside.astype(bool)


def _inner() -> Grid:
    """Where on the straightened picture the face surely is, however it is turned."""
    y, x = np.ogrid[:SPAN, :SPAN]
    return (x - MIDDLE) ** 2 + (y - MIDDLE) ** 2 <= (HALF * 0.92) ** 2  # type: ignore[no-any-return]


def _chosen(blobs: list[Blob]) -> tuple[Fit, tuple[Blob, ...], tuple[Blob, ...], float] | None:
    """The clearest spots as a face, with what the others on it cost."""
    best = None
    like = [blob for blob in blobs if is_pip(blob)]
    for pips in _sets(like):
        fit = fitted(np.array([blob.spot for blob in pips]))
        if fit is None:
            continue
        others = tuple(blob for blob in blobs if blob not in pips and _is_on(blob, fit))
        cost = _cost(fit, pips, others)
        if best is None or cost < best[3]:
            best = fit, pips, others, cost
    return best


def _sets(like: list[Blob]) -> list[tuple[Blob, ...]]:
    """What could be the pips of one face: the clearest, or those nearest to its middle."""
    clear = [blob for blob in like if blob.clear >= LIKE]
    found = []
    for n in range(1, min(6, len(clear)) + 1):
        after = like[n].clear if n < len(like) else 0.0
        if after < 0.92 * clear[n - 1].clear:
            found.append(tuple(clear[:n]))
    near = sorted(clear, key=lambda blob: np.hypot(*blob.spot))
    reach = [float(np.hypot(*blob.spot)) for blob in near]
    for n in range(1, min(6, len(near)) + 1):
        if n == len(near) or reach[n] - reach[n - 1] > 0.12:
            found.append(tuple(near[:n]))
    return found


def _cost(fit: Fit, pips: tuple[Blob, ...], others: tuple[Blob, ...]) -> float:
    clear = np.array([pip.clear for pip in pips])
    spread = max(float(np.abs(pip.colour - pips[0].colour).max()) for pip in pips) / 255
    size = abs(float(np.log(fit.spread / USUAL_SPREAD)))
    away = max(0.0, float(np.hypot(*fit.middle)) - 0.05)
    cost = fit.off + 0.3 * float(clear.std() / clear.mean()) + 0.3 * spread + 0.3 * size + 0.6 * away
    return cost + sum(0.5 * max(0.0, other.clear - 0.3) for other in others)


def _between(pips: tuple[Blob, ...], fit: Fit) -> Grid:
    """The face between its pips, as far out as pips can be."""
    angle = np.radians(fit.turn_deg)
    x, y = _ACROSS - fit.middle[0], _DOWN - fit.middle[1]
    if fit.face > 1:
        along, across = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
        plain = np.maximum(np.abs(along), np.abs(across)) < WITHIN
    else:
        plain = x**2 + y**2 < WITHIN**2
    for pip in pips:
        reach = 2 * (pip.area / np.pi * pip.long) ** 0.5 + 0.14
        plain &= (_ACROSS - pip.spot[0]) ** 2 + (_DOWN - pip.spot[1]) ** 2 > reach**2
    return np.asarray(plain)


def _sites(along: Grid, fit: Fit) -> tuple[float, float]:
    """How much the face stands out where the pattern has its pips, at least, and elsewhere, at most."""
    soft = cv2.GaussianBlur(along, (0, 0), 1.6)
    angle = np.radians(fit.turn_deg)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    spots = fit.spread * _GRID @ turn.T + fit.middle
    near = _values(soft, spots)
    has_pip = np.array([(x, y) in _PLACES[fit.face] for x, y in _GRID.tolist()])
    empty = spots[~has_pip]
    # Where there is no pip, a slope of light may lift a place, but not above what is around it.
    around = np.median(_values(soft, empty[:, None] + _AROUND), axis=1)
    others = near[~has_pip] - np.maximum(0.0, around)
    return float(near[has_pip].min()), float(others.max())


_GRID = np.array([(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)])
_AROUND = 0.27 * np.array([(np.cos(at), np.sin(at)) for at in np.arange(16) * (np.pi / 8)])


_PLACES: dict[int, frozenset[tuple[int, int]]] = {
    1: frozenset({(0, 0)}),
    2: frozenset({(-1, -1), (1, 1)}),
    3: frozenset({(-1, -1), (0, 0), (1, 1)}),
    4: frozenset({(-1, -1), (1, 1), (-1, 1), (1, -1)}),
    5: frozenset({(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)}),
    6: frozenset({(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)}),
}


def _values(soft: Grid, spots: Grid) -> Grid:
    """What a grid has at some places."""
    at = np.clip(np.rint(spots * HALF + MIDDLE), 0, SPAN - 1).astype(np.intp)
    return np.asarray(soft[at[..., 1], at[..., 0]])


def _is_on(blob: Blob, fit: Fit) -> bool:
    """Whether a spot lies on the face that was found, not on a side of the die."""
    angle = np.radians(fit.turn_deg)
    x, y = blob.spot[0] - fit.middle[0], blob.spot[1] - fit.middle[1]
    along, across = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
    if fit.face == 1 or (blob.clear >= LIKE and is_pip(blob)):
        return bool(np.hypot(x, y) < FAR)
    return bool(max(abs(along), abs(across)) < OUTSIDE * min(1.15, max(0.85, fit.spread / USUAL_SPREAD)))
