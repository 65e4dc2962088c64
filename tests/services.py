"""PostgreSQL, NATS and nginx of one's own, on free loopback ports, to use and to break.

    with Postgres() as postgres:
        url = postgres.create_database()
        postgres.kill()   # the power fails
        postgres.start()  # and comes back: same port, same data

All live in a temporary directory. Whatever becomes of the tests, `SIGKILL` included, no process and no
directory of theirs outlives them: see `_WARDEN`.
"""

import itertools
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Self

import psutil
import psycopg
from psycopg import sql

# A shell beside each server, told on its standard input which process the server is. The input ends when
# the tests are done or dead. The shell then ends the server (by SIGQUIT, on which PostgreSQL also ends its
# children and gives its shared memory back; SIGCONT in case a test has halted it) and removes the
# directory, again while something is still being written there.
# PR_SET_PDEATHSIG would do less: it leaves the directory, and fires when the *thread* that started the
# server ends.
_WARDEN = """
trap '' HUP INT TERM
while read -r line; do server=$line; done
if [ "$server" ]; then kill -s QUIT "$server"; kill -s CONT "$server"; fi
tries=0
until rm -rf "$1" || [ "$tries" = 100 ]; do tries=$((tries + 1)); sleep 0.1; done
"""

_PATIENCE = 60.0  # seconds to start or to stop; on a good day it takes a fraction of one


class ServiceFailed(Exception):
    """A server did not start or stop; the text ends with what it logged."""


class ProgramMissing(Exception):
    """A server is not installed on this machine."""


