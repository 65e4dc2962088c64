/** Between a page and the worker in which its tables are. */

export type ToWorker =
  | { kind: "load"; folder: string }
  | { kind: "connect"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number }
  | { kind: "request"; id: number; method: string; path: string; body: string };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "connected"; line: number }
  | { kind: "told"; line: number; text: string }
  | { kind: "answer"; id: number; ok: boolean; text: string };
