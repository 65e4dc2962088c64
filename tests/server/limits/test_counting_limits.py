from tablee.server.groups.api import may_count_anew
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.tournaments.api import may_join


def test_a_large_group_is_written_anew_seldom() -> None:
    limits = RateLimits()
    assert may_count_anew(limits, "192.0.2.1", "large", 20_000)
    assert not may_count_anew(limits, "192.0.2.2", "large", 20_000)
    assert may_count_anew(limits, "192.0.2.2", "small", 3)


def test_one_address_does_not_go_from_group_to_group() -> None:
    limits = RateLimits()
    allowed = [may_count_anew(limits, "192.0.2.1", f"group {number}", 20_000) for number in range(10)]
    assert allowed == [True] * 2 + [False] * 8


def test_one_network_does_not_fill_a_tournament() -> None:
    limits = RateLimits()
    for addresses in (["192.0.2.1"], [f"2001:db8:0:{number:x}::1" for number in range(64)]):
        joined = [may_join(limits, addresses[number % len(addresses)], "one", 64) for number in range(64)]
        assert sum(joined) == 32
    assert may_join(limits, "192.0.2.2", "one", 64)
    assert may_join(limits, "192.0.2.1", "another", 64)


def test_an_evening_of_claims_is_no_attack() -> None:
    limits = RateLimits()
    assert all(may_count_anew(limits, "192.0.2.1", "family", 50) for _ in range(80))
