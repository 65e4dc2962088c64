"""Operations that a server and a page without one share: games, lists, positions, replays, hints."""
