"""The kernels of the games that come with Tablée."""

from tablee.kernels.engine import Engine
from tablee.kernels.playouts import Playouts, playouts_of


def playouts(game: str) -> Playouts:
    found = playouts_of(game)
    assert found is not None
    return found


def engine(game: str) -> Engine:
    return playouts(game).engine
