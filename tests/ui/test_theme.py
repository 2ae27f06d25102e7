"""Tokens, glass, faces and contrast, without a window."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from ui.theme.colours import contrast, from_hex, luminance
from ui.theme.glass import glass_for, likely_diagonal
from ui.theme.looks import look_of
from ui.theme.theme import FONTS, Theme
from ui.theme.tokens import TokenError, load_tokens

TOKENS = load_tokens()
LOOKS = tuple(TOKENS.looks)
VISIONS = ("", *TOKENS.vision)
GROUNDS = ("", "dark", "light")
FRENCH = "ÀÂÇÉÈÊËÎÏÔÙÛÜŒàâçéèêëîïôùûüœ’«»…×"


@pytest.mark.parametrize(("look", "vision", "ground"), list(product(LOOKS, VISIONS, GROUNDS)))
def test_text_reads_on_its_ground_in_every_look_for_every_eye(look: str, vision: str, ground: Any) -> None:
    p = look_of(TOKENS, look, vision, ground).palette
    for words, under in (
        (p.text, p.bg),
        (p.text, p.recess),
        (p.dim, p.bg),
        (p.dim, p.recess),
        (p.on_card, p.card),
    ):
        assert contrast(words, under) >= 4.5
    for words, under in (
        (p.on_accent, p.accent),
        (p.on_danger, p.danger),
        (p.dim_on_card, p.card),
        (p.text, p.raised),
    ):
        assert contrast(words, under) >= 4.5
    assert contrast(p.on_warn, p.warn) >= 4.5
    assert contrast(p.on_enemy, p.enemy) >= 4.5


@pytest.mark.parametrize(("look", "vision", "ground"), list(product(LOOKS, VISIONS, GROUNDS)))
def test_outlines_and_shapes_stand_out(look: str, vision: str, ground: Any) -> None:
    p = look_of(TOKENS, look, vision, ground).palette
    assert contrast(p.accent, p.bg) >= 3
    assert contrast(p.danger, p.bg) >= 3
    assert contrast(p.tolerated, p.bg) >= 3
    assert look == "villains" or contrast(p.frame, p.bg) >= 3  # there the frame is an ink line with a shadow
    is_print = look == "conquest" and ground != "dark"
    assert is_print or contrast(p.warn, p.bg) >= 3  # on paper it is only a fill under ink


@pytest.mark.parametrize("look", LOOKS)
def test_light_on_dark_and_dark_on_light_where_a_look_allows_both(look: str) -> None:
    dark, light = look_of(TOKENS, look, ground="dark"), look_of(TOKENS, look, ground="light")
    assert (look != "villains") == (dark.is_paper != light.is_paper)
    if look != "villains":
        assert (dark.is_paper, light.is_paper) == (False, True)
        assert luminance(dark.palette.bg) < 0.05
        assert luminance(light.palette.bg) > 0.7
        assert (dark.role, dark.manner, dark.radius) == (light.role, light.manner, light.radius)
        for vision in TOKENS.vision:  # where colours warn in words, they are read on paper too
            warn = look_of(TOKENS, look, vision, "light").palette.warn
            assert look == "conquest" or contrast(warn, light.palette.recess) >= 4.5


def test_initials_read_on_every_seat() -> None:
    ink = from_hex(TOKENS.seats.ink)
    assert min(contrast(ink, from_hex(seat.colour)) for seat in TOKENS.seats.list) >= 8.5
    assert len({seat.pattern for seat in TOKENS.seats.list}) == 5


@pytest.mark.parametrize("vision", list(TOKENS.vision))
def test_other_eyes_get_other_accents_and_what_equals_them_follows(vision: str) -> None:
    usual, swapped = look_of(TOKENS, "alien").palette, look_of(TOKENS, "alien", vision).palette
    assert swapped.accent != usual.accent
    assert usual.attack == usual.accent
    assert swapped.attack == swapped.accent
    assert swapped.text == usual.text


def test_a_room_without_a_look_wears_the_shell() -> None:
    assert look_of(TOKENS, "_template").name == "shell"


@pytest.mark.parametrize("name", list(TOKENS.type.fonts))
def test_every_face_is_shipped_with_its_licence_and_its_proportions(name: str) -> None:
    if not isinstance(TOKENS.type.fonts[name], dict):
        return
    face, stem = TOKENS.type.face(name), name.replace(" ", "")
    assert "SIL OPEN FONT LICENSE" in (FONTS / f"{stem}-OFL.txt").read_text(encoding="utf-8")
    for weight in face.weights:
        font = TTFont(FONTS / f"{stem}-{weight}.ttf")
        known = font.getBestCmap()
        assert [letter for letter in FRENCH if ord(letter) not in known] == []
        assert "fvar" not in font
        cap = font["OS/2"].sCapHeight / font["head"].unitsPerEm
        assert cap == pytest.approx(face.cap_ratio, abs=0.002)


def test_sizes_are_those_of_the_glass() -> None:
    theme = Theme(TOKENS, look_of(TOKENS, "alien"), glass_for(800, 480, known=TOKENS.screen.px_per_mm))
    assert theme.glass.px_per_mm == 5.19
    assert (theme.font("body").px, theme.font("caption").px) == (26, 20)
    assert (theme.font("key", "number").px, theme.font("title", "title").px) == (57, 33)
    assert theme.space("touch") == 47
    assert theme.font("body").cap == pytest.approx(3.4 * 5.19, abs=0.4)


def test_type_grows_with_its_reader_and_lengths_do_not() -> None:
    usual = Theme(TOKENS, look_of(TOKENS, "alien"), glass_for(800, 480))
    large = Theme(TOKENS, look_of(TOKENS, "alien"), glass_for(800, 480, text_scale=1.25))
    assert large.font("body").cap == pytest.approx(1.25 * usual.font("body").cap, abs=0.5)
    assert large.space("touch") == usual.space("touch")


@pytest.mark.parametrize(
    ("size", "inches"), [((800, 480), 7.0), ((1280, 720), 10.1), ((720, 1280), 10.1), ((1920, 1080), 13.3)]
)
def test_an_unmeasured_glass_has_a_likely_diagonal(size: tuple[int, int], inches: float) -> None:
    assert likely_diagonal(*size) == inches
    assert 3 < glass_for(*size).px_per_mm < 9


def test_nothing_moves_for_those_who_want_it_still() -> None:
    still = Theme(TOKENS, look_of(TOKENS, "alien"), glass_for(800, 480), reduced_motion=True)
    assert still.seconds("card_moves_one_place") == 0
    assert still.seconds("drain") == 3  # information, not motion
    assert still.seconds("hold_to_look") == 0.6


def test_damaged_tokens_are_named(tmp_path: Path) -> None:
    broken = tmp_path / "tokens.toml"
    broken.write_text("[screen]\npx_per_mm = 3\n")
    with pytest.raises(TokenError, match="tokens.toml cannot be used"):
        load_tokens(broken)
