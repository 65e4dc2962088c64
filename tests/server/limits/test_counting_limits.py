"""Writing a group's results anew makes everybody wait: the more there are, the more seldom."""

from typing import cast

from tablee.server.people.people import People
from tablee.server.web.access import Visitors


def test_a_large_group_is_written_anew_seldom() -> None:
    visitors = Visitors(cast(People, None))
    assert visitors.may_count_anew("192.0.2.1", "large", 20_000)
    assert not visitors.may_count_anew("192.0.2.2", "large", 20_000)
    assert visitors.may_count_anew("192.0.2.2", "small", 3)


def test_one_address_does_not_go_from_group_to_group() -> None:
    visitors = Visitors(cast(People, None))
    allowed = [visitors.may_count_anew("192.0.2.1", f"group {number}", 20_000) for number in range(10)]
    assert allowed == [True] * 2 + [False] * 8


def test_one_network_does_not_fill_a_tournament() -> None:
    visitors = Visitors(cast(People, None))
    for addresses in (["192.0.2.1"], [f"2001:db8:0:{number:x}::1" for number in range(64)]):
        joined = [visitors.may_join(addresses[number % len(addresses)], "one", 64) for number in range(64)]
        assert sum(joined) == 32
    assert visitors.may_join("192.0.2.2", "one", 64)
    assert visitors.may_join("192.0.2.1", "another", 64)


def test_an_evening_of_claims_is_no_attack() -> None:
    visitors = Visitors(cast(People, None))
    assert all(visitors.may_count_anew("192.0.2.1", "family", 50) for _ in range(80))
