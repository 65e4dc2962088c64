from pathlib import Path

import pytest

from tests.docs import pages
from tests.docs.pages import blocks, commands, output_below, shows

PAGE = """Prose with `tablee play`, which is no command.

    tablee serve                # for this machine
    tablee play                 choose everything
    ./play skyjo

    a tree of files

```console
$ tablee verify x.json
all is well
$ tablee help
```

```sh
curl http://127.0.0.1:8000/api/me \\
  -d '{}'
```

```
ExecStart=/opt/bin/tablee serve
```

```python
print(1)
```

```text
1
```
"""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    path = tmp_path / "page.md"
    path.write_text(PAGE, "utf-8")
    return path


def test_commands_are_found_with_their_lines_and_output(page: Path) -> None:
    assert [(found.line, found.text, found.output) for found in commands(page)] == [
        (3, "tablee serve", None),
        (4, "tablee play", None),
        (5, "./play skyjo", None),
        (10, "tablee verify x.json", "all is well\n"),
        (12, "tablee help", None),
        (15, "curl http://127.0.0.1:8000/api/me -d '{}'", None),
    ]


def test_the_output_of_a_program_stands_right_below_it(page: Path) -> None:
    by_language = {block.language: block for block in blocks(page)}
    assert output_below(by_language["python"]) == "1\n"
    assert output_below(by_language["sh"]) is None


def test_shown_is_what_was_said_but_for_the_dots() -> None:
    for shown, real, expected in [
        ("a\nb\n", "a  \nb", True),
        ("a\n", "a\nb\n", False),
        ("a\nc\n", "a\nb\n", False),
        ("took … seconds\n", "took 3 seconds\n", True),
        ("took … seconds\n", "took 3\n seconds\n", False),
        ("…\nb\n…\n", "a\na\nb\nc\n", True),
        ("…\nb\n", "b\n", True),
        ("…\nb\n", "a\nc\n", False),
        ("a.c\n", "abc\n", False),
    ]:
        assert shows(shown, real) is expected
