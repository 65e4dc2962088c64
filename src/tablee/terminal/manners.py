"""Bad manners of several people at one device: also those may call, talk or play out of turn who are not in
front. Whoever sits alone at a device has these keys among the others (`choosing`). Pure."""

from typing import NamedTuple

from tablee.terminal.session import Standing


class Meant(NamedTuple):
    """What a key was for: nothing that concerns manners, the beginning of something, or somebody's move."""

    something: bool
    seat: int = 0
    move: str = ""


class Manners:
    """`~` talks; `o` plays out of turn, with a number if several could mean it; `!` and a number call."""

    def __init__(self) -> None:
        self.begun = ""  # `o` or `!`, which wait for a number

    def press(self, standing: Standing, front: int, key: str) -> Meant:
        """`front` is the seat whose place is large: of several who might call, it is this one."""
        begun, self.begun = self.begun, ""
        if len(standing.own) < 2 or standing.phase != "playing":
            return Meant(False)
        if begun and key.isdecimal():
            return self._numbered(standing, front, begun, int(key) - 1)
        if key == "!" and any(move[0] == "!" for seat in standing.own for move in standing.legal_moves(seat)):
            self.begun = key
            return Meant(True)
        who = standing.who_may(key) if key in ("o", "~") else []
        if len(who) > 1:
            self.begun = key
            return Meant(True)
        return Meant(True, who[0], key) if who else Meant(False)

    @staticmethod
    def _numbered(standing: Standing, front: int, begun: str, number: int) -> Meant:
        if begun == "o":
            return Meant(number in standing.own, number, begun)
        callers = standing.who_may(f"!{number}")
        caller = front if front in callers or not callers else callers[0]
        return Meant(True, caller, f"!{number}")
