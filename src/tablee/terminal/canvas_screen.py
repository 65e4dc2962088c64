"""A screen that is made of canvases, one below the other, and drawn as a whole whenever something changes."""

from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.screen import Screen

from tablee.terminal.widgets import CanvasView

Result = TypeVar("Result")


class CanvasScreen(Screen[Result]):
    """`VIEWS` are the ids of its canvases, from above; `draw` shows something in each of them."""

    VIEWS: ClassVar[tuple[str, ...]]
    DEFAULT_CSS = "CanvasScreen { layout: vertical; overflow: hidden; }"

    def compose(self) -> ComposeResult:
        for name in self.VIEWS:
            yield CanvasView(id=name)

    def on_mount(self) -> None:
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Only lines that differ are written to the terminal."""
        if self.is_drawable:
            self.draw(self.size.width)

    @property
    def is_drawable(self) -> bool:
        return self.is_mounted and self.size.width > 0

    def draw(self, width: int) -> None:
        raise NotImplementedError

    def view(self, name: str) -> CanvasView:
        return self.query_one(f"#{name}", CanvasView)
