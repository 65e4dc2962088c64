"""Replays, pages and reviews of finished matches, computed in worker processes and cached.

A finished match changes only when a person is deleted. The record itself is the key of the caches, and
without the name it is another record.
"""

from hashlib import sha256
from typing import NamedTuple

import msgspec
from markupsafe import Markup

from tablee.api.records import Worn
from tablee.api.replay import replay_json
from tablee.game.registry import has_part
from tablee.kernels.readiness import is_ready
from tablee.locales.words import words
from tablee.match.record import decode
from tablee.server.counters import Overload
from tablee.server.jobs.fair_queue import Tenant
from tablee.server.jobs.single_flight import SingleFlight
from tablee.server.jobs.workers import Retelling, Workers
from tablee.server.limits.numbers import REVIEWS
from tablee.server.records.match_page import Shared, description, headline, match_body, shared, story_of
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Finished


class Reviewed(NamedTuple):
    """A review as JSON, and the luck of each seat."""

    body: bytes
    luck: list[float]


class MatchPage(NamedTuple):
    """The page of a match in one language."""

    title: str
    description: str
    body: Markup


_PATIENCE_FOR_REVIEW = 60.0  # seconds
_REMEMBERED = 32 * 2**20  # bytes


class RecordJobs:
    """Replays, pages and reviews of finished matches. Every method may raise `Refused`."""

    def __init__(self, retelling: Retelling, overload: Overload) -> None:
        self._retelling = retelling
        self.workers = retelling.workers
        self._replays: SingleFlight[bytes | None] = SingleFlight(
            _REMEMBERED, lambda replay: 500 + len(replay or b"")
        )
        self._pages: SingleFlight[MatchPage] = SingleFlight(
            _REMEMBERED, lambda page: 500 + 2 * len(page.body)
        )
        self._previews: SingleFlight[bytes] = SingleFlight(_REMEMBERED, lambda preview: 500 + len(preview))
        self._reviews: SingleFlight[Reviewed] = SingleFlight(
            _REMEMBERED, lambda review: 500 + len(review.body)
        )
        self.reviewers = Workers("reviews", REVIEWS, niceness=15, overload=overload)

    async def replay(
        self, finished: Finished, worn: Worn, index: int, eyes: str, tenant: Tenant
    ) -> bytes | None:

        async def work_out() -> bytes | None:
            return await self._retelling.do(tenant, replay_json, finished.record, index, eyes, worn)

        return await self._replays.get((_digest(finished), worn, index, eyes), work_out)

    async def page(self, finished: Finished, worn: Worn, language: str, tenant: Tenant) -> MatchPage:
        record_id, at = finished.record_id, finished.at

        async def work_out() -> MatchPage:
            return await self._retelling.do(tenant, page_of, finished.record, worn, record_id, at, language)

        return await self._pages.get((_digest(finished), worn, record_id, language), work_out)

    async def preview(self, finished: Finished, worn: Worn, language: str, tenant: Tenant) -> bytes:
        """The preview picture, a PNG."""

        async def work_out() -> bytes:
            return await self._retelling.do(tenant, preview_of, finished.record, worn, language)

        return await self._previews.get((_digest(finished), worn, language), work_out)

    async def review(self, finished: Finished, tenant: Tenant) -> Reviewed:
        """Luck and skill. Refused for games without a review, and before it is compiled."""
        if not has_part(finished.game, "review"):
            raise REFUSALS.refused("no_review", finished.game)
        if not is_ready(finished.game, "review"):
            raise REFUSALS.refused("too_busy", "")

        async def work_out() -> Reviewed:
            self._retelling.spend(tenant)
            return await self.reviewers.do(tenant, _PATIENCE_FOR_REVIEW, review_of, finished.record)

        return await self._reviews.get(_digest(finished), work_out)

    def forget(self) -> None:
        """A person was deleted, whose name may be in any cached value."""
        self._replays.forget()
        self._pages.forget()
        self._previews.forget()
        self._reviews.forget()


def _digest(finished: Finished) -> bytes:
    return sha256(finished.record).digest()


def page_of(record: bytes, worn: Worn, record_id: str, at: int, language: str) -> MatchPage:
    """For a worker. Raises `RecordError`."""
    match = _shared(record, worn, language)
    return MatchPage(headline(match), description(match), match_body(match, record_id, at))


def review_of(record: bytes) -> Reviewed:
    """For a worker. Raises `RecordError`."""
    from tablee.review.match_review import review_match  # compiled code, which only a worker needs

    review = review_match(decode(record))
    return Reviewed(msgspec.json.encode(review), [player.luck for player in review.players])


def preview_of(record: bytes, worn: Worn, language: str) -> bytes:
    """For a worker. Raises `RecordError`."""
    from tablee.server.records.preview import preview  # Pillow, which only a worker needs

    return preview(_shared(record, worn, language))


def _shared(record: bytes, worn: Worn, language: str) -> Shared:
    match = decode(record)
    return shared(match, story_of(match), words(language), worn)
