/** From a wish to a table: the steps that a button stands for. */
import { openTable } from "./api";
import { me } from "./identity";
import type { GivenSettings, Level } from "./protocol";
import { settings } from "./settings.svelte";
import { table } from "./table.svelte";

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
