"""Where words arrive in tests: an HTTP server on this machine, a browser's keys, and a mail server."""

import base64
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.services import free_port

_PATIENCE = 60.0  # seconds


class Delivery(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class PostOffice:
    """An HTTP server that takes whatever it is sent, and answers with `first`, one by one, then `status`."""

    def __init__(self) -> None:
        self.deliveries: list[Delivery] = []
        self.status = 201
        self.first: list[int] = []
        office = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
                office.deliveries.append(Delivery(self.path, dict(self.headers), body))
                self.send_response(office.first.pop(0) if office.first else office.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> "PostOffice":
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait_for(self, count: int) -> list[Delivery]:
        wait_until(lambda: len(self.deliveries) >= count)
        return self.deliveries


class Browser:
    """The keys of a subscription: only who has them can read what a push service passes on."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def target(self, office: PostOffice) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        return {"kind": "push", "endpoint": f"{office.url}/push/abc", **keys}

    def text(self, delivery: Delivery) -> str:
        plain: bytes = http_ece.decrypt(
            delivery.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return plain.decode()

    def read(self, delivery: Delivery) -> Any:
        return json.loads(self.text(delivery))


class Mailbox:
    """What a mail server on this machine was given."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 (aiosmtpd's)
        content = envelope.content
        assert isinstance(content, bytes)
        self.raw.append(content)
        letter = BytesParser(policy=default).parsebytes(content)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[tuple[int, Mailbox]]:
    """Its port, and what arrives there."""
    mailbox = Mailbox()
    port = free_port()
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield port, mailbox
    finally:
        controller.stop()


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + _PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
