/** One's games, as the server lists them. */
import { ask } from "../lib/api";
import type { Colour, GameName, Language, Level, Phase } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import type { Player } from "../review/replay";

export interface ListedSeat {
  name: string;
  colour: Colour;
  level: Level | null;
  mine: boolean;
}

export interface RunningGame {
  id: string;
  code: string;
  game: GameName;
  phase: Phase;
  seats: ListedSeat[];
  /** null: not known just now */
  waiting: number[] | null;
  since: number;
  totals: number[];
  games: number;
}

export interface FinishedGame {
  id: string;
  game: GameName;
  at: number;
  players: Player[];
  winners: number[];
  mine: number[];
}

export const myTables = () => ask<RunningGame[]>("GET", "api/me/tables?limit=8");
export const myRecords = () => ask<FinishedGame[]>("GET", "api/me/records?limit=3");

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
