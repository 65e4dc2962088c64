/** From a wish to a table: the steps that a button stands for. */
import { openTable } from "./api";
import { me } from "./identity";
import type { GameName, GivenSettings, Level, Scalar } from "./protocol";
import { settings } from "./settings.svelte";
import { table } from "./table.svelte";

export const LENGTHS = ["short", "medium", "long"] as const;
export type Length = (typeof LENGTHS)[number];

/** What the three lengths mean in each game; the server fills in the rest. */
const OPTIONS: Record<GameName, Record<Length, Record<string, Scalar>>> = {
  skyjo: { short: { limit: null }, medium: { limit: 50 }, long: { limit: 100 } },
  skipbo: {
    short: { stock_size: 10, target: null },
    medium: { stock_size: 20, target: null },
    long: { target: 500 },
  },
};

/** The levels of the bots, the weakest first; `/api/games` says the same. */
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];

/** How many can play, as the rule sheets say; `/api/games` says the same. */
export const PLAYERS: Record<GameName, { least: number; most: number }> = {
  skyjo: { least: 2, most: 8 },
  skipbo: { least: 2, most: 6 },
};

export function optionsFor(game: GameName, length: Length): Record<string, Scalar> {
  return OPTIONS[game]?.[length] ?? {};
}

/** Open a table and go there; its code. */
export async function newTable(given: GivenSettings): Promise<string> {
  await me(settings.language);
  const { code } = await openTable(given);
  await table.open(code);
  return code;
}

/** A table with bots, with the first card dealt; its code. */
export async function playBots(given: GivenSettings, level: Level): Promise<string> {
  const code = await newTable(given);
  const bots = Array.from({ length: given.players - 1 }, (_, at) =>
    table.ask({ type: "bot", seat: at + 1, level }),
  );
  await Promise.all([table.ask({ type: "sit", seat: 0 }), ...bots, table.ask({ type: "start" })]);
  return code;
}

/** A table that is open for friends, with a seat for oneself; its code. */
export async function invite(given: GivenSettings): Promise<string> {
  const code = await newTable(given);
  await table.ask({ type: "sit", seat: 0 });
  return code;
}
