import { say } from "../lib/words.svelte";

/** What people at a real table are called here, clockwise. */
export function playerNames(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => say("real-player", { number: seat + 1 }));
}
