"""Letters: to whom they may go, and how often strangers can have one sent."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.server.notices.channels import Mail, Wish, is_mail_address
from tablee.server.notices.messages import Message
from tablee.server.notices.senders import Gone, MailServer, Senders
from tests.server.notices.post_office import mail_server

STORE: Any = SimpleNamespace()
ENCODED = "=?utf-8?q?=76ictim?=@example.com"  # mail programs read victim@example.com


def test_an_address_is_no_encoded_word() -> None:
    assert is_mail_address("victim@example.com")
    assert not is_mail_address(ENCODED)
    assert not is_mail_address("=?utf-8?q?a=0D=0Ab?=@example.com")


def test_nobody_writes_to_an_encoded_word_that_was_stored_before() -> None:
    senders = Senders(STORE, MailServer("127.0.0.1", 1, False, None, None, "tablee@example.org"), False)
    with pytest.raises(Gone):
        asyncio.run(senders.write(ENCODED, Message("t", "t", "/", "t"), "http://x", "http://x/stop"))


def test_strangers_cannot_have_many_mailboxes_asked() -> None:
    senders = Senders(STORE, None, False)
    asked = [senders.may_ask(f"person{number}@example.com") for number in range(150)]
    assert sum(asked) == 100


def test_the_header_to_unsubscribe_with_one_click_is_one_line() -> None:
    site = "https://tablee.a-family-with-a-long-name.example.org/games/at/home"
    with mail_server() as (port, mailbox):
        senders = Senders(
            STORE, MailServer("127.0.0.1", port, False, None, None, "tablee@example.org"), False
        )
        wish = Wish(Mail("ann@example.org"), site, "channel." + "x" * 32)
        asyncio.run(senders.send(wish, Message("It is your turn", "Skyjo with Bob", "/t/abc", "tag")))
    assert f"List-Unsubscribe: <{site}/stop/{wish.stop}>".encode() in mailbox.raw[0].splitlines()
