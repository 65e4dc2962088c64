import type { GameName } from "../lib/protocol";

/** The game that an address speaks of; null: none of ours. */
export function gameIn(rest: string[]): GameName | null {
  const [name] = rest;
  return name === "skipbo" || name === "skyjo" ? name : null;
}

export function otherGame(game: GameName): GameName {
  return game === "skyjo" ? "skipbo" : "skyjo";
}
