"""One text for one shop code: the digits printed under its bars, whichever library read it."""

from vision.tags import TagFormat


def as_printed(digits: str, kind: TagFormat) -> tuple[str, TagFormat]:
    """Return the digits as printed and the kind they make it.

    A UPC-A has the very bars of an EAN-13 that begins with 0; libraries differ in how they tell it.
    """
    if kind == "UPC-E":
        return (digits if len(digits) == 8 else squeezed(digits.zfill(13)[1:])), kind
    if kind in {"EAN-13", "UPC-A"}:
        full = digits.zfill(13)
        return (full[1:], "UPC-A") if full.startswith("0") else (full, "EAN-13")
    return digits, kind


def squeezed(upc_a: str) -> str:
    """Return the eight digits of the UPC-E that stands for a UPC-A; one that has none stays whole."""
    system, maker, product, check = upc_a[0], upc_a[1:6], upc_a[6:11], upc_a[11]
    if maker[2] in "012" and maker[3:] == "00" and product[:2] == "00":
        middle = maker[:2] + product[2:] + maker[2]
    elif maker[3:] == "00" and product[:3] == "000":
        middle = maker[:3] + product[3:] + "3"
    elif maker[4] == "0" and product[:4] == "0000":
        middle = maker[:4] + product[4] + "4"
    elif product[:4] == "0000" and product[4] in "56789":
        middle = maker + product[4]
    else:
        return upc_a
    return system + middle + check
