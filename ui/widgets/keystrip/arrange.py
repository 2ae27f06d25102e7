"""Where things stand in the key strip: pure arithmetic."""

from __future__ import annotations

import msgspec

from ui.theme.boxes import Box
from ui.theme.theme import Theme

BIG_MM, BIG_SHARE = 70.0, 0.58  # where nothing stands beside it, it is still no wider than this
UNDO_MM = 11.2
PLAIN_MM, PLAIN_BESIDE_MM, PLAIN_WIDEST_MM = 17.0, 24.0, 44.0
WHO_SHARE = 0.46
ABOVE_MM, BELOW_MM, APART_MM = 13.4, 16.4, 1.5  # two rows of a lying glass in large type


class StripBoxes(msgspec.Struct, frozen=True):
    """The parts of a key strip, always in this order."""

    whole: Box
    who: Box
    pools: Box
    undo: Box
    plain: tuple[Box, ...]
    big: Box


def has_two_rows(theme: Theme) -> bool:
    """Whether a board's strip says whose turn it is above its buttons: in large type one row has no room.

    The smallest glass needs the height for its cards: there the figures are no smaller than in usual type.
    """
    large = theme.glass.text_scale >= theme.tokens.screen.pages_from_text_scale
    return large and not theme.glass.is_portrait and not theme.glass.is_small


def strip_height(theme: Theme, of_board: bool = False) -> int:
    """One row lying, two rows standing; the edge light at the foot is part of it."""
    edge = theme.space("edge_light")
    if theme.glass.is_portrait:
        return theme.mm(41) + edge
    if of_board and has_two_rows(theme):
        return theme.mm(1.0) + theme.mm(ABOVE_MM) + theme.mm(APART_MM) + theme.mm(BELOW_MM) + edge * 2
    return max(theme.space("key_strip"), round(theme.glass.height * 0.155)) + edge * 2


def arrange_strip(
    theme: Theme,
    screen: Box,
    plain: int = 0,
    pools: int = 2,
    who: bool = True,
    undo: bool = True,
    has_big: bool = True,
) -> StripBoxes:
    """Whose turn, pools, undo, plain buttons, and the big button at the right end, where there is one."""
    whole = screen.cut_bottom(strip_height(theme))[0]
    edge, inset, gap = theme.space("edge_light"), theme.space("inset"), theme.mm(1.5)
    inner = whole.trimmed(left=inset, right=inset, top=theme.mm(1.0), bottom=edge * 2)
    if theme.glass.is_portrait:
        return _standing(theme, whole, inner, plain, (who, pools > 0, undo), gap)
    smallest = theme.mm(float(theme.tokens.space_mm["big_button_min"][0])) if has_big else 0
    head = inner.w * 0.245 if who else 0.0
    pool_width = theme.mm(16) * pools
    undo_width = theme.mm(UNDO_MM * theme.wide) if undo else 0  # in large type the name beside it comes first
    free = inner.w - smallest - pool_width - undo_width - 4 * gap
    narrow = theme.mm(PLAIN_MM)
    beside = max(1, plain)  # with and without a button beside it, undo stays where fingers know it
    head = min(head, max(theme.mm(27), free - beside * (narrow + gap))) if who else 0.0
    widest = theme.mm(PLAIN_BESIDE_MM if who or pools else PLAIN_WIDEST_MM)
    plain_width = min(widest, max(narrow, (free - head) / max(1, plain) - gap))
    who_box, rest = inner.cut_left(round(head), gap if who else 0)
    pools_box, rest = rest.cut_left(pool_width, gap if pools else 0)
    undo_box, rest = rest.cut_left(undo_width, gap if undo else 0)
    boxes = []
    for _ in range(plain):
        box, rest = rest.cut_left(round(plain_width), gap)
        boxes.append(box)
    big = rest.cut_right(min(rest.w, max(theme.mm(BIG_MM), round(inner.w * BIG_SHARE))))[0]
    return StripBoxes(whole, who_box, pools_box, undo_box, tuple(boxes), big)


def arrange_large(theme: Theme, screen: Box, plain: int, has_undo: bool) -> StripBoxes:
    """Whose turn and pools above, with their words beside them; the buttons below."""
    whole = screen.cut_bottom(strip_height(theme, of_board=True))[0]
    inset, gap, edges = theme.space("inset"), theme.mm(1.5), theme.space("edge_light") * 2
    inner = whole.trimmed(left=inset, right=inset, top=theme.mm(1.0), bottom=edges)
    head, foot = inner.cut_top(theme.mm(ABOVE_MM), theme.mm(APART_MM))
    who, pools = head.cut_left(round(head.w * WHO_SHARE), gap)
    undo_width = theme.mm(UNDO_MM * theme.glass.text_scale) if has_undo else 0
    undo, rest = foot.cut_left(undo_width, gap if has_undo else 0)
    boxes = []
    for _ in range(plain):
        box, rest = rest.cut_left(theme.mm(PLAIN_BESIDE_MM), gap)
        boxes.append(box)
    return StripBoxes(whole, who, pools, undo, tuple(boxes), rest)


def _standing(
    theme: Theme, whole: Box, inner: Box, plain: int, has: tuple[bool, bool, bool], gap: int
) -> StripBoxes:
    """Two rows: whose turn, pools and the small buttons above, the big button below."""
    who, pools, undo = has
    head, foot = inner.rows([1.08, 1.0], gap)
    if not any(has):
        widest = head.cut_left(min(head.w, (theme.mm(PLAIN_WIDEST_MM) + gap) * max(1, plain)))[0]
        boxes = widest.cut_bottom(min(head.h, theme.mm(16)))[0].columns(max(1, plain), gap)
        return StripBoxes(whole, head, head, head, tuple(boxes[:plain]), foot)
    who_box, rest = head.cut_left(round(head.w * 0.35), gap) if who else (head, head)
    undo_width = theme.mm(UNDO_MM * theme.wide * max(1.0, theme.glass.text_scale))
    undo_box, rest = rest.cut_right(undo_width, gap) if undo else (rest, rest)
    room = rest.w - (theme.mm(33) if pools else 0)
    shown = max(0, min(plain, int(room // (theme.mm(PLAIN_MM) + gap))))
    boxes = []
    for _ in range(shown):
        box, rest = rest.cut_right(min(theme.mm(PLAIN_WIDEST_MM), round(room / shown) - gap), gap)
        boxes.insert(0, box)
    return StripBoxes(whole, who_box, rest, undo_box, tuple(boxes), foot)
