/**
 * A score sheet as a value: `src/tablee/paper/sheet.py` in TypeScript, since it must add up offline. The games'
 * figures come from Python, and `web/tests/same-rules.test.ts` compares the two. Ids of rules are those of the ledger.
 */

import { padOf, GAMES } from "./pads";
import type { Entry, Sheet } from "../lib/http";
import { sum, type Players, type Range } from "./scorepad";

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
  | "together"
  | "winner-alone"
  | "stuck-empty"
  | "over"
  | "no-round"
  | "nothing";

/** Something that cannot be written on a sheet: `values` are for its message; `round`, from 1, is the one at fault. */
export class SheetRefused extends Error {
  constructor(
    readonly problem: Problem,
    readonly values: Record<string, number> = {},
    readonly round: number | null = null,
  ) {
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
  const usual = GAMES.includes(game) ? padOf({ game }).limit : null;
  const goal = limit === undefined ? usual : limit;
  const sheet = { game, names: names.map(clean), limit: goal, partners, first_dealer: firstDealer, entries: [], draft: null };
  checkSheet(sheet);
  return sheet;
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

/** The entry, counted from 1, that has ended the match; null: it goes on. */
export function endsWith(sheet: Sheet): number | null {
  const { limit } = sheet;
  if (limit === null) return null;
  const now = sheet.names.map(() => 0);
  const last = sheet.entries.findIndex((entry) => {
    scores(sheet, entry).forEach((more, seat) => (now[seat]! += more));
    return Math.max(...now) >= limit;
  });
  return last < 0 ? null : last + 1;
}

// ── What cannot be ───────────────────────────────────────────────────────────────────────────────────────
// `checkForm` is for what was kept: earlier versions have taken sheets that `checkSheet` refuses.

/** Throws `SheetRefused` for a sheet that no version has written. */
export function checkForm(sheet: Sheet): void {
  const { game, names, limit, first_dealer: dealer, entries } = sheet;
  if (!GAMES.includes(game)) throw new SheetRefused("unknown-game");
  checkPlayers(sheet, padOf(sheet).kept);
  const different = new Set(names.map((name) => name.toLowerCase()));
  if (names.includes("") || different.size < names.length) throw new SheetRefused("names");
  if (limit !== null && !(limit >= 1)) throw new SheetRefused("limit");
  if (!within(dealer, { least: 0, most: names.length - 1 })) throw new SheetRefused("dealer");
  for (const entry of entries) checkFormOfEntry(sheet, entry);
}

/** Throws `SheetRefused` for what people with one deck cannot have played. */
export function checkSheet(sheet: Sheet): void {
  checkForm(sheet);
  sheet.entries.forEach(({ points }, at) => checkNumbers(sheet, points, null, at + 1));
  checkEnd(sheet);
  checkPlayers(sheet, padOf(sheet));
}

/** Numbers that cannot be side by side: throws `SheetRefused`. `winner`: as in a draft. */
export function checkNumbers(sheet: Sheet, points: readonly number[], winner: number | null = null, round: number | null = null): void {
  const { together, wrong } = padOf(sheet);
  const rising = [...points].sort((one, other) => one - other);
  for (const highest of [true, false]) {
    let given = 0;
    (highest ? rising.toReversed() : rising).forEach((more, at) => {
      given += more;
      const range = together[Math.min(at, together.length - 1)];
      if (range && (highest ? given > range.most : given < range.least)) throw new SheetRefused("together", { count: at + 1, given, ...range }, round);
    });
  }
  const why = wrong?.(sheet, points, winner);
  if (why) throw new SheetRefused(why as Problem, {}, round);
}

function checkPlayers({ names, partners }: Sheet, { players, pairs }: Players): void {
  if (!within(names.length, players)) throw new SheetRefused("players");
  if (partners && !pairs.includes(names.length)) throw new SheetRefused("partners");
}

function checkFormOfEntry(sheet: Sheet, entry: Entry): void {
  if (entry.points.length !== sheet.names.length) throw new SheetRefused("count");
  if (!entry.points.every((points) => within(points, padOf(sheet).possible))) throw new SheetRefused("points");
  const closed = entry.closer !== null && within(entry.closer, { least: 0, most: sheet.names.length - 1 });
  if (padOf(sheet).question.about === "closer" ? !closed : entry.closer !== null) throw new SheetRefused("closer");
}

function checkEnd(sheet: Sheet): void {
  const last = endsWith(sheet);
  if (last !== null && last < sheet.entries.length) throw new SheetRefused("over", { number: last }, last + 1);
}

// ── Writing on it ────────────────────────────────────────────────────────────────────────────────────────

/** With another round, or with another round `number`, which counts from 0. Throws `SheetRefused`. */
export function withEntry(sheet: Sheet, entry: Entry, number = sheet.entries.length, winner: number | null = null): Sheet {
  if (!within(number, { least: 0, most: sheet.entries.length })) throw new SheetRefused("no-round");
  checkFormOfEntry(sheet, entry);
  checkNumbers(sheet, entry.points, winner);
  const changed = { ...sheet, entries: sheet.entries.toSpliced(number, 1, entry) };
  checkEnd(changed);
  return changed;
}

/** Throws `SheetRefused`. */
export function withoutLast(sheet: Sheet): Sheet {
  if (sheet.entries.length === 0) throw new SheetRefused("nothing");
  return { ...sheet, entries: sheet.entries.slice(0, -1) };
}

function within(value: number, { least, most }: Range): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
