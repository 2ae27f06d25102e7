"""The keys of the docked keyboard; pure."""

from __future__ import annotations

from companion.core.language.languages import language_of

ERASE, SHIFT, SPACE, SWITCH = "erase", "shift", "space", "switch"
ACCENTS = tuple("éèêëàâçîôûüœ")
DIGITS = tuple("0123456789")
SIGNS = tuple("$*+")  # that codes on labels may end in
VARIANTS = {  # of a letter that is held: the commonest in French first
    "a": "àâæäáãå", "c": "çćč", "e": "éèêëę", "i": "îïíì", "n": "ñń", "o": "ôœöóòõø", "s": "śšß",
    "u": "ùûüú", "y": "ÿý", "z": "žźż", "l": "ł",
}  # fmt: skip
SHARES = {SHIFT: 2.0, SWITCH: 2.0, SPACE: 5.0, ERASE: 2.0}  # of the last row


def rows_of(language: str, narrow: bool = False) -> tuple[tuple[str, ...], ...]:
    """Accents (on a narrow glass in two rows), letters, and the row with shift, digits, space and erase."""
    letters = tuple(tuple(row) for row in language_of(language).keys)
    half = len(ACCENTS) // 2
    accents = (ACCENTS[:half], ACCENTS[half:]) if narrow else (ACCENTS,)
    return (*accents, letters[0], letters[1], letters[2], (SHIFT, SWITCH, SPACE, ERASE))


def switched(language: str, narrow: bool = False) -> tuple[tuple[str, ...], ...]:
    """The same with digits in place of the accents, and the signs of codes."""
    rows = rows_of(language, narrow)
    signs = DIGITS + SIGNS
    half = (len(signs) + 1) // 2
    above = (signs[:half], signs[half:]) if narrow else (signs,)
    return (*above, *rows[len(above) :])


def typed(text: str, key: str, shift: bool, longest: int) -> tuple[str, bool]:
    """The text after a key, and whether shift stays."""
    if key == SHIFT:
        return text, not shift
    if key == SWITCH:
        return text, shift
    if key == ERASE:
        return text[:-1], shift
    letter = " " if key == SPACE else key
    if len(text) >= longest:
        return text, shift
    capital = shift or not text or text.endswith((" ", "-"))
    return text + (letter.upper() if capital else letter), False


def with_variants(rows: tuple[tuple[str, ...], ...], letter: str) -> tuple[tuple[str, ...], ...]:
    """The rows with the variants of a held letter in place of the first; as they are for any other key."""
    signs = tuple(VARIANTS.get(letter, ""))
    return (signs, *rows[1:]) if signs else rows
