"""Which parts of Tablée are compiled, so that they can run at once. Needs no compiler."""

from pathlib import Path

from tablee.jit.sources import path_of
from tablee.jit.store import SHIPPED, key_of, own_directory, processor_flags, shipped_code, write

# By the part: a module with everything that is compiled for it. `tablee.preparation` compiles them.
PARTS = {
    "simulation": "tablee.games.{game}.kernel.engine",
    "levels": "tablee.games.{game}.bots.playouts",
    "hints": "tablee.games.{game}.bots.determinization",
    "learned": "tablee.games.{game}.bots.champion",
    "champion": "tablee.games.{game}.bots.champion",
    "review": "tablee.games.{game}.review",
    "environments": "tablee.games.{game}.environment.opponents",
}

_ready: set[tuple[str, str]] = set()


def is_ready(game: str, part: str) -> bool:
    """Whether nothing of this part has to be compiled any more, or the game brings no such part."""
    if (game, part) not in _ready and (
        path_of(PARTS[part].format(game=game)) is None
        or any(marker.exists() for marker in _markers(game, part))
    ):
        _ready.add((game, part))
    return (game, part) in _ready


def mark_ready(game: str, part: str) -> None:
    """Say that all of this part has been compiled here."""
    write(_own_marker(game, part), b"")


def _markers(game: str, part: str) -> list[Path]:
    shipped = shipped_code()
    came = [] if shipped is None else [SHIPPED / marker_name(game, part, shipped.processor)]
    return [*came, _own_marker(game, part)]


def _own_marker(game: str, part: str) -> Path:
    return own_directory() / marker_name(game, part, *sorted(processor_flags()))


def marker_name(game: str, part: str, *processor: str) -> str:
    """The file that says that a part is compiled for a processor."""
    return f"{game}-{part}-{key_of(PARTS[part].format(game=game), *processor)}.ready"
