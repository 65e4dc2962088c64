"""Tokens of programs. A token says which table it belongs to; that table's log knows its hash."""

import hashlib
import re
import secrets

_TOKEN = re.compile(r"([0-9a-f]{20})\.[A-Za-z0-9_-]{43}", re.ASCII)  # a table's id, and 32 bytes in base64


def new_token(table_id: str) -> str:
    """Whoever knows it may play the seat that it is given for, and nothing else."""
    return f"{table_id}.{secrets.token_urlsafe(32)}"


def hash_of(token: str) -> str:
    """Tokens are random: nobody can try them all, so the hash need not be slow."""
    return hashlib.sha256(token.encode()).hexdigest()


def table_of(token: str) -> str | None:
    """The table that a token is for; None if it cannot be one."""
    found = _TOKEN.fullmatch(token)
    return None if found is None else found[1]
