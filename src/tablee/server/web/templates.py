"""HTML from the templates beside each feature: all text is escaped, and there is no script or style in it."""

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.responses import Response


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("tablee.server", ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(template: str, **values: Any) -> Markup:
    """`template`: its path inside `tablee/server`, such as `records/match.html`."""
    return Markup(_environment().get_template(template).render(values))


def page(template: str, base: str, status: int = 200, language: str = "en", **values: Any) -> Response:
    """A whole page, from a template that extends `web/page.html` and gets `title`.

    Browsers ask again each time because names in it may have changed. `base`: what its links are relative
    to, as `base_of` says.
    """
    html = render(template, base=base, language=language, **values)
    return Response(html.encode(), status, {"Cache-Control": "no-cache"}, "text/html")
