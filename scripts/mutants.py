"""Change the rules one place at a time, and see whether the tests notice.

    python scripts/mutants.py map MAP.json        # which test runs which line: minutes
    python scripts/mutants.py sample SAMPLE.json  # which changes ("mutants") are tried
    python scripts/mutants.py run SAMPLE.json MAP.json RESULTS.jsonl
    python scripts/mutants.py run SAMPLE.json MAP.json RESULTS.jsonl --effort usual --budget 120
    python scripts/mutants.py table RESULTS.jsonl
    python scripts/mutants.py compare BEFORE.jsonl AFTER.jsonl

`map` needs `coverage`. A mutant lives in a forked process, whose loader gives it the changed source. So no
file is touched, and programs that tests start run unchanged. `run` goes on where its results stop. It tries
again those that hung, as they may on a crowded machine, and with other effort or a larger budget those that
survived. After a change of tests, make the map anew and keep the sample.
"""

import argparse
import ast
import importlib.machinery
import json
import os
import random
import shutil
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import CodeType
from typing import Any

import hypothesis
import pytest

ROOT = Path(__file__).resolve().parents[1]
ROOMS = {  # what is changed
    "views": "games/*/rules/view.py table/broadcast.py table/story.py",
    "skipbo": "games/skipbo/rules/*.py",
    "skyjo": "games/skyjo/rules/*.py",
    "match": "match/*.py",
    "log": "table/*.py",
}
LEFT_OUT = {"drawing", "painting", "svg"}  # pictures
TESTS = [  # one list per process
    "games match golden lockstep review paper test_ledger.py test_game_blindness.py",
    "properties compatibility bots table server",
]
SERVERS = {"postgres", "postgres_url", "nats", "nats_url"}  # fixtures that start a program
HEAVY = (
    "hypothesis numpy numba sqlalchemy msgspec starlette.applications httpx websockets rich PIL.Image babel"
)
HANG = 120  # seconds without a sign of life
Mutant = dict[str, Any]
Result = dict[str, Any]


# Processes


def start(job: Callable[[], object], answer: Path) -> int:
    """Run a job in a fork, which leaves its answer as JSON and its output beside it."""
    answer.unlink(missing_ok=True)
    if pid := os.fork():
        return pid
    try:
        os.setsid()
        output = os.open(answer.with_suffix(".log"), os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o644)
        os.dup2(output, 1)
        os.dup2(output, 2)
        answer.write_text(json.dumps(job()), "utf-8")
    except BaseException as error:
        os.write(2, repr(error).encode())
    finally:
        os._exit(0)


def run_all(
    jobs: Iterable[tuple[Any, Callable[[], object]]], folder: Path, at_once: int
) -> Iterator[tuple[Any, Any, float, float]]:
    """Yield key, answer (None: it has hung or died), seconds and processor seconds of each job."""
    waiting = iter(jobs)
    running: dict[int, tuple[Any, float]] = {}
    folder.mkdir(parents=True, exist_ok=True)
    try:
        while True:
            while len(running) < at_once and (job := next(waiting, None)):
                running[start(job[1], folder / f"{job[0]}.json")] = (job[0], time.monotonic())
            if not running:
                return
            for pid, (key, began) in list(running.items()):
                done, _, usage = os.wait4(pid, os.WNOHANG)
                seconds = time.monotonic() - began
                answer = folder / f"{key}.json"
                if done or min(seconds, _silence(answer.with_suffix(".log"))) > HANG:
                    _end(pid)
                    if not done:
                        _, _, usage = os.wait4(pid, 0)
                    del running[pid]
                    found = json.loads(answer.read_text("utf-8")) if answer.exists() else None
                    yield key, found, seconds, usage.ru_utime + usage.ru_stime
            time.sleep(0.02)
    finally:
        for pid in running:
            _end(pid)


def _silence(output: Path) -> float:
    """Seconds since something was printed: pytest prints each test's end."""
    return time.time() - output.stat().st_mtime if output.exists() else 0


