import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.game.contract import Refused
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.notices.api import may_ask
from tablee.server.notices.channels import Mail, Wish, is_mail_address, mailbox, new_wish
from tablee.server.notices.senders import Gone, MailServer, Message, Senders
from tests.server.notices.post_office import mail_server

STORE: Any = SimpleNamespace()
HERE = "192.0.2.1"
ENCODED = "=?utf-8?q?=76ictim?=@example.com"  # mail programs read victim@example.com


def test_an_address_is_no_encoded_word() -> None:
    assert is_mail_address("victim@example.com")
    assert not is_mail_address(ENCODED)
    assert not is_mail_address("=?utf-8?q?a=0D=0Ab?=@example.com")


@pytest.mark.parametrize(
    "others",
    [
        pytest.param([f"Victim+{number}@Example.com" for number in range(30)], id="tags"),
        pytest.param(["v.ictim@example.com", "vi.c.tim@EXAMPLE.com", "victim@example.com."], id="dots"),
        pytest.param(["victim@exa\u034fmple.com", "victim@ex\ufe0fample.com"], id="marks that nobody sees"),
        pytest.param(
            ["victim@\uff45xample.com", "\uff56ictim@example.com", "victim@example\u3002com"], id="wide"
        ),
        pytest.param(["victim%example.com@relay.example", "example.com!victim@relay.example"], id="routes"),
        pytest.param(['"victim"@example.com', "victim(c)@example.com", "(c)victim@example.com"], id="quotes"),
        pytest.param(
            ["=?utf-8?b?dmljdGlt?=@example.com", "=?us-ascii*en?q?victim?=@example.com"], id="words"
        ),
    ],
)
def test_one_mailbox_is_asked_three_times_however_its_address_is_spelled(others: list[str]) -> None:
    limits, asked = RateLimits(), 0
    for number, address in enumerate(["victim@example.com"] * 3 + others):
        try:
            new_wish("channel", Mail(address), "http://x")
        except Refused:
            continue
        asked += may_ask(limits, address, f"10.{number}.0.1")
    assert asked == 3
    assert mailbox("ann@googlemail.com") == mailbox("ann@gmail.com")
    new_wish("channel", Mail("jörg.o'neill+games@bücher.example"), "http://x")


def test_nobody_writes_to_an_encoded_word_that_was_stored_before() -> None:
    senders = Senders(STORE, MailServer("127.0.0.1", 1, False, None, None, "tablee@example.org"), False)
    with pytest.raises(Gone):
        asyncio.run(senders.write(ENCODED, Message("t", "t", "/", "t"), "http://x", "http://x/stop"))


def test_strangers_cannot_have_many_mailboxes_asked() -> None:
    limits = RateLimits()
    asked = [may_ask(limits, f"person{number}@example.com", f"10.{number}.0.1") for number in range(150)]
    assert sum(asked) == 100


def test_one_stranger_leaves_letters_for_everybody_else() -> None:
    limits = RateLimits()
    asked = [may_ask(limits, f"person{number}@example.com", HERE) for number in range(150)]
    assert sum(asked) == 10
    assert may_ask(limits, "ann@example.com", "192.0.2.7")


def test_the_header_to_unsubscribe_with_one_click_is_one_line() -> None:
    site = "https://tablee.a-family-with-a-long-name.example.org/games/at/home"
    with mail_server() as (port, mailbox):
        senders = Senders(
            STORE, MailServer("127.0.0.1", port, False, None, None, "tablee@example.org"), False
        )
        wish = Wish(Mail("ann@example.org"), site, "channel." + "x" * 32)
        asyncio.run(senders.send(wish, Message("It is your turn", "Skyjo with Bob", "/t/abc", "tag")))
    assert f"List-Unsubscribe: <{site}/stop/{wish.stop}>".encode() in mailbox.raw[0].splitlines()
