/** One's matches in figures, and the list of them: as the server counts them, or as files. */
import { cell } from "../lib/files";
import { ask, askPage, type Page } from "../lib/api";
import type { Book, ListedRecord } from "../lib/http";
import type { GameName } from "../lib/protocol";

export interface Choice {
  game: GameName | "";
  /** a person's id */
  other: string;
  cards: "all" | "online" | "real";
}

export const lookAtBook = (): Promise<Book> => ask("GET", "api/me/book");

/** `next`: where a page before has ended. */
export function matchesOf(choice: Choice, next: string | null = null): Promise<Page<ListedRecord>> {
  const query = new URLSearchParams({ limit: "20", cards: choice.cards });
  if (choice.game) query.set("game", choice.game);
  if (choice.other) query.set("other", choice.other);
  return askPage<ListedRecord>("api/me/records", next ?? `?${query.toString()}`);
}

/** All of them, page by page, or those that ended in a span of time. */
export async function everyMatch(span?: { since: number; before: number }): Promise<ListedRecord[]> {
  const within = span ? `&since=${Math.max(0, span.since)}&before=${Math.max(0, span.before)}` : "";
  const found: ListedRecord[] = [];
  for (let next: string | null = `?limit=50&cards=all${within}`; next !== null; ) {
    const page: Page<ListedRecord> = await askPage<ListedRecord>("api/me/records", next);
    found.push(...page.rows);
    next = page.next;
  }
  return found;
}

/** What one had when somebody gave up is no result. */
export const isScored = (match: ListedRecord) => match.resigned === null;

const COLUMNS = ["at", "game", "cards", "players", "points", "my_points", "won", "my_luck", "link"];

/** For spreadsheets. */
export function asTable(matches: ListedRecord[]): string {
  const rows = matches.map((match) => [
    new Date(match.at).toISOString(),
    match.game,
    match.real ? "real" : "online",
    match.seats.join("; "),
    match.totals.join("; "),
    isScored(match) ? match.mine.map((seat) => match.totals[seat]).join("; ") : "",
    match.mine.some((seat) => match.winners.includes(seat)) ? "1" : "0",
    match.luck?.toFixed(4) ?? "",
    match.link,
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
