"""The one base error of this package."""


class VisionError(Exception):
    """Something the camera's side cannot do: what is wrong, and what to do about it.

    `filled` holds what the sentence names (a device, a size), so that it can be said in other languages.
    """

    def __init__(self, key: str, sentence: str, remedy: str, **filled: object) -> None:
        super().__init__(f"{sentence} {remedy}")
        self.key = key
        self.sentence = sentence
        self.remedy = remedy
        self.filled = filled
