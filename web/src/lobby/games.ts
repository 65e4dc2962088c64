/** One's games, as the server lists them. */
import { ask, askHere } from "../lib/api";
import { secret } from "../lib/identity";
import { anythingHere, remember, serverless } from "../offline/here";
import type { ListedRecord, ListedSeat, MyTable } from "../lib/http";
import type { Language } from "../lib/protocol";
import { say } from "../lib/words.svelte";

/** Those of a server and those of this device. One that does not answer has none. */
export async function myTables(): Promise<MyTable[]> {
  return inOrder(await fromBoth<MyTable>("api/me/tables?limit=40"));
}

export const isMine = (game: MyTable) => game.waiting?.some((seat) => game.seats[seat]?.mine) ?? false;
export const isAlone = (game: MyTable) => game.seats.every((seat) => seat.mine || seat.level !== null);

/** First those at which others wait for me, for longest; then the last one touched. */
export function inOrder(games: MyTable[]): MyTable[] {
  const isAwaited = (game: MyTable) => isMine(game) && !isAlone(game);
  return [...games].sort((one, other) => {
    const [first, second] = [isAwaited(one), isAwaited(other)];
    if (first !== second) return Number(second) - Number(first);
    return first ? one.since - other.since : other.since - one.since;
  });
}

export async function myRecords(): Promise<ListedRecord[]> {
  const records = await fromBoth<ListedRecord>("api/me/records?limit=3");
  return records.sort((one, other) => other.at - one.at).slice(0, 3);
}

/** Nobody has no games. */
export function mayHaveGames(): boolean {
  return secret() !== null || anythingHere();
}

async function fromBoth<T extends { id: string; code?: string }>(path: string): Promise<T[]> {
  const there = serverless || secret() === null ? [] : ask<T[]>("GET", path).catch(() => []);
  const here = anythingHere() ? askHere<T[]>("GET", path).catch(() => []) : [];
  for (const row of await here) remember(row.id, ...(row.code ? [row.code] : []));
  return [...(await there), ...(await here)];
}

export function seatName(seat: ListedSeat): string {
  return seat.name !== "" ? seat.name : seat.level === null ? say("seat-empty") : say(`level-${seat.level}`);
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** “5 minutes ago”, in the reader's language. */
export function ago(at: number, now: number, language: Language): string {
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(passed / length), unit);
}
