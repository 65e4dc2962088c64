"""A program that plays, as a command line names it: `./mybot`, or `python other.py`."""

import os
import shlex
import shutil
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Program:
    """What to run. Its text is the command as it was typed."""

    command: tuple[str, ...]
    text: str

    def __str__(self) -> str:
        return self.text

    @classmethod
    def named(cls, text: str) -> Self:
        """Raises `ValueError` if there is nothing of that name to run."""
        try:
            words = tuple(shlex.split(text))
        except ValueError as error:
            raise ValueError(f"“{text}” is no command: {error}.") from None
        if not words:
            raise ValueError("A bot needs a command, such as ./mybot or 'python mybot.py'.")
        if os.name != "posix":
            raise ValueError("Programs can be bots on Linux and macOS only: they are run in process groups.")
        if shutil.which(words[0]) is None:
            if os.path.isfile(words[0]):
                raise ValueError(f"{words[0]} cannot be run: chmod +x it, or say with what to run it.")
            raise ValueError(f"There is no program called {words[0]}.")
        return cls(words, text)
