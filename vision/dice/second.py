"""The second opinion on every reading: it settles doubts, and doubts what looks more like another face."""

from __future__ import annotations

from math import sqrt

import numpy as np
from msgspec.structs import replace

from vision.dice.again import ENOUGH_ACE_SIDES, ENOUGH_SIDES, SIDE_SHOWN, Sight, sides_shown, turned
from vision.dice.bodies import Matrix
from vision.dice.die import Colour, Die, Doubt
from vision.dice.doubts import BRIGHT, LEAST_FADED, area_of
from vision.dice.lattice import ASIDE_COST, Laid, laid_at
from vision.dice.reads import Read
from vision.geometry import centre_of

LEAST_MARGIN = 0.5  # between the faintest pip and whatever else lies on a face
MOST_ROUGH = 0.45
LEAST_EVEN = 0.85  # of the clearest pip, what the faintest of a die that light shines on has
MOST_LIGHT = 26.0  # by how much a face may be brighter somewhere than it usually is
LEAST_AHEAD = 0.12  # how much better another face must fit to be told instead of the first reading
LEAST_OWN = 0.45  # margin of a sure face that no other puts in doubt
NEAR = 0.2  # half sides that a face found anew may lie aside of a sure one to be taken for the same
MOST_OTHER_SIZE = 1.15  # times that a die may seem larger or smaller than the others
LEAST_STEP = 40.0  # between a body and its pips
MOST_ASIDE = 0.15  # half sides from where it was looked for that another face than the first may lie
LEAST_SURE_ACE = 0.6  # margin of a one that stays sure: a die on a tray may look like a pip on a die
LEAST_ACE_MARGIN = 0.85  # of a one, which any round spot on an even ground might be
LEAST_SPREAD = 0.43  # half sides to the outer pips of a face that is believed
LEAST_ALIKE = 0.8  # of the clearest pip, what the faintest has
LEAST_HIDDEN = 0.65  # margin of a die that nothing but this opinion has read
LEAST_VETO = 0.1  # how much better another face must fit to make a reading doubtful
WHOLE_EVEN, WHOLE_MARGIN, WHOLE_ROUGH = 0.95, 0.75, 0.1  # of a face of which the first reading saw a part
WHOLE_AHEAD, WHOLE_SIDES = (
    0.2,
    3,
)  # how much better than one of more pips it fits, and on how many sides it ends
SETTLED: frozenset[Doubt] = frozenset({"pips", "shape", "glare", "small"})
"""The doubts that a clear second opinion ends."""


def settled(sight: Sight, read: Read, sides: int = 0) -> Read:
    """The reading after a second opinion; a doubt is settled where the die ends on so many sides."""
    middle = read.middle * read.factor / sight.factor
    pip = np.mean([pip.colour for pip in read.face.pips], axis=0)
    laid = laid_at(sight.pixels, middle, sight.frame, read.face.body_colour, pip)
    if not laid:
        return read
    if read.die.sure:
        read = replace(read, die=_doubted(sight, read.die, laid))
    if read.die.sure:
        return read
    best, other = laid[0], next(one for one in laid if one.face != laid[0].face)
    is_here = best.aside < MOST_ASIDE  # further out the pips of a side may make up another face
    is_more = is_here and best.face > read.die.face and best.worth - other.worth > LEAST_AHEAD
    is_alike = best.face == read.die.face or is_more
    whole = _whole(read, laid)
    if whole is not None and (not is_alike or _anywhere(whole) > _anywhere(best)):
        best, is_alike, sides = whole, True, max(sides, WHOLE_SIDES)
    if not is_alike or not set(read.die.doubts) <= SETTLED or not _is_settling(best, read):
        return read
    lying = _lying(sight, best, sides)
    return read if lying is None else replace(read, die=_die(sight, read.die.colour, best.face, lying))


def _anywhere(laid: Laid) -> float:
    """How well a face fits, wherever it was looked for."""
    return laid.worth + ASIDE_COST * laid.aside


def _whole(read: Read, laid: tuple[Laid, ...]) -> Laid | None:
    """A face of which only some pips were read: as clear as can be, and in no other of more pips."""
    more = [one for one in laid if one.face > read.die.face]
    best = max(more, key=lambda one: one.worth, default=None)
    if best is None or best.even < WHOLE_EVEN or best.margin < WHOLE_MARGIN or best.rough > WHOLE_ROUGH:
        return None
    other = max((one.worth for one in more if one.face > best.face), default=0.0)
    return best if best.worth - other > WHOLE_AHEAD else None


