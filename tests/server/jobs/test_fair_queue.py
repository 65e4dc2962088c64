import pytest

from tablee.server.jobs.fair_queue import FairQueue, Full, Tenant


def queue(most: int = 100, most_an_address: int = 100, most_a_person: int = 100) -> FairQueue[str]:
    return FairQueue(most, most_an_address, most_a_person)


def all_of(waiting: FairQueue[str]) -> list[str]:
    return [waiting.take() for _ in range(len(waiting))]


def test_who_asks_once_comes_before_the_second_thing_of_who_asks_a_hundred_times() -> None:
    waiting = queue()
    for number in range(50):
        waiting.put(Tenant("a", "ann"), f"ann {number}")
    waiting.put(Tenant("b", "ben"), "ben")
    assert all_of(waiting)[:3] == ["ann 0", "ben", "ann 1"]


def test_many_people_at_one_address_have_one_turn_together() -> None:
    waiting = queue()
    for number in range(10):
        waiting.put(Tenant("a", f"a{number}"), f"a{number}")
    waiting.put(Tenant("b", "ben"), "ben 0")
    waiting.put(Tenant("b", "ben"), "ben 1")
    assert all_of(waiting)[:4] == ["a0", "ben 0", "a1", "ben 1"]


def test_people_at_one_address_take_turns() -> None:
    waiting = queue()
    for job in ("ann 0", "ann 1", "ann 2", "amy 0", "amy 1"):
        waiting.put(Tenant("a", job[:3]), job)
    assert all_of(waiting) == ["ann 0", "amy 0", "ann 1", "amy 1", "ann 2"]


def test_a_person_and_an_address_may_have_only_so_much_waiting() -> None:
    waiting = queue(most_an_address=3, most_a_person=2)
    for number in range(2):
        waiting.put(Tenant("a", "ann"), str(number))
    with pytest.raises(Full):
        waiting.put(Tenant("a", "ann"), "too much of Ann's")
    waiting.put(Tenant("a", "amy"), "2")
    with pytest.raises(Full):
        waiting.put(Tenant("a", "abe"), "too much of this address")
    waiting.put(Tenant("b", "ben"), "3")
    assert len(waiting) == 4


def test_whoever_has_most_waiting_makes_room_for_a_newcomer() -> None:
    waiting = queue(most=3)
    for number in range(3):
        assert waiting.put(Tenant("a", "ann"), f"ann {number}") is None
    assert waiting.put(Tenant("b", "ben"), "ben 0") == "ann 2"
    with pytest.raises(Full):  # who has as much as others makes room for nobody
        waiting.put(Tenant("b", "ben"), "ben 1")
    assert waiting.put(Tenant("c", "cai"), "cai") == "ann 1"
    with pytest.raises(Full):
        waiting.put(Tenant("d", "dot"), "dot")
    assert all_of(waiting) == ["ann 0", "ben 0", "cai"]


def test_how_many_come_before_somebody() -> None:
    waiting = queue()
    for number in range(50):
        waiting.put(Tenant("a", "ann"), f"ann {number}")
    for person in ("ben", "cai"):
        waiting.put(Tenant(person, person), person)
    assert waiting.before(Tenant("d", "dot")) == 3  # one of each
    assert waiting.before(Tenant("ben", "ben")) == 4
    assert waiting.before(Tenant("a", "ann")) == 52


def test_what_nobody_waits_for_any_more_takes_no_turn() -> None:
    waiting = queue()
    for person in ("ann", "ben"):
        waiting.put(Tenant(person, person), person)
    waiting.remove(Tenant("ann", "ann"), "ann")
    waiting.remove(Tenant("ann", "ann"), "ann")
    waiting.remove(Tenant("ben", "ben"), "something else")
    assert len(waiting) == 1
    assert all_of(waiting) == ["ben"]
    with pytest.raises(IndexError):
        waiting.take()


def test_nothing_is_left_of_who_is_gone() -> None:
    waiting = queue()
    for number in range(100):
        waiting.put(Tenant(f"address {number}", "ann"), "job")
    all_of(waiting)
    assert not waiting._waiting
    assert not waiting._counts


def test_a_household_counts_as_one_address() -> None:
    assert Tenant.at("2001:db8::1", "ann") == Tenant.at("2001:db8::ffff", "ann")
    assert Tenant.at("10.0.0.1", "ann") != Tenant.at("10.0.0.2", "ann")
