/** What the server advises, as the reader can understand it: moves and reasons in words. */
import type { FluentVariable } from "@fluent/bundle";

import { ask } from "../lib/api";
import { wayOf, type Spot } from "./notation";
import type { GameName, Scalar } from "../lib/protocol";
import { faceText, type Names } from "../lib/sentences";
import { said, say } from "../lib/words.svelte";

/** `HintInfo` of protocol.py: it does not go over the line, so protocol.ts has it not. */
export interface Hint {
  move: string;
  /** moves that come to the same, this one first */
  alike: string[];
  /** to win, from 0 to 1, with a 95 % interval; null while the server still prepares them */
  chance: number | null;
  low: number | null;
  high: number | null;
  /** Skyjo: what this seat will have in the round */
  score: number | null;
  reason: string;
  /** in English */
  sentence: string;
  details: Record<string, Scalar | number>;
}

/** Best first. Rejects with `Refused` or `NotConnected`. */
export function hintsFor(table: string, seat: number): Promise<Hint[]> {
  return ask<Hint[]>("GET", `api/tables/${encodeURIComponent(table)}/hint?seat=${seat}`);
}

/** Why, in the reader's language; in the server's English if there are no words for it. */
export function reasonOf(game: GameName, hint: Hint, names: Names): string {
  const text = said(`reason-${game}-${hint.reason}`, valuesOf(hint, names)) ?? hint.sentence;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const FACES = ["card", "on", "old", "top"];

function valuesOf(hint: Hint, names: Names): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(hint.details)) {
    if (key === "seat") values["player"] = names.names[Number(value)] ?? "";
    else if (FACES.includes(key)) Object.assign(values, face(key, value));
    else values[key] = typeof value === "number" ? value : String(value);
  }
  return values;
}

function face(key: string, value: Scalar | number): Record<string, FluentVariable> {
  const card = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : (value as number | string);
  return { [key]: faceText(card), [`a_${key}`]: say("card-a", { face: card }) };
}

/** The spots of a move, to be pointed at. */
export function spotsOf(game: GameName, move: string): Spot[] {
  const { source, target } = wayOf(game, move);
  return [source, target].filter((spot) => spot !== null);
}

/** A move in words: from where to where. */
export function wayInWords(game: GameName, move: string): string {
  const { source, target } = wayOf(game, move);
  if (source === null) return say("end-turn"); // no other move without a place is ever advised
  const from = game === "skyjo" && move.startsWith("x") ? say("skyjo-lay-down") : spotInWords(game, source);
  return target === null ? from : `${from} → ${spotInWords(game, target)}`;
}

function spotInWords(game: GameName, spot: Spot): string {
  const [kind, which = ""] = spot.split(":");
  if (game === "skyjo") return skyjoSpot(spot);
  const place = kind!.replace("partner-", "");
  const whose = kind!.startsWith("partner-") ? ` (${say("skipbo-partner")})` : "";
  if (place === "hand") return `${faceText(which === "W" ? "W" : Number(which))} (${say("pile-skipbo-hand")})`;
  if (place === "build") return say("pile-skipbo-building", { pile: Number(which) });
  if (place === "discard") return say("pile-skipbo-discard", { pile: Number(which) }) + whose;
  return say("pile-skipbo-stock") + whose;
}

function skyjoSpot(spot: Spot): string {
  if (spot === "draw") return say("pile-skyjo-draw");
  if (spot === "discard") return say("pile-skyjo-discard");
  if (spot === "drawn") return say("skyjo-drawn");
  return say("cell-spoken", { column: spot[0]!, row: Number(spot[1]) });
}
