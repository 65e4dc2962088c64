"""Files with what a program should write. `pytest --update` writes them anew; then look at the difference."""

from pathlib import Path

update = False  # by `conftest.py`


def check(text: str, path: Path) -> None:
    """The text is what the file says."""
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), f"it differs from {path}"
