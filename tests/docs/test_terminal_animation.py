from PIL import Image

from tests.docs.pages import ROOT

FILM = ROOT / "docs/images/terminal.webp"  # by scripts/terminal_animation.py


def test_the_readme_shows_it() -> None:
    assert f"]({FILM.relative_to(ROOT).as_posix()})" in (ROOT / "README.md").read_text("utf-8")


def test_it_moves_and_repeats() -> None:
    with Image.open(FILM) as film:
        assert film.width == 960
        assert film.info["loop"] == 0
        assert getattr(film, "n_frames", 1) > 8
    assert FILM.stat().st_size < 800_000
