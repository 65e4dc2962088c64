"""In which encodings a client takes an answer."""

import re

from starlette.requests import Request

_NEVER = re.compile(r"q=0(\.0{0,3})?")


def accepts(request: Request, encoding: str) -> bool:
    """Whether the client lists this encoding, with a weight above 0."""
    for offer in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() == encoding:
            return _NEVER.fullmatch(weight.strip()) is None
    return False
