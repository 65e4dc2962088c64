"""HTML that cannot be written wrongly: all text is escaped, and there is neither script nor style in it."""

from collections.abc import Sequence
from html import escape

from starlette.responses import Response

_VOID = frozenset({"base", "br", "input", "link", "meta"})


class Markup(str):
    """Text that is HTML already: what `tag` makes, and drawings."""

    __slots__ = ()


def tag(name: str, /, *children: str, **attributes: str) -> Markup:
    """An element. Children that are not `Markup` are text; `class_` is the attribute `class`."""
    opening = name + "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items()
    )
    if name in _VOID:
        return Markup(f"<{opening}>")
    inner = "".join(child if isinstance(child, Markup) else escape(child) for child in children)
    return Markup(f"<{opening}>{inner}</{name}>")


def story(about: Sequence[str], top: Sequence[Markup], *rest: Markup) -> Markup:
    """A body whose top lies on the cloth, as the client's start page does. `about`: beside the way home."""
    brand = tag("a", "Tablée", href="./", class_="brand")
    header = tag("header", tag("div", tag("p", brand, *about), *top), class_="cloth")
    return tag("div", header, tag("main", *rest))


def page(
    title: str, body: Markup, base: str, status: int = 200, language: str = "en", about: Sequence[Markup] = ()
) -> Response:
    """A whole page for phones and desktops. Browsers ask again each time: names in it may have changed.

    `base`: what its links are relative to, as `base_of` says. `about`: more for its head.
    """
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("base", href=base),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{title} · Tablée"),
        tag("link", rel="icon", href="icon.svg", type="image/svg+xml"),
        tag("link", rel="stylesheet", href="static/page.css"),
        *about,
    )
    html = "<!doctype html>\n" + tag("html", head, tag("body", body), lang=language)
    return Response(html.encode(), status, {"Cache-Control": "no-cache"}, "text/html")
