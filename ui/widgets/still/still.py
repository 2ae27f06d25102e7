"""A layer that is painted into a picture of its own, and anew only when something in it has changed."""

from __future__ import annotations

from typing import Any

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivy.uix.floatlayout import FloatLayout


class Still(FloatLayout):
    """While a card travels over it, or a light blinks beside it, this layer costs one rectangle a frame."""

    def __init__(self, **values: Any) -> None:
        """An empty picture that grows with the layer."""
        self._picture: Any = None
        self.canvas: Any
        super().__init__(**values)
        self._fbo = Fbo(size=(1, 1))
        with self._fbo:
            ClearColor(0, 0, 0, 0)
            ClearBuffers()
        with self.canvas:
            Color(1, 1, 1, 1)
            self._picture = Rectangle(size=(1, 1), texture=self._fbo.texture)
        self.canvas.insert(0, self._fbo)
        self.bind(size=lambda *_: self._fit(), pos=lambda *_: self._fit())

    def add_widget(self, widget: Any, *rest: Any, **named: Any) -> None:
        """What is added is painted into the picture."""
        if self._picture is None:
            super().add_widget(widget, *rest, **named)
            return
        own, self.canvas = self.canvas, self._fbo
        try:
            super().add_widget(widget, *rest, **named)
        finally:
            self.canvas = own

    def remove_widget(self, widget: Any, *rest: Any, **named: Any) -> None:
        """And taken out of it again."""
        own, self.canvas = self.canvas, self._fbo
        try:
            super().remove_widget(widget, *rest, **named)
        finally:
            self.canvas = own

    @property
    def picture(self) -> Any:
        """The picture of the layer, which is painted anew before whatever lies over it."""
        return self._fbo.texture

    def _fit(self) -> None:
        """As large as the layer; each dot of the picture is a dot of the glass."""
        size = (max(1, int(self.width)), max(1, int(self.height)))
        if tuple(self._fbo.size) != size:
            self._fbo.size = size
            texture = self._fbo.texture
            texture.mag_filter = texture.min_filter = "nearest"
            self._picture.texture = texture
        self._picture.pos, self._picture.size = self.pos, size
