from ipaddress import IPv6Address

import pytest

from tablee.server.limits.accounts import groups_of
from tablee.server.limits.numbers import Rate
from tablee.server.limits.rate_limits import RateLimits

_SIXTY_FOUR = int(IPv6Address("2001:db8:1:100::"))


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.limits.rate_limits.monotonic", lambda: 0.0)


def names(address: str) -> list[str]:
    return [group.name for group in groups_of(address)]


def test_addresses_of_one_household_share_a_name() -> None:
    assert names("2001:db8:1:100::1") == names("2001:0db8:0001:0100:ffff:ffff:ffff:ffff")
    assert names("2001:db8:1:100::1") == ["2001:db8:1:100::/64", "2001:db8:1:100::/56"]
    assert names("2001:db8:1:1ff::1") == ["2001:db8:1:1ff::/64", "2001:db8:1:100::/56"]


def test_an_old_address_in_a_new_one_is_the_old_one() -> None:
    assert names("::ffff:192.0.2.7") == names("192.0.2.7") == ["192.0.2.7"]


@pytest.mark.parametrize("address", ["192.0.2.7", "fe80::1%eth0", "fe80::2", "", "testclient"])
def test_all_others_count_for_themselves(address: str) -> None:
    assert len(groups_of(address)) == 1
    assert names(address) != names("fe80::3")


def test_a_network_has_no_more_than_one_address() -> None:
    limits, rate = RateLimits(), Rate(10, 0)
    taken = [limits.take(rate, str(IPv6Address(_SIXTY_FOUR + number))) for number in range(1000)]
    assert sum(taken) == 10
    assert limits.take(rate, "192.0.2.7")


def test_a_larger_network_has_a_little_more() -> None:
    limits, rate = RateLimits(), Rate(10, 0)
    taken = [limits.take(rate, str(IPv6Address(_SIXTY_FOUR + (number << 64)))) for number in range(256)]
    assert sum(taken) == 40
    assert limits.take(rate, "2001:db8:1:200::1")


def test_what_was_refused_costs_nothing_elsewhere() -> None:
    limits, rate = RateLimits(), Rate(1, 0)
    assert limits.take(rate, "2001:db8:1:100::1")
    assert not any(limits.take(rate, "2001:db8:1:100::1") for _ in range(100))
    assert [limits.take(rate, f"2001:db8:1:10{number}::1") for number in range(1, 5)] == [
        True,
        True,
        True,
        False,
    ]


def test_a_server_without_rate_limits_keeps_those_for_always() -> None:
    limits, lifted, kept = RateLimits(limited=False), Rate(1, 0), Rate(1, 0, always=True)
    assert [limits.take(lifted, "192.0.2.7") for _ in range(3)] == [True] * 3
    assert [limits.take(kept, "192.0.2.7") for _ in range(3)] == [True, False, False]


def test_what_a_rate_counts_by_another_name_has_no_network() -> None:
    limits, of_person = RateLimits(), Rate(1, 0, per="person")
    assert limits.take(of_person, "2001:db8:1:100::1")
    assert limits.take(of_person, "2001:db8:1:100::2")
    assert not limits.take(of_person, "2001:db8:1:100::2")
