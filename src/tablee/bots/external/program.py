"""A program that plays, as a command line names it: `./mybot`, or `python other.py`."""

import os
import shlex
import shutil
from dataclasses import dataclass, field
from typing import Self

_SENTENCES = {
    "no-command": "“{given}” is not a command; a bot is one such as “python mybot.py”.",
    "not-executable": "{given} cannot be run: make it executable (chmod +x), or name what runs it.",
    "no-program": "There is no program called {given}.",
    "platform": "Programs can be bots on Linux and macOS only: {given}.",  # they need process groups
}


class CannotRun(ValueError):
    """There is nothing of that name to run: a code for other languages, and a sentence."""

    def __init__(self, code: str, given: str) -> None:
        super().__init__(_SENTENCES[code].format(given=given))
        self.code, self.given = code, given


@dataclass(frozen=True, slots=True)
class Program:
    """What to run. Its text is the command as it was typed; its name is what it has said when asked."""

    command: tuple[str, ...]
    text: str
    name: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.text

    @classmethod
    def named(cls, text: str) -> Self:
        """Raises `CannotRun`."""
        try:
            words = tuple(shlex.split(text))
        except ValueError:  # a quotation mark without its end
            words = ()
        if not words:
            raise CannotRun("no-command", text)
        if os.name != "posix":
            raise CannotRun("platform", text)
        if shutil.which(words[0]) is None:
            raise CannotRun("not-executable" if os.path.isfile(words[0]) else "no-program", words[0])
        return cls(words, text)
