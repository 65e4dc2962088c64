"""How a command fails: one sentence on standard error and an exit code, never a traceback."""

import errno
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from tablee.locales.foreign_text import printable
from tablee.locales.languages import language_from_environment, language_of
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.locales.words import Value
    from tablee.terminal.speech import Speech


_KEY = "tablee.language"


def listen_for_language(context: click.Context, arguments: Sequence[str]) -> None:
    """Before anything is understood, so that also what is not understood is said in the language."""
    for at, word in enumerate(arguments):
        option, _, value = word.partition("=")
        if option == "--lang":
            given = value or "".join(arguments[at + 1 : at + 2])
            if spoken := language_of(given):
                context.meta[_KEY] = spoken


def language() -> str:
    context = click.get_current_context(silent=True)
    return (context and context.meta.get(_KEY)) or language_from_environment()


def say(message: str, **values: "Value") -> str:
    """A message of command.ftl, where all begin with `command-`."""
    from tablee.locales.words import words

    return words(language()).say(f"command-{message}", **values)


def speech() -> "Speech":
    """What the terminal says."""
    from tablee.terminal.speech import Speech

    return Speech(language())


INTERRUPTED = 130

# What the operating system says most often, so that it can be said in any language.
_ERRNOS = {
    errno.ENOENT: "no-file",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "disk-full",
    errno.EROFS: "read-only",
    errno.ECONNREFUSED: "nobody-there",
}


class Failure(click.ClickException):
    """Something is not as it should be: one sentence on standard error, exit code 1."""

    def show(self, file: Any = None) -> None:
        echo(f"tablee: {self.message}", err=True)


class Misuse(click.UsageError):
    """The command was not understood or cannot be carried out: a message of command.ftl, exit code 2."""

    def __init__(self, code: str, **values: "Value") -> None:
        super().__init__(say(f"misuse-{code}", **values))


@contextmanager
def understood() -> Iterator[None]:
    """What the command line library refuses is said in the user's language, and how to get help."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        raise _Misunderstood(error) from None
    except click.Abort:
        echo(f"\ntablee: {say('aborted')}", err=True)
        raise SystemExit(1) from None


class _Misunderstood(click.ClickException):
    exit_code = 2

    def __init__(self, error: click.UsageError) -> None:
        super().__init__(_in_words(error))
        self.lines = []
        if error.ctx is not None:
            with error.ctx.scope(cleanup=False):
                asked = say("misuse-help", command=f"{error.ctx.command_path} --help")
                self.lines = [error.ctx.get_usage(), asked, ""]

    def show(self, file: Any = None) -> None:
        for line in (*self.lines, f"tablee: {self.message}"):
            echo(line, err=True)


def _in_words(error: click.UsageError) -> str:
    match error:
        case click.NoSuchOption():
            near = ", ".join(error.possibilities or ()) or "none"
            return say("misuse-no-option", given=error.option_name, near=near)
        case click.exceptions.NoSuchCommand():
            known = ", ".join(error.possibilities or ()) or "none"
            return say("misuse-no-command", given=error.command_name, near=known)
        case click.MissingParameter():
            from tablee.commands.options import called

            return say("misuse-missing", what=called(error.param))
        case click.BadOptionUsage():
            return say("misuse-option-value", option=error.option_name)
        case click.BadParameter():
            return error.message
        case _ if extra := re.fullmatch(r"Got unexpected extra arguments? \((.*)\)", error.message):
            return say("misuse-extra", given=extra[1])
        case _:
            return error.format_message()


@contextmanager
def plain_errors() -> Iterator[None]:
    """Whatever users can cause becomes one sentence and an exit code, never a traceback."""
    from tablee.game.contract import Refused
    from tablee.match.record import RecordError

    try:
        yield
    except Refused as refused:
        raise click.UsageError(_refused(refused)) from None
    except RecordError as error:
        raise Failure(printable(str(error))) from None
    except BrokenPipeError:
        raise  # the reader of a pipe has gone away, as `head` does: click ends quietly
    except OSError as error:
        raise Failure(printable(of_the_system(error))) from None
    except ValueError as error:
        raise click.UsageError(printable(str(error))) from None
    except KeyboardInterrupt:
        echo(f"\ntablee: {say('interrupted')}", err=True)
        raise SystemExit(INTERRUPTED) from None


def of_the_system(error: OSError) -> str:
    """Which file, and what is wrong with it."""
    where = f"{error.filename}: " if error.filename else ""
    known = _ERRNOS.get(error.errno or 0)
    if known is not None and error.strerror == os.strerror(error.errno or 0):
        return where + say(f"system-{known}")
    return f"{where}{error.strerror or error}"


def _refused(refused: Any) -> str:
    """What the games refuse, they refuse in every language."""
    from tablee.locales.sentences import sentence
    from tablee.locales.words import words

    return printable(sentence(words(language()), refused.refusal))
