from pathlib import Path
from typing import Any

import pytest

from tablee.server.web.access import Visitors
from tablee.table.protocol import Settings
from tests.server.tables.test_live_tables import Inn, opened, until
from tests.server.tables.test_sleep import Browser

pytestmark = pytest.mark.slow

PEOPLE = 80  # more than one address may look for tables at once


class Limited(Browser):
    """From the one address, with its limits, and with a secret if they are known here."""

    def __init__(self, inn: Inn, visitors: Visitors, secret: str | None = None) -> None:
        self.secret = secret
        super().__init__(inn, visitors)

    def say(self, **message: object) -> None:
        super().say(**message, **({"secret": self.secret} if message["type"] == "hello" else {}))

    def refusals(self) -> list[Any]:
        return [message["code"] for message in self.said if message["type"] == "refusal"]


async def test_everybody_behind_one_address_comes_back_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        arrivals = [await inn.people.newcomer("en") for _ in range(PEOPLE)]
        live = await inn.tables.create(Settings(game="skyjo", players=2), arrivals[0].person.id)
        visitors = Visitors(inn.people)
        browsers = [Limited(inn, visitors, arrival.secret) for arrival in arrivals]
        for browser in browsers:
            browser.open(live.table.code)
        await until(lambda: all(browser.acknowledged("open") or browser.refusals() for browser in browsers))
        assert [browser.refusals() for browser in browsers if browser.refusals()] == []
        for browser in browsers:
            await browser.hang_up()


async def test_who_tries_codes_out_is_told_to_wait_and_pays_for_all_that_were_tried_at_once(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as inn:
        host = await inn.people.newcomer("en")
        live = await inn.tables.create(Settings(game="skyjo", players=2), host.person.id)
        visitors = Visitors(inn.people)
        browsers = [Limited(inn, visitors, host.secret) for _ in range(100)]
        await until(lambda: all(browser.line.endpoint.greeted for browser in browsers))
        for browser in browsers:
            browser.open("AAAAAA")
        await until(lambda: all(browser.refusals() for browser in browsers))
        browsers[0].open(live.table.code)
        await until(lambda: len(browsers[0].refusals()) == 2)
        assert browsers[0].refusals() == ["no_such_table", "slow_down"]
        for browser in browsers:
            await browser.hang_up()
