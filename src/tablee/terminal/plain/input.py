"""What is typed at a table that asks line by line: commands, and moves however they are written."""

from collections.abc import Sequence

from tablee.terminal.speech import Speech

COMMANDS = ("help", "moves", "hint", "undo", "table", "scores", "save", "quit")
SERVER_COMMANDS = ("ready", "bots", "start", "say", "react")


def command_of(text: str, speech: Speech, commands: Sequence[str] = COMMANDS) -> tuple[str, str] | None:
    """Which of the commands this is, and what comes after it: in English or in the reader's language."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    if text.strip() in ("?", "q"):
        return ("help" if word == "?" else "quit"), ""
    for command in commands:
        own = [name.strip().lower() for name in speech.say(f"command-{command}").split(",")]
        if word == command or word in own:
            return command, rest.strip()
    return None


def forgiven(text: str, legal: Sequence[str]) -> str:
    """The move that is meant: spaces, case and signs do not matter as long as only one legal move fits."""
    typed = "".join(text.split()).lower().replace("w", "W").replace("→", ">").replace("=>", ">")
    if typed in legal:
        return typed
    bare = _bare(typed)
    fitting = [move for move in legal if bare and _bare(move) == bare]
    return fitting[0] if len(fitting) == 1 else typed


def _bare(move: str) -> str:
    return "".join(character for character in move if character.isalnum())
