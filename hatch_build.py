"""The build hook: a package of Tablée has the browser client in it, also one that is installed with -e."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_WEB = Path(__file__).resolve().parent / "web"
sys.path.insert(0, str(_WEB))
import build as web  # noqa: E402


class WebHook(BuildHookInterface[Any]):
    """Builds web/ into the package, unless what is there is current."""

    def dependencies(self) -> list[str]:
        """What pip gets for the build: a Node, where the system has none and one is needed."""
        return [] if web.is_current() or web.find_node() else [web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not web.is_current():
            self.app.display_waiting("Building the browser client …")
            web.build()