def _doubted(sight: Sight, die: Die, laid: tuple[Laid, ...]) -> Die:
    """A sure die, in doubt when it looks more like another face, or is a one that does not end as a die."""
    best = laid[0]
    own = max((one for one in laid if one.face == die.face), key=lambda one: one.margin - one.aside)
    if _is_other(best, own, laid):
        return replace(die, sure=False, doubts=("pips",))
    is_weak = own.margin < LEAST_SURE_ACE or own.rough > MOST_ROUGH
    if die.face == 1 and (is_weak or _lying(sight, own, ENOUGH_SIDES) is None):
        return replace(die, sure=False, doubts=("shape",))
    size = sqrt(area_of(die.corners)) / sight.factor / sight.side
    is_size_known = own.margin >= LEAST_MARGIN and own.aside < NEAR
    if is_size_known and not 1 / MOST_OTHER_SIZE < size < MOST_OTHER_SIZE:
        lying = _lying(sight, own)  # its outline took in a side, or lost a part
        return die if lying is None else replace(die, corners=sight.square_at(*lying))
    return die


def _is_other(best: Laid, own: Laid, laid: tuple[Laid, ...]) -> bool:
    """Whether another face fits better, so that the one that was read may be but a part of it."""
    more = max((one.worth for one in laid if one.face > own.face), default=0.0)
    if own.spread < LEAST_SPREAD and own.worth - more < LEAST_AHEAD:
        return True
    if best.face == own.face:
        return False
    ahead = best.worth - own.worth
    is_even = best.even >= LEAST_ALIKE  # the pips of a side are fainter than those of the face
    is_around = is_even and best.face > own.face and best.aside < NEAR / 2
    is_weak = own.margin - own.aside < LEAST_OWN
    return is_around or (ahead > LEAST_VETO and (is_weak or (is_even and best.aside < NEAR)))


def told_again(sight: Sight, die: Die) -> Die:
    """A die that was only known to lie there, read when its face is clear at last."""
    middle = np.array(centre_of(die.corners)) / sight.factor
    colours = sight.colours_at(middle)
    laid = laid_at(sight.pixels, middle, sight.frame, *colours)
    if not laid or not is_clear(laid[0]) or laid[0].even < LEAST_EVEN or laid[0].margin < LEAST_HIDDEN:
        return die
    best, other = laid[0], next(one for one in laid if one.face != laid[0].face)
    body, pip = (float(colour.mean()) for colour in colours)
    is_faint = float(np.abs(colours[1] - colours[0]).max()) < LEAST_STEP or (body >= BRIGHT and pip < body)
    lying = _lying(sight, best, ENOUGH_ACE_SIDES)
    if (
        is_faint
        or lying is None
        or best.face == 1
        or best.aside >= MOST_ASIDE
        or best.worth - other.worth < LEAST_AHEAD
    ):
        return die
    return _die(sight, die.colour, best.face, lying)


def _is_settling(best: Laid, read: Read) -> bool:
    """Whether a face is so clear that nothing can be wrong with it: no light lies on it, no pip has faded."""
    return is_clear(best) and not ("glare" in read.die.doubts and _may_hide(best, read))


def is_clear(laid: Laid) -> bool:
    """Whether the pips of a face stand out of an even ground."""
    is_plain = laid.rough <= MOST_ROUGH and laid.light <= MOST_LIGHT
    is_usual = laid.spread >= LEAST_SPREAD and laid.even >= LEAST_ALIKE
    return laid.margin >= (LEAST_ACE_MARGIN if laid.face == 1 else LEAST_MARGIN) and is_plain and is_usual


def _may_hide(best: Laid, read: Read) -> bool:
    """Whether light may have wiped out a dark pip; a light one is lost only where light would be seen."""
    brightness = float(read.face.body_colour.mean())
    is_dark = float(read.face.pips[0].colour.mean()) < brightness
    return brightness >= BRIGHT or (read.face.faded < LEAST_FADED if is_dark else best.even < LEAST_EVEN)


def _lying(sight: Sight, best: Laid, enough: int = 0) -> tuple[Matrix, float] | None:
    """Where a die lies and how it is turned, when it ends there on enough sides."""
    turn, spot = best.turn, best.middle
    if best.face == 1:
        turn, spot = turned(sight.soft, best.middle, sight.frame)
    shown = int((sides_shown(sight.soft, spot, sight.frame, turn) >= SIDE_SHOWN).sum())
    usual = ENOUGH_ACE_SIDES if best.face == 1 else ENOUGH_SIDES
    return (spot, turn) if shown >= (enough or usual) else None


def _die(sight: Sight, colour: Colour, face: int, lying: tuple[Matrix, float]) -> Die:
    return Die(face, colour, sight.square_at(*lying), True)
