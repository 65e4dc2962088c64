"""How a program is sent away."""

import msgspec

from tablee.table.refusals import REFUSALS


class Bye(msgspec.Struct, tag="bye"):
    """The last message. Come back after so many milliseconds; null: do not."""

    reason: str
    sentence: str
    retry: int | None


class SentAway(Exception):
    """There is no seat here for this program: its line is closed, and nothing is held against it."""

    def __init__(self, reason: str, sentence: str, retry: int | None = None) -> None:
        super().__init__(sentence)
        self.bye = Bye(reason, sentence, retry)


def no_seat() -> SentAway:
    return SentAway("token", "No seat is this program's: the token is wrong, or not good any more.")


def out() -> SentAway:
    return SentAway("out", "It was sent away too often: a bot plays this match to its end.")


def sent_away_by_host(code: str) -> SentAway:
    """`code`: of the refusal that says why."""
    return SentAway("removed", REFUSALS.refusal(code, "").sentence)