def _end(group: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def run_pytest(arguments: list[str], plugin: object) -> int:
    usual = ["-qpno:cacheprovider", "-mnot slow", "-Wignore::pytest.PytestAssertRewriteWarning"]
    return int(pytest.main([*usual, *arguments], plugins=[plugin]))


# Which test runs which line


class Tracer:
    """Notes the lines that each test runs.

    What the import of a test module runs, or a fixture that is made once, counts for all its tests.
    """

    def __init__(self) -> None:
        import coverage

        globs = [f"*/src/tablee/{glob}" for room in ROOMS.values() for glob in room.split()]
        self.coverage = coverage.Coverage(data_file=None, config_file=False, include=globs)
        self.tests: dict[str, tuple[float, bool]] = {}
        self.coverage.start()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if not SERVERS & set(item.fixturenames)]

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: Any) -> Any:
        self.coverage.switch_context(_module(collector.nodeid))
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Any:
        self.coverage.switch_context(item.nodeid)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any, request: Any) -> Any:
        item = request._pyfuncitem.nodeid
        self.coverage.switch_context(item if fixturedef.scope == "function" else _module(item))
        try:
            return (yield)
        finally:
            self.coverage.switch_context(item)

    def pytest_runtest_logreport(self, report: Any) -> None:
        seconds, passed = self.tests.get(report.nodeid, (0.0, True))
        self.tests[report.nodeid] = (seconds + report.duration, passed and report.passed)

    def answer(self) -> dict[str, Any]:
        self.coverage.stop()
        data = self.coverage.get_data()
        files = {str(Path(file).relative_to(ROOT)): file for file in data.measured_files()}
        return {
            "tests": self.tests,
            "lines": {name: data.contexts_by_lineno(file) for name, file in files.items()},
        }


def _module(test: str) -> str:
    return test.split("::")[0]


def trace(tests: str, effort: str) -> dict[str, Any]:
    tracer = Tracer()
    run_pytest([*(f"tests/{name}" for name in tests.split()), "--effort", effort], tracer)
    return tracer.answer()


def make_map(path: Path, effort: str) -> None:
    jobs = [(number, partial(trace, tests, effort)) for number, tests in enumerate(TESTS)]
    found: dict[str, Any] = {"tests": {}, "lines": defaultdict(dict)}
    for number, answer, seconds, processor in run_all(jobs, path.with_suffix(""), len(TESTS)):
        times = f"{seconds:.0f} s, {processor:.0f} s of a processor"
        failed = [test for test, (_, passed) in answer["tests"].items() if not passed]
        print(f"{TESTS[number]}: {len(answer['tests'])} tests, {times}, failed: {failed}")
        found["tests"] |= answer["tests"]
        for file, lines in answer["lines"].items():
            for line, contexts in lines.items():
                found["lines"][file].setdefault(line, []).extend(filter(None, contexts))
    path.write_text(json.dumps(found), "utf-8")


# Mutants

_COMPARE = "Lt <= >=, LtE < >, Gt >= <=, GtE > <, Eq !=, NotEq ==, In not_in, NotIn in, Is is_not, IsNot is"
COMPARISONS = {name: others for name, *others in map(str.split, _COMPARE.split(", "))}
_ARITHMETIC = "Add -, Sub +, Mult +, FloorDiv *, Mod //, LShift >>, RShift <<, BitAnd |, BitOr &"
ARITHMETIC = dict(pair.split() for pair in _ARITHMETIC.split(", "))
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
Change = tuple[ast.expr | ast.stmt, str, str]  # what is replaced, the operator's name, what comes instead


