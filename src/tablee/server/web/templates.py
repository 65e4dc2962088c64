"""HTML pages from templates. They contain no scripts and no styles."""

from typing import Any

from starlette.responses import Response

from tablee.pictures.templates import render


def page(template: str, base: str, status: int = 200, language: str = "en", **values: Any) -> Response:
    """A whole page, from a template that extends `page.html` and gets `title`.

    Browsers ask again each time because names in it may have changed. `base`: what its links are relative
    to, as `base_of` says.
    """
    html = render(f"server/{template}", base=base, language=language, **values)
    return Response(html.encode(), status, {"Cache-Control": "no-cache"}, "text/html")
