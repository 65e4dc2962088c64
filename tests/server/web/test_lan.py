from ipaddress import ip_address

import segno

from tablee.server.serve import own_addresses, qr_lines, web_address

_HALVES = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}  # 1 is dark: what is drawn is light


def modules(lines: list[str]) -> list[list[int]]:
    """What a camera sees of white blocks on black."""
    rows = []
    for line in lines:
        rows.append([_HALVES[block][0] for block in line])
        rows.append([_HALVES[block][1] for block in line])
    return rows


def test_the_drawing_is_the_code_with_the_margin_it_needs() -> None:
    address = "http://192.168.178.23:8000/"
    seen = modules(qr_lines(address))
    expected = [list(row) for row in segno.make_qr(address).matrix_iter(border=4)]
    assert seen[: len(expected)] == expected
    assert len(seen) - len(expected) <= 1  # half a line of nothing


def test_a_code_is_small_enough_for_a_terminal() -> None:
    lines = qr_lines("http://192.168.178.23:8000/")
    assert len(lines) <= 24
    assert len(lines[0]) <= 80


def test_own_addresses_can_be_reached_from_elsewhere() -> None:
    for address in map(ip_address, own_addresses()):
        assert not address.is_loopback
        assert not address.is_link_local


def test_addresses_of_either_kind_are_written_for_browsers() -> None:
    assert web_address("192.168.1.7", 8000) == "http://192.168.1.7:8000/"
    assert web_address("fd00::7", 8000) == "http://[fd00::7]:8000/"