def changes(node: ast.AST) -> Iterator[Change]:
    """All that can be changed at one place."""
    text = ast.unparse
    match node:
        case ast.Compare(left, [operator], [right]):
            for other in COMPARISONS[type(operator).__name__]:
                yield node, "compare", f"{text(left)} {other.replace('_', ' ')} {text(right)}"
        case ast.BoolOp(operator, values):
            same, other = (" and ", " or ") if isinstance(operator, ast.And) else (" or ", " and ")
            texts = [f"({text(value)})" for value in values]
            yield node, "and/or", other.join(texts)
            for at in range(len(texts)):
                yield node, "drop operand", same.join(texts[:at] + texts[at + 1 :])
        case ast.UnaryOp(ast.Not() | ast.USub(), value):
            yield node, "drop not", f"({text(value)})"
        case ast.BinOp(left, operator, right) if sign := ARITHMETIC.get(type(operator).__name__):
            if not _is_text_or_type(left) and not _is_text_or_type(right):
                yield node, "arithmetic", f"(({text(left)}) {sign} ({text(right)}))"
        case ast.AugAssign(target, operator, value) if sign := ARITHMETIC.get(type(operator).__name__):
            yield node, "arithmetic", f"{text(target)} {sign}= {text(value)}"
            yield node, "drop statement", "pass"
        case ast.Constant(bool() as value):
            yield node, "constant", str(not value)
        case ast.Constant(int() as value):
            yield node, "constant", str(value + 1 if value < 1000 else value * 2)
            yield node, "constant", f"({value - 1 if value < 1000 else value // 2})"
        case ast.Call(ast.Name(name) as called) if name in NAMES:
            yield called, "name", NAMES[name]
        case (
            ast.Expr(ast.Call())
            | ast.Assign([ast.Attribute() | ast.Subscript()])
            | ast.Delete()
            | ast.Raise()
        ):
            yield node, "drop statement", "pass"
        case ast.FunctionDef(returns=ast.expr() as kind) | ast.AsyncFunctionDef(returns=ast.expr() as kind):
            if "None" in text(kind):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value and not _is_none(inner.value):
                        yield inner, "return None", "return None"
        case ast.Break():
            yield node, "loop", "continue"
        case ast.Continue():
            yield node, "loop", "break"
        case ast.If(test) | ast.While(test) | ast.IfExp(test) | ast.match_case(_, ast.expr() as test):
            yield from _conditions(test)
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield from _conditions(test)


def _conditions(test: ast.expr) -> Iterator[Change]:
    if not isinstance(test, ast.Compare):  # these are negated as comparisons
        yield test, "negate", f"(not ({ast.unparse(test)}))"
    yield test, "always", "True"
    yield test, "never", "False"


def _is_text_or_type(node: ast.AST) -> bool:
    """Nothing to count with: a change would only fail at once."""
    if isinstance(node, ast.JoinedStr | ast.Tuple | ast.List) or _is_none(node):
        return True
    text = ast.unparse(node)
    return text[0] in "'\"" or (text[0].isupper() and not text.isupper())


