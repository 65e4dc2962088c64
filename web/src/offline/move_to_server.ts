/** A match of this device goes on at the server: on any device, and with friends in place of bots. */
import { ask, askHere } from "../lib/api";
import type { NewTable } from "../lib/http";
import { me } from "../lib/identity";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { table } from "../lib/table.svelte";

/** Rejects with `Refused` or `NotConnected`; then it is here as before. */
export async function moveToServer(id: string): Promise<void> {
  const begun = await askHere<unknown>("GET", `api/tables/${id}/begun`);
  await me(settings.language);
  const { code } = await ask<NewTable>("POST", "api/tables/begun", begun);
  // Nobody is to play on here by mistake: bots have the seats now, and it is in no list any more.
  for (const { seat } of table.yours) await table.ask({ type: "stand", seat });
  router.go(`t/${code}`, true);
}
