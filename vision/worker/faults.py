"""What the camera's threads say of faults that nobody foresaw."""

from vision.errors import VisionError


def camera_failed(error: Exception) -> VisionError:
    """Return what to say when a driver fails in its own way."""
    fault = _named(error)
    return VisionError(
        "camera-failed",
        f"The camera failed ({fault}).",
        "It is tried again; look at its cable.",
        fault=fault,
    )


def camera_stuck(error: Exception) -> VisionError:
    """Return what to say when a camera cannot be let go of."""
    return VisionError(
        "camera-stuck", f"The camera could not be closed ({error}).", "It is tried again.", fault=str(error)
    )


def picture_refused(error: Exception) -> VisionError:
    """Return what to say when a picture is not read: the reader's own sentence, where it has one."""
    return error if isinstance(error, VisionError) else picture_failed(error)


def picture_failed(error: Exception) -> VisionError:
    """Return what to say when a reader fails on a picture."""
    fault = _named(error)
    return VisionError(
        "picture-failed",
        f"A picture could not be read ({fault}).",
        "Reading goes on with the next; until then pick cards by touch.",
        fault=fault,
    )


def sighting_lost(error: Exception) -> VisionError:
    """Return what to say when somebody who listens fails."""
    fault = _named(error)
    return VisionError(
        "sighting-lost",
        f"A sighting could not be passed on ({fault}).",
        "Show the card again, or pick it by touch.",
        fault=fault,
    )


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
