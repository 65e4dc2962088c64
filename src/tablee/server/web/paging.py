"""Lists page by page: the header `Link` of an answer says where the next page is, if there is one."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlencode

from starlette.responses import Response

from tablee.api.types import Page
from tablee.server.db.paging import BEGINNING, Place
from tablee.server.web.operation import Context, answer

_Row = TypeVar("_Row")


async def answer_page(
    context: Context,
    which: Page,
    read: Callable[[int, Place], Awaitable[list[_Row]]],
    place_of: Callable[[_Row], Place],
    listed: Callable[[_Row], Any],
    shown: Callable[[_Row], bool] = lambda row: True,
) -> Response:
    """`read` is given how many rows, and after which place. One more than asked for says that it goes on.

    Rows that are not `shown` are left out: then a page is shorter.
    """
    rows = await read(which.limit + 1, _place(which.after) if which.after else BEGINNING)
    response = answer([listed(row) for row in rows[: which.limit] if shown(row)])
    if len(rows) > which.limit:
        place = place_of(rows[which.limit - 1])
        query = urlencode({**context.request.query_params, "after": f"{place.at}-{place.id}"})
        # Without a path: the same one, whatever stands before it at a proxy.
        response.headers["Link"] = f'<?{query}>; rel="next"'
    return response


def _place(after: str) -> Place:
    at, _, key = after.partition("-")
    return Place(int(at), key)
