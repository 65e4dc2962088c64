"""The browser client as files for any web space: nothing but a browser is needed to play with it."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from tablee.api.catalogue import plain_games
from tablee.server.web.security import PAGE_POLICY

_PAGE = "index.html"


class NotBuilt(Exception):
    """There is no client to copy."""


def write_site(out: Path, base: str | None = None) -> int:
    """Write all files into this folder, which is made if need be; returns their bytes.

    `base`: the path at which the site will be, such as /tablee/. Without it the site works at any path, but
    has no page for addresses that are not there. Raises `NotBuilt` and `OSError`.
    """
    root = files("tablee.server").joinpath("static/web")
    if not root.joinpath(_PAGE).is_file():
        raise NotBuilt
    written = {name: entry.read_bytes() for name, entry in _files(root) if not name.endswith((".gz", ".br"))}
    page = _serverless(written[_PAGE].decode())
    if base is not None:
        page = page.replace('<base href="./"', f'<base href="/{base.strip("/")}/"'.replace("//", "/"), 1)
        written["404.html"] = page.encode()
    written[_PAGE] = page.encode()
    written["api/games"] = msgspec.json.encode(plain_games())
    written[".nojekyll"] = b""  # GitHub Pages is to leave the files as they are
    for name, content in written.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sum(map(len, written.values()))


def _files(folder: Traversable, prefix: str = "") -> list[tuple[str, Traversable]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{prefix}{entry.name}/")
        else:
            found.append((f"{prefix}{entry.name}", entry))
    return found


def _serverless(page: str) -> str:
    """The page says that there is no server, and has the policy that a server would send with it."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
    marked = page.replace("<html ", "<html data-serverless ", 1)
    return marked.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
