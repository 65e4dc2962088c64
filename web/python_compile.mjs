// Compile what python_pack.py has packed, by the Python that will run it: node python_compile.mjs PACKED
//
// A page that had to compile its library and our modules would be ready less than half as fast.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { loadPyodide } from "pyodide";

const COMPILE = `
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

def put(archive, name, data):
    if name.endswith(".py"):
        name, data = f"{name}c", bytes(_code_to_timestamp_pyc(compile(data, name, "exec", dont_inherit=True)))
    archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)

with zipfile.ZipFile("/tmp/text.zip") as text, zipfile.ZipFile("/tmp/code.zip", "w") as code:
    for name in text.namelist():
        put(code, name, text.read(name))
`;

const python = await loadPyodide();
for (const name of ["library.zip", "tablee.zip"]) {
  const file = join(process.argv[2], name);
  python.FS.writeFile("/tmp/text.zip", readFileSync(file));
  python.runPython(COMPILE);
  writeFileSync(file, python.FS.readFile("/tmp/code.zip"));
}
