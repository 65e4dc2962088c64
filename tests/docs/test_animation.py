"""The animation of the README: short, endless, and small enough to load at once."""

from PIL import Image, ImageSequence

from tests.docs.pages import ROOT

FILM = ROOT / "docs/images/tablee.webp"  # by scripts/animation.py
SIZE = (800, 600)


def test_the_readme_begins_with_it() -> None:
    first_screen = (ROOT / "README.md").read_text("utf-8").partition("## ")[0]
    assert f"]({FILM.relative_to(ROOT).as_posix()})" in first_screen


def test_it_moves_and_repeats() -> None:
    with Image.open(FILM) as film:
        assert film.size == SIZE
        assert film.info["loop"] == 0
        milliseconds = sum(_duration(frame) for frame in ImageSequence.Iterator(film))
    assert 8_000 <= milliseconds <= 20_000
    assert FILM.stat().st_size < 1_750_000


def _duration(frame: Image.Image) -> int:
    frame.load()
    return int(frame.info["duration"])
