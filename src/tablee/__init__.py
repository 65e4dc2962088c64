"""Tablée: Skip-Bo and Skyjo at one table.

>>> import tablee
>>> match = tablee.Match("skyjo", players=2, seed=7)
>>> events = match.push(0, "?a1")
>>> tablee.play_match(["owl", "greedy"], "skyjo", seed=7).winners
(0,)

What stands in `__all__` is for everyday use; docs/programming.md shows how. Each name is imported when it
is first asked for, so `import tablee` itself costs nothing, and the rules need nothing else.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_MODULES = {  # where each name comes from; __init__.pyi tells the same to type checkers
    "arena.checkpoints": ("CannotResume",),
    "arena.tournament": ("Tournament",),
    "bots.contract": ("Bot", "Clock"),
    "bots.ladder": ("LEVELS", "UnknownBot", "make_bot"),
    "bots.play": ("play_match",),
    "game.contract": ("Outcome", "Refusal", "Refused"),
    "match.match": ("Match",),
    "match.position": ("Position", "from_position"),
    "match.record": ("Record", "RecordError", "load", "record_of", "save"),
    "game.registry": ("GAMES", "UnknownGame"),
    "match.replay": ("replay", "steps", "verify"),
    "review.hints": ("hints", "win_chances"),
    "review.match_review": ("review_match",),
    "review.report": ("Review",),
    "trajectories": ("trajectory_of",),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}
__all__ = [*sorted(_HOMES), "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
