"""Whether all that Tablée depends on is pinned, the same everywhere, and held to hashes. Needs no network.

    python -m scripts.audit                    says what disagrees; exit status 1 if anything does
    python -m scripts.audit --manifest FILE    and writes every package as CycloneDX, for scanners
    python -m scripts.audit --online           and asks pip-audit and npm for published weaknesses

`--online` needs pip-audit, npm, and a network in which their databases answer. What could not be asked is
said, and is exit status 2: silence there would read as "nothing is known against it".
"""

import argparse
import json
import re
import sys
import tomllib
from base64 import b64decode
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name

from scripts.known_weaknesses import ask_npm, ask_pip_audit

ROOT = Path(__file__).resolve().parents[1]
SERVER = "scale"  # the extra that server.lock has beside what everybody gets
NOT_PINNED = {"learn"}  # PyTorch comes with it: constraints.txt is made without


class Pin(NamedTuple):
    """A package at one version, as a line of constraints.txt or server.lock has it."""

    name: str
    version: str
    hashes: tuple[str, ...]
    wanted_by: tuple[str, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--manifest", metavar="FILE", help="write every package as CycloneDX; - prints it")
    parser.add_argument(
        "--online", action="store_true", help="ask pip-audit and npm for published weaknesses"
    )
    asked = parser.parse_args()
    found = disagreements(ROOT)
    print(*found or ["Everything is pinned, agrees and has its hashes."], sep="\n", file=sys.stderr)
    if asked.manifest:
        text = json.dumps(manifest(ROOT), indent=2, ensure_ascii=False) + "\n"
        sys.stdout.write(text) if asked.manifest == "-" else Path(asked.manifest).write_text(text, "utf-8")
    unasked = False
    for ask, where in ((ask_pip_audit, ROOT / "constraints.txt"), (ask_npm, ROOT / "web")):
        if asked.online:
            answer = ask(where)
            print(*answer.weaknesses, *answer.unanswered, sep="\n", file=sys.stderr)
            found += answer.weaknesses
            unasked = unasked or bool(answer.unanswered)
    raise SystemExit(1 if found else 2 if unasked else 0)


def disagreements(root: Path) -> list[str]:
    """One sentence for each."""
    return [*_of_python(root), *_of_the_browser_client(root)]


def _of_python(root: Path) -> Iterator[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    everybody = project["dependencies"]
    tested, loose = _pins(root / "constraints.txt")
    locked, loose_in_lock = _pins(root / "server.lock")
    for file, lines in (("constraints.txt", loose), ("server.lock", loose_in_lock)):
        yield from (f"{file}: not pinned to a version: {line}" for line in lines)
    for extra, wanted in {"": everybody, **extras}.items():
        if extra not in NOT_PINNED:
            yield from _unmet(wanted, tested, "constraints.txt")
    yield from _unmet([*everybody, *extras[SERVER]], locked, "server.lock")

    versions = {(pin.name, pin.version) for pin in tested}
    for pin in locked:
        if (pin.name, pin.version) not in versions:
            yield f"server.lock: {pin.name} {pin.version} is not the version in constraints.txt"
        if not pin.hashes:
            yield f"server.lock: {pin.name} {pin.version} has no hash"
    have = {pin.name for pin in locked}
    for pin in tested:  # what a locked package brings along, as uv noted it
        if pin.name not in have and (by := have.intersection(pin.wanted_by)):
            yield f"server.lock: {pin.name} is missing, which {min(by)} needs"


def _unmet(wanted: list[str], pins: list[Pin], file: str) -> Iterator[str]:
    for text in wanted:
        requirement = Requirement(text)
        versions = [pin.version for pin in pins if pin.name == canonicalize_name(requirement.name)]
        if not versions:
            yield f"{file}: {requirement.name} is missing, which pyproject.toml asks for"
        for version in versions:
            if not requirement.specifier.contains(version, prereleases=True):
                yield f"{file}: {requirement.name} {version} is not what pyproject.toml asks for: {text}"


def _pins(file: Path) -> tuple[list[Pin], list[str]]:
    """The packages of a file, and the lines that pin none."""
    pins, loose = [], []
    for entry in re.split(r"\n(?=[^\s#])", "\n" + file.read_text("utf-8"))[1:]:
        line = re.split(r"\s\\?\n|\n", entry)[0].rstrip(" \\")
        try:
            requirement = Requirement(line)
        except InvalidRequirement:  # an option, a path
            loose.append(line)
            continue
        specifiers = [*requirement.specifier]
        if len(specifiers) != 1 or specifiers[0].operator != "==" or "*" in specifiers[0].version:
            loose.append(line)  # an address too: it has no specifier
            continue
        hashes = tuple(re.findall(r"--hash=sha256:([0-9a-f]{64})\b", entry))
        wanted_by = tuple(re.findall(r"^    #(?: via|  ) ([a-z0-9-]+)$", entry, re.MULTILINE))
        pins.append(Pin(canonicalize_name(requirement.name), specifiers[0].version, hashes, wanted_by))
    return pins, loose


def _of_the_browser_client(root: Path) -> Iterator[str]:
    package, packages = _browser_client(root)
    for kind in ("dependencies", "devDependencies"):
        if package.get(kind, {}) != packages[""].get(kind, {}):
            yield f"web/package-lock.json: other {kind} than in web/package.json"
        for name, version in package.get(kind, {}).items():
            locked = packages.get(f"node_modules/{name}", {}).get("version")
            if not re.fullmatch(r"\d[\w.+-]*", version):
                yield f"web/package.json: {name} is not pinned to a version: {version}"
            elif locked != version:
                yield f"web/package-lock.json: {name} is {locked or 'missing'}, in package.json {version}"
    for path, entry in packages.items():
        if path and not re.match(r"sha512-[\w+/]{86}==", entry.get("integrity", "")):
            yield f"web/package-lock.json: {_npm_name(path)} has no integrity hash"


def _browser_client(root: Path) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    package = json.loads((root / "web/package.json").read_text("utf-8"))
    return package, json.loads((root / "web/package-lock.json").read_text("utf-8"))["packages"]


def _npm_name(path: str) -> str:
    return path.rpartition("node_modules/")[2]


def manifest(root: Path) -> dict[str, Any]:
    """Every package that is pinned, as CycloneDX 1.6. A release's SBOM has what an installation has."""
    hashes = {(pin.name, pin.version): pin.hashes for pin in _pins(root / "server.lock")[0]}
    components: dict[str, dict[str, Any]] = {}  # by purl: npm may have one package in two places
    for pin in _pins(root / "constraints.txt")[0]:
        known = [("SHA-256", content) for content in hashes.get(pin[:2], ())]
        purl = f"pkg:pypi/{pin.name}@{pin.version}"
        components[purl] = _component(purl, pin.name, pin.version, known, _licence(pin))
    for path, entry in _browser_client(root)[1].items():
        if path:
            name, version = _npm_name(path), entry["version"]
            digest = b64decode(entry.get("integrity", "").partition("-")[2]).hex()
            purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
            known = [("SHA-512", digest)] if digest else []
            components[purl] = _component(purl, name, version, known, entry.get("license"))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "components": [*components.values()],
    }


def _component(
    purl: str, name: str, version: str, hashes: list[tuple[str, str]], licence: str | None
) -> dict[str, Any]:
    component: dict[str, Any] = {"type": "library", "bom-ref": purl, "name": name, "version": version}
    component["purl"] = purl
    if hashes:  # of each file of that version
        component["hashes"] = [{"alg": kind, "content": content} for kind, content in hashes]
    if licence:
        component["licenses"] = [{"license": {"name": licence}}]
    return component


def _licence(pin: Pin) -> str | None:
    """As the installed package says, if it is installed at that version."""
    try:
        told = metadata.metadata(pin.name)
    except metadata.PackageNotFoundError:
        return None
    if told["Version"] != pin.version:
        return None
    classifiers = [each for each in told.get_all("Classifier", []) if each.startswith("License ::")]
    expression, text = told["License-Expression"], told["License"] or ""  # None where there is none
    short = text if len(text) < 60 else ""  # some have its whole text there
    return expression or short or (classifiers[0].rpartition(":: ")[2] if classifiers else None)


if __name__ == "__main__":
    main()
