"""Doctests in docstrings are shown as code: Markdown would take `>>>` for a quotation within quotations."""

import re
from textwrap import indent
from typing import Any

from griffe import Extension, Object

_DOCTEST = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)  # up to the next empty line


class Doctests(Extension):
    """Puts each of them under a heading that mkdocstrings knows."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = as_examples(obj.docstring.value)


def as_examples(docstring: str) -> str:
    return _DOCTEST.sub(lambda found: "Examples:\n" + indent(found[0], "    "), docstring)
