"""How much a camera has seen."""

import msgspec


class Statistics(msgspec.Struct, frozen=True):
    """How many frames were taken, went through the reader, and were skipped for a newer one."""

    frames_taken: int = 0
    frames_read: int = 0
    frames_skipped: int = 0
