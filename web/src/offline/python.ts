/**
 * The worker in which the tables of a page are: Python itself (Pyodide) with the modules that a server has.
 *
 * What it is asked and tells are the messages of the protocol; see `src/tablee/offline`.
 */
import type { FromWorker, ToWorker } from "./messages";
import { openKeyValueStore } from "./key_value_store";

interface Line {
  receive(text: string): Promise<void>;
  close(): void;
}
interface Page {
  connect(post: (text: string) => void): Line;
  request(method: string, path: string, body: string): Promise<{ toJs(): [boolean, string]; destroy(): void }>;
}
interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  globals: { get(name: string): (database: unknown) => Page };
}
interface Pyodide {
  loadPyodide(options: object): Promise<Python>;
}

const START = `
import sys, zipfile
zipfile.ZipFile("/app/tablee.zip").extractall("/app")
sys.path.insert(0, "/app")
from tablee.page.page import open_page
`;
/** Nothing but our own files is ever loaded: there are no packages to be found. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14", version: "314.0.7" },
  packages: {},
};

let page: Promise<Page> | null = null;
const lines = new Map<number, { line: Line; before: Promise<void> }>();

onmessage = ({ data }: MessageEvent<ToWorker>) => void answer(data);

async function answer(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case "load":
      page ??= start(message.folder);
      page.then(
        () => tell({ kind: "ready" }),
        (error: unknown) => tell({ kind: "failed", why: String(error) }),
      );
      break;
    case "connect": {
      const line = (await page!).connect((text) => tell({ kind: "told", line: message.line, text }));
      lines.set(message.line, { line, before: Promise.resolve() });
      tell({ kind: "connected", line: message.line });
      break;
    }
    case "say": {
      const known = lines.get(message.line);
      if (known) known.before = known.before.then(() => known.line.receive(message.text)); // one after the other
      break;
    }
    case "close":
      lines.get(message.line)?.line.close();
      lines.delete(message.line);
      break;
    case "request": {
      const answer = await (await page!).request(message.method, message.path, message.body);
      const [ok, text] = answer.toJs();
      answer.destroy();
      tell({ kind: "answer", id: message.id, ok, text });
      break;
    }
  }
}

function tell(message: FromWorker): void {
  postMessage(message);
}

/** `folder`: where python_pack.py has put its files. */
async function start(folder: string): Promise<Page> {
  const [{ loadPyodide }, modules, keyValueStore] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Pyodide>,
    bytes(`${folder}tablee.zip`),
    openKeyValueStore(),
  ]);
  giveInterpreter(`${folder}interpreter.bin`);
  const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}library.zip`, lockFileContents: NO_PACKAGES });
  python.FS.mkdirTree("/app");
  python.FS.writeFile("/app/tablee.zip", modules);
  python.runPython(START);
  return python.globals.get("open_page")(keyValueStore);
}

/** The interpreter is kept compressed, because not every web space compresses. Pyodide asks for the plain file. */
function giveInterpreter(address: string): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, options) => {
    if (!String(input).endsWith("/pyodide.asm.wasm")) return plain(input, options);
    const packed = await found(address, plain);
    const headers = { "Content-Type": "application/wasm" };
    return new Response(packed.body!.pipeThrough(new DecompressionStream("gzip")), { headers });
  };
}

async function bytes(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await found(address)).arrayBuffer());
}

async function found(address: string, get: typeof fetch = fetch): Promise<Response> {
  const answer = await get(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
