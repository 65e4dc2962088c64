/** Spots: stock, hand:7, hand:W, discard:1 to 4, build:1 to 4, partner-stock, partner-discard:1 to 4. */
import type { Spot } from "../../game/client";
import { faceText } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import type { Own } from "./protocol";

const KINDS: Record<string, string> = { s: "stock", ps: "partner-stock", d: "discard", pd: "partner-discard", h: "hand" };
const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter]));

export function way(move: string): { source: Spot; target: Spot } | null {
  const [, letter, which, sign, pile] = /^(s|ps|d|pd|h)(\d+|W)?([>:])(\d)$/.exec(move) ?? [];
  if (!letter) return null;
  const kind = KINDS[letter]!;
  return { source: which === undefined ? kind : `${kind}:${which}`, target: `${sign === ">" ? "build" : "discard"}:${pile}` };
}

export function between(source: Spot, target: Spot | null): string | null {
  const [kind, which = ""] = source.split(":");
  const [place, pile] = (target ?? "").split(":");
  const letter = LETTERS[kind!];
  if (!letter || !pile) return null;
  if (place === "build") return `${letter}${which}>${pile}`;
  return place === "discard" && kind === "hand" ? `h${which}:${pile}` : null;
}

const KEYS: Record<string, Spot> = {
  KeyS: "stock",
  KeyQ: "discard:1",
  KeyW: "discard:2",
  KeyE: "discard:3",
  KeyR: "discard:4",
  KeyP: "partner-stock",
};

/** Digits are hand cards first, and then building piles. */
export function key(code: string, { hand }: Own, selected: boolean): Spot | null {
  const digit = /^Digit([1-5])$/.exec(code)?.[1];
  if (digit === undefined) return KEYS[code] ?? null;
  if (selected) return Number(digit) <= 4 ? `build:${digit}` : null;
  const card = hand[Number(digit) - 1];
  return card === undefined ? null : `hand:${card}`;
}

export function endsTurn(move: string): boolean {
  return move.includes(":");
}

export function inWords(move: string): string {
  const found = way(move);
  return found ? `${spotInWords(found.source)} → ${spotInWords(found.target)}` : say("end-turn"); // no other is advised
}

function spotInWords(spot: Spot): string {
  const [kind, which = ""] = spot.split(":");
  const place = kind!.replace("partner-", "");
  const whose = kind!.startsWith("partner-") ? ` (${say("seat-partner")})` : "";
  if (place === "hand") return `${faceText(which === "W" ? "W" : Number(which))} (${say("pile-skipbo-hand")})`;
  if (place === "build") return say("pile-skipbo-building", { pile: Number(which) });
  if (place === "discard") return say("pile-skipbo-discard", { pile: Number(which) }) + whose;
  return say("pile-skipbo-stock") + whose;
}
