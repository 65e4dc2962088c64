"""The options of the games and what they can be, for shells that complete what is typed."""

from dataclasses import fields
from typing import Any


def known_options(game: str | None) -> dict[str, tuple[str, ...]]:
    """By name: the values that are words, and `none` where there need not be a limit."""
    from tablee.games.skipbo.rules.options import CHOICES
    from tablee.games.skipbo.rules.options import Options as SkipBoOptions
    from tablee.games.skyjo.rules.options import NEXT_START
    from tablee.games.skyjo.rules.options import Options as SkyjoOptions

    words = {name: tuple(values) for name, (_, values) in CHOICES.items()}
    words |= {"next_start": tuple(NEXT_START), "target": ("none",), "limit": ("none",)}
    words |= dict.fromkeys(("partners", "clear_on_reveal"), ("true", "false"))
    kinds: dict[str, Any] = {"skipbo": SkipBoOptions, "skyjo": SkyjoOptions}
    chosen = [kinds[game]] if game in kinds else list(kinds.values())
    return {field.name: words.get(field.name, ()) for kind in chosen for field in fields(kind)}
