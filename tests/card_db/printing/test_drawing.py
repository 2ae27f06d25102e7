"""A drawing on paper: its size, its words and its colours where they belong."""

import pypdfium2
import pytest

from card_db.printing.drawing import drawing_page
from companion.core.crossing.drawings import Disc, Drawing, DrawnBox, DrawnWords, Line
from companion.office.printing.typefaces import face

PLAIN, BOLD = face("Barlow Semi Condensed", 600), face("Barlow Semi Condensed", 700)


def test_a_drawing_is_printed_at_its_size_with_its_words_and_colours() -> None:
    shapes = (
        DrawnBox(0, 0, 100, 50, "#FFFFFF"),
        DrawnBox(10, 10, 20, 20, "#D62828", radius=10),
        Disc(60, 20, 5, "#2F6FDE", "#000000"),
        Line(((10, 40), (90, 40)), "#1FA35B", 2),
        DrawnWords("820 Ω", 60, 48, 5, "#000000", "middle", True),
    )
    data = drawing_page(Drawing((100.0, 50.0), "Wires", shapes), PLAIN, BOLD)
    page = pypdfium2.PdfDocument(data)[0]
    assert page.get_size() == pytest.approx((100 * 72 / 25.4, 50 * 72 / 25.4), abs=0.1)
    assert "820 Ω" in page.get_textpage().get_text_range()
    picture = page.render(scale=25.4 / 72 * 4).to_pil().convert("RGB")  # four dots a millimetre
    assert picture.getpixel((80, 80)) == (0xD6, 0x28, 0x28)
    assert picture.getpixel((240, 80)) == (0x2F, 0x6F, 0xDE)
    assert picture.getpixel((200, 160)) == (0x1F, 0xA3, 0x5B)
    assert picture.getpixel((4, 4)) == (255, 255, 255)
