"""A connection to Ray: to a cluster that exists, or to a Ray that is started here and ends with us.

Ray is kept quiet: nothing on the terminal, no dashboard, no statistics of use to anybody.
"""

import logging
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tablee.arena.cluster import Cluster, ClusterTrouble, first_line

LOCAL = "local"
_KNOCK_SECONDS = 5.0  # for an address to answer at all,
_HELLO_SECONDS = 15.0  # and to turn out to be a cluster
_STORE_BYTES = 128 * 2**20  # of shared memory for results under way,
_STORE_BYTES_EACH = 16 * 2**20  # and for each worker in addition
_LONGEST_FOLDER = 30  # characters, because systems limit the length of the names of Ray's sockets
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
_ALONE = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # despite its name: listen on the loopback address only
    "RAY_AUTH_MODE": "token",  # nobody else on this machine may send it work
}


@contextmanager
def cluster_at(address: str, workers: int | None) -> Iterator[Cluster]:
    """The cluster at this address; at `LOCAL`, one of this machine that ends when this does.

    Without a number of workers there are as many as cores. Raises `ClusterTrouble`.
    """
    if address == LOCAL:
        with _own_ray(workers or os.cpu_count() or 1) as cluster:
            yield cluster
        return
    with _environment(_QUIET):
        _knock(address)
        with _connected(workers, address=address) as cluster:
            yield cluster


@contextmanager
def _own_ray(workers: int) -> Iterator[Cluster]:
    short = len(tempfile.gettempdir()) <= _LONGEST_FOLDER
    with (
        tempfile.TemporaryDirectory(
            prefix="tablee-", dir=None if short else "/tmp", ignore_cleanup_errors=True
        ) as folder,
        _environment(_QUIET | _ALONE | {"RAY_AUTH_TOKEN": secrets.token_hex(32)}),
        _connected(
            workers,
            address="local",
            num_cpus=workers,
            include_dashboard=False,
            object_store_memory=_STORE_BYTES + workers * _STORE_BYTES_EACH,
            _temp_dir=folder,
        ) as cluster,
    ):
        yield cluster


@contextmanager
def _connected(workers: int | None, **settings: object) -> Iterator[Cluster]:
    import ray

    init: Any = ray.init
    try:
        try:
            with _uninterrupted():
                init(log_to_driver=False, logging_level=logging.CRITICAL, **settings)
        except Exception as error:  # plain ones too, as on a machine too busy to start Ray in half a minute
            raise ClusterTrouble("unreachable", first_line(error)) from None
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = int(resources.get("CPU", 0))
        if not cores:
            raise ClusterTrouble("unreachable", "there is a cluster, but it has no CPU to play on")
        cluster = Cluster(min(workers or cores, cores), cores)
        try:
            yield cluster
        finally:
            cluster.shutdown(wait=True, cancel_futures=True)
    finally:
        with _uninterrupted():
            ray.shutdown()


def _knock(address: str) -> None:
    """Whether there is a cluster, in a bounded time. Raises `ClusterTrouble`.

    Ray itself tries for minutes and cannot be interrupted meanwhile, so another process tries first.
    """
    if ":" in address:
        host, _, port = address.rpartition("://")[2].rpartition(":")
        try:
            socket.create_connection((host.strip("[]"), int(port)), _KNOCK_SECONDS).close()
        except (OSError, ValueError, OverflowError) as error:
            raise ClusterTrouble("unreachable", getattr(error, "strerror", None) or str(error)) from None
    knocking = [sys.executable, "-c", f"from {__name__} import hello; hello({address!r})"]
    try:
        done = subprocess.run(
            knocking,
            capture_output=True,
            text=True,
            timeout=_HELLO_SECONDS,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        why = "something answers, but no Ray that lets us in (does it want RAY_AUTH_MODE=token?)"
        raise ClusterTrouble("unreachable", why) from None
    if done.returncode:
        raise ClusterTrouble("unreachable", (done.stdout.splitlines() or [f"exit code {done.returncode}"])[0])


def hello(address: str) -> None:
    """Connect and let go again, in a process of its own: prints what is wrong, and ends with exit code 1."""
    try:
        with _connected(None, address=address):
            pass
    except ClusterTrouble as trouble:
        print(trouble.why)
        raise SystemExit(1) from None


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is over: Ray half started or half ended crashes, or leaves processes behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = []
    before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt


@contextmanager
def _environment(values: dict[str, str]) -> Iterator[None]:
    """Ray is told most things through the environment."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
