from tablee.server.counters import Overload
from tablee.server.limits.open_connections import OpenConnection, OpenConnections

ALICE, MALLORY = "192.0.2.1", "198.51.100.66"


class House:
    """Connections, and which of them were closed to make room."""

    def __init__(self, most: int, per_address: int | None) -> None:
        self.overload = Overload()
        self.connections = OpenConnections(most, per_address, self.overload)
        self.closed: list[int] = []
        self._come = 0

    def came(self, address: str | None) -> OpenConnection | None:
        number, self._come = self._come, self._come + 1
        return self.connections.open(address, lambda: self.closed.append(number))


def test_the_one_that_idled_for_longest_makes_room() -> None:
    house = House(most=3, per_address=None)
    assert all(house.came(MALLORY) for _ in range(3))
    assert house.came(ALICE) is not None
    assert house.closed == [0]
    assert len(house.connections) == 3
    assert house.overload.counts == {"idle_connections": 1}


def test_what_works_is_not_disturbed() -> None:
    house = House(most=2, per_address=None)
    connections = [house.came(MALLORY) for _ in range(2)]
    for connection in connections:
        assert connection is not None
        connection.mark_busy()
    assert house.came(ALICE) is None
    assert house.closed == []
    assert house.overload.counts == {"connections": 1}
    assert connections[1] is not None
    connections[1].mark_idle()
    assert house.came(ALICE) is not None
    assert house.closed == [1]


def test_an_address_makes_room_for_itself_only() -> None:
    house = House(most=100, per_address=3)
    assert house.came(ALICE) is not None
    assert all(house.came(MALLORY) for _ in range(10))
    assert house.closed == [1, 2, 3, 4, 5, 6, 7]
    assert len(house.connections) == 4


def test_a_network_is_one_address() -> None:
    house = House(most=100, per_address=3)
    for number in range(10):
        house.came(f"2001:db8::{number + 1:x}")
    assert len(house.connections) == 3


def test_a_proxy_is_everybody() -> None:
    house = House(most=100, per_address=3)
    assert all(house.came(None) for _ in range(50))
    assert house.closed == []


def test_who_has_left_is_not_counted() -> None:
    house = House(most=2, per_address=2)
    for _ in range(10):
        connection = house.came(MALLORY)
        assert connection is not None
        connection.mark_busy()
        connection.close()
        connection.close()
        connection.mark_idle()
    assert len(house.connections) == 0
    assert house.overload.counts == {}
    assert len(house.connections.all) == 0  # nothing is kept of addresses that nobody comes from
