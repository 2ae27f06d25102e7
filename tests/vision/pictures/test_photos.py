"""Photographs that were drawn by chance: nothing is lost that one library finds, nothing is read wrong."""

from collections.abc import Callable
from statistics import median
from time import process_time

import pytest
import zxingcpp

from tests.vision.drawing import blurred, frame_of
from tests.vision.pictures.photos import photo, without_codes
from vision.pictures.codes import tags_in
from vision.pixels import Pixels, use_one_core
from vision.readers.choice import open_decoders, open_reader
from vision.readers.retail import as_printed
from vision.readers.zxing import _KINDS

FORMATS = zxingcpp.BarcodeFormats(list(_KINDS.values()))
KIND_OF = {code: kind for kind, code in _KINDS.items()}
ALLOWED = 1.5
"""How many times longer than zxing alone pictures with codes may take."""
ROOM = 1.25
"""For machines that do other things meanwhile."""


def alone(gray: Pixels) -> set[str]:
    """What zxing finds as it comes, with the same formats."""
    found = zxingcpp.read_barcodes(gray, formats=FORMATS)
    return {as_printed(code.text, KIND_OF[code.format])[0] for code in found if code.valid}


def took(read: Callable[[Pixels], object], gray: Pixels) -> float:
    times = []
    for _ in range(3):
        begun = process_time()
        read(gray)
        times.append(process_time() - begun)
    return median(times)


def all_of(seeds: range, sizes: int) -> tuple[int, int, list[tuple[int, str]], list[tuple[int, str]]]:
    """Read photographs; how many codes each finds, what is missed that zxing finds, what is read wrong."""
    decoders, ours, its = open_decoders(), 0, 0
    lost, wrong = [], []
    for seed in seeds:
        taken = photo(seed, sizes=sizes)
        codes = {code.text for code in taken.codes}
        found, other = {tag.text for tag in tags_in(taken.gray, decoders)}, alone(taken.gray)
        ours, its = ours + len(found & codes), its + len(other & codes)
        lost += [(seed, text) for text in (other & codes) - found]
        wrong += [(seed, text) for text in found - codes]
    return ours, its, lost, wrong


def test_photographs_give_more_than_one_library_finds_and_nothing_wrong() -> None:
    ours, its, lost, wrong = all_of(range(90_000, 90_060), 5)
    assert wrong == []
    assert lost == []
    assert ours > its


@pytest.mark.long
@pytest.mark.timeout(900)
def test_a_thousand_photographs() -> None:
    ours, its, lost, wrong = all_of(range(100_000, 101_000), 8)
    assert wrong == []
    assert len(lost) <= 0.01 * its
    assert ours > 1.08 * its


def test_pictures_with_codes_take_hardly_longer_than_one_library() -> None:
    use_one_core()
    decoders, ratios, ours, its = open_decoders(), [], 0.0, 0.0
    for seed in range(91_000, 91_030):
        gray = photo(seed, sizes=6).gray
        if not alone(gray):
            continue
        one, other = took(lambda gray: tags_in(gray, decoders), gray), took(alone, gray)
        ratios.append(one / other)
        ours, its = ours + one, its + other
    assert median(ratios) <= ALLOWED * ROOM
    assert ours <= ALLOWED * ROOM * its


def test_pictures_without_codes_give_none_and_cost_little() -> None:
    use_one_core()
    decoders, ratios = open_decoders(), []
    for seed in range(40, 70):
        gray = without_codes(seed)
        assert tags_in(gray, decoders) == []
        if gray.size > 200_000:
            ratios.append(took(lambda gray: tags_in(gray, decoders), gray) / took(alone, gray))
    assert median(ratios) <= ALLOWED * ROOM


@pytest.mark.parametrize("seed", [2, 34, 44, 78, 80])
def test_codes_that_were_once_lost(seed: int) -> None:
    taken = photo(seed)
    assert alone(taken.gray) <= {tag.text for tag in tags_in(taken.gray, open_decoders())}


def test_a_live_frame_of_a_photograph_is_read_right_or_not_at_all() -> None:
    reader = open_reader()
    for seed in range(92_000, 92_015):
        taken = photo(seed, sizes=5)
        found = {tag.text for tag in reader.read(frame_of(blurred(taken.gray, seed, 0.4, 1.0)))}
        assert found <= {code.text for code in taken.codes}