class Service(ABC):
    """One server process, between `__enter__` and `__exit__`: running, or stopped by the test."""

    name: ClassVar[str]
    output: ClassVar[str] = "log"  # the file for its standard output; standard error goes to "log"
    stop_signal: ClassVar[signal.Signals]

    def __init__(self) -> None:
        self.port = free_port()
        self.directory = Path()
        self.environment: dict[str, str] | None = None  # of its process; None: that of the tests
        self._warden: subprocess.Popen[str] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def _command(self) -> list[str | Path]:
        """What to run; it stays in the foreground and logs to its standard output or error."""

    @abstractmethod
    def _answers(self) -> bool:
        """Whether it serves clients by now."""

    def _account(self) -> pwd.struct_passwd | None:
        """The user to run as; `None` is whoever runs the tests."""
        return None

    def __enter__(self) -> Self:
        self.directory = Path(tempfile.mkdtemp(prefix=f"tablee-{self.name}-"))
        self._warden = subprocess.Popen(
            ["sh", "-c", _WARDEN, "warden", self.directory],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            text=True,
        )
        try:
            if account := self._account():
                os.chown(self.directory, account.pw_uid, account.pw_gid)
            self.start()
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop()
        finally:
            self._close()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None, f"{self.name} is stopped"
        return self._process.pid

    def start(self) -> None:
        """Start it on its port with its data, and wait until it answers. Nothing to do when it runs.

        Raises:
            ServiceFailed: it ends at once or does not answer.
            ProgramMissing: it is not installed.
        """
        if self.running:
            return
        self._process = self._spawn(self._command())
        self._tell_warden(self._process.pid)
        deadline = time.monotonic() + _PATIENCE
        while True:
            answers = self._answers()
            if not self.running:  # whoever answers, it is another
                raise self._failure(f"ended with status {self._process.returncode} instead of starting")
            if answers:
                return
            if time.monotonic() > deadline:
                raise self._failure(f"does not answer on port {self.port} after {_PATIENCE:.0f} s")
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop it in good order, without waiting for its clients."""
        if self._process is None:
            return
        self._process.send_signal(self.stop_signal)
        self._process.send_signal(signal.SIGCONT)
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            raise self._failure(f"does not stop within {_PATIENCE:.0f} s") from None
        self._forget()

    def kill(self) -> None:
        """End it and its children by `SIGKILL`: no word to its clients, nothing tidied up."""
        if self._process is None:
            return
        family: list[psutil.Process] = []
        if self.running:
            server = psutil.Process(self._process.pid)
            server.suspend()  # so that it has no children born meanwhile
            family = [server, *server.children(recursive=True)]
        for process in family:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        self._process.wait()
        deadline = time.monotonic() + _PATIENCE
        while any(is_alive(process.pid) for process in family):
            if time.monotonic() > deadline:
                raise self._failure("has children that survive SIGKILL")
            time.sleep(0.001)
        self._forget()

    def log(self) -> str:
        """What the server has said since the beginning."""
        return (self.directory / "log").read_text(errors="replace")

    def _spawn(self, command: list[str | Path]) -> subprocess.Popen[bytes]:
        account = self._account()
        with (self.directory / self.output).open("ab") as output, (self.directory / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=log,
                cwd=self.directory,
                env=self.environment,
                start_new_session=True,  # Ctrl-C in a terminal is for the tests alone
                user=account.pw_uid if account else None,
                group=account.pw_gid if account else None,
                extra_groups=[] if account else None,
            )

    def _failure(self, what: str) -> ServiceFailed:
        tail = "\n".join(self.log().splitlines()[-20:])
        return ServiceFailed(f"{self.name} {what}. The end of its log:\n{tail}")

    def _forget(self) -> None:
        self._process = None
        self._tell_warden("")

    def _tell_warden(self, server: int | str) -> None:
        assert self._warden is not None, f"{self.name} is used outside of its `with`"
        assert self._warden.stdin is not None
        print(server, file=self._warden.stdin, flush=True)

    def _close(self) -> None:
        if self._process is not None:  # it has not started, or not stopped
            self.kill()
        if self._warden is not None:
            self._warden.communicate()
            self._warden = None


class Postgres(Service):
    """PostgreSQL as it is in service: a commit is on disk when the client hears of it."""

    name = "postgres"
    stop_signal = signal.SIGINT  # "fast": open transactions are rolled back, clients sent away

    def __init__(self) -> None:
        super().__init__()
        self.programs = _postgres_programs()
        self._numbers = itertools.count(1)

    def start(self) -> None:
        if not (self.directory / "data").exists():
            self._make_cluster()
        super().start()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def create_database(self, like: str = "template1") -> str:
        """The URL of a new database: empty, or a copy of the one of this name, which nobody may be using."""
        name = f"test_{next(self._numbers)}"
        create = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
        self._execute(create.format(sql.Identifier(name), sql.Identifier(like)))
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """Remove what `create_database` has made; whoever is still connected is sent away."""
        name = url.rpartition("/")[2]
        self._execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def _execute(self, statement: sql.Composed) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def _account(self) -> pwd.struct_passwd | None:
        if os.geteuid() != 0:
            return None
        try:
            return pwd.getpwnam("postgres")  # it refuses to run as root
        except KeyError:
            raise ProgramMissing("There is no user `postgres`. ./check installs PostgreSQL.") from None

    def _forget(self) -> None:
        super()._forget()
        # Killed, it leaves one segment of shared memory, whose number ends line 7 of its lock file.
        with suppress(FileNotFoundError, IndexError):
            segment = (self.directory / "data" / "postmaster.pid").read_text().splitlines()[6].split()[1]
            subprocess.run(["ipcrm", "-m", segment], check=False, capture_output=True)

    def _make_cluster(self) -> None:
        options = ["--auth=trust", "--username=postgres", "-E", "UTF8", "--locale=C", "--no-sync"]
        initdb = self._spawn([self.programs / "initdb", *options, "-D", self.directory / "data"])
        self._tell_warden(initdb.pid)
        status = initdb.wait()
        self._tell_warden("")
        if status != 0:
            raise self._failure(f"initdb ended with status {status}")

    def _command(self) -> list[str | Path]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.directory,
            "fsync": "on",
            "synchronous_commit": "on",
            "dynamic_shared_memory_type": "mmap",  # files in the data directory, to go with it
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        return [self.programs / "postgres", "-D", self.directory / "data", *options]

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


class Nats(Service):
    """NATS without JetStream: what was published before a subscription, or a restart, is gone."""

    name = "nats"
    stop_signal = signal.SIGTERM

    def __init__(self) -> None:
        super().__init__()
        self._program = _server_program("nats-server", "NATS")

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def _command(self) -> list[str | Path]:
        return [self._program, "--addr", "127.0.0.1", "--port", str(self.port)]

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
                return connection.recv(5) == b"INFO "
        except OSError:
            return False


_NGINX = """
daemon off;
master_process off;
error_log stderr;
pid nginx.pid;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {upstreams}
    server {{
        listen 127.0.0.1:{port}{tls};
        {locations}
    }}
}}
"""


class Nginx(Service):
    """A reverse proxy with these locations, and nothing else.

    `upstreams`: settings beside its server. `certificate`: it speaks TLS with this and the key next to it.
    """

    name = "nginx"
    stop_signal = signal.SIGTERM

    def __init__(self, locations: str = "", upstreams: str = "", certificate: Path | None = None) -> None:
        super().__init__()
        self._program = _server_program("nginx", "nginx")
        self._locations = locations
        self._upstreams = upstreams
        self._tls = ""
        if certificate is not None:
            key = certificate.with_suffix(".key")
            self._tls = f" ssl;\n        ssl_certificate {certificate};\n        ssl_certificate_key {key}"

    @property
    def url(self) -> str:
        return f"{'https' if self._tls else 'http'}://127.0.0.1:{self.port}"

    def _command(self) -> list[str | Path]:
        settings = self.directory / "nginx.conf"
        settings.write_text(
            _NGINX.format(port=self.port, tls=self._tls, upstreams=self._upstreams, locations=self._locations)
        )
        return [self._program, "-e", "stderr", "-p", self.directory, "-c", settings]

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=5).close()
        except OSError:
            return False
        return True


def free_port() -> int:
    """A loopback port that nobody listens on.

    It lies below those that Linux gives to outgoing connections: they could take it while the server is
    stopped, and a client that tries again and again to reach it could end up connected to itself.
    """
    while True:
        port = random.SystemRandom().randrange(10_000, 32_768)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def is_alive(pid: int) -> bool:
    """Whether this process runs; one that is dead and not yet buried does not."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


# set_up_services in scripts/setup.sh looks in the same places.
_DEBIAN_POSTGRES = Path("/usr/lib/postgresql")
_DEBIAN_SERVERS = "/usr/sbin"


def _postgres_programs() -> Path:
    for directory in _postgres_directories():
        if all(os.access(directory / program, os.X_OK) for program in ("initdb", "postgres")):
            return directory.absolute()
    raise ProgramMissing("PostgreSQL is not installed. ./check installs it.")


def _postgres_directories() -> Iterator[Path]:
    yield from map(Path, os.get_exec_path())
    versions = _DEBIAN_POSTGRES.glob("[0-9]*/bin")
    yield from sorted(versions, key=lambda path: float(path.parent.name), reverse=True)


def _server_program(program: str, name: str) -> Path:
    found = shutil.which(program) or shutil.which(program, path=_DEBIAN_SERVERS)
    if found is None:
        raise ProgramMissing(f"{name} is not installed. ./check installs it.")
    return Path(found).absolute()
