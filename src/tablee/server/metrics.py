"""`/metrics` for Prometheus, made on request from counters that the parts of the server keep."""

import secrets
from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from itertools import accumulate

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import tablee
from tablee.server.counters import Times
from tablee.server.health_monitor import HealthMonitor
from tablee.server.jobs.workers import Retelling
from tablee.server.records.jobs import RecordJobs
from tablee.server.web.parts import Parts

_FORWARDED = ("x-forwarded-for", "forwarded", "via")


def metrics_route(token: str | None) -> Route:
    """403 for strangers: see `may_read`."""

    async def metrics(request: Request) -> Response:
        if not may_read(request, token):
            sentence = "The figures of this server are for those who run it.\n"
            return PlainTextResponse(sentence, status_code=403)
        return Response(figures(request.app.state.parts), media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", metrics)


def may_read(request: Request, token: str | None) -> bool:
    """With the token, if there is one. Without one, directly from this machine or a private network: a
    request
    through a proxy may come from anywhere.
    """
    if token is not None:
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        return scheme.lower() == "bearer" and secrets.compare_digest(given.strip().encode(), token.encode())
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return False
    return address.is_private  # which includes loopback


def figures(parts: Parts) -> bytes:
    """In the text format of Prometheus. The registry is new each time, so nothing is global."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Figures(parts))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


class _Figures(Collector):
    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    def collect(self) -> Iterable[Metric]:
        parts, tables = self._parts, self._parts.tables
        health, counters = parts.get(HealthMonitor), parts.counters
        awake = tables.live.values()
        people = set().union(*(live.presence.local for live in awake))
        info = GaugeMetricFamily("tablee_info", "The version that runs.", labels=["version"])
        info.add_metric([tablee.__version__], 1)
        yield info

        yield _now("lines", "WebSocket lines that are open.", parts.lines)
        yield _now("connections", "Connections of all kinds that are open.", len(parts.connections))
        yield _now("rooms", "Tables that are awake in this process.", len(awake))
        yield _now("people", "People who are at a table of this process.", len(people))
        yield _now("store_waiting", "What waits to be written.", parts.db.waiting)
        yield _now("store_answers", "1 if the database answers.", health.store_answers)
        yield _now("bus_connected", "1 if the bus is connected, or none is needed.", parts.bus.connected)

        yield CounterMetricFamily("tablee_entries", "Entries written to logs of tables.", tables.written)
        yield CounterMetricFamily("tablee_messages_received", "Messages from clients.", counters.received)
        yield CounterMetricFamily("tablee_messages_sent", "Messages to clients.", counters.sent)
        refusals = CounterMetricFamily("tablee_refusals", "What was refused, by code.", labels=["code"])
        for code, count in counters.refusals.items():
            refusals.add_metric([code], count)
        yield refusals

        overload = CounterMetricFamily(
            "tablee_shortages", "Who or what had to go for want of room, by kind.", labels=["kind"]
        )
        for kind, count in counters.overload.counts.items():
            overload.add_metric([kind], count)
        yield overload
        all_workers = (*parts.bots.all, parts.get(Retelling).workers, parts.get(RecordJobs).reviewers)
        waiting = GaugeMetricFamily("tablee_work_waiting", "What waits for workers.", labels=["workers"])
        work = CounterMetricFamily(
            "tablee_work",
            "What became of what workers were asked for: done, failed, too_busy, cut_off or died.",
            labels=["workers", "outcome"],
        )
        for workers in all_workers:
            waiting.add_metric([workers.name], workers.waiting)
            for outcome, count in workers.outcomes.items():
                work.add_metric([workers.name, outcome], count)
        yield waiting
        yield work

        yield _times("acknowledgement", "From a command to its acknowledgement.", counters.acknowledged)
        yield _times(
            "bot_thinking", "What a bot needs for a move, waiting its turn included.", parts.bots.times
        )
        yield _times("event_loop_lag", "How late the event loop wakes who sleeps.", health.lag)


def _now(name: str, what: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"tablee_{name}", what, value)


def _times(name: str, what: str, times: Times) -> HistogramMetricFamily:
    return HistogramMetricFamily(f"tablee_{name}_seconds", what, list(_buckets(times)), times.total)


def _buckets(times: Times) -> Iterator[tuple[str, float]]:
    """Cumulative counts, as Prometheus has them."""
    return zip((*map(str, times.steps), "+Inf"), accumulate(times.counts), strict=True)
