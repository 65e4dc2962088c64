/** The deal of the day: the same cards and bots for everybody on this server, one try each. */
import { ask } from "../lib/api";
import { me } from "../lib/identity";
import type { DailyInfo, DailyTable } from "../lib/http";
import type { GameName } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { kept, keep } from "../lib/storage";

const KEY = "daily";
const REMEMBERED = 8; // tables

export const lookAtDaily = () => ask<DailyInfo>("GET", "api/daily");

/** Today's deal, the cards dealt; the code of its table. */
export async function playDaily(game: GameName): Promise<string> {
  await me(settings.language);
  const { code } = await ask<DailyTable>("POST", `api/daily/${encodeURIComponent(game)}`);
  keep(KEY, [code, ...(kept<string[]>(KEY) ?? []).filter((each) => each !== code)].slice(0, REMEMBERED));
  return code;
}

/** Whether this is a table with a deal of the day. */
export function isDaily(code: string): boolean {
  return kept<string[]>(KEY)?.includes(code) ?? false;
}
