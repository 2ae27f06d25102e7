"""Long runs over many drawn tables in changing light: nothing is ever read as something else."""

import numpy as np
import pytest

from tests.vision.drawing import bars, blurred, frame_of, pasted, sheet
from vision.readers.choice import open_reader
from vision.sources.drawn.light import Weather
from vision.sources.drawn.table import DrawnCard, DrawnTable, View


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("px_per_module", "least"), [(1.6, 0), (2.2, 390), (3.0, 398), (4.5, 400)])
def test_four_hundred_tables_at_each_size_and_no_wrong_card(px_per_module: float, least: int) -> None:
    chance, reader, read = np.random.default_rng(17), open_reader("both", ["QR"]), 0
    px_per_mm = px_per_module * 21 / 18
    wide, high = 1280 / px_per_mm, 720 / px_per_mm
    for number in range(400):
        weather = Weather(chance.uniform(2, 5), chance.uniform(0.4, 0.9), chance.uniform(0, 0.4))
        table = DrawnTable(View(px_per_mm=px_per_mm), weather=weather, seed=number)
        text = f"1C{chance.integers(0, 10**7):07d}K"
        x, y = chance.uniform(50, wide - 50), chance.uniform(50, high - 50)
        table.put("card", DrawnCard(text, x, y, chance.uniform(0, 360)))
        found = {tag.text for tag in reader.read(table.frame(0))}
        assert found <= {text}
        read += found == {text}
    assert read >= least


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", ["zbar", "zxing", "both"])
def test_blurred_shop_codes_are_read_right_or_not_at_all(name: str) -> None:
    chance, reader, read = np.random.default_rng(23), open_reader(name), 0
    for number in range(300):
        digits = [int(digit) for digit in chance.integers(1, 10, 12)]
        check = -sum(digit * (3 if place % 2 else 1) for place, digit in enumerate(digits)) % 10
        text = "".join(map(str, [*digits, check]))
        picture = pasted(sheet(500, 300), bars(text, "EAN13", 2), 250, 150, chance.uniform(-10, 10))
        soft = blurred(picture, number, chance.uniform(0.6, 1.8), chance.uniform(2, 8))
        found = {tag.text for tag in reader.read(frame_of(soft))}
        assert found <= {text}
        read += found == {text}
    assert read > 100
