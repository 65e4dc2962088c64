"""Finished matches told again, move by move: in a process beside the tables, and only once.

A match that is over does not change, except that somebody may wish to be forgotten. So what was told is
remembered by the record itself: without a name, it is another one.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

from tablee.match.record import decode
from tablee.server.http.markup import Markup
from tablee.server.http.match_page import chapters, headline, match_body
from tablee.server.http.replay import replay_json
from tablee.server.net.limits import Addresses
from tablee.server.refusals import REFUSALS
from tablee.server.shortages import Shortages
from tablee.server.store.contract import Finished
from tablee.server.work.answers import Answers
from tablee.server.work.fair_queue import Whose
from tablee.server.work.workers import Bounds, NotDone, TookTooLong, Workers

_Told = TypeVar("_Told")

# A long match takes a tenth of a second.
_BOUNDS = Bounds(deadline=10.0, in_all=64, an_address=16, a_person=8)
_PATIENCE = 10.0  # seconds
_REMEMBERED = 32 * 2**20  # bytes


class Retelling:
    """Replays and pages of finished matches. Refused for who asks too often, and while too many ask."""

    def __init__(self, limited: bool = True, shortages: Shortages | None = None) -> None:
        """`limited`: whether an address may have only so many made; what is remembered costs nothing."""
        often = 1.0 if limited else float("inf")
        self._often = Addresses(30 * often, 1.0)
        self._replays: Answers[bytes | None] = Answers(_REMEMBERED, lambda replay: 500 + len(replay or b""))
        self._pages: Answers[tuple[str, Markup]] = Answers(_REMEMBERED, lambda page: 500 + 2 * len(page[1]))
        self.workers = Workers("retelling", _BOUNDS, niceness=10, shortages=shortages)

    async def replay(self, finished: Finished, index: int, eyes: str, whose: Whose) -> bytes | None:
        """See `replay_of`; as JSON."""

        async def work_out() -> bytes | None:
            return await self._do(whose, replay_json, finished.record, index, eyes)

        return await self._replays.get((_digest(finished), index, eyes), work_out)

    async def page(self, finished: Finished, whose: Whose) -> tuple[str, Markup]:
        """Its title and its body."""

        async def work_out() -> tuple[str, Markup]:
            return await self._do(whose, page_of, finished.record, finished.record_id, finished.at)

        return await self._pages.get((_digest(finished), finished.record_id), work_out)

    async def _do(self, whose: Whose, work: Callable[..., _Told], *arguments: object) -> _Told:
        if not self._often.take(whose.address):
            raise REFUSALS.refused("slow_down", "")
        try:
            return await self.workers.do(whose, _PATIENCE, work, *arguments)
        except TookTooLong:
            raise REFUSALS.refused("took_too_long", "") from None
        except NotDone:
            raise REFUSALS.refused("too_busy", "") from None

    def forget(self) -> None:
        """Somebody wishes to be forgotten, and may stand in any of it."""
        self._replays.forget()
        self._pages.forget()

    def close(self) -> None:
        self.workers.close()


def _digest(finished: Finished) -> bytes:
    return sha256(finished.record).digest()


def page_of(record: bytes, record_id: str, at: int) -> tuple[str, Markup]:
    """For a worker. Raises `RecordError`."""
    match = decode(record)
    return headline(match), match_body(match, chapters(match), record_id, at)
