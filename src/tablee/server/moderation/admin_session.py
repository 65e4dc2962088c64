"""Who may use the page for the host: whoever has typed its token, for some hours, at this browser.

The cookie is a time, some random letters and a hash of both that only the token can make: all servers that
know the token know the cookie. None remembers it, but the log of what was done has those that were logged
out. Every form has such a hash too, which no other site can know. With another token all of them are worth
nothing.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from typing import Any

COOKIE = "tablee_admin"
SHORTEST = 16  # characters of a token
_HOURS = 8 * 3600
_LONGEST = 200  # characters of a cookie


def is_token(given: str, token: str) -> bool:
    return hmac.compare_digest(_hash("token", given), _hash("token", token))


def new_session(token: str) -> str:
    head = f"{int(time.time()) + _HOURS}.{secrets.token_urlsafe(12)}"
    return f"{head}.{_hash(f'session {head}', token)}"


def is_session(cookie: str, token: str) -> bool:
    head, _, given = cookie[:_LONGEST].rpartition(".")
    if not hmac.compare_digest(given.encode(), _hash(f"session {head}", token).encode()):
        return False
    return int(head.partition(".")[0]) > time.time()


def mark_of(session: str) -> str:
    """By which a session that was logged out is known."""
    return hashlib.sha256(session.encode()).hexdigest()


def form_key(session: str, token: str) -> str:
    """What a form of this session has to bring back."""
    return _hash(f"form {session}", token)


def is_form_key(given: str, session: str, token: str) -> bool:
    return hmac.compare_digest(given.encode(), form_key(session, token).encode())


def set_cookie(scope: Mapping[str, Any], session: str | None) -> str:
    """For `Set-Cookie`. Sent to this page alone, and never with a request that another site began."""
    end = "; Secure" if scope["scheme"] == "https" else ""
    age = 0 if session is None else _HOURS
    path = f"{scope.get('root_path', '')}/admin"
    return f"{COOKIE}={session or ''}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Strict{end}"


def _hash(what: str, token: str) -> str:
    return hmac.new(token.encode(), what.encode(), hashlib.sha256).hexdigest()
