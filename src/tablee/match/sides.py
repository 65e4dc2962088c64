"""Who wins and loses together: everybody for themselves, or partners."""


def sides_of(players: int, partners: bool) -> list[int]:
    """By seat. Partners sit opposite each other: see `game.contract.Facts.pairs`."""
    count = players // 2 if partners else players
    return [seat % count for seat in range(players)]
