"""The text in our tags: ten characters of the QR alphanumeric set, version, id and check character."""

from __future__ import annotations

SAFE = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # QR alphanumeric without I and O: people copy them by hand
CHECKS = SAFE + "$*+"  # 37 results: a prime above every index, so each single error and each swap shows
VERSION = "T"
ID_LENGTH = 8
LENGTH = 1 + ID_LENGTH + 1


def check_character(body: str) -> str:
    """The last character of a tag: a weighted sum, so that swaps and single errors show."""
    total = sum((place + 1) * SAFE.index(sign) for place, sign in enumerate(body))
    return CHECKS[total % len(CHECKS)]


def tag_text(number: int) -> str:
    """The tag of a number; numbers are dealt at random by the collection."""
    if not 0 <= number < len(SAFE) ** ID_LENGTH:
        raise ValueError(f"tag number {number} does not fit into {ID_LENGTH} characters")
    signs = []
    for _ in range(ID_LENGTH):
        number, rest = divmod(number, len(SAFE))
        signs.append(SAFE[rest])
    body = VERSION + "".join(reversed(signs))
    return body + check_character(body)


def is_ours(text: str) -> bool:
    """Whether a decoded text is one of our tags, untouched."""
    if len(text) != LENGTH or text[0] != VERSION:
        return False
    if any(sign not in SAFE for sign in text[1:-1]):
        return False
    return check_character(text[:-1]) == text[-1]
