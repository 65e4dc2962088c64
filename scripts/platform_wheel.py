"""Make a wheel for one Python and one platform from the wheel for all of them, with compiled code inside.

    python -m scripts.platform_wheel dist/tablee-0.1.0-py3-none-any.whl --python python3.12

Installs the wheel into an empty environment of that Python, compiles all kernels there, and writes
`tablee-0.1.0-cp312-cp312-….whl` beside it. Whoever installs that waits for no compiler. The code is for a
kind of processor, not for the one it was compiled on: on x86 for those with AVX2, which is nearly all since
2015. Others, and other versions of numba, compile for themselves.

Needs the libraries of the extra `release`.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]

# By the machine: what LLVM calls the kind of processor, and the flags by which Linux tells that one is of it.
PROCESSORS = {
    "x86_64": ("x86-64-v3", ["avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"]),
    "aarch64": ("generic", []),
    "arm64": ("generic", []),
}


def platform_wheel(wheel: Path, python: str) -> Path:
    """The new wheel, beside the one it was made from."""
    name, flags = PROCESSORS[platform.machine()]
    with TemporaryDirectory(prefix="tablee-wheel-") as folder:
        place = Path(folder)
        interpreter = environment(python, place / "venv", wheel)
        code = place / "compiled"
        compile_into(code, interpreter, name, flags, place / "cache")
        return repacked(wheel, code, interpreter, place / "unpacked")


def environment(python: str, folder: Path, wheel: Path) -> str:
    """The interpreter of a new environment that has this wheel, with the libraries of constraints.txt."""
    run(python, "-m", "venv", folder)
    interpreter = str(folder / "bin" / "python")
    pip = (interpreter, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    run(*pip, "-c", ROOT / "constraints.txt", wheel)
    return interpreter


def compile_into(code: Path, interpreter: str, processor: str, flags: list[str], cache: Path) -> None:
    """Compile everything, and put what the package needs of it into a folder."""
    settings = {"NUMBA_CPU_NAME": processor, "NUMBA_CPU_FEATURES": "", "NUMBA_CACHE_DIR": str(cache)}
    for step in (
        "compile",
        "gather",
    ):  # gathered is what a second process loads: not what was compiled into it
        run(interpreter, ROOT / "scripts" / "compiled_code.py", step, code, *flags, **settings)


def repacked(wheel: Path, code: Path, interpreter: str, folder: Path) -> Path:
    """The wheel with the code in it, for this interpreter, and with the numba that the code is for."""
    about = json.loads(run(interpreter, "-c", _ABOUT))
    run(sys.executable, "-m", "wheel", "unpack", "--dest", folder, wheel)
    (unpacked,) = folder.iterdir()
    code.rename(unpacked / "tablee" / "compiled")
    (information,) = unpacked.glob("*.dist-info")
    metadata = information / "METADATA"
    metadata.write_text(pinned(metadata.read_text("utf-8"), about["numba"]), "utf-8")
    tag = f"{about['tag']}-{about['tag']}-{about['platform']}"
    description = information / "WHEEL"
    text = description.read_text("utf-8")
    text = re.sub(r"(?m)^Tag: .*$", f"Tag: {tag}", text).replace("Purelib: true", "Purelib: false")
    description.write_text(text, "utf-8")
    run(sys.executable, "-m", "wheel", "pack", "--dest-dir", wheel.parent, unpacked)
    return wheel.with_name(wheel.name.replace("py3-none-any", tag))


_ABOUT = """
import json, sys, sysconfig, numba
system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
print(json.dumps({
    "numba": numba.__version__,
    "tag": f"cp{sys.version_info.major}{sys.version_info.minor}",
    "platform": system.replace("linux_", "manylinux_2_17_"),  # as numba's own wheels: glibc is all they need
}))
"""


def pinned(metadata: str, numba: str) -> str:
    """The metadata of a wheel whose compiled code is for this version of numba and no other."""
    changed, count = re.subn(r"(?m)^Requires-Dist: numba\b.*$", f"Requires-Dist: numba=={numba}", metadata)
    if count != 1:
        raise ValueError("the metadata of the wheel does not ask for numba once")
    return changed


def run(*command: str | Path, **settings: str) -> str:
    """What a command prints; whatever else it says goes to this program's own."""
    done = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--python", action="append", default=[], help="may be given several times")
    asked = parser.parse_args()
    for each in asked.python or [sys.executable]:
        made = platform_wheel(asked.wheel.resolve(), each)
        print(f"{made.name}  {made.stat().st_size:,} bytes")
