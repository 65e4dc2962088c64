"""What a round of Skyjo waits for."""

from enum import StrEnum


class Phase(StrEnum):
    """What the round waits for."""

    SET_UP = "set_up"  # everybody turns over two cards
    TURN = "turn"  # a player takes or draws
    DRAWN = "drawn"  # a player has drawn and decides
    OVER = "over"


SET_UP, TURN, DRAWN, OVER = Phase  # looked up far more often than an enum is meant for
