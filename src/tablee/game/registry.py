"""The games there are, by name."""

from tablee.game.contract import Game
from tablee.games import skipbo, skyjo

GAMES: dict[str, Game] = {game.NAME: game for game in (skipbo, skyjo)}


class UnknownGame(ValueError):
    """No game has this name."""

    def __init__(self, name: object) -> None:
        super().__init__(f"There is no game called “{name}”; there are {' and '.join(GAMES)}.")


def game_named(name: str) -> Game:
    """Raises `UnknownGame`."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):  # the latter is for what cannot be a key
        raise UnknownGame(name) from None
