"""How large the window is: as it was asked for, else the usual size, else the whole of a smaller screen."""

from __future__ import annotations

from contextlib import suppress
from ctypes import CDLL, c_char_p, c_int, c_void_p

Size = tuple[int, int]
USUAL_SIZE: Size = (1280, 720)


def parse_size(words: str) -> Size | None:
    """A window size in words; None when they mean none."""
    width, _, height = words.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()) or min(int(width), int(height)) < 320:
        return None
    return int(width), int(height)


def fitted(screen: Size | None) -> tuple[Size, bool]:
    """The size of a window, and whether it fills the screen: it does where the usual one is cut off."""
    if screen is None or (screen[0] >= USUAL_SIZE[0] and screen[1] >= USUAL_SIZE[1]):
        return USUAL_SIZE, False
    return screen, True


def screen_size() -> Size | None:
    """The size of the screen that windows open on, in pixels; None where nobody tells."""
    with suppress(OSError, AttributeError):  # no such library, or one without these functions
        return _asked(CDLL("libX11.so.6"))
    return None


def _asked(x11: CDLL) -> Size | None:
    x11.XOpenDisplay.restype, x11.XOpenDisplay.argtypes = c_void_p, [c_char_p]
    x11.XDefaultScreen.argtypes = x11.XCloseDisplay.argtypes = [c_void_p]
    x11.XDisplayWidth.argtypes = x11.XDisplayHeight.argtypes = [c_void_p, c_int]
    display = x11.XOpenDisplay(None)
    if not display:
        return None
    screen = x11.XDefaultScreen(display)
    size = x11.XDisplayWidth(display, screen), x11.XDisplayHeight(display, screen)
    x11.XCloseDisplay(display)
    return size
