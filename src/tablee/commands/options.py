"""The options of the games and what they can be, for shells that complete what is typed."""


def known_options(game: str | None) -> dict[str, tuple[str, ...]]:
    """By name: the values that are words, and `none` where it may be left open."""
    from tablee.game.options import options_of
    from tablee.game.registry import GAMES

    games = [GAMES[game]] if game is not None and game in GAMES else GAMES.values()
    words: dict[str, tuple[str, ...]] = {}
    for each in games:
        for option in options_of(each.Options):
            values = [str(value).lower() for value in option.choices(each.PLAYERS[-1])]
            words[option.name] = (*values, "none") if option.none else tuple(values)
    return words
