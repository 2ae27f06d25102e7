"""What clashes is tied into knots, and whatever is chosen, a second time brings nothing new."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from card_db.parcel.lines import Line, Told
from card_db.parcel.merger import Merged, merge
from companion.core.ports.parcels import Choice

CARDS = ("box/a#1", "box/a#2", "box/b#1")


def mark(number: int, of: str) -> Line:
    return Line(of, "mark", str(number), "box")


def fit_together(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines without those whose claims an earlier one has."""
    taken: set[tuple[str, ...]] = set()
    kept = []
    for line in lines:
        if not taken & set(line.claims()):
            taken |= set(line.claims())
            kept.append(line)
    return tuple(kept)


LINES = st.lists(
    st.one_of(
        st.builds(mark, st.integers(1, 3), st.sampled_from(CARDS)),
        st.builds(Line, st.sampled_from(CARDS), st.sampled_from(["face", "back"]), st.sampled_from("XYZ")),
    ),
    max_size=8,
).map(fit_together)


def after(mine: Sequence[Line], merged: Merged[Line], choices: Sequence[Choice]) -> tuple[Line, ...]:
    """What is here when the choices are carried out."""
    kept = list(mine)
    for knot, choice in zip(merged.knots, choices, strict=True):
        if choice == "theirs":
            kept = [line for line in kept if line not in knot.mine] + list(knot.theirs)
    return (*kept, *merged.new)


@given(mine=LINES, theirs=LINES, chance=st.randoms(use_true_random=False))
def test_whatever_is_chosen_fits_together_and_stays(
    mine: tuple[Line, ...], theirs: tuple[Line, ...], chance: object
) -> None:
    merged = merge(mine, theirs)
    choices: list[Choice] = [chance.choice(["mine", "theirs"]) for _ in merged.knots]  # type: ignore[attr-defined]
    result = after(mine, merged, choices)
    assert fit_together(result) == result, "two that cannot both be true are never both kept"
    again = merge(result, theirs)
    assert again.new == ()
    undecided = [knot.theirs for knot, choice in zip(merged.knots, choices, strict=True) if choice == "mine"]
    assert sorted(map(sorted, undecided)) == sorted(sorted(knot.theirs) for knot in again.knots)


@given(mine=LINES, theirs=LINES)
def test_nothing_is_lost_or_said_twice(mine: tuple[Line, ...], theirs: tuple[Line, ...]) -> None:
    merged = merge(mine, theirs)
    told = [line for knot in merged.knots for line in knot.theirs]
    assert sorted((*merged.new, *told)) == sorted(line for line in theirs if line not in mine)
    assert merged.same == sum(line in mine for line in theirs)


def test_what_was_swapped_is_one_knot() -> None:
    merged = merge(
        [mark(1, CARDS[0]), mark(2, CARDS[1])], [mark(1, CARDS[1]), mark(2, CARDS[0]), mark(9, CARDS[2])]
    )
    (knot,) = merged.knots
    assert len(knot.mine) == len(knot.theirs) == 2
    assert merged.new == (mark(9, CARDS[2]),)


def test_when_something_was_told_makes_no_conflict() -> None:
    merged = merge([Told("alien", "queen", "attack", 9, "2031-05-04")], [Told("alien", "queen", "attack", 9)])
    assert merged.same == 1 and merged.new == () and merged.knots == ()
