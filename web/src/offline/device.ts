/**
 * Tables on this device, without a server: a worker that answers like one.
 *
 * The worker is loaded when it is first needed, and goes when nobody has used it for a while: it needs memory.
 */
import { whole } from "../lib/address";
import { NotConnected, Refused, type Socket } from "../lib/connection";
import type { Refusal } from "../lib/protocol";
import type { FromWorker, ToWorker } from "./messages";
import { progress } from "./progress.svelte";

const REST = 90_000; // milliseconds without a table, then the worker goes
/** Where python_pack.py has put its files; the build knows (vite.config.ts). */
declare const __PYTHON__: string;

let worker: Promise<Worker> | null = null;
let resting: ReturnType<typeof setTimeout> | null = null;
let counter = 0;
const sockets = new Map<number, LineSocket>();
const asked = new Map<number, { done(answer: { ok: boolean; text: string }): void; failed(error: Error): void }>();

function needed(): Promise<Worker> {
  if (resting !== null) clearTimeout(resting);
  resting = null;
  worker ??= begin();
  return worker;
}

function begin(): Promise<Worker> {
  progress.loading = true;
  return new Promise<Worker>((resolve, reject) => {
    const made = new Worker(new URL("./python.ts", import.meta.url), { type: "module" });
    const fail = (why: string) => {
      made.terminate();
      worker = null;
      progress.loading = false;
      for (const { failed } of asked.values()) failed(new NotConnected());
      asked.clear();
      for (const socket of [...sockets.values()]) socket.broke();
      reject(new NotConnected(why));
    };
    made.onerror = (event) => fail(event.message);
    made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "ready") {
        progress.loading = false;
        resolve(made);
      } else if (data.kind === "failed") fail(data.why);
      else receive(data);
    };
    made.postMessage({ kind: "load", folder: whole(__PYTHON__) } satisfies ToWorker);
  });
}

function receive(message: FromWorker): void {
  switch (message.kind) {
    case "connected":
      sockets.get(message.line)?.onopen?.();
      break;
    case "told":
      sockets.get(message.line)?.onmessage?.({ data: message.text });
      break;
    case "answer":
      asked.get(message.id)?.done(message);
      asked.delete(message.id);
      break;
  }
}

/** When nobody uses it for a while, its memory is given back. */
function rest(): void {
  if (sockets.size > 0 || asked.size > 0 || resting !== null) return;
  resting = setTimeout(() => {
    resting = null;
    void worker?.then((running) => running.terminate());
    worker = null;
  }, REST);
}

class LineSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly #line = ++counter;

  constructor() {
    sockets.set(this.#line, this);
    needed().then(
      (running) => {
        if (sockets.has(this.#line)) this.#post(running, { kind: "connect", line: this.#line });
      },
      () => this.broke(),
    );
  }

  send(text: string): void {
    void worker?.then((running) => this.#post(running, { kind: "say", line: this.#line, text }));
  }

  close(): void {
    if (!sockets.delete(this.#line)) return;
    void worker?.then((running) => this.#post(running, { kind: "close", line: this.#line }));
    rest();
  }

  broke(): void {
    if (sockets.delete(this.#line)) this.onclose?.();
  }

  #post(running: Worker, message: ToWorker): void {
    running.postMessage(message);
  }
}

/** Be ready before somebody wants to play. */
export async function warmUp(): Promise<void> {
  await needed();
  rest();
}

/** What a WebSocket is to a server. */
export function connectDevice(): Socket {
  return new LineSocket();
}

/** As `ask` in `lib/api.ts`: rejects with `Refused`, or `NotConnected` if Python cannot be loaded. */
export async function askDevice<T>(method: string, path: string, body?: unknown): Promise<T> {
  const running = await needed();
  const id = ++counter;
  const { ok, text } = await new Promise<{ ok: boolean; text: string }>((done, failed) => {
    asked.set(id, { done, failed });
    const message: ToWorker = { kind: "request", id, method, path, body: body === undefined ? "" : JSON.stringify(body) };
    running.postMessage(message);
  });
  rest();
  const answer: unknown = JSON.parse(text);
  if (!ok) throw new Refused(answer as Refusal);
  return answer as T;
}
