/** The deal of the day: the same cards and bots for everybody on this server, one try each. */
import { ask } from "../lib/api";
import { me } from "../lib/identity";
import type { Colour, GameName, Level } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { kept, keep } from "../lib/storage";

/** As chances to win the match; null until they are worked out. */
interface Measured {
  luck: number | null;
  skill: number | null;
}

export interface Place extends Measured {
  place: number;
  name: string;
  colour: Colour;
  mine: boolean;
  totals: number[];
  lead: number;
}

export interface Bot extends Measured {
  level: Level;
  totals: number[];
  lead: number;
}

export interface WeekRow extends Measured {
  name: string;
  colour: Colour;
  mine: boolean;
  days: number;
  reached: number;
}

export interface DailyGame {
  game: GameName;
  level: Level;
  levels: number;
  commitment: string;
  finished: number;
  /** `place` is null until it is finished. */
  mine: { code: string; record: string | null; totals: number[]; won: boolean; place: number | null; reached: number | null } | null;
  places: Place[];
  bots: Bot[];
  /** whether luck is still being taken out of somebody's match */
  measuring: boolean;
  week: WeekRow[];
}

export interface Daily {
  day: string;
  until: number;
  streak: number;
  games: DailyGame[];
}

const KEY = "daily";
const REMEMBERED = 8; // tables

export const lookAtDaily = () => ask<Daily>("GET", "api/daily");

/** Today's deal, the cards dealt; the code of its table. */
export async function playDaily(game: GameName): Promise<string> {
  await me(settings.language);
  const { code } = await ask<{ code: string }>("POST", `api/daily/${encodeURIComponent(game)}`);
  keep(KEY, [code, ...(kept<string[]>(KEY) ?? []).filter((each) => each !== code)].slice(0, REMEMBERED));
  return code;
}

/** Whether this is a table with a deal of the day. */
export function isDaily(code: string): boolean {
  return kept<string[]>(KEY)?.includes(code) ?? false;
}
