/**
 * A score sheet as a value: `src/tablee/scoring/sheet.py` in TypeScript, since it must add up offline.
 * Both are tested with `tests/scoring/examples.json`. Ids of rules are those of the ledger.
 */

export type Game = "skyjo" | "skipbo";

/** One round or game: at Skyjo what lies in front of each, at Skip-Bo the cards left in each stock. */
export interface Entry {
  readonly points: readonly number[];
  readonly closer: number | null;
}

export interface Sheet {
  readonly game: Game;
  readonly names: readonly string[];
  /** Points at which the match is over; null: never. */
  readonly limit: number | null;
  readonly partners: boolean;
  readonly first_dealer: number;
  readonly entries: readonly Entry[];
}

export const PLAYERS: Record<Game, { least: number; most: number }> = {
  skyjo: { least: 2, most: 8 },
  skipbo: { least: 2, most: 6 },
};
export const USUAL_LIMIT: Record<Game, number> = { skyjo: 100, skipbo: 500 };
export const POSSIBLE: Record<Game, { least: number; most: number }> = {
  skyjo: { least: -17, most: 142 }, // twelve cards of the deck
  skipbo: { least: 0, most: 162 }, // all cards of it
};
export const LONGEST_NAME = 24;
const WIN = 25; // SB-18
const A_CARD = 5;

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
  game: Game,
  names: readonly string[],
  { limit = USUAL_LIMIT[game], partners = false, firstDealer = 0 }: {
    limit?: number | null;
    partners?: boolean;
    firstDealer?: number;
  } = {},
): Sheet {
  if (!Object.hasOwn(PLAYERS, game)) throw new SheetRefused("unknown-game");
  const cleaned = names.map(clean);
  if (!within(cleaned.length, PLAYERS[game])) throw new SheetRefused("players");
  const different = new Set(cleaned.map((name) => name.toLowerCase()));
  if (cleaned.includes("") || different.size < cleaned.length) throw new SheetRefused("names");
  if (partners && !canPair(game, cleaned.length)) throw new SheetRefused("partners");
  if (limit !== null && !(limit >= 1)) throw new SheetRefused("limit");
  if (!within(firstDealer, { least: 0, most: cleaned.length - 1 })) throw new SheetRefused("dealer");
  return { game, names: cleaned, limit, partners, first_dealer: firstDealer, entries: [] };
}

export function clean(name: string): string {
  return [...name.trim().split(/\s+/).join(" ")].slice(0, LONGEST_NAME).join("");
}

/** Skip-Bo with 4 or 6 (SB-20). */
export function canPair(game: Game, players: number): boolean {
  return game === "skipbo" && (players === 4 || players === 6);
}

// ── Reading it ───────────────────────────────────────────────────────────────────────────────────────────

/** The seats that score together: one each, or pairs (SB-20). */
export function sides(sheet: Sheet): number[][] {
  const players = sheet.names.length;
  const count = sheet.partners ? players / 2 : players;
  return Array.from({ length: count }, (_, side) =>
    Array.from({ length: players / count }, (_, at) => side + at * count),
  );
}

/** What an entry is worth to everybody. */
export function scores(sheet: Sheet, entry: Entry): number[] {
  if (sheet.game === "skyjo") {
    const closer = doubled(entry);
    return entry.points.map((points, seat) => (seat === closer ? 2 * points : points));
  }
  const best = gameWinners(sheet, entry);
  const left = sum(entry.points) - sum(best.map((seat) => entry.points[seat]!));
  return sheet.names.map((_, seat) => (best.includes(seat) ? WIN + A_CARD * left : 0)); // SB-18, SB-21
}

/** The closer whose score is doubled: not the lowest alone, and above zero (SJ-12). */
export function doubled(entry: Entry): number | null {
  if (entry.closer === null) return null;
  const own = entry.points[entry.closer]!;
  const others = entry.points.filter((_, seat) => seat !== entry.closer);
  return own > 0 && own >= Math.min(...others) ? entry.closer : null;
}

/** Skip-Bo: the fewest stock cards win, with the partner (SB-17, SB-21, SB-28); nobody if level. */
export function gameWinners(sheet: Sheet, entry: Entry): number[] {
  const left = sides(sheet).map((seats) => sum(seats.map((seat) => entry.points[seat]!)));
  const best = Math.min(...left);
  return left.filter((cards) => cards === best).length > 1 ? [] : sides(sheet)[left.indexOf(best)]!;
}

/** After so many entries, or after all. */
export function totals(sheet: Sheet, upTo?: number): number[] {
  const rows = sheet.entries.slice(0, upTo).map((entry) => scores(sheet, entry));
  return sheet.names.map((_, seat) => sum(rows.map((row) => row[seat]!)));
}

/** Who has won: the lowest at Skyjo (SJ-14), the highest at Skip-Bo (SB-19). Null: it goes on. */
export function winners(sheet: Sheet): number[] | null {
  const now = totals(sheet);
  if (sheet.limit === null || sheet.entries.length === 0 || Math.max(...now) < sheet.limit) return null;
  const best = sheet.game === "skyjo" ? Math.min(...now) : Math.max(...now);
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
  if (!entry.points.every((points) => within(points, POSSIBLE[sheet.game]))) throw new SheetRefused("points");
  const closed = entry.closer !== null && within(entry.closer, { least: 0, most: sheet.names.length - 1 });
  if (sheet.game === "skyjo" ? !closed : entry.closer !== null) throw new SheetRefused("closer");
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

function within(value: number, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
