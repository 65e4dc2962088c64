"""What is packed for a page is all that it loads: found without loading it."""

import ast
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))
import python_pack  # type: ignore[import-not-found]

BUILT_INTO_PYTHON = {*sys.builtin_module_names, "math", "unicodedata", "zlib", "binascii"}


def test_all_that_our_modules_import_of_the_standard_library_is_packed() -> None:
    needed = set()
    for path in python_pack.modules():
        for statement in python_pack._loaded(ast.parse(path.read_bytes()).body):
            if isinstance(statement, ast.Import):
                needed |= {alias.name.partition(".")[0] for alias in statement.names}
            elif isinstance(statement, ast.ImportFrom):
                needed.add((statement.module or "").partition(".")[0])
    assert needed - python_pack.USED - BUILT_INTO_PYTHON == {"tablee", "msgspec"}


def test_nothing_that_needs_a_compiler_or_a_database_is_packed() -> None:
    texts = [path.read_text("utf-8") for path in python_pack.modules()]
    heavy = ("from numba", "import numpy", "from sqlalchemy", "from starlette", "import uvicorn")
    assert [word for word in heavy if any(f"\n{word}" in text for text in texts)] == []
