import math

import pytest

from tablee.server.moderation.bans import Networks, network_of


def test_what_is_typed_means_a_network() -> None:
    typed = {
        "203.0.113.7": "203.0.113.7/32",
        " 203.0.113.7/24 ": "203.0.113.0/24",
        "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
        "2001:db8:1:2:3:4:5:6/48": "2001:db8:1::/48",
        "2001:db8::5/128": "2001:db8::5/128",
        "::ffff:203.0.113.7": "203.0.113.7/32",
        "::ffff:203.0.113.7/120": "203.0.113.0/24",
        "fe80::1%eth0": "fe80::1/128",
    }
    assert {each: network_of(each) for each in typed} == typed


def test_what_is_no_network_is_refused() -> None:
    for typed in ("", "here", "203.0.113", "203.0.113.0/33", "2001:db8::/200", "10.0.0.0/8/8"):
        with pytest.raises(ValueError):
            network_of(typed)


def test_an_address_is_in_every_network_around_it() -> None:
    networks = Networks({"203.0.113.0/24": 5.0, "203.0.0.0/16": 7.0, "2001:db8:1:2::/64": math.inf})
    assert networks.until("203.0.113.9") == 7.0
    assert networks.until("203.0.112.9") == 7.0
    assert networks.until("::ffff:203.0.113.9") == 7.0
    assert networks.until("203.1.0.0") == 0.0
    assert networks.until("2001:db8:1:2:ffff::1") == math.inf
    assert networks.until("2001:db8:1:3::1") == 0.0
    assert networks.until("") == networks.until("testclient") == 0.0
