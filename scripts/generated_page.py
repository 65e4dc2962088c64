"""Pages of the documentation that are partly made from code: the part between two marks is written again."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
END = "<!-- end -->"


class GeneratedPage(NamedTuple):
    """A page in docs/, the script that writes a part of it, and what that part says now."""

    name: str
    script: str
    reference: Callable[[], str]

    @property
    def path(self) -> Path:
        return ROOT / "docs" / self.name

    @property
    def begin(self) -> str:
        return f"<!-- made by scripts/{self.script}.py -->"

    def text(self) -> str:
        """The page as it should be. Raises `ValueError` if it has no place for what is made."""
        before, begin, rest = self.path.read_text("utf-8").partition(self.begin)
        _, end, after = rest.partition(END)
        if not (begin and end):
            raise ValueError(f"{self.name} has no place for the reference")
        return f"{before}{begin}\n\n{self.reference()}\n{end}{after}"

    def write(self) -> None:
        self.path.write_text(self.text(), "utf-8")
