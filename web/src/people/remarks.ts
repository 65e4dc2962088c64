/**
 * When a bot has something to say. It is told by what everybody sees, so every device at the table comes to the same
 * line without a word over the network; each reads it in its own language.
 */
import type { Moment } from "../game/moments";
import type { SeatInfo } from "../lib/protocol";

export type Occasion = "sit" | "clever" | "unlucky" | "last" | "lose" | "win";

/** Of a hundred occasions, how many are worth a word. */
const OFTEN: Record<Occasion, number> = { sit: 100, clever: 40, unlucky: 40, last: 80, lose: 100, win: 100 };
const LINES = 2; // that each bird has for each occasion

export const BY_MOMENT: Partial<Record<Moment["kind"], Occasion>> = {
  cleared: "clever", finished: "clever", emptied: "clever", closed: "last", last: "last",
};

export function isBot(seat: SeatInfo | undefined): seat is SeatInfo {
  return seat !== undefined && seat.person === null && seat.level !== null && !seat.program;
}

/** The id of what it says; null: this time nothing. `number` is that of what happened. */
export function lineOf(level: number, occasion: Occasion, table: string, number: number): string | null {
  const drawn = scattered(`${table} ${occasion} ${number}`);
  return drawn % 100 < OFTEN[occasion] ? `line-${level}-${occasion}-${1 + (Math.floor(drawn / 100) % LINES)}` : null;
}

/** Of several bots the one that speaks. */
export function speaker(seats: number[], table: string, number: number): number | undefined {
  return seats[scattered(`${table} who ${number}`) % seats.length];
}

/** A number that looks like chance, and is the same everywhere (FNV-1a). */
function scattered(text: string): number {
  let found = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) found = Math.imul(found ^ text.charCodeAt(at), 0x01000193);
  return (found ^ (found >>> 15)) >>> 0;
}
