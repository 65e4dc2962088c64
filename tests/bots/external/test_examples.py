from sys import executable

import pytest

from examples.games import highest
from tablee.bots.external.conformance import findings
from tablee.bots.external.process import Program
from tablee.game import registry
from tests.bots.external.programs import TWENTY_LINES


def test_twenty_lines_of_python_claim_no_game_of_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    program = Program.named(f"{executable} {TWENTY_LINES}")
    handshake = next(iter(findings(program)))
    assert handshake.sentence == "It is called “Twenty lines” and plays skipbo and skyjo."
    refused = next(iter(findings(program, [highest.NAME])))
    assert (refused.passed, refused.sentence) == (False, "It does not play highest.")
