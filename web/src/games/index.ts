/** The games that have a client of their own: the only place that lists them. */
import type { GameClient } from "../game/client";

const CLIENTS: Record<string, () => Promise<{ default: GameClient }>> = {
  skyjo: () => import("./skyjo"),
  skipbo: () => import("./skipbo"),
};

export const NAMES: readonly string[] = Object.keys(CLIENTS);

const loaded = new Map<string, Promise<GameClient>>();

/** The client of a game; the generic one if it has none. Asked for again if it did not come. */
export function clientOf(game: string): Promise<GameClient> {
  const known = loaded.get(game);
  if (known) return known;
  const load = Object.hasOwn(CLIENTS, game) ? CLIENTS[game]! : () => import("../game/generic");
  const client = load().then((module) => module.default);
  loaded.set(game, client);
  client.catch(() => loaded.delete(game));
  return client;
}

/** The game that comes after one of ours; after the last, the first. */
export function nextGame(game: string): string {
  return NAMES[(NAMES.indexOf(game) + 1) % NAMES.length]!;
}
