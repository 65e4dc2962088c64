/** From a wish to a table: the steps that a button stands for. */
import { openDeal, openTable, openTableHere } from "./api";
import { NotConnected } from "./connection";
import { isHere, serverless } from "../offline/here";
import { levelAt } from "../game/catalogue.svelte";
import { firstGame } from "../learn/first_game.svelte";
import type { NewTable } from "./http";
import { me } from "./identity";
import type { GivenSettings, Level } from "./protocol";
import { settings } from "./settings.svelte";
import { table } from "./table.svelte";

/** Open a table and go there; its code. Without a network, or a server, it is a table on this device. */
export async function newTable(given: GivenSettings): Promise<string> {
  if (serverless || !navigator.onLine) return go(await openTableHere(given));
  const made = await atServer(given).catch((error: unknown) => {
    if (error instanceof NotConnected) return openTableHere(given);
    throw error;
  });
  return go(made);
}

async function atServer(given: GivenSettings): Promise<NewTable> {
  await me(settings.language);
  return openTable(given);
}

async function go({ code }: NewTable): Promise<string> {
  await table.open(code);
  return code;
}

/** A table with bots, with the first card dealt; its code. */
export async function playBots(given: GivenSettings, level: Level): Promise<string> {
  const code = await newTable(given);
  firstGame.begins(given.game);
  await sitAmongBots(0, given.players, level);
  return code;
}

/** The same with the cards of a finished match, from the beginning or after so many of its moves. */
export async function playDeal(record: string, level: Level, after = 0): Promise<string> {
  if (!isHere(record)) await me(settings.language);
  const { code, seat } = await openDeal(record, after);
  await table.open(code);
  await sitAmongBots(seat, table.info!.seats.length, level);
  return code;
}

async function sitAmongBots(own: number, players: number, wished: Level): Promise<void> {
  const { id, settings } = table.info!;
  const level = levelAt(settings.game, wished, isHere(id));
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== own);
  const bots = others.map((seat) => table.ask({ type: "bot", seat, level }));
  await Promise.all([table.ask({ type: "sit", seat: own }), ...bots, table.ask({ type: "start" })]);
}

/** A table that is open for friends, with a seat for oneself; its code. Without a network they sit at this device. */
export async function invite(given: GivenSettings): Promise<string> {
  const code = await newTable(given);
  await table.ask({ type: "sit", seat: 0 });
  return code;
}
