/**
 * A score sheet as a value: `src/tablee/scoring/sheet.py` in TypeScript, since it must add up offline.
 * Both are tested with `tests/scoring/examples.json`. Ids of rules are those of the ledger.
 */

import { padOf, GAMES } from "./pads";
import { sum, type Entry, type Range, type Sheet } from "./scorepad";

export const LONGEST_NAME = 24;

export type Problem =
  | "unknown-game"
  | "players"
  | "names"
  | "partners"
  | "limit"
  | "dealer"
  | "count"
  | "points"
  | "closer"
  | "over"
  | "no-round"
  | "nothing";

/** Something that cannot be written on a sheet. */
export class SheetRefused extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

/** An empty sheet. Throws `SheetRefused`. */
export function newSheet(
  game: string,
  names: readonly string[],
  { limit, partners = false, firstDealer = 0 }: {
    limit?: number | null;
    partners?: boolean;
    firstDealer?: number;
  } = {},
): Sheet {
  if (!GAMES.includes(game)) throw new SheetRefused("unknown-game");
  const pad = padOf({ game });
  const goal = limit === undefined ? pad.limit : limit;
  const cleaned = names.map(clean);
  if (!within(cleaned.length, pad.players)) throw new SheetRefused("players");
  const different = new Set(cleaned.map((name) => name.toLowerCase()));
  if (cleaned.includes("") || different.size < cleaned.length) throw new SheetRefused("names");
  if (partners && !pad.pairs.includes(cleaned.length)) throw new SheetRefused("partners");
  if (goal !== null && !(goal >= 1)) throw new SheetRefused("limit");
  if (!within(firstDealer, { least: 0, most: cleaned.length - 1 })) throw new SheetRefused("dealer");
  return { game, names: cleaned, limit: goal, partners, first_dealer: firstDealer, entries: [] };
}

export function clean(name: string): string {
  return [...name.trim().split(/\s+/).join(" ")].slice(0, LONGEST_NAME).join("");
}

// ── Reading it ───────────────────────────────────────────────────────────────────────────────────────────

/** What an entry is worth to everybody. */
export function scores(sheet: Sheet, entry: Entry): number[] {
  return padOf(sheet).scores(sheet, entry);
}

/** After so many entries, or after all. */
export function totals(sheet: Sheet, upTo?: number): number[] {
  const rows = sheet.entries.slice(0, upTo).map((entry) => scores(sheet, entry));
  return sheet.names.map((_, seat) => sum(rows.map((row) => row[seat]!)));
}

/** Who has won; null: it goes on. */
export function winners(sheet: Sheet): number[] | null {
  const now = totals(sheet);
  if (sheet.limit === null || sheet.entries.length === 0 || Math.max(...now) < sheet.limit) return null;
  const best = padOf(sheet).wins === "lowest" ? Math.min(...now) : Math.max(...now);
  return now.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** Who deals this round, or the next one: the deal passes to the left (SB-04, SJ-05). */
export function dealer(sheet: Sheet, number = sheet.entries.length): number {
  return (sheet.first_dealer + number) % sheet.names.length;
}

// ── Writing on it ────────────────────────────────────────────────────────────────────────────────────────

/** Throws `SheetRefused`. */
export function checkEntry(sheet: Sheet, entry: Entry): void {
  if (entry.points.length !== sheet.names.length) throw new SheetRefused("count");
  if (!entry.points.every((points) => within(points, padOf(sheet).possible))) throw new SheetRefused("points");
  const closed = entry.closer !== null && within(entry.closer, { least: 0, most: sheet.names.length - 1 });
  if (padOf(sheet).question.about === "closer" ? !closed : entry.closer !== null) throw new SheetRefused("closer");
}

/** With another round, or with another round `number`, which counts from 0. Throws `SheetRefused`. */
export function withEntry(sheet: Sheet, entry: Entry, number = sheet.entries.length): Sheet {
  checkEntry(sheet, entry);
  if (number === sheet.entries.length) {
    if (winners(sheet) !== null) throw new SheetRefused("over");
    return { ...sheet, entries: [...sheet.entries, entry] };
  }
  if (!within(number, { least: 0, most: sheet.entries.length - 1 })) throw new SheetRefused("no-round");
  return { ...sheet, entries: sheet.entries.with(number, entry) };
}

/** Throws `SheetRefused`. */
export function withoutLast(sheet: Sheet): Sheet {
  if (sheet.entries.length === 0) throw new SheetRefused("nothing");
  return { ...sheet, entries: sheet.entries.slice(0, -1) };
}

function within(value: number, { least, most }: Range): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
