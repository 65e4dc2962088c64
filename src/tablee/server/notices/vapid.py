"""The key by which push services know this server (RFC 8292): made by itself, kept in the database."""

import base64

from tablee.server.db.store import Store

_NAME = "vapid"


class VapidKey:
    """One for all processes of a server: subscriptions are bound to it."""

    def __init__(self, pem: bytes) -> None:
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_pem(pem)

    @property
    def public(self) -> str:
        """As a browser wants it for `applicationServerKey`."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def authorization(self, audience: str, site: str) -> str:
        """The header for a push service: who we are, for twelve hours."""
        contact = site if site.startswith("https://") else "mailto:tablee@localhost.localdomain"
        header: str = self._vapid.sign({"aud": audience, "sub": contact})["Authorization"]
        return header


async def vapid_key(store: Store) -> VapidKey:
    """The one that is kept, or a new one."""
    from py_vapid import Vapid02

    fresh = Vapid02()
    fresh.generate_keys()
    return VapidKey(await store.key(_NAME, fresh.private_pem()))
