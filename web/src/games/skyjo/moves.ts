/** Spots: draw, discard, drawn, and the cells a1 to d3. */
import type { Spot } from "../../game/client";
import { say } from "../../lib/words.svelte";
import type { Own } from "./protocol";

const SOURCES: Record<string, Spot> = { t: "discard", k: "drawn", x: "discard" };
const isCell = (spot: Spot | null) => spot !== null && /^[a-d][1-3]$/.test(spot);

export function way(move: string): { source: Spot; target: Spot | null } | null {
  if (move === "d") return { source: "draw", target: null };
  if (move.startsWith("?")) return { source: move.slice(1), target: null };
  const [, letter, target] = /^([tkx])>([a-d][1-3])$/.exec(move) ?? [];
  return letter && target ? { source: SOURCES[letter]!, target } : null;
}

export function between(source: Spot, target: Spot | null, own: Own): string | null {
  if (target === null) {
    if (source === "draw") return "d";
    return isCell(source) ? `?${source}` : null;
  }
  if (!isCell(target)) return null;
  if (source === "drawn") return `k>${target}`;
  return source === "discard" ? `${own.drawn === null ? "t" : "x"}>${target}` : null;
}

export function begins(own: Own): Spot | null {
  return own.drawn === null ? null : "drawn";
}

const KEYS: Record<string, Spot> = {
  Digit1: "draw",
  Digit2: "discard",
  Digit3: "drawn",
  ...row("QWER", 1),
  ...row("ASDF", 2),
  ...row("ZXCV", 3),
};

function row(letters: string, number: number): Record<string, Spot> {
  return Object.fromEntries([...letters].map((letter, column) => [`Key${letter}`, `${"abcd"[column]}${number}`]));
}

export function key(code: string): Spot | null {
  return KEYS[code] ?? null;
}

export function endsTurn(move: string): boolean {
  return move.includes(">");
}

export function inWords(move: string): string {
  const { source, target } = way(move)!;
  const from = move.startsWith("x") ? say("skyjo-lay-down") : spotInWords(source);
  return target === null ? from : `${from} → ${spotInWords(target)}`;
}

function spotInWords(spot: Spot): string {
  if (spot === "draw") return say("pile-skyjo-draw");
  if (spot === "discard") return say("pile-skyjo-discard");
  if (spot === "drawn") return say("skyjo-drawn");
  return say("cell-spoken", { column: spot[0]!, row: Number(spot[1]) });
}
