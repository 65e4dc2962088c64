"""HTML from the templates beside each feature: all text is escaped."""

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("tablee", ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["text"] = lambda words: words.replace(" %", "\N{NO-BREAK SPACE}%")
    return environment


def render(template: str, **values: Any) -> Markup:
    """`template`: its path inside `tablee`, such as `server/records/match.html`."""
    return Markup(_environment().get_template(template).render(values))
