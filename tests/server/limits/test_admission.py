import pytest

from tablee.game.contract import Refused
from tablee.server.counters import Overload
from tablee.server.limits.admission import Admission, Line, LineStanding

ALICE, MALLORY = "192.0.2.1", "198.51.100.66"


class House:
    """Lines of people who are all different, unless it is said who they are."""

    def __init__(self, most: int, per_address: int | None = None) -> None:
        self.overload = Overload()
        self.admission = Admission(most, per_address, self.overload)
        self.sent_away: list[int] = []
        self._come = 0

    def silent(self, address: str = MALLORY) -> Line:
        number, self._come = self._come, self._come + 1
        return self.admission.open_line(address, lambda: self.sent_away.append(number))

    def greeted(self, address: str = MALLORY, person: str | None = None) -> Line:
        line = self.silent(address)
        line.greet(person or f"person {self._come}")
        return line


def test_strangers_leave_room_for_those_who_have_a_seat() -> None:
    house = House(most=8)
    strangers = [house.greeted() for _ in range(4)]
    assert [line.standing for line in strangers] == [LineStanding.STRANGER] * 4
    late = house.greeted()
    assert late.waits
    with pytest.raises(Refused, match="no room"):
        late.visit()
    assert late.waits
    late.sit()
    assert late.standing is LineStanding.SEATED
    assert house.overload.counts == {"lines": 1}


def test_nobody_is_made_known_where_strangers_have_no_room() -> None:
    house = House(most=4)
    house.silent().check_stranger()
    for _ in range(2):
        house.greeted()
    with pytest.raises(Refused, match="no room"):
        house.silent().check_stranger()


def test_who_goes_makes_room() -> None:
    house = House(most=4)
    first, _ = house.greeted(), house.greeted()
    waiting = house.greeted()
    first.close()
    first.close()
    waiting.visit()
    assert waiting.standing is LineStanding.STRANGER


def test_the_first_that_waits_gives_way() -> None:
    house = House(most=8)
    lines = [house.silent() for _ in range(5)]
    assert house.sent_away == [0, 1, 2]
    assert [line.standing for line in lines[:4]] == [LineStanding.CLOSED] * 3 + [LineStanding.WAITS]


def test_an_address_has_its_own_limits() -> None:
    house = House(most=1000, per_address=4)
    assert [house.greeted().waits for _ in range(6)] == [False] * 4 + [True] * 2
    assert house.sent_away == []
    house.silent()
    assert house.sent_away == [4]
    alice = house.greeted(ALICE)
    assert not alice.waits
    seated = house.greeted()
    seated.sit()  # also where others of the same address fill its room for strangers
    assert seated.standing is LineStanding.SEATED


def test_seats_do_not_give_an_address_everything() -> None:
    house = House(most=1000, per_address=2)
    for _ in range(4):
        house.greeted().sit()
    with pytest.raises(Refused, match="no room"):
        house.greeted().sit()
    assert house.overload.counts == {"lines_of_address": 1}


def test_a_network_is_one_address() -> None:
    house = House(most=1000, per_address=4)
    lines = [house.greeted(f"2001:db8::{number:x}") for number in range(1, 7)]
    assert [line.waits for line in lines] == [False] * 4 + [True] * 2


def test_one_person_has_so_many_lines() -> None:
    house = House(most=1000)
    for _ in range(12):
        house.greeted(person="ada").sit()
    with pytest.raises(Refused, match="no room"):
        house.greeted(person="ada")
    assert house.overload.counts == {"lines_of_person": 1}


def test_who_rises_is_a_stranger_again() -> None:
    house = House(most=1000)
    line = house.greeted()
    line.sit()
    line.rise()
    assert (house.admission.number(LineStanding.SEATED), house.admission.number(LineStanding.STRANGER)) == (
        0,
        1,
    )


def test_a_request_that_waits_is_counted_meanwhile() -> None:
    house = House(most=4)
    with house.admission.polling(ALICE, "ada"), house.admission.polling(ALICE, None):
        with pytest.raises(Refused, match="no room"), house.admission.polling(ALICE, "bob"):
            pass
        with house.admission.polling(ALICE, "bob", seated=True):
            pass
    assert house.admission.number(LineStanding.STRANGER) == 0


def test_nothing_is_kept_of_those_who_have_left() -> None:
    house = House(most=1000, per_address=4)
    for number in range(50):
        line = house.greeted(f"2001:db8:{number:x}::1")
        line.sit()
        line.close()
    assert len(house.admission.lines) == 0
