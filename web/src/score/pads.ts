/** The score pads of all games that have one. A sheet adds up without a network: they are loaded before its page is shown. */
import { clientOf, NAMES } from "../games";
import type { Scorepad } from "./scorepad";

const PADS = new Map<string, Scorepad>();

/** Before anything else here is asked. Rejects if a part of the client cannot be loaded. */
export async function loadPads(): Promise<void> {
  const found = await Promise.all(NAMES.map(async (game) => [game, await (await clientOf(game)).scorepad?.()] as const));
  for (const [game, pad] of found) if (pad) PADS.set(game, pad);
}

export function gamesWithPads(): string[] {
  return [...PADS.keys()];
}

export function padOf({ game }: { game: string }): Scorepad {
  return PADS.get(game)!;
}
