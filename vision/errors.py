"""The one base error of this package."""


class VisionError(Exception):
    """Something the camera's side cannot do: what is wrong, and what to do about it."""

    def __init__(self, key: str, sentence: str, remedy: str) -> None:
        super().__init__(f"{sentence} {remedy}")
        self.key = key
        self.sentence = sentence
        self.remedy = remedy
