"""Ask pip-audit and npm for published weaknesses of what is pinned. See `audit.py`."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

LONGEST_S = 600


class Answer(NamedTuple):
    """One sentence for each."""

    weaknesses: list[str]
    unanswered: list[str]  # what could not be asked, and why


def ask_pip_audit(requirements: Path) -> Answer:
    command = ["pip-audit", "--format=json", "--progress-spinner=off", "--no-deps", "--disable-pip"]
    told, why = _json_of([*command, "--requirement", requirements.name], requirements.parent)
    if "dependencies" not in told:
        return Answer([], [f"pip-audit did not answer: {why}"])
    return read_pip_audit(told)


def read_pip_audit(told: dict[str, Any]) -> Answer:
    """It passes over what its database does not answer for, and calls that a success. Here it is none."""
    packages = told["dependencies"]
    skipped = [each for each in packages if "skip_reason" in each]
    found = [
        f"{each['name']} {each['version']}: {one['id']}, mended in {', '.join(one['fix_versions']) or 'none'}"
        for each in packages
        for one in each.get("vulns", ())
    ]
    reason = skipped[0]["skip_reason"] if skipped else ""
    note = f"pip-audit could not ask about {len(skipped)} of {len(packages)} packages, the first: {reason}"
    return Answer(found, [note] if skipped else [])


def ask_npm(folder: Path) -> Answer:
    told, why = _json_of(["npm", "audit", "--json", "--package-lock-only"], folder)
    if "vulnerabilities" not in told:
        return Answer([], [f"npm audit did not answer: {told.get('message') or why}"])
    found = told["vulnerabilities"].values()
    return Answer([f"npm: {each['name']} {each['range']}: {each['severity']}" for each in found], [])


def _json_of(command: list[str], folder: Path) -> tuple[dict[str, Any], str]:
    """What a program says, or nothing and why. Both programs exit with 1 for weaknesses and for failures."""
    if not shutil.which(command[0]):
        return {}, f"{command[0]} is not installed"
    try:
        done = subprocess.run(
            command, cwd=folder, check=False, capture_output=True, text=True, timeout=LONGEST_S
        )
    except subprocess.TimeoutExpired:
        return {}, f"nothing within {LONGEST_S} s"
    try:
        told = json.loads(done.stdout)
    except json.JSONDecodeError:
        told = None
    last = done.stderr.strip().rpartition("\n")[2]
    return (told if isinstance(told, dict) else {}), last or f"exit status {done.returncode}"
