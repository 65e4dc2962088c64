import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import run

BIN = Path(sys.executable).parent  # where `tablee` is


def in_bash(typed: str) -> list[str]:
    """What bash offers for the last word of a line, once it has read what `tablee completion bash` prints."""
    script = r"""
    eval "$(tablee completion bash)"
    COMP_LINE=$1 COMP_POINT=${#1}
    read -ra COMP_WORDS <<< "$1"
    [[ $1 == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    complete -p tablee | grep -q _tablee_completion || exit 3
    _tablee_completion tablee
    printf '%s\n' "${COMPREPLY[@]}"
    """
    bash = shutil.which("bash")
    assert bash is not None
    environment = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [bash, "--norc", "-c", script, "bash", typed],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    return done.stdout.split()


TYPED = [
    ("tablee pl", ["play"]),
    ("tablee play sk", ["skipbo", "skyjo"]),
    ("tablee play --re", ["--resume"]),
    ("tablee play --la", ["--lang"]),
    ("tablee play --lang p", ["pt"]),
    ("tablee play --lang fr", ["fr", "fr-CA"]),
    ("tablee play skyjo -o ne", ["next_start="]),
    ("tablee play skipbo -o partners=t", ["partners=true"]),
    ("tablee play skyjo --level ow", ["owl"]),
    ("tablee play skyjo --level 2,ow", ["2,owl"]),
    ("tablee arena skipbo gr", ["greedy"]),
    ("tablee score sky", ["skyjo"]),
    ("tablee help exi", ["exit-codes"]),
    ("tablee completion z", ["zsh"]),
    ("tablee simulate skyjo --policy u", ["uniform"]),
]


def complete(shell: str, typed: str, language: str = "C") -> str:
    """What the command offers for the last word, as the code of a shell asks it."""
    number = str(len(typed.split()) - 1)
    how = f"{shell}_complete"
    return run(_TABLEE_COMPLETE=how, COMP_WORDS=typed, COMP_CWORD=number, LC_ALL=language).stdout


def test_words_are_completed() -> None:
    offered = {
        typed: [line.partition(",")[2] for line in complete("bash", typed).splitlines()] for typed, _ in TYPED
    }
    assert offered == dict(TYPED)


@pytest.mark.slow
def test_bash_completes() -> None:
    assert in_bash("tablee play --lang fr") == ["fr", "fr-CA"]


def test_commands_are_explained_in_the_language() -> None:
    """zsh and fish show what a command is for."""
    shown = complete("zsh", "tablee ver", "de_DE.UTF-8")
    assert "verify" in shown
    assert "prüfen" in shown
