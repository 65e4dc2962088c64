import pytest

from tablee.kernels.sources import closure, digest_of, parsed

CODE = b'''"""What it is for."""
from tablee.kernels import stream

def double(x):
    """Twice."""
    return 2 * x  # not three times
'''


def test_comments_docstrings_and_blank_lines_do_not_matter() -> None:
    other = CODE.replace(b"What it is for", b"Other words").replace(b"Twice.", b"Two times.")
    other = other.replace(b"  # not three times", b"").replace(b"def ", b"\n\n# A comment\ndef ")
    assert parsed(other) == parsed(CODE)


def test_code_and_constants_matter() -> None:
    assert parsed(CODE.replace(b"2 * x", b"3 * x")).digest != parsed(CODE).digest


def test_imports_are_followed() -> None:
    assert parsed(CODE).imports == ["tablee.kernels", "tablee.kernels.stream"]


def test_a_kernel_depends_on_its_own_game_alone() -> None:
    digests = {digest_of(f"tablee.games.{game}.kernel.kernel") for game in ("skipbo", "skyjo")}
    assert len(digests) == 2


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_what_is_written_in_the_plain_rules_and_views_compiles_nothing_anew(game: str) -> None:
    sources = closure(f"tablee.games.{game}.bots.champion").keys()
    assert f"tablee.games.{game}.kernel.kernel" in sources
    plain = {f"tablee.games.{game}.rules.{module}" for module in ("rules", "view", "deal", "events")}
    assert not sources & plain
