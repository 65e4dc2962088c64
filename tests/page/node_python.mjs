// Python as the page has it, in Node: node node_python.mjs PYODIDE PACKED; a script on standard input.
// What the script says last is printed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, packed] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14", version: "314.0.7" };
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  stdLibURL: join(packed, "library.zip"),
  lockFileContents: { info, packages: {} },
});
python.FS.mkdirTree("/app");
python.FS.writeFile("/app/tablee.zip", readFileSync(join(packed, "tablee.zip")));
python.runPython(`
import sys, zipfile
zipfile.ZipFile("/app/tablee.zip").extractall("/app")
sys.path.insert(0, "/app")
`);
console.log(await python.runPythonAsync(readFileSync(0, "utf8")));
