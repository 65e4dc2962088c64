import ast
import builtins
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src/tablee"
QUOTED = re.compile(r"(?<!`)`([A-Za-z_][\w.]*)(?:\([^`\n]*\))?`(?!`)")
ELSEWHERE = {  # names of things that are not in this package
    *("Host", "Location", "PushSubscription", "applicationServerKey", "class", "example.org"),
    "scripts.make_puzzles",
    *("gpu", "research"),  # extras of pip
    *("b4", "h0", "m0", "m1", "o", "r0"),  # keys and moves
    *("skipbo_v1", "skyjo_v1"),  # modules that `__getattr__` makes
    "uniform",  # a policy
}


class Names:
    """What the package defines, and in which module or class."""

    def __init__(self, trees: dict[Path, ast.Module]) -> None:
        self.all = {*dir(builtins), *sys.stdlib_module_names}
        self.inside: defaultdict[str, set[str]] = defaultdict(set)
        self.files = {path.name for path in SOURCES.rglob("*")}
        imports = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.Import)]
        self.packages = {alias.name.split(".")[0] for node in imports for alias in node.names} - {"tablee"}
        for folder in filter(Path.is_dir, (SOURCES, *SOURCES.rglob("*"))):
            self.inside[folder.parent.name].add(folder.name)
            self.all.add(folder.name)
        for path, tree in trees.items():
            module = path.parent.name if path.stem == "__init__" else path.stem
            self.inside[path.parent.name].add(path.stem)
            self.all.add(module)
            if path.stem == "__init__":  # names that `__getattr__` finds
                self.inside[module] |= used_in(tree)
                self.all |= used_in(tree)
            for node in ast.walk(tree):
                for name in defined_by(node):
                    self.all.add(name)
                    self.inside[module].add(name)
                    if isinstance(node, ast.ClassDef):
                        self.inside[name] |= {
                            inner for child in ast.walk(node) for inner in defined_by(child)
                        }

    def know(self, quoted: str, used: set[str], text: str) -> bool:
        if quoted in ELSEWHERE or quoted in self.files:
            return True
        if "." in quoted and re.search(rf"[^`\w]{re.escape(quoted)}\b", text):  # an attribute, used here
            return True
        *places, name = quoted.split(".")
        if places and places[0] in self.packages:
            return True
        if any(part not in self.all and part not in used for part in (*places, name)):
            return False
        return not places or places[-1] not in self.inside or name in self.inside[places[-1]]


def defined_by(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
            yield name
            yield re.sub("(?<!^)(?=[A-Z])", "_", name).lower()  # as messages and events are tagged
        case ast.arg(name) | ast.Name(name, ast.Store()) | ast.Attribute(_, name, ast.Store()):
            yield name
        case ast.alias(name, other):
            yield from (other or name).split(".")
        case ast.keyword(str(name)):
            yield name


def used_in(tree: ast.Module) -> set[str]:
    """Names that the file itself uses, or has in its strings."""
    found = set()
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Name(name) | ast.Attribute(_, name):
                found.add(name)
            case ast.Constant(str(text)) if id(node) not in prose:
                found.update(re.findall(r"\w+", text))
    return found


def prose_of(text: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Docstrings and comments, with their lines."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(ast.Constant(str(prose))):
                yield node.lineno, prose
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def test_every_name_in_back_quotes_exists() -> None:
    texts = {path: path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.py"))}
    trees = {path: ast.parse(text) for path, text in texts.items()}
    names = Names(trees)
    unknown = [
        f"{path.relative_to(SOURCES)}:{line + prose[: quoted.start()].count(chr(10))} {quoted[0]}"
        for path, text in texts.items()
        for used in [used_in(trees[path])]
        for line, prose in prose_of(text, trees[path])
        for quoted in QUOTED.finditer(prose)
        if not names.know(quoted[1], used, text)
    ]
    assert unknown == []