def _is_none(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All that is carried out: no annotation, no decorator, nothing for type checkers or for debugging."""
    match tree:
        case ast.If(ast.Name("TYPE_CHECKING")) | ast.FunctionDef("__repr__") | ast.Assert() | ast.JoinedStr():
            return
        case ast.keyword("strict") | ast.Call(ast.Name("cast" | "assert_never" | "TypeVar" | "NewType")):
            return
        case ast.ClassDef(bases=[ast.Name("Protocol"), *_]):
            return
    yield tree
    skipped = ["annotation", "returns", "decorator_list", "type_params", "pattern"]
    if isinstance(tree, ast.ClassDef):
        skipped += ["bases", "keywords"]
    for field, value in ast.iter_fields(tree):
        if field not in skipped:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from nodes(child)


def mutants_of(path: Path, room: str) -> Iterator[list[Mutant]]:
    """Those of each place in a file."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    places: dict[tuple[int, int, int, int], dict[tuple[str, str], None]] = defaultdict(dict)
    for node in nodes(ast.parse(source)):
        for at, operator, text in changes(node):
            place = at.lineno, at.col_offset, at.end_lineno or at.lineno, at.end_col_offset or 0
            places[place][operator, text] = None
    for (line, column, end, end_column), found in places.items():
        head = len(lines[line - 1].encode()[:column].decode())
        tail = len(lines[end - 1].encode()[end_column:].decode())
        file = str(path.relative_to(ROOT))
        where = {"room": room, "file": file, "line": line, "column": head, "tail": tail}
        where["source"] = lines[line - 1 : end]
        yield [{**where, "operator": operator, "text": text} for operator, text in found]


def changed_source(mutant: Mutant, source: str) -> tuple[str, int] | None:
    """A file with the mutant in it, and its line there; None if what it changes is no longer there."""
    lines, old = source.splitlines(), mutant["source"]
    found = [at for at in range(len(lines)) if lines[at : at + len(old)] == old]
    if not found:
        return None
    at = min(found, key=lambda at: abs(at + 1 - mutant["line"]))
    new = old[0][: mutant["column"]] + mutant["text"] + old[-1][len(old[-1]) - mutant["tail"] :]
    return "\n".join([*lines[:at], new, *[""] * (len(old) - 1), *lines[at + len(old) :], ""]), at + 1


def sample(count: int, seed: int) -> list[Mutant]:
    """Mutants of all rooms by their lines, in random order: the first ones are a sample, too."""
    chance = random.Random(seed)
    places: dict[str, list[list[Mutant]]] = defaultdict(list)
    length: Counter[str] = Counter()
    seen: set[Path] = set()
    for room, globs in ROOMS.items():
        for path in sorted(path for glob in globs.split() for path in (ROOT / "src/tablee").glob(glob)):
            if path.stem not in LEFT_OUT and path not in seen:
                seen.add(path)
                length[room] += len(path.read_text("utf-8").splitlines())
                places[room] += mutants_of(path, room)
    chosen = []
    for room, lines in length.items():
        here = chance.sample(places[room], min(len(places[room]), round(count * lines / length.total())))
        chosen += [chance.choice(variants) for variants in here]
        print(f"{room}: {lines} lines, {len(places[room])} places, {len(here)} mutants")
    chance.shuffle(chosen)
    return [{"id": number, **mutant} for number, mutant in enumerate(chosen)]


# Which tests notice


class Picker:
    """Runs the chosen tests in their order, until the processor's time is up."""

    def __init__(self, chosen: list[str], until: float) -> None:
        self.order = {test: place for place, test in enumerate(chosen)}
        self.until = until
        self.ran = 0
        self.failed: list[str] = []

    def pytest_collection(self) -> None:
        """Hypothesis need not look for the simplest example."""
        phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
        hypothesis.settings.register_profile("mutants", hypothesis.settings(), phases=phases)
        hypothesis.settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.failed.append(f"collecting {report.nodeid}")

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.ran += report.when == "call"
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtest_logfinish(self) -> None:
        if time.process_time() > self.until:
            pytest.exit("time is up", 0)


def covering(mutant: Mutant, line: int, found: dict[str, Any], budget: float) -> list[list[str]]:
    """Tests that may notice, in the order in which they are run, as many as the budget has seconds for.

    First two cases of each test that runs the line, then its other cases. Then tests that run other lines of
    the file or its folder: what is cached, or made when a module is loaded, has run for the first test only.
    """
    here = range(line, line + len(mutant["source"]))
    by_module: dict[str, list[str]] = defaultdict(list)
    for test in found["tests"]:
        by_module[_module(test)].append(test)
    ranks: dict[str, int] = {}
    for file, lines in found["lines"].items():
        if Path(file).parent == Path(mutant["file"]).parent:
            for at, contexts in lines.items():
                rank = 4 if file != mutant["file"] else 0 if int(at) in here else 2
                for context in contexts:
                    for test in by_module.get(context, [context]):
                        ranks[test] = min(ranks.get(test, rank), rank)
    seconds = {test: cost for test, (cost, passed) in found["tests"].items() if passed and test in ranks}
    cases: Counter[str] = Counter()
    for test in sorted(seconds, key=lambda test: seconds[test]):
        cases[test.split("[")[0]] += 1
        ranks[test] += cases[test.split("[")[0]] > 2
    chunks: list[list[str]] = [[], []]
    modules: Counter[str] = Counter()
    for test in sorted(seconds, key=lambda test: (ranks[test], -_near(test, mutant["file"]), seconds[test])):
        cost = seconds[test] + (0 if _module(test) in modules else 0.15)  # it is loaded, too
        if cost <= budget:
            budget -= cost
            modules[_module(test)] += 1
            chunks[len(chunks[0]) >= 25].append(test)
    return [sorted(chunk, key=lambda test: (_module(test), seconds[test])) for chunk in chunks if chunk]


def _near(test: str, file: str) -> int:
    """How many folders they share: tests of the same room notice most."""
    return len({*Path(_module(test)).parts} & {*Path(file).parts})


def attempt(
    chunks: list[list[str]], path: Path, source: str | None, effort: str, seconds: float, folder: Path
) -> Result:
    """Run the tests with another source of a file, until one fails; with None all of them, as it is."""
    loaded: list[str] = []
    get_code = importlib.machinery.SourceFileLoader.get_code

    def get_changed_code(self: Any, name: str) -> CodeType | None:
        if source is None or self.path != str(path):
            return get_code(self, name)
        loaded.append(name)
        return compile(source, self.path, "exec", dont_inherit=True)

    importlib.machinery.SourceFileLoader.get_code = get_changed_code  # type: ignore[assignment, method-assign]
    until, ran = time.process_time() + seconds, 0
    failed: list[str] = []
    for chunk in chunks:
        picker = Picker(chunk, until)
        options = ["--effort", effort, f"--basetemp={folder}", f"--maxfail={source is not None:d}"]
        status = run_pytest([*dict.fromkeys(map(_module, chunk)), *options], picker)
        ran += picker.ran
        failed += picker.failed or ([f"the start of pytest ({status})"] if status not in (0, 5) else [])
        if failed or time.process_time() > until:
            break
    shutil.rmtree(folder, ignore_errors=True)
    return {"ran": ran, "failed": failed, "loaded": bool(loaded)}


def run(mutants: list[Mutant], found: dict[str, Any], results: Path, how: argparse.Namespace) -> None:
    """Try the mutants that were not tried yet, and those that survived another effort or budget."""
    folder, known, facts, jobs = results.with_suffix(""), read_results(results), {}, []
    prepare(folder / "numba")
    for mutant in mutants:
        number = mutant["id"]
        fact = {**mutant, "effort": how.effort, "budget": how.budget}
        before = known.get(number, {"status": "new"})
        enough = (
            before["status"] == "survived"
            and before["effort"] == how.effort
            and before["budget"] >= how.budget
        )
        if before["status"] == "killed" or enough:
            continue
        path = ROOT / mutant["file"]
        changed = changed_source(mutant, path.read_text("utf-8"))
        chunks = covering(mutant, changed[1], found, how.budget) if changed else []
        facts[number] = {**fact, "tests": sum(map(len, chunks))}
        if changed and chunks:
            temporary = folder / f"tmp{number}"
            job = partial(attempt, chunks, path, changed[0], how.effort, 2 * how.budget, temporary)
            jobs.append((number, job))
        else:
            write_result(results, facts[number] | {"status": "survived" if changed else "gone", "ran": 0})
    answers = run_all(jobs, folder, how.at_once)
    for done, (number, answer, seconds, processor) in enumerate(answers, 1):
        failed = answer["failed"] if answer else []
        status = (
            "hung" if not answer else "killed" if failed else "survived" if answer["loaded"] else "not loaded"
        )
        facts[number] |= {"status": status, "by": failed[:1], "ran": answer and answer["ran"]}
        write_result(
            results, facts[number] | {"seconds": round(seconds, 1), "processor": round(processor, 1)}
        )
        print(
            f"{done}/{len(jobs)} {status} {seconds:.0f} s {describe(facts[number])} {failed[:1]}", flush=True
        )
    killers = {by for fact in read_results(results).values() for by in fact.get("by", ())} & {*found["tests"]}
    check = partial(attempt, [sorted(killers)], ROOT, None, how.effort, 3600, folder / "tmp")
    for _, answer, _, _ in run_all([("unchanged", check)] if killers else [], folder, 1):
        print(f"{len(killers)} tests noticed a mutant; without one fail: {answer and answer['failed']}")


def prepare(cache: Path) -> None:
    """Load what every fork needs. What is compiled with a mutant stays out of the usual cache."""
    shutil.rmtree(cache, ignore_errors=True)
    with suppress(FileNotFoundError):
        usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tablee" / "code"
        shutil.copytree(usual, cache / "code")
    os.environ["NUMBA_CACHE_DIR"] = str(cache)
    for name in HEAVY.split():
        __import__(name)


# Results


def write_result(results: Path, fact: Result) -> None:
    with results.open("a", encoding="utf-8") as file:
        file.write(json.dumps(fact) + "\n")


def read_results(results: Path) -> dict[int, Result]:
    """The last result of each mutant."""
    lines = results.read_text("utf-8").splitlines() if results.exists() else []
    return {fact["id"]: fact for fact in map(json.loads, lines)}


def describe(fact: Result) -> str:
    old, new = (" ".join(text.split())[:100] for text in (" ".join(fact["source"]), fact["text"]))
    return f"{fact['id']:4} {fact['file']}:{fact['line']} {fact['operator']}: {old} -> {new}"


def print_table(results: Path) -> None:
    facts = read_results(results).values()
    rooms = {room: Counter(fact["status"] for fact in facts if fact["room"] == room) for room in ROOMS}
    rooms["all"] = sum(rooms.values(), Counter())
    columns = ["killed", "survived", *sorted({*rooms["all"]} - {"killed", "survived"})]
    print(f"{'':10}{'mutants':>10}", *(f"{column:>10}" for column in columns))
    for room, counts in rooms.items():
        print(f"{room:10}{counts.total():10}", *(f"{counts[column]:10}" for column in columns))
    for fact in facts:
        if fact["status"] != "killed":
            print(f"{fact['status']}, {fact['ran']} tests ran: {describe(fact)}")


def compare(before: Path, after: Path) -> None:
    """List the mutants that were noticed before and no longer are, and the reverse."""
    old, new = read_results(before), read_results(after)
    for title, first, second in (("No longer killed", old, new), ("Newly killed", new, old)):
        killed = [fact for fact in first.values() if fact["status"] == "killed" and fact["id"] in second]
        lost = [fact for fact in killed if second[fact["id"]]["status"] not in ("killed", "hung")]
        print(f"{title}: {len(lost)} of {len(killed)}")
        for fact in lost:
            print(f"{describe(fact)}\n       noticed by {fact['by']}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("step", choices=["map", "sample", "run", "table", "compare"])
    parser.add_argument("files", nargs="+", type=lambda name: Path(name).absolute())
    parser.add_argument("--count", type=int, default=300, help="how many mutants are sampled or run")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--effort", default="quick", help="of the tests")
    parser.add_argument("--budget", type=float, default=10, help="seconds of tests for each mutant")
    parser.add_argument("-j", dest="at_once", type=int, default=2, help="how many run at once")
    how = parser.parse_args()
    os.chdir(ROOT)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have ignored it
    sys.dont_write_bytecode = False  # nothing is written of a mutant, and every fork loads much
    os.environ.setdefault("CI", "1")  # the same hypothesis examples every time
    os.environ.setdefault("NUMBA_ENABLE_CUDASIM", "1")  # as in `tests/conftest.py`
    match how.step, how.files:
        case "map", [path]:
            make_map(path, how.effort)
        case "sample", [path]:
            path.write_text(json.dumps(sample(how.count, how.seed), indent=1), "utf-8")
        case "run", [sampled, tests, results]:
            mutants, found = (json.loads(path.read_text("utf-8")) for path in (sampled, tests))
            run(mutants[: how.count], found, results, how)
            print_table(results)
        case "table", [path]:
            print_table(path)
        case "compare", [before, after]:
            compare(before, after)
        case _:
            parser.error(f"other files for {how.step}")


if __name__ == "__main__":
    main()
