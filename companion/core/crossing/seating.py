"""Who sits where around the table: eight chairs, two at each side of the screen; pure.

Chairs count clockwise as seen from above, from the right one of the two at the foot of the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

Seating = dict[str, int]  # by name: the chair
Kept = Mapping[str, Mapping[str, int]]  # by those who sat together: their chairs

SETTING = "seating"
SIDES = (0, 0, 3, 3, 2, 2, 1, 1)  # of each chair: quarter turns from the foot of the screen, anticlockwise
CHAIRS = len(SIDES)
# By how many they are.
USUAL: tuple[tuple[int, ...], ...] = ((1,), (1, 5), (1, 3, 6), (1, 3, 5, 7), (1, 3, 4, 5, 7))
MOST_KEPT = 24


def together(names: Iterable[str]) -> str:
    """What a group of people is kept under, in whichever order they are named."""
    return "\n".join(sorted(names))


def known(kept: Kept, names: Sequence[str]) -> Seating:
    """Where exactly these people sat when they last played together; empty when nobody has said."""
    found = kept.get(together(names), {})
    chairs = {name: found.get(name, -1) for name in names}
    is_whole = len(set(chairs.values())) == len(chairs) and all(0 <= at < CHAIRS for at in chairs.values())
    return chairs if is_whole else {}


def suggested(kept: Kept, names: Sequence[str]) -> Seating:
    """Where these people sit: as last time, else as most of them did, everybody else on a free chair."""
    if found := known(kept, names):
        return found
    alike = [group for group in kept.values() if len(set(group) & set(names)) > 1]
    best = max(reversed(alike), key=lambda group: len(set(group) & set(names)), default=dict[str, int]())
    seating: Seating = {}
    for name in names:
        chair = best.get(name, -1)
        if 0 <= chair < CHAIRS and chair not in seating.values():
            seating[name] = chair
    for name in names:
        if name not in seating:
            seating[name] = free_chair(seating, len(names))
    return {name: seating[name] for name in names}


def free_chair(seating: Mapping[str, int], people: int) -> int:
    """The first free chair, where so many people usually sit."""
    usual = USUAL[min(max(people, 1), len(USUAL)) - 1]
    taken = set(seating.values())
    return next((chair for chair in (*usual, *range(CHAIRS)) if chair not in taken), 0)


def moved(seating: Mapping[str, int], name: str, chair: int) -> Seating:
    """Somebody sits down on another chair; who sat there takes the one that is left."""
    old = seating[name]
    return {
        one: chair if one == name else old if at == chair else at for one, at in seating.items()
    }  # fmt: skip


def clockwise(seating: Mapping[str, int], first: str = "") -> tuple[str, ...]:
    """Everybody in the order of play: clockwise, from who begins."""
    begins = seating.get(first, 0)
    return tuple(sorted(seating, key=lambda name: (seating[name] - begins) % CHAIRS))


def with_kept(kept: Kept, seating: Mapping[str, int]) -> dict[str, Seating]:
    """What is kept, with where these people sit now as the newest; the oldest is forgotten in time."""
    key = together(seating)
    rest = {group: dict(chairs) for group, chairs in kept.items() if group != key}
    return dict([*rest.items(), (key, dict(seating))][-MOST_KEPT:])
